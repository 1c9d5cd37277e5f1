import type { TipoProposta } from '@quadra/contract';
import { formatData } from '@quadra/values';
import { formatIntero } from '../formato/formato.ts';

/** Words of the offers and of the expense notes: those that change with the kind. */
export const paroleProposta: Readonly<
  Record<
    TipoProposta,
    {
      readonly titolo: string;
      readonly nuova: string;
      readonly nessuna: string;
      readonly nessunaTesto: string;
      readonly nessunaRicevuta: string;
      readonly quante: (n: number) => string;
      readonly creata: string;
      readonly aperta: (numero: string) => string;
    }
  >
> = {
  Offerta: {
    titolo: 'Offerte',
    nuova: 'Nuova offerta',
    nessuna: 'Nessuna offerta',
    nessunaTesto:
      'Un’offerta propone a uno studio righe e prezzi: lo studio la accetta o la rifiuta, una volta.',
    nessunaRicevuta: 'Le offerte di chi vende arrivano qui: si accettano o si rifiutano, una volta.',
    quante: (n) => (n === 1 ? '1 offerta' : `${formatIntero(n)} offerte`),
    creata: 'Offerta fatta: lo studio la trova nelle sue Offerte.',
    aperta: (numero) => `Offerta ${numero}`,
  },
  'Nota spese': {
    titolo: 'Note spese',
    nuova: 'Nuova nota spese',
    nessuna: 'Nessuna nota spese',
    nessunaTesto: 'Una nota spese elenca le spese da chiedere a uno studio: da essa si emette la fattura.',
    nessunaRicevuta: 'Le note spese di chi vende arrivano qui.',
    quante: (n) => (n === 1 ? '1 nota spese' : `${formatIntero(n)} note spese`),
    creata: 'Nota spese scritta.',
    aperta: (numero) => `Nota spese ${numero}`,
  },
};

export const messaggiProposta = {
  nessunaConFiltri: 'Niente con questi filtri',
  numero: 'Numero',
  data: 'Data',
  cliente: 'Cliente',
  venditore: 'Venditore',
  importo: 'Importo (€)',
  iva: 'IVA (€)',
  totale: 'Totale (€)',
  scadenza: 'Scadenza',
  stato: 'Stato',
  anno: 'Anno',
  scaduta: 'Scaduta',
  studio: 'Studio',
  valeFinoAl: 'Vale fino al',
  imponibile: 'Importo',
  dellaIva: 'IVA',
  inTutto: 'Totale',
  descrizione: 'Descrizione',
  quantita: 'Quantità',
  prezzo: 'Prezzo senza IVA (€)',
  note: 'Note',
  risposta: 'Risposta',
  rispostaDi: (quando: string, chi: string | null) => (chi ? `${quando}, ${chi}` : quando),
  fattura: 'Fattura',
  fatturaDel: (numero: string, giorno: string) => `${numero} del ${formatData(giorno)}`,
  accetta: 'Accetta',
  rifiuta: 'Rifiuta',
  accettaTitolo: 'Accettare l’offerta?',
  accettaTesto: (totale: string) =>
    `Chi vende emetterà la fattura di ${totale}. La risposta si dà una volta sola.`,
  rifiutaTitolo: 'Rifiutare l’offerta?',
  rifiutaTesto: 'La risposta si dà una volta sola.',
  accettata: 'Offerta accettata.',
  rifiutata: 'Offerta rifiutata.',
  emetti: 'Emetti fattura',
  emettiTitolo: 'Emettere la fattura?',
  emettiTesto: (totale: string) => `Una fattura di ${totale}, che parte da sola verso lo SDI.`,
  emessa: 'Fattura emessa.',
  annulla: 'Annulla nota spese',
  annullaTitolo: 'Annullare la nota spese?',
  annullaTesto: 'Resta nell’elenco come annullata.',
  annullata: 'Nota spese annullata.',
  pdf: 'Scarica PDF',
  chiudi: 'Chiudi',
} as const;
