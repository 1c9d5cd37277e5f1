/** What a studio computes every day, explained: fetched only where it is asked for. */
export {
  type Anatomia,
  explainCodiceFiscale,
  explainIban,
  explainPartitaIva,
  type Parte,
} from './anatomia.ts';
export {
  type ContoInteressi,
  type ContoIva,
  computeInteressiLegali,
  computeIva,
  computeTermineGiorni,
  listAliquoteIva,
  type PassoTermine,
  type Termine,
} from './importi.ts';
export { type CifraIrpef, computeIrpef, type DomandaIrpef, type NomeCifra } from './irpef.ts';
