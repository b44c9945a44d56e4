/** Screens and parts that are loaded when they are first shown. */
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Trouble } from './parts/trouble.tsx';
import { needRest, t } from './words.ts';

/** A screen, together with the words of all screens but Home. */
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

/** A part of Home that comes a moment after the rest, with Home's own words: nothing is shown until it is here. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element | null {
  const loaded = signal<ComponentType<P> | null>(null);
  return function Late(props: P): JSX.Element | null {
    useEffect(() => {
      if (loaded.value !== null) return;
      load().then(
        (component) => {
          loaded.value = component;
        },
        // The page says by itself that a file is missing (`offline/register.ts`); the next time Home is shown, it is asked for again.
        () => undefined,
      );
    }, []);
    const Part = loaded.value;
    return Part === null ? null : <Part {...props} />;
  };
}
