/** What who works for himself has to pay, of his own and of the studi that follow him, and what he says of it. */
export const percorsiDaPagare = {
  daPagare: '/api/da-pagare',
  daPagareStampa: '/api/da-pagare/:id/stampa',
  daPagareDetto: '/api/da-pagare/:id/detto',
  daPagareRicevuta: '/api/da-pagare/:id/ricevuta',
  f24Detto: '/api/f24/:id/detto',
} as const;
