export {
  ANNO_FISCALE,
  annoImposta,
  isGiornoDiStampa,
  listAnni,
  periodoImposta,
  scadenzaInvio,
} from './anno.ts';
export { arrotonda, type Decimale, divideRounded, tronca } from './arrotonda.ts';
export {
  checkCodiceFiscale,
  computeCodiceFiscale,
  type DatiCodiceFiscale,
  decodeCodiceFiscale,
  isCodiceFiscale,
  type Nascita,
  type Sesso,
} from './codice-fiscale.ts';
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
} from './data.ts';
export { isEmail } from './email.ts';
export {
  addEuro,
  applyQuota,
  type Euro,
  euroFromCents,
  formatEuro,
  parseEuro,
  prorateEuro,
  subtractEuro,
  toEuroIntero,
  ZERO,
} from './euro.ts';
export { checkIban, isIban, normalizeIban } from './iban.ts';
export {
  findEccedenza,
  isCodiceContratto,
  isDaRegistrare,
  isQuotaPossesso,
  type QuotaNelTempo,
  splitAllaMorte,
} from './immobili.ts';
export {
  type FormatoOpzioni,
  formatIt,
  type NumeroLetto,
  type NumeroOpzioni,
  parseIt,
} from './numero-italiano.ts';
export { checkPartitaIva, isPartitaIva } from './partita-iva.ts';
export { formatPercentuale, parsePercentuale, type Quota, quotaFromMillionths } from './quota.ts';
export {
  checkRecapitiFirma,
  type DifettoFirma,
  isTelefonoFirma,
  type RecapitiFirma,
} from './recapiti-firma.ts';
export {
  findValorizzato,
  giornoDiRoma,
  isDecorrenzaAmmessa,
  isIndirizzoIp,
  isInOrdine,
  isLasciatoVuoto,
  isValorizzato,
  parseListaIp,
} from './regole.ts';
export { detectTipo, type TipoTesto } from './tipo-testo.ts';
