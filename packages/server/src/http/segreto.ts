import { createHash } from 'node:crypto';

/** The only form in which a secret of ours is kept: its SHA-256. */
export const hashSegreto = (segreto: string): Buffer => createHash('sha256').update(segreto).digest();
