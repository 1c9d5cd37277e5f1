export {
  ANNO_FISCALE,
  annoImposta,
  isGiornoDiStampa,
  listAnni,
  listAnniImu,
  periodoImposta,
  scadenzaInvio,
} from './anno.ts';
export { divideRounded } from './arrotonda.ts';
export {
  checkCodiceFiscale,
  computeCodiceFiscale,
  decodeCodiceFiscale,
  isCodiceFiscale,
  normalizeCodiceFiscale,
  replaceCodiciFiscali,
} from './codice-fiscale.ts';
export * from './codici-modello.ts';
export {
  addDays,
  type Data,
  daysBetween,
  daysInMonth,
  formatData,
  isBisestile,
  isData,
  makeData,
  parseData,
  weekday,
  yearOf,
} from './data.ts';
export { isEmail } from './email.ts';
export { checkIban, formatIban, normalizeIban } from './iban.ts';
export {
  findEccedenza,
  isCodiceContratto,
  isDaRegistrare,
  isQuotaPossesso,
  LUNGHEZZE_CONTRATTO,
  QUOTA_MASSIMA,
  type QuotaNelTempo,
  splitAllaMorte,
} from './immobili.ts';
export {
  type FormatoOpzioni,
  formatIt,
  type NumeroLetto,
  type NumeroOpzioni,
  parseEsatto,
  parseIt,
} from './numero-italiano.ts';
export { checkPartitaIva, isPartitaIva } from './partita-iva.ts';
export {
  checkRecapitiFirma,
  type DifettoFirma,
  isTelefonoFirma,
  type RecapitiFirma,
} from './recapiti-firma.ts';
export {
  findValorizzato,
  giornoDiRoma,
  isInOrdine,
  isLasciatoVuoto,
  isValorizzato,
  oraDiRoma,
  parseListaIp,
} from './regole.ts';
export { computeSaldo } from './saldo.ts';
export { toCentesimi, toEuro } from './soldi.ts';
