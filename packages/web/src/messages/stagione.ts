import type { GenereAttesa, ObbligoStagione } from '@quadra/contract';
import { formatGiorno, formatGiornoCorto, formatIntero } from '../formato/formato.ts';
import { formatNumero } from '../formato/formato-valore.ts';

const MESI = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
];
const TRIMESTRI = ['primo', 'secondo', 'terzo', 'quarto'];
const words = (quanti: number, uno: string, molti: string) =>
  `${formatIntero(quanti)} ${quanti === 1 ? uno : molti}`;

type Nome = { obbligo: ObbligoStagione; anno: number; periodo: number | null; tipo: string };
/** The name of an obligation, and the grey words after it. */
export function nameObbligo({ obbligo, anno, periodo, tipo }: Nome): readonly [string, string] {
  const nomi: Record<ObbligoStagione, readonly [string, string]> = {
    saldo: ['Saldo e primo acconto', 'imposte e contributi'],
    'secondo acconto': ['Secondo acconto', 'imposte e contributi'],
    versamenti: ['Versamenti', 'F24'],
    'acconto IMU': ['Acconto IMU', String(anno)],
    'saldo IMU': ['Saldo IMU', String(anno)],
    IMU: ['IMU', String(anno)],
    'liquidazione IVA': ['IVA', `di ${MESI[(periodo ?? 1) - 1]}`],
    'acconto IVA': ['Acconto IVA', String(anno)],
    LIPE: ['LIPE', `${TRIMESTRI[(periodo ?? 1) - 1]} trimestre`],
    dichiarazione: [`${tipo} ${anno}`, 'invio'],
    'dichiarazione tardiva': [`${tipo} ${anno}`, 'tardive, entro 90 giorni'],
    deleghe: ['Deleghe', `${anno}, nel registro`],
    conservazione: ['Conservazione', `documenti ${anno}`],
  };
  return nomi[obbligo];
}

const RESTANO: Record<ObbligoStagione, readonly [string, string]> = {
  saldo: ['F24', 'F24'],
  'secondo acconto': ['F24', 'F24'],
  versamenti: ['F24', 'F24'],
  'acconto IMU': ['cliente', 'clienti'],
  'saldo IMU': ['cliente', 'clienti'],
  IMU: ['cliente', 'clienti'],
  'liquidazione IVA': ['liquidazione', 'liquidazioni'],
  'acconto IVA': ['cliente', 'clienti'],
  LIPE: ['comunicazione', 'comunicazioni'],
  dichiarazione: ['dichiarazione', 'dichiarazioni'],
  'dichiarazione tardiva': ['dichiarazione', 'dichiarazioni'],
  deleghe: ['da registrare', 'da registrare'],
  conservazione: ['documento', 'documenti'],
};
export const countRestano = (obbligo: ObbligoStagione, quanti: number) => words(quanti, ...RESTANO[obbligo]);

const VERBI: Record<GenereAttesa, string> = {
  Scarto: 'Vedi perché',
  Conflitto: 'Scegli',
  Messaggio: 'Leggi',
  Risposta: 'Leggi',
  Documento: 'Apri',
  Firma: 'Apri',
};

const GIORNI = (giorni: number) =>
  giorni === 0 ? 'Oggi' : giorni === 1 ? 'Domani' : `Tra ${formatIntero(giorni)} giorni`;
/** The sentence of the home of a studio: the nearest term, what of it is done and what is not. */
export function makeFraseStagione(
  nome: string,
  giorni: number,
  pagamento: boolean,
  fatti: number,
  restano: number,
) {
  const che = /^(IVA|LIPE|IMU|F24|Redditi|730|770)/.test(nome)
    ? nome
    : nome.charAt(0).toLowerCase() + nome.slice(1);
  if (restano === 0) return `${GIORNI(giorni)}: ${che}, tutto pronto.`;
  const pronti = pagamento
    ? `${words(fatti, 'F24 pronto', 'F24 pronti')}, ${formatIntero(restano)} da preparare`
    : `${words(fatti, 'fatto', 'fatti')}, ${formatIntero(restano)} da fare`;
  return `${GIORNI(giorni)}: ${che}. ${pronti}.`;
}

/** Words of the season: what comes, what waits. */
export const messaggiStagione = {
  titolo: 'Scadenze e stagione',
  data: 'Data',
  obbligo: 'Obbligo',
  fatti: 'Fatti',
  restano: 'Restano',
  aDebito: 'A debito (€)',
  settimane: 'Settimane',
  oggi: 'oggi',
  daCalcolare: 'da calcolare',
  niente: '–',
  di: 'di',
  tutti: 'Tutto fatto',
  giorni: (giorni: number) => (giorni === 0 ? 'oggi' : words(giorni, 'giorno', 'giorni')),
  fattiNella: 'fatti nella settimana',
  servono: 'servono per arrivare in tempo',
  termine: 'termine',
  finisceIl: (giorno: string) => `Di questo passo, fine il ${formatGiornoCorto(giorno)}`,
  mancheranno: (quanti: number) =>
    quanti === 1 ? 'Di questo passo ne manca 1' : `Di questo passo ne mancano ${formatIntero(quanti)}`,
  previsioneSu: (alla: number, settimane: number) =>
    `Previsione sul ritmo tenuto: ${formatNumero(alla, 1)} a settimana in media, in ${words(settimane, 'settimana intera', 'settimane intere')}. Quel che manca è quanto resterebbe il giorno del termine.`,
  /** A term of everybody that comes before all that the clients have. */
  senzaClienti: (nome: string, giorno: string) =>
    `${nome} il ${formatGiorno(giorno)}: ancora nulla di registrato`,
  vuoto:
    'Nessun termine nei prossimi 75 giorni. Qui compaiono i versamenti, le liquidazioni IVA, le dichiarazioni e le deleghe dei clienti.',
  vaiClienti: 'Vai ai clienti',
  nonCaricato: 'Non caricato.',
  riprova: 'Riprova',
  radar: 'Apri il radar',
  prepara: (quanti: number) => (quanti === 1 ? 'Prepara 1 F24' : `Prepara i ${formatIntero(quanti)} F24`),
  settimaneDi: (fatti: string, servono: string) =>
    [fatti && `Fatti: ${fatti}.`, servono && `Servono: ${servono}.`].filter(Boolean).join(' ') ||
    'Nessuna settimana da mostrare.',
  nella: (quanti: number, lunedi: string) => `${formatIntero(quanti)} dal ${formatGiorno(lunedi)}`,
  attese: 'Attende Lei',
  bloccano: (quanti: number) => words(quanti, 'blocca', 'bloccano'),
  tutte: (quante: number) => `Tutte, ${formatIntero(quante)}`,
  meno: 'Mostra meno',
  lePrime: (quante: number, totale: number) => `Le prime ${formatIntero(quante)} di ${formatIntero(totale)}.`,
  nessunaAttesa: 'Non c’è nulla che La attende: scarti, conflitti, risposte e firme compaiono qui.',
  verbo: (genere: GenereAttesa) => VERBI[genere],
  scaduto: 'Scaduto',
  scaduti: (clienti: number, euro: string) => `${words(clienti, 'cliente', 'clienti')}, ${euro} non versati`,
  pianifica: 'Pianifica',
  residui: (settimane: number | null) =>
    settimane === null ? 'residui' : `residui, circa ${words(settimane, 'settimana', 'settimane')}`,
  alla: (quanti: number) => `${formatIntero(quanti)} a settimana`,
  usoSettimane: (parole: string) => `Crediti usati per settimana: ${parole}`,
  ricarica: 'Ricarica',
} as const;
