import type { StatoDocumento, TipoFirma } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

export interface DocumentoTable {
  studio_id: number;
  id: Generated<string>;
  /** Null: of the studio, of no client. */
  anagrafica_id: string | null;
  dichiarazione_id: string | null;
  anno: number | null;
  nome: string;
  tipo: string;
  /** Null: kept, and nothing else. */
  stato: StatoDocumento | null;
  /** How it was signed; null of what is not. */
  firma: Generated<TipoFirma | null>;
  /** It waits for a conservator: nothing of it changes. */
  congelato: Generated<boolean>;
  /** Signed or archived by a service of trial. */
  simulato: Generated<boolean>;
  tag: Generated<string[]>;
  formato: string;
  dimensione: number;
  sha256: Buffer;
  /** Null: they are in the store. */
  contenuto: Buffer | null;
  /** What can be read in it; `parole` are its words, as they are searched. */
  testo: ColumnType<string | null, string | null, never>;
  parole: ColumnType<string | null, never, never>;
  versione: Generated<number>;
  caricato_il: ColumnType<Date, Date | undefined, never>;
  caricato_da: number | null;
  /** Of a client whose treatment is limited. */
  limitato: Generated<boolean>;
}

interface DocumentoVersioneTable {
  studio_id: number;
  documento_id: string;
  numero: number;
  nome: string;
  formato: string;
  dimensione: number;
  sha256: Buffer;
  /** Null: they are in the store. */
  contenuto: Buffer | null;
  motivo: string;
  sostituita_il: Generated<Date>;
}

/** An object of the store that may be of no row: `<studio>/<sha256>`, and since when. */
interface OggettoDaRivedereTable {
  chiave: string;
  dal: Generated<Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    documento: DocumentoTable;
    documento_versione: DocumentoVersioneTable;
    oggetto_da_rivedere: OggettoDaRivedereTable;
  }
}
