import type { ChiaveCasella, EsitoCasella, Precisione } from './modello.ts';

/** Where the form says all of one tax: due for the year, paid, advance of the next year, balance. */
export interface VoceProspetto {
  readonly imposta: string;
  /** Code that pays its balance. */
  readonly tributo?: string;
  readonly lordo: readonly ChiaveCasella[];
  readonly versato: readonly ChiaveCasella[];
  /** The first advance, paid with the balance, and the second. */
  readonly acconto:
    | readonly []
    | readonly [primo: ChiaveCasella]
    | readonly [primo: ChiaveCasella, secondo: ChiaveCasella];
  readonly daVersare: ChiaveCasella;
  readonly credito?: ChiaveCasella;
  /** A balance up to this is neither paid nor given back: whole euro. */
  readonly minimo?: number;
}

/** One tax of a declaration, in whole euro; null where a result is missing. */
export interface RigaProspetto {
  readonly imposta: string;
  readonly tributo: string | null;
  /** The year that the balance pays. */
  readonly anno: number;
  readonly lordo: number | null;
  readonly versato: number | null;
  readonly acconto: number | null;
  /** How much of the advance is paid at the second date. */
  readonly secondoAcconto: number | null;
  readonly daVersare: number | null;
  readonly credito: number | null;
  readonly stato: 'completo' | 'provvisorio' | 'incompleto';
  /** The worst of what is shown. */
  readonly precisione: Precisione;
  /** The casella that explains the balance. */
  readonly chiave: ChiaveCasella;
  /** Where each amount stands on the form: its sum, when they are more. */
  readonly caselle: Readonly<
    Record<'lordo' | 'versato' | 'acconto' | 'daVersare' | 'credito', readonly ChiaveCasella[]>
  >;
}

/** The taxes of a declaration, those that say nothing left out: pure, from the results of the form. */
export function computeProspetto(
  voci: readonly VoceProspetto[],
  annoImposta: number,
  get: (chiave: ChiaveCasella) => EsitoCasella,
): readonly RigaProspetto[] {
  return voci.flatMap((voce) => {
    const riga = computeRiga(voce, annoImposta, get);
    const importi = [riga.lordo, riga.versato, riga.acconto, riga.daVersare, riga.credito];
    return riga.stato === 'incompleto' || importi.some((importo) => importo !== 0) ? [riga] : [];
  });
}

function computeRiga(
  { imposta, tributo, lordo, versato, acconto, daVersare, credito, minimo = 0 }: VoceProspetto,
  anno: number,
  get: (chiave: ChiaveCasella) => EsitoCasella,
): RigaProspetto {
  const secondi: readonly ChiaveCasella[] = acconto.slice(1);
  const crediti = credito === undefined ? [] : [credito];
  const letti = [...lordo, ...versato, ...acconto, daVersare, ...crediti].map(get);
  const sum = (chiavi: readonly ChiaveCasella[]): number | null => {
    const esiti = chiavi.map(get);
    if (esiti.some(({ stato }) => stato === 'incompleto')) return null;
    return esiti.reduce((totale, { valore }) => totale + (typeof valore === 'number' ? valore : 0), 0);
  };
  const above = (importo: number | null) => (importo !== null && importo <= minimo ? 0 : importo);
  const has = (quale: EsitoCasella['stato']) => letti.some(({ stato }) => stato === quale);
  return {
    imposta,
    tributo: tributo ?? null,
    anno,
    lordo: sum(lordo),
    versato: sum(versato),
    acconto: sum(acconto),
    secondoAcconto: sum(secondi),
    daVersare: above(sum([daVersare])),
    credito: above(sum(crediti)),
    stato: has('incompleto') ? 'incompleto' : has('provvisorio') ? 'provvisorio' : 'completo',
    precisione: letti.some(({ precisione }) => precisione === 'indicativo') ? 'indicativo' : 'esatto',
    chiave: credito !== undefined && (sum(crediti) ?? 0) > 0 ? credito : daVersare,
    caselle: { lordo, versato, acconto, daVersare: [daVersare], credito: crediti },
  };
}

type Importo = 'daVersare' | 'credito' | 'acconto' | 'secondoAcconto';

/** What the taxes of a declaration make together, in whole euro; null while one is missing. */
export const sumImposte = (righe: readonly RigaProspetto[], campo: Importo): number | null =>
  righe.reduce<number | null>(
    (somma, { [campo]: importo }) => (somma === null || importo === null ? null : somma + importo),
    0,
  );

/** What is paid at the two dates of the year, in whole euro: balances and first advances, then the second ones. */
export interface Versamenti {
  readonly primo: number | null;
  readonly secondo: number | null;
}

/** What the taxes of a declaration ask at each date; null where a result is missing. A credit of one pays no other. */
export function computeVersamenti(righe: readonly RigaProspetto[]): Versamenti {
  const saldi = sumImposte(righe, 'daVersare');
  const acconti = sumImposte(righe, 'acconto');
  const secondo = sumImposte(righe, 'secondoAcconto');
  const hasTutto = saldi !== null && acconti !== null && secondo !== null;
  return { primo: hasTutto ? saldi + acconti - secondo : null, secondo };
}
