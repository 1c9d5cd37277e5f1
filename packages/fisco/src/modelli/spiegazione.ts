import { explain, type Passo } from '../engine/explain.ts';
import { DATO, INCOMPLETO, PROVVISORIO } from '../engine/flags.ts';
import type { Calculation, Concetto, Dato } from '../engine/index.ts';
import { DECIMALI } from '../engine/types.ts';
import type { Indice, Posto } from './indice.ts';
import type { Calcolo, Spiegazione } from './modello.ts';
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
    return explainNodo({ calculation, indice, fatte: new Map() }, nodo, posto.indice, PROFONDITA);
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

/** One explanation being made: what several results share is explained once for each depth. */
interface Racconto {
  readonly calculation: Calculation;
  readonly indice: Pick<Indice, 'keyOf' | 'findPosto'>;
  readonly fatte: Map<string, Spiegazione>;
}

/** A calculation that no form shows: its values have no casella. */
const SENZA_CASELLE: Racconto['indice'] = { keyOf: () => undefined, findPosto: () => undefined };

/** Explains a value of a calculation that is of no form. */
export const explainConcetto = (
  calculation: Calculation,
  concetto: Concetto,
  elemento: number,
): Spiegazione =>
  explainNodo({ calculation, indice: SENZA_CASELLE, fatte: new Map() }, concetto, elemento, PROFONDITA);

function explainNodo(
  racconto: Racconto,
  nodo: Dato | Concetto,
  elemento: number,
  profondita: number,
): Spiegazione {
  const nome = `${profondita} ${nodo.id} ${elemento}`;
  const fatta = racconto.fatte.get(nome) ?? describeNodo(racconto, nodo, elemento, profondita);
  racconto.fatte.set(nome, fatta);
  return fatta;
}

function describeNodo(
  racconto: Racconto,
  nodo: Dato | Concetto,
  elemento: number,
  profondita: number,
): Spiegazione {
  const { calculation, indice } = racconto;
  const passo = explain(calculation, nodo, elemento);
  const chiave = indice.keyOf(nodo, elemento);
  const stato = nodo.kind === 'dato' ? statoDato(passo.stato) : readStato(passo.stato);
  const haValore = stato !== 'incompleto' && stato !== 'vuoto';
  const casella = chiave === undefined ? undefined : indice.findPosto(chiave)?.casella;
  const operandi =
    profondita === 0
      ? []
      : passo.operandi
          .map((o) => explainNodo(racconto, o.nodo, o.indice, profondita - 1))
          .filter((o) => o.stato !== 'vuoto');
  return {
    titolo: nodo.titolo,
    ...(chiave === undefined ? {} : { chiave }),
    concetto: nodo.id,
    ...(haValore
      ? { valore: casella ? decodeValore(casella, passo.valore) : passo.valore / scaleOf(nodo) }
      : {}),
    valoreTesto: haValore ? writeNodo(nodo, casella, passo.valore) : '',
    stato,
    frase:
      nodo.kind === 'dato'
        ? describeDato(nodo, stato)
        : describeConcetto(calculation, nodo, passo.formulaOggi),
    ...(passo.formula === undefined ? {} : { formula: passo.formula }),
    ...(passo.formulaOggi === undefined || !haValore ? {} : { formulaOggi: passo.formulaOggi }),
    fonti: passo.fonti,
    ...(passo.validita ? { validita: passo.validita } : {}),
    precisione: isIndicativa(passo, operandi) ? 'indicativo' : 'esatto',
    operandi,
  };
}

/** An amount is «esatto» only when no number, no source and no override that it rests on is still to be checked. */
const isIndicativa = ({ stato, valore, fonti }: Passo, operandi: readonly Spiegazione[]): boolean =>
  readPrecisione(stato) === 'indicativo' ||
  (valore !== 0 && fonti.some(({ verificato }) => !verificato)) ||
  operandi.some(({ precisione, stato: suo }) => precisione === 'indicativo' || suo === 'forzato');

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

const statoDato = (stato: number): Spiegazione['stato'] => {
  if (stato & DATO) return 'completo';
  if (stato & PROVVISORIO) return 'provvisorio';
  return stato & INCOMPLETO ? 'incompleto' : 'vuoto';
};

function describeDato(nodo: Dato, stato: Spiegazione['stato']): string {
  const prova = nodo.prova ? ` Si trova in: ${nodo.prova}.` : '';
  if (stato === 'completo') return `Indicato da chi compila.${prova}`;
  if (stato === 'provvisorio') return `Non indicato: è usato il valore iniziale.${prova}`;
  return `Non indicato.${prova}`;
}

/** The sentence of the rule with its values, or the formula with today's numbers. */
function describeConcetto(calculation: Calculation, nodo: Concetto, oggi: string | undefined): string {
  if (nodo.frase === undefined) return oggi === undefined ? nodo.titolo : `${nodo.titolo}: ${oggi}.`;
  return nodo.frase.replace(/\{([^}]+)\}/g, (_, id: string) => {
    const cella = calculation.program.celle.find((c) => c.concetto.id === id);
    return cella ? writeValore(cella.concetto.unita, calculation.read(cella.concetto).valore) : id;
  });
}
