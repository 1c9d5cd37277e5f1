import {
  eventoAutomatico,
  type NotificheAutomaticheFilo,
  naturaEvento,
  type notificheAutomaticheScritte,
  testiCampo,
} from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { makeWriteAtto } from '../../../db/registro.queries.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { readImpostate, saveImpostate } from './automatica.queries.ts';
import { checkTesto, completeScelte, type Scelta } from './automatica.rules.ts';

type Scritte = z.output<typeof notificheAutomaticheScritte>;
interface Autore {
  readonly utenteId: number;
  readonly ip: string;
}
const writeAtto = makeWriteAtto('notifiche automatiche');

/** What a studio chose of every event, and its hours of silence. */
export async function readAutomatiche(trx: Trx, studioId: number): Promise<NotificheAutomaticheFilo> {
  const { scelte, silenzio, versione } = await readImpostate(trx, studioId);
  return {
    Automatiche: completeScelte(scelte).map(({ evento, anticipo, canali, testo, attiva }) => ({
      Evento: evento,
      Nome: eventoAutomatico[evento],
      Segnaposti: [...naturaEvento[evento].segnaposti],
      Anticipo: anticipo,
      Canali: [...canali],
      Testo: testo,
      Attiva: attiva,
    })),
    Silenzio: silenzio && { Dalle: silenzio.dalle, Alle: silenzio.alle },
    Versione: versione,
  };
}

function checkScritte({ Automatiche, Silenzio }: Scritte): ModelState {
  const stato: Record<string, string[]> = {};
  for (const [posto, { Evento, Testo, Anticipo }] of Automatiche.entries()) {
    const errori = Testo === null ? [] : checkTesto(Evento, Testo);
    if (errori.length > 0) stato[`Automatiche.${posto}.Testo`] = errori;
    if ((Anticipo === null) !== (naturaEvento[Evento].anticipo === null))
      stato[`Automatiche.${posto}.Anticipo`] = [
        Anticipo === null ? testiCampo.ANTICIPO_MANCANTE : testiCampo.ANTICIPO_SENZA_GIORNO,
      ];
  }
  if (Silenzio !== null && Silenzio.Dalle === Silenzio.Alle)
    stato['Silenzio.Alle'] = [testiCampo.SILENZIO_VUOTO];
  return stato;
}

/** Writes what a studio chose. @throws RICHIESTA_NON_VALIDA on the fields, RECORD_MODIFICATO */
export async function writeAutomatiche(
  trx: Trx,
  { studioId, autore }: { readonly studioId: number; readonly autore: Autore },
  scritte: Scritte,
): Promise<void> {
  requireNessunErrore(checkScritte(scritte));
  const prima = await readImpostate(trx, studioId);
  const scelte = scritte.Automatiche.map(
    ({ Evento, Anticipo, Canali, Testo, Attiva }): Scelta => ({
      evento: Evento,
      anticipo: Anticipo,
      canali: [...new Set(Canali)],
      testo: Testo,
      attiva: Attiva,
    }),
  );
  const { Silenzio } = scritte;
  const silenzio = Silenzio && { dalle: Silenzio.Dalle, alle: Silenzio.Alle };
  const dopo = { scelte, silenzio, versione: scritte.Versione };
  if (!(await saveImpostate(trx, studioId, dopo))) throw new DomainError('RECORD_MODIFICATO');
  await writeAtto(trx, autore, studioId, 'modifica', { prima, dopo });
}
