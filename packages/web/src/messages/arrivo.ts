const conta = (quanti: number, uno: string, molti: string) => `${quanti} ${quanti === 1 ? uno : molti}`;

/** Words of what comes from another program. */
export const messaggiArrivo = {
  titolo: 'Arrivo da un altro programma',
  torna: 'Anagrafica',
  spiega:
    'File telematici degli anni passati, PDF, anche in uno zip o in una cartella intera. I file telematici diventano dichiarazioni dei clienti, i PDF restano fra i documenti. Le dichiarazioni che ci sono già non si toccano, e ciò che non si legge è elencato.',
  prima:
    'I clienti prima: si importano da CSV o Excel, perché i file telematici non dicono come si chiamano.',
  importaClienti: 'Importa clienti',
  scegli: 'Scegli i file',
  cartella: 'Scegli una cartella',
  trascina: 'oppure trascinare qui file e cartelle. Fino a 5 MB ciascuno.',
  inCorso: (fatti: number, totale: number) => `Letti ${fatti} di ${totale} file.`,
  finito: (file: number, dichiarazioni: number, documenti: number) =>
    `${conta(file, 'file letto', 'file letti')}: ${conta(dichiarazioni, 'dichiarazione', 'dichiarazioni')}, ${conta(documenti, 'documento', 'documenti')}.`,
  resoconto: 'Scarica ciò che non si è letto',
  nomeResoconto: 'arrivo-non-letto.csv',
  file: 'File',
  esito: 'Esito',
  che: 'Che cosa',
  cliente: 'Cliente',
  caselle: 'Caselle',
  nonLette: 'Non lette',
  dove: 'Dove',
  valore: 'Nel file',
  perche: 'Perché',
  nuovo: 'cliente nuovo',
  tutte: (nome: string) => ` voci non lette di ${nome}`,
  vuoto: 'nulla',
} as const;
