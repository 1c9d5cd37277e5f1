import type { EsitoMassaF24, FormaStampaF24 } from '@quadra/contract';
import { formatGiorno, formatIntero } from '../formato/formato.ts';

const clienti = (quanti: number) => (quanti === 1 ? '1 cliente' : `${formatIntero(quanti)} clienti`);

/** Words of the F24 prepared, printed and paid many at once. */
export const messaggiMassaF24 = {
  titolo: 'F24 di molti clienti',
  vai: 'Prepara per molti clienti',
  anno: 'Anno',
  scadenza: 'Scadenza',
  scadenzaDi: (giorno: string, quanti: number, euro: string) =>
    `${formatGiorno(giorno)}: ${clienti(quanti)}, ${euro} €`,
  /** Of a day on which nobody owes anything that is not in a model already. */
  senzaDebiti: (preparati: number) =>
    preparati === 0
      ? 'Per questa scadenza non resta nulla da preparare, e nessun F24 è di quel giorno.'
      : `Per questa scadenza non resta nulla da preparare: ${preparati === 1 ? 'c’è già 1 F24' : `ci sono già ${formatIntero(preparati)} F24`}.`,
  apriF24: 'Apri gli F24',
  scadenzaVuota: (giorno: string) => `${formatGiorno(giorno)}: nulla da preparare`,
  cliente: 'Cliente',
  codiceFiscale: 'Codice fiscale',
  esito: 'Che cosa si fa',
  debito: 'A debito (€)',
  credito: 'A credito (€)',
  saldo: 'Saldo (€)',
  motivo: 'Perché',
  tavola: 'Clienti della scadenza',
  scegli: (nome: string) => `Scegli ${nome}`,
  scegliTutti: 'Scegli tutti quelli che si preparano',
  scelti: (quanti: number, euro: string) => `${clienti(quanti)}, da versare ${euro} €`,
  prepara: (quanti: number) => `Prepara gli F24 di ${clienti(quanti)}`,
  avviato: 'Preparazione avviata: il risultato, cliente per cliente, è nei Lavori.',
  nessuno: 'Niente da preparare',
  nessunoTesto: (anno: number) =>
    `Nel ${anno} nessun conto fiscale ha qualcosa da versare che non sia già in un F24.`,
  troppi: (quanti: number) => `Si guardano i primi ${formatIntero(quanti)} clienti per nome.`,
  esiti: {
    'Si prepara': 'fatto',
    'Niente da versare': 'assente',
    'Da completare': 'attenzione',
    'A rate': 'aperto',
    'Conto non creato': 'assente',
    'Non calcolabile': 'errore',
  } as const satisfies Record<EsitoMassaF24, string>,
  stampa: 'Stampa',
  stampaTitolo: 'Stampa gli F24',
  forma: 'Come',
  forme: [
    ['Zip', 'Un PDF per modello'],
    ['Pdf', 'Un solo PDF'],
  ] satisfies [FormaStampaF24, string][],
  formaTesto: {
    Zip: 'Uno zip: ogni file ha nel nome scadenza, cliente e numero; con loro l’indice.',
    Pdf: 'Tutti i modelli uno dopo l’altro, da mandare in stampa insieme.',
  } satisfies Record<FormaStampaF24, string>,
  file: 'File F24A0',
  paga: 'Segna pagati',
  posta: 'Manda per e-mail',
  postaTitolo: 'Manda gli F24 per e-mail',
  postaTesto: (quanti: number) =>
    quanti === 1
      ? 'Il modello scelto parte per il cliente e per lo studio, con il PDF allegato. Se è già partito oggi non riparte.'
      : `I ${formatIntero(quanti)} modelli scelti partono ognuno per il suo cliente e per lo studio, con il PDF allegato. Chi è già partito oggi non riparte; chi non ha indirizzo è detto nel risultato.`,
  paganoIl: 'Pagati il',
  pagaTesto: (quanti: number) =>
    quanti === 1
      ? 'Il modello scelto risulta pagato per intero quel giorno.'
      : `I ${formatIntero(quanti)} modelli scelti risultano pagati per intero quel giorno.`,
  fileNota: 'Ogni file ha un solo contribuente, un giorno e un conto: più file vanno in uno zip.',
  lavoro: 'Lavoro avviato: quando è finito si scarica dai Lavori, col risultato riga per riga.',
  troppiModelli: (quanti: number) => `Al massimo ${formatIntero(quanti)} modelli per volta.`,
} as const;
