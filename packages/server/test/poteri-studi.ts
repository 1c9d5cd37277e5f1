import { tipologiaUtente } from '@quadra/contract';
import { portate, type Regola, tipi } from './attesa.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES } = tipologiaUtente;
const { studi, comune, casa } = portate;
const { tutti, amministratori, chiGuardaUtenti } = tipi;
const { fornitoreEGestori, sopraGliStudi, sopraGliStudiEAmministratore } = tipi;

/** Users, studi, gestori and what is of the vendor: see `poteri-attesi.ts`. */
export const regoleStudi: readonly Regola[] = [
  {
    // Groups and credentials: of the administrator of the studio.
    chi: [AMM_STU],
    genere: 'record',
    portata: casa,
    chiamate: 'GET PUT DELETE /api/gruppo/{id}',
  },
  { chi: [AMM_STU], genere: 'elenco', portata: casa, chiamate: 'elenco /api/gruppo/list' },
  {
    // The studio answers for the data of its clients.
    chi: [AMM_STU],
    genere: 'record',
    portata: casa,
    chiamate: `
      GET /api/anagrafica/{id}/riservatezza
      POST /api/anagrafica/{id}/riservatezza/cancella`,
  },
  {
    chi: [AMM_STU],
    genere: 'mai',
    chiamate: `
      POST /api/gruppo
      GET PUT /api/gruppo/regola
      GET /api/credenziali
      PUT DELETE /api/credenziali/{servizio}
      PUT DELETE /api/certificato
      DELETE PUT /api/studio/logo`,
  },
  {
    chi: [AMM_STU],
    genere: 'record',
    portata: casa,
    chiamate: 'PUT /api/studio/impostazioni\nPUT /api/testoincarico/{studio}/{anno}',
  },
  {
    chi: [AMM_STU, OP_STU],
    genere: 'mai',
    chiamate: `
      GET /api/documento/spazio
      GET /api/certificato
      GET /api/utente/informazionistudio
      POST /api/commons/exec/informazionistudio`,
  },
  // Who administers users, and who looks at them.
  {
    chi: chiGuardaUtenti,
    genere: 'elenco',
    portata: studi,
    chiamate: 'elenco /api/utente/list\nelenco /api/utente/permessi/list',
  },
  {
    chi: chiGuardaUtenti,
    genere: 'record',
    portata: studi,
    chiamate: `
      GET /api/utente/{id}
      GET /api/utente/{id}/diritti
      POST /api/permesso/effettivi`,
  },
  {
    chi: amministratori,
    genere: 'record',
    portata: studi,
    chiamate: `
      POST /api/utente
      PUT DELETE /api/utente/{id}
      POST /api/utente/{username}/reset
      POST /api/utente/reinviacredenziali
      POST /api/utente/reinviaattivazione
      PUT /api/permesso
      POST /api/permesso/insieme
      POST PUT /api/studio/indirizzi
      POST /api/studio/impostazioni
      POST /api/studio/forzachiusuraquadri`,
  },
  {
    // The words of one's own mails.
    chi: amministratori,
    genere: 'mai',
    chiamate: `
      GET /api/modelloposta
      PUT DELETE /api/modelloposta/{codice}
      GET POST /api/modelloposta/{codice}/anteprima`,
  },
  // What the studio is told by itself.
  { chi: [AMM_STU], genere: 'mai', chiamate: 'GET PUT /api/notifica/automatiche' },
  {
    chi: amministratori,
    genere: 'elenco',
    portata: studi,
    chiamate: `
      GET /api/utente/posti
      elenco /api/registro/list
      elenco /api/utente/entracome/accessi/list
      POST /api/tables
      POST /api/commons/exec/tables`,
  },
  {
    chi: [AMM_ELMAS, AMM_GES],
    genere: 'elenco',
    portata: studi,
    chiamate: 'elenco /api/utente/entracome/list',
  },
  {
    chi: [AMM_ELMAS, AMM_GES],
    genere: 'record',
    portata: studi,
    chiamate: `
      POST /api/utente/entracome
      POST /api/studio/blocco
      POST /api/studio/sblocco`,
  },
  {
    // Studi and gestori.
    chi: sopraGliStudiEAmministratore,
    genere: 'elenco',
    portata: studi,
    chiamate: `
      elenco /api/studio/list
      GET POST /api/studio/listall`,
  },
  { chi: sopraGliStudiEAmministratore, genere: 'record', portata: studi, chiamate: 'GET /api/studio/{id}' },
  { chi: sopraGliStudi, genere: 'record', portata: studi, chiamate: 'POST /api/studio/blocchi' },
  {
    chi: [...fornitoreEGestori, AMM_STU],
    genere: 'record',
    portata: studi,
    chiamate: `
      PUT /api/studio/{id}
      POST /api/intermediariopersonalizzato
      PUT DELETE /api/intermediariopersonalizzato/{id}`,
  },
  {
    chi: [AMM_ELMAS],
    genere: 'record',
    portata: studi,
    chiamate: `
      DELETE /api/studio/{id}
      DELETE /api/gestore/{id}`,
  },
  { chi: fornitoreEGestori, genere: 'record', portata: studi, chiamate: 'PUT /api/studio/applicativo' },
  {
    chi: fornitoreEGestori,
    genere: 'righe',
    portata: studi,
    chiamate: 'POST /api/studio/abilitadisabilitaapplicativi',
  },
  // What a studio signed.
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'elenco',
    portata: studi,
    chiamate: 'elenco /api/studio/accordi/list',
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'record',
    portata: studi,
    chiamate: 'GET /api/studio/accordi/{id}/file',
  },
  {
    chi: [...fornitoreEGestori, AMM_STU],
    genere: 'record',
    portata: studi,
    chiamate: 'POST /api/studio/accordi',
  },
  { chi: [AMM_ELMAS], genere: 'record', portata: studi, chiamate: 'DELETE /api/studio/accordi/{id}' },
  { chi: tutti, genere: 'mai', chiamate: 'GET /api/studio/sottoscrizioni' },
  { chi: [AMM_ELMAS], genere: 'mai', chiamate: 'PUT /api/studio/sottoscrizioni' },
  // A studio that a gestore adds is its own, whatever was asked.
  { chi: fornitoreEGestori, genere: 'mai', chiamate: 'POST /api/studio' },
  { chi: sopraGliStudi, genere: 'elenco', portata: comune, chiamate: 'elenco /api/gestore/list' },
  {
    chi: sopraGliStudi,
    genere: 'record',
    portata: comune,
    chiamate: `
      GET /api/gestore/{id}
      GET /api/gestore/{id}/logo
      GET /api/gestore/{id}/logostampa`,
  },
  {
    chi: [AMM_ELMAS, AMM_GES],
    genere: 'record',
    portata: comune,
    chiamate: `
      PUT /api/gestore/{id}
      PUT DELETE /api/gestore/{id}/logo
      PUT DELETE /api/gestore/{id}/logostampa`,
  },
  { chi: tutti, genere: 'elenco', portata: comune, chiamate: 'elenco /api/intermediario/list' },
  { chi: tutti, genere: 'record', portata: comune, chiamate: 'GET /api/intermediario/{id}' },
  {
    chi: fornitoreEGestori,
    genere: 'record',
    portata: comune,
    chiamate: 'PUT DELETE /api/intermediario/{id}',
  },
  { chi: fornitoreEGestori, genere: 'mai', chiamate: 'POST /api/intermediario' },
  {
    // Of the vendor alone.
    chi: [AMM_ELMAS],
    genere: 'mai',
    chiamate: `
      POST /api/gestore
      elenco /api/posta/list
      GET /api/posta/{id}
      GET /api/posta/stato
      POST /api/posta/riprova
      POST /api/notifica
      PUT DELETE /api/notifica/{id}
      POST /api/posta/{id}/riprova
      GET /api/posta/{id}/allegato/{posizione}
      GET /api/hangfire/periodici
      GET /api/strumenti/stato
      POST /api/lookupportal/{tabella}
      PUT DELETE /api/lookupportal/{tabella}/{chiave}
      PUT /api/{anno}/configuration
      POST /api/{anno}/configuration/duplica
      POST /api/{anno}/aliquota
      PUT /api/{anno}/aliquota/{id}
      POST /api/{anno}/lookup/{tabella}
      PUT DELETE /api/{anno}/lookup/{tabella}/{chiave}
      POST /api/{anno}/lookup/{tabella}/duplica
      POST /api/applicazioni
      POST /api/applicazioni/chiavi
      PUT /api/applicazioni/{id}
      POST DELETE /api/applicazioni/{id}/segreto`,
  },
  { chi: [AMM_ELMAS, CON_ELMAS], genere: 'mai', chiamate: 'elenco /api/applicazioni/list' },
];
