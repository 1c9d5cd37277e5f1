import type { ChiaveCasella, EsitoCasella, Precisione } from './modello.ts';

/** Where the form says all of one tax: due for the year, paid, advance of the next year, balance. */
export interface VoceProspetto {
  readonly imposta: string;
  /** Code that pays its balance. */
  readonly tributo?: string;
  readonly lordo: readonly ChiaveCasella[];
  readonly versato: readonly ChiaveCasella[];
  readonly acconto: readonly ChiaveCasella[];
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
  readonly daVersare: number | null;
  readonly credito: number | null;
  readonly stato: 'completo' | 'provvisorio' | 'incompleto';
  /** The worst of what is shown. */
  readonly precisione: Precisione;
  /** The casella that explains the balance. */
  readonly chiave: ChiaveCasella;
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
    daVersare: above(sum([daVersare])),
    credito: above(sum(crediti)),
    stato: has('incompleto') ? 'incompleto' : has('provvisorio') ? 'provvisorio' : 'completo',
    precisione: letti.some(({ precisione }) => precisione === 'indicativo') ? 'indicativo' : 'esatto',
    chiave: credito !== undefined && (sum(crediti) ?? 0) > 0 ? credito : daVersare,
  };
}
