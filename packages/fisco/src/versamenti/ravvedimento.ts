import { addDays, type Data, daysBetween, divideRounded, formatData } from '@quadra/values';
import type { Fonte } from '../engine/index.ts';
import {
  type Atto,
  GIORNI_AL_GIORNO,
  GIORNI_META,
  type Lettera,
  type Riduzione,
  type Sanzioni,
  sanzioni,
} from '../parametri/ravvedimento.ts';
import { legge } from '../parametri/scrittura.ts';
import { toVersamento } from './calendario.ts';
import { type Famiglia, findFamiglia, isDiRavvedimento } from './famiglie.ts';
import { computeInteressi, type Tratto } from './interessi.ts';
import { formatEuro, formatTasso, type Passo } from './passo.ts';
import { computeTermine, type DichiarazioneDelTributo } from './termini.ts';

/** What is paid late, in cents. */
export interface DomandaRavvedimento {
  readonly tributo: string;
  readonly importo: number;
  /** The day of the law: one that falls on a feast, or in August, is moved here. */
  readonly scadenza: Data;
  /** When the tax is paid. */
  readonly pagamento: Data;
  /** When sanction and interest are paid, if after the tax (art. 13-bis): the reduction is that of this day. */
  readonly perfezionamento?: Data;
  readonly atto?: Atto;
  /** For a code whose declaration is not known here. */
  readonly dichiarazione?: DichiarazioneDelTributo;
}

/** A row of what is to be paid. */
interface RigoRavvedimento {
  readonly cosa: 'tributo' | 'sanzione' | 'interessi';
  readonly codice: string | null;
  readonly importo: number;
}

export interface Ravvedimento {
  readonly scadenza: Data;
  readonly giorni: number;
  /** `null` within the term: nothing is added. */
  readonly lettera: Lettera | null;
  readonly tipo: string;
  /** What is paid of the sanction, in millionths of the tax, rounded. */
  readonly percentuale: number;
  readonly sanzione: number;
  readonly interessi: number;
  readonly totale: number;
  readonly tratti: readonly Tratto[];
  /** Last day of this reduction: paid after, more is due; `null` when only the office ends it. */
  readonly finoAl: Data | null;
  readonly righi: readonly RigoRavvedimento[];
  readonly passi: readonly Passo[];
}

/** A part of the tax as a ratio. */
interface Frazione {
  readonly sopra: bigint;
  readonly sotto: bigint;
}
const MILIONE = 1_000_000n;
const INTERESSI: Fonte = legge('Codice civile', 'art. 1284');
const FONTE_COMMA_2: Fonte = legge('D.Lgs. 472/1997', 'art. 13, c. 2');
const FONTE_PARZIALE: Fonte = legge('D.Lgs. 472/1997', 'art. 13-bis');

/** The last day of a reduction; null when it has none. */
function findFine({ entro }: Riduzione, scadenza: Data, dichiarazione: DichiarazioneDelTributo): Data | null {
  if (entro === null || 'atto' in entro) return null;
  return 'giorni' in entro
    ? addDays(scadenza, entro.giorni)
    : computeTermine(dichiarazione, scadenza, entro.dichiarazione);
}

/** The reduction of a day: after an act of the office its own, else the first whose term is not over. */
function chooseRiduzione(
  { riduzioni }: Sanzioni,
  { scadenza, giorno, dichiarazione, atto }: DaRidurre,
): { riduzione: Riduzione; finoAl: Data | null } {
  for (const riduzione of riduzioni) {
    const { entro } = riduzione;
    const finoAl = findFine(riduzione, scadenza, dichiarazione);
    const suo = entro !== null && 'atto' in entro ? entro.atto : undefined;
    if (suo === atto && (finoAl === null || giorno <= finoAl)) return { riduzione, finoAl };
  }
  throw new RangeError('Dopo questo atto il ravvedimento non è ammesso per la violazione.');
}

interface DaRidurre {
  readonly scadenza: Data;
  readonly giorno: Data;
  readonly dichiarazione: DichiarazioneDelTributo;
  readonly atto: Atto | undefined;
}

/** The sanction before the reduction: whole, a half within ninety days, a fifteenth of the half for each day up to fifteen. */
function computeBase(piena: number, giorni: number): Frazione & { detta: string } {
  const tasso = formatTasso(piena);
  const sopra = BigInt(piena);
  if (giorni > GIORNI_META) return { sopra, sotto: MILIONE, detta: tasso };
  if (giorni > GIORNI_AL_GIORNO) return { sopra, sotto: 2n * MILIONE, detta: `${tasso} / 2` };
  return {
    sopra: sopra * BigInt(giorni),
    sotto: 2n * MILIONE * BigInt(GIORNI_AL_GIORNO),
    detta: `${tasso} / 2 × ${giorni} / ${GIORNI_AL_GIORNO}`,
  };
}

/** Sanctions in force on the day of the violation. @throws RangeError before the first that are held */
function findSanzioni(scadenza: Data): Sanzioni {
  const inVigore = sanzioni.find(({ dal, al }) => dal <= scadenza && (al === undefined || scadenza <= al));
  if (!inVigore) throw new RangeError(`Le sanzioni del ${formatData(scadenza)} non sono tenute.`);
  return inVigore.valore;
}

const passoInteressi = (importo: number, { dal, al, giorni, tasso, fonte }: Tratto): Passo => ({
  voce: `Interessi dal ${formatData(dal)} al ${formatData(al)}`,
  formula: `${formatEuro(importo)} × ${formatTasso(tasso)} × ${giorni} / 365`,
  importo: Number(divideRounded(BigInt(importo) * BigInt(tasso) * BigInt(giorni), 365n * MILIONE)),
  fonti: [INTERESSI, fonte],
});

/** What is paid, row by row: what has no code of its own goes with the tax. */
function listRighi(
  { tributo, importo }: DomandaRavvedimento,
  famiglia: Famiglia | undefined,
  { sanzione, interessi }: { sanzione: number; interessi: number },
): RigoRavvedimento[] {
  const conTributo = (famiglia?.isNelRigo ? sanzione : 0) + (famiglia && !famiglia.interessi ? interessi : 0);
  const esatto = importo + conTributo;
  const righi: RigoRavvedimento[] = [
    {
      cosa: 'tributo',
      codice: tributo,
      // A row of the local taxes is in whole euro (L. 296/2006, art. 1, c. 166).
      importo: famiglia?.isNelRigo ? Math.round(esatto / 100) * 100 : esatto,
    },
  ];
  if (!famiglia?.isNelRigo && sanzione > 0)
    righi.push({ cosa: 'sanzione', codice: famiglia?.sanzione ?? null, importo: sanzione });
  if ((!famiglia || famiglia.interessi) && interessi > 0)
    righi.push({ cosa: 'interessi', codice: famiglia?.interessi ?? null, importo: interessi });
  return righi;
}

/**
 * What is due for a tax paid after its term: sanction as reduced on the day it is put right, interest day by day, and the rows
 * to pay. With `perfezionamento` the tax was paid before the rest (art. 13-bis): the sanction is that of the day of the tax,
 * its reduction that of the day of the rest.
 * @throws RangeError for what the house does not hold, and for an act after which the law admits nothing
 */
export function computeRavvedimento(domanda: DomandaRavvedimento): Ravvedimento {
  const { tributo, importo, pagamento, perfezionamento = pagamento, atto } = domanda;
  const famiglia = findFamiglia(tributo);
  if (famiglia?.nonGestita) throw new RangeError(famiglia.nonGestita);
  if (isDiRavvedimento(tributo))
    throw new RangeError(`Il codice ${tributo} è di sanzione o di interessi: si ravvede il tributo.`);
  if (perfezionamento < pagamento)
    throw new RangeError('La sanzione si versa con il tributo, o dopo: non prima.');
  const scadenza = toVersamento(domanda.scadenza);
  const giorni = Math.max(0, daysBetween(scadenza, pagamento));
  if (giorni === 0) return nonDovuto(domanda, scadenza);
  const inVigore = findSanzioni(scadenza);
  const dichiarazione = domanda.dichiarazione ?? famiglia?.dichiarazione ?? 'redditi';
  const scelta = chooseRiduzione(inVigore, { scadenza, giorno: perfezionamento, dichiarazione, atto });
  const { lettera, nome, a, fonte } = scelta.riduzione;
  const base = computeBase(inVigore.piena, giorni);
  const sotto = base.sotto * BigInt(a);
  const sanzione = Number(divideRounded(BigInt(importo) * base.sopra, sotto));
  const { importo: interessi, tratti } = computeInteressi(importo, scadenza, pagamento);
  const isParziale = perfezionamento !== pagamento;
  const passoSanzione: Passo = {
    voce: `Sanzione ridotta a 1/${a}`,
    formula: `${formatEuro(importo)} × ${base.detta} / ${a}`,
    importo: sanzione,
    fonti: [inVigore.fonte, fonte, ...(isParziale ? [FONTE_PARZIALE] : [])],
  };
  const righi = listRighi(domanda, famiglia, { sanzione, interessi });
  return {
    scadenza,
    giorni,
    lettera,
    tipo: lettera === 'a' && giorni < GIORNI_AL_GIORNO && !isParziale ? 'sprint' : nome,
    percentuale: Number(divideRounded(base.sopra * MILIONE, sotto)),
    sanzione,
    interessi,
    totale: righi.reduce((somma, rigo) => somma + rigo.importo, 0),
    tratti,
    finoAl: scelta.finoAl,
    righi,
    passi: [
      passoSanzione,
      ...tratti.map((tratto) => passoInteressi(importo, tratto)),
      {
        voce: 'Interessi',
        formula: `somma dei periodi, arrotondata una volta: ${formatEuro(interessi)}`,
        importo: interessi,
        fonti: [FONTE_COMMA_2],
      },
    ],
  };
}

function nonDovuto(domanda: DomandaRavvedimento, scadenza: Data): Ravvedimento {
  const { tributo, importo } = domanda;
  return {
    scadenza,
    giorni: 0,
    lettera: null,
    tipo: 'nei termini',
    percentuale: 0,
    sanzione: 0,
    interessi: 0,
    totale: importo,
    tratti: [],
    finoAl: scadenza,
    righi: [{ cosa: 'tributo', codice: tributo, importo }],
    passi: [],
  };
}

/**
 * How much of a tax a sum puts right, when it does not reach the whole (art. 13-bis): the greatest part that the sum pays
 * together with the sanction and interest of that part alone. What is left of the tax stays owed.
 */
export function splitPagamento(
  domanda: DomandaRavvedimento,
  somma: number,
): { readonly ravvedimento: Ravvedimento; readonly resta: number } {
  const costo = (importo: number): number => {
    const { sanzione, interessi } = computeRavvedimento({ ...domanda, importo });
    return importo + sanzione + interessi;
  };
  let [basso, alto] = [0, Math.min(somma, domanda.importo)];
  while (basso < alto) {
    const mezzo = Math.ceil((basso + alto) / 2);
    if (costo(mezzo) <= somma) basso = mezzo;
    else alto = mezzo - 1;
  }
  return {
    ravvedimento: computeRavvedimento({ ...domanda, importo: basso }),
    resta: domanda.importo - basso,
  };
}

/** An advance paid on a forecast: what was due of it by history, and by the tax as it came to be. */
export interface Previsionale {
  readonly storico: number;
  readonly effettivo: number;
  readonly versato: number;
}

/**
 * What a wrong forecast costs: short of the lesser of the two measures, the rest is put right as any late payment; null when
 * what was paid is enough.
 */
export function computePrevisionale(
  domanda: Omit<DomandaRavvedimento, 'importo'>,
  { storico, effettivo, versato }: Previsionale,
): { readonly carente: number; readonly ravvedimento: Ravvedimento } | null {
  const carente = Math.min(storico, effettivo) - versato;
  return carente <= 0
    ? null
    : { carente, ravvedimento: computeRavvedimento({ ...domanda, importo: carente }) };
}

/** What may be paid in the days after the term, with 0.40% more: how many days, and how much in millionths. */
export const DIFFERIMENTO = { giorni: 30, maggiorazione: 4_000 } as const;

/**
 * The balance paid in the thirty days after its term for less than it is with 0.40% more: what is missing alone is put right,
 * from the thirtieth day (circ. 27/E/2013, to be read again). Null when nothing is missing, or it was paid after those days.
 */
export function computeDifferimento(
  domanda: DomandaRavvedimento,
  { versato, il }: { readonly versato: number; readonly il: Data },
): { readonly carente: number; readonly ravvedimento: Ravvedimento } | null {
  const trentesimo = toVersamento(addDays(toVersamento(domanda.scadenza), DIFFERIMENTO.giorni));
  const maggiorazione = Number(
    divideRounded(BigInt(domanda.importo) * BigInt(DIFFERIMENTO.maggiorazione), MILIONE),
  );
  const carente = domanda.importo + maggiorazione - versato;
  return il > trentesimo || carente <= 0
    ? null
    : {
        carente,
        ravvedimento: computeRavvedimento({ ...domanda, importo: carente, scadenza: trentesimo }),
      };
}
