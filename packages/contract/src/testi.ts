/**
 * Sentences that pages show of their own, of the same closed list as `errori.ts`: a file apart, because the login page wants
 * these and none of the errors of the server.
 */
export const testiClient = {
  ERRORE_GENERICO: 'Si è verificato un errore.',
  SERVER_NON_RAGGIUNGIBILE: 'Server non raggiungibile. Riprovare più tardi.',
  PROBLEMA_DI_CONNESSIONE: 'Problema di connessione.',
  NON_AUTORIZZATO: 'Non autorizzato.',
  NON_TROVATO: 'Risorsa non trovata o richiesta non eseguibile.',
  OPERAZIONE_NON_RIUSCITA: 'Operazione non riuscita.',
  OPERAZIONE_RIUSCITA: 'Operazione eseguita con successo.',
  ERRORE_LOGIN: 'Errore durante il login.',
  ACCESSO_NON_RIUSCITO: 'Accesso non riuscito',
  RECUPERO_PASSWORD: 'Errore nel recupero della password.',
  CONFERMA_ERRATA: 'La conferma della password non corrisponde.',
  CAMPO_OBBLIGATORIO: 'Campo obbligatorio',
  DATA_NON_VALIDA: 'Data non valida.',
  PERIODO_NON_VALIDO: 'La data di inizio è successiva alla data di fine.',
  EMAIL_OBBLIGATORIA: "Inserire l'e-mail.",
  PASSWORD_OBBLIGATORIA: 'Inserire la password.',
  PASSKEY_NON_USATA: 'Passkey non usata: operazione annullata o non riuscita.',
  VERSIONE_NUOVA: 'È disponibile una nuova versione: premere CTRL+F5.',
  QUADRO_ASSENTE: 'Quadro assente',
  NESSUNA_NOTIFICA: 'Nessuna notifica non letta',
  STAMPE_NON_ILLIMITATE: 'Le stampe non sono illimitate',
  PROSPETTO_ASSENTE: 'Prospetto assente',
} as const;

/** A text typed where a number goes. */
export const describeNonNumerico = (testo: string): string => `«${testo}» non è un numero.`;

/** Text after the number of the client asked and of the one logged in. */
export const describeAltroCliente = (richiesto: string | number, attuale: string | number): string =>
  `Autenticarsi con ID cliente ${richiesto} (attuale: ${attuale})`;
