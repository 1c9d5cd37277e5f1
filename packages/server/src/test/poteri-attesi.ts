import { type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { type Attesa, listAttese, listDoppie, portate, type Regola } from './attesa.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;

const { studi, soloFornitore, comune, casa, nessuno } = portate;

const tutti: readonly TipologiaUtente[] = [AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES];
const chiLavora = tutti.filter((tipo) => tipo !== CON_ELMAS);
const amministratori: readonly TipologiaUtente[] = [AMM_ELMAS, AMM_STU, AMM_GES];
const chiGuardaUtenti = [...amministratori, CON_ELMAS];
const fornitoreEGestori: readonly TipologiaUtente[] = [AMM_ELMAS, AMM_GES, OP_GES];
const sopraGliStudi = [...fornitoreEGestori, CON_ELMAS];
const sopraGliStudiEAmministratore = [...sopraGliStudi, AMM_STU];

/**
 * Who may do what and where, as the specification wants it: written here by hand, call by call, and never derived from the
 * server. A call of the documentation that is in no rule, or in two, fails the matrix.
 */
const regole: readonly Regola[] = [
  {
    // The door.
    chi: tutti,
    anonimo: true,
    genere: 'mai',
    chiamate: `
      POST /token
      POST /api/token
      POST /api/commons/call/login
      POST /api/commons/call/logout
      POST /api/commons/call/verifica
      POST /api/commons/call/passkey
      POST /api/commons/call/identita
      POST /api/commons/call/identita/accesso
      POST /api/commons/call/attivazione
      POST /api/commons/call/version
      POST /api/commons/call/resetpassword
      POST /api/commons/call/{nome}
      GET POST /api/commons/call/config
      GET /api/commons/call/gestore/{codice}
      GET /api/version
      POST /api/utente/resetpassword
      POST /api/utente/checkemail
      POST /api/utente/activate
      POST /api/registrazione`,
  },
  {
    // One's own account, and what is the same for everybody.
    chi: tutti,
    genere: 'mai',
    chiamate: `
      POST /api/utente/whoami
      POST /api/commons/exec/whoami
      POST /api/utente/changepassword
      POST /api/commons/exec/changepassword
      PUT /api/utente/skin
      POST /api/commons/exec/skin
      GET PUT /api/utente/home
      GET POST /api/utente/sessione
      GET /api/utente/sessioni
      POST /api/utente/sessioni/altre
      GET /api/utente/profili
      POST /api/commons/exec/profili
      POST /api/utente/profili/scegli
      POST /api/utente/identita/inizio
      POST DELETE /api/utente/identita
      GET /api/sicurezza
      POST /api/sicurezza/conferma
      POST /api/sicurezza/conferma/passkey
      POST DELETE /api/sicurezza/totp
      POST /api/sicurezza/totp/attiva
      POST /api/sicurezza/codici
      POST /api/sicurezza/passkey
      POST /api/sicurezza/passkey/opzioni
      GET /api/elmas
      POST /api/commons/exec/elmas
      GET /api/gestore/logo
      POST /api/log
      POST /api/commons/exec/log
      GET /api/eventi
      elenco /api/lookupportal/comuni/list
      GET /api/lookupportal/comuni/{codice}
      GET /api/lookupportal
      POST /api/commons/exec/lookup
      elenco /api/lookupportal/{tabella}/list
      GET /api/lookupportal/{tabella}
      GET /api/lookupportal/{tabella}/{chiave}
      elenco /api/{anno}/lookup/{tabella}/list
      GET /api/{anno}/lookup/{tabella}
      GET /api/{anno}/lookup/{tabella}/{chiave}
      POST /api/hangfire/start-job
      POST /api/commons/exec/startjob
      POST /api/commons/exec/esporta
      POST /api/commons/exec/{nome}
      POST /api/anagrafica/CodFisc
      POST /api/commons/exec/codfisc
      POST /api/{anno}/pf/simula`,
  },
  {
    // What somebody made for himself is nobody else's.
    chi: tutti,
    genere: 'record',
    portata: nessuno,
    chiamate: `
      PUT DELETE /api/sicurezza/passkey/{id}
      DELETE /api/utente/sessioni/{id}
      POST /api/hangfire/retry-job`,
  },
  {
    // A job is of who started it; the vendor looks after those of everybody.
    chi: tutti,
    genere: 'record',
    portata: soloFornitore,
    chiamate: `
      GET /api/hangfire/job/{id}
      GET /api/hangfire/job/{id}/righe
      GET /api/hangfire/job/{id}/resoconto
      GET /api/hangfire/job/{id}/esito
      POST /api/hangfire/stop-job
      POST /api/commons/exec/stopjob`,
  },
  { chi: tutti, genere: 'elenco', portata: soloFornitore, chiamate: 'elenco /api/hangfire/List' },
  // The views of a studio.
  { chi: tutti, genere: 'elenco', portata: casa, chiamate: 'elenco /api/vista/list' },
  { chi: tutti, genere: 'record', portata: casa, chiamate: 'GET /api/vista/{id}' },
  {
    // Those of the whole studio are changed by its administrator.
    chi: chiLavora,
    negato: [OP_STU],
    genere: 'record',
    portata: casa,
    chiamate: 'PUT DELETE /api/vista/{id}',
  },
  { chi: chiLavora, genere: 'mai', chiamate: 'POST /api/vista' },
  // There is something to end only for who acts in the place of another.
  { chi: [], genere: 'mai', chiamate: 'POST /api/utente/entracome/fine' },
  {
    // The work of the studi, looked at.
    chi: tutti,
    genere: 'elenco',
    portata: studi,
    chiamate: `
      elenco /api/anagrafica/list
      elenco /api/anagrafica/list/dichiarazione/{anno}/{tipo}
      elenco /api/anagrafica/list/senzadichiarazione/{anno}
      GET /api/anagrafica/doppioni
      elenco /api/{anno}/dichiarazione/list
      elenco /api/documento/list
      elenco /api/fabbricato/list
      elenco /api/terreno/list
      elenco /api/contrattolocazione/list
      elenco /api/intermediariopersonalizzato/list`,
  },
  {
    chi: tutti,
    genere: 'record',
    portata: studi,
    chiamate: `
      GET /api/anagrafica/{id}
      GET /api/anagrafica/{id}/storia
      GET /api/anagrafica/{id}/situazione/{giorno}
      GET /api/{anno}/dichiarazione/{id}
      GET /api/{anno}/pf/{id}
      GET POST /api/{anno}/pf/{id}/storia
      GET /api/{anno}/pf/{id}/spiega/{chiave}
      GET /api/{anno}/pf/{id}/diagnostico
      GET /api/{anno}/pf/{id}/quadro/{quadro}
      GET /api/documento/{id}
      GET /api/documento/{id}/file
      GET /api/fabbricato/{id}
      GET /api/terreno/{id}
      GET /api/contrattolocazione/{id}
      GET /api/intermediariopersonalizzato/{id}
      GET /api/bozza/{genere}/{chiave}
      POST /api/intermediario/predefinito
      POST /api/commons/exec/printpreview
      POST /api/studio/applicativi
      POST /api/studio/apriapplicativo`,
  },
  {
    // A group is of the studio; another studio's narrows a list to nothing.
    chi: tutti,
    genere: 'righe',
    portata: studi,
    chiamate: 'elenco /api/anagrafica/list/gruppo/{gruppo}',
  },
  {
    // The work of the studi, done: the vendor's consultant only looks.
    chi: chiLavora,
    genere: 'record',
    portata: studi,
    chiamate: `
      POST /api/anagrafica
      PUT DELETE /api/anagrafica/{id}
      POST /api/anagrafica/{id}/archivia
      POST /api/anagrafica/correzione
      POST /api/anagrafica/importazione
      POST /api/anagrafica/importazione/file
      PUT DELETE /api/bozza/{genere}/{chiave}
      PUT /api/{anno}/pf/{id}
      PUT DELETE /api/{anno}/pf/{id}/bozza
      PUT /api/{anno}/pf/{id}/quadro/{quadro}
      POST /api/{anno}/pf/{id}/quadro/{quadro}/{azione}
      POST /api/commons/exec/print
      POST /api/documento
      DELETE /api/documento/{id}
      POST /api/fabbricato
      PUT DELETE /api/fabbricato/{id}
      POST /api/terreno
      PUT DELETE /api/terreno/{id}
      POST /api/contrattolocazione
      PUT DELETE /api/contrattolocazione/{id}`,
  },
  {
    chi: chiLavora,
    genere: 'righe',
    portata: studi,
    chiamate: `
      POST /api/anagrafica/archivia
      POST /api/{anno}/dichiarazione/crea
      POST /api/{anno}/dichiarazione/chiudi
      POST /api/{anno}/dichiarazione/riapri
      POST /api/{anno}/dichiarazione/elimina`,
  },
  {
    // The file is of who sent it.
    chi: chiLavora,
    genere: 'record',
    portata: nessuno,
    chiamate: 'POST /api/anagrafica/importazione/{id}/anteprima',
  },
  {
    // Groups and credentials: of the administrator of the studio.
    chi: [AMM_STU],
    genere: 'record',
    portata: casa,
    chiamate: 'GET PUT DELETE /api/gruppo/{id}',
  },
  { chi: [AMM_STU], genere: 'elenco', portata: casa, chiamate: 'elenco /api/gruppo/list' },
  {
    chi: [AMM_STU],
    genere: 'mai',
    chiamate: `
      POST /api/gruppo
      GET PUT /api/gruppo/regola
      GET /api/credenziali
      PUT DELETE /api/credenziali/{servizio}
      DELETE PUT /api/studio/logo`,
  },
  { chi: [AMM_STU], genere: 'record', portata: casa, chiamate: 'PUT /api/studio/impostazioni' },
  {
    chi: [AMM_STU, OP_STU],
    genere: 'mai',
    chiamate: `
      GET /api/utente/informazionistudio
      POST /api/commons/exec/informazionistudio`,
  },
  // Who administers users, and who looks at them.
  { chi: chiGuardaUtenti, genere: 'elenco', portata: studi, chiamate: 'elenco /api/utente/list' },
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
      POST PUT /api/studio/indirizzi
      POST /api/studio/impostazioni
      POST /api/studio/forzachiusuraquadri`,
  },
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
      POST /api/lookupportal/{tabella}
      PUT DELETE /api/lookupportal/{tabella}/{chiave}
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

const voci = listAttese(regole);
/** What is expected of each call, by method and path of the documentation. */
export const attese: ReadonlyMap<string, Attesa> = new Map(voci);
/** Calls that two rules speak of. */
export const chiamateDoppie: readonly string[] = listDoppie(voci.map(([chiamata]) => chiamata));
