export interface CertificatoStudioTable {
  studio_id: number;
  /** The PKCS#12 file, sealed. */
  sigillato: Buffer;
  titolare: string;
  emittente: string;
  seriale: string;
  dal: Date;
  al: Date;
  caricato_il: Date;
  caricato_da: number | null;
}

declare module '../../../db/database.ts' {
  interface Database {
    certificato_studio: CertificatoStudioTable;
  }
}
