/** A screen that is loaded when it is first shown, together with the words of all screens but Home. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Trouble } from './parts/trouble.tsx';
import { needRest, t } from './words.ts';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P): JSX.Element {
    const [state, setState] = useState<'waiting' | 'here' | 'missing'>(loaded === null ? 'waiting' : 'here');
    useEffect(() => {
      if (state !== 'waiting') return;
      Promise.all([load(), needRest()]).then(
        ([component]) => {
          loaded = component;
          setState('here');
        },
        () => setState('missing'),
      );
    }, [state]);
    if (state === 'missing') return <Trouble text={t('error.files')} onRetry={() => setState('waiting')} />;
    if (loaded === null) return <p class="hush">{t('frame.loading')}</p>;
    const Screen = loaded;
    return <Screen {...props} />;
  };
}
