import type { StatoBusta, TipoDocumentoFirma } from '@quadra/contract';
import type { Generated } from 'kysely';

export interface BustaTable {
  studio_id: number;
  id: string;
  anagrafica_id: string;
  anno: number;
  /** Of the studio and year. */
  numero: number;
  tipo: TipoDocumentoFirma;
  stato: StatoBusta;
  /** It went to the service of the tests. */
  simulata: boolean;
  /** The key that the service gave it. */
  esterno_id: string;
  scadenza: string;
  promemoria: number | null;
  inviata_il: Generated<Date>;
  inviata_da: number | null;
  firmata_il: Date | null;
}
interface BustaDocumentoTable {
  studio_id: number;
  busta_id: string;
  documento_id: string;
  esterno_id: string;
  posto: number;
}
interface BustaFirmatarioTable {
  studio_id: number;
  busta_id: string;
  ordine: number;
  nome: string;
  email: string;
  telefono: string;
  esterno_id: string;
  /** Who has it can sign: sealed. */
  collegamento: Buffer;
  firmato_il: Date | null;
}
interface BustaEventoTable {
  studio_id: number;
  evento_id: string;
  busta_id: string;
  tipo: string;
  arrivato_il: Generated<Date>;
}
interface FirmaServizioTable {
  studio_id: number;
  /** What the service signs its calls with: sealed. */
  segreto: Buffer;
  token_impronta: Buffer;
}

declare module '../../../db/database.ts' {
  interface Database {
    busta: BustaTable;
    busta_documento: BustaDocumentoTable;
    busta_firmatario: BustaFirmatarioTable;
    busta_evento: BustaEventoTable;
    firma_servizio: FirmaServizioTable;
  }
}
