import {
  type AtteseFilo,
  fromWire,
  type Interno,
  percorsi,
  type RigaStagioneFilo,
  type StagioneFilo,
} from '@quadra/contract';
import { addDays, daysBetween, listAnni, weekday } from '@quadra/values';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';
import type { Settimana } from '../../../ui/grafici/BarreSettimane.tsx';

export type RigaStagione = Interno<RigaStagioneFilo>;

/** What comes for the studio, and how far it is. */
export const stagioneQuery = queryOptions({
  queryKey: ['stagione'],
  queryFn: () =>
    send<{ data: StagioneFilo }>('GET', percorsi.stagione, { silenziosa: true }).then(({ data }) =>
      fromWire<StagioneFilo>(data),
    ),
  staleTime: 0,
});

/** What waits for who enters. */
export const atteseQuery = queryOptions({
  queryKey: ['stagione', 'attese'],
  queryFn: () =>
    send<{ data: AtteseFilo }>('GET', percorsi.stagioneAttese, { silenziosa: true }).then(({ data }) =>
      fromWire<AtteseFilo>(data),
    ),
  staleTime: 0,
});

const SETTIMANE_PRIMA = 7;
const GIORNI = 7;
export const SETTIMANE = 18;
/** Days left from which a term is near. */
const VICINO = 7;

export const lunediDi = (giorno: string): string => addDays(giorno, 1 - weekday(giorno));

/** The weeks that the picture shows: its first Monday, where a day is in it, where each month begins. */
export function makeAsse(oggi: string) {
  const primo = addDays(lunediDi(oggi), -GIORNI * SETTIMANE_PRIMA);
  const placeOf = (giorno: string) => daysBetween(primo, giorno) / GIORNI;
  const mesi: { mese: string; posto: number }[] = [];
  for (let passo = 0; passo < SETTIMANE * GIORNI; passo += 1) {
    const giorno = addDays(primo, passo);
    if (giorno.endsWith('-01')) mesi.push({ mese: giorno, posto: passo / GIORNI });
  }
  return { primo, placeOf, mesi };
}
type Asse = ReturnType<typeof makeAsse>;

/** What is left, in equal parts in the weeks from this to that of the term: a need, not a forecast. */
export function computeServono(
  restano: number,
  oggi: string,
  termine: string,
): { lunedi: string; quanti: number }[] {
  const primo = lunediDi(oggi);
  const settimane = Math.floor(daysBetween(primo, termine) / GIORNI) + 1;
  if (restano <= 0 || settimane <= 0) return [];
  const [base, resto] = [Math.floor(restano / settimane), restano % settimane];
  return Array.from({ length: settimane }, (_, passo) => ({
    lunedi: addDays(primo, passo * GIORNI),
    quanti: base + (passo < resto ? 1 : 0),
  })).filter(({ quanti }) => quanti > 0);
}

/** Days of work that a forecast rests on at least; whole weeks that it looks at. */
const GIORNI_DI_DATI = 30;
const SETTIMANE_DI_PASSO = 8;

export type Previsione = {
  /** Done in a week, on average of so many whole weeks. */
  alla: number;
  settimane: number;
  /** The day they are all done, at this pace, when it is not after the term; else null, and how many are left then. */
  fine: string | null;
  mancano: number;
};
/**
 * Where the pace of the last whole weeks (those with nothing done count) leads; null before thirty days of data, where the
 * days are not kept, and for what is over. Pure.
 */
export function computePrevisione(
  { settimane, fatti, totale, data }: Pick<RigaStagione, 'settimane' | 'fatti' | 'totale' | 'data'>,
  oggi: string,
): Previsione | null {
  const restano = totale - fatti;
  const [primo = oggi] = (settimane ?? []).map(({ lunedi }) => lunedi).toSorted();
  if (restano <= 0 || data < oggi || daysBetween(primo, oggi) < GIORNI_DI_DATI) return null;
  const questa = lunediDi(oggi);
  const quante = Math.min(SETTIMANE_DI_PASSO, daysBetween(primo, questa) / GIORNI);
  const dal = addDays(questa, -quante * GIORNI);
  const fatte = (settimane ?? [])
    .filter(({ lunedi }) => lunedi >= dal && lunedi < questa)
    .reduce((somma, { quanti }) => somma + quanti, 0);
  const alla = fatte / quante;
  const giorni = alla === 0 ? Number.POSITIVE_INFINITY : Math.ceil((restano / alla) * GIORNI);
  const mancano = Math.max(0, restano - Math.floor((alla * daysBetween(oggi, data)) / GIORNI));
  const fine = giorni <= daysBetween(oggi, data) ? addDays(oggi, giorni) : null;
  return { alla, settimane: quante, fine, mancano: fine === null ? Math.max(1, mancano) : 0 };
}

/** The weeks of a row that are in the picture, by their place. */
export function placeSettimane(
  settimane: readonly { readonly lunedi: string; readonly quanti: number }[],
  { placeOf }: Asse,
): Settimana[] {
  return settimane
    .map(({ lunedi, quanti }) => ({ posto: Math.round(placeOf(lunedi)), quanti }))
    .filter(({ posto }) => posto >= 0 && posto < SETTIMANE);
}

export type StatoRiga = { tipo: 'fatto' | 'errore' | 'attenzione' | 'aperto' | 'daFare'; vicino: boolean };
/** Shape of what is left: done, late, near, begun, still to begin. */
export function computeStatoRiga(riga: RigaStagione, oggi: string): StatoRiga {
  const restano = riga.totale - riga.fatti;
  const vicino = restano > 0 && daysBetween(oggi, riga.data) <= VICINO;
  if (restano === 0) return { tipo: 'fatto', vicino };
  if (riga.obbligo === 'dichiarazione tardiva') return { tipo: 'errore', vicino };
  if (vicino) return { tipo: 'attenzione', vicino };
  return { tipo: riga.fatti > 0 ? 'aperto' : 'daFare', vicino };
}

const PAGAMENTI: readonly RigaStagione['obbligo'][] = [
  ...(['saldo', 'secondo acconto', 'versamenti', 'acconto IMU', 'saldo IMU', 'IMU'] as const),
];
export const isPagamento = ({ obbligo }: Pick<RigaStagione, 'obbligo'>) => PAGAMENTI.includes(obbligo);

/** The radar of a year, with the clients that have the obligation alone. */
const makeRadar = ({ anno, tipo }: RigaStagione) =>
  `/radar?${new URLSearchParams({ anno: String(anno), ...(tipo !== null && { Tipo: tipo }) })}`;

/** The accounts that a day of payment is of: early in a year that is not open yet, those of the last one that is. */
export const findAnnoDelConto = (giorno: string): number =>
  Math.min(Number(giorno.slice(0, 4)), ...listAnni().slice(-1));

/** Where an obligation is worked at. */
export function makeIndirizzo(riga: RigaStagione): string {
  if (isPagamento(riga)) return `/f24/massa?anno=${findAnnoDelConto(riga.data)}&scadenza=${riga.data}`;
  if (riga.obbligo === 'deleghe') return '/deleghe/registro';
  if (riga.obbligo === 'conservazione') return '/conservazione';
  if (riga.obbligo.startsWith('dichiarazione')) return makeRadar(riga);
  return `/anno-iva?anno=${riga.anno}`;
}
