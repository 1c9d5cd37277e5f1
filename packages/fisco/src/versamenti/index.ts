/** What is owed and how it is paid: fetched only where it is asked for. */
export type { Atto, Lettera } from '../parametri/ravvedimento.ts';
export type { Credito, Rifiuto, Situazione } from './compensazione.ts';
export {
  computeConto,
  type DateVersamenti,
  findDate,
  findMaggiorazioneIva,
  type ImuDovuta,
  listVociConto,
  listVociImu,
  listVociImuEnte,
  listVociLipe,
  type OpzioniConto,
  type RegimeVersamenti,
  toRigo,
  type VoceDelConto,
} from './contofiscale.ts';
export { checkF24 } from './controlli.ts';
export {
  capienze,
  computeSezioni,
  computeTotale,
  type F24,
  type RigoF24,
  type SezioneF24,
  sezioniF24,
  type TipoF24,
} from './f24.ts';
export {
  type Contribuente,
  checkFornituraF24,
  type FornituraF24,
  type FornituraLetta,
  readFornituraF24,
  writeFornituraF24,
} from './fornitura.ts';
export { splitIntegrative } from './integrative.ts';
export {
  type ColonnaF24,
  colonneF24,
  getModelloF24,
  importiF24,
  type ModelloF24,
  QUADRO_TESTATA,
  type TestataF24,
  writeDatiF24,
} from './modello-f24.ts';
export {
  type F24Proposto,
  listCrescite,
  listRighiDellaRata,
  type OpzioniPagamenti,
  type Pagamenti,
  proposePagamenti,
  type Ripresa,
  withRataUnica,
} from './pagamenti.ts';
export type { Passo, Rilievo } from './passo.ts';
export {
  applyPrevisioni,
  computeEffetto,
  findSaldoDopo,
  type Previsione,
  type RataPrevista,
} from './previsione.ts';
export { checkCompensazione, type Debito, type Proposta, proponi, type Uso } from './proposta.ts';
export {
  computePiano,
  type DomandaRateazione,
  isRateizzabile,
  type RataDelPiano,
  redrawPiano,
} from './rateazione.ts';
export {
  computeDifferimento,
  computeRavvedimento,
  type DomandaRavvedimento,
  type Ravvedimento,
  splitPagamento,
} from './ravvedimento.ts';
export { splitF24 } from './riparto.ts';
export { computeResto, type RataRipresa, type RataTenuta, type RestoDelPiano } from './riprese.ts';
export {
  type ModelloSpostato,
  makeRigoAggiunto,
  moveModello,
  type RigaDelModello,
  type RigaSpostata,
} from './spostamento.ts';
export {
  type Causale,
  findCausale,
  findTributo,
  GIORNO_TABELLA,
  listCausali,
  listTributi,
  type Tributo,
} from './tributi.ts';
