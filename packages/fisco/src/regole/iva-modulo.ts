import { type Concetto, type Dato, dato, type Nodo, regola, somma, sommaDi } from '../engine/index.ts';
import { daRiscontrare, sempre, tra } from './fonti.ts';
import { importo } from './importi.ts';

/** What repeats in each modulo of the form: one for each activity kept apart (D.P.R. 633/1972, art. 36). */
export const moduloIva = 'iva';

type Fonte = Concetto['formule'][number]['fonti'][number];

/** The form, whose printed righi were read in no official text. */
export const modelloIva = (quadro: string): Fonte => daRiscontrare('Modello IVA', `quadro ${quadro}`);

/** An amount typed in a modulo. */
export const importoModulo = (id: string, titolo: string): Dato => importo(`iva.${id}`, titolo, moduloIva);

/** A box ticked in a modulo. */
export const barrataModulo = (id: string, titolo: string): Dato =>
  dato({ id: `iva.${id}`, titolo, unita: 'logico', seManca: 'zero', raccolta: moduloIva });

/** An amount computed in each modulo. */
export const conteggioModulo = (id: string, titolo: string, valore: Nodo, fonte: Fonte): Concetto =>
  regola({
    id: `iva.${id}`,
    titolo,
    unita: 'euro',
    raccolta: moduloIva,
    formule: sempre(valore, fonte),
  });

interface Periodo {
  readonly dal: number;
  readonly al: number | null;
}

/** An amount computed in each modulo, whose operands change with the form. */
export const conteggioPeriodi = <P extends Periodo>(
  id: string,
  titolo: string,
  periodi: readonly P[],
  makeValore: (periodo: P) => Nodo,
  fonte: Fonte,
): Concetto =>
  regola({
    id: `iva.${id}`,
    titolo,
    unita: 'euro',
    raccolta: moduloIva,
    formule: periodi.map((periodo) => tra(periodo.dal, periodo.al, makeValore(periodo), fonte)),
  });

/** What the moduli make together. */
export const sumModuli = (...nodi: readonly Nodo[]): Nodo => sommaDi(moduloIva, somma(...nodi));

/** A code of the form: its rules know only which it is. */
export const codiceIva = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({ id: `iva.${id}`, titolo, unita: 'codice', seManca: 'zero', ...(raccolta ? { raccolta } : {}) });
