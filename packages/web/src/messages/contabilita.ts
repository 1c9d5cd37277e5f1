import { formatData } from '@quadra/values';
import { formatIntero } from '../formato/formato.ts';

export const messaggiContabilita = {
  titolo: 'Esportazione movimenti contabili',
  quante: (quante: number) =>
    quante === 1 ? '1 esportazione fatta' : `${formatIntero(quante)} esportazioni fatte`,
  configura: 'Configurazione',
  dal: 'Dal',
  al: 'Al',
  formato: 'Formato',
  tipi: 'Movimenti da esportare',
  nomiTipi: { Vendita: 'Vendite', Incasso: 'Incassi', Consumo: 'Consumi' },
  capi: ['Movimenti', 'Nel periodo', 'Già esportati', 'Importo', 'Da esportare'],
  cambiati: (quanti: number) =>
    quanti === 1
      ? '1 movimento è cambiato dopo essere stato esportato: correggerlo nel programma di contabilità.'
      : `${formatIntero(quanti)} movimenti sono cambiati dopo essere stati esportati: correggerli nel programma di contabilità.`,
  ferme: (quante: number) =>
    quante === 1
      ? '1 fattura del periodo non è partita o è stata scartata: sarà una vendita quando ripartirà.'
      : `${formatIntero(quante)} fatture del periodo non sono partite o sono state scartate: saranno vendite quando ripartiranno.`,
  consumiSpiegati:
    'Un consumo vale quanto furono pagati i suoi crediti, senza IVA. Crediti scaduti e usi compresi nel contratto non sono consumi.',
  esporta: (quanti: number) =>
    quanti === 1 ? 'Esporta 1 movimento' : `Esporta ${formatIntero(quanti)} movimenti`,
  niente: 'Niente da esportare',
  ancora: 'Esporta di nuovo',
  ancoraTitolo: 'Esportare di nuovo?',
  ancoraTesto: (quanti: number) =>
    `Nel file andranno anche ${quanti === 1 ? '1 movimento già esportato' : `${formatIntero(quanti)} movimenti già esportati`}: in contabilità non vanno registrati due volte.`,
  motivo: 'Motivo',
  fatta: (righe: number) =>
    righe === 1 ? 'Esportato 1 movimento.' : `Esportati ${formatIntero(righe)} movimenti.`,
  numero: 'N.',
  fattaIl: 'Fatta il',
  utente: 'Utente',
  periodo: 'Periodo',
  diPeriodo: (dal: string, al: string) => `${formatData(dal)} – ${formatData(al)}`,
  righe: 'Righe',
  vendite: 'Vendite',
  incassi: 'Incassi',
  consumi: 'Consumi',
  file: 'File',
  invio: 'Programma',
  nonInviata: 'Non inviata',
  simulata: (invio: string) => `${invio}, simulato`,
  ripetuta: 'Ripetuta',
  errore: 'Errore',
  nessuna: 'Nessuna esportazione',
  nessunaTesto: 'Il primo file contiene tutti i movimenti del periodo, i successivi soltanto quelli nuovi.',
  nessunaConFiltri: 'Nessuna esportazione con questi filtri',
  aperta: (numero: number) => `Esportazione n. ${numero}`,
  chiudi: 'Chiudi',
  scarica: 'Scarica',
  invia: 'Invia al programma',
  inviaTitolo: 'Inviare al programma di contabilità?',
  inviaTesto: (righe: number) =>
    `${righe === 1 ? 'Il movimento va' : `I ${formatIntero(righe)} movimenti vanno`} nel programma di contabilità, una volta sola.`,
  inviata: 'Movimenti consegnati al programma di contabilità.',
  inviataSimulata: 'Simulato: i movimenti sono arrivati al servizio di prova.',
} as const;

export const etichetteContabilita: Readonly<Record<string, string>> = {
  causaleVendita: 'Causale di vendita',
  causaleIncasso: 'Causale di incasso',
  causaleConsumo: 'Causale di consumo',
  codiceIva: 'Codice IVA',
  contoIva: 'Conto IVA',
  contoBanca: 'Conto banca',
  numeroRegistro: 'Numero registro',
  tipoRegistro: 'Tipo registro',
  tipoContoCliente: 'Tipo conto dei clienti',
  tipoContoGestore: 'Tipo conto dei gestori',
  wsIndirizzo: 'Indirizzo',
  wsUtente: 'Utente',
  wsPassword: 'Password',
  wsAzienda: 'Codice azienda',
};
export const messaggiConfigurazioneContabile = {
  titolo: 'Configurazione WS contabilità',
  servizio: 'Programma di contabilità',
  servizioTesto:
    'Riceve le esportazioni con un pulsante. Il protocollo di questi programmi non è pubblico: chi lo ospita deve rispondere come descritto nella documentazione di Quadra.',
  simulato: 'Simulato: è il servizio di prova di questa macchina.',
  passwordSalvata: 'Salvata: lasciare vuoto per non cambiarla.',
  passwordAssente: 'Non ancora scritta.',
  prova: 'Prova il collegamento',
  provaPrima: 'Salvare prima di provare.',
  provaManca: 'Per provare servono indirizzo, utente, password e codice azienda.',
  valori: 'Valori dei movimenti',
  valoriTesto: 'Ogni riga esportata li porta con sé. Le esportazioni già fatte restano com’erano.',
  salvata: 'Configurazione salvata.',
  nonSalvata: (quanti: number) =>
    quanti === 1
      ? 'Non salvata: 1 campo da correggere'
      : `Non salvata: ${formatIntero(quanti)} campi da correggere`,
} as const;
