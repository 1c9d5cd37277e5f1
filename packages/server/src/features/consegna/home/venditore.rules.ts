import { GIORNI_RICARICA, SETTIMANE_USO } from '@quadra/contract';
import { addDays, giornoDiRoma } from '@quadra/values';

const GIORNI_SETTIMANA = 7;
/** The days over which the use is counted, today included. */
export const GIORNI_USO = SETTIMANE_USO * GIORNI_SETTIMANA;
/** The months of the picture, the one under way included. */
const MESI = 12;

export interface Giorni {
  readonly oggi: string;
  readonly entro: string;
  readonly usoDal: string;
}

/** Today in Italy, the last day looked ahead at, the first day of the use that counts. */
export function computeGiorni(adesso: Date): Giorni {
  const oggi = giornoDiRoma(adesso);
  return { oggi, entro: addDays(oggi, GIORNI_RICARICA), usoDal: addDays(oggi, 1 - GIORNI_USO) };
}

/** What a job was doing: its title without the file it is about, whose name says whose it is, and without its count. */
export const cutTitolo = (titolo: string): string => titolo.split(/ da |: /)[0] ?? titolo;

/** The first days of the last twelve months, the oldest first. */
export function listMesi(oggi: string): string[] {
  const [anno, mese] = [Number(oggi.slice(0, 4)), Number(oggi.slice(5, 7))];
  return Array.from({ length: MESI }, (_, posto) =>
    new Date(Date.UTC(anno, mese - MESI + posto, 1)).toISOString().slice(0, 10),
  );
}
