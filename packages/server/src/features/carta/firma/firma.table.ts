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
  /** It is signed by a link and a code of the house, not by the service. */
  interna: Generated<boolean>;
  /** Those who sign are asked one after the other; else all together. */
  in_ordine: Generated<boolean>;
  /** Why who had to sign it did not want to. */
  rifiuto: Generated<string | null>;
  /** When the house last reminded of it. */
  promemoria_il: Generated<Date | null>;
}
interface BustaDocumentoTable {
  studio_id: number;
  busta_id: string;
  documento_id: string;
  esterno_id: string;
  posto: number;
}
/** What one who signs by a link of the house signs. */
interface BustaDaFirmareTable {
  studio_id: number;
  busta_id: string;
  ordine: number;
  documento_id: string;
  /** When he first had its bytes. */
  letto_il: Generated<Date | null>;
  /** The farthest page that was on his screen, as his page said. */
  pagina: Generated<number | null>;
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
  /** Of one who signs by a link of the house. */
  collegamento_id: Generated<string | null>;
  /** From where he signed by it. */
  ip: Generated<string | null>;
  /** Where his codes go was written by who sent the envelope, not by the record of the client. */
  indirizzo_scritto: Generated<boolean>;
  /** When he said that he does not sign. */
  rifiutato_il: Generated<Date | null>;
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
    busta_da_firmare: BustaDaFirmareTable;
    busta_firmatario: BustaFirmatarioTable;
    busta_evento: BustaEventoTable;
    firma_servizio: FirmaServizioTable;
  }
}
