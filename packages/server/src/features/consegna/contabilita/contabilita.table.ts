import type { FormatoContabile, InvioContabile, TipoContabile } from '@quadra/contract';
import type { ColumnType, Generated } from 'kysely';

type Fermo<T> = ColumnType<T, T, never>;

/** Accounting defaults: of the vendor (no gestore), or of one gestore; and its accounting software. */
export interface ContabilitaTable {
  id: Generated<number>;
  gestore_id: number | null;
  causale_consumo: string;
  causale_incasso: string;
  conto_banca: string;
  causale_vendita: string;
  codice_iva: string;
  conto_iva: string;
  numero_registro: number;
  tipo_registro: number;
  tipo_conto_cliente: string;
  tipo_conto_gestore: string;
  ws_indirizzo: string | null;
  ws_utente: string | null;
  /** Sealed under `contabilita/<id>/ws_password`. */
  ws_password: Buffer | null;
  ws_azienda: string | null;
  versione: Generated<number>;
}

/** One export; cents. */
export interface EsportazioneContabileTable {
  id: Fermo<string>;
  gestore_id: Fermo<number | null>;
  numero: Fermo<number>;
  utente_id: Fermo<number | null>;
  creata_il: Fermo<Date>;
  dal: Fermo<string>;
  al: Fermo<string>;
  tipi: Fermo<TipoContabile[]>;
  formato: Fermo<FormatoContabile>;
  righe: Fermo<number>;
  vendite: Fermo<number>;
  incassi: Fermo<number>;
  consumi: Fermo<number>;
  ripetuta: Fermo<boolean>;
  motivo: Fermo<string | null>;
  file_nome: Fermo<string>;
  /** Sealed under `esportazione-contabile/<id>`. */
  contenuto: Fermo<Buffer>;
  invio: InvioContabile | null;
  inviata_il: Date | null;
  simulata: Generated<boolean>;
  errore: string | null;
}

interface EsportazioneContabileRigaTable {
  esportazione_id: Fermo<string>;
  gestore_id: Fermo<number | null>;
  tipo: Fermo<TipoContabile>;
  riferimento: Fermo<string>;
  data: Fermo<string>;
  importo: Fermo<number>;
  prima: Fermo<boolean>;
}

declare module '../../../db/database.ts' {
  interface Database {
    contabilita: ContabilitaTable;
    esportazione_contabile: EsportazioneContabileTable;
    esportazione_contabile_riga: EsportazioneContabileRigaTable;
  }
}
