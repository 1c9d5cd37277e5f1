import type { StatoLavoro } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Sostituzione } from '../../../http/sessione/sessione.ts';

type Istante = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;

export interface LavoroTable {
  studio_id: number;
  id: Generated<string>;
  utente_id: number;
  sostituzione: ColumnType<Sostituzione | null, string | null, never>;
  nome: string;
  titolo: string;
  chiave: string;
  parametri: Json<unknown>;
  stato: Generated<StatoLavoro>;
  totale: number | null;
  fatte: Generated<number>;
  riuscite: Generated<number>;
  scartate: Generated<number>;
  con_resoconto: Generated<boolean>;
  tentativo: Generated<number>;
  cadute: Generated<number>;
  annullo_chiesto: Generated<boolean>;
  affidato_fino: Date | null;
  errore: string | null;
  file_nome: string | null;
  file_tipo: string | null;
  file_byte: number | null;
  creato_il: Istante;
  iniziato_il: Date | null;
  finito_il: Date | null;
  scade_il: Date | null;
}

interface LavoroRigaTable {
  studio_id: number;
  lavoro_id: string;
  numero: number;
  chiave: string;
  descrizione: string;
  esito: Generated<'da fare' | 'riuscita' | 'scartata'>;
  messaggio: string | null;
}

interface LavoroParteTable {
  studio_id: number;
  lavoro_id: string;
  sezione: 'riga' | 'file';
  numero: number;
  nome: Generated<string>;
  dati: Buffer;
}

declare module '../../../db/database.ts' {
  interface Database {
    lavoro: LavoroTable;
    lavoro_parte: LavoroParteTable;
    lavoro_riga: LavoroRigaTable;
  }
}
