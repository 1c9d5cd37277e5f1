import { testiCopia } from '@quadra/contract';
import type { Cifratura } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { destroyChiavi } from '../../base/chiave-dati/chiave-dati.public.ts';
import { openDifferenze, sealStudio } from '../../base/registro/registro.public.ts';
import { listAttiDi } from './copia.queries.ts';
import type { Copia } from './copia.ts';
import {
  anonymizeUtente,
  listChiaviUtente,
  listDatiUtente,
  lockUtente,
  type UtenteTenuto,
} from './utente.queries.ts';

/** @throws NON_TROVATO */
async function getUtente(trx: Trx, email: string): Promise<UtenteTenuto> {
  const utente = await lockUtente(trx, email);
  if (utente === undefined) throw new DomainError('NON_TROVATO');
  return utente;
}

/** Everything about a user of the portal: his data, his accesses, what the audit log says of him. @throws NON_TROVATO */
export async function readCopiaUtente(trx: Trx, cifratura: Cifratura, email: string): Promise<Copia> {
  const utente = await getUtente(trx, email);
  const studioId = utente.studioId ?? 0;
  await sealStudio(trx, cifratura, studioId);
  const chiavi = (await listChiaviUtente(trx, utente.id)).map(({ id }) => id);
  const atti = await listAttiDi(trx, studioId, chiavi);
  const aperte = await openDifferenze(trx, cifratura, atti);
  const registro = atti.map(({ quando, autore, azione, entita }, posto) => ({
    ...{ quando: quando.toISOString(), autore, azione, entita },
    ...{ prima: aperte[posto]?.prima ?? null, dopo: aperte[posto]?.dopo ?? null },
  }));
  const tabelle = Object.entries({ ...(await listDatiUtente(trx, utente)), registro });
  return {
    studioId,
    nome: utente.nome,
    tabelle: Object.fromEntries(tabelle.filter(([, righe]) => righe.length > 0)),
  };
}

/**
 * A user who left becomes a pseudonym: what he did stays on record under it, whatever else there is of him goes.
 * @throws NON_TROVATO, PRIMO_AMMINISTRATORE, UTENTE_CON_ATTIVITA while other profiles lean on his credentials
 */
export async function cancelUtente(
  trx: Trx,
  cifratura: Cifratura,
  email: string,
): Promise<{ id: number; pseudonimo: string }> {
  const utente = await getUtente(trx, email);
  if (utente.isPrimo) throw new DomainError('PRIMO_AMMINISTRATORE');
  if (utente.altriProfili > 0) throw new DomainError('UTENTE_CON_ATTIVITA');
  const studioId = utente.studioId ?? 0;
  await sealStudio(trx, cifratura, studioId);
  const pseudonimo = testiCopia.pseudonimo(utente.id);
  await anonymizeUtente(trx, utente, pseudonimo);
  for (const { studio_id, id } of await listChiaviUtente(trx, utente.id))
    await destroyChiavi(trx, studio_id, [id]);
  await writeRegistro(trx, {
    ...{ studioId: utente.studioId, utenteId: null, ip: null },
    ...{ azione: 'cancellazione dei dati', entita: 'utente', entitaId: utente.id },
  });
  return { id: utente.id, pseudonimo };
}
