import { LOGO } from '@quadra/contract';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { findGestore, type GestoreDelLogin, getConfigurazione } from '../../../api/sessione.api.ts';
import type { Fornitore } from '../../../api/sessione.ts';
import { messaggiAccesso as m, registroAziende, registroStudi } from '../../../messages/accesso.ts';
import { Marchio } from '../../../ui/pagina/Marchio.tsx';
import { Piede } from '../../../ui/pagina/Piede.tsx';
import { SaltaAlContenuto } from '../../../ui/pagina/SaltaAlContenuto.tsx';
import css from './PaginaPubblica.module.css';
import { RegistroEsempio } from './RegistroEsempio.tsx';

type Props = { sfondo: 'login' | 'aziende' | 'condominio'; children: ReactNode };

/** The gestore whose code is in the address, if there is one: a code nobody has changes nothing. */
function useGestore(): GestoreDelLogin | null {
  const { codice } = useParams({ strict: false });
  const [gestore, setGestore] = useState<GestoreDelLogin | null>(null);
  useEffect(() => {
    if (codice === undefined) return;
    let viva = true;
    void findGestore(codice).then((trovato) => viva && setGestore(trovato));
    return () => {
      viva = false;
    };
  }, [codice]);
  return gestore;
}

/** Logo and name of the gestore, in the place of ours. */
function MarchioGestore({ gestore }: { gestore: GestoreDelLogin }) {
  return (
    <p className={css.gestore}>
      {gestore.logo && <img src={gestore.logo} alt="" className={css.logo} height={LOGO.altezza} />}
      <span className={css.nome}>{gestore.nome}</span>
    </p>
  );
}

/** The frame of the pages before login: form at the left, the ledger at the right. */
export function PaginaPubblica({ sfondo, children }: Props) {
  const [fornitore, setFornitore] = useState<Fornitore | null>(null);
  const gestore = useGestore();
  useEffect(() => {
    let viva = true;
    getConfigurazione().then(
      (configurazione) => viva && setFornitore(configurazione.fornitore ?? null),
      () => {},
    );
    return () => {
      viva = false;
    };
  }, []);
  return (
    <div className={css.page}>
      <SaltaAlContenuto />
      <div className={css.side}>
        <header>{gestore === null ? <Marchio nome="Quadra" /> : <MarchioGestore gestore={gestore} />}</header>
        <main id="contenuto" className={css.main} tabIndex={-1}>
          {children}
        </main>
        <Piede fornitoDa={m.fornitoDa} sito={m.sitoFornitore} collegamenti={fornitore} />
      </div>
      <RegistroEsempio registro={sfondo === 'aziende' ? registroAziende : registroStudi} sfondo={sfondo} />
    </div>
  );
}
