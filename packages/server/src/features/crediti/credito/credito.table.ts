import type { TipoMovimento } from '@quadra/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;
type IstanteFermo = ColumnType<Date, Date | undefined, never>;
/** The accounts of the two sides of a movement. */
export type Voce = 'crediti' | 'acquisti' | 'consumi' | 'scadenze' | 'spostamenti';

interface ContoTable {
  studio_id: ColumnType<number, number, never>;
  saldo: ColumnType<number, never, number>;
  /** Part of the balance promised to what is going on. */
  prenotati: ColumnType<number, never, number>;
  sotto_soglia: ColumnType<boolean, never, boolean>;
  /** When a recharge was last proposed. */
  proposta_il: ColumnType<Date | null, never, Date>;
}

interface MovimentoTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  numero: GeneratedAlways<number>;
  tipo: Fermo<TipoMovimento>;
  data: IstanteFermo;
  quantita: Fermo<number>;
  saldo_dopo: Fermo<number>;
  causale: Fermo<string>;
  descrizione: Fermo<string>;
  pacchetto_id: Fermo<string | null>;
  /** Cents. */
  prezzo: Fermo<number | null>;
  riferimento_tipo: Fermo<string | null>;
  riferimento_id: Fermo<string | null>;
  effetto: Fermo<string | null>;
  autore_id: Fermo<number | null>;
  /** Who acted in the place of the author. */
  attore_id: Fermo<number | null>;
}

interface VoceTable {
  studio_id: Fermo<number>;
  movimento_id: Fermo<string>;
  conto: Fermo<Voce>;
  quantita: Fermo<number>;
}

interface AcquistoTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  movimento_id: Fermo<string>;
  pacchetto_id: Fermo<string | null>;
  comprato_il: Fermo<Date>;
  scade_il: Fermo<string | null>;
  quantita: Fermo<number>;
  residuo: number;
  avvisato_il: Date | null;
}

interface ConsumoPacchettoTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  movimento_id: Fermo<string>;
  acquisto_id: Fermo<string | null>;
  quantita: Fermo<number>;
}

interface PrenotazioneTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  quantita: Fermo<number>;
  stato: Generated<'aperta' | 'definita' | 'annullata' | 'scaduta'>;
  causale: Fermo<string>;
  creata_il: Fermo<Date>;
  scade_il: Fermo<Date>;
  movimento_id: ColumnType<string | null, never, string>;
}

interface LogSogliaTable {
  studio_id: Fermo<number>;
  id: Generated<string>;
  soglia: Fermo<number>;
  saldo: Fermo<number>;
  data: IstanteFermo;
  email_id: Fermo<string | null>;
}

declare module '../../../db/database.ts' {
  interface Database {
    acquisto: AcquistoTable;
    consumo_pacchetto: ConsumoPacchettoTable;
    conto: ContoTable;
    log_soglia: LogSogliaTable;
    movimento: MovimentoTable;
    prenotazione: PrenotazioneTable;
    voce: VoceTable;
  }
}
