import type { ModelloSpostato, RigaDelModello, RigoF24 } from '@quadra/fisco';
import { addDays, type Data, daysBetween, toCentesimi, weekday } from '@quadra/values';
import type { Modello, Piano, Versamenti } from './pianificatore.api.ts';

/** The days that a scenario gives to the models it moves. */
export type Giorni = Readonly<Record<string, Data>>;

const toCent = (euro: number | undefined): number | undefined =>
  euro === undefined ? undefined : toCentesimi(euro);

/** A model of the wire as the engine reads it. */
export const toRighe = (modello: Modello): RigaDelModello[] =>
  modello.righe.map(({ id, base, debito, credito, detrazione, ...altro }) => {
    const importi = { debito: toCent(debito), credito: toCent(credito), detrazione: toCent(detrazione) };
    const scritti = Object.fromEntries(Object.entries(importi).filter(([, valore]) => valore !== undefined));
    const noti = Object.fromEntries(Object.entries(altro).filter(([, valore]) => valore !== undefined));
    return { id, base: toCentesimi(base), rigo: { ...noti, ...scritti } as unknown as RigoF24 };
  });

/** A model on the day of a scenario. Cents. */
export interface Posto {
  readonly modello: Modello;
  readonly data: Data;
  readonly saldo: number;
  readonly spostato: ModelloSpostato | null;
}

const saldoDi = ({ righe }: ModelloSpostato): number =>
  righe.reduce((somma, { rigo }) => somma + (rigo.debito ?? 0) - (rigo.credito ?? 0), 0);

/** The models of a plan as a scenario has them: what it does not move stays as it is kept. */
export const placeModelli = (v: Versamenti, piano: Piano, giorni: Giorni): Posto[] =>
  piano.pagamenti.map((modello) => {
    const data = giorni[modello.id];
    if (data === undefined || data === modello.data)
      return {
        modello,
        data: modello.pagatoIl ?? modello.data,
        saldo: toCentesimi(modello.saldo),
        spostato: null,
      };
    const spostato = v.moveModello(toRighe(modello), modello.scadenza, data);
    return { modello, data, saldo: saldoDi(spostato), spostato };
  });

/** What a month asks, of what is still to be paid. Cents. */
export function sumMesi(posti: readonly Posto[], stime: Piano['stime']): ReadonlyMap<string, number> {
  const mesi = new Map<string, number>();
  const add = (data: Data, importo: number) =>
    mesi.set(data.slice(0, 7), (mesi.get(data.slice(0, 7)) ?? 0) + importo);
  for (const { modello, data, saldo } of posti) if (modello.stato === 'Da pagare') add(data, saldo);
  for (const { data, saldo } of stime) add(data, toCentesimi(saldo));
  return mesi;
}

export const sumTutto = (mesi: ReadonlyMap<string, number>): number =>
  [...mesi.values()].reduce((somma, importo) => somma + importo, 0);

/** The days that are drawn: from the Monday before, so many. */
export interface Finestra {
  readonly dal: Data;
  readonly giorni: number;
}
const PRIMA = 14;
const DOPO = 75;
const MINIMI = 98;
const MASSIMI = 240;

/** From two weeks before today, or the first model that waits, to two months and a half after the last. */
export function computeFinestra(piano: Piano, oggi: Data): Finestra {
  const attesi = piano.pagamenti.filter(({ stato }) => stato === 'Da pagare').map(({ data }) => data);
  const date = [...attesi, ...piano.stime.map(({ data }) => data)].sort();
  const prima = [addDays(oggi, -PRIMA), date[0] ?? oggi].sort()[0] ?? oggi;
  const limitata = daysBetween(prima, oggi) > MASSIMI / 2 ? addDays(oggi, -MASSIMI / 2) : prima;
  const dal = addDays(limitata, 1 - weekday(limitata));
  const fine = addDays([oggi, date.at(-1) ?? oggi].sort().at(-1) ?? oggi, DOPO);
  return { dal, giorni: Math.min(MASSIMI, Math.max(MINIMI, daysBetween(dal, fine))) };
}

/** Where a day stands in the window, from 0 to 1. */
export const placeGiorno = ({ dal, giorni }: Finestra, data: Data): number =>
  Math.min(1, Math.max(0, daysBetween(dal, data) / giorni));

/** The months of a window, each with its first day in it. */
export function listMesi({ dal, giorni }: Finestra): { mese: string; dal: Data }[] {
  const mesi: { mese: string; dal: Data }[] = [];
  for (let n = 0; n < giorni; n += 1) {
    const giorno = addDays(dal, n);
    if (n === 0 || giorno.endsWith('-01')) mesi.push({ mese: giorno.slice(0, 7), dal: giorno });
  }
  return mesi;
}
