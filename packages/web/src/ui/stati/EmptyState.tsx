import type { ReactNode } from 'react';
import { Disegno } from './Disegno.tsx';
import css from './EmptyState.module.css';

type Props = { titolo: string; testo: ReactNode; livello?: 1 | 2; children?: ReactNode };

/** Nothing to show: says why, and offers the one thing to do. */
export function EmptyState({ titolo, testo, livello = 2, children }: Props) {
  const Titolo = livello === 1 ? 'h1' : 'h2';
  return (
    <div className={css.box}>
      <Disegno indirizzo="/vuoto.svg" className={css.drawing} />
      <Titolo className={css.title}>{titolo}</Titolo>
      <p className={css.text}>{testo}</p>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
