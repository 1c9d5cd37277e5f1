import {
  type BloccoStudioFilo,
  type bloccoScritto,
  RIGHE_PER_PAGINA_MASSIME,
  testiCampo,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { nameAutore } from '../../accesso/sessione/sessione.public.ts';
import { endBlocco, insertBlocco, listBlocchi, updateBlocco } from './blocco.queries.ts';
import { type Autore, holdStudio, writeAtto } from './studio.service.ts';

/**
 * Locks a studio from a day: from then none of its users enters and those who are in are refused at the next call. A lock
 * already there gives way to the new one. @throws NON_TROVATO, RICHIESTA_NON_VALIDA
 */
export async function lockDalGiorno(
  trx: Trx,
  autore: Autore,
  scritto: z.output<typeof bloccoScritto>,
): Promise<void> {
  const studioId = requireStudio(autore.sessione, scritto.IdStudio);
  const isCanone = scritto.Motivo === 'canone di manutenzione';
  if (isCanone && scritto.CanoneScadenza === null)
    requireNessunErrore({ CanoneScadenza: [testiCampo.CANONE_SCADENZA] });
  const { DataBlocco: prima } = await holdStudio(trx, studioId);
  const chi = nameAutore(autore.sessione);
  await endBlocco(trx, studioId, chi);
  await insertBlocco(trx, {
    studioId,
    dataBlocco: scritto.DataBlocco,
    motivo: scritto.Motivo,
    canoneScadenza: isCanone ? scritto.CanoneScadenza : null,
    note: scritto.Note,
    autoreId: autore.sessione.utenteId,
    autore: chi,
  });
  await updateBlocco(trx, studioId, scritto.DataBlocco, isCanone);
  const { DataBlocco, Motivo, CanoneScadenza } = scritto;
  await writeAtto(trx, autore, studioId, 'blocco', {
    prima: { DataBlocco: prima },
    dopo: { DataBlocco, Motivo, CanoneScadenza },
  });
}

/** Opens a studio again; the history keeps when and who. @throws NON_TROVATO, STUDIO_NON_BLOCCATO */
export async function unlock(trx: Trx, autore: Autore, idStudio: number): Promise<void> {
  const studioId = requireStudio(autore.sessione, idStudio);
  const { DataBlocco: prima } = await holdStudio(trx, studioId);
  if (prima === null) throw new DomainError('STUDIO_NON_BLOCCATO');
  await endBlocco(trx, studioId, nameAutore(autore.sessione));
  await updateBlocco(trx, studioId, null, false);
  await writeAtto(trx, autore, studioId, 'sblocco', { prima: { DataBlocco: prima } });
}

/** @throws NON_TROVATO */
export const getBlocchi = (trx: Trx, sessione: Sessione, idStudio: number): Promise<BloccoStudioFilo[]> =>
  listBlocchi(trx, requireStudio(sessione, idStudio), RIGHE_PER_PAGINA_MASSIME);
