export { runAtto } from './atto.ts';
export { requireModello } from './calcolo.ts';
export { findChiusaIl } from './chiusura.queries.ts';
export { readCompilata } from './compilata.ts';
export { listIncompletezze, requireCompleta } from './completezza.ts';
export { compareAnni, findPrecedente } from './confronto/confronto.service.ts';
export { diagnose, explainCasella } from './diagnostico.ts';
export {
  chiudiDichiarazione,
  leggiDichiarazione,
  scongelaDichiarazione,
  scriviDichiarazione,
  stampaDichiarazione,
} from './dichiarazione.policy.ts';
export {
  type Dichiarazione,
  findDichiarazione,
  findOrdinaria,
  getIntestatario,
  lockDichiarazione,
} from './dichiarazione.queries.ts';
export { checkRighi } from './dichiarazione.rules.ts';
export { listDichiarazioni } from './elenco-dichiarazioni.queries.ts';
export { fillDaFile } from './importa/riempi.ts';
export { readCelle } from './importa/righe.rules.ts';
export { getIncaricato } from './incarico.ts';
export {
  defineLotto,
  inSilenzio,
  listRigheLotto,
  lottiDichiarazioni,
  type ParametriLotto,
  parametriLotto,
} from './lavori.ts';
export { getCalcolata } from './leggi-dichiarazione.ts';
export { runLotto } from './lotto.ts';
export { countDaInviare, type Termine } from './radar/da-inviare.queries.ts';
export { FINALITA } from './radar/radar.queries.ts';
export { statiFermi, tipoDiAdempimento } from './radar/radar.rules.ts';
export { findRipresa } from './ripresa.queries.ts';
export { markStampata } from './scrittura/chiudi-dichiarazione.ts';
export { saveDichiarazione } from './scrittura/salva-dichiarazione.ts';
export { requirePronta, writeAtto, writeModifica } from './scrittura/scrivi-dichiarazione.ts';
export { simulate } from './simula.ts';
export { insertModifiche } from './storia.queries.ts';
export { listTracciabili, readTraccia } from './traccia.ts';
export { QUADRO_MILLE } from './vita/quadri-mille.ts';
export { findStampa, findUltimaStampa, writeStampa } from './vita/stampe.queries.ts';
export { clearArchivio, insertArchivio } from './vita/vita.queries.ts';
