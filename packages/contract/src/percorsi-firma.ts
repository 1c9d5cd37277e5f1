/** Envelopes that are signed by a link of the house, the page of who holds one, and the certificate of a studio. */
export const percorsiFirma = {
  bustaSemplice: '/api/busta/semplice',
  collegamentoBustaApri: '/api/collegamento/firma/apri',
  collegamentoBustaCodice: '/api/collegamento/firma/codice',
  collegamentoBustaLeggi: '/api/collegamento/firma/leggi',
  collegamentoBustaFile: '/api/collegamento/firma/file',
  collegamentoBustaFirma: '/api/collegamento/firma/firma',
  collegamentoBustaRifiuta: '/api/collegamento/firma/rifiuta',
  certificato: '/api/certificato',
  documentoFirmaCertificato: '/api/documento/:id/firmacertificato',
  documentoFirme: '/api/documento/:id/firme',
} as const;
