import type { ChiaveCasella } from './modello.ts';

/** What the key of a casella says: `RC1.3` is rigo 1, colonna 3 of RC; `RC1.3#2` the same of the second modulo. */
export interface Chiave {
  readonly quadro: string;
  readonly rigo: number;
  readonly colonna: number;
  readonly modulo: number;
}

/** How a definition names a casella: `RN1.5`, `RA1*.11` for every rigo like RA1, `RN5` for a rigo with one colonna. */
export interface Nome {
  readonly quadro: string;
  readonly rigo: number;
  readonly ripetuto: boolean;
  readonly colonna: number | undefined;
}

const QUADRO = '([A-Z]{1,4})';
const RIGO = '([1-9]\\d{0,3})';
const COLONNA = '([1-9]\\d{0,2})';

/**
 * The key of a casella. Its bounds are the widest of any form: a quadro of the vendor has up to four letters (those of the
 * ministry two), a rigo four digits (the 730 has M1215, our own righi begin at 901), a colonna three (ours arrive at 97), a
 * modulo three. No number begins with zero; `#1` is read, and is never written.
 */
const FORMA = new RegExp(`^${QUADRO}${RIGO}\\.${COLONNA}(?:#([1-9]\\d{0,2}))?$`);
/** The name of a casella wherever it stands in a text. */
export const FORMA_NOME = `${QUADRO}${RIGO}(?:(\\*)?\\.${COLONNA})?`;
const NOME = new RegExp(`^${FORMA_NOME}$`);

/** What a key says; undefined for what is not one. */
export function parseChiave(chiave: string): Chiave | undefined {
  const [, quadro, rigo, colonna, modulo = 1] = FORMA.exec(chiave) ?? [];
  if (quadro === undefined) return undefined;
  return { quadro, rigo: Number(rigo), colonna: Number(colonna), modulo: Number(modulo) };
}

export const isChiave = (chiave: string): boolean => FORMA.test(chiave);

/** The key of a place: the first modulo goes without saying. */
export const writeChiave = ({ quadro, rigo, colonna, modulo }: Chiave): ChiaveCasella =>
  withModulo(`${quadro}${rigo}.${colonna}`, modulo);

/** What a name says; undefined for what is not one. */
export function parseNome(nome: string): Nome | undefined {
  const [, quadro, rigo, stella, colonna] = NOME.exec(nome) ?? [];
  if (quadro === undefined) return undefined;
  return {
    quadro,
    rigo: Number(rigo),
    ripetuto: stella !== undefined,
    colonna: colonna === undefined ? undefined : Number(colonna),
  };
}

export const writeNome = ({ quadro, rigo, ripetuto, colonna }: Nome): string =>
  `${quadro}${rigo}${ripetuto ? '*' : ''}${colonna === undefined ? '' : `.${colonna}`}`;

/** The quadro of a key, of a name, of a rigo: the letters they begin with; empty where there are none. */
export const quadroOf = (chiave: string): string => /^[A-Z]*/.exec(chiave)?.[0] ?? '';
/** `RB1` of `RB1.2#3`: the rigo, whatever its modulo. */
export const rigoOf = (chiave: string): string => chiave.split('.')[0] ?? chiave;
export const moduloOf = (chiave: string): number => parseChiave(chiave)?.modulo ?? 1;
/** The key without its modulo: the one of the first. */
export const baseOf = (chiave: string): ChiaveCasella => chiave.replace(/#\d+$/, '');
/** The same casella of a modulo. */
export const withModulo = (chiave: string, modulo: number): ChiaveCasella =>
  modulo === 1 ? baseOf(chiave) : `${baseOf(chiave)}#${modulo}`;
/** Another casella of the same rigo and modulo: `RB1.6#2` and 11 give `RB1.11#2`. */
export const besideOf = (chiave: ChiaveCasella, colonna: number): ChiaveCasella =>
  chiave.replace(/\.\d+/, `.${colonna}`);

/** Whether a key is of the same rigo and modulo: asked of many keys, it reads the first one once. */
export function makeStessoRigo(chiave: ChiaveCasella): (altra: ChiaveCasella) => boolean {
  const inizio = `${rigoOf(chiave)}.`;
  const fine = chiave.slice(baseOf(chiave).length);
  return (altra) => altra.startsWith(inizio) && (fine === '' ? !altra.includes('#') : altra.endsWith(fine));
}

/** Order of the form: quadro by its letters, modulo, rigo, colonna; what is not a key stands first. */
export function compareChiavi(a: string, b: string): number {
  const [qui, altrove] = [parseChiave(a), parseChiave(b)];
  if (!qui || !altrove) return Number(qui !== undefined) - Number(altrove !== undefined);
  if (qui.quadro !== altrove.quadro) return qui.quadro < altrove.quadro ? -1 : 1;
  return qui.modulo - altrove.modulo || qui.rigo - altrove.rigo || qui.colonna - altrove.colonna;
}

/** The same order, with the quadri as a form has them; those it does not have at the end. */
export function makeCompareChiavi(quadri: readonly { readonly codice: string }[]) {
  const posti = new Map(quadri.map(({ codice }, posto) => [codice, posto]));
  const postoOf = (chiave: string): number => posti.get(quadroOf(chiave)) ?? quadri.length;
  return (a: string, b: string): number => postoOf(a) - postoOf(b) || compareChiavi(a, b);
}
