import { createHash } from 'node:crypto';
import { titoliLavoro } from '@quadra/contract';
import type { Trx } from '../../db/pool.ts';
import {
  chiudiDichiarazione,
  defineLotto,
  inSilenzio,
  insertArchivio,
  requirePronta,
  writeAtto,
  writeModifica,
} from '../dichiarazione/dichiarazione.public.ts';
import { makeFissata } from './stampa.service.ts';

export interface Archiviata {
  readonly nome: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Freezes the final print of a declaration, with its hash: from now on nothing of it changes.
 * @throws IMPOSSIBILE_ARCHIVIARE, NON_TROVATO, ANNO_NON_DISPONIBILE, DICHIARAZIONE_SOLA_LETTURA
 */
export async function archiveDichiarazione(
  trx: Trx,
  autore: { readonly utenteId: number; readonly ip?: string },
  { anno, id, adesso }: { anno: number; id: string; adesso: Date },
): Promise<Archiviata> {
  const { dichiarazione } = await requirePronta(trx, 'archivia', autore, { anno, id });
  const { pdf: contenuto, codiceFiscale } = await makeFissata(trx, dichiarazione, adesso);
  const sha256 = createHash('sha256').update(contenuto).digest();
  const nome = `${codiceFiscale}-${anno}.pdf`;
  await insertArchivio(trx, dichiarazione, { nome, contenuto, sha256, utenteId: autore.utenteId });
  await writeModifica(trx, dichiarazione, autore, {
    azione: 'archiviazione',
    motivo: sha256.toString('hex'),
  });
  await writeAtto(trx, autore, dichiarazione, 'archiviazione', {
    dopo: { nome, sha256: sha256.toString('hex') },
  });
  return { nome, sha256: sha256.toString('hex') };
}

/** The same for many, in the background. */
export const archivioLotto = defineLotto(
  'archivia-dichiarazioni',
  titoliLavoro.archivio,
  chiudiDichiarazione,
  inSilenzio((trx, autore, anno, id) => archiveDichiarazione(trx, autore, { anno, id, adesso: new Date() })),
);
