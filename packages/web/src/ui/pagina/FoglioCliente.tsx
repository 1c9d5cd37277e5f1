import type { ReactNode } from 'react';
import css from './FoglioCliente.module.css';
import { Marchio } from './Marchio.tsx';

type Props = { studio?: string; titolo: string; testo?: ReactNode; children?: ReactNode };
/** A page of who holds a link and has no login: made for a telephone, in the name of the studio. */
export function FoglioCliente({ studio, titolo, testo, children }: Props) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Marchio size={20} nome={studio ?? 'Quadra'} />
      </header>
      <main id="contenuto" className={css.main} tabIndex={-1}>
        <h1 className={css.title}>{titolo}</h1>
        {testo && <p className={css.soft}>{testo}</p>}
        {children}
      </main>
    </div>
  );
}
