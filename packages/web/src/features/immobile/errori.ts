import { fromWire } from '@quadra/contract';
import type { ApiError } from '../../api/errore.ts';
import { etichetteImmobile, messaggiImmobile as m } from '../../messages/immobile.ts';
import type { VoceErrore } from '../../ui/ErrorSummary.tsx';

export type Errori = { voci: readonly VoceErrore[]; codiceRichiesta: string | null };

const toPercorso = (delFilo: string): string =>
  delFilo
    .split('.')
    .map((parte) => Object.keys(fromWire({ [parte]: null }))[0] ?? parte)
    .join('.');

/** The name of a field; of an owner, with its place. */
export function makeEtichetta(percorso: string): string {
  const parti = percorso.split('.');
  const nome = etichetteImmobile[parti.at(-1) ?? ''] ?? percorso;
  return parti.length === 3 ? `${m.proprietarioNumero(Number(parti[1]) + 1)}: ${nome}` : nome;
}

/** The fields that the server refused, for the summary and for the fields themselves. */
export const readErrori = ({ campi, codiceRichiesta }: ApiError): Errori => ({
  codiceRichiesta,
  voci: campi.map(({ percorso, messaggio }) => {
    const interno = toPercorso(percorso);
    return { percorso: interno, etichetta: makeEtichetta(interno), messaggio };
  }),
});
