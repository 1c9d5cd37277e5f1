import { formatIntero } from '../formato/formato.ts';

/** Words of the list of clients. */
export const messaggiAnagrafica = {
  titolo: 'Anagrafica',
  filtroNome: 'Cognome o ragione sociale',
  contiene: 'Contiene',
  filtroCodice: 'Codice fiscale',
  filtroComune: 'Comune',
  filtroTipo: 'Tipo',
  filtroDichiarazione: 'Dichiarazione',
  conDichiarazione: (anno: number) => `Con dichiarazione ${anno}`,
  senzaDichiarazione: (anno: number) => `Senza dichiarazione ${anno}`,
  filtroArchivio: 'Archivio',
  soloArchiviati: 'Archiviati',
  archivia: 'Archivia',
  archiviaSelezionati: 'Archivia i clienti selezionati',
  ripristina: 'Ripristina',
  archiviati: (quanti: number) =>
    quanti === 1 ? '1 cliente archiviato.' : `${formatIntero(quanti)} clienti archiviati.`,
  ripristinati: (quanti: number) =>
    quanti === 1 ? '1 cliente ripristinato.' : `${formatIntero(quanti)} clienti ripristinati.`,
  personaFisica: 'Persona fisica',
  soggettoDiverso: 'Soggetto diverso',
  cliente: 'Cliente',
  codiceFiscale: 'Codice fiscale',
  tipo: 'Tipo',
  comune: 'Comune',
  partitaIva: 'Partita IVA',
  dataNascita: 'Data di nascita',
  provincia: 'Provincia',
  cap: 'CAP',
  via: 'Via',
  civico: 'Civico',
  dichiarazione: (anno: number) => `Dichiarazione ${anno}`,
  statoDi: (modello: string, stato: string) => `${modello}: ${stato}`,
  altre: (quante: number) =>
    quante === 1 ? 'e un’altra dichiarazione dell’anno' : `e altre ${quante} dichiarazioni dell’anno`,
  aDebito: 'A debito (€)',
  aCredito: 'A credito (€)',
  telefono: 'Telefono',
  cellulare: 'Cellulare',
  email: 'E-mail',
  emailPEC: 'PEC',
  modificato: 'Modificato',
  selezionaTutti: (totale: number) => `Seleziona tutti i ${formatIntero(totale)}`,
  selezionati: (quanti: number) =>
    quanti === 1 ? '1 cliente selezionato' : `${formatIntero(quanti)} clienti selezionati`,
  annullaSelezione: 'Annulla la selezione',
  creaDichiarazioni: 'Crea dichiarazioni',
  altreFinalita: 'Altre finalità',
  altriTipi: 'Crea un altro tipo di dichiarazione',
  creaFinalita: {
    Ordinaria: 'Crea dichiarazioni',
    Integrativa: 'Crea integrativa',
    Ricalcolo: 'Crea ricalcoli',
    Simulazione: 'Crea simulazioni',
    Duplicata: 'Crea duplicata',
    'Flusso Separato': 'Crea flussi separati',
  },
  massimo: (massimo: number) => `Massimo ${massimo} per volta`,
  troppi: (massimo: number) => `Selezionati più di ${massimo} clienti: il massimo per volta è ${massimo}.`,
  create: (quante: number, anno: number) =>
    quante === 1
      ? `1 dichiarazione Redditi PF ${anno} creata.`
      : `${formatIntero(quante)} dichiarazioni Redditi PF ${anno} create.`,
  nonCreate: (quante: number) =>
    quante === 1 ? '1 dichiarazione non creata' : `${formatIntero(quante)} dichiarazioni non create`,
  nessunoConFiltri: 'Nessun cliente con questi filtri',
} as const;
