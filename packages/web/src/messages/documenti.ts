/** Words of the documents of a client. */
export const messaggiDocumenti = {
  titolo: 'Documenti',
  nessuno: 'Nessun documento.',
  tipo: 'Descrizione',
  facoltativo: 'facoltativa',
  scegli: 'Scegli i file',
  trascina: 'oppure trascinarli qui. PDF, immagini, Word, Excel, P7M, testo; 5 MB per file.',
  scelti: (nomi: string) => `Da caricare: ${nomi}`,
  carica: 'Carica',
  elenco: 'Documenti del cliente',
  nome: 'Nome',
  dimensione: 'Dimensione',
  caricato: 'Caricato',
  scarica: (nome: string) => `Scarica ${nome}`,
  elimina: (nome: string) => `Elimina ${nome}`,
  eliminaTitolo: 'Eliminare il documento?',
  eliminaTesto: (nome: string) => `«${nome}» non si potrà recuperare.`,
} as const;
