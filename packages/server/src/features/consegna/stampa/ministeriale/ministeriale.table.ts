import type { CollegamentoMinisteriale, StatoMinisteriale, TipoMinisteriale } from '@quadra/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CampoPdf } from './campo.ts';

type Mappatura = readonly CollegamentoMinisteriale[];

export interface PdfMinisterialeTable {
  id: Generated<string>;
  tipo: TipoMinisteriale;
  anno: number;
  /** The page of the form that the file begins at. */
  pagina: number;
  nome: string;
  contenuto: Buffer;
  sha256: Buffer;
  pagine: number;
  campi: ColumnType<readonly CampoPdf[], string, never>;
  mappatura: ColumnType<Mappatura, string, string>;
  /** The mapping that is printed. */
  pubblicata: ColumnType<Mappatura | null, string | null | undefined, string | null>;
  revisione: Generated<number>;
  stato: GeneratedAlways<StatoMinisteriale>;
  modificato_il: Generated<Date>;
  modificato_da: number | null;
}

declare module '../../../../db/database.ts' {
  interface Database {
    pdf_ministeriale: PdfMinisterialeTable;
  }
}
