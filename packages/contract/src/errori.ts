/** The closed list of errors: code, HTTP status, Italian sentence. Nothing else reaches a user. */
export const errori = {
  RICHIESTA_NON_VALIDA: { status: 400, testo: 'Dati non validi: verificare i campi indicati.' },
  CREDENZIALI_ERRATE: { status: 400, testo: 'Credenziali errate.' },
  GRANT_NON_SUPPORTATO: { status: 400, testo: 'Tipo di accesso non supportato.' },
  PASSWORD_ERRATA: { status: 400, testo: 'Password errata.' },
  CODICE_NON_VALIDO: { status: 400, testo: 'Il collegamento è scaduto o già usato: richiederne uno nuovo.' },
  STUDIO_BLOCCATO: { status: 400, testo: 'Studio bloccato.' },
  STUDIO_NON_INDICATO: { status: 400, testo: 'Indicare lo studio.' },
  NON_AUTENTICATO: { status: 401, testo: 'Non autorizzato.' },
  NON_AUTORIZZATO: { status: 403, testo: 'Non autorizzato.' },
  ORIGINE_NON_AMMESSA: { status: 403, testo: 'Richiesta rifiutata: origine non ammessa.' },
  NON_TROVATO: { status: 404, testo: 'Risorsa non trovata o richiesta non eseguibile.' },
  ANNO_NON_DISPONIBILE: { status: 404, testo: 'Anno non disponibile.' },
  QUADRO_ASSENTE: { status: 404, testo: 'Quadro assente' },
  METODO_NON_DEFINITO: { status: 404, testo: 'Metodo NON definito!' },
  RECORD_NON_TROVATO: { status: 404, testo: 'Record NON trovato!' },
  CODICE_GIA_USATO: { status: 409, testo: 'Codice già utilizzato.' },
  RECORD_MODIFICATO: { status: 409, testo: 'Un altro utente ha modificato i dati nel frattempo.' },
  SESSIONE_DI_ALTRO_STUDIO: {
    status: 409,
    testo: 'In un’altra scheda è aperto un altro studio: ricaricare la pagina.',
  },
  QUADRI_APERTI: { status: 409, testo: 'Chiudere tutti i quadri prima di chiudere la dichiarazione.' },
  QUADRO_CON_ERRORI: {
    status: 409,
    testo: 'Il quadro ha errori bloccanti: correggerli prima di completarlo.',
  },
  DICHIARAZIONE_CHIUSA: { status: 409, testo: 'La dichiarazione è chiusa: riaprirla per modificarla.' },
  DICHIARAZIONE_GIA_PRESENTE: {
    status: 409,
    testo: 'Per questo cliente esiste già una dichiarazione dello stesso tipo e anno.',
  },
  IMPOSSIBILE_CREARE: { status: 409, testo: 'Impossibile creare la dichiarazione.' },
  IMPOSSIBILE_RIAPRIRE: { status: 409, testo: 'Impossibile riaprire la dichiarazione.' },
  IMPOSSIBILE_ELIMINARE: { status: 409, testo: 'Impossibile eliminare la dichiarazione.' },
  ANAGRAFICA_IN_USO: {
    status: 409,
    testo: 'Il cliente ha dichiarazioni: non si può eliminare, si può archiviare.',
  },
  CHIUSURA_NON_RIUSCITA: { status: 409, testo: 'Chiusura della dichiarazione non riuscita.' },
  STAMPA_MANCANTE: { status: 409, testo: 'Impossibile stampare in definitivo: dichiarazione non chiusa.' },
  MESSAGGIO_TROPPO_GRANDE: { status: 413, testo: 'Richiesta troppo grande.' },
  FORMATO_NON_AMMESSO: { status: 415, testo: 'Formato della richiesta non ammesso.' },
  TROPPE_RICHIESTE: { status: 429, testo: 'Troppi tentativi: riprovare più tardi.' },
  ERRORE_INTERNO: { status: 500, testo: 'Si è verificato un errore.' },
  SERVIZIO_NON_DISPONIBILE: {
    status: 503,
    testo: 'Servizio momentaneamente non disponibile: riprovare tra poco.',
  },
} as const satisfies Record<string, { status: number; testo: string }>;

export type CodiceErrore = keyof typeof errori;

/** Texts that only the client shows (no answer of the server behind them). */
export const testiClient = {
  ERRORE_GENERICO: 'Si è verificato un errore.',
  SERVER_NON_RAGGIUNGIBILE: 'Server non raggiungibile. Riprovare più tardi.',
  PROBLEMA_DI_CONNESSIONE: 'Problema di connessione.',
  OPERAZIONE_NON_RIUSCITA: 'Operazione non riuscita.',
  OPERAZIONE_RIUSCITA: 'Operazione eseguita con successo.',
  ERRORE_LOGIN: 'Errore durante il login.',
  RECUPERO_PASSWORD: 'Errore nel recupero della password.',
  CONFERMA_ERRATA: 'La conferma della password non corrisponde.',
  CAMPO_OBBLIGATORIO: 'Campo obbligatorio',
  MODIFICHE_NON_SALVATE: 'Ci sono modifiche non salvate. Continuare?',
  VERSIONE_NUOVA: 'È disponibile una nuova versione: premere CTRL+F5.',
} as const;
