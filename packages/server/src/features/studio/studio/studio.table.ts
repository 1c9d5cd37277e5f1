import type { ProfiloCommerciale, TipologiaSottoscrizione } from '@quadra/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

export interface StudioTable {
  id: GeneratedAlways<number>;
  gestore_id: number | null;
  ragione_sociale: string;
  partita_iva: string | null;
  codice_fiscale: string | null;
  tipo_profilo_cliente: Generated<number>;
  contratto_flat: Generated<boolean>;
  personalizzazioni_operative: string | null;
  numero_massimo_dichiarazioni: Generated<number>;
  ip_abilitati: Generated<string>;
  clienti_senza_gruppo: Generated<boolean>;
  /** False from the registration to the activation. */
  attivo: Generated<boolean>;
  data_blocco: string | null;
  creato_il: Istante;
  profilo: ProfiloCommerciale | null;
  tipologia_sottoscrizione: Generated<TipologiaSottoscrizione>;
  via: string | null;
  comune: string | null;
  comune_descrizione: string | null;
  provincia: string | null;
  cap: string | null;
  email: string | null;
  pec: string | null;
  codice_sdi: string | null;
  telefono: string | null;
  numero_massimo_utenti: Generated<number>;
  canone_manutenzione: Generated<boolean>;
  soglia: number | null;
  forza_chiusura_quadri: Generated<boolean>;
  testi: ColumnType<Record<string, string>, string | undefined, string>;
  logo: Buffer | null;
  logo_tipo: 'image/png' | 'image/jpeg' | null;
  ultimo_contratto_il: Date | null;
  ultima_nomina_il: Date | null;
  versione: Generated<number>;
  modificato_il: Istante;
}

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

declare module '../../../db/database.ts' {
  interface Database {
    applicativo_studio: ApplicativoStudioTable;
    blocco_studio: BloccoStudioTable;
    sottoscrizione: SottoscrizioneTable;
    studio: StudioTable;
  }
}
