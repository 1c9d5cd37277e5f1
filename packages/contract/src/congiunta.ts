/** What does not agree between the two 730 of a joint return, to who closes one of them. */
export const frasiCongiunta = {
  SENZA_CODICE: 'Manca il codice fiscale del coniuge, nel primo rigo dei familiari.',
  SENZA_730: 'Il 730 del coniuge non è fra quelli che Lei vede: i suoi importi non si possono confrontare.',
  CON_REDDITI: 'Il coniuge ha Redditi persone fisiche: la congiunta vuole due 730.',
  NON_CONIUGE: 'Nel 730 del coniuge non è barrata «Coniuge dichiarante»: dichiarante è uno dei due.',
  NON_CONGIUNTA:
    'Nel 730 del dichiarante non è barrata «Congiunta»: questo risultato non sarebbe in nessuno.',
  CONIUGE_NON_INDICATO: 'Nel 730 del coniuge manca il codice fiscale di questo, fra i familiari.',
  ALTRO_CONIUGE: 'Il 730 del coniuge indica un altro coniuge.',
  ANCORA_APERTO: 'Il 730 del coniuge è ancora aperto: il suo risultato può cambiare.',
  CON_SOSTITUTO: 'Il sostituto è quello del dichiarante: nel 730 del coniuge non si indica.',
  diverso: (titolo: string, qui: string, la: string) => `${titolo}: qui ${qui}, nel 730 del coniuge ${la}.`,
  ignoto: (titolo: string) => `${titolo}: nel 730 del coniuge non è ancora noto.`,
  giaChiusa: (titolo: string, qui: string, la: string) =>
    `${titolo}: qui ${qui}, nel 730 congiunto già chiuso ${la}.`,
  /** To who closed it all the same. */
  chiusaDiscorde: (frasi: readonly string[]) => `Il 730 del coniuge non torna con questo. ${frasi.join(' ')}`,
  NIENTE: 'niente',
} as const;
