import type { TermineIva } from '@quadra/fisco';
import { listRadici } from './copilota.rules.ts';
import { fold } from './quanto.rules.ts';

/** An act of the calendar, as `listScadenze` names it; those of the IVA as `listTerminiIva` does. */
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
  LIPE: 'Comunicazione delle liquidazioni IVA (LIPE)',
  'acconto IVA': 'Acconto dell’IVA',
  'liquidazione IVA': 'Versamento dell’IVA periodica',
} as const;

/** The words that name acts, those that say more before: what one of them took is no longer there for the next. */
const IVA = "(dell'? ?|d')?iva";
const PAROLE: readonly (readonly [RegExp, readonly Adempimento[]])[] = [
  [/\blipe\b|\bcomunicazion\w* (delle )?liquidazion\w*( iva)?/, ['LIPE']],
  [new RegExp(`\\baccont\\w* ${IVA}\\b`), ['acconto IVA']],
  [
    new RegExp(`\\b(liquidazion|versament)\\w* ${IVA}( periodica)?\\b|\\biva periodica\\b`),
    ['liquidazione IVA'],
  ],
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
/** After it nothing of the IVA is asked any more. */
const ULTIMA_IVA = PAROLE[2]?.[0];
/** What has terms of its own, that the calendar does not hold: an answer about something else would be a wrong one. */
const ALTRE =
  /\b(iva|lipe|irap|ires|isa|tari|tasi|bollo|intrastat|esterometro|f24|inps|inail|societa|sc|sp|enc)\b/;

/**
 * The acts whose term a question asks: `tutti` where it names none, null where it names something that the calendar does not
 * hold.
 */
export function findAdempimenti(domanda: string): readonly Adempimento[] | 'tutti' | null {
  let resto = fold(domanda);
  const trovati: Adempimento[] = [];
  for (const [parola, adempimenti] of PAROLE) {
    const senza = resto.replace(parola, ' ');
    if (senza !== resto) trovati.push(...adempimenti);
    resto = senza;
    // What is left of the IVA is its declaration, or its balance: the calendar holds neither.
    if (parola === ULTIMA_IVA && ALTRE.test(resto)) return null;
  }
  if (trovati.length > 0) return [...new Set(trovati)];
  return listRadici(resto).length === 0 ? 'tutti' : null;
}

const PERIODO = { mensile: 'mese', trimestrale: 'trimestre', trimestraleNaturale: 'trimestre' } as const;
const CHI = {
  mensile: 'mensili',
  trimestrale: 'trimestrali',
  trimestraleNaturale: 'trimestrali per natura',
} as const;

/** Of a term of the IVA: what it is in the calendar, and for whom, with the month or the quarter that it is about. */
export function describeTermine({ cosa, anno, periodi }: TermineIva): {
  adempimento: Adempimento;
  per: string;
} {
  if (cosa === 'acconto') return { adempimento: 'acconto IVA', per: `anno ${anno}` };
  if (cosa === 'LIPE') return { adempimento: 'LIPE', per: `${periodi.trimestrale}º trimestre ${anno}` };
  const chi = Object.entries(periodi).map(
    ([periodicita, numero]) =>
      `${CHI[periodicita as keyof typeof CHI]}: ${numero}º ${PERIODO[periodicita as keyof typeof PERIODO]}`,
  );
  return { adempimento: 'liquidazione IVA', per: `${chi.join('; ')} ${anno}` };
}
