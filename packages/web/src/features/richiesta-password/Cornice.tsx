import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messaggiPassword as m } from '../../messages/password.ts';
import { Marchio } from '../../ui/Marchio.tsx';
import { SaltaAlContenuto } from '../../ui/SaltaAlContenuto.tsx';
import { useTitoloPagina } from '../../ui/titolo-pagina.ts';
import css from './Cornice.module.css';

type Props = { titolo: string; testo: string; children: ReactNode };

/** One narrow sheet, with the way back to the login page. */
export function Cornice({ titolo, testo, children }: Props) {
  useTitoloPagina(titolo);
  return (
    <div className={css.page}>
      <SaltaAlContenuto />
      <div className={css.sheet}>
        <header>
          <Marchio nome="Quadra" />
        </header>
        <main id="contenuto" className={css.main} tabIndex={-1}>
          <h1 className={css.title}>{titolo}</h1>
          <p className={css.text}>{testo}</p>
          {children}
          <p className={css.back}>
            <Link to="/login">{m.tornaAccesso}</Link>
          </p>
        </main>
      </div>
    </div>
  );
}
