import { tipologiaUtente } from '@quadra/contract';
import { type Attesa, listAttese, listDoppie, portate, type Regola, tipi } from './attesa.ts';
import { regoleCrediti } from './poteri-crediti.ts';
import { regoleFatture } from './poteri-fatture.ts';
import { regolePagamenti } from './poteri-pagamenti.ts';
import { regolePrecompilata } from './poteri-precompilata.ts';
import { regoleStudi } from './poteri-studi.ts';

const { AMM_STU, OP_STU } = tipologiaUtente;
const { studi, soloFornitore, casa, nessuno, venditore } = portate;
const { tutti, chiLavora, amministratori, sopraGliStudi } = tipi;

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
      POST /api/registrazione
      POST /api/firma/esito/{studio}
      POST /api/collegamento/delega/apri
      POST /api/collegamento/delega/nega
      POST /api/collegamento/delega/foglio
      POST /api/collegamento/delega/{link}/firma
      POST /api/collegamento/richiesta/apri
      POST /api/collegamento/richiesta/codice
      POST /api/collegamento/richiesta/leggi
      POST /api/collegamento/richiesta/mancante
      POST /api/collegamento/richiesta/{link}/manda
      POST /api/collegamento/firma/apri
      POST /api/collegamento/firma/codice
      POST /api/collegamento/firma/leggi
      POST /api/collegamento/firma/file
      POST /api/collegamento/firma/firma
      POST /api/collegamento/firma/rifiuta`,
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
      elenco /api/notifica/list
      GET /api/notifica/nonlette
      GET /api/notifica/{id}
      POST /api/notifica/{id}/letta
      GET /api/recapiti
      POST /api/recapiti/dispositivo
      DELETE /api/recapiti/dispositivo/{id}
      elenco /api/lookupportal/comuni/list
      GET /api/lookupportal/comuni/{codice}
      elenco /api/tributi/list
      GET /api/tributi/{codice}
      elenco /api/filiali/list
      POST /api/filiali/iban
      elenco /api/sedi/list
      GET /api/sedi/{codice}
      GET /api/lookupportal
      POST /api/commons/exec/lookup
      elenco /api/lookupportal/{tabella}/list
      GET /api/lookupportal/{tabella}
      GET /api/lookupportal/{tabella}/{chiave}
      elenco /api/{anno}/lookup/{tabella}/list
      GET /api/{anno}/configuration
      GET /api/{anno}/constant
      GET /api/{anno}/aliquota
      GET /api/{anno}/lookup/{tabella}
      GET /api/{anno}/lookup/{tabella}/{chiave}
      POST /api/hangfire/start-job
      POST /api/commons/exec/startjob
      POST /api/commons/exec/esporta
      POST /api/commons/exec/{nome}
      POST /api/anagrafica/CodFisc
      POST /api/commons/exec/codfisc
      POST /api/{anno}/{prefisso}/simula
      POST /api/{anno}/f24/simula
      POST /api/{anno}/ravvedimento/simula
      POST /api/contofiscale/simula
      POST /api/f24/codici`,
  },
  {
    // What somebody made for himself is nobody else's.
    chi: tutti,
    genere: 'record',
    portata: nessuno,
    chiamate: `
      PUT DELETE /api/sicurezza/passkey/{id}
      DELETE /api/utente/sessioni/{id}
      GET /api/esportazione/{id}/file
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
  {
    // One's own exports, and for who administers those of his studio.
    chi: tutti,
    genere: 'elenco',
    portata: { ...nessuno, [AMM_STU]: ['proprio'] },
    chiamate: 'elenco /api/esportazione/list',
  },
  // The views of a studio.
  { chi: tutti, genere: 'elenco', portata: casa, chiamate: 'elenco /api/vista/list' },
  { chi: [AMM_STU, OP_STU], genere: 'elenco', chiamate: 'elenco /api/copilota/list' },
  { chi: [AMM_STU, OP_STU], genere: 'record', chiamate: 'DELETE /api/copilota/{id}' },
  {
    chi: [AMM_STU, OP_STU],
    genere: 'mai',
    chiamate: `
      GET DELETE /api/copilota
      POST /api/copilota/chiedi`,
  },
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
    // What one pays is read, and answered, by who works for himself: nobody of a studio does.
    chi: [],
    genere: 'mai',
    chiamate: `
      GET /api/da-pagare
      GET /api/da-pagare/{id}/stampa
      POST DELETE /api/da-pagare/{id}/detto
      POST /api/da-pagare/{id}/ricevuta
      GET /api/richiesta-ricevuta
      POST /api/richiesta-ricevuta/{id}/manda
      POST /api/richiesta-ricevuta/{id}/mancante`,
  },
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
      elenco /api/{anno}/message/list
      elenco /api/richiesta-documento/list
      elenco /api/{anno}/c770/list
      elenco /api/{anno}/dichiarazione/radar
      elenco /api/{anno}/dichiarazione/rilievi
      elenco /api/documento/list
      elenco /api/busta/list
      elenco /api/archivio/list
      elenco /api/ticket/list
      elenco /api/archivio/daconservare/list
      elenco /api/visura/list
      elenco /api/tag/list
      elenco /api/aliquotastudio/list
      elenco /api/delega/list
      elenco /api/delega-unica/list
      elenco /api/liquidazioneiva/{annoImposta}/list
      elenco /api/f24/list
      elenco /api/contofiscale/{anno}/imu/list
      elenco /api/pianificatore/list
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
      GET /api/anagrafica/{id}/panoramica
      GET /api/anagrafica/{id}/panoramica/fatti
      GET /api/anagrafica/{id}/panoramica/versamenti
      GET /api/anagrafica/{id}/tag
      GET /api/{anno}/dichiarazione/{id}/tag
      GET /api/tag/{id}
      GET /api/aliquotastudio/{id}
      GET /api/delega/{id}
      GET /api/delega-unica/{id}
      GET /api/delega-unica/{id}/foglio
      POST /api/delega-unica/esporta
      GET /api/testoincarico/{studio}/{anno}
      POST /api/incarico/anteprima
      GET /api/liquidazioneiva/{annoImposta}/{anagrafica}
      GET /api/comunicazioneiva/{id}
      GET /api/f24/{id}
      GET /api/pianificatore/{id}
      GET /api/contofiscale/{anno}/{id}
      POST /api/contofiscale/{anno}/{id}/previsione/simula
      GET /api/f24/{id}/file
      GET /api/f24/{id}/detto
      GET /api/f24/{id}/stampa
      GET /api/delega/registro/{intermediario}/{anno}/pdf
      GET /api/delega/registro/{intermediario}/{anno}/csv
      GET /api/anagrafica/{id}/situazione/{giorno}
      GET /api/{anno}/dichiarazione/{id}
      GET /api/{anno}/dichiarazione/{id}/ministeriale
      GET /api/{anno}/dichiarazione/{id}/telematico
      GET /api/{anno}/dichiarazione/{id}/telematico/file/{file}
      GET /api/{anno}/{prefisso}/{id}
      GET POST /api/{anno}/{prefisso}/{id}/storia
      GET /api/{anno}/{prefisso}/{id}/spiega/{chiave}
      GET /api/{anno}/{prefisso}/{id}/diagnostico
      GET /api/{anno}/{prefisso}/{id}/bilancio
      GET /api/{anno}/{prefisso}/{id}/collegamenti
      GET /api/{anno}/{prefisso}/{id}/riporto
      GET /api/{anno}/{prefisso}/{id}/riporto-anno
      GET /api/{anno}/{prefisso}/{id}/confronto
      GET /api/{anno}/pf/{id}/lettera
      GET /api/{anno}/pf/{id}/lettera/pdf
      GET /api/{anno}/{prefisso}/{id}/momenti
      GET /api/{anno}/{prefisso}/{id}/momento
      GET /api/{anno}/{prefisso}/{id}/quadro/{quadro}
      GET /api/{anno}/{prefisso}/{id}/quadroesterno/{quadro}
      GET /api/{anno}/{prefisso}/{id}/prospetto
      GET /api/{anno}/{prefisso}/{id}/prospetto/{nome}
      GET /api/{anno}/message/{id}
      GET /api/richiesta-documento/{id}
      GET /api/documento/{id}
      GET /api/documento/{id}/file
      GET /api/documento/{id}/fogli
      GET /api/documento/{id}/versioni
      GET /api/documento/{id}/versioni/{numero}/file
      GET /api/documento/{id}/verifica
      GET /api/documento/{id}/firme
      GET /api/fascicolo/{id}/{anno}
      GET /api/busta/{id}
      GET /api/archivio/{id}
      GET /api/archivio/{id}/file
      GET /api/ticket/{id}
      GET /api/ticket/{id}/allegato/{allegato}
      POST /api/ticket/{id}/messaggio
      POST /api/ticket/{id}/stato
      POST /api/ticket/{id}/allegato
      GET /api/visura/{id}
      GET /api/visura/{id}/pdf
      GET /api/visura/{id}/confronto/{anagrafica}
      GET /api/busta/{id}/file
      GET /api/fascicolo/{id}/{anno}/zip
      GET /api/fabbricato/{id}
      GET /api/fabbricato/{id}/tempo
      GET /api/terreno/{id}
      GET /api/terreno/{id}/tempo
      GET /api/contrattolocazione/{id}
      GET /api/intermediariopersonalizzato/{id}
      GET /api/bozza/{genere}/{chiave}
      POST /api/{anno}/imu/prospetto
      POST /api/{anno}/imu/spiega
      POST /api/intermediario/predefinito
      POST /api/intermediario/usabili
      POST /api/commons/exec/printpreview
      POST /api/{anno}/dichiarazione/comunicazione
      POST /api/{anno}/dichiarazione/quadri
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
    chi: tutti,
    genere: 'righe',
    portata: studi,
    chiamate: `
      POST /api/{anno}/dichiarazione/apri
      POST /api/{anno}/{prefisso}/{id}/apri
      POST /api/{anno}/dichiarazione/diagnostico
      POST /api/f24/massa
      POST /api/f24/dovuti`,
  },
  { chi: tutti, genere: 'mai', chiamate: 'GET /api/{anno}/dichiarazione/viste' },
  // Signatures are of the studio, by its own token.
  { chi: [AMM_STU, OP_STU], genere: 'mai', chiamate: 'GET /api/firma/pronta' },
  { chi: [AMM_STU, OP_STU], genere: 'mai', chiamate: 'GET /api/archivio/pronto' },
  // A search names nobody of the house.
  {
    chi: [AMM_STU, OP_STU],
    genere: 'mai',
    chiamate: `
      GET /api/visura/pronta
      POST /api/visura/richiedi
      POST /api/ticket
      GET /api/stagione
      GET /api/stagione/attese
      GET /api/stagione/passi`,
  },
  {
    chi: [AMM_STU, OP_STU],
    genere: 'record',
    portata: casa,
    chiamate: `
      GET PUT /api/anagrafica/{id}/seguito
      POST /api/busta
      POST /api/busta/semplice
      POST /api/firma/documento
      POST /api/documento/{id}/firmacertificato
      POST /api/busta/{id}/sollecita
      POST /api/busta/{id}/annulla
      POST /api/archivio
      POST /api/archivio/{id}/invia
      POST /api/archivio/{id}/esito
      POST /api/visura/{id}/importa`,
  },
  {
    chi: [AMM_STU],
    genere: 'record',
    portata: casa,
    chiamate: 'POST /api/archivio/{id}/annulla',
  },
  // Who answers a ticket; what is shown of it is for who opened it to say, and for the administrator of his studio.
  {
    chi: sopraGliStudi,
    genere: 'record',
    portata: studi,
    chiamate: `
      POST /api/ticket/{id}/presa
      GET /api/ticket/{id}/colleghi
      POST /api/ticket/{id}/passa
      POST /api/ticket/{id}/veduta
      POST /api/ticket/{id}/veduta/richiesta`,
  },
  {
    chi: [AMM_STU, OP_STU],
    negato: [OP_STU],
    genere: 'record',
    portata: casa,
    chiamate: 'POST /api/ticket/{id}/veduta/consenso',
  },
  { chi: sopraGliStudi, genere: 'mai', chiamate: 'POST /api/rispostapronta' },
  { chi: sopraGliStudi, genere: 'elenco', portata: venditore, chiamate: 'elenco /api/rispostapronta/list' },
  {
    chi: sopraGliStudi,
    genere: 'record',
    portata: venditore,
    chiamate: 'PUT DELETE /api/rispostapronta/{id}',
  },
  // Numbers alone: whose they are is told where the groups of a studio are tried.
  {
    chi: tutti,
    genere: 'mai',
    chiamate: 'GET /api/dichiarazione/conteggi\nGET /api/pianificatore/mesi\nGET /api/f24/scadenze',
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
      POST /api/anagrafica/{id}/richiestainformazioni
      POST /api/anagrafica/correzione
      POST /api/tag
      PUT DELETE /api/tag/{id}
      POST /api/aliquotastudio
      PUT DELETE /api/aliquotastudio/{id}
      POST /api/contofiscale/{anno}/{id}/crea
      POST /api/contofiscale/{anno}/{id}/f24
      POST /api/contofiscale/{anno}/{id}/porta
      PUT /api/contofiscale/{anno}/{id}/previsione
      POST /api/contofiscale/{anno}/{id}/ravvedimento
      POST /api/contofiscale/{anno}/{id}/voce
      DELETE /api/contofiscale/{anno}/{id}/voce/{voce}
      POST /api/f24
      POST /api/f24/banca
      POST /api/f24/banca/conferma
      PUT DELETE /api/f24/{id}
      POST /api/f24/{id}/azione
      POST /api/f24/{id}/posta
      POST /api/f24/{id}/detto
      POST /api/pianificatore/{id}/usa
      POST /api/f24/{id}/file
      POST /api/delega
      POST /api/incarico/stampa
      PUT /api/liquidazioneiva/{annoImposta}/{anagrafica}
      POST /api/liquidazioneiva/{annoImposta}/{anagrafica}/porta
      POST /api/liquidazioneiva/{annoImposta}/{anagrafica}/comunicazione
      PUT DELETE /api/delega/{id}
      POST /api/delega/{id}/registra
      POST /api/delega-unica/link
      POST /api/delega-unica/nota
      POST /api/delega-unica/{id}/foglio
      POST /api/delega-unica/{id}/esito
      POST /api/delega-unica/{id}/annulla
      POST /api/delega-unica/{id}/revoca
      POST /api/tag/associa
      POST /api/anagrafica/importazione
      POST /api/anagrafica/importazione/file
      POST /api/immobile/importazione/file
      PUT DELETE /api/bozza/{genere}/{chiave}
      PUT /api/{anno}/{prefisso}/{id}
      PUT /api/{anno}/{prefisso}/{id}/incarico
      PUT DELETE /api/{anno}/{prefisso}/{id}/bozza
      POST /api/{anno}/{prefisso}/{id}/bilancio
      PUT /api/{anno}/{prefisso}/{id}/bilancio/caselle
      POST /api/{anno}/{prefisso}/{id}/collegamenti
      POST /api/{anno}/{prefisso}/{id}/collegamenti/annulla
      PUT /api/{anno}/{prefisso}/{id}/quadro/{quadro}
      POST /api/{anno}/{prefisso}/{id}/quadro/{quadro}/{azione}
      POST /api/commons/exec/print
      POST /api/{anno}/dichiarazione/{id}/telematico/stato
      POST /api/{anno}/dichiarazione/{id}/telematico/ricevuta
      POST /api/{anno}/dichiarazione/stampa
      POST /api/{anno}/cu/{id}/posta
      PUT /api/{anno}/pf/{id}/lettera
      POST /api/{anno}/pf/{id}/lettera/documento
      POST /api/{anno}/pf/{id}/lettera/posta
      POST /api/{anno}/dichiarazione/salvamodello
      POST /api/{anno}/dichiarazione/costostampe
      POST /api/{anno}/dichiarazione/duplica
      POST /api/{anno}/message
      POST /api/{anno}/message/{id}/letto
      POST /api/{anno}/message/{id}/applica
      POST /api/richiesta-documento
      POST /api/richiesta-documento/{id}/conferma
      POST /api/richiesta-documento/{id}/ritira
      POST /api/documento
      POST /api/documento/{id}/autografa
      PUT DELETE /api/documento/{id}
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
      POST /api/delega/registra
      POST /api/delega-unica/chiedi
      POST /api/delega-unica/esiti
      POST /api/{anno}/dichiarazione/creaimu
      POST /api/{anno}/dichiarazione/chiudi
      POST /api/{anno}/dichiarazione/riapri
      POST /api/{anno}/dichiarazione/telematico
      POST /api/{anno}/dichiarazione/confermatelematici
      POST /api/{anno}/dichiarazione/trasmetti
      POST /api/{anno}/dichiarazione/elimina
      POST /api/{anno}/dichiarazione/presaincarico
      POST /api/{anno}/dichiarazione/creaquadrimille
      POST /api/{anno}/dichiarazione/importa
      POST /api/{anno}/dichiarazione/archivia`,
  },
  {
    // What was frozen is let go by an administrator.
    chi: amministratori,
    genere: 'righe',
    portata: studi,
    chiamate: 'POST /api/{anno}/dichiarazione/scongela',
  },
  {
    // The file is of who sent it.
    chi: chiLavora,
    genere: 'record',
    portata: nessuno,
    chiamate: `
      POST /api/anagrafica/importazione/{id}/anteprima
      POST /api/immobile/importazione/{id}/anteprima`,
  },
  ...regoleCrediti,
  ...regolePagamenti,
  ...regoleFatture,
  ...regolePrecompilata,
  ...regoleStudi,
];

const voci = listAttese(regole);
/** What is expected of each call, by method and path of the documentation. */
export const attese: ReadonlyMap<string, Attesa> = new Map(voci);
/** Calls that two rules speak of. */
export const chiamateDoppie: readonly string[] = listDoppie(voci.map(([chiamata]) => chiamata));
