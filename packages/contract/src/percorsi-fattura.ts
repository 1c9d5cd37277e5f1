/** What is invoiced, offered, noted and told to the accounts. */
export const percorsiFattura = {
  fatturaLista: '/api/fattura/list',
  fatture: '/api/fattura',
  fatturaRiepilogo: '/api/fattura/riepilogo',
  fatturaUna: '/api/fattura/:id',
  fatturaPdf: '/api/fattura/:id/pdf',
  fatturaXml: '/api/fattura/:id/xml',
  fatturaInvia: '/api/fattura/:id/inviasdi',
  fatturaCorreggi: '/api/fattura/:id/correggi',
  fatturaIncasso: '/api/fattura/:id/incasso',
  fatturaStorna: '/api/fattura/:id/storna',
  fatturaStato: '/api/fattura/:id/stato',
  fatturazione: '/api/fatturazione',
} as const;
