import type { CifreFattura, InvioFattura, StatoFattura, StatoSdi } from '@quadra/contract';
import type { CedenteFattura, Esigibilita, RigaFattura, SoggettoFattura } from '@quadra/fisco';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;
type Fermo<T> = ColumnType<T, T, never>;
/** A column of JSON: written as text, read as it is. */
type Json<T> = ColumnType<T, string, string>;

/** A line as it is kept: the code of VAT it was written with, and what the code meant that day. */
export interface RigaTenuta extends RigaFattura {
  readonly codiceIva: string;
}

export interface FatturazioneTable {
  id: GeneratedAlways<number>;
  /** Null: of the vendor. */
  gestore_id: number | null;
  attiva: Generated<boolean>;
  denominazione: string;
  partita_iva: string;
  codice_fiscale: string | null;
  regime: Generated<string>;
  via: string;
  cap: string;
  comune: string;
  provincia: string;
  email: string | null;
  telefono: string | null;
  rea_ufficio: string | null;
  rea_numero: string | null;
  /** Cents. */
  rea_capitale: number | null;
  rea_socio_unico: boolean | null;
  rea_liquidazione: Generated<boolean>;
  iban: string | null;
  sezionale: Generated<string>;
  sezionale_note: Generated<string>;
  cifre: Generated<CifreFattura>;
  bollo_addebitato: Generated<boolean>;
  ritenuta_tipo: string | null;
  /** Hundredths of a point. */
  ritenuta_aliquota: number | null;
  ritenuta_causale: string | null;
  ultimo_invio: Generated<number>;
  versione: Generated<number>;
  modificato_il: Istante;
}

interface FatturaNumerazioneTable {
  gestore_id: number | null;
  anno: number;
  sezionale: string;
  ultimo: number;
}

/** What was collected and is no more: it came back unpaid, or who sells took it away. */
export interface Insoluto {
  /** The day it was collected. */
  readonly incassata: string;
  /** The day it came back, or was taken away. */
  readonly tornata: string;
  /** Taken away by hand: it was never collected. */
  readonly tolta?: true;
}

export interface FatturaTable {
  id: Generated<string>;
  gestore_id: Fermo<number | null>;
  cliente_studio_id: Fermo<number | null>;
  tipo_documento: Fermo<string>;
  anno: Fermo<number>;
  sezionale: Fermo<string>;
  progressivo: Fermo<number>;
  numero: string;
  data: string;
  stato: Generated<StatoFattura>;
  invio: InvioFattura | null;
  stato_sdi: Generated<StatoSdi>;
  cedente: Json<CedenteFattura>;
  cliente: Json<SoggettoFattura>;
  righe: Json<RigaTenuta[]>;
  /** Cents, as all that follow. */
  imponibile: number;
  iva: number;
  totale: number;
  bollo: Generated<number>;
  ritenuta: Generated<number>;
  esigibilita: Generated<Esigibilita>;
  codice_sdi: string;
  pec: string | null;
  causale: Generated<string>;
  modalita_pagamento: string | null;
  scadenza: string | null;
  incassata_il: string | null;
  /** In their order. */
  insoluti: ColumnType<Insoluto[], string | undefined, string>;
  collegata_id: Fermo<string | null>;
  effetto: Fermo<string | null>;
  /** Of one asked with a key: its name, and what was asked. */
  chiave: ColumnType<string | null, string | null | undefined, never>;
  impronta: ColumnType<string | null, string | null | undefined, never>;
  xml_manuale: string | null;
  simulata: Generated<boolean>;
  rinvio_entro: string | null;
  versione: Generated<number>;
  creata_il: ColumnType<Date, Date | undefined, never>;
  modificata_il: Istante;
}

interface FatturaInvioTable {
  id: Generated<string>;
  fattura_id: Fermo<string>;
  nome_file: Fermo<string>;
  progressivo: Fermo<string>;
  contenuto: Fermo<string>;
  sha256: Fermo<string>;
  identificativo_sdi: string | null;
  errore: string | null;
  simulato: Fermo<boolean>;
  inviato_il: Fermo<Date>;
}

/** A reason of a refusal, as the exchange writes it. */
export interface MotivoScarto {
  readonly codice: string;
  readonly testo: string;
}

interface FatturaNotificaTable {
  id: Generated<string>;
  fattura_id: Fermo<string>;
  invio_id: Fermo<string>;
  tipo: Fermo<'RC' | 'NS' | 'MC' | 'NE' | 'DT' | 'AT'>;
  nome_file: Fermo<string>;
  contenuto: Fermo<string>;
  errori: ColumnType<MotivoScarto[], string, never>;
  ricevuta_il: Fermo<Date>;
}

interface SdiMessaggioTable {
  id: Generated<string>;
  identificativo: Fermo<string>;
  nome_file: Fermo<string>;
  contenuto: Fermo<string>;
  ricevuto_il: Fermo<Date>;
  lavorato_il: Date | null;
  /** Why nothing was made of it. */
  motivo: string | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    fattura: FatturaTable;
    fattura_invio: FatturaInvioTable;
    fattura_notifica: FatturaNotificaTable;
    fattura_numerazione: FatturaNumerazioneTable;
    fatturazione: FatturazioneTable;
    sdi_messaggio: SdiMessaggioTable;
  }
}
