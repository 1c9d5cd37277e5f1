import type { Concetto, Dato } from '../engine/index.ts';
import * as impresa from '../regole/reddito-impresa/reddito.ts';
import * as rg from '../regole/semplificata.ts';
import * as societa from '../regole/soci.ts';
import * as trasparenza from '../regole/trasparenza.ts';
import { measureDati } from './calcolo.ts';
import { besideOf } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';

/** Colonna that no rule reads, in RO and in TN alike: the tax code of the partner. */
const CF_SOCIO = 1;

/** How a company says the parts of its partners, and where the business of a partner takes them. */
interface Genere {
  readonly soci: string;
  readonly quota: Dato;
  /** Above nought an income, below it a loss. */
  readonly redditi: readonly Concetto[];
  /** Amounts without a sign. */
  readonly perdite: readonly Concetto[];
  readonly ritenute: readonly Concetto[];
  readonly sostitutiva: readonly Concetto[];
  /** What is over the limit of the substitute tax, where the partner taxes it himself. */
  readonly oltreLimite: readonly Concetto[];
  readonly ordinaria: readonly [redditi: Dato, perdite: Dato];
  readonly semplificata: readonly [redditi: Dato, perdite: Dato];
}
const [personeRG, trasparentiRG] = rg.partecipazioni.redditi;
const [perditePersoneRG, perditeTrasparentiRG] = rg.partecipazioni.perdite;
const diPersone: Genere = {
  soci: societa.soci,
  quota: societa.quota,
  redditi: [societa.redditoSocio, societa.autonomoSocio, societa.altriSocio],
  perdite: [],
  ritenute: [societa.ritenuteSocio],
  sostitutiva: [societa.sostitutivaSocio],
  oltreLimite: [societa.oltreLimiteSocio],
  ordinaria: [impresa.daPersone, impresa.perditePersone],
  semplificata: [personeRG as Dato, perditePersoneRG as Dato],
};
const diCapitali: Genere = {
  soci: trasparenza.soci,
  quota: trasparenza.quota,
  redditi: [trasparenza.redditoSocio],
  perdite: [trasparenza.perditaSocio],
  ritenute: [],
  sostitutiva: [trasparenza.sostitutivaSocio],
  oltreLimite: [trasparenza.oltreLimiteSocio],
  ordinaria: [impresa.daTrasparenti, impresa.perditeTrasparenti],
  semplificata: [trasparentiRG as Dato, perditeTrasparentiRG as Dato],
};
const genereDi = ({ codice }: Pick<Modello, 'codice'>): Genere | undefined =>
  codice === 'redditi-sp' ? diPersone : codice === 'redditi-sc' ? diCapitali : undefined;

/** What the return of a company gives to one of its partners. Whole euro. */
export interface QuotaImpresa {
  readonly redditi: number;
  /** Without a sign. */
  readonly perdite: number;
  readonly ritenute: number;
  /** Of the agreement of two years, that the partner pays. */
  readonly sostitutiva: number;
  /** Of the same, what is over 85,000 euro: taxed by the partner at his own rate. */
  readonly oltreLimite: number;
  /** His share, as the company writes it. */
  readonly percentuale: ValoreCasella | undefined;
  /** Where the company says it first. */
  readonly da: ChiaveCasella;
}

/** The part of a partner, found by tax code in RO of a partnership or in TN of a transparent company; null for who is not in it. */
export function readQuotaImpresa(
  { modello, dati, forzature }: LatoConfronto,
  codiceFiscale: string,
): QuotaImpresa | null {
  const genere = genereDi(modello);
  if (genere === undefined) return null;
  const { indice } = modello.struttura;
  const quanti = measureDati(indice, Object.keys(dati))[genere.soci] ?? 0;
  const calcolo = modello.createCalcolo(dati, forzature);
  const posti = Array.from({ length: quanti }, (_, i) => i).filter((i) => {
    const chiave = indice.keyOf(genere.quota, i);
    return chiave !== undefined && dati[besideOf(chiave, CF_SOCIO)] === codiceFiscale;
  });
  const read = (nodi: readonly Concetto[]): number[] =>
    posti.flatMap((i) =>
      nodi.flatMap((nodo) => {
        const chiave = indice.keyOf(nodo, i);
        const esito = chiave === undefined ? undefined : calcolo.get(chiave);
        return esito === undefined || esito.stato === 'incompleto' ? [] : [Number(esito.valore ?? 0)];
      }),
    );
  const sum = (valori: readonly number[]): number => valori.reduce((somma, uno) => somma + uno, 0);
  const [posto] = posti;
  if (posto === undefined) return null;
  // All that comes to a business is income of business: of one company, income and loss make one figure.
  const netto = sum(read(genere.redditi)) - sum(read(genere.perdite));
  return {
    redditi: Math.max(0, netto),
    perdite: Math.max(0, -netto),
    ritenute: sum(read(genere.ritenute)),
    sostitutiva: sum(read(genere.sostitutiva)),
    oltreLimite: sum(read(genere.oltreLimite)),
    percentuale: dati[indice.keyOf(genere.quota, posto) ?? ''],
    da: indice.keyOf(genere.redditi[0] as Concetto, posto) ?? '',
  };
}

/** RF58 and RF59, or RG26 and RG27: where the business of a partner takes what these companies give it, all together. */
export interface VoceQuote {
  readonly a: ChiaveCasella;
  readonly valore: number;
  readonly verso: 'redditi' | 'perdite';
}

/**
 * What the companies of one kind give to the business of a partner, summed as the form wants it; nothing where the partner has no
 * books of business. A company taxed by IRES has them always.
 */
export function proposeQuoteImpresa(
  di: Pick<Modello, 'codice'>,
  quote: readonly QuotaImpresa[],
  modello: Modello,
  attuali: DatiModello,
): readonly VoceQuote[] {
  const genere = genereDi(di);
  if (genere === undefined) return [];
  const { indice } = modello.struttura;
  const has = (quadro: string) => Object.keys(attuali).some((chiave) => chiave.startsWith(quadro));
  const isOrdinaria = modello.codice === 'redditi-sc' || has('RF');
  if (!isOrdinaria && !has('RG')) return [];
  const caselle = isOrdinaria ? genere.ordinaria : genere.semplificata;
  return (['redditi', 'perdite'] as const).flatMap((verso, n): VoceQuote[] => {
    const dato = caselle[n];
    const a = dato === undefined ? undefined : indice.keyOf(dato, 0);
    const valore = quote.reduce((somma, quota) => somma + quota[verso], 0);
    return a === undefined || valore === 0 ? [] : [{ a, valore, verso }];
  });
}
