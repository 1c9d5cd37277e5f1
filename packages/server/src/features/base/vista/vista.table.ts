import type { ListaConViste, VistaScritta } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;
/** The part of a view that the database does not look into. */
type ContenutoVista = Pick<VistaScritta, 'filter' | 'logic' | 'order' | 'colonne' | 'righePerPagina'>;

export interface VistaTable {
  studio_id: number;
  id: Generated<string>;
  utente_id: number | null;
  lista: ListaConViste;
  nome: string;
  predefinita: boolean;
  contenuto: ColumnType<ContenutoVista, string, string>;
  versione: Generated<number>;
  creata_il: Istante;
  modificata_il: Istante;
  modificata_da: number | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    vista: VistaTable;
  }
}
