import { createHash } from 'node:crypto';
import { titoliLavoro } from '@quadra/contract';
import { readOra } from '../../../db/orologio.ts';
import type { Trx } from '../../../db/pool.ts';
import {
  chiudiDichiarazione,
  clearArchivio,
  defineLotto,
  getCalcolata,
  inSilenzio,
  insertArchivio,
  requireCompleta,
  requirePronta,
  writeAtto,
  writeModifica,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { makeFissata } from './stampa.service.ts';

export interface Archiviata {
  readonly nome: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Freezes the final print of a declaration, with its hash: from now on nothing of it changes.
 * @throws IMPOSSIBILE_ARCHIVIARE, DICHIARAZIONE_INCOMPLETA, NON_TROVATO, ANNO_NON_DISPONIBILE, DICHIARAZIONE_SOLA_LETTURA
 */
export async function archiveDichiarazione(
  trx: Trx,
  autore: { readonly utenteId: number; readonly ip?: string },
  { anno, id, adesso }: { anno: number; id: string; adesso: Date },
): Promise<Archiviata> {
  const { dichiarazione } = await requirePronta(trx, 'archivia', autore, { anno, id });
  requireCompleta(await getCalcolata(trx, anno, id));
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

/**
 * A frozen declaration may be changed again: who let it go and why are on record, the print that was kept stays as it was.
 * @throws DICHIARAZIONE_NON_CONGELATA, NON_TROVATO, ANNO_NON_DISPONIBILE, DICHIARAZIONE_SOLA_LETTURA
 */
export async function unfreezeDichiarazione(
  trx: Trx,
  autore: { readonly utenteId: number; readonly ip?: string },
  { anno, id, motivo }: { anno: number; id: string; motivo: string },
): Promise<void> {
  const { dichiarazione } = await requirePronta(trx, 'scongela', autore, { anno, id });
  await clearArchivio(trx, dichiarazione);
  await writeModifica(trx, dichiarazione, autore, { azione: 'scongelamento', motivo });
  await writeAtto(trx, autore, dichiarazione, 'scongelamento', {
    prima: { archiviataIl: dichiarazione.archiviataIl },
    dopo: { archiviataIl: null, motivo },
  });
}

/** The freezing of many, in the background. */
export const archivioLotto = defineLotto(
  'archivia-dichiarazioni',
  titoliLavoro.archivio,
  chiudiDichiarazione,
  inSilenzio(async (trx, autore, anno, id) =>
    archiveDichiarazione(trx, autore, { anno, id, adesso: await readOra(trx) }),
  ),
);
