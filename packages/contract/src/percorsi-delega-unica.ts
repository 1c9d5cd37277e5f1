/** The deleghe uniche, and the page of who holds the link of one. */
export const percorsiDelegaUnica = {
  delegaUnicaLista: '/api/delega-unica/list',
  delegheUnicheChiedi: '/api/delega-unica/chiedi',
  delegaUnicaLink: '/api/delega-unica/link',
  delegaUnicaNota: '/api/delega-unica/nota',
  delegheUnicheEsporta: '/api/delega-unica/esporta',
  delegheUnicheEsiti: '/api/delega-unica/esiti',
  delegaUnicaUna: '/api/delega-unica/:id',
  delegaUnicaFoglio: '/api/delega-unica/:id/foglio',
  delegaUnicaEsito: '/api/delega-unica/:id/esito',
  delegaUnicaAnnulla: '/api/delega-unica/:id/annulla',
  delegaUnicaRevoca: '/api/delega-unica/:id/revoca',
  collegamentoApri: '/api/collegamento/delega/apri',
  collegamentoNega: '/api/collegamento/delega/nega',
  collegamentoFoglio: '/api/collegamento/delega/foglio',
  collegamentoFirma: '/api/collegamento/delega/:link/firma',
} as const;
