import type { AreaDelegaUnica, StatoDelegaUnica } from '@quadra/contract';
import type { Generated } from 'kysely';

export interface DelegaUnicaTable {
  studio_id: number;
  id: Generated<string>;
  anagrafica_id: string;
  intermediario_id: string;
  intermediario_nome: string;
  intermediario_codice: string;
  stato: StatoDelegaUnica;
  aree_chieste: AreaDelegaUnica[];
  /** Those that were granted. */
  aree: AreaDelegaUnica[] | null;
  link_hash: Buffer | null;
  link_scade_il: Date | null;
  /** Tax codes of somebody else that were typed on it. */
  link_errori: Generated<number>;
  chiesta_da: number | null;
  chiesta_il: Date;
  aperta_il: Date | null;
  firmata_il: Date | null;
  conferita_il: string | null;
  scadenza: string | null;
  /** Of the Agenzia, as a person wrote it. */
  numero: string | null;
  esito_il: string | null;
  motivo: string | null;
  /** The documents with the signed sheet. */
  fogli: Generated<string[]>;
  versione: Generated<number>;
  modificata_il: Generated<Date>;
}

declare module '../../../../db/database.ts' {
  interface Database {
    delega_unica: DelegaUnicaTable;
  }
}
