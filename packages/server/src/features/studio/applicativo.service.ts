import {
  type ApplicativoStudioFilo,
  type applicativoScritto,
  type apreApplicativo,
  type attivazioneAnswer,
  type attivazioneMassiva,
  errori,
  testiCampo,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../db/pool.ts';
import { DomainError, requireNessunErrore } from '../../http/domain-error.ts';
import { requireStudio } from '../../http/policy.ts';
import type { Sessione } from '../sessione/sessione.public.ts';
import {
  disableApplicativo,
  enableApplicativo,
  listApplicativi,
  listPeriodi,
  upsertApplicativo,
} from './applicativo.queries.ts';
import { requireModulo } from './modulo.rules.ts';
import { type Autore, holdStudio, writeAtto } from './studio.service.ts';

/** @throws NON_TROVATO */
export const getApplicativi = (
  trx: Trx,
  sessione: Sessione,
  idStudio: number,
): Promise<ApplicativoStudioFilo[]> => listApplicativi(trx, requireStudio(sessione, idStudio));

const isIndirizzo = (testo: string) => URL.canParse(testo) && /^https?:$/.test(new URL(testo).protocol);

/** Writes one module of one studio. @throws NON_TROVATO, RICHIESTA_NON_VALIDA */
export async function changeApplicativo(
  trx: Trx,
  autore: Autore,
  { IdStudio, appid: _, ...scritto }: z.output<typeof applicativoScritto>,
): Promise<ApplicativoStudioFilo[]> {
  const studioId = requireStudio(autore.sessione, IdStudio);
  const Indirizzo = scritto.Indirizzo === '' ? null : scritto.Indirizzo;
  if (scritto.Al !== null && scritto.Al < scritto.Dal)
    requireNessunErrore({ Al: [testiCampo.PERIODO_NON_VALIDO] });
  if (Indirizzo !== null && !isIndirizzo(Indirizzo))
    requireNessunErrore({ Indirizzo: [testiCampo.INDIRIZZO_NON_VALIDO] });
  await holdStudio(trx, studioId);
  const prima = await listApplicativi(trx, studioId);
  await upsertApplicativo(trx, { ...scritto, Indirizzo, studioId });
  await writeAtto(trx, autore, studioId, 'modulo', {
    prima: prima.find(({ Codice, Anno }) => Codice === scritto.Codice && Anno === scritto.Anno) ?? null,
    dopo: scritto,
  });
  return listApplicativi(trx, studioId);
}

type Massiva = z.output<typeof attivazioneMassiva>;
/**
 * Turns a module on or off for many studi. Each studio that cannot be reached is an error of its own, and the others go on.
 * @throws SELEZIONARE_STUDIO without any
 */
export async function changeInMassa(
  trx: Trx,
  autore: Autore,
  { IdStudi, Applicativo, Abilita, Anno }: Massiva,
): Promise<z.infer<typeof attivazioneAnswer>['data']> {
  if (IdStudi.length === 0) throw new DomainError('SELEZIONARE_STUDIO');
  const propri = new Set(autore.sessione.studi);
  const richiesti = [...new Set(IdStudi)];
  const studi = richiesti.filter((id) => propri.has(id));
  const attivazione = { studi, codice: Applicativo, anno: Anno };
  const prima = await listPeriodi(trx, attivazione);
  if (Abilita) await enableApplicativo(trx, attivazione);
  else await disableApplicativo(trx, attivazione);
  const azione = Abilita ? 'attivazione modulo' : 'disattivazione modulo';
  const dopo = await listPeriodi(trx, attivazione);
  for (const id of studi)
    await writeAtto(trx, autore, id, azione, {
      prima: { Applicativo, Periodi: prima.get(id) ?? [] },
      dopo: { Applicativo, Anno, Periodi: dopo.get(id) ?? [] },
    });
  const fuori = richiesti.filter((id) => !propri.has(id));
  return {
    aggiornati: studi.length,
    errori: fuori.map((IdStudio) => ({ IdStudio, Messaggio: errori.NON_TROVATO.testo })),
  };
}

/** Where a module that is elsewhere is; null when it is among our own pages. @throws MODULO_NON_ATTIVO, NON_TROVATO */
export async function openApplicativo(
  trx: Trx,
  sessione: Sessione,
  { IdStudio, Codice }: z.output<typeof apreApplicativo>,
): Promise<string | null> {
  const studioId = requireStudio(sessione, IdStudio);
  requireModulo(sessione, Codice);
  const suoi = (await listApplicativi(trx, studioId)).filter(
    (modulo) => modulo.Attivo && modulo.Codice === Codice,
  );
  if (suoi.length === 0) throw new DomainError('MODULO_NON_ATTIVO');
  return suoi.find(({ Indirizzo }) => Indirizzo !== null)?.Indirizzo ?? null;
}
