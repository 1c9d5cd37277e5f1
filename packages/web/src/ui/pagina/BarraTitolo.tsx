import type { ReactNode } from 'react';
import css from './BarraTitolo.module.css';
import { useTitoloPagina } from './titolo-pagina.ts';

type Props = {
  titolo: string;
  /** Beside the title: how many, or which kind. */
  dettaglio?: ReactNode;
  /** Before the title: the way back. */
  inizio?: ReactNode;
  errore?: ReactNode;
  inErrore?: boolean;
  children?: ReactNode;
};

/** The title bar of a page, with its actions and the box of its error. */
export function BarraTitolo({ titolo, dettaglio, inizio, errore, inErrore, children }: Props) {
  useTitoloPagina(inErrore ? `Errore: ${titolo}` : titolo);
  return (
    <>
      <header className={css.bar} data-barra-titolo>
        {inizio}
        <h1 className={css.title}>{titolo}</h1>
        {dettaglio && <span className={css.detail}>{dettaglio}</span>}
        <div className={css.actions}>{children}</div>
      </header>
      {errore && <div className={css.error}>{errore}</div>}
    </>
  );
}
