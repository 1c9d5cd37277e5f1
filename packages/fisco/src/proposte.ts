import { findValore, type Parametro } from './engine/index.ts';
import { besideOf } from './modelli/chiave.ts';
import type { Calcolo, ChiaveCasella, Modello, ValoreCasella } from './modelli/modello.ts';
import * as p from './parametri/immobili.ts';
import { sogliaRate } from './parametri/oneri.ts';

/** The choices of Redditi PF that can be tried as they are. */
export const codiciProposta = [
  'cedolareSi',
  'cedolareNo',
  'rimborso',
  'compensazione',
  'rateSi',
  'rateNo',
] as const;
export type CodiceProposta = (typeof codiciProposta)[number];

/** A choice and the caselle that make it; null empties. */
export interface Proposta {
  readonly codice: CodiceProposta;
  readonly righi: Readonly<Record<ChiaveCasella, ValoreCasella | null>>;
}
type Righi = Record<ChiaveCasella, ValoreCasella | null>;
type Contesto = { modello: Modello; get: (chiave: ChiaveCasella) => ValoreCasella | undefined };

/** Which part of the rent each codice canone writes in column 6. */
const quote: Readonly<Record<string, Parametro>> = {
  '1': p.quotaCanoneOrdinario,
  '2': p.quotaCanoneVenezia,
  '4': p.quotaCanoneStorico,
};
const UTILIZZI_CON_CEDOLARE: readonly unknown[] = ['3', '8', '11'];
const MILIONE = 1_000_000;

const computeQuota = (codice: string, annoImposta: number): number | null => {
  if (codice === '3' || codice === '5') return MILIONE;
  const parametro = quote[codice];
  return (parametro && findValore(parametro, annoImposta)?.valore) ?? null;
};

/** The rent of a building under the other tax; nothing where it cannot be, or what part the canone holds is not said. */
function convertCanone({ modello, get }: Contesto, chiave: ChiaveCasella, cedolare: boolean): Righi {
  const canone = get(chiave);
  const opzione = besideOf(chiave, 11);
  const codice = besideOf(chiave, 5);
  const isOra = get(opzione) !== undefined;
  if (typeof canone !== 'number' || canone <= 0 || isOra === cedolare) return {};
  if (!UTILIZZI_CON_CEDOLARE.includes(get(besideOf(chiave, 2)))) return {};
  const quotaOra = computeQuota(String(get(codice) ?? ''), modello.annoImposta);
  const quotaDopo = computeQuota(cedolare ? '3' : '1', modello.annoImposta);
  if (quotaOra === null || quotaDopo === null) return {};
  return {
    [opzione]: cedolare ? '1' : null,
    [codice]: cedolare ? '3' : '1',
    [chiave]: Math.round((canone * quotaDopo) / quotaOra),
  };
}

function convertCanoni(contesto: Contesto, chiavi: readonly ChiaveCasella[], cedolare: boolean): Righi {
  const canoni = chiavi.filter((chiave) => /^RB\d\.6(#\d+)?$/.test(chiave));
  return Object.assign({}, ...canoni.map((chiave) => convertCanone(contesto, chiave, cedolare)));
}

/** Every credit of RX to be given back, or none. */
function moveCrediti({ modello, get }: Contesto, rimborso: boolean): Righi {
  const quadro = modello.quadri.find(({ codice }) => codice === 'RX');
  const righi: Righi = {};
  for (const { codice } of quadro?.sezioni[0]?.righi ?? []) {
    const credito = get(`${codice}.2`);
    const eccedenza = get(`${codice}.3`);
    const totale = Number(credito ?? 0) + Number(eccedenza ?? 0);
    if (rimborso && totale > 0) righi[`${codice}.4`] = totale;
    if (!rimborso && get(`${codice}.4`) !== undefined) righi[`${codice}.4`] = null;
  }
  return righi;
}

/** Medical expenses in four parts, where they are enough. */
function splitSanitarie({ modello, get }: Contesto, rate: boolean): Righi {
  const soglia = findValore(sogliaRate, modello.annoImposta)?.valore;
  const spese = ['RP1.1', 'RP1.2', 'RP2.1', 'RP3.1'].reduce((somma, k) => somma + Number(get(k) ?? 0), 0);
  if (!rate) return { 'RP15.1': null };
  return soglia !== undefined && spese * 100 > soglia ? { 'RP15.1': true } : {};
}

/**
 * The choices that a declaration leaves open, each as the caselle to change: only those that change something, with
 * caselle that the modello has and values that it takes. Nothing for the forms that are not Redditi PF.
 */
export function listProposte(modello: Modello, calcolo: Pick<Calcolo, 'get' | 'dati'>): Proposta[] {
  if (modello.codice !== 'redditi-pf') return [];
  const chiavi = Object.keys(calcolo.dati());
  const get = (chiave: ChiaveCasella) => {
    if (modello.findCasella(chiave) === undefined) return undefined;
    const { stato, valore } = calcolo.get(chiave);
    return stato === 'vuoto' || stato === 'incompleto' ? undefined : valore;
  };
  const contesto = { modello, get };
  const tutte: Record<CodiceProposta, Righi> = {
    cedolareSi: convertCanoni(contesto, chiavi, true),
    cedolareNo: convertCanoni(contesto, chiavi, false),
    rimborso: moveCrediti(contesto, true),
    compensazione: moveCrediti(contesto, false),
    rateSi: splitSanitarie(contesto, true),
    rateNo: splitSanitarie(contesto, false),
  };
  const isAccolta = ([chiave, valore]: [string, ValoreCasella | null]) =>
    modello.findCasella(chiave)?.inserita === true &&
    (get(chiave) ?? null) !== valore &&
    (valore === null || modello.checkValore(chiave, valore) === null);
  return codiciProposta.flatMap((codice) => {
    const righi = Object.fromEntries(Object.entries(tutte[codice]).filter(isAccolta));
    return Object.keys(righi).length === 0 ? [] : [{ codice, righi }];
  });
}
