export { readAutore } from './acquisto.service.ts';
export { makeDistinte } from './addebito.service.ts';
export { buyAutomatici } from './automatico.service.ts';
export { type EstrattoLetto, readEstratto, writeNonLette } from './estratto.rules.ts';
export { writeDaPagare } from './lettere.ts';
export { expireMandati } from './mandato.service.ts';
export { findFatturazione as findDatiFattura } from './offerta.queries.ts';
export {
  findPagante,
  findRichiesta,
  findRichiestaDi,
  insertRichiesta,
  listRichieste,
  type Pagante,
  type Richiesta,
} from './richiesta.queries.ts';
export {
  findPrenotato,
  getVenditaStampa,
  payRichiesta,
  toRichiestaFilo,
  type VenditaStampa,
  withdrawRichiesta,
} from './richiesta.service.ts';
export { reconcileSospesi } from './sportello.service.ts';
