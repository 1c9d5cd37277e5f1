// How the points of the Certificazione Unica are said: number, what it holds, the years of the form that have it. The form of 2021
// was read whole (every point with its label); from 2023 what the texts of the 730 and of Redditi PF name; the rest comes from two
// programs that write its file (Easy-Uni.Co., CU 2015-2024; Microsoft Business Central). Where nothing says that a point ended it
// goes on.

import type { Dato } from '../../../engine/index.ts';
import type { TipoCasella } from '../../modello.ts';

/** A point of the form, and the years of the form that have it: all of them where none is said. */
export interface Punto {
  readonly punto: number;
  readonly titolo: string;
  readonly tipo: TipoCasella;
  /** What the rules read of it; a point without is only kept. */
  readonly dato?: Dato;
  readonly lunghezza?: number;
  /** Digits of a code of fixed length. */
  readonly cifre?: number;
  readonly min?: number;
  readonly max?: number;
  readonly istruzioni?: string;
  readonly dal?: number;
  readonly al?: number;
}
export interface GruppoPunti {
  readonly titolo: string;
  readonly punti: readonly Punto[];
}

type Altro = Omit<Punto, 'punto' | 'titolo' | 'tipo' | 'dato'>;
const uno =
  (tipo: TipoCasella) =>
  (punto: number, titolo: string, altro: Altro = {}): Punto => ({ punto, titolo, tipo, ...altro });
export const euro = uno('decimale');
export const numero = uno('intero');
export const testo = uno('testo');
export const spunta = uno('barrata');
export const persona = uno('codiceFiscale');
export const data = uno('data');
export const percentuale = uno('percentuale');
export const cifre = (punto: number, titolo: string, quante: number, altro: Altro = {}): Punto =>
  testo(punto, titolo, { ...altro, cifre: quante });
export const comune = (punto: number, titolo: string): Punto => testo(punto, titolo, { lunghezza: 4 });

const TIPI: Readonly<Partial<Record<Dato['unita'], TipoCasella>>> = {
  euro: 'decimale',
  data: 'data',
  logico: 'barrata',
  codice: 'codice',
};
/** A point that the rules read. */
export const letto = (
  punto: number,
  dato: Dato,
  altro: Altro & { readonly tipo?: TipoCasella } = {},
): Punto => ({
  punto,
  titolo: dato.titolo,
  tipo: TIPI[dato.unita] ?? 'intero',
  dato,
  ...altro,
});

/** Whether the form of a year has a point. */
export const isDellAnno = ({ dal = 0, al = 9999 }: Pick<Punto, 'dal' | 'al'>, anno: number): boolean =>
  dal <= anno && anno <= al;
