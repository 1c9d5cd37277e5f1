import { computeAcconti, type SoggettoAcconto } from '../acconti.ts';
import { toVersamento } from './calendario.ts';
import type { Acconto } from './caselle/voce.ts';
import { findDate, type RegimeVersamenti, type VoceDelConto } from './contofiscale.ts';
import { computePrevisionale, type DomandaRavvedimento, type Ravvedimento } from './ravvedimento.ts';

/** The tax that somebody expects for the year, net of withholdings and credits, in cents: its advances are counted on it. */
export interface Previsione {
  readonly imposta: string;
  readonly previsto: number;
}

/** What is known of who pays, and of the models that already hold an advance (by its voce, in cents). */
export interface OpzioniPrevisione {
  readonly anno: number;
  readonly regime?: RegimeVersamenti;
  readonly fermi?: ReadonlyMap<string, number>;
}

/** An advance of the year, by history and by forecast, and what it costs when the tax comes to be more. */
export interface RataPrevista {
  readonly quale: Acconto['quale'];
  readonly codice: string | null;
  readonly data: string;
  readonly storico: number;
  readonly previsto: number;
  readonly carente: number;
  /** Null when nothing is missing; a sentence when it is not known how it is put right. */
  readonly ravvedimento: Ravvedimento | string | null;
}

/** Forms of who has the lower threshold. */
const SOCIETA = ['redditi-sc', 'redditi-enc', 'consolidato', 'irap'];
/** Rounding may part the two halves by a euro. */
const UN_EURO = 100;

const soggettoDi = ({ id, acconto }: VoceDelConto): SoggettoAcconto =>
  acconto?.soggetto ?? (SOCIETA.includes(id.split('/', 1)[0] ?? '') ? 'società' : 'persone');

/** When what is missing is put right by who waits for the declaration: the term of its balance, or 30 June where it is not held. */
export function findSaldoDopo(anno: number): string {
  try {
    return findDate(anno + 1, {}).saldo;
  } catch (errore) {
    if (errore instanceof RangeError) return toVersamento(`${anno + 1}-06-30`);
    throw errore;
  }
}

const findQuale = (sue: readonly VoceDelConto[], quale: Acconto['quale']) =>
  sue.find(({ acconto }) => acconto?.quale === quale);

/** Two halves, or 40% and 60%: as history has them, or as the regime wants where there is only one. */
function isAMeta(sue: readonly VoceDelConto[], regime: RegimeVersamenti): boolean {
  const [primo, secondo] = [findQuale(sue, 1), findQuale(sue, 2)];
  return primo && secondo ? Math.abs(primo.importo - secondo.importo) <= UN_EURO : regime !== 'ordinario';
}

/**
 * The two advances of a tax on what is expected of it, in cents: no more than by history; what a model already holds of the first
 * stays, and the second is what is left.
 */
function splitPrevisto(
  sue: readonly VoceDelConto[],
  previsto: number,
  { anno, regime = 'ordinario', fermi = new Map() }: OpzioniPrevisione,
): ReadonlyMap<Acconto['quale'], number> {
  const [primo, secondo] = [findQuale(sue, 1), findQuale(sue, 2)];
  const storico = sue.reduce((somma, { importo }) => somma + importo, 0);
  const [uno] = sue;
  if (uno === undefined || previsto >= storico)
    return new Map([
      [1, primo?.importo ?? 0],
      [2, secondo?.importo ?? 0],
    ]);
  const soggetto = soggettoDi(uno);
  const parti = computeAcconti(anno - 1, { base: previsto, soggetto, isIsa: isAMeta(sue, regime) });
  const totale = parti.primo + parti.secondo;
  const suoPrimo = primo === undefined ? 0 : (fermi.get(primo.id) ?? parti.primo);
  const suoSecondo = (secondo && fermi.get(secondo.id)) ?? Math.max(0, totale - suoPrimo);
  return new Map([
    [1, suoPrimo],
    [2, suoSecondo],
  ]);
}

/**
 * The voci of a declaration with the advances that somebody lowered because he expects less tax (istruzioni PF 2026, fasc. 1,
 * r. 9405-9407 and 10857):
 * each keeps what it is by history. What a forecast takes to nothing is not there, nor what is owed by history alone.
 */
export const applyPrevisioni = <V extends VoceDelConto>(
  voci: readonly V[],
  previsioni: readonly Previsione[],
  opzioni: OpzioniPrevisione,
): readonly V[] =>
  voci.flatMap((voce): V[] => {
    const { acconto, seStorico = [] } = voce;
    if (previsioni.some(({ imposta }) => seStorico.includes(imposta))) return [];
    const sua = previsioni.find(({ imposta }) => imposta === acconto?.imposta);
    if (acconto === undefined || sua === undefined) return [voce];
    const sue = listAcconti(voci, acconto.imposta);
    const importo = splitPrevisto(sue, sua.previsto, opzioni).get(acconto.quale) ?? 0;
    return importo === 0 ? [] : [{ ...voce, importo, storico: voce.importo }];
  });

/** The advances of a tax among the voci of a conto, as history has them. */
const listAcconti = (voci: readonly VoceDelConto[], imposta: string): VoceDelConto[] =>
  voci.filter(({ acconto }) => acconto?.imposta === imposta);

function computeSanzione(domanda: DomandaRavvedimento, misure: Parameters<typeof computePrevisionale>[1]) {
  try {
    return computePrevisionale(domanda, misure)?.ravvedimento ?? null;
  } catch (errore) {
    if (errore instanceof RangeError) return errore.message;
    throw errore;
  }
}

/**
 * What a forecast saves on each advance of a tax and, if the tax comes to be `effettivo` cents, what is missing and what it costs
 * to put it right on a day: short of the lesser of history and of the tax as it came to be.
 */
export function computeEffetto(
  voci: readonly VoceDelConto[],
  { imposta, previsto }: Previsione,
  { effettivo, il }: { readonly effettivo: number; readonly il: string },
  opzioni: OpzioniPrevisione,
): readonly RataPrevista[] {
  const sue = listAcconti(voci, imposta);
  const previste = splitPrevisto(sue, previsto, opzioni);
  const effettive = splitPrevisto(sue, effettivo, { ...opzioni, fermi: new Map() });
  return sue.map(({ acconto, codice, data, importo: storico }) => {
    const quale = acconto?.quale ?? 2;
    const versato = previste.get(quale) ?? 0;
    const dovuto = effettive.get(quale) ?? 0;
    const carente = Math.max(0, Math.min(storico, dovuto) - versato);
    const domanda = { tributo: codice ?? '', scadenza: data, pagamento: il };
    const ravvedimento =
      carente === 0 || il <= data
        ? null
        : computeSanzione({ ...domanda, importo: carente }, { storico, effettivo: dovuto, versato });
    return { quale, codice, data, storico, previsto: versato, carente, ravvedimento };
  });
}
