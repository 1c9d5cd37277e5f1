import type { Concetto, Dato } from '../engine/index.ts';
import * as quote from '../regole/partecipazioni.ts';
import * as societa from '../regole/soci.ts';
import { measureDati } from './calcolo.ts';
import { besideOf } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { Casella, ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';
import { isNellInventario } from './quote-inventario.ts';
import { listConcordato, listPosti, listSostitutiva, type QuotaConcordata } from './quote-posti.ts';
import type { VoceRiporto } from './riporto.ts';
import { isDovuto } from './stato.ts';

/** Colonne that no rule reads: in RO the tax code of the partner, in RH that of the company and the share. */
const CF_SOCIO = 1;
const NOME_SOCIO = 2;
const CF_SOCIETA = 1;
const QUOTA = 3;
const GRUPPO = 'Partecipazioni';
const NOTA = 'Come risulta dalla dichiarazione della società: confrontare con il prospetto dato al socio.';

/** A rigo of RO: who the partner is, as the company wrote it; an empty text is not written. */
export interface Socio {
  /** With its modulo: `RO901`, `RO901#2`. */
  readonly rigo: string;
  readonly codiceFiscale: string;
  readonly nome: string;
}

const rigoNelModulo = (chiave: ChiaveCasella): string => chiave.replace(/\.\d+/, '');
const readTesto = (dati: DatiModello, chiave: ChiaveCasella): string => String(dati[chiave] ?? '');
const countSoci = ({ modello, dati }: Pick<LatoConfronto, 'modello' | 'dati'>): number =>
  measureDati(modello.struttura.indice, Object.keys(dati))[societa.soci] ?? 0;

/** The partners that the return of a partnership names, in the order of RO: those with a share. */
export function listSoci({ modello, dati }: Pick<LatoConfronto, 'modello' | 'dati'>): readonly Socio[] {
  const { indice } = modello.struttura;
  return Array.from({ length: countSoci({ modello, dati }) }, (_, i) =>
    indice.keyOf(societa.quota, i),
  ).flatMap((chiave) =>
    chiave === undefined || !Number(dati[chiave] ?? 0)
      ? []
      : [
          {
            rigo: rigoNelModulo(chiave),
            codiceFiscale: readTesto(dati, besideOf(chiave, CF_SOCIO)),
            nome: readTesto(dati, besideOf(chiave, NOME_SOCIO)),
          },
        ],
  );
}

/** What the company's return says of one partner, for one kind of income. Amounts in whole euro. */
interface Quota {
  readonly da: ChiaveCasella;
  readonly reddito: number;
  readonly percentuale: ValoreCasella | undefined;
  readonly ritenute: { readonly da: ChiaveCasella; readonly valore: number } | undefined;
  /** The code of RH that says which kind it is; none for business. */
  readonly genere: string | undefined;
  /** In an agreement of two years: what was agreed has colonne of its own. */
  readonly concordato: QuotaConcordata | undefined;
}

const GENERI = [
  [societa.redditoSocio, undefined, societa.concordatoImpresaSocio],
  [societa.autonomoSocio, '2', societa.concordatoAutonomoSocio],
  [societa.altriSocio, '4', undefined],
] as const;

/** Where the company names a partner, and what it says there; an amount that is not known is nought. */
function openSocio({ modello, dati, forzature }: LatoConfronto, codiceFiscale: string) {
  const { indice } = modello.struttura;
  const calcolo = modello.createCalcolo(dati, forzature);
  const posti = Array.from({ length: countSoci({ modello, dati }) }, (_, i) => i).filter((i) => {
    const chiave = indice.keyOf(societa.quota, i);
    return chiave !== undefined && dati[besideOf(chiave, CF_SOCIO)] === codiceFiscale;
  });
  const read = (nodo: Concetto, i: number) => {
    const da = indice.keyOf(nodo, i);
    const esito = da === undefined ? undefined : calcolo.get(da);
    const valore = esito === undefined || esito.stato === 'incompleto' ? 0 : Number(esito.valore ?? 0);
    return { da: da ?? '', valore, hasAccordo: esito !== undefined && isDovuto(esito) };
  };
  return { posti, read };
}

/** The shares of a partner: one for each kind of income, the withholdings with the first. */
function listQuote(lato: LatoConfronto, codiceFiscale: string): Quota[] {
  const { posti, read } = openSocio(lato, codiceFiscale);
  const readConcordato = (di: typeof societa.concordatoImpresaSocio | undefined, i: number) =>
    di === undefined || !read(di.effettivo, i).hasAccordo
      ? undefined
      : {
          effettivo: read(di.effettivo, i).valore,
          perdita: read(di.perdita, i).valore,
          soglia: read(di.soglia, i).valore,
        };
  return posti.flatMap((i) => {
    const percentuale = lato.dati[lato.modello.struttura.indice.keyOf(societa.quota, i) ?? ''];
    const redditi = GENERI.map(([nodo, genere, concordato]) => ({
      ...{ ...read(nodo, i), genere, concordato: readConcordato(concordato, i) },
    })).filter((r) => r.valore !== 0 || (r.concordato?.effettivo ?? 0) !== 0);
    const ritenute = read(societa.ritenuteSocio, i);
    return redditi.map(({ valore: reddito, ...resto }, posto) => ({
      ...{ ...resto, reddito, percentuale },
      ritenute: posto === 0 && ritenute.valore !== 0 ? ritenute : undefined,
    }));
  });
}

type Trasporto = readonly [da: ChiaveCasella, a: ChiaveCasella, valore: ValoreCasella | undefined];
/** What has a place in the form, and is as the form wants it. */
const toVoci = (voci: readonly Trasporto[], modello: Modello, attuali: DatiModello): VoceRiporto[] =>
  voci.flatMap(([da, a, valore]): VoceRiporto[] => {
    const casella: Casella | undefined = modello.findCasella(a);
    if (!casella || valore === undefined || modello.checkValore(a, valore) !== null) return [];
    const attuale = attuali[a] ?? null;
    return [{ gruppo: GRUPPO, da, a, titolo: casella.titolo, valore, attuale, nota: NOTA }];
  });

/**
 * What the return of a partnership (Redditi SP) gives to the quadro RH of one of its partners, found by tax code in RO;
 * nothing is written. The righi of RH that already hold the company come first, then those that are empty.
 */
export function proposeQuote(
  prima: LatoConfronto,
  codiceFiscale: string,
  modello: Modello,
  attuali: DatiModello,
): readonly VoceRiporto[] {
  if (isNellInventario(prima, modello, attuali)) return [];
  const { indice } = modello.struttura;
  const chiaveCf = prima.modello.anagrafica.codiceFiscale;
  const cf = chiaveCf === undefined ? undefined : prima.dati[chiaveCf];
  const trovate = listQuote(prima, codiceFiscale);
  const dove = { modello, attuali, raccolta: quote.partecipazioni, dato: quote.quotaReddito };
  const posti = listPosti(dove, cf, trovate.length);
  return trovate.flatMap(({ da, reddito, percentuale, ritenute, genere, concordato }, n) => {
    const keyOf = (dato: Dato) => indice.keyOf(dato, posti[n] ?? 0) ?? '';
    const chiave = keyOf(quote.quotaReddito);
    const voci: Trasporto[] = [
      [chiaveCf ?? da, besideOf(chiave, CF_SOCIETA), cf],
      [da, besideOf(chiave, QUOTA), percentuale],
      ...listConcordato(quote.quota, chiave, reddito, concordato).map(
        ([dove, valore]) => [da, typeof dove === 'string' ? dove : keyOf(dove), valore] as const,
      ),
      [ritenute?.da ?? da, keyOf(quote.ritenuteQuota), ritenute?.valore],
      ...(genere ? [[da, keyOf(quote.genereQuota), genere] as const] : []),
    ];
    return toVoci(voci, modello, attuali);
  });
}

/**
 * What a partnership in an agreement of two years leaves to CP3-CP5 of one of its partners: his part of the substitute tax, and of
 * what is over 85,000 euro (D.Lgs. 13/2024, art. 20-bis). Nothing is written.
 */
export function proposeSostitutiva(
  prima: LatoConfronto,
  codiceFiscale: string,
  modello: Modello,
  attuali: DatiModello,
): readonly VoceRiporto[] {
  const { posti, read } = openSocio(prima, codiceFiscale);
  const [primo] = posti;
  if (primo === undefined) return [];
  const chiaveCf = prima.modello.anagrafica.codiceFiscale;
  const sum = (nodo: Concetto) => posti.reduce((somma, i) => somma + read(nodo, i).valore, 0);
  const sua = { imposta: sum(societa.sostitutivaSocio), oltreLimite: sum(societa.oltreLimiteSocio) };
  const { da } = read(societa.sostitutivaSocio, primo);
  const cf = chiaveCf === undefined ? undefined : prima.dati[chiaveCf];
  const voci = listSostitutiva({ modello, attuali }, cf, sua);
  return toVoci(
    voci.map(([a, valore]): Trasporto => [da, a, valore]),
    modello,
    attuali,
  );
}
