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
export { type Carichi, type CifraIrpef, computeIrpef, type DomandaIrpef, type NomeCifra } from './irpef.ts';
export {
  type ContoNetto,
  type Curva,
  computeCurva,
  computeNetto,
  type NomeVoce,
  type Peso,
  type Tratto,
  type VoceNetto,
} from './netto.ts';
