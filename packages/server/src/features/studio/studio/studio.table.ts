import type { TipologiaSottoscrizione } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface BloccoStudioTable {
  studio_id: number;
  id: Generated<string>;
  data_blocco: string;
  motivo: 'blocco' | 'canone di manutenzione';
  canone_scadenza: string | null;
  note: string;
  autore_id: number | null;
  autore: string;
  creato_il: Istante;
  tolto_il: Date | null;
  tolto_da: string | null;
}

export interface ApplicativoStudioTable {
  studio_id: number;
  codice: string;
  /** 0: every year. */
  anno: number;
  dal: string;
  al: string | null;
  modo: Generated<'crediti' | 'flat'>;
  limite: number | null;
  indirizzo: string | null;
  modificato_il: Istante;
}

export interface SottoscrizioneTable {
  tipologia: TipologiaSottoscrizione;
  /** Null: every module. */
  moduli: string[] | null;
}
