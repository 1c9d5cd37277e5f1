import type { EsitoBancaF24, FiltroBancaF24 } from '@quadra/contract';
import { formatGiorno, formatIntero } from '../formato/formato.ts';

const modelli = (quanti: number) => (quanti === 1 ? '1 modello' : `${formatIntero(quanti)} modelli`);

/** Words of the F24 that a statement of the bank says are paid. */
export const messaggiBancaF24 = {
  titolo: 'F24 pagati, dall’estratto conto',
  vai: 'Leggi estratto conto',
  tipi: '.xml,.csv,.txt',
  testo:
    'Si sceglie il file della banca: un camt.052, camt.053 o camt.054, o un CSV con data, importo e descrizione. Ogni addebito è messo accanto all’F24 che sembra aver pagato; nulla risulta pagato finché non lo si conferma.',
  altroFile: 'Leggi un altro file',
  scegliFile: 'Scegli il file',
  nessuno: 'Nessun addebito di F24',
  nessunoTesto: 'Nell’estratto nessun movimento dice di essere un F24 né ha l’importo di un F24 da pagare.',
  altri: (quanti: number) =>
    quanti === 1
      ? '1 altro movimento non riguarda F24.'
      : `${formatIntero(quanti)} altri movimenti non riguardano F24.`,
  filtro: 'Quali movimenti',
  filtroDi: (filtro: FiltroBancaF24, quanti: number) => `${filtro} (${formatIntero(quanti)})`,
  vuoto: 'Nessun movimento di questo tipo',
  vuotoTesto: 'Gli altri sono sotto le altre voci.',
  scegli: 'Segna pagato',
  soloCerti: (quanti: number) =>
    quanti === 1 ? 'Conferma solo il certo' : `Conferma solo i ${formatIntero(quanti)} certi`,
  tavola: 'Addebiti dell’estratto',
  data: 'Data',
  addebito: 'Addebito (€)',
  descrizione: 'Descrizione della banca',
  esito: 'Che cos’è',
  modello: 'F24',
  senzaData: 'La banca non dice il giorno: si segna pagato dal modello.',
  scegliRiga: (riga: number) => `Segna pagato con il movimento ${riga}`,
  scegliModello: (riga: number) => `F24 del movimento ${riga}`,
  numerato: (cliente: string, numero: number, anno: number) => `${cliente}, n. ${numero} del ${anno}`,
  del: (giorno: string, saldo: string) => `${formatGiorno(giorno)}, ${saldo} €`,
  resta: (euro: string) => `In parte: ${euro} € tornano da pagare.`,
  oltre: 'L’addebito è più del saldo: si guarda il modello.',
  tornato: 'La banca lo ha restituito: dal modello si rimette da pagare.',
  scelti: (quanti: number, euro: string) => `${modelli(quanti)}, ${euro} €`,
  segna: (quanti: number) => `Segna pagati ${modelli(quanti)}`,
  avviato: 'Lavoro avviato: il risultato, modello per modello, è nei Lavori.',
  esiti: {
    Corrisponde: 'fatto',
    'Da scegliere': 'attenzione',
    'Importo diverso': 'attenzione',
    'Già pagato': 'assente',
    'Tornato indietro': 'errore',
    'Nessun F24': 'assente',
  } as const satisfies Record<EsitoBancaF24, string>,
} as const;
