import type { ColumnType, Generated } from 'kysely';

export type Extra = Readonly<Record<string, string | number | boolean | null>>;

interface TabellaVoceTable {
  id: Generated<string>;
  tabella: string;
  codice: string;
  descrizione: string;
  anno: number | null;
  ordine: Generated<number>;
  attivo: Generated<boolean>;
  valido_da: string | null;
  valido_a: string | null;
  extra: ColumnType<Extra, string | undefined, string>;
  di_casa: Generated<boolean>;
  versione: Generated<number>;
  modificata_il: ColumnType<Date, Date | undefined, Date>;
}

interface TabellaEdizioneTable {
  tabella: string;
  fonte: string;
  data: string | null;
  impronta: string;
  importata: Generated<boolean>;
  scritta_il: ColumnType<Date, Date | undefined, Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    tabella_edizione: TabellaEdizioneTable;
    tabella_voce: TabellaVoceTable;
  }
}
