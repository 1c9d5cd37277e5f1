import { formatIntero } from '../ui/formato.ts';

/** Words of the telematic file: its states, its sending, its receipts, the microscope. */
export const messaggiTelematico = {
  titolo: 'Telematico',
  crea: 'Crea il file',
  ricrea: 'Rifai il file',
  segna: 'Segna come inviato',
  trasmetti: 'Trasmetti',
  caricaRicevuta: 'Carica la ricevuta',
  trascinaRicevuta: 'o trascinare qui il file della ricevuta.',
  scarica: 'Scarica',
  guarda: 'Guarda i campi',
  chiudi: 'Chiudi',
  riprova: 'Riprova',
  nonLetto: 'Lo stato del telematico non si legge.',

  daStampare: 'Il file si crea dopo la stampa definitiva.',
  nonDisponibile:
    'Di questo modello e di questo anno non è noto il tracciato: il file telematico non si può creare.',
  simulata:
    'La trasmissione è simulata: il canale dell’Agenzia non ha un protocollo pubblico, e nulla esce da qui. Per un invio vero scaricare il file e usare il programma dell’Agenzia, poi segnarlo come inviato.',
  creato: 'File telematico creato.',
  trasmissioneAvviata: 'Trasmissione avviata: l’esito arriva tra i lavori.',
  ricevutaRegistrata: 'Ricevuta registrata.',
  statoCambiato: 'Stato cambiato.',
  confermato: 'Segnato come inviato.',

  stato: 'Stato',
  statoInvio: 'Invio',
  inviatoIl: 'Inviato il',
  protocollo: 'Protocollo',
  cambiaStato: 'Cambia lo stato',
  nessunPassaggio: 'Da qui lo stato non cambia più.',
  nessuno: '–',

  popupTitolo: 'File creato: segnarlo come inviato?',
  popupTesto: 'Con Annulla il file resta da inviare.',
  invioTitolo: 'Segna come inviato',
  dataInvio: 'Data di invio',
  protocolloNota: '17 cifre; dopo un trattino le 6 della dichiarazione. Facoltativo.',
  avvisa: (email: string) => `Avvisa il cliente per e-mail (${email})`,
  nonAvvisa: 'La scheda del cliente non ha un indirizzo e-mail: non sarà avvisato.',

  daCorreggere: 'Da correggere',
  nonCreato: 'Il file non è stato creato.',
  avviso: 'Avviso',
  blocca: 'Blocca',
  scarti: 'Motivi dello scarto',
  sistemato: 'Sistemato',
  daSistemare: 'Da sistemare',
  causa: 'Perché',
  rimedio: 'Che cosa fare',
  dove: (riga: number, posizione: number) => `riga ${riga}, posizione ${posizione}`,
  vaiAlCampo: 'Vai al campo',
  vaiA: (casella: string) => `Vai al campo ${casella}`,

  file: 'File',
  nessunFile: 'Nessun file creato.',
  numero: 'N.',
  nome: 'Nome',
  tracciato: 'Tracciato',
  righe: 'Righe',
  creatoIl: 'Creato',
  azioni: 'Azioni',
  diProva: 'di prova',
  ricevute: 'Ricevute',
  nessunaRicevuta: 'Nessuna ricevuta.',
  esito: 'Esito',
  accolta: 'Accolta',
  scartata: 'Scartata',
  registrata: 'Registrata',

  // --- microscope
  microscopio: 'Microscopio del file',
  confronto: 'Confronto con il file precedente',
  cambiati: (quanti: number) =>
    quanti === 0
      ? 'Nessun campo cambiato.'
      : quanti === 1
        ? '1 campo cambiato.'
        : `${quanti} campi cambiati.`,
  soloCambiati: 'Solo i campi cambiati',
  istruzioni: 'Passare su un campo, o spostarsi con le frecce; Invio va alla casella.',
  record: (tipo: string, titolo: string) => `Record ${tipo}: ${titolo}`,
  riga: (numero: number) => `Riga ${formatIntero(numero)}`,
  campo: 'Campo',
  rigo: 'Rigo',
  posizioni: 'Posizioni',
  daA: (da: number, a: number) => (da === a ? String(da) : `${da}-${a}`),
  formato: 'Formato',
  valore: 'Valore',
  prima: 'Nell’invio prima',
  primaAssente: 'non c’era',
  uguale: 'uguale',
  formula: 'Formula',
  specifica: 'Specifica',
  certezza: 'Certezza',
  nota: 'Regola',
  nessunaCasella: 'Lo scrive il programma.',

  // --- list
  tuttiAccolti: 'Accolte (tutte)',
  colonnaStato: 'Telematico',
  colonnaInvio: 'Invio telematico',
} as const;
