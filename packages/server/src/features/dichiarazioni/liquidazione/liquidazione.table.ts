import type { PeriodicitaIva, PeriodoLipe } from '@quadra/fisco';
import type { ColumnType, Generated } from 'kysely';

interface LiquidazioneIvaTable {
  studio_id: number;
  anagrafica_id: string;
  /** The tax year. */
  anno: number;
  periodicita: PeriodicitaIva;
  acconto_versato: number;
  periodi: ColumnType<PeriodoLipe[], string, string>;
  versione: Generated<number>;
  modificata_il: Generated<Date>;
}

interface ComunicazioneIvaTable {
  studio_id: number;
  id: Generated<string>;
  anagrafica_id: string;
  anno: number;
  trimestre: number;
  nome: string;
  contenuto: string;
  sha256: string;
  periodi_sha256: string;
  creata_da: number;
  creata_il: Generated<Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    liquidazione_iva: LiquidazioneIvaTable;
    comunicazione_iva: ComunicazioneIvaTable;
  }
}
