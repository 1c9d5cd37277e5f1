import { type Assegnazione, type Attribuzione, diff, type Lato, type Osservato } from '../engine/diff.ts';
import { measureDati } from './calcolo.ts';
import { isDetta, type RigaCascata } from './cascata.ts';
import { compareCascate, listOsservatiCascata, type RigaAnni } from './cascata-anni.ts';
import type { Posto } from './indice.ts';
import type {
  Calcolo,
  Casella,
  ChiaveCasella,
  DatiModello,
  EsitoCasella,
  Forzature,
  Modello,
  ValoreCasella,
} from './modello.ts';
import { encodeValore } from './valore.ts';

/** One of the two declarations that are compared. */
export interface LatoConfronto {
  readonly modello: Modello;
  readonly dati: DatiModello;
  readonly forzature: Forzature;
}

/** One casella in both years. Amounts in whole euro; the three parts sum to `differenza`. */
interface VoceConfronto {
  readonly quadro: string;
  readonly titolo: string;
  readonly inserita: boolean;
  readonly chiavePrima: ChiaveCasella;
  readonly chiaveDopo: ChiaveCasella;
  readonly prima: ValoreCasella | null;
  readonly dopo: ValoreCasella | null;
  readonly statoPrima: EsitoCasella['stato'];
  readonly statoDopo: EsitoCasella['stato'];
  readonly differenza: number | null;
  /** Null when the difference cannot be split, or there is none. */
  readonly attribuzione: Attribuzione | null;
}

/** A casella that the other year does not have. */
export interface VoceSola {
  readonly chiave: ChiaveCasella;
  readonly titolo: string;
  readonly valore: ValoreCasella | null;
}

export interface Confronto {
  readonly voci: readonly VoceConfronto[];
  readonly soloPrima: readonly VoceSola[];
  readonly soloDopo: readonly VoceSola[];
  /** From the income to the balance, as it was: the rows that say something. */
  readonly cascataPrima: readonly RigaCascata[];
  /** The taxes of both years, row by row, with what changed each. */
  readonly imposte: readonly RigaAnni[];
}

type Misure = Readonly<Record<string, number>>;

/** The elements that both sides need. */
function measureInsieme(lati: readonly LatoConfronto[]): Misure {
  const misure: Record<string, number> = {};
  for (const { modello, dati, forzature } of lati) {
    const sue = measureDati(modello.struttura.indice, [...Object.keys(dati), ...Object.keys(forzature)]);
    for (const [raccolta, quanti] of Object.entries(sue)) {
      misure[raccolta] = Math.max(misure[raccolta] ?? 0, quanti);
    }
  }
  return misure;
}

/** The inputs of a side as the engine takes them: by dato, whatever casella of its year holds it. */
function listAssegnazioni({ modello, dati, forzature }: LatoConfronto): Assegnazione[] {
  const assign = (chiave: ChiaveCasella, valore: ValoreCasella, forzata: boolean): Assegnazione[] => {
    const posto = modello.struttura.indice.findPosto(chiave);
    const nodo = forzata ? posto?.colonna.mostra : posto?.colonna.inserisce;
    return posto && nodo ? [{ nodo, indice: posto.indice, valore: encodeValore(posto.casella, valore) }] : [];
  };
  return [
    ...Object.entries(dati).flatMap(([chiave, valore]) => assign(chiave, valore, false)),
    ...Object.entries(forzature).flatMap(([chiave, { valore }]) => assign(chiave, valore, true)),
  ];
}

const aLato = (lato: LatoConfronto): Lato => ({
  annoImposta: lato.modello.annoImposta,
  assegnazioni: listAssegnazioni(lato),
  inEuro: lato.modello.struttura.inEuro,
});

/**
 * The casella of a modello that holds the same quantity as a casella of another year: the same dato or the same result, or
 * for notes that no rule reads the same place with the same name.
 */
export function findCorrispondente(
  modello: Modello,
  { colonna, casella, indice }: Posto,
): Casella | undefined {
  const nodo = colonna.mostra ?? colonna.inserisce;
  // A quantity that a form shows in two places has each of them in the same place of the other.
  const stesso = modello.struttura.indice.findPosto(casella.chiave);
  if (nodo && stesso && (stesso.mostra ?? stesso.inserisce) === nodo && stesso.indice === indice)
    return stesso.casella;
  const chiave = nodo ? modello.struttura.indice.keyOf(nodo, indice) : casella.chiave;
  const trovata = chiave === undefined ? undefined : modello.findCasella(chiave);
  return nodo || trovata?.titolo === casella.titolo ? trovata : undefined;
}

const keyOf = (posto: Posto): string =>
  `${(posto.colonna.mostra ?? posto.colonna.inserisce)?.id}[${posto.indice}]`;

/**
 * Compares two declarations casella by casella, whatever the years and the numbers of their righi, and splits each difference
 * among what was given, the formulas of the law and its numbers.
 */
export function compareModelli(prima: LatoConfronto, dopo: LatoConfronto): Confronto {
  const misure = measureInsieme([prima, dopo]);
  const vecchi = prima.modello.struttura.indice.listPosti(misure);
  const nuovi = dopo.modello.struttura.indice.listPosti(misure);
  const esitiPrima = prima.modello.createCalcolo(prima.dati, prima.forzature);
  const esitiDopo = dopo.modello.createCalcolo(dopo.dati, dopo.forzature);
  const coppie = nuovi.flatMap((posto) => {
    const vecchia = findCorrispondente(prima.modello, posto);
    return vecchia ? [{ posto, vecchia }] : [];
  });
  const misurabili = coppie.filter(({ posto }) => posto.casella.tipo === 'euro' && !posto.colonna.annota);
  const osservati = misurabili.flatMap(({ posto }): Osservato[] => {
    const nodo = posto.colonna.mostra ?? posto.colonna.inserisce;
    return nodo ? [{ nodo, indice: posto.indice, passo: 100 }] : [];
  });
  const radici = [...new Set([...prima.modello.struttura.radici, ...dopo.modello.struttura.radici])];
  const { cascata } = dopo.modello.struttura;
  const indici = [prima.modello.struttura.indice, dopo.modello.struttura.indice];
  const suoi = listOsservatiCascata(cascata, indici, misure);
  const tutte = diff(radici, misure, [aLato(prima), aLato(dopo)], [...osservati, ...suoi]);
  const differenze = tutte.slice(0, osservati.length);
  const cascataPrima = prima.modello.listCascata((chiave) => esitiPrima.get(chiave));
  const cascataDopo = dopo.modello.listCascata((chiave) => esitiDopo.get(chiave));
  const perNodo = new Map(differenze.map((d) => [`${d.nodo.id}[${d.indice}]`, d]));
  const voci = coppie.flatMap(({ posto, vecchia }): VoceConfronto[] => {
    const [a, b] = [esitiPrima.get(vecchia.chiave), esitiDopo.get(posto.casella.chiave)];
    if (isVuoto(a) && isVuoto(b)) return [];
    const differenza = posto.casella.tipo === 'euro' ? subtract(a, b) : null;
    const attribuzione = perNodo.get(keyOf(posto))?.attribuzione ?? null;
    return [
      {
        quadro: posto.casella.quadro,
        titolo: posto.casella.titolo,
        inserita: posto.casella.inserita,
        chiavePrima: vecchia.chiave,
        chiaveDopo: posto.casella.chiave,
        prima: a.valore ?? null,
        dopo: b.valore ?? null,
        statoPrima: a.stato,
        statoDopo: b.stato,
        differenza,
        attribuzione: differenza ? toEuro(attribuzione, differenza) : null,
      },
    ];
  });
  const noti = new Set(coppie.map(({ vecchia }) => vecchia.chiave));
  const presi = new Set(coppie.map(({ posto }) => posto.casella.chiave));
  return {
    voci,
    soloPrima: listSole(esitiPrima, vecchi, noti),
    soloDopo: listSole(esitiDopo, nuovi, presi),
    cascataPrima: cascataPrima.filter(isDetta),
    imposte: compareCascate(cascata, misure, tutte.slice(osservati.length), [cascataPrima, cascataDopo]),
  };
}

const isVuoto = ({ stato, valore }: EsitoCasella): boolean =>
  stato === 'vuoto' || (stato === 'non dovuto' && !valore);

/** A difference is known when both sides are. What the law does not ask is nothing. */
function subtract(a: EsitoCasella, b: EsitoCasella): number | null {
  if (a.stato === 'incompleto' || b.stato === 'incompleto') return null;
  return Number(b.valore ?? 0) - Number(a.valore ?? 0);
}

/** In euro; only when the parts make the difference that the two forms show. */
function toEuro(a: Attribuzione | null, differenza: number): Attribuzione | null {
  if (a === null) return null;
  const parti = { dati: a.dati / 100, legge: a.legge / 100, parametri: a.parametri / 100 };
  return parti.dati + parti.legge + parti.parametri === differenza ? parti : null;
}

function listSole(calcolo: Calcolo, posti: readonly Posto[], note: ReadonlySet<string>): VoceSola[] {
  return posti.flatMap(({ casella: { chiave, titolo } }) => {
    const esito = note.has(chiave) ? undefined : calcolo.get(chiave);
    return esito && !isVuoto(esito) ? [{ chiave, titolo, valore: esito.valore ?? null }] : [];
  });
}
