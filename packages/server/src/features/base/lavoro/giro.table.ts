export interface GiroPeriodicoTable {
  nome: string;
  /** A bigint: its text is a number. */
  ogni_ms: number;
  ultima_il: Date | null;
  durata_ms: number | null;
  esito: 'Fatto' | 'Fallito' | null;
  /** The last time it went well. */
  ultimo_fatto_il: Date | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    giro_periodico: GiroPeriodicoTable;
  }
}
