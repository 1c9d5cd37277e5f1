import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

type Props = { titolo: string; testo: ReactNode; livello?: 1 | 2; children?: ReactNode };

/** Nothing to show: says why, and offers the one thing to do. */
export function EmptyState({ titolo, testo, livello = 2, children }: Props) {
  const Titolo = livello === 1 ? 'h1' : 'h2';
  return (
    <div className={css.box}>
      <svg width="48" height="48" viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <rect className={css.outline} x="1" y="1" width="21" height="21" rx="3" />
        <rect className={css.outline} x="26" y="1" width="21" height="21" rx="3" />
        <rect className={css.outline} x="1" y="26" width="21" height="21" rx="3" />
        <rect className={css.full} x="25.5" y="25.5" width="22" height="22" rx="3" />
      </svg>
      <Titolo className={css.title}>{titolo}</Titolo>
      <p className={css.text}>{testo}</p>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
