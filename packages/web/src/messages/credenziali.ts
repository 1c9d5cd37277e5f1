/** Words of the credentials of outside services. */
export const messaggiCredenziali = {
  titolo: 'Credenziali',
  riprova: 'Riprova',
  servizi: {
    telematico: ['Invio telematico', 'Accesso al canale con cui lo studio trasmette le dichiarazioni.'],
    firma: ['Firma elettronica', 'Accesso al servizio di firma: la password è il suo token.'],
    archiviazione: ['Archiviazione sostitutiva', 'Accesso al servizio di conservazione a norma.'],
    cassetto: ['Cassetto fiscale', 'Accesso delegato ai cassetti dei clienti.'],
  },
  presente: (quando: string) => `Presente dal ${quando}`,
  assente: 'Non presente',
  utente: 'Utente',
  password: 'Password',
  senzaEffetto:
    'A Quadra sono collegate la firma elettronica e l’archiviazione, dove il servizio è configurato. Le altre credenziali si conservano cifrate e per ora non servono a nulla.',
  nonSiRilegge: 'Una volta salvata non si può rileggere: si sostituisce o si toglie.',
  salva: 'Salva',
  sostituisci: 'Sostituisci',
  togli: 'Togli',
  togliDomanda: (servizio: string) => `Togliere le credenziali di ${servizio}?`,
  togliTesto: 'Per averle di nuovo si dovranno riscrivere.',
  salvata: 'Credenziali salvate.',
  tolta: 'Credenziali tolte.',
} as const;
