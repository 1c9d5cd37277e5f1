import type { CodiceModello } from './modelli/modello.ts';
import { riporti730 } from './modelli/riporti-730.ts';
import { riporti770 } from './modelli/riporti-770.ts';
import { riportiIrap } from './modelli/riporti-irap.ts';
import { riportiEnc, riportiGruppo, riportiSc } from './modelli/riporti-ires.ts';
import { riportiIsa } from './modelli/riporti-isa.ts';
import { riportiIva } from './modelli/riporti-iva.ts';
import { riportiPf } from './modelli/riporti-pf.ts';
import { riportiSp } from './modelli/riporti-sp.ts';
import type { Riporti } from './modelli/riporto.ts';

export { readComodoIrap } from './modelli/comodo-irap.ts';
export { compareModelli } from './modelli/confronto.ts';
export {
  caselleCongiunta,
  checkCongiunta,
  findConiuge,
  hasSostituto,
  proposeCongiunta,
  readParte,
} from './modelli/congiunta-730.ts';
export { compareFonti, makeTraduzione, measureScelte, translateDati } from './modelli/fonti.ts';
export {
  listBenefici,
  proposeConcordato,
  proposeEsonero,
  proposeSoggettoIsa,
  readMaggiorazioneSocieta,
} from './modelli/isa-collegata.ts';
export { addMaggiorazione } from './modelli/maggiorazione-acconti.ts';
export { proposePassaggio } from './modelli/passaggio-730.ts';
export { isFuoriImpresa, proposeQuotaFuoriImpresa } from './modelli/quote-altrove.ts';
export { listConsolidate, proposeConsolidata, readConsolidata } from './modelli/quote-consolidate.ts';
export {
  findRitenuteProprie,
  isInCp6,
  proposeQuoteImpresa,
  proposeRitenute,
  proposeSoglie,
  readQuotaImpresa,
} from './modelli/quote-imprese.ts';
export { isImprenditore, isNellInventario } from './modelli/quote-inventario.ts';
export { listSoci, proposeQuote, proposeSostitutiva } from './modelli/quote-soci.ts';
export { proposeQuoteTrasparenti } from './modelli/quote-trasparenti.ts';
export { proposeRiporto } from './modelli/riporto.ts';
export { readRicavi, readVociIva } from './modelli/voci-iva.ts';

const NESSUNO: Riporti = { passaggi: [], annotati: {} };

const perModello: Readonly<Partial<Record<CodiceModello, Riporti>>> = {
  'redditi-pf': riportiPf,
  'redditi-sp': riportiSp,
  'redditi-sc': riportiSc,
  'redditi-enc': riportiEnc,
  consolidato: riportiGruppo,
  irap: riportiIrap,
  isa: riportiIsa,
  '770': riporti770,
  '730': riporti730,
  iva: riportiIva,
};

/** What of a kind of modello comes again in the next year; of the others nothing comes by itself. */
export const riportiDi = (codice: CodiceModello): Riporti => perModello[codice] ?? NESSUNO;
