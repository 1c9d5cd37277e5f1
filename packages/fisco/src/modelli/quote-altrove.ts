import type { Dato } from '../engine/index.ts';
import { rh as rhPersone } from '../regole/altri-quadri-sp.ts';
import { rh as rhEnti } from '../regole/redditi-categorie.ts';
import { besideOf } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, CodiceModello, DatiModello, Modello, ValoreCasella } from './modello.ts';
import type { QuotaImpresa } from './quote-imprese.ts';
import { listPosti } from './quote-posti.ts';

/** Colonne that no rule reads: the tax code of the company, and the share. */
const CF = 1;
const QUOTA = 3;
/** Of the table of legal forms. */
const SOCIETA_SEMPLICE = 23;

const rh: Readonly<Partial<Record<CodiceModello, { readonly raccolta: string; readonly dato: Dato }>>> = {
  'redditi-sp': { raccolta: rhPersone.raccolta, dato: rhPersone.dato },
  'redditi-enc': { raccolta: rhEnti.raccolta, dato: rhEnti.reddito },
};
const has = (righi: DatiModello, quadro: string) =>
  Object.keys(righi).some((chiave) => chiave.startsWith(quadro));

/** Whether who declares holds its shares out of a business: a body without books of business, or a società semplice. */
export function isFuoriImpresa(modello: Modello, righi: DatiModello): boolean {
  if (has(righi, 'RF') || has(righi, 'RG')) return false;
  const chiave = modello.anagrafica.naturaGiuridica;
  const natura = chiave === undefined ? undefined : Number(righi[chiave]);
  return modello.codice === 'redditi-enc' || (modello.codice === 'redditi-sp' && natura === SOCIETA_SEMPLICE);
}

/**
 * What a partnership gives to the quadro RH of a partner that is a body or a società semplice, out of a business (TUIR art. 5): a
 * rigo for each company. What these forms have no colonna for (withholdings, the agreement of two years) is not here.
 */
export function proposeQuotaFuoriImpresa(
  prima: LatoConfronto,
  { redditi, perdite, percentuale }: QuotaImpresa,
  modello: Modello,
  attuali: DatiModello,
): readonly { readonly a: ChiaveCasella; readonly valore: ValoreCasella }[] {
  const suo = rh[modello.codice];
  const valore = redditi - perdite;
  if (suo === undefined || prima.modello.codice !== 'redditi-sp' || valore === 0) return [];
  const chiaveCf = prima.modello.anagrafica.codiceFiscale;
  const cf = chiaveCf === undefined ? undefined : prima.dati[chiaveCf];
  const [posto] = listPosti({ modello, attuali, ...suo }, cf, 1);
  const a = posto === undefined ? undefined : modello.struttura.indice.keyOf(suo.dato, posto);
  if (a === undefined) return [];
  const voci: readonly (readonly [ChiaveCasella, ValoreCasella | undefined])[] = [
    [besideOf(a, CF), cf],
    [besideOf(a, QUOTA), percentuale],
    [a, valore],
  ];
  return voci.flatMap(([casella, suoValore]) =>
    suoValore === undefined || modello.checkValore(casella, suoValore) !== null
      ? []
      : [{ a: casella, valore: suoValore }],
  );
}
