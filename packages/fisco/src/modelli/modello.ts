import type { ScaglioneSpiegato } from '../engine/explain-scaglioni.ts';
import type { RigaCascata } from './cascata.ts';
import type { RigaProspetto } from './prospetto.ts';
import type { Struttura } from './struttura.ts';

/** Key of a casella: `RC1.3`, with the modulo when it is not the first: `RC1.3#2`. */
export type ChiaveCasella = string;

/** Euro caselle: whole euro; days and months: integers; percentages: numbers; codes, dates, CF: text; ticks: boolean. */
export type ValoreCasella = number | string | boolean;
export type DatiModello = Readonly<Record<ChiaveCasella, ValoreCasella>>;

export type StatoEsito = 'completo' | 'provvisorio' | 'incompleto' | 'forzato' | 'non dovuto' | 'vuoto';
/** How a whole declaration stands: what is overridden, or not due, is known. */
export type StatoComplessivo = Exclude<StatoEsito, 'forzato' | 'non dovuto'>;
export type Precisione = 'esatto' | 'indicativo';

/** What stands in a casella. A result is never a bare number. */
export interface EsitoCasella {
  stato: StatoEsito;
  valore?: ValoreCasella;
  mancano?: readonly Mancanza[];
  nota?: string;
  /** What the law computes, beside a forced value. */
  calcolato?: ValoreCasella;
  precisione: Precisione;
}

/** One smallest set of dati that would settle a result. */
export interface Mancanza {
  dati: readonly { chiave: ChiaveCasella; titolo: string }[];
  frase: string;
  /** Document a client can bring: «CU, punto 22». */
  prova?: string;
}

export type TipoCasella =
  | 'euro'
  | 'decimale'
  | 'intero'
  | 'percentuale'
  | 'codice'
  | 'testo'
  | 'data'
  | 'codiceFiscale'
  | 'comune'
  | 'barrata';

export interface Opzione {
  codice: string;
  descrizione: string;
}

/** Of whom a casella is, where the form is of persons and of others: neither of the two when it is of both. */
export type SoggettoCasella = 'PF' | 'SD';

/** What a definition of the vendor says of a casella. */
export interface ProprietaCampo {
  /** Shown and not editable, or not shown at all; absent for a casella as any other. */
  visibilita?: 'nonAttiva' | 'nascosta';
  /** Beside the title, 25 characters at most. */
  descrizione?: string;
  /** Fixed-length code: 9 a digit, A a capital letter, a a small one. */
  maschera?: string;
  obbligatoria?: boolean;
  /** Code of the lookup that fills its drop-down. */
  lookup?: string;
  /** Name of the query that fills it. */
  query?: string;
}

export interface Casella extends ProprietaCampo {
  chiave: ChiaveCasella;
  quadro: string;
  rigo: number;
  colonna: number;
  titolo: string;
  soggetto?: SoggettoCasella;
  tipo: TipoCasella;
  inserita: boolean;
  negativi?: boolean;
  min?: number;
  max?: number;
  lunghezza?: number;
  opzioni?: readonly Opzione[];
  /** «RC5 + RC9». */
  formulaBreve?: string;
  istruzioni?: string;
}

export interface Rigo {
  /** Its place among the righi that are repeated with it, from 1. */
  posto?: number;
  rigo: number;
  codice: string;
  titolo: string;
  caselle: readonly Casella[];
  totale?: boolean;
}

export interface Sezione {
  titolo: string;
  righi: readonly Rigo[];
}

export type Copertura = 'esatto' | 'indicativo' | 'non gestito';

export interface Quadro {
  codice: string;
  titolo: string;
  titoloBreve: string;
  fascicolo: 1 | 2 | 3;
  /** Part of every declaration of its modello: it can be emptied, never removed. */
  obbligatorio?: boolean;
  /**
   * Codes of the natura giuridica, first and last of each range, whose declarations are born with this quadro; 0 is who says
   * none. From then on it is like any other: emptied, or removed.
   */
  nature?: readonly (readonly [number, number])[];
  copertura: Copertura;
  nota?: string;
  /** Who needs a further modulo: said beside the moduli even where there is one, as nobody would look for it. */
  scopoModulo?: string;
  moduli: boolean;
  calcolato: boolean;
  sezioni: readonly Sezione[];
  /** Codes of the quadri it reads. */
  dipendeDa: readonly string[];
}

export interface Forzatura {
  valore: number;
  motivo: string;
}

export interface Fonte {
  atto: string;
  articolo: string;
  url?: string;
  verificato: boolean;
}

/** A number, how it came to be, and the numbers that mattered in it. */
/** A source, and who wrote it where it is not of the house. */
type FonteSpiegata = Fonte & { readonly inserita?: 'studio' };

export interface Spiegazione {
  titolo: string;
  /** Its place in the calculation: where it is the same, so is the value. None of what nothing computes. */
  posto?: number;
  chiave?: ChiaveCasella;
  concetto: string;
  valore?: ValoreCasella;
  valoreTesto: string;
  stato: StatoEsito;
  frase: string;
  formula?: string;
  formulaOggi?: string;
  fonti: readonly FonteSpiegata[];
  validita?: { dal: string; al?: string };
  precisione: Precisione;
  /** The brackets it is made of. */
  scaglioni?: readonly ScaglioneSpiegato[];
  operandi: readonly Spiegazione[];
}

export interface Finding {
  livello: 'bloccante' | 'discordanza' | 'informativa';
  codice: string;
  chiave: ChiaveCasella;
  frase: string;
  /** The act or the instruction that says so. */
  fonte?: string;
}

export type Forzature = Readonly<Record<ChiaveCasella, Forzatura>>;

/** The forms of the house, whatever the year. */
export const codiciModello = [
  'redditi-pf',
  'redditi-sp',
  'redditi-sc',
  'redditi-enc',
  'consolidato',
  'irap',
  'isa',
  'iva',
  'imu',
  'imu-enc',
  'cir',
  'tasi',
  '770',
  'cu',
  '730',
] as const;
export type CodiceModello = (typeof codiciModello)[number];

/** What a form may take from the record of a client. */
type DatoAnagrafico =
  | 'codiceFiscale'
  | 'denominazione'
  | 'cognome'
  | 'nome'
  | 'dataNascita'
  | 'domicilioFiscale'
  | 'naturaGiuridica';

/** One balance of a declaration: the caselle of its debits and of its credits. */
export interface Risultato {
  nome: string;
  debito: readonly [ChiaveCasella, ...ChiaveCasella[]];
  credito: readonly [ChiaveCasella, ...ChiaveCasella[]];
  /** Shown only when there is something of it. */
  facoltativa?: boolean;
}

export interface Modello {
  anno: number;
  annoImposta: number;
  codice: CodiceModello;
  titolo: string;
  /** Version of program and parametri: stored beside what was computed. */
  versione: string;
  /** What the comparison of two modelli stands on. */
  struttura: Struttura;
  quadri: readonly Quadro[];
  /** What the header and the summary show; the lists show the first. */
  risultati: readonly Risultato[];
  /** The taxes of a declaration: due, paid, advance, balance. Those that say nothing are left out. */
  listImposte(get: (chiave: ChiaveCasella) => EsitoCasella): readonly RigaProspetto[];
  /** From the income to the balance, row by row; nothing for a form that does not say it. */
  listCascata(get: (chiave: ChiaveCasella) => EsitoCasella): readonly RigaCascata[];
  /** Where the form shows what the record of the client says. */
  anagrafica: Readonly<Partial<Record<DatoAnagrafico, ChiaveCasella>>>;
  /** The casella explained when a declaration opens. */
  spiegata?: ChiaveCasella;
  findCasella(chiave: ChiaveCasella): Casella | undefined;
  /** Where this form has a casella of Redditi PF, that it tells under its own numbers: `RN5.1` is `PL16.1` of a 730. */
  nameRedditi(chiave: ChiaveCasella): ChiaveCasella;
  /**
   * Makes what a calculation begun with these caselle stands on, stopping at `pausa` between one piece and the next: after it
   * `createCalcolo` is quick. Without it createCalcolo does all at once.
   */
  prepareCalcolo(dati: DatiModello, pausa: () => Promise<void>): Promise<void>;
  /** Throws RangeError with an Italian sentence when a casella or a value is refused. */
  createCalcolo(dati?: DatiModello, forzature?: Forzature): Calcolo;
  /** Why a value is refused, in Italian; null when it is good. */
  checkValore(chiave: ChiaveCasella, valore: unknown): string | null;
}

export interface Calcolo {
  /** Gives or clears (null) a casella; returns the other caselle that changed. Throws RangeError when refused. */
  set(chiave: ChiaveCasella, valore: ValoreCasella | null): readonly ChiaveCasella[];
  /**
   * Something that is no value was written in a casella: it has none, and the results that rest on it are *incompleto*,
   * never counted as if it were empty. Until it is set again. Returns the other caselle that changed.
   */
  suspend(chiave: ChiaveCasella): readonly ChiaveCasella[];
  get(chiave: ChiaveCasella): EsitoCasella;
  /** The worst state among the results, as lists show a declaration: `vuoto` while there is none. */
  worst(): StatoComplessivo;
  /** Every computed casella, in the order of the form. */
  computed(): Record<ChiaveCasella, EsitoCasella>;
  dati(): DatiModello;
  explain(chiave: ChiaveCasella): Spiegazione;
  /** The brackets that a computed casella is made of, as its explanation says them; none for most. */
  listScaglioni(chiave: ChiaveCasella): readonly ScaglioneSpiegato[];
  missing(chiave: ChiaveCasella): readonly Mancanza[];
  findings(): readonly Finding[];
  /** Overrides a computed casella, or gives it back to the law with null. */
  force(chiave: ChiaveCasella, forzatura: Forzatura | null): readonly ChiaveCasella[];
  /** Recomputes everything from the inputs: the results are the same. For measures and checks. */
  recalculate(): void;
}
