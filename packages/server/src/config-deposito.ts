/** A bucket of a service that speaks S3, and what it is entered with. */
export interface ConfigDeposito {
  readonly indirizzo: string;
  readonly regione: string;
  readonly secchio: string;
  readonly chiave: string;
  readonly segreto: string;
}

/** Where the bytes of documents are kept. */
export interface ConfigDocumenti {
  /** Where they end: those that are elsewhere are moved there. */
  readonly dove: 'postgresql' | 's3';
  /** The bucket; null: there is none. With `postgresql` it is where those still outside come back from. */
  readonly deposito: ConfigDeposito | null;
}

interface Letti {
  readonly QUADRA_DOCUMENTI: 'postgresql' | 's3';
  readonly QUADRA_S3_INDIRIZZO?: string | undefined;
  readonly QUADRA_S3_REGIONE: string;
  readonly QUADRA_S3_SECCHIO?: string | undefined;
  readonly QUADRA_S3_CHIAVE?: string | undefined;
  readonly QUADRA_S3_SEGRETO?: string | undefined;
}
const INSIEME = [
  'QUADRA_S3_INDIRIZZO',
  'QUADRA_S3_SECCHIO',
  'QUADRA_S3_CHIAVE',
  'QUADRA_S3_SEGRETO',
] as const;

/** The variables of the store that are missing: all are needed, or none. */
export function listMancanti(letti: Letti): string[] {
  const mancanti = INSIEME.filter((nome) => letti[nome] === undefined);
  const isSenza = mancanti.length === INSIEME.length && letti.QUADRA_DOCUMENTI === 'postgresql';
  return isSenza ? [] : mancanti;
}

/** What was read, once nothing is missing. */
export function readDocumenti(letti: Letti): ConfigDocumenti {
  const { QUADRA_DOCUMENTI: dove, QUADRA_S3_REGIONE: regione } = letti;
  const { QUADRA_S3_INDIRIZZO: indirizzo, QUADRA_S3_SECCHIO: secchio } = letti;
  const { QUADRA_S3_CHIAVE: chiave, QUADRA_S3_SEGRETO: segreto } = letti;
  if (!indirizzo || !secchio || !chiave || !segreto) return { dove, deposito: null };
  return { dove, deposito: { indirizzo, regione, secchio, chiave, segreto } };
}
