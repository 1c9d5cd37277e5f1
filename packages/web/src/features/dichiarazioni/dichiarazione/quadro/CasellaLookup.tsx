import { useMemo } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { useApertura } from '../apertura/contesto.ts';
import { findVoce, searchLookup, type VoceLookup } from '../lookup.api.ts';
import type { PropsCasella } from './Casella.tsx';
import { CasellaRicerca, type FonteCasella } from './CasellaRicerca.tsx';

/** A casella filled from the list that the vendor defined for it. */
export function CasellaLookup(props: PropsCasella & { codice: string }) {
  const { codice, ...casella } = props;
  const { modello } = useApertura();
  const fonte = useMemo((): FonteCasella<VoceLookup> => {
    const dove = { anno: modello.anno, modello: modello.codice, codice };
    return {
      cerca: searchLookup(dove),
      keyOf: (chiave) => ['lookup', dove, chiave],
      find: (chiave) => findVoce(dove, chiave),
      codiceDi: ({ chiave }) => chiave,
      nomeDi: ({ chiave, descrizione }) => (chiave === descrizione ? chiave : `${chiave} ${descrizione}`),
      segnaposto: m.cercaElenco,
      read: (testo) => testo,
    };
  }, [modello, codice]);
  return <CasellaRicerca {...casella} fonte={fonte} />;
}
