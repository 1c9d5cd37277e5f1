import type { DatiModello, Modello } from '@quadra/fisco';
import type { Caso } from './caso.ts';

/** How far a demo declaration has come. */
export const statiDemo = {
  vuota: 6,
  'in corso': 8,
  provvisoria: 5,
  incompleta: 5,
  'con errori': 4,
  'tutta completa': 4,
  chiusa: 4,
  stampata: 4,
} as const;
export type StatoDemo = keyof typeof statiDemo;

/** What a person of the studio would have typed, quadro by quadro. */
export interface CasoDichiarazione {
  readonly stato: StatoDemo;
  readonly salvataggi: readonly DatiModello[];
  /** Typed and not saved. */
  readonly bozza: DatiModello | undefined;
}

const toEuro = (valore: number) => Math.max(0, Math.round(valore));

/** A year of work: income, days, what the employer withheld and the surcharges it paid. */
function makeLavoro(caso: Caso, iniziali: DatiModello, modello: Modello): DatiModello {
  const isPensione = caso.chance(0.25);
  const reddito = caso.integer(160, 620) * 100 + caso.integer(0, 99);
  const giorni = caso.chance(0.75) ? 365 : caso.integer(150, 330);
  const base: DatiModello = {
    'RC1.1': isPensione ? '1' : '2',
    'RC1.2': '1',
    'RC1.3': reddito,
    [isPensione ? 'RC6.2' : 'RC6.1']: giorni,
    'RC14.1': '2',
  };
  const calcolo = modello.createCalcolo({ ...iniziali, ...base });
  const read = (chiave: string, aliquota: number) => {
    const { valore } = calcolo.get(chiave);
    return typeof valore === 'number' ? valore : reddito * aliquota;
  };
  const comunale = read('RV10.2', 0.006);
  return {
    ...base,
    'RC10.1': toEuro(read('RN26.2', 0.16) + caso.integer(-900, 700)),
    'RC10.2': toEuro(read('RV2.2', 0.0155)),
    'RC10.3': toEuro(comunale * 0.3),
    'RC10.4': toEuro(comunale * 0.7),
    'RC10.5': toEuro(comunale * 0.3),
  };
}

function makeOneri(caso: Caso): DatiModello {
  return {
    'RP1.2': caso.integer(150, 2_600),
    ...(caso.chance(0.4) ? { 'RP8.1': '14', 'RP8.2': caso.integer(600, 1_500) } : {}),
    ...(caso.chance(0.3) ? { 'RP21.1': caso.integer(300, 2_500) } : {}),
  };
}

/** A first child, all the year: the months stand in another column from the form of 2026. */
const makeFamiglia = (modello: Modello): DatiModello => ({
  'FA2.1': 'F1',
  [modello.findCasella('FA2.5')?.tipo === 'intero' ? 'FA2.5' : 'FA2.6']: 12,
  'FA2.7': 50,
  'FA2.10': 12,
});

const without = (dati: DatiModello, ...chiavi: string[]): DatiModello =>
  Object.fromEntries(Object.entries(dati).filter(([chiave]) => !chiavi.includes(chiave)));

/** What makes each state what it is. */
function makeSalvataggi(
  caso: Caso,
  stato: StatoDemo,
  lavoro: DatiModello,
  modello: Modello,
): readonly DatiModello[] {
  const oneri = makeOneri(caso);
  if (stato === 'vuota') return [];
  if (stato === 'in corso') {
    return [{ 'RC1.1': lavoro['RC1.1'] ?? '2', 'RC1.2': '1', 'RC1.3': lavoro['RC1.3'] ?? 0 }];
  }
  // Without the kind of income the program takes employment for granted, and says so.
  if (stato === 'provvisoria') return [{ ...without(lavoro, 'RC1.1', 'RC6.2'), 'RC6.1': 365 }, oneri];
  if (stato === 'incompleta') return [without(lavoro, 'RC6.1', 'RC6.2'), oneri];
  if (stato === 'con errori') {
    return [
      caso.chance(0.5)
        ? { ...lavoro, 'RC6.1': 200, 'RC6.2': 200 }
        : { ...lavoro, 'RC6.1': 300, 'RC6.2': 120 },
    ];
  }
  return caso.chance(0.5) ? [lavoro, oneri, makeFamiglia(modello)] : [lavoro, oneri];
}

/** One invented declaration: the same chance gives the same numbers. `iniziali` is the frontespizio it starts from. */
export function makeCasoDichiarazione(
  caso: Caso,
  stato: StatoDemo,
  iniziali: DatiModello,
  modello: Modello,
): CasoDichiarazione {
  const lavoro = makeLavoro(caso, iniziali, modello);
  const salvataggi = makeSalvataggi(caso, stato, lavoro, modello);
  const bozza = stato === 'in corso' && caso.chance(0.5) ? { 'RC6.1': 365 } : undefined;
  return { stato, salvataggi, bozza };
}

/** The state of each of the demo declarations, in the order in which they are made. */
export const listStatiDemo = (): StatoDemo[] =>
  Object.entries(statiDemo).flatMap(([stato, quante]) =>
    Array.from({ length: quante }, () => stato as StatoDemo),
  );
