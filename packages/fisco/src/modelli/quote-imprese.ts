import type { Concetto, Dato } from '../engine/index.ts';
import * as cpb from '../regole/concordato.ts';
import * as ires from '../regole/ires.ts';
import * as impresa from '../regole/reddito-impresa/reddito.ts';
import * as rg from '../regole/semplificata.ts';
import * as societa from '../regole/soci.ts';
import * as persone from '../regole/societa-persone.ts';
import * as trasparenza from '../regole/trasparenza.ts';
import { measureDati } from './calcolo.ts';
import { besideOf } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, CodiceModello, DatiModello, Modello, ValoreCasella } from './modello.ts';
import { codePersona, findInventario } from './quote-inventario.ts';
import { isDovuto } from './stato.ts';

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
  /** For each of the incomes, what goes beside it in an agreement. */
  readonly concordati: readonly (Concordati | undefined)[];
  readonly ordinaria: Posti;
  readonly semplificata: Posti;
}
interface Concordati {
  readonly effettivo: Concetto;
  readonly soglia: Concetto;
  readonly perdita: Concetto;
}
/** Col. 1 or 2 of RF58 and RF59, then col. 3A or 3B. */
interface Posti {
  readonly redditi: Dato;
  readonly perdite: Dato;
  readonly concordati: Dato;
}
const { partecipazioni: quoteRG } = rg;
const diPersone: Genere = {
  soci: societa.soci,
  quota: societa.quota,
  redditi: [societa.redditoSocio, societa.autonomoSocio, societa.altriSocio],
  perdite: [],
  ritenute: [societa.ritenuteSocio],
  sostitutiva: [societa.sostitutivaSocio],
  oltreLimite: [societa.oltreLimiteSocio],
  concordati: [societa.concordatoImpresaSocio, societa.concordatoAutonomoSocio, undefined],
  ordinaria: {
    ...{ redditi: impresa.daPersone, perdite: impresa.perditePersone },
    concordati: impresa.concordatoPersone,
  },
  semplificata: {
    ...{ redditi: quoteRG.redditi[0], perdite: quoteRG.perdite[0], concordati: quoteRG.conPersone },
  },
};
const diCapitali: Genere = {
  soci: trasparenza.soci,
  quota: trasparenza.quota,
  redditi: [trasparenza.redditoSocio],
  perdite: [trasparenza.perditaSocio],
  ritenute: [],
  sostitutiva: [trasparenza.sostitutivaSocio],
  oltreLimite: [trasparenza.oltreLimiteSocio],
  concordati: [trasparenza.concordatoSocio],
  ordinaria: {
    ...{ redditi: impresa.daTrasparenti, perdite: impresa.perditeTrasparenti },
    concordati: impresa.concordatoTrasparenti,
  },
  semplificata: {
    ...{ redditi: quoteRG.redditi[1], perdite: quoteRG.perdite[1], concordati: quoteRG.conTrasparenti },
  },
};
const genereDi = ({ codice }: Pick<Modello, 'codice'>): Genere | undefined =>
  codice === 'redditi-sp' ? diPersone : codice === 'redditi-sc' ? diCapitali : undefined;

/** What goes beside the agreed income of a partner. Whole euro. */
interface QuotaConcordata {
  /** Below nought a loss. */
  readonly effettivo: number;
  readonly soglia: number;
  /** Not offset, without a sign. */
  readonly perdita: number;
}

/** What the return of a company gives to one of its partners. Whole euro. */
export interface QuotaImpresa {
  /** With what was agreed, where the company did, or one that it holds. */
  readonly redditi: number;
  /** Without a sign. */
  readonly perdite: number;
  readonly ritenute: number;
  /** Of the agreement of two years, that the partner pays. */
  readonly sostitutiva: number;
  /** Of the same, what is over 85,000 euro: taxed by the partner at his own rate. */
  readonly oltreLimite: number;
  /** Null where no agreement is behind the income. */
  readonly concordato: QuotaConcordata | null;
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
  const find = (nodo: Concetto, i: number) => {
    const chiave = indice.keyOf(nodo, i);
    const esito = chiave === undefined ? undefined : calcolo.get(chiave);
    return esito === undefined || esito.stato === 'incompleto' ? undefined : esito;
  };
  const sum = (nodi: readonly Concetto[]): number =>
    posti.reduce((totale, i) => nodi.reduce((t, nodo) => t + Number(find(nodo, i)?.valore ?? 0), totale), 0);
  const [posto] = posti;
  if (posto === undefined) return null;
  const suoi = genere.concordati.map((di) => {
    const esito = di && find(di.effettivo, posto);
    return esito !== undefined && isDovuto(esito) ? di : undefined;
  });
  const conAccordo = suoi.filter((di) => di !== undefined);
  const redditi = sum(genere.redditi) - sum(genere.perdite);
  // All that comes to a business is income of business: of one company, income and loss make one figure.
  const senzaAccordo = genere.redditi.filter((_, n) => suoi[n] === undefined);
  return {
    redditi: Math.max(0, redditi),
    perdite: Math.max(0, -redditi),
    ritenute: sum(genere.ritenute),
    sostitutiva: sum(genere.sostitutiva),
    oltreLimite: sum(genere.oltreLimite),
    concordato:
      conAccordo.length === 0
        ? null
        : {
            effettivo: sum([...conAccordo.map(({ effettivo }) => effettivo), ...senzaAccordo]),
            soglia: sum(conAccordo.map(({ soglia }) => soglia)),
            perdita: sum(conAccordo.map(({ perdita }) => perdita)),
          },
    percentuale: dati[indice.keyOf(genere.quota, posto) ?? ''],
    da: indice.keyOf(genere.redditi[0] as Concetto, posto) ?? '',
  };
}

/** RF58 and RF59, or RG26 and RG27: where the business of a partner takes what these companies give it, all together. */
export interface VoceQuote {
  readonly a: ChiaveCasella;
  readonly valore: number;
  /** Who gives it. */
  readonly di: readonly QuotaImpresa[];
}
/** The companies of one kind that a business holds. */
export interface QuoteDiGenere {
  readonly di: Pick<Modello, 'codice'>;
  readonly quote: readonly QuotaImpresa[];
}

/** The books of business that a return is kept in; undefined for none. A company taxed by IRES has them always, a person says so. */
function findConti(modello: Modello, attuali: DatiModello): 'ordinaria' | 'semplificata' | undefined {
  const has = (quadro: string) => Object.keys(attuali).some((chiave) => chiave.startsWith(quadro));
  if (modello.codice === 'redditi-pf') return findInventario(modello, attuali);
  if (modello.codice === 'redditi-sc' || has('RF')) return 'ordinaria';
  return has('RG') ? 'semplificata' : undefined;
}
/** The agreement of who declares: then its own quadro CP takes what the companies it holds agreed. */
const PROPRI: Readonly<
  Partial<Record<CodiceModello, Pick<typeof ires.concordato, 'concordato' | 'soglie'>>>
> = {
  'redditi-pf': { concordato: cpb.impresa.reddito, soglie: cpb.soglieSocieta },
  'redditi-sc': ires.concordato,
  'redditi-sp': persone.concordatoImpresa,
};
const findProprio = (modello: Modello, attuali: DatiModello) => {
  const suo = PROPRI[modello.codice];
  const chiave = suo && modello.struttura.indice.keyOf(suo.concordato, 0);
  return chiave !== undefined && Number(attuali[chiave] ?? 0) > 0 ? suo : undefined;
};
const effettivo = ({ concordato, redditi, perdite }: QuotaImpresa): number =>
  concordato?.effettivo ?? redditi - perdite;

/** RF58 and RF59, or RG26 and RG27, of who declares. */
function findPosti(genere: Genere, conti: 'ordinaria' | 'semplificata', modello: Modello): Posti {
  if (modello.codice !== 'redditi-pf') return genere[conti];
  const coda = codePersona[conti];
  return genere === diPersone
    ? { redditi: coda.redditi, perdite: coda.perdite, concordati: coda.redditiCpb }
    : {
        redditi: coda.redditiTrasparenza,
        perdite: coda.perditeTrasparenza,
        concordati: coda.redditiTrasparenzaCpb,
      };
}
/** Col. 3C, 3D and 2A. */
function findSoglie(conti: 'ordinaria' | 'semplificata', modello: Modello) {
  if (modello.codice === 'redditi-pf') {
    const { soglieCpb, zeroCpb, perditeCpb } = codePersona[conti];
    return [soglieCpb, zeroCpb, perditeCpb] as const;
  }
  return conti === 'ordinaria'
    ? ([impresa.soglieConcordato, impresa.concordatoZero, impresa.perditeRettificate] as const)
    : ([quoteRG.soglia, quoteRG.pariAZero, quoteRG.conPerdite] as const);
}

type Conto = readonly [dove: Dato, quanto: (quota: QuotaImpresa) => number];
/** Each casella that the form has, with the sum of what the companies give it. */
function makeVoci(modello: Modello, conti: readonly Conto[], quote: readonly QuotaImpresa[]): VoceQuote[] {
  const { indice } = modello.struttura;
  return conti.flatMap(([dove, quanto]) => {
    const a = indice.keyOf(dove, 0);
    const di = quote.filter((quota) => quanto(quota) > 0);
    const valore = di.reduce((somma, quota) => somma + quanto(quota), 0);
    return a === undefined || valore === 0 ? [] : [{ a, valore, di }];
  });
}

/**
 * What the companies of one kind give to the business of a partner, summed as the form wants it (istruzioni Redditi PF 2026, fasc. 3,
 * r. 1506-1538): col. 1 or 2 as they really earned, and col. 3A or 3B with what was agreed where one of them did. Nothing where the
 * partner has no books of business; no 3A and 3B where it is in an agreement itself.
 */
export function proposeQuoteImpresa(
  { di, quote }: QuoteDiGenere,
  modello: Modello,
  attuali: DatiModello,
): readonly VoceQuote[] {
  const genere = genereDi(di);
  const conti = findConti(modello, attuali);
  if (genere === undefined || conti === undefined) return [];
  const posti = findPosti(genere, conti, modello);
  const conAccordo =
    quote.some(({ concordato }) => concordato !== null) && findProprio(modello, attuali) === undefined;
  return makeVoci(
    modello,
    [
      [posti.redditi, (quota) => Math.max(0, effettivo(quota))],
      [posti.perdite, (quota) => Math.max(0, -effettivo(quota))],
      ...(conAccordo ? [[posti.concordati, ({ redditi }: QuotaImpresa) => redditi] as const] : []),
    ],
    quote,
  );
}

/**
 * Of companies of every kind, what the agreement of some of them adds for a business: col. 3C, 3D and, of all the losses, 2A; or CP7
 * col. 4 where who declares is in an agreement itself (ivi, r. 1536-1548 and 8613-8615). Nothing where none agreed.
 */
export function proposeSoglie(
  generi: readonly QuoteDiGenere[],
  modello: Modello,
  attuali: DatiModello,
): readonly VoceQuote[] {
  const conti = findConti(modello, attuali);
  const quote = generi.flatMap((uno) => uno.quote);
  const concordate = quote.filter(({ concordato }) => concordato !== null);
  if (conti === undefined || concordate.length === 0) return [];
  const soglia = ({ concordato }: QuotaImpresa) => concordato?.soglia ?? 0;
  const proprio = findProprio(modello, attuali);
  if (proprio !== undefined) return makeVoci(modello, [[proprio.soglie, soglia]], quote);
  const [dove, zero, perdite] = findSoglie(conti, modello);
  const isZero = (quale: typeof diPersone) =>
    generi.some(
      ({ di, quote: sue }) =>
        genereDi(di) === quale &&
        sue.some(({ concordato }) => concordato !== null) &&
        sue.every(({ redditi }) => redditi === 0),
    );
  const codice = (isZero(diPersone) ? 1 : 0) + (isZero(diCapitali) ? 2 : 0);
  const { indice } = modello.struttura;
  const [chiaveZero, chiavePerdite] = [indice.keyOf(zero, 0), indice.keyOf(perdite, 0)];
  const rettificata = ({ concordato, perdite: sue }: QuotaImpresa): number => concordato?.perdita ?? sue;
  // Of losses that count for nothing it is said, rather than left to be understood.
  const inPerdita = quote.filter((quota) => effettivo(quota) < 0);
  const isNulla = inPerdita.length > 0 && !quote.some((quota) => rettificata(quota) > 0);
  return [
    ...makeVoci(
      modello,
      [
        [dove, soglia],
        [perdite, rettificata],
      ],
      quote,
    ),
    ...(isNulla && chiavePerdite !== undefined ? [{ a: chiavePerdite, valore: 0, di: inPerdita }] : []),
    ...(codice === 0 || chiaveZero === undefined ? [] : [{ a: chiaveZero, valore: codice, di: concordate }]),
  ];
}

/**
 * RF102 or RG37 of a person, col. 5 and 6: the withholdings that come with the shares, added in col. 6 to the person's own, that are
 * what it has beyond col. 5 (ivi, r. 1703-1709 and 2549-2559). Of more transferred than there are in all, nobody knows which are own:
 * col. 6 is left, and the form tells it.
 */
export function proposeRitenute(
  quote: readonly QuotaImpresa[],
  modello: Modello,
  attuali: DatiModello,
): readonly VoceQuote[] {
  const conti = modello.codice === 'redditi-pf' ? findConti(modello, attuali) : undefined;
  if (conti === undefined) return [];
  const { ritenute, ritenuteTrasferite } = codePersona[conti];
  const [trasferite] = makeVoci(modello, [[ritenuteTrasferite, (quota) => quota.ritenute]], quote);
  const tutte = modello.struttura.indice.keyOf(ritenute, 0);
  if (trasferite === undefined || tutte === undefined) return [];
  const scritte = attuali[tutte];
  const proprie = scritte === undefined ? 0 : Number(scritte) - Number(attuali[trasferite.a] ?? 0);
  return [
    trasferite,
    ...(proprie < 0 ? [] : [{ ...trasferite, a: tutte, valore: proprie + trasferite.valore }]),
  ];
}

/** Col. 6 of the same, as it was before what the companies passed on: the person's own. Null where there is nothing to give back. */
export function findRitenuteProprie(
  modello: Modello,
  attuali: DatiModello,
): { readonly a: ChiaveCasella; readonly valore: number } | null {
  const conti = findConti(modello, attuali);
  if (modello.codice !== 'redditi-pf' || conti === undefined) return null;
  const { indice } = modello.struttura;
  const { ritenute, ritenuteTrasferite } = codePersona[conti];
  const [a, di] = [indice.keyOf(ritenute, 0), indice.keyOf(ritenuteTrasferite, 0)];
  if (a === undefined || di === undefined) return null;
  const valore = Number(attuali[a] ?? 0) - Number(attuali[di] ?? 0);
  return valore > 0 ? { a, valore } : null;
}

/** Whether what the companies agreed goes among the variations of CP6, with the others. */
export const isInCp6 = (modello: Modello, attuali: DatiModello): boolean =>
  findProprio(modello, attuali) !== undefined;
