import { isInterna } from '../src/modelli/interna.ts';
import type { Modello } from '../src/modelli/modello.ts';
import { type FormaUfficiale, type QuadroUfficiale, readRighi } from './tipi.ts';

/** How many of how many. */
export interface Parte {
  readonly fatti: number;
  readonly tutti: number;
}

/** What of an official form of a year is handled. */
export interface Misura {
  readonly quadri: Parte;
  /** Quadri read whole on the official text. */
  readonly esatti: number;
  readonly righi: Parte;
  readonly calcolati: Parte;
  readonly controlli: Parte;
  readonly inserite: number;
  readonly calcolate: number;
  /** Caselle with a number of ours, the official one not being known or not existing. */
  readonly interne: number;
  /** Quadri whose official righi are not all known. */
  readonly parziali: readonly string[];
}

const isDellAnno = ({ dal = 0, al = 9999 }: QuadroUfficiale, anno: number): boolean =>
  dal <= anno && anno <= al;

/** The official numbers, each once, as `quadro:rigo`. */
const collect = (
  quadri: readonly QuadroUfficiale[],
  get: (q: QuadroUfficiale) => string | undefined,
): Set<string> => new Set(quadri.flatMap((q) => readRighi(get(q)).map((rigo) => `${q.quadro}:${rigo}`)));

const count = (tutti: ReadonlySet<string>, nostri: ReadonlySet<string>): Parte => ({
  fatti: [...tutti].filter((uno) => nostri.has(uno)).length,
  tutti: tutti.size,
});

/** Our form of a year against the official one. */
export function measureCopertura(
  modello: Modello,
  codici: ReadonlySet<string>,
  forma: FormaUfficiale,
): Misura {
  const ufficiali = forma.quadri.filter((quadro) => isDellAnno(quadro, modello.anno));
  const gestiti = modello.quadri.filter((q) => q.copertura !== 'non gestito');
  const caselle = gestiti.flatMap((q) => q.sezioni.flatMap((s) => s.righi.flatMap((r) => r.caselle)));
  const proprie = caselle.filter((c) => !isInterna(c));
  const nomi = new Set(ufficiali.map(({ quadro }) => quadro));
  const controlli = Object.values(forma.controlli);
  const nameRigo = ({ quadro, rigo }: (typeof caselle)[number]) => `${quadro}:${rigo}`;
  return {
    quadri: count(nomi, new Set(gestiti.map(({ codice }) => codice))),
    esatti: gestiti.filter((q) => q.copertura === 'esatto' && nomi.has(q.codice)).length,
    righi: count(
      collect(ufficiali, (q) => q.righi),
      new Set(proprie.map(nameRigo)),
    ),
    calcolati: count(
      collect(ufficiali, (q) => q.calcolati),
      new Set(proprie.filter((c) => !c.inserita).map(nameRigo)),
    ),
    controlli: {
      fatti: controlli.filter((codice) => codice !== null && codici.has(codice)).length,
      tutti: controlli.length,
    },
    inserite: caselle.filter((c) => c.inserita).length,
    calcolate: caselle.filter((c) => !c.inserita).length,
    interne: caselle.length - proprie.length,
    parziali: [...new Set(ufficiali.filter((q) => q.elenco === 'parziale').map(({ quadro }) => quadro))],
  };
}
