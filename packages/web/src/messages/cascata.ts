import { formatIntero } from '../formato/formato.ts';

const euro = (importo: number): string => `${formatIntero(importo)}\u00a0€`;
const VOLTE: Readonly<Record<number, string>> = {
  2: 'due',
  4: 'quattro',
  5: 'cinque',
  10: 'dieci',
  20: 'venti',
};

/** Words of the page that goes from the income to the balance. */
export const messaggiCascata = {
  titolo: 'Dal reddito al saldo',
  parole: 'cascata, percorso, imponibile, imposta, quanto si paga, grafico',
  confronta: 'Anni mostrati',
  questAnno: 'Quest’anno',
  contro: (anno: number) => `Contro il ${anno}`,
  csv: 'CSV',
  stampa: 'Stampa per il cliente',
  nomeFile: (chi: string, anno: number) => `Dal reddito al saldo ${anno} ${chi}.csv`,
  rigo: 'Rigo',
  redditi: 'I redditi (€)',
  imposta: 'L’imposta (€)',
  anno: (anno: number) => `${anno} (€)`,
  differenza: 'Differenza',
  grafico: 'Grafico',
  voce: 'Voce',
  daPagare: (reddito: number, importo: number) =>
    `Su ${euro(reddito)} di redditi restano da pagare ${euro(importo)}.`,
  aCredito: (reddito: number, importo: number) =>
    `Su ${euro(reddito)} di redditi tornano a credito ${euro(importo)}.`,
  inPari: (reddito: number) => `Su ${euro(reddito)} di redditi non resta nulla da pagare.`,
  misto: (reddito: number, debito: number, credito: number) =>
    `Su ${euro(reddito)} di redditi restano da pagare ${euro(debito)}, e ${euro(credito)} sono a credito.`,
  nonNoto: 'Il saldo non si può ancora dire.',
  manca: (rigo: string, titolo: string) => `È incompleto ${rigo}, ${titolo}.`,
  netta: (anno: number, netta: number, coperta: number) =>
    coperta > 0
      ? `L’IRPEF netta del ${anno} è ${euro(netta)}; ${euro(coperta)} sono già coperti da ritenute, acconti e crediti.`
      : `L’IRPEF netta del ${anno} è ${euro(netta)}.`,
  annoScorso: (saldo: number) =>
    saldo > 0
      ? `L’anno scorso restavano ${euro(saldo)}.`
      : saldo < 0
        ? `L’anno scorso tornavano ${euro(-saldo)}.`
        : 'L’anno scorso non restava nulla.',
  vuoto: 'Nessun reddito',
  vuotoTesto: 'Il percorso comincia quando si inserisce il primo reddito.',
  scalaPer: (volte: number) =>
    volte === 0 ? 'scala propria' : volte === 1 ? 'stessa scala' : `scala per ${VOLTE[volte] ?? volte}`,
  siToglie: 'si toglie',
  mancano: (importo: number) => `mancano ${euro(importo)} di imponibile alla soglia`,
  aliquota: (aliquota: number) => `${String(aliquota).replace('.', ',')}%`,
  incompleto: 'incompleto',
  provvisorio: 'provvisorio',
  alRiepilogo: 'Le imposte nel riepilogo',
  differisce: (differenza: string) => `differenza ${differenza}`,
  confrontoNonCaricato: (anno: number) => `Il ${anno} non è caricato`,
  riprova: 'Riprova',
} as const;
