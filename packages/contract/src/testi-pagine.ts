/** Sentences that pages behind the login show of their own: in `testi.ts` its page would carry them for nothing. */
export const testiPagine = {
  FILE_MANCANTE: 'File mancante',
  FILE_TROPPO_GRANDE: 'File troppo grande (massimo 5 MB).',
  ATTIVAZIONE_COMPLETATA: 'Attivazione completata.',
  SELEZIONARE_ANAGRAFICA: "Selezionare almeno un'anagrafica.",
  SELEZIONARE_MODULO: 'Selezionare almeno un modulo.',
  SELEZIONARE_STUDIO: 'Selezionare almeno uno studio.',
  SELEZIONARE_TAG: 'Selezionare almeno un tag.',
  EMAIL_GIA_INVIATA: "L'e-mail potrebbe essere già stata inviata. Inviarla di nuovo?",
  PASSKEY_NON_CREATA: 'Passkey non creata: operazione annullata o non riuscita.',
  CODICE_GIA_USATO: 'Codice già utilizzato.',
  VISURE_DISABILITATE: 'Servizio visure disabilitato.',
  MODIFICHE_NON_SALVATE: 'Ci sono modifiche non salvate. Continuare?',
} as const;
