import type { Attribuzione, Differenza, Osservato } from '../engine/diff.ts';
import { splitInOrdine } from '../engine/diff.ts';
import type { Concetto, Dato } from '../engine/index.ts';
import type { GruppoCascata, RigaCascata, TappaCascata, VoceCascata } from './cascata.ts';
import { idOf } from './cascata.ts';
import type { Indice } from './indice.ts';
import type { ChiaveCasella } from './modello.ts';

type Misure = Readonly<Record<string, number>>;
type Nodo = Concetto | Dato;

/** A row of the taxes in both years: what changed it, when what was given changes first and when the rules do. */
export interface RigaAnni {
  readonly id: string;
  readonly tipo: 'voce' | 'resto' | 'totale';
  readonly tappa: TappaCascata | null;
  readonly titolo: string;
  readonly chiavePrima: ChiaveCasella | null;
  readonly chiaveDopo: ChiaveCasella | null;
  /** Null where it is not known; nothing of it is zero. */
  readonly prima: number | null;
  readonly dopo: number | null;
  /** Null where the difference cannot be split. */
  readonly primaIDati: Attribuzione | null;
  readonly primaLeRegole: Attribuzione | null;
}

const listImposta = (gruppi: readonly GruppoCascata[]) =>
  gruppi.filter(({ pannello }) => pannello === 'imposta');
const listNodi = ({ piu, meno }: VoceCascata): Nodo[] => [...piu, ...meno];
const indiciDi = (nodo: Nodo, misure: Misure): number[] =>
  nodo.raccolta === undefined ? [0] : Array.from({ length: misure[nodo.raccolta] ?? 0 }, (_, i) => i);

/** What must be looked at in the eight worlds to split the taxes: what one of the two forms shows. */
export const listOsservatiCascata = (
  gruppi: readonly GruppoCascata[],
  indici: readonly Indice[],
  misure: Misure,
): Osservato[] =>
  listImposta(gruppi)
    .flatMap(({ voci, totale }) => [...voci, totale].flatMap(listNodi))
    .filter((nodo) => indici.some((indice) => indice.keyOf(nodo, 0) !== undefined))
    .flatMap((nodo) => indiciDi(nodo, misure).map((indice) => ({ nodo, indice, passo: 100 })));

/** The amounts of something in the eight worlds, in whole euro; null where one of them is not known. */
type Mondi = readonly number[] | null;
const MONDI = 8;
const zero: Mondi = Array.from({ length: MONDI }, () => 0);
const combine = (a: Mondi, b: Mondi, segno: 1 | -1): Mondi =>
  a && b && a.map((n, i) => n + segno * (b[i] ?? 0));

/** The rows of the taxes of two years, in the order of the way; each column of them makes its totals. */
export function compareCascate(
  gruppi: readonly GruppoCascata[],
  misure: Misure,
  differenze: readonly Differenza[],
  [prima, dopo]: readonly [readonly RigaCascata[], readonly RigaCascata[]],
): readonly RigaAnni[] {
  const perNodo = new Map(differenze.map((d) => [`${d.nodo.id}[${d.indice}]`, d.mondi]));
  const sumNodi = (nodi: readonly Nodo[]): Mondi =>
    nodi
      .flatMap((nodo) => indiciDi(nodo, misure).map((indice) => perNodo.get(`${nodo.id}[${indice}]`)))
      .reduce<Mondi>((somma, mondi) => {
        // Shown by neither form: it is nothing of them.
        if (mondi === undefined) return somma;
        return combine(
          somma,
          mondi === null ? null : mondi.map((centesimi) => Math.round(centesimi / 100)),
          1,
        );
      }, zero);
  const measure = ({ piu, meno }: VoceCascata): Mondi => combine(sumNodi(piu), sumNodi(meno), -1);
  const makeRiga = (id: string, tipo: RigaAnni['tipo'], titolo: string, mondi: Mondi): RigaAnni => {
    const [a, b] = [prima, dopo].map((righe) => righe.find((riga) => riga.id === id));
    // What neither form tells is nothing in both.
    const vecchio = a ? a.importo : 0;
    const nuovo = b ? b.importo : 0;
    const isUguale = mondi !== null && mondi[0] === vecchio && mondi[MONDI - 1] === nuovo;
    const parti = isUguale ? splitInOrdine(mondi) : null;
    return {
      ...{ id, tipo, titolo: (b ?? a)?.titolo ?? titolo, prima: vecchio, dopo: nuovo },
      ...{ tappa: (b ?? a)?.tappa ?? null, chiavePrima: a?.chiave ?? null, chiaveDopo: b?.chiave ?? null },
      primaIDati: parti?.dati ?? null,
      primaLeRegole: parti?.regole ?? null,
    };
  };
  let inizio: Mondi = zero;
  return listImposta(gruppi).flatMap(({ voci, scaglioni, totale, resto }) => {
    const misurate = voci.map((voce) => ({ voce, mondi: measure(voce) }));
    const somma = misurate.reduce<Mondi>((n, { mondi }) => combine(n, mondi, 1), inizio);
    const fine = listNodi(totale).length === 0 ? somma : measure(totale);
    const altro = scaglioni ? zero : combine(fine, somma, -1);
    inizio = fine;
    return [
      ...misurate.map(({ voce, mondi }) => makeRiga(idOf(voce), 'voce', voce.titolo, mondi)),
      makeRiga(`${idOf(totale)}.resto`, 'resto', resto[0], altro),
      makeRiga(idOf(totale), 'totale', totale.titolo, fine),
    ].filter(isDiUnAnno);
  });
}

/** A row that says something in one of the years, or that one part takes and another gives back; totals always. */
function isDiUnAnno({ tipo, prima, dopo, primaIDati, primaLeRegole }: RigaAnni): boolean {
  const parti = [primaIDati, primaLeRegole].flatMap((p) => (p ? [p.dati, p.legge, p.parametri] : []));
  return tipo === 'totale' || [prima, dopo, ...parti].some((n) => n !== 0);
}
