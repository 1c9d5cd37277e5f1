import type { FonteCollegamento } from '@quadra/contract';
import type { CodiceModello } from '@quadra/fisco';
import { formatIntero } from '../formato/formato.ts';
import type { GruppoTasti } from './tasti.ts';

const euro = (n: number) => `${formatIntero(Math.abs(n))} €`;
const valori = (n: number) => (n === 1 ? '1 valore' : `${formatIntero(n)} valori`);
const imposte: Partial<Record<CodiceModello, string>> = {
  'redditi-sc': 'IRES',
  'redditi-enc': 'IRES',
  consolidato: 'IRES',
  irap: 'IRAP',
  iva: 'IVA',
};
const segno = (n: number) => (n > 0 ? `+${formatIntero(n)}` : formatIntero(n));
const saldo = (n: number) => (n < 0 ? `a credito ${euro(n)}` : euro(n));
const effetto = (n: number | null, imposta: string): string => {
  if (n === null) return `l’effetto sull’${imposta === 'imposta' ? 'imposta' : imposta} non è noto`;
  if (n === 0) return `l’${imposta} non cambia`;
  return `${euro(n)} di ${imposta} in ${n > 0 ? 'più' : 'meno'}`;
};

/** Words of the links: what the other papers say to a declaration, and what is taken of it. */
export const messaggiCollegamenti = {
  titolo: 'Collegamenti',
  parole: 'fonti, bilancio, LIPE, CU, F24, accetta',
  tastiVista: 'Alt C',
  leggere: 'Leggere',
  modello: 'Modello',
  letti: (quando: string) => `Collegamenti, letti alle ${quando}`,
  imposta: (modello: CodiceModello) => imposte[modello] ?? 'imposta',
  colonnaImposta: (imposta: string) => `${imposta === 'imposta' ? 'Imposta' : imposta} (€)`,
  frase: (
    segnati: number,
    daDecidere: number,
    n: number | null,
    imposta: string,
    hasImposta: boolean,
  ): string => {
    if (segnati > 0)
      return `${valori(segnati)} ${segnati === 1 ? 'pronto' : 'pronti'}${hasImposta ? `: ${effetto(n, imposta)}` : ''}.`;
    return daDecidere > 0 ? `Niente di segnato: ${valori(daDecidere)} da guardare.` : 'Niente da decidere.';
  },
  conto: (n: number) => `${formatIntero(n)} da decidere`,
  filtri: 'Righi mostrati',
  filtro: { 'da decidere': 'Da decidere', uguale: 'Uguali', rifiutato: 'Rifiutati' },
  accetta: (n: number) =>
    n === 0 ? 'Accetta i segnati' : n === 1 ? 'Accetta il segnato' : `Accetta i ${formatIntero(n)} segnati`,
  accettati: (n: number) => `${valori(n)} ${n === 1 ? 'accettato' : 'accettati'}.`,
  nienteSegnato: 'Nessun valore segnato.',
  tabella: 'Che cosa dicono le altre carte',
  segna: (rigo: string) => `Segna ${rigo}`,
  daDove: 'Da dove',
  la: 'Valore là',
  casella: 'Casella qui',
  oggi: 'Qui oggi',
  diventa: 'Diventa',
  perche: 'Perché',
  vuoto: 'vuoto',
  altreCaselle: (n: number) => (n === 1 ? 'e un’altra casella' : `e altre ${formatIntero(n)} caselle`),
  piuValori: valori,
  fonte: {
    bilancio: 'Bilancio',
    liquidazioni: 'Liquidazioni e LIPE',
    dichiarazioneIva: 'Dichiarazione IVA',
    redditi: 'Dichiarazione dei redditi',
    isa: 'ISA',
    certificazioni: 'Certificazioni uniche',
    versamenti: 'F24 delle ritenute',
    certificazioniEmesse: 'CU rilasciate',
    immobili: 'Terreni e fabbricati',
    societa: 'Società partecipate',
    coniuge: '730 congiunto',
    altroModello: 'Altro modello dell’anno',
    annoPrima: 'Anno prima',
    anagrafica: 'Anagrafica',
  } satisfies Record<FonteCollegamento, string>,
  apri: {
    bilancio: 'Vai al quadro',
    liquidazioni: 'Apri l’anno IVA',
    dichiarazioneIva: 'Apri la dichiarazione',
    redditi: 'Apri la dichiarazione',
    isa: 'Apri l’ISA',
    certificazioni: 'Apri i documenti',
    versamenti: 'Apri il conto fiscale',
    certificazioniEmesse: 'Apri la dichiarazione',
    immobili: 'Apri il cliente',
    societa: 'Apri la dichiarazione',
    coniuge: 'Apri la dichiarazione',
    altroModello: 'Apri la dichiarazione',
    annoPrima: 'Apri la dichiarazione',
    anagrafica: 'Apri la scheda',
  } satisfies Record<FonteCollegamento, string>,
  conti: (daDecidere: number, uguali: number) =>
    [
      daDecidere === 0 ? 'niente da decidere' : `${formatIntero(daDecidere)} da decidere`,
      ...(uguali === 0 ? [] : [uguali === 1 ? '1 uguale' : `${formatIntero(uguali)} uguali`]),
    ].join(', '),
  nonLetta: 'Non letta: è fuori dal totale, non vale zero.',
  riprova: 'Riprova',
  senzaDati: (fonti: readonly string[]) => `Senza dati oggi: ${fonti.join(', ')}.`,
  nessunaFonte: 'Nessun’altra carta parla a questo modello.',
  nessuno: 'Nessun rigo da mostrare qui.',
  digitato: 'Digitato: resta',
  sostituisci: 'Sostituisci',
  sostituito: 'Prende il posto del digitato',
  lascia: 'Lascia',
  sostituisciRigo: (rigo: string) => `Sostituisci ${rigo}`,
  digitatoDetto: 'Valore digitato: S per sostituirlo.',
  contesa: (fonte: string) => `Dice altro: ${fonte}`,
  ignoto: 'non noto',
  effettoTesto: 'Ricalcolato mettendo solo questo rigo: più è più imposta.',
  senzaImposta: 'Questo modello non ha un’imposta sua.',
  motivo: 'Motivo del rifiuto',
  rifiuta: 'Rifiuta',
  rifiutaRigo: (rigo: string) => `Rifiuta ${rigo}`,
  rifiutato: (motivo: string) => `Rifiutato: ${motivo}`,
  rifiutatoFatto: 'Valore rifiutato.',
  riprendi: 'Riprendi',
  insieme: (n: number) =>
    n === 0
      ? 'Niente di segnato'
      : n === 1
        ? 'Il segnato, ricalcolato'
        : `Insieme i ${formatIntero(n)} segnati, ricalcolati in una volta`,
  daA: (imposta: string, prima: number, dopo: number) => {
    const nome = imposta === 'imposta' ? 'Saldo' : imposta;
    if (prima === dopo) return `${nome}: ${saldo(dopo)}, non cambia`;
    return prima < 0 || dopo < 0
      ? `${nome}: prima ${saldo(prima)}, dopo ${saldo(dopo)}`
      : `${nome}: da ${saldo(prima)} a ${saldo(dopo)}`;
  },
  fuori: (imposte: readonly string[]) => `Fuori dal conto, non ancora note: ${imposte.join(', ')}.`,
  conDigitati: (n: number, quanto: number | null) =>
    `Con ${n === 1 ? 'il digitato' : `i ${formatIntero(n)} digitati`} l’effetto è ${quanto === null ? 'non noto' : segno(quanto)}.`,
  somme: 'Somme che non tornano',
  sommeSu: (diverse: number, provate: number) => `${formatIntero(diverse)} su ${formatIntero(provate)}`,
  sommeTornano: (provate: number) => `${formatIntero(provate)} provate, tornano.`,
  sommeNessuna: 'Nessuna somma da provare.',
  valoreQui: 'Qui',
  valoreLa: 'Là',
  differenza: 'Differenza',
  vaiA: (casella: string) => `Vai a ${casella}`,
  nonRiconosciute: 'Voci non riconosciute',
  conservate: (n: number) => (n === 1 ? '1, conservata' : `${formatIntero(n)}, conservate`),
  nessunaVoce: 'Tutte le voci hanno un posto.',
  ancoraVoci: (n: number) => (n === 1 ? 'e un’altra' : `e altre ${formatIntero(n)}`),
  ignorate: 'Messe da parte',
  abbina: 'Abbina',
  ignora: 'Ignora',
  abbinaVoce: (voce: string) => `Casella per ${voce}`,
  scegliCasella: 'Scegli la casella',
  abbinata: 'Voce abbinata.',
  ignorata: 'Voce messa da parte.',
  annulla: 'Annulla',
  accettatiPrima: 'Accettati prima',
  accettatiNota: (n: number, aperta: boolean) =>
    `${formatIntero(n)}${aperta ? ', ognuno si annulla finché è aperta' : ''}`,
  nessunAccettato: 'Nessuno ancora.',
  daVuoto: (dopo: string) => `da vuoto a ${dopo}`,
  cambio: (prima: string, dopo: string) => `da ${prima} a ${dopo}`,
  cambiatoDopo: 'cambiato dopo',
  annullato: 'Annullato: la casella è come prima.',
  nullaDaAnnullare: 'Niente da annullare.',
  segno,
  indicativo: '∼ rigo indicativo',
  indicativoTitolo: 'Numero o calcolo del rigo non verificato sul modello pubblicato.',
  solaLettura: 'La dichiarazione si legge soltanto: nulla si accetta.',
  nonLetti: 'I collegamenti non si possono leggere',
} as const;

export const tastiCollegamenti: GruppoTasti = {
  nome: 'Collegamenti',
  tasti: [
    ['Su, Giù', 'Rigo precedente, seguente'],
    ['Spazio', 'Segnare, togliere il segno'],
    ['Invio', 'Accettare i segnati'],
    ['S', 'Sostituire il valore digitato, o lasciarlo'],
    ['R', 'Rifiutare con un motivo'],
    ['Ctrl Z', 'Annullare l’ultimo accettato'],
  ],
};
/** The same keys, as the foot of the view shows them. */
export const piedeCollegamenti = [
  [['Su', 'Giù'], 'riga'],
  [['Spazio'], 'segnare'],
  [['Invio'], 'accettare i segnati'],
  [['S'], 'sostituire il digitato'],
  [['R'], 'rifiutare con motivo'],
  [['Ctrl Z'], 'annullare'],
] as const;
