import { formatIntero } from '../formato/formato.ts';

const euro = (importo: number): string => `${formatIntero(Math.abs(importo))}\u00a0€`;
const segno = (importo: number): string => `${importo > 0 ? '+' : ''}${formatIntero(importo)}`;
const saldo = (importo: number): string =>
  importo < 0 ? `${euro(importo)} a credito` : `${euro(importo)} da pagare`;

/** The difference of the balance, in one sentence. */
function writeFrase(prima: number, dopo: number): string {
  const differenza = dopo - prima;
  if (differenza === 0) return 'Il saldo è lo stesso dell’anno scorso.';
  if (prima >= 0 && dopo >= 0)
    return `Restano da pagare ${euro(differenza)} in ${differenza > 0 ? 'più' : 'meno'}.`;
  if (prima <= 0 && dopo <= 0)
    return `Tornano a credito ${euro(differenza)} in ${differenza < 0 ? 'più' : 'meno'}.`;
  return `Si passa da ${saldo(prima)} a ${saldo(dopo)}.`;
}

/** Words of the page that says why the balance is not that of the year before. */
export const messaggiAnni = {
  titolo: 'Anno su anno',
  parole: 'confronto, differenza, perché pago di più, anno scorso, dati, legge, aliquote',
  contro: (modello: string, anno: number) => `${modello} contro il ${anno}`,
  frase: writeFrase,
  nonNoto: 'La differenza del saldo non si può ancora dire.',
  manca: (titolo: string) => `È incompleto: ${titolo}.`,
  saldo: (anno: number) => `Saldo ${anno}`,
  parti: { dati: 'Dati', legge: 'Legge', parametri: 'Aliquote' },
  rigo: 'Rigo',
  imposte: 'Imposte (€)',
  differenza: 'Differenza',
  grafico: (parte: string) => `${parte}, grafico`,
  soloDifferenze: (nascosti: number) =>
    nascosti === 0
      ? 'Solo differenze'
      : `Solo differenze, ${nascosti} ${nascosti === 1 ? 'nascosto' : 'nascosti'}`,
  nonDivisa: 'non divisibile',
  nonDivisaPerche: 'Con i dati di un anno, le regole dell’altro non sanno calcolare questo rigo.',
  incompleto: 'incompleto',
  csv: 'CSV',
  riprova: 'Riprova',
  nomeFile: (chi: string, anno: number) => `Anno su anno ${anno} ${chi}.csv`,
  senzaRigo: 'Righi senza corrispondenza',
  fuori: (quanti: number) => (quanti === 0 ? 'Nessuno' : `${quanti}, fuori dal confronto`),
  lettera: 'Per la lettera al cliente',
  segueIRighi: 'Le cifre seguono i righi e cambiano con loro.',
  copia: 'Copia',
  copiata: 'Frase copiata',
  apriLettera: 'Apri la lettera',
  passa: (prima: number, dopo: number) => `Il saldo passa da ${saldo(prima)} a ${saldo(dopo)}`,
  cause: { dati: 'per i dati', legge: 'per le regole nuove', parametri: 'per le aliquote' },
  causa: (titolo: string, importo: number) => `${titolo} ${segno(importo)}\u00a0€`,
  perLegge: 'Che cosa è cambiato per legge',
  perLeggeVoce: (importo: number) => `${segno(importo)}\u00a0€ con le regole dell’anno`,
  nullaPerLegge: 'Nessun rigo cambia per le regole.',
  comeSiDivide: 'Come si divide la differenza',
  comeTesto: (anno: number, importo: number) =>
    `I dati di quest’anno con le regole del ${anno} darebbero ${saldo(importo)}: la parte fin lì è dei dati, il resto delle regole nuove. Nell’ordine inverso le parti cambiano, la somma no.`,
  ordine: 'Ordine (€)',
  somma: 'Somma',
  ordini: { dati: 'Prima i dati', regole: 'Prima le regole' },
  anniRicalcolati:
    'I due anni sono ricalcolati ora, con le regole del loro anno. Si confronta ciò che è salvato.',
  segno,
} as const;
