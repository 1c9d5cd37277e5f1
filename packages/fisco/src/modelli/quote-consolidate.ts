import type { Concetto } from '../engine/index.ts';
import { redditoMinimo } from '../regole/comodo-capitali.ts';
import * as cnm from '../regole/consolidato.ts';
import { gruppo, regime } from '../regole/ires.ts';
import { indeducibili, rolResiduo } from '../regole/reddito-impresa/interessi.ts';
import { measureDati } from './calcolo.ts';
import { besideOf } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';
import { listPosti } from './quote-posti.ts';

/** Colonne of NF that no rule reads. */
const CF = 1;
const NOME = 2;
const NEL_GRUPPO = '3';

/** The companies that NF of a group names, by tax code. */
export function listConsolidate(modello: Modello, righi: DatiModello): readonly string[] {
  const { indice } = modello.struttura;
  const quante = measureDati(indice, Object.keys(righi))[cnm.consolidate] ?? 0;
  const codici = Array.from({ length: quante }, (_, i) => {
    const chiave = indice.keyOf(cnm.redditoSocieta, i);
    return chiave === undefined ? '' : String(righi[besideOf(chiave, CF)] ?? '');
  });
  return [...new Set(codici.filter((codice) => codice !== ''))];
}

/** What GN of a company takes to its group, in whole euro. */
export interface QuotaConsolidata {
  /** GN6 less GN2: a loss is negative. The whole of it, whatever the share of the parent (TUIR art. 118). */
  readonly reddito: number;
  readonly minimo: number;
  /** Interest and ROL that the company may bring to the group, if it chooses to (TUIR art. 96, c. 14). */
  readonly interessi: number;
  readonly rol: number;
  readonly da: ChiaveCasella;
}

/** What the return of a company says of the group; null where its income is not of a group. */
export function readConsolidata({ modello, dati, forzature }: LatoConfronto): QuotaConsolidata | null {
  const { indice } = modello.struttura;
  if (dati[indice.keyOf(regime, 0) ?? ''] !== NEL_GRUPPO) return null;
  const calcolo = modello.createCalcolo(dati, forzature);
  const read = (nodo: Concetto): number => {
    const chiave = indice.keyOf(nodo, 0);
    const esito = chiave === undefined ? undefined : calcolo.get(chiave);
    return esito === undefined || esito.stato === 'incompleto' ? 0 : Math.round(Number(esito.valore ?? 0));
  };
  const [netto, perdita] = [read(gruppo.netto), read(gruppo.perdita)];
  return {
    reddito: netto - perdita,
    minimo: read(redditoMinimo),
    ...{ interessi: read(indeducibili), rol: read(rolResiduo) },
    da: indice.keyOf(netto > 0 ? gruppo.netto : gruppo.perdita, 0) ?? '',
  };
}

/** Of which company. */
interface Consolidata {
  readonly codiceFiscale: string;
  readonly denominazione: string;
}

/**
 * What GN of a company gives to NF of its group: on the rigo that names it, or on the first that is empty. Interest and ROL are not
 * here: to bring them is a choice of the company.
 */
export function proposeConsolidata(
  { codiceFiscale, denominazione }: Consolidata,
  { reddito, minimo }: QuotaConsolidata,
  modello: Modello,
  attuali: DatiModello,
): readonly { readonly a: ChiaveCasella; readonly valore: ValoreCasella }[] {
  const { indice } = modello.struttura;
  const dove = { modello, attuali, raccolta: cnm.consolidate, dato: cnm.redditoSocieta };
  const [posto] = listPosti(dove, codiceFiscale, 1);
  const chiave = posto === undefined ? undefined : indice.keyOf(cnm.redditoSocieta, posto);
  if (posto === undefined || chiave === undefined || (reddito === 0 && minimo === 0)) return [];
  const voci: readonly (readonly [ChiaveCasella, ValoreCasella])[] = [
    [besideOf(chiave, CF), codiceFiscale],
    [besideOf(chiave, NOME), denominazione],
    [chiave, reddito],
    ...(minimo === 0 ? [] : [[indice.keyOf(cnm.minimoSocieta, posto) ?? '', minimo] as const]),
  ];
  return voci.flatMap(([a, valore]) =>
    valore !== 0 && modello.checkValore(a, valore) === null ? [{ a, valore }] : [],
  );
}
