import type { StatoRichiestaDocumento } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

export interface RichiestaDocumentoTable {
  studio_id: number;
  id: Generated<string>;
  anagrafica_id: string;
  dichiarazione_id: string;
  collegamento_id: string;
  /** What the document proves. */
  caselle: string[];
  documento: string;
  nota: string | null;
  stato: StatoRichiestaDocumento;
  chiesta_da: number | null;
  chiesta_il: Date;
  /** Reminders that were sent. */
  promemoria: Generated<number>;
  promemoria_il: Date | null;
  arrivata_il: Date | null;
  /** Among the documents of the client. */
  file: Generated<string[]>;
  confermata_da: number | null;
  confermata_il: Date | null;
  /** The numbers that a person read. */
  valori: ColumnType<Record<string, number> | null, string | null, string | null>;
  motivo: string | null;
  versione: Generated<number>;
  modificata_il: Generated<Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    richiesta_documento: RichiestaDocumentoTable;
  }
}
