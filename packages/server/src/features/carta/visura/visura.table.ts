import type { EsitoVisura, RigaVisuraFilo, TipoVisura, VisuraRigaFilo } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

interface VisuraTable {
  studio_id: number;
  id: Generated<string>;
  /** The client whose codice fiscale was asked, when he is one. */
  anagrafica_id: string | null;
  tipo: TipoVisura;
  parametri: ColumnType<VisuraRigaFilo['Parametri'], string, never>;
  cercato: string;
  /** Codice catastale. */
  comune: string | null;
  esito: EsitoVisura;
  righe: ColumnType<RigaVisuraFilo[], string, never>;
  pdf: Buffer | null;
  sha256: Buffer | null;
  costo_crediti: number;
  simulata: boolean;
  creata_il: Date;
  creata_da: number | null;
  importata_il: Date | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    visura: VisuraTable;
  }
}
