import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import type { Rotta } from '../http/rotta.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;

/** Calls that only some types may make, by method and path or by path alone; every other call with a right is for all who work, and not for who only reads. */
const riservate: Record<string, readonly TipologiaUtente[]> = {
  '/api/posta/list': [AMM_ELMAS],
  '/api/posta/:id': [AMM_ELMAS],
  '/api/tables': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/commons/exec/tables': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/commons/exec/informazionistudio': [AMM_STU, OP_STU],
  '/api/lookupportal/:tabella': [AMM_ELMAS],
  '/api/lookupportal/:tabella/:chiave': [AMM_ELMAS],
  '/api/:anno/lookup/:tabella': [AMM_ELMAS],
  '/api/:anno/lookup/:tabella/:chiave': [AMM_ELMAS],
  '/api/:anno/lookup/:tabella/duplica': [AMM_ELMAS],
  '/api/applicazioni/list': [AMM_ELMAS, CON_ELMAS],
  '/api/applicazioni': [AMM_ELMAS],
  '/api/applicazioni/chiavi': [AMM_ELMAS],
  '/api/applicazioni/:id': [AMM_ELMAS],
  '/api/applicazioni/:id/segreto': [AMM_ELMAS],
  '/api/credenziali': [AMM_STU],
  '/api/credenziali/:servizio': [AMM_STU],
  '/api/gruppo/list': [AMM_STU],
  '/api/gruppo': [AMM_STU],
  '/api/gruppo/:id': [AMM_STU],
  '/api/gruppo/regola': [AMM_STU],
  '/api/permesso/effettivi': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES],
  '/api/permesso': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/list': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES],
  'GET /api/utente/:id': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/:id': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/:id/diritti': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/posti': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/:username/reset': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/reinviacredenziali': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/reinviaattivazione': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/utente/informazionistudio': [AMM_STU, OP_STU],
  '/api/registro/list': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/studio/indirizzi': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/studio/list': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/studio/listall': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/studio': [AMM_ELMAS, AMM_GES, OP_GES],
  'GET /api/studio/:id': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES],
  'PUT /api/studio/:id': [AMM_ELMAS, AMM_STU, AMM_GES, OP_GES],
  'DELETE /api/studio/:id': [AMM_ELMAS],
  'POST /api/studio/impostazioni': [AMM_ELMAS, AMM_STU, AMM_GES],
  'PUT /api/studio/impostazioni': [AMM_STU],
  '/api/studio/logo': [AMM_STU],
  '/api/intermediario/list': Object.values(tipologiaUtente),
  '/api/intermediario/predefinito': Object.values(tipologiaUtente),
  'GET /api/intermediario/:id': Object.values(tipologiaUtente),
  '/api/intermediario/:id': [AMM_ELMAS, AMM_GES, OP_GES],
  '/api/intermediario': [AMM_ELMAS, AMM_GES, OP_GES],
  '/api/intermediariopersonalizzato/list': Object.values(tipologiaUtente),
  'GET /api/intermediariopersonalizzato/:id': Object.values(tipologiaUtente),
  '/api/intermediariopersonalizzato/:id': [AMM_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/intermediariopersonalizzato': [AMM_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/studio/blocco': [AMM_ELMAS, AMM_GES],
  '/api/studio/sblocco': [AMM_ELMAS, AMM_GES],
  '/api/studio/blocchi': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  '/api/studio/applicativi': Object.values(tipologiaUtente),
  '/api/studio/apriapplicativo': Object.values(tipologiaUtente),
  'GET /api/studio/sottoscrizioni': Object.values(tipologiaUtente),
  '/api/studio/sottoscrizioni': [AMM_ELMAS],
  '/api/studio/applicativo': [AMM_ELMAS, AMM_GES, OP_GES],
  '/api/studio/abilitadisabilitaapplicativi': [AMM_ELMAS, AMM_GES, OP_GES],
  '/api/studio/accordi/list': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/studio/accordi': [AMM_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/studio/accordi/:id/file': [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES, OP_GES],
  '/api/studio/accordi/:id': [AMM_ELMAS],
  '/api/studio/forzachiusuraquadri': [AMM_ELMAS, AMM_STU, AMM_GES],
  '/api/gestore/list': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  '/api/gestore': [AMM_ELMAS],
  'GET /api/gestore/:id': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  'PUT /api/gestore/:id': [AMM_ELMAS, AMM_GES],
  'DELETE /api/gestore/:id': [AMM_ELMAS],
  'GET /api/gestore/:id/logo': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  '/api/gestore/:id/logo': [AMM_ELMAS, AMM_GES],
  'GET /api/gestore/:id/logostampa': [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES],
  '/api/gestore/:id/logostampa': [AMM_ELMAS, AMM_GES],
  '/api/utente/entracome': [AMM_ELMAS, AMM_GES],
  '/api/utente/entracome/list': [AMM_ELMAS, AMM_GES],
  '/api/utente/entracome/accessi/list': [AMM_ELMAS, AMM_GES, AMM_STU],
};
/** What the vendor's consultant may do: look. */
const letture = ['leggi', 'elenca', 'calcola', 'spiega', 'simula'];

/** The types that a call with a right is for, as we want it: the tests compare it with what the server answers. */
export function listAmmessi({ metodo, percorso, accesso }: Rotta): readonly TipologiaUtente[] {
  const tutti = Object.values(tipologiaUtente);
  if (typeof accesso === 'string') return tutti;
  const modello = percorso.replace(/\/:testo$/, '');
  const riservata = riservate[`${metodo} ${modello}`] ?? riservate[modello];
  if (riservata) return riservata;
  return tutti.filter((tipo) => tipo !== CON_ELMAS || letture.includes(accesso.azione));
}
