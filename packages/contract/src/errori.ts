import { erroriCommercio } from './commercio-errori.ts';
import { RADAR_STUDI_MASSIMI } from './limiti.ts';
import { testiClient } from './testi.ts';
import { testiPagine } from './testi-pagine.ts';

/**
 * The closed list of what the portal says when something goes wrong (and of the few standard sentences of success).
 * Every sentence has a code and stands here once: a test refuses any other in the server and in the pages.
 * `testiClient` (testi.ts): sentences that pages show of their own. `errori`: errors of the server, with their HTTP status.
 * `testiCampo` (testi-campo.ts): what is wrong with one field, beside the field. What is sold has its own beside
 * (commercio-errori.ts), and so have the sentences that say more of a case (frasi-errori.ts).
 */

/** Code, HTTP status, Italian sentence: nothing else of the server reaches a user. */
export const errori = {
  RICHIESTA_NON_VALIDA: { status: 400, testo: 'Dati non validi: verificare i campi indicati.' },
  RICHIESTA_NON_LEGGIBILE: { status: 400, testo: 'Richiesta non leggibile.' },
  CREDENZIALI_ERRATE: { status: 400, testo: 'Credenziali errate.' },
  GRANT_NON_SUPPORTATO: { status: 400, testo: 'Tipo di accesso non supportato.' },
  PASSWORD_ERRATA: { status: 400, testo: 'Password errata.' },
  CODICE_NON_VALIDO: { status: 400, testo: 'Il collegamento è scaduto o già usato: richiederne uno nuovo.' },
  VERIFICA_RICHIESTA: {
    status: 400,
    testo: 'Per entrare serve ancora la verifica in due passaggi.',
  },
  VERIFICA_ERRATA: { status: 400, testo: 'Verifica non riuscita: controllare il codice e riprovare.' },
  VERIFICA_SCADUTA: { status: 400, testo: 'La verifica è scaduta: ricominciare dall’accesso.' },
  PASSKEY_NON_VALIDA: { status: 400, testo: 'Passkey non riconosciuta.' },
  IDENTITA_SCADUTA: {
    status: 400,
    testo: 'L’accesso con l’identità esterna è scaduto o già usato: ricominciare.',
  },
  IDENTITA_RIFIUTATA: {
    status: 400,
    testo: 'Il fornitore di identità non ha permesso l’accesso. Riprovare, o entrare con e-mail e password.',
  },
  IDENTITA_NON_VALIDA: {
    status: 400,
    testo: 'La risposta del fornitore di identità non è valida: riprovare.',
  },
  IDENTITA_NON_COLLEGATA: {
    status: 400,
    testo:
      'Questa identità non è collegata a nessun accesso. Entrare con e-mail e password e collegarla dal pannello Account.',
  },
  STUDIO_BLOCCATO: { status: 400, testo: 'Studio bloccato.' },
  STUDIO_NON_INDICATO: { status: 400, testo: 'Indicare lo studio.' },
  QUADRO_OBBLIGATORIO: {
    status: 400,
    testo: 'Il quadro fa parte di ogni dichiarazione: si può svuotare, non rimuovere.',
  },
  DATI_FATTURAZIONE_MANCANTI: {
    status: 400,
    testo:
      'Per acquistare crediti completare i dati di fatturazione dello studio: via, comune, provincia e CAP.',
  },
  PRIVACY_NON_ACCETTATA: { status: 400, testo: "È necessario accettare l'informativa sulla privacy." },
  SELEZIONARE_ANAGRAFICA: { status: 400, testo: testiPagine.SELEZIONARE_ANAGRAFICA },
  SELEZIONARE_STUDIO: { status: 400, testo: testiPagine.SELEZIONARE_STUDIO },
  SELEZIONARE_TAG: { status: 400, testo: testiPagine.SELEZIONARE_TAG },
  FILE_MANCANTE: { status: 400, testo: testiPagine.FILE_MANCANTE },
  DATA_NON_VALIDA: { status: 400, testo: testiClient.DATA_NON_VALIDA },
  PERIODO_NON_VALIDO: { status: 400, testo: testiClient.PERIODO_NON_VALIDO },
  DATI_INCONGRUENTI: { status: 400, testo: 'Dati incongruenti.' },
  NESSUN_DATO_DA_IMPORTARE: { status: 400, testo: 'Nessun dato da importare.' },
  NESSUN_IMMOBILE_DA_IMPORTARE: { status: 400, testo: 'Nessun terreno o fabbricato da importare.' },
  NON_AUTENTICATO: { status: 401, testo: testiClient.NON_AUTORIZZATO },
  NON_AUTORIZZATO: { status: 403, testo: testiClient.NON_AUTORIZZATO },
  ESPORTAZIONE_NON_VISIBILE: {
    status: 403,
    testo: 'Il file contiene dati che non sono più visibili: ripetere l’operazione.',
  },
  SOLA_LETTURA: {
    status: 403,
    testo: 'Sta operando al posto di un altro utente in sola lettura: la modifica non è ammessa.',
  },
  SOSTITUZIONE_NON_AMMESSA: {
    status: 403,
    testo: 'Operazione non ammessa mentre si opera al posto di un altro utente.',
  },
  VERIFICA_OBBLIGATORIA: {
    status: 403,
    testo: 'Prima di continuare attivare la verifica in due passaggi.',
  },
  CONFERMA_RICHIESTA: { status: 403, testo: 'Prima di continuare confermare la propria identità.' },
  FUNZIONALITA_NON_ATTIVA: {
    status: 403,
    testo: 'Funzionalità non attiva: contattare il proprio amministratore.',
  },
  PRIMO_AMMINISTRATORE: {
    status: 403,
    testo: 'Il primo amministratore si disattiva o si elimina solo da parte del fornitore o del gestore.',
  },
  ANAGRAFICA_DI_TERZI: {
    status: 403,
    testo: 'Un cliente privato o un’azienda inserisce solo i propri dati, non quelli di altri.',
  },
  PRIVATO_SENZA_OPERATORI: {
    status: 403,
    testo: 'Un cliente privato ha soltanto il proprio utente: non si invitano altri utenti.',
  },
  MODULO_NON_ATTIVO: { status: 403, testo: 'Modulo non attivo: contatta il tuo amministratore.' },
  MODULO_NON_CONFIGURATO: {
    status: 409,
    testo: 'Applicazione remota non configurata: contattare il fornitore.',
  },
  MODULO_NON_PREVISTO: {
    status: 409,
    testo: 'Modulo non previsto dalla sottoscrizione dello studio.',
  },
  LIMITE_ATTIVAZIONI: {
    status: 409,
    testo: 'Il gestore ha raggiunto il limite di attivazioni di questo modulo per l’anno.',
  },
  ORIGINE_NON_AMMESSA: { status: 403, testo: 'Richiesta rifiutata: origine non ammessa.' },
  NON_TROVATO: { status: 404, testo: testiClient.NON_TROVATO },
  ANNO_NON_DISPONIBILE: { status: 404, testo: testiClient.NON_TROVATO },
  QUADRO_ASSENTE: { status: 404, testo: testiClient.QUADRO_ASSENTE },
  PROSPETTO_ASSENTE: { status: 404, testo: testiClient.PROSPETTO_ASSENTE },
  METODO_NON_DEFINITO: { status: 404, testo: 'Metodo NON definito!' },
  RECORD_NON_TROVATO: { status: 404, testo: 'Record NON trovato!' },
  NOTIFICA_FISSATA: {
    status: 409,
    testo:
      'La data di pubblicazione è fissata: la notifica non si modifica; prima di quel momento si può ritirare.',
  },
  PUSH_ASSENTE: { status: 409, testo: 'Gli avvisi nei browser non sono attivi in questa installazione.' },
  NOTIFICA_PUBBLICATA: { status: 409, testo: 'La notifica è pubblicata: non si ritira.' },
  POSTA_NON_DA_RIPROVARE: {
    status: 409,
    testo:
      'Si riprova un messaggio fermo dopo i tentativi, se il suo testo e i suoi allegati sono ancora qui.',
  },
  POSTA_SENZA_SERVER: {
    status: 409,
    testo: 'Nessun server di posta configurato: i messaggi restano in Posta.',
  },
  EMAIL_GIA_INVIATA: { status: 409, testo: testiPagine.EMAIL_GIA_INVIATA },
  CODICE_GIA_USATO: { status: 409, testo: testiPagine.CODICE_GIA_USATO },
  ENUMERAZIONE_CHIUSA: {
    status: 409,
    testo: 'I valori di questa enumerazione fanno parte del programma: non si aggiungono e non si cambiano.',
  },
  VERIFICA_GIA_ATTIVA: { status: 409, testo: 'L’app per i codici è già attiva.' },
  VERIFICA_NON_ATTIVA: { status: 409, testo: 'La verifica in due passaggi non è attiva.' },
  VERIFICA_DA_TENERE: {
    status: 409,
    testo: 'La verifica in due passaggi è obbligatoria: aggiungere un altro modo prima di togliere questo.',
  },
  PASSKEY_GIA_PRESENTE: { status: 409, testo: 'Questa passkey è già registrata.' },
  PASSKEY_TROPPE: { status: 409, testo: 'Si possono avere al massimo 20 passkey.' },
  IDENTITA_GIA_PRESENTE: { status: 409, testo: 'Accesso già collegato' },
  IDENTITA_DI_ALTRI: { status: 409, testo: 'Questa identità è già collegata a un altro utente.' },
  IDENTITA_NON_PRESENTE: { status: 409, testo: 'Nessuna identità collegata.' },
  FORNITORE_NON_RAGGIUNGIBILE: {
    status: 409,
    testo: 'Il fornitore di identità non risponde. Riprovare più tardi, o entrare con e-mail e password.',
  },
  DEFINIZIONE_SENZA_BOZZA: { status: 409, testo: 'Nessuna bozza da pubblicare.' },
  DEFINIZIONE_PUBBLICATA: { status: 409, testo: 'Ritirare la definizione prima di eliminarla.' },
  MESSAGGIO_SOSTITUITO: {
    status: 409,
    testo: 'Chi lo ha inviato ne ha poi inviato un altro: aprire quello.',
  },
  MESSAGGIO_SENZA_DICHIARAZIONE: {
    status: 409,
    testo: 'Il cliente non ha ancora la dichiarazione che lo riceve: crearla, poi applicare il messaggio.',
  },
  RECORD_MODIFICATO: { status: 409, testo: 'Un altro utente ha modificato i dati nel frattempo.' },
  SESSIONE_DI_ALTRO_STUDIO: {
    status: 409,
    testo: 'In un’altra scheda è aperto un altro studio: ricaricare la pagina.',
  },
  ATTIVAZIONE_GIA_COMPLETATA: { status: 409, testo: 'Attivazione già completata.' },
  UTENTE_CON_ATTIVITA: {
    status: 409,
    testo: 'L’utente ha attività registrate: non si può eliminare, si può disattivare.',
  },
  UTENTE_PROPRIO: { status: 409, testo: 'Il proprio utente non si può disattivare né eliminare.' },
  UTENTE_NON_ATTIVO: { status: 409, testo: 'L’utente non è attivo.' },
  UTENTI_AL_MASSIMO: {
    status: 409,
    testo: 'Raggiunto il numero massimo di utenti: disattivarne uno o contattare il gestore.',
  },
  NESSUNA_DICHIARAZIONE_DISPONIBILE: {
    status: 409,
    testo: 'Nessuna dichiarazione disponibile: raggiunto il numero massimo. Contattare il fornitore.',
  },
  ...erroriCommercio,
  RICHIESTA_IN_CORSO: { status: 409, testo: 'La stessa richiesta è già in corso: attendere l’esito.' },
  TOKEN_FIRMA_MANCANTE: { status: 409, testo: 'Token del servizio di firma mancante.' },
  CREDENZIALI_ARCHIVIAZIONE_MANCANTI: { status: 409, testo: 'Credenziali di archiviazione mancanti.' },
  VISURA_NON_TROVATA: { status: 409, testo: 'Visura non trovata.' },
  VISURE_DISABILITATE: { status: 403, testo: testiPagine.VISURE_DISABILITATE },
  DUPLICAZIONE_NON_RIUSCITA: {
    status: 409,
    testo: "Duplicazione della tabella per l'anno non riuscita.",
  },
  CONTO_FISCALE_NON_ELABORATO: { status: 409, testo: "Errore nell'elaborazione del conto fiscale." },
  CREDITO_GIA_USATO: {
    status: 409,
    testo: 'Un credito o un debito di questo modello è già in un altro F24: ricaricare il conto fiscale.',
  },
  F24_IN_QUESTO_STATO: { status: 409, testo: 'Nello stato in cui è l’F24 non si può fare.' },
  F24_CON_FILE: {
    status: 409,
    testo: 'Dell’F24 è stato fatto il file: non si elimina, si annulla con un motivo.',
  },
  VOCE_IN_F24: {
    status: 409,
    testo: 'La riga è già in un F24: prima va tolta da quel modello.',
  },
  NIENTE_DA_VERSARE: { status: 409, testo: 'Il conto fiscale non ha altro da versare a questa data.' },
  ADEGUAMENTO_ISA_NON_RIUSCITO: { status: 409, testo: "Errore nell'adeguamento ISA." },
  QUADRI_APERTI: { status: 409, testo: 'Chiudere tutti i quadri prima di chiudere la dichiarazione.' },
  QUADRO_CON_AVVISI: { status: 409, testo: 'Il quadro ha avvisi: confermare per completarlo.' },
  QUADRO_CON_ERRORI: {
    status: 409,
    testo: 'Il quadro ha errori bloccanti: correggerli prima di completarlo.',
  },
  DICHIARAZIONE_INCOMPLETA: { status: 409, testo: 'La dichiarazione è incompleta: mancano dati.' },
  DICHIARAZIONE_VUOTA: { status: 409, testo: 'La dichiarazione è vuota: nessun quadro è compilato.' },
  CONGIUNTA_DISCORDE: { status: 409, testo: 'Il 730 congiunto e quello del coniuge non tornano.' },
  REGISTRAZIONE_NON_RIUSCITA: { status: 500, testo: 'Registrazione non riuscita.' },
  DOCUMENTO_ARCHIVIATO: {
    status: 409,
    testo: 'Il documento è archiviato: non si può modificare né eliminare.',
  },
  DOCUMENTO_IN_FIRMA: {
    status: 409,
    testo: 'Il documento è in una busta da firmare: prima si annulla la busta.',
  },
  DOCUMENTO_CONGELATO: {
    status: 409,
    testo: 'Il documento è congelato in Quadra, in attesa del conservatore: prima si annulla il pacchetto.',
  },
  PASSAGGIO_RICHIESTA: { status: 409, testo: 'Nello stato in cui è la richiesta non si può.' },
  PASSAGGIO_ORDINE: { status: 409, testo: 'Nello stato in cui è l’ordine non si può.' },
  SCAMBIO_NON_CONFIGURATO: { status: 409, testo: 'Lo scambio della precompilata non è configurato.' },
  PASSAGGIO_PACCHETTO: { status: 409, testo: 'Nello stato in cui è il pacchetto non si può.' },
  BUSTA_CONCLUSA: { status: 409, testo: 'La busta è già firmata, annullata o scaduta.' },
  PASSAGGIO_DOCUMENTO: { status: 409, testo: 'Nello stato in cui è il documento non si può.' },
  DELEGA_REGISTRATA: {
    status: 409,
    testo: 'La delega è nel registro: non si può modificare, eliminare o registrare di nuovo.',
  },
  RICHIESTA_STATO: { status: 409, testo: 'Nello stato in cui è la richiesta non si può.' },
  DELEGA_UNICA_STATO: { status: 409, testo: 'La delega è cambiata nel frattempo: aggiornare la pagina.' },
  DELEGA_UNICA_IN_CORSO: {
    status: 409,
    testo: 'C’è già una delega firmata a questo intermediario: prima se ne scrive l’esito, o si ritira.',
  },
  TERZO_INTERMEDIARIO: {
    status: 409,
    testo: 'Il cliente ha già delegato due intermediari: un terzo non si può.',
  },
  DICHIARAZIONE_CHIUSA: { status: 409, testo: 'La dichiarazione è chiusa: riaprirla per modificarla.' },
  DICHIARAZIONE_SOLA_LETTURA: { status: 403, testo: 'La dichiarazione è in sola lettura.' },
  DICHIARAZIONE_IN_CARICO: {
    status: 409,
    testo: 'La dichiarazione è in carico a un altro utente: confermare per prenderla in carico.',
  },
  RIAPERTURA_DA_CONFERMARE: {
    status: 409,
    testo: 'Il telematico è già stato inviato: confermare per riaprire la dichiarazione.',
  },
  DICHIARAZIONE_GIA_PRESENTE: {
    status: 409,
    testo: 'Per questo cliente esiste già una dichiarazione dello stesso tipo e anno.',
  },
  IMPOSSIBILE_CREARE: { status: 409, testo: 'Impossibile creare la dichiarazione.' },
  IMPOSSIBILE_RIAPRIRE: { status: 409, testo: 'Impossibile riaprire la dichiarazione.' },
  IMPOSSIBILE_ELIMINARE: { status: 409, testo: 'Impossibile eliminare la dichiarazione.' },
  IMPOSSIBILE_ARCHIVIARE: { status: 409, testo: 'Impossibile archiviare: stampare prima in definitivo.' },
  DICHIARAZIONE_NON_CONGELATA: { status: 409, testo: 'La dichiarazione non è congelata.' },
  TELEMATICO_NON_STAMPATO: {
    status: 409,
    testo: 'Impossibile salvare il telematico: dichiarazione non stampata.',
  },
  TELEMATICO_NON_DISPONIBILE: {
    status: 409,
    testo:
      'Di questo modello e di questo anno non è noto il tracciato: il file telematico non si può creare.',
  },
  TELEMATICO_CON_ERRORI: { status: 409, testo: 'Il file telematico non è stato creato: dati da correggere.' },
  TELEMATICO_DI_PROVA: {
    status: 409,
    testo: 'Il file è di prova: non si segna come inviato e non si comunica al cliente.',
  },
  TELEMATICO_NON_CREATO: { status: 409, testo: 'Il file telematico non è ancora stato creato.' },
  TELEMATICO_NON_RIUSCITO: { status: 500, testo: 'Creazione del file telematico non riuscita.' },
  CONFERMA_TELEMATICO_NON_RIUSCITA: { status: 500, testo: 'Conferma dell’invio non riuscita.' },
  IMPEGNO_MANCANTE: { status: 409, testo: 'Indicare la data dell’impegno prima di inviare.' },
  PASSAGGIO_NON_AMMESSO: { status: 409, testo: 'Lo stato del telematico non può cambiare così.' },
  MODELLO_NON_CHIUSO: { status: 409, testo: 'Impossibile salvare il modello: dichiarazione non chiusa.' },
  CANCELLAZIONE_BLOCCATA: {
    status: 409,
    testo: 'I dati non si possono ancora cancellare: leggere che cosa lo impedisce.',
  },
  ANAGRAFICA_IN_USO: {
    status: 409,
    testo:
      'Il cliente ha dichiarazioni, liquidazioni IVA, documenti o deleghe: non si può eliminare, si può archiviare.',
  },
  STUDIO_IN_USO: {
    status: 409,
    testo: 'Lo studio ha utenti o clienti: non si può eliminare, si può bloccare.',
  },
  STUDIO_NON_BLOCCATO: { status: 409, testo: 'Lo studio non è bloccato.' },
  GESTORE_IN_USO: { status: 409, testo: 'Il gestore ha studi o utenti: non si può eliminare.' },
  UNIONE_DA_CONFERMARE: {
    status: 409,
    testo: 'Esiste già un cliente con il codice fiscale corretto: confermare per unire le due schede.',
  },
  UNIONE_CON_LIQUIDAZIONI: {
    status: 409,
    testo:
      'Tutti e due i clienti hanno le liquidazioni IVA dello stesso anno: svuotarne uno prima di unire le schede.',
  },
  UNIONE_CON_DICHIARAZIONI: {
    status: 409,
    testo:
      'Tutti e due i clienti hanno una dichiarazione dello stesso anno e tipo: eliminarne una prima di unire le schede.',
  },
  LAVORO_GIA_IN_CORSO: {
    status: 409,
    testo: 'Lo stesso lavoro è già in corso: attendere che finisca, oppure annullarlo.',
  },
  LAVORO_FINITO: { status: 409, testo: 'Il lavoro è già finito.' },
  LAVORO_NON_FINITO: { status: 409, testo: 'Il lavoro non è ancora finito.' },
  TROPPI_LAVORI: { status: 409, testo: 'Ci sono già troppi lavori in coda: attendere che finiscano.' },
  NESSUNA_RIGA_RIUSCITA: { status: 409, testo: 'Nessuna riga è riuscita: i motivi sono nel resoconto.' },
  TROPPE_RIGHE: { status: 400, testo: 'Le righe sono troppe: restringere i filtri.' },
  CHIUSURA_NON_RIUSCITA: { status: 409, testo: 'Chiusura della dichiarazione non riuscita.' },
  RADAR_SENZA_STUDIO: {
    status: 422,
    testo: `Scegliere uno studio: il radar ne guarda al massimo ${RADAR_STUDI_MASSIMI} insieme.`,
  },
  STAMPA_MANCANTE: { status: 409, testo: 'Impossibile stampare in definitivo: dichiarazione non chiusa.' },
  ALLEGATI_TROPPO_GRANDI: {
    status: 413,
    testo: 'Un messaggio porta al massimo 10 allegati, 15 MB in tutto.',
  },
  MESSAGGIO_TROPPO_GRANDE: { status: 413, testo: 'Richiesta troppo grande.' },
  FILE_TROPPO_GRANDE: { status: 413, testo: testiPagine.FILE_TROPPO_GRANDE },
  SPAZIO_ESAURITO: {
    status: 413,
    testo: 'Lo spazio dello studio per i documenti è esaurito: eliminare quelli che non servono e riprovare.',
  },
  FORMATO_NON_AMMESSO: { status: 415, testo: 'Formato della richiesta non ammesso.' },
  IMMOBILE_CONDIVISO: {
    status: 403,
    testo: 'L’immobile è anche di clienti di altri gruppi: lo può cambiare soltanto chi li vede tutti.',
  },
  MINISTERIALE_NON_VALIDO: { status: 422, testo: 'Il file non si può usare come modello da compilare.' },
  MINISTERIALE_PUBBLICATO: { status: 409, testo: 'Ritirare il modello ministeriale prima di eliminarlo.' },
  MINISTERIALE_VUOTO: {
    status: 409,
    testo: 'Collegare almeno un campo a una casella prima di pubblicare.',
  },
  FOGLIO_DI_STILE_ASSENTE: {
    status: 409,
    testo: 'La vista ufficiale non è disponibile: la fattura si guarda nel PDF.',
  },
  FILE_NON_AMMESSO: { status: 422, testo: 'Tipo di file non ammesso.' },
  FILE_INFETTO: {
    status: 422,
    testo: 'File rifiutato: il controllo antivirus lo riconosce come pericoloso.',
  },
  CHIAVE_GIA_USATA: {
    status: 422,
    testo: 'La chiave della richiesta è già servita per dati diversi.',
  },
  TROPPE_RICHIESTE: { status: 429, testo: 'Troppi tentativi: riprovare più tardi.' },
  ERRORE_INTERNO: { status: 500, testo: testiClient.ERRORE_GENERICO },
  DOCUMENTO_ALTERATO: {
    status: 500,
    testo:
      'Il contenuto del documento nel deposito non è quello che era stato caricato: non viene aperto. Avvisare chi gestisce Quadra.',
  },
  ERRORE_LOGIN: { status: 500, testo: testiClient.ERRORE_LOGIN },
  RECUPERO_NON_RIUSCITO: { status: 500, testo: testiClient.RECUPERO_PASSWORD },
  SERVIZIO_NON_DISPONIBILE: {
    status: 503,
    testo: 'Servizio momentaneamente non disponibile: riprovare tra poco.',
  },
  DEPOSITO_ASSENTE: {
    status: 503,
    testo:
      'Il deposito dei documenti non risponde: il documento è al sicuro ma ora non si apre. Riprovare tra poco.',
  },
  DISCO_PIENO: {
    status: 507,
    testo:
      'Il disco del server è pieno: nulla è stato salvato. Avvisare chi gestisce Quadra e riprovare dopo.',
  },
} as const satisfies Record<string, { status: number; testo: string }>;

export type CodiceErrore = keyof typeof errori;

/** A value that a person wrote, as part of a sentence of the server: pages show sentences with their links. */
export const escapeTesto = (valore: string): string =>
  valore.replace(/[&<>"']/g, (segno) => `&#${segno.charCodeAt(0)};`);
