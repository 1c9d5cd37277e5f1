import type { StatoPacchettoArchivio } from '@quadra/contract';
import type { Generated } from 'kysely';

interface PacchettoArchivioTable {
  studio_id: number;
  id: string;
  anno: number;
  /** Of the studio and year. */
  numero: number;
  stato: StatoPacchettoArchivio;
  /** It goes to the conservator of the tests. */
  simulato: boolean;
  /** The key that the conservator gave it. */
  esterno_id: string | null;
  indice: Buffer;
  creato_il: Generated<Date>;
  creato_da: number | null;
  inviato_il: Date | null;
  esito_il: Date | null;
  chiesto_il: Date | null;
  motivo: string | null;
}
interface PacchettoDocumentoTable {
  studio_id: number;
  pacchetto_id: string;
  documento_id: string;
  posto: number;
  sha256: Buffer;
  /** False once the package was taken back: the document is free. */
  attivo: Generated<boolean>;
}

declare module '../../../db/database.ts' {
  interface Database {
    pacchetto_archivio: PacchettoArchivioTable;
    pacchetto_documento: PacchettoDocumentoTable;
  }
}
