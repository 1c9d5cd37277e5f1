import type { Dato } from '../engine/index.ts';
import * as quote from '../regole/partecipazioni.ts';
import * as societa from '../regole/soci.ts';
import { measureDati } from './calcolo.ts';
import { besideOf, makeStessoRigo } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { Casella, ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';
import type { VoceRiporto } from './riporto.ts';

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
}

const GENERI = [
  [societa.redditoSocio, undefined],
  [societa.autonomoSocio, '2'],
  [societa.altriSocio, '4'],
] as const;

/** The shares of a partner: one for each kind of income, the withholdings with the first. */
function listQuote({ modello, dati, forzature }: LatoConfronto, codiceFiscale: string): Quota[] {
  const { indice } = modello.struttura;
  const calcolo = modello.createCalcolo(dati, forzature);
  return Array.from({ length: countSoci({ modello, dati }) }, (_, i) => i).flatMap((i) => {
    const chiaveQuota = indice.keyOf(societa.quota, i);
    if (chiaveQuota === undefined || dati[besideOf(chiaveQuota, CF_SOCIO)] !== codiceFiscale) return [];
    const read = (nodo: (typeof GENERI)[number][0]) => {
      const da = indice.keyOf(nodo, i) ?? '';
      const esito = calcolo.get(da);
      return { da, valore: esito.stato === 'incompleto' ? 0 : Number(esito.valore ?? 0) };
    };
    const redditi = GENERI.map(([nodo, genere]) => ({ ...read(nodo), genere })).filter((r) => r.valore !== 0);
    const ritenute = read(societa.ritenuteSocio);
    return redditi.map(({ da, valore, genere }, posto) => ({
      da,
      reddito: valore,
      percentuale: dati[chiaveQuota],
      ritenute: posto === 0 && ritenute.valore !== 0 ? ritenute : undefined,
      genere,
    }));
  });
}

/** Where the shares of a company are written: the repeated rigo, by one of its dati. */
export interface PostiCercati {
  readonly modello: Modello;
  readonly attuali: DatiModello;
  readonly raccolta: string;
  readonly dato: Dato;
}

/** The elements of RH, or of CP: those that hold this company, then the ones that hold nothing. */
export function listPosti(
  { modello, attuali, raccolta, dato }: PostiCercati,
  cf: ValoreCasella | undefined,
  quanti: number,
) {
  const { indice } = modello.struttura;
  const inUso = measureDati(indice, Object.keys(attuali))[raccolta] ?? 0;
  const posti = Array.from({ length: inUso + quanti }, (_, i) => i);
  const cfDi = (i: number) => attuali[besideOf(indice.keyOf(dato, i) ?? '', CF_SOCIETA)];
  const isLibero = (i: number) => {
    const chiave = indice.keyOf(dato, i);
    return chiave !== undefined && !Object.keys(attuali).some(makeStessoRigo(chiave));
  };
  const suoi = cf === undefined ? [] : posti.filter((i) => cfDi(i) === cf);
  return [...suoi, ...posti.filter((i) => !suoi.includes(i) && isLibero(i))].slice(0, quanti);
}

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
  const { indice } = modello.struttura;
  const chiaveCf = prima.modello.anagrafica.codiceFiscale;
  const cf = chiaveCf === undefined ? undefined : prima.dati[chiaveCf];
  const trovate = listQuote(prima, codiceFiscale);
  const dove = { modello, attuali, raccolta: quote.partecipazioni, dato: quote.quotaReddito };
  const posti = listPosti(dove, cf, trovate.length);
  return trovate.flatMap(({ da, reddito, percentuale, ritenute, genere }, n) => {
    const keyOf = (dato: typeof quote.quotaReddito) => indice.keyOf(dato, posti[n] ?? 0) ?? '';
    const chiave = keyOf(quote.quotaReddito);
    const voci: (readonly [ChiaveCasella, ChiaveCasella, ValoreCasella | undefined])[] = [
      [chiaveCf ?? da, besideOf(chiave, CF_SOCIETA), cf],
      [da, besideOf(chiave, QUOTA), percentuale],
      [da, chiave, reddito],
      [ritenute?.da ?? da, keyOf(quote.ritenuteQuota), ritenute?.valore],
      ...(genere ? [[da, keyOf(quote.genereQuota), genere] as const] : []),
    ];
    return voci.flatMap(([origine, a, valore]): VoceRiporto[] => {
      const casella: Casella | undefined = modello.findCasella(a);
      if (!casella || valore === undefined || modello.checkValore(a, valore) !== null) return [];
      const attuale = attuali[a] ?? null;
      return [{ gruppo: GRUPPO, da: origine, a, titolo: casella.titolo, valore, attuale, nota: NOTA }];
    });
  });
}
