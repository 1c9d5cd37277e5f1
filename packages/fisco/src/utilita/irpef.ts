import type { DatiModello, EsitoCasella, Modello, Spiegazione } from '../modelli/modello.ts';

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
}

/** The figures, in the order in which one comes from the other. */
const CIFRE = ['RN1.5', 'RN4.1', 'RN5.1', 'RN22.1', 'RN26.2', 'RV2.2', 'RV10.2'] as const;
const [DEBITO, CREDITO] = ['RN45.2', 'RN46.1'] as const;

/** One figure: what it is called, how it stands, and how it came to be. */
export interface CifraIrpef {
  readonly chiave: string;
  readonly esito: EsitoCasella;
  readonly spiegazione: Spiegazione;
}

/** The caselle that tell that person's year. */
function writeDati(domanda: DomandaIrpef): DatiModello {
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
  };
}

/**
 * The IRPEF of a person with one income, by the rules of the form of a year: income, taxable income, gross tax, deductions,
 * net tax, the two surcharges, what is left to pay or to have back.
 * @throws RangeError with an Italian sentence for what the form refuses
 */
export function computeIrpef(modello: Modello, domanda: DomandaIrpef): readonly CifraIrpef[] {
  const calcolo = modello.createCalcolo(writeDati(domanda));
  const isCredito = Number(calcolo.get(CREDITO).valore ?? 0) > 0;
  return [...CIFRE, isCredito ? CREDITO : DEBITO].map((chiave) => ({
    chiave,
    esito: calcolo.get(chiave),
    spiegazione: calcolo.explain(chiave),
  }));
}
