/** The bar over every screen but Home: the way back, the title (which takes the focus when the screen opens), and what a screen adds. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../words.ts';
import { Icon } from './icon.tsx';
import { useArrival } from './use-arrival.ts';

export interface TopBarProps {
  readonly title: string;
  readonly sub?: string | null;
  readonly children?: ComponentChildren;
}

export function TopBar({ title, sub = null, children }: TopBarProps): JSX.Element {
  const heading = useArrival();
  return (
    <header class="top">
      <a class="ib" href="#/" aria-label={t('frame.home')}>
        <Icon name="home" />
      </a>
      <h1 tabIndex={-1} ref={heading}>
        {title}
        {sub !== null && <small>{sub}</small>}
      </h1>
      {children}
    </header>
  );
}
