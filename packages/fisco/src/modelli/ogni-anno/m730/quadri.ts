import type { QuadroScheda } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { quadroAcconti } from './righi-acconti.ts';
import { quadriAltri } from './righi-altri.ts';
import { crediti } from './righi-crediti.ts';
import { quadroLiquidazione } from './righi-liquidazione.ts';
import { quadriOneri } from './righi-oneri.ts';
import { quadriRedditi } from './righi-redditi.ts';
import { makeNota, renameSezione, transpose } from './trasposizione.ts';
import { openOrigine, type RighiUfficiali } from './ufficiale.ts';

/** A quadro of the 730, with the righi that its instructions name. */
export interface QuadroUfficiale {
  readonly codice: string;
  readonly titolo: string;
  readonly titoloBreve: string;
  readonly obbligatorio?: boolean;
  /** Read to the last colonna: nothing of it is to be checked on the form. */
  readonly copertura?: 'esatto';
  /** False where its numbers are sure though some number of rigo or colonna is not. */
  readonly daRiscontrare?: false;
  /** First form that has it. */
  readonly dal?: number;
  /** The quadri of Redditi PF whose other righi stand at its end, as ours. */
  readonly pf: readonly string[];
  readonly nota?: string;
  /** The quadri it reads besides those that Redditi PF reads. */
  readonly legge?: readonly string[];
  readonly sezioni: readonly { readonly titolo: string; readonly righi: readonly RighiUfficiali[] }[];
}

/** The first year whose instructions were read. */
export const PRIMO_LETTO = 2023;

const ORDINE = ['FA', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'K', 'L', 'W', 'M', 'T', 'PL'];
const quadri = [
  ...quadriRedditi,
  ...quadriOneri,
  crediti,
  quadroAcconti,
  ...quadriAltri,
  quadroLiquidazione,
].sort((a, b) => ORDINE.indexOf(a.codice) - ORDINE.indexOf(b.codice));

/** The quadri of a year, and the names that the righi of Redditi PF have there. */
export function makeQuadri(
  anno: number,
  pf: readonly QuadroScheda[],
): { quadri: QuadroDiAnni[]; rename: (testo: string) => string } {
  const { make, takeRest, nomi } = openOrigine(anno, pf);
  const suoi = quadri
    .filter(({ dal = anno }) => dal <= anno)
    .map((quadro) => ({
      quadro,
      sezioni: quadro.sezioni
        .map(({ titolo, righi }) => ({ titolo, righi: make(quadro.codice, righi) }))
        .filter(({ righi }) => righi.length > 0),
    }));
  const resto = pf.map(takeRest);
  return {
    rename: nomi.rename,
    quadri: suoi.map(({ quadro: { nota, legge = [], pf: nomiPf, ...quadro }, sezioni }) => {
      const { titolo, titoloBreve } = quadro;
      const altri = transpose(resto, nomiPf, titolo, titoloBreve, nomi.rename, makeNota(nota, nomi.rename));
      return {
        ...altri,
        ...quadro,
        dipendeDa: [...altri.dipendeDa, ...legge],
        sezioni: [...sezioni.map((s) => renameSezione(s, nomi.rename)), ...altri.sezioni],
      };
    }),
  };
}
