import { useMemo, useState } from 'react';
import { messaggiDefinizione as m } from '../../../messages/definizione.ts';
import { type Esito, type Ingresso, listIngressi, runProva, sampleFor } from './prova.ts';
import { type Definito, listProblemi } from './useDefinito.ts';

type Testi = Readonly<Record<string, string>>;

/** The values of the bench, each with a sample until it is changed, and what the definition gives with them. */
export function useProva(definito: Definito | undefined) {
  const [scritti, setScritti] = useState<Testi>({});
  const ingressi = useMemo(
    () =>
      definito ? listIngressi(definito.modello, definito.letture.get(definito.scritta.codice) ?? []) : [],
    [definito],
  );
  const testi: Testi = useMemo(() => {
    if (definito === undefined) return {};
    const campioni = ingressi.map((uno, posto) => [uno.chiave, sampleFor(definito.modello, uno, posto)]);
    return { ...Object.fromEntries(campioni), ...scritti };
  }, [definito, ingressi, scritti]);
  const esito = useMemo(
    () =>
      definito === undefined || listProblemi(definito).length > 0
        ? null
        : runProva(definito, definito.scritta, ingressi, testi),
    [definito, ingressi, testi],
  );
  const write = (chiave: string, testo: string) => setScritti((prima) => ({ ...prima, [chiave]: testo }));
  return { ingressi, testi, esito, write };
}

export type InProva = {
  readonly ingressi: readonly Ingresso[];
  readonly testi: Testi;
  readonly esito: Esito | null;
  readonly write: (chiave: string, testo: string) => void;
};

/** What is said of an expression that is right: what it gives with the values of the bench. */
export function describeEsito(definito: Definito, esito: Esito | null): string {
  if (definito.scritta.casella === '') return m.indicareCasella;
  if (esito === null) return '';
  if (definito.scritta.genere === 'validazione')
    return esito.findings.length > 0 ? m.correttaSegnala : m.correttaTace;
  return m.corretta(esito.chiave, esito.valore || m.vuoto);
}
