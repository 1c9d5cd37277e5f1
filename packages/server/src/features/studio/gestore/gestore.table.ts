import type { TipoGestore } from '@quadra/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface GestoreTable {
  id: GeneratedAlways<number>;
  codice: string;
  nome: string;
  ragione_sociale: string;
  data_blocco: string | null;
  creato_il: Istante;
  logo: Buffer | null;
  logo_tipo: 'image/png' | 'image/jpeg' | 'image/svg+xml' | null;
  partita_iva: string | null;
  codice_fiscale: string | null;
  telefono: string | null;
  email: string | null;
  via: string | null;
  comune: string | null;
  comune_descrizione: string | null;
  provincia: string | null;
  cap: string | null;
  rea_ufficio: string | null;
  rea_numero: string | null;
  rea_capitale_sociale: string | null;
  rea_socio_unico: Generated<boolean>;
  rea_liquidazione: Generated<boolean>;
  tipo: Generated<TipoGestore>;
  abilita_bonifici: Generated<boolean>;
  pagamento_carta_credito: Generated<boolean>;
  creazione_pacchetti_applicativi: Generated<boolean>;
  /** May only activate and publish the packages of the vendor. */
  bloccato: Generated<boolean>;
  soglia: number | null;
  /** Studi of its that may have a module in a year; 0: no limit. */
  limite_attivazioni: Generated<number>;
  logo_stampa: Buffer | null;
  logo_stampa_tipo: 'image/png' | 'image/jpeg' | null;
  versione: Generated<number>;
  modificato_il: Istante;
}

declare module '../../../db/database.ts' {
  interface Database {
    gestore: GestoreTable;
  }
}
