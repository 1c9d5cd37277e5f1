import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { makeRitornoIdentita } from '../../../api/ritorno-identita.ts';
import { messaggiIdentita as m } from '../../../messages/identita.ts';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import css from './AccessoPage.module.css';
import { PaginaPubblica } from './PaginaPubblica.tsx';

/** Tells the page that opened this window what the provider sent back, once, and takes it out of the address. */
function tellRitorno(): boolean {
  const { search, origin, pathname } = location;
  const partenza = window.opener as Window | null;
  partenza?.postMessage(makeRitornoIdentita(search), origin);
  history.replaceState(history.state, '', pathname);
  return partenza !== null;
}

/** Where the provider sends the browser back to, in the window opened for it. */
export function RitornoIdentitaPage() {
  useTitoloPagina(m.ritorno);
  const [isDetto, setDetto] = useState(true);
  useEffect(() => setDetto(tellRitorno()), []);
  return (
    <PaginaPubblica sfondo="login">
      <h1 className={css.title}>{m.ritorno}</h1>
      <p className={css.subtitle}>{isDetto ? m.ritornoTesto : m.ritornoSolo}</p>
      {!isDetto && (
        <p className={css.subtitle}>
          <Link to="/login">{m.ritornoPagina}</Link>
        </p>
      )}
    </PaginaPubblica>
  );
}
