import { useCallback, useMemo, useState } from 'react';
import type { ApiError } from '../../../api/errore.ts';
import { getEtichetta, toPercorsoInterno } from '../../../dominio/anagrafica/percorsi-campo.ts';
import { messaggiScheda as m, type PercorsoCampo } from '../../../messages/anagrafica-scheda.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import type { VoceErrore } from '../../../ui/stati/ErrorSummary.tsx';
import { listAvvisi, listErrori, type Problema } from './controlli.ts';
import type { Esistente } from './useEsistente.ts';
import type { Valori } from './valori.ts';

export type Riepilogo = { voci: readonly VoceErrore[]; codiceRichiesta: string | null };

const toVoce = ({ percorso, messaggio }: { percorso: string; messaggio: string }): VoceErrore => ({
  percorso,
  etichetta: getEtichetta(percorso),
  messaggio,
});

/** The field errors of an answer, with the names of the form. */
export const readProblemi = (errore: ApiError): VoceErrore[] =>
  errore.campi.map(({ percorso, messaggio }) => toVoce({ percorso: toPercorsoInterno(percorso), messaggio }));

/** Messages under the fields and the summary above: errors of the last save and of now, warnings, notes on origin. */
export function useMessaggiScheda(
  valori: Valori,
  isToccato: (percorso: PercorsoCampo) => boolean,
  esistente: Esistente | null,
) {
  const [messi, setMessi] = useState<ReadonlyMap<string, Messaggio>>(new Map());
  const [riepilogo, setRiepilogo] = useState<Riepilogo | null>(null);
  const setMessaggi = useCallback((nuovi: readonly [string, Messaggio | null][]) => {
    setMessi((prima) => {
      const dopo = new Map(prima);
      for (const [percorso, messaggio] of nuovi)
        messaggio === null ? dopo.delete(percorso) : dopo.set(percorso, messaggio);
      return dopo;
    });
  }, []);
  const forget = useCallback((percorso: string) => setMessaggi([[percorso, null]]), [setMessaggi]);
  const showVoci = useCallback((voci: readonly VoceErrore[], codiceRichiesta: string | null) => {
    setRiepilogo(voci.length === 0 ? null : { voci, codiceRichiesta });
    setMessi(new Map(voci.map(({ percorso, messaggio }) => [percorso, { tipo: 'error', testo: messaggio }])));
  }, []);
  const showProblemi = useCallback(
    (problemi: readonly Problema[]) => showVoci(problemi.map(toVoce), null),
    [showVoci],
  );
  const messaggi = useMemo(() => {
    const tutti = new Map<string, Messaggio>(
      listAvvisi(valori).map(({ percorso, messaggio }) => [percorso, { tipo: 'warning', testo: messaggio }]),
    );
    for (const [percorso, messaggio] of messi) tutti.set(percorso, messaggio);
    const errori = [
      ...listErrori(valori, isToccato),
      ...(esistente ? [{ percorso: 'codiceFiscale' as const, messaggio: m.giaUsato }] : []),
    ];
    for (const { percorso, messaggio } of errori)
      if (tutti.get(percorso)?.tipo !== 'error') tutti.set(percorso, { tipo: 'error', testo: messaggio });
    return tutti;
  }, [valori, messi, isToccato, esistente]);
  return { messaggi, riepilogo, setMessaggi, forget, showVoci, showProblemi };
}
