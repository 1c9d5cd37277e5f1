import * as ordinaria from '../regole/impresa-ordinaria.ts';
import * as semplificata from '../regole/impresa-semplificata.ts';
import { besideOf, quadroOf } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, DatiModello, Modello } from './modello.ts';

/** Colonna of RF58 and RG26 that no rule reads: the shares are among the goods of the business. */
export const IN_INVENTARIO = 99;

const CONTI = ['ordinaria', 'semplificata'] as const;
export const codePersona = { ordinaria: ordinaria.coda, semplificata: semplificata.coda };
const keyOf = (modello: Modello, conti: (typeof CONTI)[number]): ChiaveCasella | undefined =>
  modello.struttura.indice.keyOf(codePersona[conti].redditi, 0);

/** The books of a person's business that hold its shares in companies, as it says; undefined for none. */
export const findInventario = (modello: Modello, attuali: DatiModello) =>
  modello.codice !== 'redditi-pf'
    ? undefined
    : CONTI.find((conti) => {
        const chiave = keyOf(modello, conti);
        return chiave !== undefined && attuali[besideOf(chiave, IN_INVENTARIO)] === true;
      });

/** Whether a person keeps books of business: then a share may be of the business, and only the person knows. */
export const isImprenditore = (modello: Modello, attuali: DatiModello): boolean =>
  CONTI.some((conti) => {
    const chiave = keyOf(modello, conti);
    return chiave !== undefined && Object.keys(attuali).some((k) => quadroOf(k) === quadroOf(chiave));
  });

/**
 * Whether what this company gives to a person goes to RF or RG and not to RH (istruzioni Redditi PF 2026, fasc. 2, p. 3): the shares
 * are among the goods of the business, and the company has no rigo of RH, which is of shares held in person.
 */
export function isNellInventario(
  { modello: sua, dati }: LatoConfronto,
  modello: Modello,
  attuali: DatiModello,
): boolean {
  const chiave = sua.anagrafica.codiceFiscale;
  const cf = chiave === undefined ? undefined : dati[chiave];
  return (
    findInventario(modello, attuali) !== undefined &&
    !Object.entries(attuali).some(([k, valore]) => quadroOf(k) === 'RH' && valore === cf)
  );
}
