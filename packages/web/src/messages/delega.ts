import { formatIntero } from '../formato/formato.ts';

/** Words of the deleghe and of their register. */
export const messaggiDelega = {
  titolo: 'Deleghe',
  quante: (totale: number) => (totale === 1 ? '1 delega' : `${formatIntero(totale)} deleghe`),
  nuova: 'Nuova delega',
  modifica: 'Delega da registrare',
  registrata: (progressivo: number) => `Delega registrata, n. ${progressivo}`,
  di: (cliente: string, anno: number) => `Delega di ${cliente}, ${anno}`,
  studio: 'Studio',
  cliente: 'Cliente',
  cercaCliente: 'Nome o codice fiscale',
  codiceFiscale: 'Codice fiscale',
  intermediario: 'Intermediario',
  senzaIntermediari: 'Nessun intermediario per le dichiarazioni: si inserisce in Intermediari.',
  anno: 'Anno',
  tipo: 'Tipo',
  firma: 'Firma',
  stato: 'Stato',
  numero: 'Numero',
  progressivo: 'Progr.',
  dataDelega: 'Data della delega',
  dataBreve: 'Data',
  dataRegistro: 'Registrata il',
  tipoDocumento: 'Documento',
  tipoDocumentoNota: 'se vuoto, quello del cliente',
  numeroDocumento: 'Numero del documento',
  scadenzaDocumento: 'Scadenza',
  reddito: 'Reddito complessivo dell’anno prima',
  imposta: 'Imposta netta dell’anno prima',
  annoPrimaNota: (anno: number) =>
    `Dalla dichiarazione ${anno}: lo scambio della precompilata li può chiedere per controllare chi delega.`,
  documentoScaduto: 'Il documento è scaduto.',
  salvata: 'Delega salvata.',
  stampa: 'Stampa',
  fileStampa: (cliente: string, anno: number) => `delega-${cliente.replace(/\W+/g, '-')}-${anno}.pdf`,
  elimina: 'Elimina',
  eliminaDomanda: (cliente: string) => `Eliminare la delega di ${cliente}?`,
  eliminaTesto: 'Non è ancora nel registro: non ne resta traccia fra le deleghe.',
  eliminata: 'Delega eliminata.',
  registra: 'Registra',
  registraDomanda: (quante: number) =>
    quante === 1 ? 'Registrare la delega?' : `Registrare ${formatIntero(quante)} deleghe?`,
  registraTesto:
    'Nel registro prende il numero che segue, e non si può più modificare, eliminare o registrare di nuovo.',
  registrate: (quante: number) =>
    quante === 1 ? '1 delega registrata.' : `${formatIntero(quante)} deleghe registrate.`,
  nonRegistrate: (quante: number) =>
    quante === 1 ? '1 delega non registrata' : `${formatIntero(quante)} deleghe non registrate`,
  perche: (frasi: readonly string[]) => frasi.join(' '),
  registroPdf: 'Registro in PDF',
  registroCsv: 'Registro in CSV',
  fileRegistro: (anno: number, tipo: string) => `registro-deleghe-${anno}.${tipo}`,
  nessuna: 'Nessuna delega',
  nessunaTesto:
    'Qui si tengono le deleghe dei clienti a un intermediario; registrate, prendono un numero per intermediario e per anno.',
  nessunaConFiltri: 'Nessuna delega con questi filtri',
} as const;
