/** Words of the due dates and of the instalments of a year. */
export const messaggiScadenze = {
  titolo: (anno: number) => `Scadenze ${anno}`,
  daRiscontrare: 'date da riscontrare sulle fonti ufficiali',
  adempimenti: {
    saldo: 'Saldo e primo acconto',
    'secondo acconto': 'Secondo acconto',
    'Redditi PF': 'Invio di Redditi PF',
    '730': 'Invio del 730',
    CU: 'Invio della Certificazione Unica',
    '770': 'Invio del 770',
  },
  perTutti: 'Tutti',
  maggiorazione: (quota: string) => `con maggiorazione dello ${quota}%`,
  regola: (data: string) =>
    `Regola del portale per l’invio: 31 ottobre, spostato al lunedì se cade di sabato o domenica (${data}).`,
  rate: 'Rate di saldo e primo acconto',
  numero: 'Numero di rate',
  totale: (importo: string) => `Da versare ${importo}`,
  nonCompleto: 'Il totale non comprende i risultati ancora incompleti.',
  nienteDaVersare: 'Nulla da versare con saldo e primo acconto.',
  cadenza: 'Giorno delle rate fino al 2023',
  conPartitaIva: 'Con partita IVA, il 16',
  senzaPartitaIva: 'Senza, a fine mese',
  scadenza: 'Scadenza',
  importo: 'Importo',
  tasso: 'Interessi %',
  interessi: 'Interessi',
} as const;
