import type { CorsiaDelegaUnica, StatoDelegaMostrato } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { formatIntero } from '../formato/formato.ts';

const giorni = (quanti: number) => (quanti === 1 ? '1 giorno' : `${formatIntero(quanti)} giorni`);
const clienti = (quanti: number) => (quanti === 1 ? '1 cliente' : `${formatIntero(quanti)} clienti`);
const quando = (giorno: string | null) => (giorno === null ? '' : formatData(giorno));

/** Where a client stands, in words. */
type Detta = {
  corsia: CorsiaDelegaUnica;
  stato: StatoDelegaMostrato | null;
  giorno: string | null;
  giorni: number | null;
  scadenza: string | null;
  numero: string | null;
};
function sayStato({ corsia, stato, giorno, giorni: quanti, scadenza, numero }: Detta): string {
  if (corsia === 'In scadenza') return `${quando(scadenza)}, ${giorni(quanti ?? 0)}`;
  if (corsia === 'Accettate') return `n. ${numero}, al ${quando(scadenza)}`;
  const parole: Readonly<Record<StatoDelegaMostrato, string>> = {
    'Link creato': `Link dato a mano, ${giorni(quanti ?? 0)}`,
    'Link inviato': `Mai aperto, ${giorni(quanti ?? 0)}`,
    'Link scaduto': `Link scaduto il ${quando(giorno)}`,
    Aperto: `Aperto il ${quando(giorno)}`,
    Firmata: 'Firmata, da controllare',
    Inviata: `Inviata il ${quando(giorno)}, senza esito`,
    Accettata: `n. ${numero}, al ${quando(scadenza)}`,
    Scaduta: `Scaduta il ${quando(giorno)}`,
    Scartata: 'Scartata dall’Agenzia',
    'Non concessa': `Non concessa il ${quando(giorno)}`,
    Revocata: `Revocata il ${quando(giorno)}`,
    Annullata: 'Richiesta ritirata',
    Sostituita: 'Sostituita da un’altra',
  };
  return stato === null ? 'Mai chiesta' : parole[stato];
}
/** «05/12/26»: the century is the one of today. */
const giornoCorto = (giorno: string | null) => quando(giorno).replace(/\d\d(\d\d)$/, '$1');

/** In a word, or in the day it lasts to: where there is room for no more. */
function sayBreve({ corsia, stato, scadenza }: Detta): string {
  if (corsia === 'In scadenza' || corsia === 'Accettate') return giornoCorto(scadenza);
  const parole: Readonly<Partial<Record<StatoDelegaMostrato, string>>> = {
    'Link creato': 'Link dato',
    'Link inviato': 'Link inviato',
    'Link scaduto': 'Scaduto',
    Aperto: 'Link aperto',
    Accettata: giornoCorto(scadenza),
    'Non concessa': 'Negata',
    Annullata: 'Ritirata',
  };
  return stato === null ? 'Assente' : (parole[stato] ?? stato);
}

/** Words of the board of the deleghe uniche. */
export const messaggiDelegaUnica = {
  titolo: 'Deleghe',
  registro: 'Registro',
  importa: 'Importa esiti',
  nuova: 'Nuova delega',
  frase: (inScadenza: number, assenti: number, tutti: number) => {
    const prima =
      inScadenza === 1 ? '1 delega in scadenza' : `${formatIntero(inScadenza)} deleghe in scadenza`;
    return `${prima} e ${clienti(assenti)} da chiedere su ${formatIntero(tutti)}.`;
  },
  nonGestito:
    'L’invio all’Agenzia non è gestito da Quadra: le deleghe firmate si esportano e l’esito si scrive.',
  indicativo:
    'Aree, durata e numero degli intermediari sono indicativi: da riscontrare sui provvedimenti (art. 21 D.Lgs. 1/2024).',
  ordine: 'Ordine',
  ordini: [
    ['Urgenza', 'Per scadenza'],
    ['Denominazione', 'Per nome'],
    ['Operatore', 'Per operatore'],
  ] as const,
  mie: 'Chieste da me',
  senzaEmail: 'Senza e-mail',
  tasti: 'Spazio seleziona, Invio apre',
  corsia: 'Colonna',
  sotto: {
    'In scadenza': 'entro 100 giorni',
    Assenti: 'nessuna delega valida',
    Inviate: 'attendono firma, controllo, esito',
    Accettate: 'numero e scadenza',
  } satisfies Record<CorsiaDelegaUnica, string>,
  vuota: {
    'In scadenza': 'Nessuna delega scade entro 100 giorni.',
    Assenti: 'Nessun cliente in questa colonna.',
    Inviate: 'Nessuna richiesta attende risposta.',
    Accettate: 'Nessuna delega accettata.',
  } satisfies Record<CorsiaDelegaUnica, string>,
  nonCaricata: 'Non caricato',
  riprova: 'Riprova',
  altre: (quante: number) => `Altre ${formatIntero(quante)}`,
  stato: sayStato,
  statoBreve: sayBreve,
  conOperatore: (operatore: string) => `chiesta da ${operatore}`,
  scegli: (nome: string) => `Seleziona ${nome}`,
  selezionati: (quanti: number) => `${clienti(quanti)} selezionat${quanti === 1 ? 'o' : 'i'}`,
  postaNota: (con: number, senza: number) => `${formatIntero(con)} e-mail, ${formatIntero(senza)} senza`,
  rinnova: 'Rinnova con il link',
  rinnovaDomanda: (quante: number) =>
    quante === 1 ? 'Mandare il link a un cliente?' : `Mandare il link a ${formatIntero(quante)} clienti?`,
  rinnovaTesto: (senza: readonly string[]) =>
    senza.length === 0
      ? 'Ognuno riceve per e-mail un link che vale 14 giorni. Un link già mandato smette di valere.'
      : `Ognuno riceve per e-mail un link che vale 14 giorni. Senza indirizzo, e restano fuori: ${senza.join(', ')}.`,
  areeDaChiedere: 'Che cosa si chiede',
  areaMancante: 'Scegliere almeno un’area.',
  linkScaduto:
    'Il link è scaduto: si manda di nuovo, o si carica il foglio che il cliente ha firmato e consegnato.',
  nessunIndirizzo: 'Nessuno dei clienti scelti ha un indirizzo e-mail.',
  mandate: (quante: number) =>
    quante === 1
      ? '1 link messo nella posta in uscita.'
      : `${formatIntero(quante)} link messi nella posta in uscita.`,
  nonMandate: (quante: number) => `${clienti(quante)} senza link`,
  stampaDelega: 'Stampa delega',
  stampaIncarico: 'Stampa incarico',
  esporta: 'Esporta firmate',
  fileEsporta: 'deleghe-uniche.json',
  nessunaFirmata: 'Nessuna delle deleghe scelte è firmata.',
  esitiLetti: (quanti: number) =>
    quanti === 1 ? '1 esito scritto.' : `${formatIntero(quanti)} esiti scritti.`,
  esitiNo: (quanti: number) =>
    quanti === 1 ? '1 esito non scritto' : `${formatIntero(quanti)} esiti non scritti`,
  fileNo: 'Il file non è un elenco di esiti di Quadra (JSON con «Esiti»).',
  annullaSelezione: 'Annulla selezione',
  chiudi: 'Chiudi',
  comeVedra: 'come vedrà il link, delega unica',
  manda: 'Manda il link',
  mandaAncora: 'Manda di nuovo',
  consegna: 'Link da dare a mano',
  senzaIndirizzo: 'La scheda non ha un indirizzo e-mail: il link si dà a mano.',
  linkPronto: 'Link da dare al cliente',
  linkTesto: 'Si legge soltanto ora: Quadra ne tiene l’impronta. Vale 14 giorni e si usa una volta sola.',
  copia: 'Copia',
  copiato: 'Link copiato.',
  link: 'Link',
  validoFino: (giorno: string) => `valido fino al ${quando(giorno)}`,
  intermediario: 'Intermediario',
  validita: 'Validità',
  al: (giorno: string | null) => `al ${quando(giorno)}`,
  numero: 'Numero',
  esito: 'Esito',
  motivo: 'Motivo',
  fogli: 'Foglio firmato',
  caricaFoglio: 'Carica il foglio firmato',
  fogliAmmessi: 'PDF o foto, fino a quattro file',
  fogliTenuti: 'Foglio tenuto: resta da controllare.',
  stampaFoglio: 'Foglio da firmare',
  accetta: 'Accettata',
  inviata: 'Inviata',
  scarta: 'Scartata',
  ritira: 'Ritira',
  ritiraDomanda: 'Ritirare la richiesta?',
  revoca: 'Revocata',
  revocaDomanda: 'Scrivere che la delega è stata revocata?',
  accettaDomanda: 'La delega è stata accettata',
  accettaTesto: 'Il numero è quello dato dall’Agenzia: Quadra non lo controlla.',
  inviataDomanda: 'La delega è stata inviata',
  inviataTesto: 'Quadra non invia: qui si scrive che lo ha fatto una persona, e quando.',
  scartaDomanda: 'L’Agenzia ha scartato la delega',
  giorno: 'Giorno',
  scritto: 'Salvato.',
  notaTitolo: 'Delega già accettata',
  notaTesto:
    'Di un cliente che l’ha già conferita fuori da Quadra. Per chiederla, si apre il cliente e si manda il link.',
  cliente: 'Cliente',
  cercaCliente: 'Nome o codice fiscale',
  conferimento: 'Conferita il',
  scadenza: 'Scadenza',
  scadenzaNota: 'se vuota, il 31 dicembre del quarto anno dopo',
} as const;

/** Words of the page of who holds a link. */
export const messaggiCollegamento = {
  titolo: 'Che cosa concede allo studio',
  titoloPagina: 'Delega allo studio',
  testo: (cliente: string) =>
    `${cliente.replace(/\.$/, '')}. Togliere la spunta a ciò che non vuole concedere.`,
  aFavore: (intermediario: string) => `La delega è a favore di ${intermediario}.`,
  nonPuo: 'Lo studio non può pagare con il Suo conto né firmare le dichiarazioni per Lei.',
  vale: 'Vale fino al ',
  revoca: '. Può revocarla in ogni momento.',
  massimi: (quanti: number) => `Al massimo ${quanti === 2 ? 'due' : quanti} intermediari in tutto.`,
  dopo: 'Dopo la firma lo studio controlla il foglio; il numero arriva quando l’Agenzia accetta.',
  continua: 'Continua e firma',
  nega: 'Non concedo la delega',
  nessunaArea: 'Scegliere almeno una voce, oppure non concedere la delega.',
  firma: 'Firma',
  firmaTesto: 'Si scarica il foglio, si firma a mano, e si mandano le foto di tutte le pagine.',
  codiceFiscale: (cliente: string) => `Codice fiscale di ${cliente}`,
  codiceNota: 'Serve a sapere che il link è arrivato alla persona giusta.',
  scarica: 'Scarica il foglio da firmare',
  file: 'delega-unica.pdf',
  foto: 'Scegli o scatta',
  fotoTesto: 'Foto o PDF del foglio firmato, fronte e retro: al massimo quattro file.',
  chi: 'I file li vede soltanto lo studio.',
  togli: (nome: string) => `Togli ${nome}`,
  manda: 'Manda allo studio',
  indietro: 'Torna alle scelte',
  mancaFoto: 'Aggiungere almeno una foto del foglio firmato.',
  mancaCodice: 'Scrivere il codice fiscale.',
  fatto: 'Foglio mandato allo studio',
  fattoTesto: (studio: string) =>
    `${studio} lo controlla. La delega non vale ancora: comincia quando l’Agenzia la accetta.`,
  negata: 'Delega non concessa',
  negataTesto: (studio: string) => `${studio} lo legge nella sua pagina. Non è cambiato nulla.`,
  negaTitolo: 'Non concedere la delega',
  negaTesto: 'Il link smette di valere. Per cambiare idea si chiede un altro link allo studio.',
  negaConferma: 'Confermo, non la concedo',
  nonValido: 'Questo link non si apre',
  nonValidoTesto: 'È scaduto, è già stato usato o è stato sostituito. Chiedere un altro link allo studio.',
} as const;
