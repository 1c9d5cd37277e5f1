import type { EsenzioneImu, EsenzioneTemporanea, RiduzioneImu, TipoPossesso, UsoImu } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;
/** Exact in the archive, text on the way out. */
type Decimale = ColumnType<string, number, number>;
type DecimaleFacoltativo = ColumnType<string | null, number | null, number | null>;
export type Genere = 'fabbricato' | 'terreno';

interface ImmobileTable {
  studio_id: number;
  id: Generated<string>;
  genere: Genere;
  comune: string;
  comune_descrizione: string | null;
  provincia: string | null;
  sezione: string | null;
  foglio: string | null;
  particella: string | null;
  subalterno: string | null;
  indirizzo: string | null;
  categoria: string | null;
  classe: string | null;
  consistenza: DecimaleFacoltativo;
  rendita: DecimaleFacoltativo;
  rendita_dominicale: DecimaleFacoltativo;
  rendita_agraria: DecimaleFacoltativo;
  /** Of a building area, or of group D without a rendita. */
  valore: DecimaleFacoltativo;
  uso_imu: ColumnType<UsoImu, UsoImu | undefined, UsoImu>;
  versione: Generated<number>;
  creato_il: Istante;
  modificato_il: Istante;
}

interface PossessoTable {
  studio_id: number;
  id: Generated<string>;
  immobile_id: string;
  anagrafica_id: string;
  dal: string;
  al: string | null;
  quota: Decimale;
  quota_imu: DecimaleFacoltativo;
  tipo_possesso: TipoPossesso;
  titolo: string | null;
  caso: string | null;
  abitazione_principale: Generated<boolean>;
  esenzione: Generated<EsenzioneTemporanea>;
  mesi_imu: number | null;
  riduzione_imu: Generated<RiduzioneImu>;
  esenzione_imu: Generated<EsenzioneImu>;
  data_morte: string | null;
  ordine: Generated<number>;
}

interface ContrattoLocazioneTable {
  studio_id: number;
  id: Generated<string>;
  immobile_id: string;
  dal: string;
  al: string | null;
  codice_identificativo: string | null;
  data_registrazione: string | null;
  serie: string | null;
  numero: string | null;
  sottonumero: string | null;
  codice_ufficio: string | null;
  canone: Decimale;
  codice_canone: string;
  aliquota: 'Ordinaria' | 'Ridotta' | null;
  versione: Generated<number>;
  creato_il: Istante;
  modificato_il: Istante;
}

interface EstimoTable {
  id: Generated<string>;
  comune: string;
  sezione: Generated<string>;
  categoria: string;
  classe: Generated<string>;
  tariffa: Decimale;
  valido_da: string;
  versione: Generated<number>;
  modificata_il: Istante;
}

declare module '../../../db/database.ts' {
  interface Database {
    contratto_locazione: ContrattoLocazioneTable;
    estimo: EstimoTable;
    immobile: ImmobileTable;
    possesso: PossessoTable;
  }
}
