/** When something got stuck: what is safe, and one thing to do. Never a code, never blame. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';
import { useArrival } from './use-arrival.ts';

export interface TroubleProps {
  readonly title?: string;
  readonly text: string;
  readonly onRetry?: () => void;
  readonly children?: ComponentChildren;
}

export function Trouble({ title = t('error.title'), text, onRetry, children }: TroubleProps): JSX.Element {
  const heading = useArrival();
  return (
    <main class="trouble">
      <section class="panel state">
        <BrokenLadder />
        <div>
          <h1 tabIndex={-1} ref={heading}>
            {title}
          </h1>
          <p>{text}</p>
        </div>
        <div class="state-do">
          {onRetry !== undefined && (
            <button type="button" class="btn pri" onClick={onRetry}>
              <Icon name="undo" />
              {t('error.retry')}
            </button>
          )}
          {children}
          <a class="btn" href="#/">
            <Icon name="home" />
            {t('frame.home')}
          </a>
        </div>
      </section>
    </main>
  );
}

function BrokenLadder(): JSX.Element {
  const ladder = 'M10 42L112 18M18 82L120 58M34 40L42 74M62 33L70 68M90 27L98 61';
  return (
    <svg width="130" height="96" viewBox="0 0 130 96" aria-hidden="true" stroke-linecap="round" fill="none">
      <path d={ladder} stroke="#4a2a12" stroke-width="13" />
      <path d={ladder} stroke="#c8924f" stroke-width="8" />
      <path
        d="M97 4C106 16 108 20 108 26A11 11 0 0 1 86 26C86 20 88 16 97 4Z"
        fill="#9fd3ee"
        stroke="#2b6a8a"
        stroke-width="3"
      />
    </svg>
  );
}
