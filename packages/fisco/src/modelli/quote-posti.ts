import type { Dato } from '../engine/index.ts';
import * as cpb from '../regole/concordato.ts';
import type { quota } from '../regole/partecipazioni.ts';
import { measureDati } from './calcolo.ts';
import { besideOf, makeStessoRigo } from './chiave.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';

/** Colonna of RH and CP that no rule reads: the tax code of the company. */
const CF = 1;

/** Where the shares of a company are written: the repeated rigo, by one of its dati. */
interface PostiCercati {
  readonly modello: Modello;
  readonly attuali: DatiModello;
  readonly raccolta: string;
  readonly dato: Dato;
}

/** The elements of RH, or of CP: those that hold this company, then the ones that hold nothing. */
export function listPosti(
  { modello, attuali, raccolta, dato }: PostiCercati,
  cf: ValoreCasella | undefined,
  quanti: number,
) {
  const { indice } = modello.struttura;
  const inUso = measureDati(indice, Object.keys(attuali))[raccolta] ?? 0;
  const posti = Array.from({ length: inUso + quanti }, (_, i) => i);
  const cfDi = (i: number) => attuali[besideOf(indice.keyOf(dato, i) ?? '', CF)];
  const isLibero = (i: number) => {
    const chiave = indice.keyOf(dato, i);
    return chiave !== undefined && !Object.keys(attuali).some(makeStessoRigo(chiave));
  };
  const suoi = cf === undefined ? [] : posti.filter((i) => cfDi(i) === cf);
  return [...suoi, ...posti.filter((i) => !suoi.includes(i) && isLibero(i))].slice(0, quanti);
}

/** What of the substitute tax a company leaves to one of its partners, in whole euro. */
interface SostitutivaSocio {
  readonly imposta: number;
  /** Of the taxable amount over 85,000 euro, his share. */
  readonly oltreLimite: number;
}

/** CP3-CP5 of the partner of a company in the agreement (istruzioni PF 2026, fasc. 3, r. 8570-8579); nothing where it owes none. */
export function listSostitutiva(
  { modello, attuali }: Pick<PostiCercati, 'modello' | 'attuali'>,
  cf: ValoreCasella | undefined,
  { imposta, oltreLimite }: SostitutivaSocio,
): readonly (readonly [ChiaveCasella, ValoreCasella | undefined])[] {
  const { indice } = modello.struttura;
  const [posto] = listPosti({ modello, attuali, raccolta: cpb.societa, dato: cpb.impostaSocio }, cf, 1);
  const chiave = posto === undefined ? undefined : indice.keyOf(cpb.impostaSocio, posto);
  const sue = (
    [
      [cpb.impostaSocio, imposta],
      [cpb.eccedenzaSocio, oltreLimite],
    ] as const
  ).filter(([, valore]) => valore !== 0);
  if (sue.length === 0 || posto === undefined || chiave === undefined) return [];
  return [
    [besideOf(chiave, CF), cf],
    ...sue.map(([dato, valore]) => [indice.keyOf(dato, posto) ?? '', valore] as const),
  ];
}

/** What goes beside the agreed income of a partner. Whole euro. */
export interface QuotaConcordata {
  /** Below nought a loss. */
  readonly effettivo: number;
  /** Not offset, without a sign. */
  readonly perdita: number;
  readonly soglia: number;
}

/**
 * RH col. 4 and, of a company in the agreement or one that holds such a company, col. 13A-16 (14A-17 in RH5): in col. 4 then what it
 * really earned (istruzioni Redditi PF 2025, fasc. 2, r. 209-223, and 2026, r. 207-217).
 * @param chiave of col. 4
 */
export function listConcordato(
  posti: typeof quota,
  chiave: ChiaveCasella,
  reddito: number,
  concordato: QuotaConcordata | undefined,
): readonly (readonly [ChiaveCasella | Dato, ValoreCasella | undefined])[] {
  if (concordato === undefined) return [[chiave, reddito]];
  const sue = [
    [chiave, concordato.effettivo],
    [posti.concordato, reddito],
    [posti.perditaConcordata, concordato.perdita],
    [posti.soglia, concordato.soglia],
  ] as const;
  // What was really earned is written when it is nought too: left blank, what was agreed would be taken for it.
  return [
    ...sue.filter(([dove, valore]) => dove === chiave || valore !== 0),
    ...(reddito === 0 ? [[posti.isConcordata, true] as const] : []),
  ];
}
