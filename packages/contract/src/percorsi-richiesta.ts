/** What is asked of the clients, and the page of who holds the link of one. */
export const percorsiRichiesta = {
  richiestaDocumentoLista: '/api/richiesta-documento/list',
  richiesteDocumento: '/api/richiesta-documento',
  richiestaDocumentoUna: '/api/richiesta-documento/:id',
  richiestaDocumentoConferma: '/api/richiesta-documento/:id/conferma',
  richiestaDocumentoRitira: '/api/richiesta-documento/:id/ritira',
  collegamentoRichiestaApri: '/api/collegamento/richiesta/apri',
  collegamentoRichiestaCodice: '/api/collegamento/richiesta/codice',
  collegamentoRichiestaLeggi: '/api/collegamento/richiesta/leggi',
  collegamentoRichiestaMancante: '/api/collegamento/richiesta/mancante',
  collegamentoRichiestaManda: '/api/collegamento/richiesta/:link/manda',
  richiesteRicevute: '/api/richiesta-ricevuta',
  richiestaRicevutaManda: '/api/richiesta-ricevuta/:id/manda',
  richiestaRicevutaMancante: '/api/richiesta-ricevuta/:id/mancante',
} as const;
