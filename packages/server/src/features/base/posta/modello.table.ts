import type { ModelloPosta } from '@quadra/contract';
import type { Generated } from 'kysely';

/** Of the vendor where there is no gestore. */
interface ModelloPostaTable {
  gestore_id: number | null;
  codice: ModelloPosta;
  oggetto: string;
  corpo: string;
  lingua: Generated<'it'>;
  attivo: boolean;
  versione: Generated<number>;
}

interface ModelloPostaStudioTable {
  studio_id: number;
  codice: ModelloPosta;
  oggetto: string;
  corpo: string;
  lingua: Generated<'it'>;
  attivo: boolean;
  versione: Generated<number>;
}

declare module '../../../db/database.ts' {
  interface Database {
    modello_posta: ModelloPostaTable;
    modello_posta_studio: ModelloPostaStudioTable;
  }
}
