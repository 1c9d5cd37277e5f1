/** What was done to a quadro: success and failure. */
export const esitiQuadro = {
  salva: ['Salvataggio del quadro eseguito', 'Salvataggio del quadro non riuscito'],
  aggiorna: ['Aggiornamento del quadro eseguito', 'Aggiornamento del quadro non riuscito'],
  svuota: ['Svuotamento del quadro eseguito', 'Svuotamento del quadro non riuscito'],
  rimuovi: ['Rimozione del quadro eseguita', 'Rimozione del quadro non riuscita'],
  completa: ['Completamento del quadro eseguito', 'Completamento del quadro non riuscito'],
  riapri: ['Riapertura del quadro eseguita', 'Riapertura del quadro non riuscita'],
} as const;

/**
 * The anomalies of SPID that concern who enters, by the number of AgID's table. Another number gets the general sentence.
 */
export const anomalieSpid: Readonly<Record<number, string>> = {
  19: 'Accesso non riuscito: credenziali errate inserite troppe volte. Recuperarle presso il fornitore e riprovare.',
  20: 'Accesso non riuscito: le credenziali usate non hanno il livello di sicurezza richiesto. Usarne altre e riprovare.',
  21: 'Accesso non riuscito: è passato troppo tempo. Riprovare.',
  22: 'Accesso non riuscito: il consenso all’invio dei dati non è stato dato. Per entrare in questo modo serve.',
  23: 'Accesso non riuscito: l’identità è sospesa o revocata, oppure le credenziali sono bloccate. Rivolgersi al fornitore.',
  25: 'Accesso annullato. Si può riprovare, o entrare con e-mail e password.',
};

/** Sentences of an error of the list that say more of the case at hand. */
export const frasiErrore = {
  IMPEGNO_SUCCESSIVO: 'La data dell’impegno è successiva a quella di invio.',
  PROVA_SENZA_RICEVUTA: 'Trasmissione di prova: nessuna ricevuta.',
  CLIENTE_NON_AVVISATO: 'Il cliente non è stato avvisato: la scheda non ha un indirizzo e-mail.',
  STUDIO_SENZA_CANONE:
    'Studio bloccato: il canone di manutenzione è scaduto. Regolarizzare il canone con il gestore per accedere di nuovo.',
  ANTIVIRUS_ASSENTE: 'Il controllo antivirus non risponde: il file non è stato preso, riprovare tra poco.',
  CARICAMENTO_LENTO:
    'I file arrivano troppo piano: riprovare con una connessione migliore, o con foto più leggere.',
  ARCHIVIATA: 'La dichiarazione è congelata in Quadra.',
  GIA_ARCHIVIATA: 'La dichiarazione è già congelata in Quadra.',
  TELEMATICO_INVIATO: 'Il telematico è già stato inviato.',
  CON_INTEGRATIVE: 'Altre dichiarazioni partono da questa.',
  CON_PAGANTE: 'Il cliente ne ha pagato la stampa, o può ancora pagarla: prima si ritira la richiesta.',
  CHIUDE_CON_MOTIVO: 'Si chiude soltanto confermando e scrivendo il motivo.',
  NON_ESCE_INCOMPLETA: 'Stampa definitiva e telematico si fanno quando è completa.',
  FINALITA_NON_GESTITA:
    'Il flusso separato non è gestito: non è noto come si divida da ciò che è già dichiarato.',
  BASE_APERTA: 'La dichiarazione da cui parte deve essere chiusa.',
  BASE_DIVERSA: 'La dichiarazione da cui parte è di un altro anno o di un altro tipo.',
  STUDIO_ALTRUI: 'La riga è di un altro studio.',
  RIGA_INCONGRUENTE: 'La dichiarazione non è di quel cliente, di quello studio o di quell’anno.',
  QUADRI_CHIUSI_A_FORZA: 'Dichiarazione chiusa con quadri ancora aperti, completati d’ufficio.',
  TIPO_NON_ATTIVO: 'Impossibile creare la dichiarazione. Il tipo non è attivo per l’anno.',
  CLIENTE_PERSONA: 'Il cliente è una persona fisica.',
  CLIENTE_SOCIETA: 'Il cliente non è una persona fisica.',
  CLIENTE_ALTRA_SPECIE: 'Il modello non è quello della natura giuridica del cliente.',
  IRAP_DI_PERSONA: 'Le persone fisiche non devono l’IRAP dal periodo d’imposta 2022.',
  MODULO_DA_ACQUISTARE: 'Modulo non attivo: si acquista in Moduli, o si chiede a chi vende i pacchetti.',
} as const;
