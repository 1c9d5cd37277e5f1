import type {
  FinalitaDichiarazione,
  FormaStampa,
  Impegno,
  IntermediarioFilo,
  StatoDichiarazione,
  StatoQuadro,
  TipoDichiarazione,
} from '@quadra/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ConteggioRilievi } from './rilievi.rules.ts';

type Istante = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string | undefined, string>;
type Valore = number | string | boolean;

/** What the lists show of a declaration, written at every save. */
export interface Riepilogo {
  completi?: number;
  quadri?: number;
  esito?: string;
  aDebito?: number | null;
  aCredito?: number | null;
  /** First casella that the results wait for, and the one that the first blocking check names. */
  manca?: string | null;
  bloccante?: string | null;
  /** Absent in what was saved before they were counted. */
  rilievi?: ConteggioRilievi;
}

interface DichiarazioneTable {
  studio_id: number;
  id: Generated<string>;
  anagrafica_id: string;
  /** The version of the client it has already heard of. */
  anagrafica_versione: ColumnType<number | null, number | null | undefined, number | null>;
  anno: number;
  tipo: TipoDichiarazione;
  finalita: FinalitaDichiarazione;
  /** The comune it is for, where the type has one for each; '' otherwise. */
  comune: Generated<string>;
  stato: Generated<StatoDichiarazione>;
  versione: Generated<number>;
  righi: Json<Record<string, Valore>>;
  forzature: Json<Record<string, { valore: number; motivo: string }>>;
  stati_quadri: Json<Record<string, StatoQuadro>>;
  riepilogo: Json<Riepilogo>;
  data_impegno: string | null;
  intermediario_id: ColumnType<string | null, string | null | undefined, string | null>;
  stampa_data: Date | null;
  /** Who works at it, when somebody took it in charge. */
  in_carico_a: number | null;
  in_carico_dal: Date | null;
  /** The declaration it was made from. */
  base_id: string | null;
  riaperta_il: Date | null;
  archiviata_il: Date | null;
  impegno: Impegno | null;
  versione_programma: Generated<string>;
  creata_il: Istante;
  modificata_il: Istante;
  modificata_da: number | null;
  /** Of a client whose treatment is limited. */
  limitata: Generated<boolean>;
}

interface DichiarazioneModificaTable {
  studio_id: number;
  id: GeneratedAlways<number>;
  dichiarazione_id: string;
  quando: Istante;
  utente_id: number | null;
  azione: string;
  chiave: string | null;
  prima: ColumnType<unknown, string | null | undefined, never>;
  dopo: ColumnType<unknown, string | null | undefined, never>;
  motivo: string | null;
  versione: number | null;
  attore_id: ColumnType<number | null, number | null | undefined, never>;
  attore: ColumnType<string | null, string | null | undefined, never>;
}

interface DichiarazioneBozzaTable {
  studio_id: number;
  dichiarazione_id: string;
  utente_id: number;
  quadro: string;
  righi: ColumnType<Record<string, Valore | null>, string, string>;
  salvata_il: Istante;
}

interface DichiarazioneCopiaTable {
  studio_id: number;
  id: Generated<string>;
  dichiarazione_id: string;
  motivo: string;
  versione: number;
  righi: ColumnType<Record<string, Valore>, string, never>;
  forzature: ColumnType<unknown, string, never>;
  esiti: ColumnType<unknown, string, never>;
  versione_programma: string;
  intermediario: ColumnType<IntermediarioFilo | null, string | null, never>;
  utente_id: number | null;
  creata_il: Istante;
}

interface DichiarazioneVistaTable {
  studio_id: number;
  utente_id: number;
  dichiarazione_id: string;
  anno: number;
  stato: StatoDichiarazione;
  vista_il: Istante;
  registrata_il: ColumnType<Date, Date | undefined, never>;
}

interface DichiarazioneArchivioTable {
  studio_id: number;
  dichiarazione_id: string;
  nome: string;
  contenuto: Buffer;
  sha256: Buffer;
  versione: number;
  utente_id: number | null;
  archiviata_il: ColumnType<Date, Date | undefined, never>;
}

interface DichiarazioneStampaTable {
  studio_id: number;
  dichiarazione_id: string;
  forma: FormaStampa;
  scheda: number;
  stampata_il: Date;
  contenuto: Buffer;
  sha256: Buffer;
  utente_id: number | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    dichiarazione: DichiarazioneTable;
    dichiarazione_bozza: DichiarazioneBozzaTable;
    dichiarazione_copia: DichiarazioneCopiaTable;
    dichiarazione_modifica: DichiarazioneModificaTable;
    dichiarazione_vista: DichiarazioneVistaTable;
    dichiarazione_archivio: DichiarazioneArchivioTable;
    dichiarazione_stampa: DichiarazioneStampaTable;
  }
}
