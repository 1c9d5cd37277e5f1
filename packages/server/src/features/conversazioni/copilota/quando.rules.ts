import { fold, listRadici } from './copilota.rules.ts';

/** An act of the calendar, as `listScadenze` names it. */
export type Adempimento = keyof typeof NOMI;
export const NOMI = {
  saldo: 'Saldo e primo acconto',
  'secondo acconto': 'Secondo acconto',
  'acconto IMU': 'Acconto dell’IMU',
  'saldo IMU': 'Saldo dell’IMU',
  'Redditi PF': 'Invio di Redditi PF',
  '730': 'Invio del 730',
  CU: 'Invio della Certificazione Unica',
  '770': 'Invio del 770',
} as const;

/** The words that name acts, those that say more before: what one of them took is no longer there for the next. */
const PAROLE: readonly (readonly [RegExp, readonly Adempimento[]])[] = [
  [/\baccont\w* (dell'? ?|d')?imu\b/, ['acconto IMU']],
  [/\bsaldo (dell'? ?|d')?imu\b/, ['saldo IMU']],
  [/\bimu\b/, ['acconto IMU', 'saldo IMU']],
  [/\bsecond\w* accont\w*/, ['secondo acconto']],
  [/\bprim\w* accont\w*|\bsald\w*/, ['saldo']],
  [/\baccont\w*/, ['saldo', 'secondo acconto']],
  [/\b(certificazion\w*|cu)\b/, ['CU']],
  [/\b730\b/, ['730']],
  [/\b770\b/, ['770']],
  [/\bpersone fisiche\b|\breddit\w*/, ['Redditi PF']],
];
/** What has terms of its own, that the calendar does not hold: an answer about something else would be a wrong one. */
const ALTRE =
  /\b(iva|lipe|irap|ires|isa|tari|tasi|bollo|intrastat|esterometro|f24|inps|inail|societa|sc|sp|enc)\b/;

/**
 * The acts whose term a question asks: `tutti` where it names none, null where it names something that the calendar does not
 * hold.
 */
export function findAdempimenti(domanda: string): readonly Adempimento[] | 'tutti' | null {
  let resto = fold(domanda);
  if (ALTRE.test(resto)) return null;
  const trovati: Adempimento[] = [];
  for (const [parola, adempimenti] of PAROLE) {
    const senza = resto.replace(parola, ' ');
    if (senza !== resto) trovati.push(...adempimenti);
    resto = senza;
  }
  if (trovati.length > 0) return [...new Set(trovati)];
  return listRadici(resto).length === 0 ? 'tutti' : null;
}
