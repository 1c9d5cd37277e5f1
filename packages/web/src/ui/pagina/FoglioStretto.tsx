import type { ReactNode } from 'react';
import css from './FoglioStretto.module.css';
import { Marchio } from './Marchio.tsx';
import { SaltaAlContenuto } from './SaltaAlContenuto.tsx';
import { useTitoloPagina } from './titolo-pagina.ts';

type Props = {
  titolo: string;
  testo: ReactNode;
  /** Two columns of fields side by side. */
  largo?: boolean;
  /** The way back, under everything. */
  fondo?: ReactNode;
  children: ReactNode;
};

/** One narrow sheet in the middle of the page: what is asked before anybody is in. */
export function FoglioStretto({ titolo, testo, largo, fondo, children }: Props) {
  useTitoloPagina(titolo);
  return (
    <div className={css.page}>
      <SaltaAlContenuto />
      <div className={css.sheet} data-largo={largo || undefined}>
        <header>
          <Marchio nome="Quadra" />
        </header>
        <main id="contenuto" className={css.main} tabIndex={-1}>
          <h1 className={css.title}>{titolo}</h1>
          <p className={css.text}>{testo}</p>
          {children}
          {fondo && <p className={css.back}>{fondo}</p>}
        </main>
      </div>
    </div>
  );
}

/** A form of the sheet. */
export const formStretto = css.form;
/** What was done, in the place of the form. */
export function Fatto({ children }: { children: ReactNode }) {
  return (
    <p className={css.done} role="status">
      {children}
    </p>
  );
}
