import { INCOMPLETO } from './engine/flags.ts';
import {
  type Calculation,
  type Concetto,
  compile,
  createCalculation,
  type Dato,
  type Program,
} from './engine/index.ts';
import * as r from './regole/immobili.ts';

const programmi = new Map<number, Program>();

function createCalcolo(annoImposta: number): Calculation {
  const pronto = programmi.get(annoImposta) ?? compile(Object.values(r), { annoImposta, misure: {} });
  programmi.set(annoImposta, pronto);
  return createCalculation(pronto);
}

function compute<K extends string>(
  annoImposta: number,
  dati: readonly (readonly [Dato, number | null])[],
  attesi: Readonly<Record<K, Concetto>>,
): Record<K, number | null> {
  const calcolo = createCalcolo(annoImposta);
  for (const [nodo, valore] of dati) if (valore !== null) calcolo.set(nodo, valore);
  const letti = Object.entries<Concetto>(attesi).map(([nome, concetto]) => {
    const { valore, stato } = calcolo.read(concetto);
    return [nome, (stato & INCOMPLETO) === 0 ? valore : null];
  });
  return Object.fromEntries(letti) as Record<K, number | null>;
}

/** Euro to cents, percent to millionths, as the engine keeps them. */
const centesimi = (euro: number) => Math.round(euro * 100);
const milionesimi = (percento: number) => Math.round(percento * 10_000);

/** Groups of categories that share a multiplier of the IMU; undefined for those that have none (E, F). */
export function computeGruppoImu(categoria: string): number | undefined {
  if (['A/10', 'D/5'].includes(categoria)) return 3;
  if (/^(A\/|C\/[267]$)/.test(categoria)) return 1;
  if (/^(B\/|C\/[345]$)/.test(categoria)) return 2;
  if (categoria.startsWith('D/')) return 4;
  return categoria === 'C/1' ? 5 : undefined;
}

/** What of a rent counts as income, and its cedolare secca, in cents. Codice canone as in quadro RB, 1 to 5. */
export const computeCanone = (
  annoImposta: number,
  { canone, codiceCanone, isRidotta }: { canone: number; codiceCanone: number; isRidotta: boolean },
) =>
  compute(
    annoImposta,
    [
      [r.canone, centesimi(canone)],
      [r.codiceCanone, codiceCanone],
      [r.aliquotaCedolare, isRidotta ? 2 : 1],
    ],
    { imponibile: r.canoneImponibile, cedolare: r.cedolare },
  );

/** The cadastral income from its size and the tariff of its class, in cents. */
export const computeRendita = (annoImposta: number, consistenza: number, tariffa: number): number | null =>
  compute(
    annoImposta,
    [
      [r.consistenza, Math.round(consistenza * 10_000)],
      [r.tariffa, centesimi(tariffa)],
    ],
    { rendita: r.renditaDaEstimo },
  ).rendita;

/** A building as its owner has it in a year. Rendita in euro; quotas and rates in percent. */
export interface PossessoFabbricato {
  readonly categoria: string;
  readonly rendita: number;
  readonly quota: number;
  readonly quotaImu: number;
  readonly giorni: number;
  readonly mesi: number;
  readonly mesiSemestre: number;
  readonly isAbitazionePrincipale: boolean;
  /** 0 none, 1 only the advance, 2 only the balance, 3 the whole year. */
  readonly esenzione: number;
  readonly aliquota: number;
  readonly aliquotaPrecedente: number;
}

const DI_LUSSO = ['A/1', 'A/8', 'A/9'];

/** The income of a building for its owner, and its IMU: base, advance, balance, in cents. Null: not computed for its category. */
export function computeFabbricato(annoImposta: number, dati: PossessoFabbricato) {
  const { categoria } = dati;
  const principale = DI_LUSSO.includes(categoria) ? 2 : 1;
  return compute(
    annoImposta,
    [
      [r.rendita, centesimi(dati.rendita)],
      [r.quotaReddito, milionesimi(dati.quota)],
      [r.giorniPossesso, dati.giorni],
      [r.gruppoImu, computeGruppoImu(categoria) ?? 0],
      [r.quotaImu, milionesimi(dati.quotaImu)],
      [r.aliquotaImu, milionesimi(dati.aliquota)],
      [r.aliquotaPrecedente, milionesimi(dati.aliquotaPrecedente)],
      [r.mesiPossesso, dati.mesi],
      [r.mesiSemestre, dati.mesiSemestre],
      [r.abitazionePrincipale, dati.isAbitazionePrincipale ? principale : 0],
      [r.esenzioneTemporanea, dati.esenzione],
    ],
    { reddito: r.redditoFabbricato, baseImu: r.baseImu, accontoImu: r.accontoImu, saldoImu: r.saldoImu },
  );
}
