import { type ReactNode, useEffect, useState } from 'react';
import { getConfigurazione } from '../../api/sessione.api.ts';
import type { Fornitore } from '../../api/sessione.ts';
import { messaggiAccesso as m, registroAziende, registroStudi } from '../../messages/accesso.ts';
import { Marchio } from '../../ui/Marchio.tsx';
import { Piede } from '../../ui/Piede.tsx';
import { SaltaAlContenuto } from '../../ui/SaltaAlContenuto.tsx';
import css from './PaginaPubblica.module.css';
import { RegistroEsempio } from './RegistroEsempio.tsx';

type Props = { sfondo: 'login' | 'aziende' | 'condominio'; children: ReactNode };

/** The frame of the pages before login: form at the left, the ledger at the right. */
export function PaginaPubblica({ sfondo, children }: Props) {
  const [fornitore, setFornitore] = useState<Fornitore | null>(null);
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
        <header>
          <Marchio nome="Quadra" />
        </header>
        <main id="contenuto" className={css.main} tabIndex={-1}>
          {children}
        </main>
        <Piede fornitoDa={m.fornitoDa} sito={m.sitoFornitore} collegamenti={fornitore} />
      </div>
      <RegistroEsempio registro={sfondo === 'aziende' ? registroAziende : registroStudi} sfondo={sfondo} />
    </div>
  );
}
