import type {
  FontePrecompilata,
  StatoOrdine,
  StatoRichiesta730,
  TipoOrdine,
  VoceFuori,
  VocePrecompilata,
} from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

/** A list that is written as JSON. */
type Elenco<T> = ColumnType<T[], string | undefined, string>;

interface RichiestaPrecompilataTable {
  studio_id: number;
  id: Generated<string>;
  anagrafica_id: string;
  anno: number;
  stato: Generated<StatoRichiesta730>;
  /** Of the outside service: its meaning is not published. */
  codice: string | null;
  delega_id: string | null;
  modello: ModelloPrecompilata | null;
  /** What the file says. */
  caselle: Elenco<VocePrecompilata>;
  ricevuta_il: Date | null;
  dichiarazione_id: string | null;
  importata_il: Date | null;
  /** What the form has not taken. */
  fuori: Elenco<VoceFuori>;
  /** What was chosen, rigo by rigo. */
  scelte: ColumnType<Readonly<Record<string, SceltaTenuta>>, string | undefined, string>;
  creata_il: Generated<Date>;
}
/** One choice as it is kept; without a source what was read in a document stays. */
export interface SceltaTenuta {
  readonly fonte: FontePrecompilata | null;
  readonly motivo: string;
  readonly importo: number | null;
  readonly quando: string;
  readonly utente: string;
}
export type ModelloPrecompilata = '730' | 'Persone fisiche';

interface OrdinePrecompilataTable {
  studio_id: number;
  id: Generated<string>;
  anno: number;
  numero: number;
  tipo: TipoOrdine;
  stato: Generated<StatoOrdine>;
  simulato: boolean;
  esterno_id: string | null;
  file_inviato: Buffer | null;
  file_ricevuto: Buffer | null;
  motivo: string | null;
  creato_il: Generated<Date>;
  creato_da: number | null;
  inviato_il: Date | null;
  ricevuto_il: Date | null;
  chiesto_il: Date | null;
}
interface OrdinePrecompilataRigaTable {
  studio_id: number;
  ordine_id: string;
  richiesta_id: string;
}
interface OrdinePrecompilataConfigurazioneTable {
  studio_id: number;
  mittente: string;
  utente: string;
  /** Sealed. */
  password: Buffer | null;
  limite_righe: number;
  limite_mb: number;
  versione: number;
}

declare module '../../../db/database.ts' {
  interface Database {
    richiesta_precompilata: RichiestaPrecompilataTable;
    ordine_precompilata: OrdinePrecompilataTable;
    ordine_precompilata_riga: OrdinePrecompilataRigaTable;
    ordine_precompilata_configurazione: OrdinePrecompilataConfigurazioneTable;
  }
}
