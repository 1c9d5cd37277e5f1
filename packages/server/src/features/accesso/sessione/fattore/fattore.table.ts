import type { ColumnType, Generated } from 'kysely';

type Istante = ColumnType<Date, Date | undefined, Date>;

interface FattoreTotpTable {
  persona_id: number;
  segreto: Buffer;
  creato_il: Istante;
  confermato_il: Date | null;
  ultimo_passo: number | null;
}

interface CodiceRecuperoTable {
  persona_id: number;
  hash: Buffer;
  creato_il: Istante;
  usato_il: Date | null;
}

interface PasskeyTable {
  id: Generated<string>;
  persona_id: number;
  credenziale: string;
  maniglia: string;
  nome: string;
  chiave: Buffer;
  contatore: Generated<number>;
  trasporti: Generated<string[]>;
  sincronizzata: Generated<boolean>;
  creata_il: Istante;
  ultimo_uso: Date | null;
}

export type ScopoSfida = 'accesso' | 'passkey' | 'registrazione' | 'conferma';

/** How the first step of a login was taken. */
export type PrimoPassaggio = 'password' | 'identità esterna';

interface SfidaTable {
  hash: Buffer;
  scopo: ScopoSfida;
  persona_id: number | null;
  sessione_id: string | null;
  ip: string;
  debug: Generated<boolean>;
  prova: string | null;
  tentativi: Generated<number>;
  creata_il: Istante;
  scade_il: Date;
  usata_il: Date | null;
  metodo: Generated<PrimoPassaggio>;
  /** The answer is a code sent by mail. */
  per_posta: Generated<boolean>;
  /** Hash of that code; null when none was sent. */
  codice: Buffer | null;
}

declare module '../../../../db/database.ts' {
  interface Database {
    codice_recupero: CodiceRecuperoTable;
    fattore_totp: FattoreTotpTable;
    passkey: PasskeyTable;
    sfida: SfidaTable;
  }
}
