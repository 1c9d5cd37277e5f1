import type { CodiceProposta } from '@quadra/fisco';
import { formatIntero } from '../formato/formato.ts';

const caselle = (quante: number) => (quante === 1 ? '1 casella' : `${formatIntero(quante)} caselle`);

const proposte: Record<CodiceProposta, string> = {
  cedolareSi: 'Locazioni con cedolare secca',
  cedolareNo: 'Locazioni senza cedolare secca',
  rimborso: 'Crediti tutti a rimborso',
  compensazione: 'Crediti tutti in compensazione',
  rateSi: 'Spese sanitarie in quattro rate',
  rateNo: 'Spese sanitarie in un anno solo',
};

/** Words of the simulations side by side. */
export const messaggiAffiancate = {
  titolo: 'Simulazioni affiancate',
  testo:
    'Ogni colonna parte come copia della dichiarazione e si ricalcola mentre si scrive. Nella dichiarazione non cambia nulla finché una colonna non è promossa. Le colonne restano in questa scheda del browser fino all’uscita.',
  solaLettura:
    'La dichiarazione è in sola lettura: si può simulare, ma nessuna colonna può essere promossa a reale.',
  colonna: (numero: number) => `Simulazione ${numero}`,
  reale: 'Dichiarazione reale',
  nomeColonna: (posto: number) => `Nome della colonna ${posto}`,
  aggiungiColonna: 'Aggiungi colonna',
  elimina: (nome: string) => `Elimina ${nome}`,
  proposte: (nome: string) => `Proposte per ${nome}`,
  nessunaProposta: 'Nessuna scelta pronta per questi dati',
  proposta: proposte,
  promuovi: 'Promuovi a reale',
  promuoviTitolo: (nome: string) => `Promuovere ${nome} a reale`,
  promuoviTesto: (quante: number) =>
    quante === 1
      ? 'Nella dichiarazione è scritta e salvata 1 casella:'
      : `Nella dichiarazione sono scritte e salvate ${caselle(quante)}:`,
  promuoviAltre: (quante: number) =>
    `Con esse si salva anche ciò che nella dichiarazione non è ancora salvato: ${caselle(quante)}.`,
  passaggio: (casella: string, prima: string, dopo: string) =>
    `${casella}: da ${prima || 'vuota'} a ${dopo || 'vuota'}`,
  daCorreggere: 'Correggere prima le caselle segnate: contengono un testo che non è un valore.',
  cerca: 'Casella da cambiare',
  cercaSegnaposto: 'RC1 col. 3, canone, ritenute',
  trovate: 'Caselle trovate',
  nessunaTrovata: 'Nessuna casella da inserire con questo codice o titolo',
  voce: 'Voce',
  cambiati: 'Dati cambiati',
  nessunaCasella: 'Cercare una casella per cambiarla nelle colonne.',
  togli: (casella: string) => `Togli ${casella}: torna il valore reale`,
  cambiata: 'cambiata',
  vuota: '–',
  incompleto: 'Incompleto',
  gruppi: {
    nette: 'Imposta netta',
    saldi: 'Saldo (a credito con il segno meno)',
    acconti: 'Acconti dell’anno seguente',
    righi: 'Righi',
  },
  totale: 'Totale',
  differenza: 'rispetto alla dichiarazione reale',
  affidabilita: {
    esatto: 'esatto',
    indicativo: 'indicativo',
    incompleto: 'incompleto',
  },
  affidabilitaPerche: {
    esatto: 'Tutto ciò che è mostrato è calcolato con regole riscontrate.',
    indicativo: 'Fra ciò che è mostrato c’è almeno un risultato indicativo o provvisorio.',
    incompleto: 'Fra ciò che è mostrato manca almeno un risultato: servono altri dati.',
  },
} as const;
