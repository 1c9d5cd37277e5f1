/** Envelopes that are signed by a link of the house, and the page of who holds one. */
export const percorsiFirma = {
  bustaSemplice: '/api/busta/semplice',
  collegamentoBustaApri: '/api/collegamento/firma/apri',
  collegamentoBustaCodice: '/api/collegamento/firma/codice',
  collegamentoBustaLeggi: '/api/collegamento/firma/leggi',
  collegamentoBustaFile: '/api/collegamento/firma/file',
  collegamentoBustaFirma: '/api/collegamento/firma/firma',
  collegamentoBustaRifiuta: '/api/collegamento/firma/rifiuta',
} as const;
