import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;
/** Left out of an insert, it takes the empty value of the table. */
type JsonPredefinito<T> = ColumnType<T, string | undefined, string>;

export interface Indirizzo {
  comune: string | null;
  comuneDescrizione: string | null;
  provincia: string | null;
  cap: string | null;
  via: string | null;
  civico: string | null;
}

export interface AnagraficaTable {
  studio_id: number;
  id: Generated<string>;
  tipo: 'PF' | 'SD';
  estera: boolean;
  identificativo_estero: string | null;
  codice_fiscale: string;
  partita_iva: string | null;
  denominazione: string;
  denominazione_ricerca: GeneratedAlways<string>;
  cognome: string | null;
  nome: string | null;
  ragione_sociale: string | null;
  natura_giuridica: string | null;
  data_costituzione: ColumnType<string | null, string | null | undefined, string | null>;
  sesso: 'M' | 'F' | null;
  data_nascita: string | null;
  comune_nascita: string | null;
  comune_nascita_descrizione: string | null;
  provincia_nascita: string | null;
  stato_civile: number;
  domicilio_fiscale: Json<Indirizzo>;
  residenza_diversa: boolean;
  residenza: Json<Indirizzo>;
  sede_legale_diversa: Generated<boolean>;
  sede_legale: JsonPredefinito<Indirizzo>;
  sede_attivita_diversa: Generated<boolean>;
  sede_attivita: JsonPredefinito<Indirizzo>;
  sincronizzazione: Generated<number>;
  comune: GeneratedAlways<string | null>;
  email: string | null;
  email_pec: string | null;
  telefono: string | null;
  cellulare: string | null;
  tipo_documento: string | null;
  numero_documento: string | null;
  rilasciato_da: string | null;
  data_rilascio: string | null;
  data_scadenza: string | null;
  email_firma: string | null;
  telefono_firma: string | null;
  gruppi: ColumnType<string[], never, never>;
  archiviata: Generated<boolean>;
  /** Day until which the law wants what is left of who was erased; null for everybody else. */
  limitata_fino: ColumnType<string | null, string | null | undefined, string | null>;
  versione: Generated<number>;
  creata_il: Istante;
  modificata_il: Istante;
  modificata_da: number | null;
}

interface AnagraficaConteggioTable {
  studio_id: number;
  archiviata: boolean;
  quante: number;
}

export interface LegameTable {
  studio_id: number;
  anagrafica_id: string;
  genere: 'familiari' | 'soci' | 'collaboratori';
  posizione: number;
  codice_fiscale: string;
  dati: Json<object>;
}

interface AnagraficaModificaTable {
  studio_id: number;
  id: GeneratedAlways<number>;
  anagrafica_id: string;
  quando: GeneratedAlways<Date>;
  utente_id: number | null;
  azione: string;
  campo: string;
  prima: ColumnType<unknown, string, never>;
  dopo: ColumnType<unknown, string, never>;
  dal: string | null;
  versione: number;
  /** Before and after were erased. */
  cancellata: ColumnType<boolean, never, never>;
}

declare module '../../../db/database.ts' {
  interface Database {
    anagrafica: AnagraficaTable;
    anagrafica_conteggio: AnagraficaConteggioTable;
    anagrafica_modifica: AnagraficaModificaTable;
    legame: LegameTable;
  }
}
