import type { canaleF24, OrigineVoce, StatoF24, StatoInvioF24, sezioneF24, tipoF24 } from '@quadra/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;
type Istante = ColumnType<Date, Date | undefined, Date>;
type Sezione = (typeof sezioneF24)[number];
/** A side of a voce: what is left, what a model not yet paid holds, what was paid, what went to the year after. */
export type Lato = 'resta' | 'impegnato' | 'pagato' | 'riportato';

/** Amounts in cents. */
export interface F24Table {
  studio_id: Fermo<number>;
  id: Generated<string>;
  anagrafica_id: string;
  numero: Fermo<number>;
  anno: Fermo<number>;
  tipo: (typeof tipoF24)[number];
  scadenza: string;
  data: string;
  iban: string | null;
  canale: (typeof canaleF24)[number];
  origine: Fermo<'proposto' | 'a mano'>;
  scopo: 'compensazione' | 'rata' | 'pagamento' | null;
  rata: number | null;
  rate: number | null;
  piano: ColumnType<string | null, string | null | undefined, never>;
  stato: Generated<StatoF24>;
  stato_invio: Generated<StatoInvioF24>;
  inviato_il: string | null;
  protocollo: string | null;
  scarto: string | null;
  pagato_il: string | null;
  pagato: number | null;
  motivo_annullo: string | null;
  nota: string | null;
  /** The job that prepared it, with others. */
  lavoro_id: ColumnType<string | null, string | null | undefined, never>;
  debito: number;
  credito: number;
  versione: Generated<number>;
  creato_il: Istante;
  modificato_il: Istante;
}

/** What a row has besides its code and amounts, as fisco names it. */
export type CampiRiga = Readonly<Record<string, string | number | boolean>>;

export interface F24RigaTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  f24_id: Fermo<string>;
  posto: number;
  voce_id: string | null;
  quota: number | null;
  sezione: Sezione;
  codice: string;
  debito: number;
  credito: number;
  anno: string | null;
  campi: ColumnType<CampiRiga, string, string>;
  calcolato: number | null;
  pagato: number | null;
  /** Written by the database. */
  impegno: ColumnType<number, never, never>;
  saldato: ColumnType<number, never, never>;
}

interface F24NumeroTable {
  studio_id: number;
  anno: number;
  ultimo: number;
}

interface F24FileTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  f24_id: Fermo<string>;
  nome: Fermo<string>;
  contenuto: Fermo<Buffer>;
  sha256: Fermo<Buffer>;
  versione: Fermo<number>;
  utente_id: Fermo<number | null>;
  creato_il: ColumnType<Date, Date | undefined, never>;
}

/** A debt or a credit: its sides are written by its movements alone. */
export interface VoceFiscaleTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  anagrafica_id: string;
  anno: number;
  verso: Fermo<'debito' | 'credito'>;
  origine: Fermo<OrigineVoce>;
  dichiarazione_id: Fermo<string | null>;
  chiave: Fermo<string | null>;
  casella: string | null;
  nome: string;
  codice: string | null;
  sezione: Sezione;
  anno_riferimento: number;
  importo: number;
  dichiarato: number | null;
  data: string;
  entro: string | null;
  ente: string | null;
  posizione: string | null;
  sede: string | null;
  rateazione: string | null;
  /** Of a local tax: which of the two it is, and of how many properties. */
  rata: 'acconto' | 'saldo' | null;
  immobili: number | null;
  /** Of an advance that a forecast may lower: its tax, which of the two, and, when it was lowered, what it is by history. */
  imposta: string | null;
  acconto: 1 | 2 | null;
  storico: number | null;
  mancano: string[];
  motivo: string | null;
  impegnato: ColumnType<number, never, never>;
  pagato: ColumnType<number, never, never>;
  riportato: ColumnType<number, never, never>;
  versione: Generated<number>;
  creata_il: Istante;
  modificata_il: Istante;
}

interface MovimentoFiscaleTable {
  studio_id: Fermo<number>;
  id: GeneratedAlways<number>;
  voce_id: Fermo<string>;
  f24_id: Fermo<string | null>;
  da: Fermo<Lato>;
  a: Fermo<Lato>;
  importo: Fermo<number>;
  motivo: Fermo<string | null>;
  utente_id: Fermo<number | null>;
  quando: ColumnType<Date, Date | undefined, never>;
}

declare module '../../../db/database.ts' {
  interface Database {
    f24: F24Table;
    f24_riga: F24RigaTable;
    f24_numero: F24NumeroTable;
    f24_file: F24FileTable;
    voce_fiscale: VoceFiscaleTable;
    movimento_fiscale: MovimentoFiscaleTable;
  }
}
