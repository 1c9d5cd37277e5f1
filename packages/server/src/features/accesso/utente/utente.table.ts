import type { StatoUtente, TipologiaUtente } from '@quadra/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

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
  /** False: the address was changed from inside, and no link sent there has come back. */
  email_provata: Generated<boolean>;
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

declare module '../../../db/database.ts' {
  interface Database {
    utente: UtenteTable;
  }
}
