import type { IndirizziProfilo, TipoApplicazione } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

export interface ApplicazioneTable {
  id: Generated<string>;
  codice: string;
  nome: string;
  tipo: TipoApplicazione;
  anno: number | null;
  numero: number | null;
  client_id: string;
  segreto_hash: Buffer | null;
  indirizzi: ColumnType<IndirizziProfilo, string | undefined, string>;
  pagina_iniziale: Generated<string>;
  ritorni: ColumnType<string[], string[] | undefined, string[]>;
  ritorni_uscita: ColumnType<string[], string[] | undefined, string[]>;
  indirizzo_uscita: string | null;
  attiva: Generated<boolean>;
  versione: Generated<number>;
  modificata_il: ColumnType<Date, Date | undefined, Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    applicazione: ApplicazioneTable;
  }
}
