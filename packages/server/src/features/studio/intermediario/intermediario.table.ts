import type { TipoIntermediario } from '@quadra/contract';
import type { Generated } from 'kysely';

export interface IntermediarioTable {
  /** 0: shared. */
  studio_id: number;
  id: Generated<string>;
  gestore_id: number | null;
  tipo: TipoIntermediario;
  codice_fiscale: string;
  cognome: string | null;
  nome: string | null;
  ragione_sociale: string | null;
  numero_iscrizione_caf: string | null;
  via: string | null;
  comune: string | null;
  comune_descrizione: string | null;
  provincia: string | null;
  cap: string | null;
  rappresentante_cognome: string;
  rappresentante_nome: string;
  email: string | null;
  telefono: string | null;
  predefinito: Generated<boolean>;
  anno: number | null;
  versione: Generated<number>;
}

declare module '../../../db/database.ts' {
  interface Database {
    intermediario: IntermediarioTable;
  }
}
