import type { ColumnType } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface IdentitaEsternaTable {
  persona_id: number;
  issuer: string;
  subject: string;
  fornitore: string;
  collegata_il: Istante;
}

export interface IdentitaRichiestaTable {
  stato_hash: Buffer;
  browser_hash: Buffer;
  fornitore: string;
  segreti: Buffer;
  sessione_id: string | null;
  creata_il: Istante;
  scade_il: Date;
  usata_il: Date | null;
}

declare module '../../../../db/database.ts' {
  interface Database {
    identita_esterna: IdentitaEsternaTable;
    identita_richiesta: IdentitaRichiestaTable;
  }
}
