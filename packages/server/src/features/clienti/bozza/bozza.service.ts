import { BOZZA_BYTE_MASSIMI, BOZZA_GIORNI } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { deleteBozzaRow, findBozza, type PostoBozza, upsertBozza } from './bozza.queries.ts';
import type { RighiBozza } from './bozza.table.ts';
import { getStudioDelLuogo } from './luoghi.ts';

const GIORNO_MS = 86_400_000;

export interface Luogo {
  readonly genere: string;
  readonly chiave: string;
}
export interface Bozza {
  readonly righi: RighiBozza;
  readonly versione: number | null;
  readonly salvataIl: string;
}

/** A draft is of the person who types: who acts in place of another neither sees nor leaves drafts of the other. */
async function getPosto(trx: Trx, sessione: Sessione, luogo: Luogo): Promise<PostoBozza> {
  return {
    studioId: await getStudioDelLuogo(trx, sessione, luogo),
    utenteId: sessione.sostituzione?.attoreId ?? sessione.utenteId,
    luogo: `${luogo.genere}/${luogo.chiave}`,
  };
}

/** The draft of the caller in a place; null without one. @throws NON_TROVATO (place) */
export async function findBozzaDi(
  trx: Trx,
  sessione: Sessione,
  luogo: Luogo,
  adesso: Date,
): Promise<Bozza | null> {
  const riga = await findBozza(trx, await getPosto(trx, sessione, luogo), adesso);
  if (!riga) return null;
  return { righi: riga.righi, versione: riga.versione, salvataIl: riga.salvata_il.toISOString() };
}

/** Keeps a draft for thirty days; answers when it was kept. @throws NON_TROVATO (place), MESSAGGIO_TROPPO_GRANDE */
export async function saveBozza(
  trx: Trx,
  sessione: Sessione,
  luogo: Luogo,
  { righi, versione, adesso }: { righi: RighiBozza; versione: number | null; adesso: Date },
): Promise<string> {
  const posto = await getPosto(trx, sessione, luogo);
  const testo = JSON.stringify(righi);
  if (Buffer.byteLength(testo) > BOZZA_BYTE_MASSIMI) throw new DomainError('MESSAGGIO_TROPPO_GRANDE');
  const scade_il = new Date(adesso.getTime() + BOZZA_GIORNI * GIORNO_MS);
  await upsertBozza(trx, posto, { righi: testo, versione, salvata_il: adesso, scade_il });
  return adesso.toISOString();
}

/** Throws a draft away; without one nothing happens. @throws NON_TROVATO (place) */
export async function deleteBozza(trx: Trx, sessione: Sessione, luogo: Luogo): Promise<void> {
  await deleteBozzaRow(trx, await getPosto(trx, sessione, luogo));
}
