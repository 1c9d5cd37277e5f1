import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Sostituzione } from '../../../http/sessione/sessione.ts';

type Istante = ColumnType<Date, Date | undefined, Date>;

interface DispositivoTable {
  persona_id: number;
  hash: Buffer;
  primo_uso: Istante;
  ultimo_uso: Istante;
}

interface SostituzioneTable {
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

interface SessioneTable {
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

interface AccessoTable {
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

interface CodiceMonousoTable {
  hash: Buffer;
  utente_id: number;
  scopo: 'password' | 'attivazione';
  creato_il: Istante;
  scade_il: Date;
  usato_il: Date | null;
}

interface SegnalazioneTable {
  id: GeneratedAlways<number>;
  quando: Istante;
  utente_id: number;
  operazione: string;
  utente_dichiarato: string;
  testo: string;
}

interface FornitoreTable {
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

declare module '../../../db/database.ts' {
  interface Database {
    accesso: AccessoTable;
    codice_monouso: CodiceMonousoTable;
    dispositivo: DispositivoTable;
    fornitore: FornitoreTable;
    segnalazione: SegnalazioneTable;
    sessione: SessioneTable;
    sostituzione: SostituzioneTable;
  }
}
