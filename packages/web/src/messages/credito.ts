import { formatGiorno, formatIntero } from '../formato/formato.ts';

const quanti = (crediti: number) =>
  Math.abs(crediti) === 1 ? '1 credito' : `${formatIntero(Math.abs(crediti))} crediti`;

/** Words of the credits: movements, transfers, purchases by hand. */
export const messaggiCredito = {
  residui: (crediti: number) => `${quanti(crediti)} disponibili`,
  nellaBarra: (crediti: number) => `Crediti residui: ${formatIntero(crediti)}`,
  sottoSoglia: (soglia: number) => `Crediti sotto la soglia di ${formatIntero(soglia)}.`,
  inScadenza: (crediti: number, giorno: string) =>
    `${crediti === 1 ? 'Scade' : 'Scadono'} ${quanti(crediti)} il ${formatGiorno(giorno)}.`,
  movimenti: 'I miei movimenti',
  quanti: (totale: number) => (totale === 1 ? '1 movimento' : `${formatIntero(totale)} movimenti`),
  titoloWidget: 'Crediti',
  tuttiMovimenti: 'Movimenti',
  vaiAiPacchetti: 'Pacchetti',
  nessunUltimo: 'Gli acquisti e gli utilizzi compaiono qui.',
  nonLetti: 'Movimenti non letti.',
  riprova: 'Riprova',
  data: 'Data',
  tipo: 'Tipo movimento',
  quantita: 'Quantità',
  causale: 'Causale',
  descrizione: 'Descrizione',
  saldo: 'Saldo',
  studio: 'Studio',
  autore: 'Autore',
  periodo: 'Periodo',
  nessuno: 'Nessun movimento',
  nessunoTesto: 'Gli acquisti, gli utilizzi e gli spostamenti di crediti compaiono qui.',
  nessunoConFiltri: 'Nessun movimento con questi filtri',
  nome: (tipo: string, giorno: string) => `${tipo} del ${formatGiorno(giorno)}`,
  spostamento: 'Spostamento crediti',
  spostamentoTesto:
    'I crediti conservano la loro scadenza. Lo spostamento non si annulla: si fa quello contrario.',
  sposta: 'Sposta',
  spostati: (da: number, a: number) =>
    `Crediti spostati. Residui: ${formatIntero(da)} nel primo studio, ${formatIntero(a)} nel secondo.`,
  nonSpostati: (campi: number) =>
    campi === 1
      ? 'Crediti non spostati: 1 campo da correggere'
      : `Crediti non spostati: ${campi} campi da correggere`,
  daDoveADove: 'Da uno studio a un altro',
  acquisto: 'Acquisto manuale',
  acquistoTesto: 'I crediti sono disponibili subito. Il pagamento si regola fuori dal portale.',
  acquista: 'Acquista',
  perChi: 'Per quale studio',
  acquistati: (residui: number) =>
    `Pacchetto acquistato. Crediti residui dello studio: ${formatIntero(residui)}.`,
  nonAcquistato: (campi: number) =>
    campi === 1
      ? 'Pacchetto non acquistato: 1 campo da correggere'
      : `Pacchetto non acquistato: ${campi} campi da correggere`,
  consumo: 'Consumo manuale',
  consumoTesto: 'Toglie crediti a uno studio, per esempio per correggere un acquisto.',
  consuma: 'Scala i crediti',
  consumati: (residui: number) => `Crediti scalati. Residui dello studio: ${formatIntero(residui)}.`,
  nonConsumati: (campi: number) =>
    campi === 1
      ? 'Crediti non scalati: 1 campo da correggere'
      : `Crediti non scalati: ${campi} campi da correggere`,
  quale: 'Quanti e perché',
  facoltativo: 'facoltativo',
  cercaStudio: 'Cercare per nome',
  cercaComune: 'Cercare per nome',
  cercaPacchetto: 'Cercare per nome',
  fatturazione: 'Dati di fatturazione',
  fatturazioneTesto: 'Per acquistare crediti servono via, comune, provincia e CAP dello studio.',
  recapitoTesto:
    'Dove arriva la fattura elettronica: il codice destinatario, o la PEC. Senza nessuno dei due si trova nell’area riservata del sito dell’Agenzia delle Entrate.',
} as const;

/** Labels by name of the field: the error summary reads them here too. */
export const etichetteCredito: Readonly<Record<string, string>> = {
  idStudio: 'Studio',
  daIdStudio: 'Dallo studio',
  aIdStudio: 'Allo studio',
  crediti: 'Crediti',
  motivazione: 'Motivazione',
  idPacchetto: 'Pacchetto',
  descrizione: 'Descrizione',
  via: 'Via e numero',
  comune: 'Comune',
  provincia: 'Provincia',
  cap: 'CAP',
  codiceSDI: 'Codice destinatario (SDI)',
  pec: 'PEC',
};
