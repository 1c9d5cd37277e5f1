import type { DatiModello, EsitoCasella, Modello, Spiegazione, ValoreCasella } from '../modelli/modello.ts';

/** Whom that person supports for the whole year. */
export interface Carichi {
  readonly coniuge: boolean;
  /** Children from 21 to 29 years of age: the younger ones give no deduction. */
  readonly figli: number;
  /** Per cent of the deduction for each child. */
  readonly quota: number;
}

/** What is asked of a person with one income: whole euro, days of the year. */
export interface DomandaIrpef {
  readonly natura: 'lavoro' | 'pensione';
  readonly reddito: number;
  readonly giorni: number;
  /** Codice catastale of where he lives. */
  readonly comune: string;
  /** Contributions and other deductions of RP21. */
  readonly contributi: number;
  /** Health expenses of RP1. */
  readonly sanitarie: number;
  readonly ritenute: number;
  readonly carichi?: Carichi;
}

/** Where the form has each figure, in the order in which one comes from the other; of the last two, the one that is. */
const CIFRE = {
  complessivo: 'RN1.5',
  imponibile: 'RN4.1',
  lorda: 'RN5.1',
  detrazioni: 'RN22.1',
  netta: 'RN26.2',
  regionale: 'RV2.2',
  comunale: 'RV10.2',
  debito: 'RN45.2',
  credito: 'RN46.1',
} as const;
/** The figures of an IRPEF, by name. */
export type NomeCifra = keyof typeof CIFRE;

/** One figure: which it is, where the form has it, how it stands, and how it came to be. */
export interface CifraIrpef {
  readonly nome: NomeCifra;
  readonly chiave: string;
  readonly esito: EsitoCasella;
  readonly spiegazione: Spiegazione;
}

const FIGLI = [1, 2, 3, 4] as const;
const MESI = 12;

/** The quadro of whom one supports, the spouse in its own rigo, then the children: where the form of that year has them. */
function writeCarichi(modello: Modello, { coniuge, figli, quota }: Carichi): DatiModello {
  const mesi = modello.findCasella('FA1.5')?.tipo === 'intero' ? 5 : 6;
  const righi = FIGLI.slice(0, figli).flatMap((posto): [string, ValoreCasella][] => [
    [`FA${posto + 1}.1`, posto === 1 ? 'F1' : 'F'],
    [`FA${posto + 1}.${mesi}`, MESI],
    [`FA${posto + 1}.7`, quota],
    [`FA${posto + 1}.10`, MESI],
  ]);
  const delConiuge: [string, ValoreCasella][] = [
    ['FA1.1', 'C'],
    [`FA1.${mesi}`, MESI],
  ];
  return Object.fromEntries(
    [...(coniuge ? delConiuge : []), ...righi].filter(
      ([chiave]) => modello.findCasella(chiave) !== undefined,
    ),
  );
}

/** The caselle that tell that person's year. */
export function writeDati(modello: Modello, domanda: DomandaIrpef): DatiModello {
  const { natura, reddito, giorni, comune, contributi, sanitarie, ritenute } = domanda;
  return {
    'FR3.1': comune,
    'FR4.1': comune,
    'RC1.1': natura === 'lavoro' ? '2' : '1',
    ...(natura === 'lavoro' ? { 'RC1.2': '1', 'RC6.1': giorni } : { 'RC6.2': giorni }),
    'RC1.3': reddito,
    ...(contributi > 0 ? { 'RP21.1': contributi } : {}),
    ...(sanitarie > 0 ? { 'RP1.2': sanitarie } : {}),
    ...(ritenute > 0 ? { 'RC10.1': ritenute } : {}),
    ...(domanda.carichi ? writeCarichi(modello, domanda.carichi) : {}),
  };
}

/**
 * The IRPEF of a person with one income, by the rules of the form of a year: income, taxable income, gross tax, deductions,
 * net tax, the two surcharges, what is left to pay or to have back.
 * @throws RangeError with an Italian sentence for what the form refuses
 */
export function computeIrpef(modello: Modello, domanda: DomandaIrpef): readonly CifraIrpef[] {
  const calcolo = modello.createCalcolo(writeDati(modello, domanda));
  const isCredito = Number(calcolo.get(CIFRE.credito).valore ?? 0) > 0;
  return (Object.entries(CIFRE) as [NomeCifra, string][])
    .filter(([nome]) => nome !== (isCredito ? 'debito' : 'credito'))
    .map(([nome, chiave]) => ({
      nome,
      chiave,
      esito: calcolo.get(chiave),
      spiegazione: calcolo.explain(chiave),
    }));
}
