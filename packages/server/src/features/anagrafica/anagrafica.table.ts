import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;

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
  sesso: 'M' | 'F' | null;
  data_nascita: string | null;
  comune_nascita: string | null;
  comune_nascita_descrizione: string | null;
  provincia_nascita: string | null;
  stato_civile: number;
  domicilio_fiscale: Json<Indirizzo>;
  residenza_diversa: boolean;
  residenza: Json<Indirizzo>;
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
  archiviata: Generated<boolean>;
  versione: Generated<number>;
  creata_il: Istante;
  modificata_il: Istante;
  modificata_da: number | null;
}

export interface AnagraficaConteggioTable {
  studio_id: number;
  archiviata: boolean;
  quante: number;
}
