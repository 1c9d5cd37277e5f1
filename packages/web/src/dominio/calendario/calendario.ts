import type { ProfiloSuite } from '@quadra/contract';
import { loadScadenze, type Scadenza } from '@quadra/fisco';
import { daysBetween, giornoDiRoma } from '@quadra/values';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSessione } from '../../api/contesto.ts';
import { readChi } from '../../api/sessione.ts';

type Adempimento = Scadenza['adempimento'];
/** The term that comes next: of which year, and in how many days. */
export type Prossima = Pick<Scadenza, 'adempimento' | 'data' | 'maggiorazione' | 'verificato'> & {
  readonly anno: number;
  readonly giorni: number;
};

/** What is due by who works for himself, or for a studio's clients. */
const adempimentiDi: Readonly<Record<ProfiloSuite, readonly Adempimento[]>> = {
  studio: ['saldo', 'secondo acconto', 'acconto IMU', 'saldo IMU', 'Redditi PF', '730', 'CU', '770'],
  privato: ['saldo', 'secondo acconto', 'acconto IMU', 'saldo IMU', 'Redditi PF', '730'],
  azienda: ['saldo', 'secondo acconto', 'acconto IMU', 'saldo IMU', 'CU', '770'],
};

/** The first term from today on that is for everybody; null when the calendar holds none. `oggi` is yyyy-mm-dd. */
export function findProssima(
  listScadenze: (anno: number) => readonly Scadenza[],
  oggi: string,
  adempimenti: readonly Adempimento[],
): Prossima | null {
  const attuale = Number(oggi.slice(0, 4));
  const [prima] = [attuale - 1, attuale, attuale + 1]
    .flatMap((anno) => listScadenze(anno).map((scadenza) => ({ ...scadenza, anno })))
    .filter(
      ({ data, per, adempimento }) => per === undefined && data >= oggi && adempimenti.includes(adempimento),
    )
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0));
  return prima === undefined ? null : { ...prima, giorni: daysBetween(oggi, prima.data) };
}

const calendarioQuery = queryOptions({
  queryKey: ['scadenze'],
  queryFn: loadScadenze,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the season of a year is over: not even a declaration that is late is valid any more. Undefined until it is known. */
export function useStagioneChiusa(anno: number): boolean | undefined {
  const { oggi = giornoDiRoma(new Date()) } = useSessione().configurazione;
  const { data } = useQuery(calendarioQuery);
  if (data === undefined) return undefined;
  const ultima = data
    .listScadenze(anno)
    .map((una) => una.data)
    .toSorted()
    .at(-1);
  return daysBetween(ultima ?? `${anno}-12-31`, oggi) > data.GIORNI_TARDIVA;
}

/** Today as the server says, and the term that comes next; undefined until the calendar is read. */
export function useCalendario(): { oggi: string; prossima: Prossima | null | undefined } {
  const { utente, configurazione } = useSessione();
  const { oggi = giornoDiRoma(new Date()) } = configurazione;
  const { data } = useQuery(calendarioQuery);
  const prossima = data && findProssima(data.listScadenze, oggi, adempimentiDi[readChi(utente)]);
  return { oggi, prossima };
}

/** The year that is being worked on: the one of the next term, if it can be chosen. Undefined until it is known. */
export function useAnnoInCorso(): number | undefined {
  const { annoFiscale, anni } = useSessione().configurazione;
  const { prossima } = useCalendario();
  if (prossima === undefined) return undefined;
  return prossima !== null && anni.includes(prossima.anno) ? prossima.anno : annoFiscale;
}
