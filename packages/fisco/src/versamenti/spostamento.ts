import { type Data, daysBetween, yearOf } from '@quadra/values';
import { interesseLegale } from '../parametri/interesse-legale.ts';
import { toVersamento } from './calendario.ts';
import type { RigoF24 } from './f24.ts';
import { findFamiglia, isDiRavvedimento } from './famiglie.ts';
import { computeRavvedimento, type Ravvedimento } from './ravvedimento.ts';
import { findTributo } from './tributi.ts';

/** A row of a model, and how much of it is the tax that was due at its term: cents. */
export interface RigaDelModello {
  readonly id: string;
  readonly rigo: RigoF24;
  readonly base: number;
}

/** A row as it is on the new day: `id` is of the row it was, null for what is added. */
export interface RigaSpostata {
  readonly id: string | null;
  readonly rigo: RigoF24;
}

/** What a tax costs more for being paid late, and why. */
interface CostoDelRitardo {
  readonly tributo: string;
  readonly importo: number;
  readonly ravvedimento: Ravvedimento;
}

export interface ModelloSpostato {
  /** When it may be paid without anything more. */
  readonly scadenza: Data;
  /** Days after it; 0 within it. */
  readonly giorni: number;
  readonly righe: readonly RigaSpostata[];
  readonly costi: readonly CostoDelRitardo[];
  readonly sanzione: number;
  readonly interessi: number;
  /** Codes whose late payment is not handled: nothing is added for them. */
  readonly nonGestiti: readonly string[];
  /** Some of the days have no published rate: the last one that is held was used. */
  readonly provvisorio: boolean;
}

/** The last day of the last year whose rate is published. */
const ultimoTasso = (): Data => `${yearOf(interesseLegale.valori.at(-1)?.dal ?? '')}-12-31`;

/** A row that a ravvedimento adds to a model that holds the tax it is of. */
const isAggiunta = ({ rigo }: RigaDelModello, righe: readonly RigaDelModello[]): boolean =>
  isDiRavvedimento(rigo.codice) &&
  righe.some(({ rigo: altro }) => {
    const famiglia = findFamiglia(altro.codice);
    return famiglia?.sanzione === rigo.codice || famiglia?.interessi === rigo.codice;
  });

/** A row of sanction or interest: beside the tax, with the month or the body that its own code asks. Cents. */
export function makeRigoAggiunto(
  { sezione, anno, ente, rateazione }: RigoF24,
  codice: string,
  debito: number,
): RigoF24 {
  const isConMese = findTributo(codice)?.rateazione === '00MM';
  return {
    ...{ sezione, codice, debito },
    ...(anno === undefined ? {} : { anno }),
    ...(ente === undefined ? {} : { ente }),
    ...(isConMese && rateazione !== undefined ? { rateazione } : {}),
  };
}

/** What is added goes on one row for each code, year, body and month. */
function addRigo(aggiunti: Map<string, RigoF24>, rigo: RigoF24): void {
  const chiave = [rigo.codice, rigo.anno, rigo.ente, rigo.rateazione].join('|');
  const gia = aggiunti.get(chiave);
  aggiunti.set(chiave, gia ? { ...gia, debito: (gia.debito ?? 0) + (rigo.debito ?? 0) } : rigo);
}

const nonRavveduto = ({ ravvedimento: _, ...rigo }: RigoF24, base: number): RigoF24 => ({
  ...rigo,
  debito: base,
});

/**
 * A model paid on another day: every tax with the sanction and the interest of its delay, row by row. What another delay had
 * added is taken away first. Credits stay as they are: they are used when the model is paid.
 * @throws RangeError as the ravvedimento does, for days that the house does not hold
 */
export function moveModello(
  modello: readonly RigaDelModello[],
  scadenzaDiLegge: Data,
  data: Data,
): ModelloSpostato {
  const scadenza = toVersamento(scadenzaDiLegge);
  const giorni = Math.max(0, daysBetween(scadenza, data));
  const aggiunti = new Map<string, RigoF24>();
  const costi: CostoDelRitardo[] = [];
  const nonGestiti = new Set<string>();
  const move = ({ id, rigo, base }: RigaDelModello): RigaSpostata => {
    if (!rigo.debito) return { id, rigo };
    const famiglia = findFamiglia(rigo.codice);
    if (famiglia === undefined || famiglia.nonGestita !== undefined) {
      if (giorni > 0) nonGestiti.add(rigo.codice);
      return { id, rigo };
    }
    if (giorni === 0) return { id, rigo: nonRavveduto(rigo, base) };
    const ravvedimento = computeRavvedimento({
      ...{ tributo: rigo.codice, importo: base, scadenza: scadenzaDiLegge, pagamento: data },
    });
    costi.push({ tributo: rigo.codice, importo: base, ravvedimento });
    for (const { cosa, codice, importo } of ravvedimento.righi)
      if (cosa !== 'tributo' && codice !== null) addRigo(aggiunti, makeRigoAggiunto(rigo, codice, importo));
    const debito = ravvedimento.righi.find(({ cosa }) => cosa === 'tributo')?.importo ?? base;
    return { id, rigo: { ...rigo, debito, ...(famiglia.isNelRigo ? { ravvedimento: true } : {}) } };
  };
  const proprie = modello.filter((riga) => !isAggiunta(riga, modello)).map(move);
  const sum = (quale: 'sanzione' | 'interessi') =>
    costi.reduce((somma, { ravvedimento }) => somma + ravvedimento[quale], 0);
  return {
    ...{ scadenza, giorni, costi, nonGestiti: [...nonGestiti] },
    righe: [...proprie, ...[...aggiunti.values()].map((rigo) => ({ id: null, rigo }))],
    ...{ sanzione: sum('sanzione'), interessi: sum('interessi') },
    provvisorio: costi.length > 0 && data > ultimoTasso(),
  };
}
