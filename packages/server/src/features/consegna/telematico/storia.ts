import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import {
  type Dichiarazione,
  insertModifiche,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';

/** Who acts, and from where; missing for work done in the background. */
export interface Autore {
  readonly utenteId: number;
  readonly ip?: string;
}

interface Passo {
  readonly azione: 'telematico' | 'stato telematico';
  readonly prima?: string;
  readonly dopo: string;
  readonly motivo?: string;
}

/** What was done, in the record of the declaration and in the audit log: who, when, from which state to which. */
export async function writeStoria(
  trx: Trx,
  { utenteId, ip }: Autore,
  dichiarazione: Dichiarazione,
  { azione, prima, dopo, motivo }: Passo,
): Promise<void> {
  const { studioId, id, versione } = dichiarazione;
  const voce = { azione, prima: prima ?? null, dopo, ...(motivo && { motivo }) };
  await insertModifiche(trx, dichiarazione, versione, utenteId, [voce]);
  await writeRegistro(trx, {
    studioId,
    utenteId,
    ip: ip ?? null,
    azione: azione === 'telematico' ? 'file telematico' : azione,
    entita: 'dichiarazione',
    entitaId: id,
    ...(prima !== undefined && { prima: { stato: prima } }),
    dopo: azione === 'telematico' ? { tracciato: dopo } : { stato: dopo },
  });
}
