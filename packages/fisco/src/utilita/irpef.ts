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
