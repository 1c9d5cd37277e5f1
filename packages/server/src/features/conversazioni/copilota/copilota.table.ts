import type { Generated, JSONColumnType } from 'kysely';
import type { RispostaScritta } from './copilota.rules.ts';

interface CopilotaScambioTable {
  studio_id: number;
  id: Generated<string>;
  utente_id: number;
  dichiarazione_id: string | null;
  domanda: string;
  risposta: JSONColumnType<RispostaScritta>;
  fonte: 'motore' | 'modello' | 'nessuno';
  creato_il: Generated<Date>;
}

declare module '../../../db/database.ts' {
  interface Database {
    copilota_scambio: CopilotaScambioTable;
  }
}
