/** Words of a print that is looked at before it goes on paper or on disk. */
export const messaggiAnteprima = {
  voce: 'Anteprima di stampa',
  pagina: (numero: number, tutte: number) => `Pagina ${numero} di ${tutte}`,
  caricamento: 'La stampa si sta preparando.',
  nonLeggibile: 'Il PDF non si può mostrare: scaricarlo.',
  pagine: (titolo: string) => `Pagine di ${titolo}`,
  ingrandimento: (percento: number) => `${percento}%`,
  riduci: 'Rimpicciolisci le pagine',
  ingrandisci: 'Ingrandisci le pagine',
  carta: 'Stampa su carta',
  scarica: 'Scarica il PDF',
  altraScheda: 'Apri in una nuova scheda',
  bozzaDi: (chi: string) => `Bozza: ${chi}`,
  definitivaDi: (chi: string) => `Stampa definitiva: ${chi}`,
  modelloDi: (chi: string) => `Modello: ${chi}`,
  definitiva: 'Stampa definitiva',
} as const;
