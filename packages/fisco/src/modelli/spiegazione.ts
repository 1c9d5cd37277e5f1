import { explain, type Passo } from '../engine/explain.ts';
import { explainScaglioni, type ScaglioneSpiegato } from '../engine/explain-scaglioni.ts';
import { DATO, INCOMPLETO, PROVVISORIO } from '../engine/flags.ts';
import type { Calculation, Concetto, Dato, Program } from '../engine/index.ts';
import { DECIMALI } from '../engine/types.ts';
import type { Indice, Posto } from './indice.ts';
import type { Calcolo, Spiegazione, StatoEsito } from './modello.ts';
import { readPrecisione, readStato } from './stato.ts';
import { decodeValore, isTesto, writeValore } from './valore.ts';

/** How deep a tree goes: further steps are asked from the casella they stop at. */
const PROFONDITA = 8;

/** Explains a casella: the value, the formula with today's numbers, the law, the operands that mattered. */
export function explainCasella(
  calculation: Calculation,
  indice: Indice,
  posto: Posto,
  calcolo: Calcolo,
): Spiegazione {
  const nodo = isTesto(posto.casella) ? undefined : (posto.colonna.mostra ?? posto.colonna.inserisce);
  // An element that nobody filled in yet has no place in the program: it is empty, and that is all there is to say.
  const isInUso =
    posto.raccolta === undefined || posto.indice < (calculation.program.misure[posto.raccolta] ?? 0);
  if (nodo && isInUso)
    return explainNodo(createRacconto(calculation, indice), nodo, posto.indice, PROFONDITA);
  const esito = calcolo.get(posto.casella.chiave);
  return {
    titolo: posto.casella.titolo,
    chiave: posto.casella.chiave,
    concetto: posto.casella.chiave,
    ...(esito.valore === undefined ? {} : { valore: esito.valore }),
    valoreTesto: esito.valore === undefined ? '' : String(esito.valore),
    stato: esito.stato,
    frase: nodo ? 'Non indicato.' : 'Indicato da chi compila; nessun calcolo lo usa.',
    fonti: [],
    precisione: 'esatto',
    operandi: [],
  };
}

/** The brackets of a computed casella; none where nobody filled in its element yet. */
export const listScaglioni = (
  calculation: Calculation,
  { mostra, raccolta, indice }: Posto,
): readonly ScaglioneSpiegato[] =>
  mostra === undefined || (raccolta !== undefined && indice >= (calculation.program.misure[raccolta] ?? 0))
    ? []
    : explainScaglioni(calculation, mostra, indice);

/** One explanation being made: what several results share is described once. */
interface Racconto {
  readonly calculation: Calculation;
  readonly indice: Pick<Indice, 'placeOf' | 'rename'>;
  readonly descritti: Map<number, Descritto>;
}

/** A value explained without its operands, which they are, and the trees made of it so far, one for each depth. */
interface Descritto {
  readonly voce: Omit<Spiegazione, 'operandi'>;
  readonly pesano: Passo['operandi'];
  readonly alberi: Spiegazione[];
  /** The depth at which nothing is cut off: a deeper tree is the same. Infinite until it is known. */
  altezza: number;
}

const createRacconto = (calculation: Calculation, indice: Racconto['indice']): Racconto => ({
  calculation,
  indice,
  descritti: new Map(),
});

/** A calculation that no form shows: its values have no casella. */
const SENZA_CASELLE: Racconto['indice'] = { placeOf: () => undefined, rename: (testo) => testo };

/** Explains a value of a calculation that is of no form. */
export const explainConcetto = (
  calculation: Calculation,
  concetto: Concetto,
  elemento: number,
): Spiegazione => explainNodo(createRacconto(calculation, SENZA_CASELLE), concetto, elemento, PROFONDITA);

const explainNodo = (
  racconto: Racconto,
  nodo: Dato | Concetto,
  elemento: number,
  profondita: number,
): Spiegazione => growAlbero(racconto, findDescritto(racconto, nodo, elemento), profondita);

function findDescritto(racconto: Racconto, nodo: Dato | Concetto, elemento: number): Descritto {
  const slot = racconto.calculation.program.slotOf(nodo, elemento);
  const noto = racconto.descritti.get(slot);
  if (noto) return noto;
  const descritto = describeNodo(racconto, nodo, elemento, slot);
  racconto.descritti.set(slot, descritto);
  return descritto;
}

function growAlbero(racconto: Racconto, descritto: Descritto, profondita: number): Spiegazione {
  const { voce, pesano, alberi } = descritto;
  const pronto = alberi[Math.min(profondita, descritto.altezza)];
  if (pronto) return pronto;
  const rami = profondita === 0 ? [] : pesano.map((o) => findDescritto(racconto, o.nodo, o.indice));
  const operandi = rami.map((ramo) => growAlbero(racconto, ramo, profondita - 1));
  const albero: Spiegazione = { ...voce, operandi };
  const altezza = rami.reduce((massima, ramo) => Math.max(massima, ramo.altezza + 1), 0);
  if (rami.length === pesano.length && altezza <= profondita) descritto.altezza = altezza;
  alberi[Math.min(profondita, descritto.altezza)] = albero;
  return albero;
}

function statoOf({ calculation }: Racconto, { nodo, indice }: Passo['operandi'][number]): StatoEsito {
  const { stato } = calculation.read(nodo, indice);
  return nodo.kind === 'dato' ? statoDato(stato) : readStato(stato);
}

function describeNodo(racconto: Racconto, nodo: Dato | Concetto, elemento: number, posto: number): Descritto {
  const { calculation, indice } = racconto;
  const passo = explain(calculation, nodo, elemento);
  const casella = indice.placeOf(nodo, elemento)?.casella;
  const stato = statoOf(racconto, { nodo, indice: elemento });
  const scaglioni = nodo.kind === 'concetto' ? explainScaglioni(calculation, nodo, elemento) : [];
  const haValore = stato !== 'incompleto' && stato !== 'vuoto';
  const voce = {
    titolo: nodo.titolo,
    posto,
    ...(casella ? { chiave: casella.chiave } : {}),
    concetto: nodo.id,
    ...(haValore
      ? { valore: casella ? decodeValore(casella, passo.valore) : passo.valore / scaleOf(nodo) }
      : {}),
    valoreTesto: haValore ? writeNodo(nodo, casella, passo.valore) : '',
    stato,
    frase:
      nodo.kind === 'dato'
        ? describeDato(nodo, stato)
        : indice.rename(describeConcetto(calculation, nodo, passo.formulaOggi)),
    ...(passo.formula === undefined ? {} : { formula: passo.formula }),
    ...(passo.formulaOggi === undefined || !haValore ? {} : { formulaOggi: passo.formulaOggi }),
    fonti: passo.fonti,
    // The engine says it, once for all: the answer of a casella and its explanation cannot differ.
    precisione: readPrecisione(passo.stato),
    ...(passo.validita ? { validita: passo.validita } : {}),
    ...(haValore && scaglioni.length > 0 ? { scaglioni } : {}),
  };
  const pesano = passo.operandi.filter((o) => statoOf(racconto, o) !== 'vuoto');
  return { voce, pesano, alberi: [], altezza: Number.POSITIVE_INFINITY };
}

const scaleOf = (nodo: Dato | Concetto): number =>
  nodo.unita === 'euro'
    ? 100
    : nodo.unita === 'quota' || nodo.unita === 'rapporto'
      ? 10 ** (DECIMALI[nodo.unita] - 2)
      : 1;

const writeNodo = (
  nodo: Dato | Concetto,
  casella: Parameters<typeof decodeValore>[0] | undefined,
  valore: number,
): string =>
  nodo.unita === 'codice' && casella
    ? String(decodeValore(casella, valore))
    : writeValore(nodo.unita, valore);

const statoDato = (stato: number): StatoEsito => {
  if (stato & DATO) return 'completo';
  if (stato & PROVVISORIO) return 'provvisorio';
  return stato & INCOMPLETO ? 'incompleto' : 'vuoto';
};

function describeDato(nodo: Dato, stato: StatoEsito): string {
  const prova = nodo.prova ? ` Si trova in: ${nodo.prova}.` : '';
  if (stato === 'completo') return `Indicato da chi compila.${prova}`;
  if (stato === 'provvisorio') return `Non indicato: è usato il valore iniziale.${prova}`;
  return `Non indicato.${prova}`;
}

/** The sentence of the rule with its values, or the formula with today's numbers. */
function describeConcetto(calculation: Calculation, nodo: Concetto, oggi: string | undefined): string {
  if (nodo.frase === undefined) return oggi === undefined ? nodo.titolo : `${nodo.titolo}: ${oggi}.`;
  return nodo.frase.replace(/\{([^}]+)\}/g, (_, id: string) => {
    const concetto = mapConcetti(calculation.program).get(id);
    return concetto ? writeValore(concetto.unita, calculation.read(concetto).valore) : id;
  });
}

const perNome = new WeakMap<Program, ReadonlyMap<string, Concetto>>();

function mapConcetti(program: Program): ReadonlyMap<string, Concetto> {
  const nota = perNome.get(program);
  if (nota) return nota;
  const mappa = new Map(program.celle.map(({ concetto }) => [concetto.id, concetto]));
  perNome.set(program, mappa);
  return mappa;
}
