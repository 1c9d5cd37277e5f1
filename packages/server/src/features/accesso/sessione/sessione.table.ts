import type {
  ProfiloCommerciale,
  StatoUtente,
  TipoGestore,
  TipologiaSottoscrizione,
  TipologiaUtente,
} from '@quadra/contract';
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
  logo_stampa: Buffer | null;
  logo_stampa_tipo: 'image/png' | 'image/jpeg' | null;
  versione: Generated<number>;
  modificato_il: Istante;
}

/** A module that counts today. */
export interface Applicativo {
  codice: string;
  anno: number | null;
  dal: string;
  al: string | null;
  modo: 'crediti' | 'flat';
  limite: number | null;
}

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

export interface UtenteTable {
  id: GeneratedAlways<number>;
  studio_id: number | null;
  gestore_id: number | null;
  email: string;
  nome: string;
  cognome: string;
  tipologia_utente: TipologiaUtente;
  sviluppatore: Generated<boolean>;
  primo_amministratore: Generated<boolean>;
  attivo: Generated<boolean>;
  password_hash: string | null;
  ip_abilitati: Generated<string>;
  skin: string | null;
  font: string | null;
  densita: string | null;
  invio_passa_al_successivo: Generated<boolean>;
  riduci_movimenti: Generated<boolean>;
  esportazione_730: Generated<boolean>;
  spin_ok: Generated<boolean>;
  abilita_ai: Generated<boolean>;
  visure_abilitate: Generated<boolean>;
  privacy_il: Date | null;
  /** When the profile was first alive; null while it is an invitation. */
  attivato_il: Date | null;
  /** When the second step was first asked of who administers without one. */
  verifica_chiesta_il: Date | null;
  stato: GeneratedAlways<StatoUtente>;
  versione: Generated<number>;
  modificato_il: Istante;
  ultimo_accesso: Date | null;
  accesso_precedente: Date | null;
  creato_il: Istante;
  /** The profile that owns the credentials of the person: itself, unless one e-mail has several. */
  persona_id: Generated<number>;
}

export interface DispositivoTable {
  persona_id: number;
  hash: Buffer;
  primo_uso: Istante;
  ultimo_uso: Istante;
}

/** What a session opened in place of another remembers of who acts. */
export interface Sostituzione {
  /** Key of the row of `sostituzione`, with the studio it is under. */
  readonly id: string;
  readonly studioId: number;
  readonly attoreId: number;
  readonly attore: string;
  /** The gestore who acts is of: he reaches its studi alone. Null for the vendor, who reaches all. */
  readonly gestoreId: number | null;
  readonly motivo: string;
  readonly ticket: string | null;
  readonly scrittura: boolean;
}

export interface SostituzioneTable {
  studio_id: number;
  id: Generated<string>;
  attore_id: number;
  attore: string;
  utente_id: number;
  utente: string;
  motivo: string;
  ticket: string | null;
  scrittura: boolean;
  iniziata_il: Istante;
  scade_il: Date;
  terminata_il: Date | null;
}

export interface SessioneTable {
  id: Generated<string>;
  utente_id: number;
  sid_hash: Buffer;
  token_hash: Buffer;
  legata: boolean;
  debug: Generated<boolean>;
  ip: string;
  agente: Generated<string>;
  creata_il: Istante;
  ultima_attivita: Istante;
  scade_il: Date;
  terminata_il: Date | null;
  persona_id: number;
  attore_id: number | null;
  sostituzione: ColumnType<Sostituzione | null, string | null | undefined, never>;
  origine_id: string | null;
  confermata_il: Istante;
  verifica_chiesta_il: Date | null;
}

export type EsitoAccesso =
  | 'in corso'
  | 'riuscito'
  | 'credenziali errate'
  | 'troppi tentativi'
  | 'studio bloccato'
  | 'indirizzo non abilitato'
  | 'non eseguito'
  | 'verifica richiesta'
  | 'verifica errata'
  | 'password recuperata';

export interface AccessoTable {
  id: GeneratedAlways<number>;
  quando: Istante;
  account: string;
  ip: string;
  utente_id: number | null;
  esito: EsitoAccesso;
  /** The /24 of an IPv4, the /64 of an IPv6. */
  rete: GeneratedAlways<string>;
  /** The browser or the session the attempt came from, when the person was known there. */
  origine_nota: string | null;
}

export interface CodiceMonousoTable {
  hash: Buffer;
  utente_id: number;
  scopo: 'password' | 'attivazione';
  creato_il: Istante;
  scade_il: Date;
  usato_il: Date | null;
}

export interface SegnalazioneTable {
  id: GeneratedAlways<number>;
  quando: Istante;
  utente_id: number;
  operazione: string;
  utente_dichiarato: string;
  testo: string;
}

export interface FornitoreTable {
  id: Generated<number>;
  ragione_sociale: string;
  sito: string | null;
  email: string | null;
  telefono: string | null;
  facebook: string | null;
  linkedin: string | null;
  twitter: string | null;
  youtube: string | null;
  partita_iva: string | null;
  indirizzo: string | null;
  logo: string | null;
}
