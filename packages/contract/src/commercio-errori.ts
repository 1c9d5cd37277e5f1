/** Errors of what is bought, paid and invoiced: a part of the closed list (errori.ts). */
export const erroriCommercio = {
  PAGAMENTI_NON_ATTIVI: {
    status: 409,
    testo: 'Pagamenti non attivi: contattare il gestore o verificare i dati di fatturazione.',
  },
  CREDITI_INSUFFICIENTI: { status: 400, testo: 'Crediti insufficienti.' },
  COSTO_CAMBIATO: {
    status: 409,
    testo: 'Il costo della stampa è cambiato: guardarlo di nuovo prima di stampare.',
  },
  PAGAMENTO_CHIUSO: {
    status: 409,
    testo: 'Il pagamento non è più in sospeso: aggiornare l’elenco per vedere com’è andato.',
  },
  AUTOMATICO_SENZA_PAGAMENTO: {
    status: 409,
    testo: 'L’acquisto automatico si attiva dopo un primo pagamento fatto a mano.',
  },
  MANDATO_PRESENTE: {
    status: 409,
    testo: 'C’è già un mandato per questo venditore: revocarlo prima di prepararne un altro.',
  },
  MANDATO_NON_CAMBIABILE: {
    status: 409,
    testo: 'Il mandato non è più nello stato di prima: aggiornare l’elenco per vedere com’è ora.',
  },
  RIMBORSO_NON_POSSIBILE: {
    status: 409,
    testo:
      'Rimborso non eseguibile: i crediti di questo acquisto sono già stati usati, spostati o sono scaduti.',
  },
  CIRCUITO_NON_RAGGIUNGIBILE: {
    status: 409,
    testo:
      'Il circuito di pagamento non risponde: nulla è stato addebitato. Riprovare, o scegliere un altro metodo.',
  },
  FIRMA_NOTIFICA_ERRATA: { status: 400, testo: 'La firma della notifica non corrisponde.' },
  PAGAMENTO_ANNULLATO: { status: 409, testo: 'Pagamento annullato.' },
  PAGAMENTO_NON_AUTORIZZATO: { status: 409, testo: 'Pagamento non autorizzato.' },
  FATTURA_NON_INVIATA: {
    status: 409,
    testo:
      'Fattura generata ma invio allo SDI o al portale di fatturazione non riuscito: rinviarla manualmente.',
  },
  FATTURA_INVIATA: {
    status: 409,
    testo: 'La fattura è già stata inviata: non si modifica. Per correggerla emettere una nota di credito.',
  },
  FATTURA_GIA_STORNATA: { status: 409, testo: 'La fattura è già stornata da una nota di credito.' },
  FATTURA_NON_VALIDA: { status: 409, testo: 'La fattura ha dati da correggere prima dell’invio.' },
  FATTURA_DA_NUMERARE: {
    status: 409,
    testo:
      'Il termine per rinviare con lo stesso numero è passato: stornare la fattura ed emetterne una nuova.',
  },
  NIENTE_DA_RINVIARE: {
    status: 409,
    testo: 'Nulla è cambiato da quando è stata scartata: correggere il campo indicato prima di rinviare.',
  },
  SDI_NON_CONFIGURATO: {
    status: 409,
    testo: 'Collegamento con lo SDI non configurato: scaricare l’XML e inviarlo con un altro programma.',
  },
  OFFERTA_GIA_RISPOSTA: { status: 409, testo: 'L’offerta ha già avuto risposta.' },
  OFFERTA_SCADUTA: { status: 409, testo: 'L’offerta è scaduta.' },
  OFFERTA_NON_ACCETTATA: { status: 409, testo: 'L’offerta non è stata accettata.' },
  PROPOSTA_GIA_FATTURATA: { status: 409, testo: 'La fattura è già stata emessa.' },
  NOTA_SPESE_CHIUSA: { status: 409, testo: 'La nota spese è già fatturata o annullata.' },
  CONTABILITA_NON_RAGGIUNGIBILE: {
    status: 409,
    testo: 'Il programma di contabilità non risponde: il file resta da scaricare o da inviare di nuovo.',
  },
  CONTABILITA_NON_CONFIGURATA: {
    status: 409,
    testo: 'Programma di contabilità non configurato: scaricare il file.',
  },
  MOVIMENTI_GIA_ESPORTATI: {
    status: 409,
    testo: 'I movimenti di questi giorni sono già stati esportati: per averli di nuovo dirne il motivo.',
  },
  NESSUN_MOVIMENTO_CONTABILE: { status: 409, testo: 'In questi giorni non ci sono movimenti da esportare.' },
  ESPORTAZIONE_INVIATA: {
    status: 409,
    testo: 'L’esportazione è già stata inviata al programma di contabilità.',
  },
  FATTURAZIONE_NON_CONFIGURATA: {
    status: 409,
    testo: 'Fatturazione elettronica non configurata: vendita crediti non attiva.',
  },
  STAMPA_DA_PAGARE: {
    status: 409,
    testo: 'La stampa è da pagare dal cliente: attendere il pagamento, o ritirare la richiesta.',
  },
  STAMPA_NON_PAGATA: { status: 409, testo: 'Il documento si apre dopo il pagamento.' },
  RICHIESTA_PAGAMENTO_CHIUSA: {
    status: 409,
    testo: 'La richiesta di pagamento non è più aperta: aggiornare la pagina per vedere com’è andata.',
  },
  RICHIESTA_PAGAMENTO_ESCLUSA: { status: 409, testo: 'Non si può chiedere il pagamento al cliente.' },
  PACCHETTO_IN_USO: {
    status: 409,
    testo: 'Il pacchetto è già stato acquistato: non si può eliminare, si può disattivare.',
  },
} as const;
