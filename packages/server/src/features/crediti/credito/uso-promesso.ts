import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { findPrezzo } from '../listino/listino.queries.ts';
import type { Scritto } from './movimento.queries.ts';
import { type Avvisi, burnCrediti, payUso } from './movimento.service.ts';
import { reserveCrediti, settlePrenotazione, voidPrenotazione } from './prenotazione.service.ts';

/** Credits promised to a use whose outcome is not known yet. */
export interface Promessa {
  readonly prenotazioneId: string | null;
  /** Credits that it takes when it succeeds. */
  readonly costo: number;
  /** What a flat contract covers: written, and not taken. */
  readonly coperti: number;
}
interface Chi {
  readonly studioId: number;
  /** The item of the price list. */
  readonly voce: string;
  readonly adesso: Date;
}

/** Credits that the price list asks for an item today; none where no list names it. */
export async function computeCostoVoce(
  trx: Trx,
  { studioId, voce, adesso }: Chi,
): Promise<{ costo: number; isFlat: boolean; crediti: number }> {
  const giorno = giornoDiRoma(adesso);
  const prezzo = await findPrezzo(trx, { studioId, tipo: voce, anno: Number(giorno.slice(0, 4)), giorno });
  const { crediti = 0, isFlat = false } = prezzo ?? {};
  return { costo: isFlat ? 0 : crediti, isFlat, crediti };
}

/** Promises what a use costs before it begins. `massimo`: what was told. @throws COSTO_CAMBIATO, CREDITI_INSUFFICIENTI */
export async function promiseUso(
  trx: Trx,
  { massimo, messaggio, ...chi }: Chi & { massimo: number; messaggio: string },
): Promise<Promessa> {
  const { costo, isFlat, crediti } = await computeCostoVoce(trx, chi);
  if (costo > massimo) throw new DomainError('COSTO_CAMBIATO', { messaggio });
  const { studioId, voce, adesso } = chi;
  const prenotazioneId =
    costo === 0 ? null : await reserveCrediti(trx, studioId, { quantita: costo, causale: voce, adesso });
  return { prenotazioneId, costo, coperti: isFlat ? crediti : 0 };
}

/** The use succeeded: its credits go out; a promise that took too long is kept all the same. @throws CREDITI_INSUFFICIENTI */
export async function settleUso(
  trx: Trx,
  avvisi: Avvisi,
  studioId: number,
  { promessa, adesso, scritto }: { promessa: Promessa; adesso: Date; scritto: Scritto & { effetto: string } },
): Promise<void> {
  const { prenotazioneId, costo, coperti } = promessa;
  if (coperti > 0) await payUso(trx, avvisi, studioId, { crediti: coperti, isFlat: true, scritto });
  if (prenotazioneId === null) return;
  const isPresa = await settlePrenotazione(trx, avvisi, studioId, { id: prenotazioneId, adesso, scritto });
  if (!isPresa) await burnCrediti(trx, avvisi, studioId, { quantita: costo, scritto });
}

/** The use failed: its credits are free again. */
export async function voidUso(
  trx: Trx,
  studioId: number,
  { promessa, adesso }: { promessa: Promessa; adesso: Date },
): Promise<void> {
  if (promessa.prenotazioneId !== null)
    await voidPrenotazione(trx, studioId, { id: promessa.prenotazioneId, adesso });
}
