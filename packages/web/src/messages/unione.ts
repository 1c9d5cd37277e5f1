/** Words of the correction of a codice fiscale and of two records that become one. */
export const messaggiUnione = {
  correggi: 'Correggi il codice fiscale',
  correggiTesto:
    'Il nuovo codice prende il posto di quello attuale. Dichiarazioni, documenti e familiari lo seguono; la modifica resta nella storia.',
  codiceAttuale: 'Codice attuale',
  codiceCorretto: 'Codice corretto',
  corretto: (quante: number) =>
    quante === 0
      ? 'Codice fiscale corretto.'
      : `Codice fiscale corretto in ${quante === 1 ? '1 dichiarazione' : `${quante} dichiarazioni`}.`,
  unisci: 'Unisci',
  confronta: 'Confronta e unisci',
  unioneTitolo: 'Unisci le due schede',
  unioneTesto: (va: string, resta: string) =>
    `Resta la scheda ${resta}, con le dichiarazioni, i documenti e gli immobili di tutte e due; la scheda ${va} non ci sarà più. I campi che una sola delle due ha compilato si tengono comunque.`,
  campo: 'Campo',
  resta: 'Scheda che resta',
  va: 'Scheda che va',
  inverti: 'Inverti',
  nessunaDifferenza: 'Le due schede hanno gli stessi dati.',
  unita: 'Schede unite.',
  doppioni: 'Possibili doppioni',
  quante: (quante: number) => (quante === 1 ? '1 coppia' : `${quante} coppie`),
  motivi: {
    codice: 'Stesso codice fiscale, comune di nascita a parte',
    partitaIva: 'Stessa partita IVA',
    nascita: 'Stesso nome e data di nascita',
    nomeSimile: 'Nome simile e stessa data di nascita',
    ragioneSociale: 'Stessa ragione sociale',
  },
  motivo: 'Perché',
  primo: 'Cliente',
  secondo: 'Cliente',
  dichiarazioni: (quante: number) => (quante === 1 ? '1 dichiarazione' : `${quante} dichiarazioni`),
  nessuno: 'Nessun possibile doppione',
  nessunoTesto: 'Non ci sono clienti con lo stesso nome e nascita, la stessa partita IVA o nomi simili.',
} as const;
