import type { Calcolo, EsitoCasella, Modello, Spiegazione } from '../modelli/modello.ts';
import { type DomandaIrpef, writeDati } from './irpef.ts';

/** Where the form has what leads from an income to what is left of it; some years have only some of them. */
const VOCI = {
  complessivo: ['RN1.5'],
  imponibile: ['RN4.1'],
  lorda: ['RN5.1'],
  coniuge: ['RN6.1'],
  figli: ['RN6.2'],
  lavoro: ['RN7.1'],
  pensione: ['RN7.2'],
  ulteriore: ['RN7.5', 'RN7.90'],
  oneri: ['RN13.1'],
  netta: ['RN26.2'],
  regionale: ['RV2.2'],
  comunale: ['RV10.2'],
  somma: ['RN44.1'],
  trattamento: ['RN43.1'],
  debito: ['RN45.2'],
  credito: ['RN46.1'],
} as const satisfies Record<string, readonly string[]>;
/** A step from an income to what is left of it. */
export type NomeVoce = keyof typeof VOCI;
const nomi = Object.keys(VOCI) as NomeVoce[];

/** What lowers the tax, what is a tax, what is given on top. */
const DETRAZIONI: readonly NomeVoce[] = ['coniuge', 'figli', 'lavoro', 'pensione', 'ulteriore', 'oneri'];
const IMPOSTE = ['netta', 'regionale', 'comunale'] as const;
const AGGIUNTE = ['somma', 'trattamento'] as const;
/** Shown whatever they are: the others only when there is something of them. */
const SEMPRE: readonly NomeVoce[] = ['lorda', ...IMPOSTE];

/** One step: where the form has it, how it stands, how it came to be, and whether it takes away from the one before. */
export interface VoceNetto {
  readonly nome: NomeVoce;
  readonly chiave: string;
  readonly esito: EsitoCasella;
  readonly spiegazione: Spiegazione;
  readonly isDetrazione: boolean;
}

/** Euro of an income: the taxes on it, what is given with it, what is left. */
interface Netto {
  readonly reddito: number;
  readonly irpef: number;
  readonly addizionali: number;
  readonly aggiunte: number;
  readonly netto: number;
}

/** What is left of an income, with each step to it. */
export interface ContoNetto extends Netto {
  readonly voci: readonly VoceNetto[];
}

const findChiave = (modello: Modello, nome: NomeVoce): string | undefined =>
  VOCI[nome].find((chiave) => modello.findCasella(chiave) !== undefined);

/** Euro of a step; of what the engine could not settle nothing is known, and so nothing of what rests on it. */
function readEuro(modello: Modello, calcolo: Calcolo, nome: NomeVoce): number | null {
  const chiave = findChiave(modello, nome);
  if (chiave === undefined) return 0;
  const { stato, valore } = calcolo.get(chiave);
  if (stato === 'incompleto') return null;
  return typeof valore === 'number' ? valore : 0;
}

function readNetto(modello: Modello, calcolo: Calcolo, reddito: number): Netto | null {
  const read = (nome: NomeVoce) => readEuro(modello, calcolo, nome);
  const [irpef, regionale, comunale] = IMPOSTE.map(read);
  const dati = AGGIUNTE.map(read);
  if (irpef == null || regionale == null || comunale == null || dati.includes(null)) return null;
  const aggiunte = dati.reduce<number>((somma, uno) => somma + (uno ?? 0), 0);
  const addizionali = regionale + comunale;
  return { reddito, irpef, addizionali, aggiunte, netto: reddito - irpef - addizionali + aggiunte };
}

function listVoci(modello: Modello, calcolo: Calcolo, { reddito, ritenute }: DomandaIrpef) {
  const isMostrata = (nome: NomeVoce, euro: number | null) => {
    if (nome === 'complessivo' || nome === 'imponibile') return euro !== reddito;
    if (nome === 'debito' || nome === 'credito') return ritenute > 0 && euro !== 0;
    return SEMPRE.includes(nome) || euro !== 0;
  };
  return nomi.flatMap((nome): VoceNetto[] => {
    const chiave = findChiave(modello, nome);
    if (chiave === undefined || !isMostrata(nome, readEuro(modello, calcolo, nome))) return [];
    const [esito, spiegazione] = [calcolo.get(chiave), calcolo.explain(chiave)];
    return [{ nome, chiave, esito, spiegazione, isDetrazione: DETRAZIONI.includes(nome) }];
  });
}

/**
 * What is left of an income after its taxes, by the rules of the form of a year, step by step; null where the engine cannot
 * settle one of them.
 * @throws RangeError with an Italian sentence for what the form refuses
 */
export function computeNetto(modello: Modello, domanda: DomandaIrpef): ContoNetto | null {
  const calcolo = modello.createCalcolo(writeDati(modello, domanda));
  const netto = readNetto(modello, calcolo, domanda.reddito);
  return netto && { ...netto, voci: listVoci(modello, calcolo, domanda) };
}

/** The steps that the sentence on one more euro names. */
export type Peso = { readonly nome: NomeVoce; readonly euro: number };
/** Of a stretch of income: its beginning, how much of each hundred goes in taxes, what is left at its beginning. */
export interface Tratto extends Netto {
  readonly marginale: number;
}
export interface Curva {
  readonly passo: number;
  readonly tratti: readonly Tratto[];
  /** What of one more step of the income goes where, heaviest first. */
  readonly pesi: readonly Peso[];
}

const MIGLIAIO = 1_000;
const PRIMA = 14;
const DOPO = 26;
const PESATE: readonly NomeVoce[] = ['lorda', ...DETRAZIONI, 'regionale', 'comunale', ...AGGIUNTE];
/** What makes the tax grow when it grows: the others make it grow when they go. */
const CRESCONO: readonly NomeVoce[] = ['lorda', 'regionale', 'comunale'];

/** The income changed in a year already computed. */
function* walkRedditi(modello: Modello, calcolo: Calcolo, redditi: readonly number[]) {
  for (const reddito of redditi) {
    calcolo.set('RC1.3', reddito);
    yield readNetto(modello, calcolo, reddito);
  }
}

/** Why one more step weighs what it weighs: each figure against itself one step before. */
function computePesi(modello: Modello, calcolo: Calcolo, reddito: number, passo: number): Peso[] {
  const read = (quanto: number) => {
    calcolo.set('RC1.3', quanto);
    return PESATE.map((nome) => readEuro(modello, calcolo, nome) ?? 0);
  };
  const [prima, dopo] = [read(reddito), read(reddito + passo)];
  return PESATE.map((nome, posto) => {
    const cambio = (dopo[posto] ?? 0) - (prima[posto] ?? 0);
    return { nome, euro: CRESCONO.includes(nome) ? cambio : -cambio };
  })
    .filter(({ euro }) => euro !== 0)
    .toSorted((a, b) => b.euro - a.euro);
}

/** How much of each further euro goes in taxes, around an income, and how much of the whole: the same engine at each step. */
export function computeCurva(modello: Modello, domanda: DomandaIrpef): Curva {
  const { reddito } = domanda;
  const passo = MIGLIAIO * Math.max(1, Math.ceil(reddito / (80 * MIGLIAIO)));
  const prima = Math.min(PRIMA, Math.floor((reddito - 1) / passo));
  const redditi = Array.from({ length: prima + DOPO + 2 }, (_, posto) => reddito + (posto - prima) * passo);
  const calcolo = modello.createCalcolo(writeDati(modello, domanda));
  const punti = [...walkRedditi(modello, calcolo, redditi)];
  const tratti = punti.flatMap((punto, posto): Tratto[] => {
    const dopo = punti[posto + 1];
    if (punto == null || dopo == null) return [];
    return [{ ...punto, marginale: (100 * (passo - dopo.netto + punto.netto)) / passo }];
  });
  return { passo, tratti, pesi: computePesi(modello, calcolo, reddito, passo) };
}
