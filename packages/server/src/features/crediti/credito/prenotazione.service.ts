import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { changeConto, countResidui, insertUscita, lockConti, type Scritto } from './movimento.queries.ts';
import { type Avvisi, settleSoglia } from './movimento.service.ts';
import {
  closePrenotazione,
  insertPrenotazione,
  lockPerCausale,
  lockPrenotazione,
} from './prenotazione.queries.ts';

/** A reservation is free again after this long, whatever became of who made it. */
const MINUTI = 15;

/** Promises credits to something that begins: nobody else spends them. @throws CREDITI_INSUFFICIENTI */
export async function reserveCrediti(
  trx: Trx,
  studioId: number,
  { quantita, causale, adesso }: { quantita: number; causale: string; adesso: Date },
): Promise<string> {
  if ((await changeConto(trx, studioId, { prenotati: quantita })) === undefined)
    throw new DomainError('CREDITI_INSUFFICIENTI');
  const scadeIl = new Date(adesso.getTime() + MINUTI * 60_000);
  return insertPrenotazione(trx, { studioId, quantita, causale, adesso, scadeIl });
}

/** What was begun succeeded: its credits go out. False when the reservation is open no more, and nothing is written. */
export async function settlePrenotazione(
  trx: Trx,
  avvisi: Avvisi,
  studioId: number,
  { id, adesso, scritto }: { id: string; adesso: Date; scritto: Scritto },
): Promise<boolean> {
  const aperta = await lockPrenotazione(trx, studioId, id, adesso);
  if (aperta === undefined) return false;
  const { quantita } = aperta;
  const conto = await changeConto(trx, studioId, { saldo: -quantita, prenotati: -quantita });
  if (conto === undefined) throw new Error(`Account of studio ${studioId} holds less than it promised`);
  const movimento = await insertUscita(trx, studioId, { quantita, saldo: conto.saldo, scritto });
  await closePrenotazione(trx, studioId, id, { stato: 'definita', movimento_id: movimento.id });
  await settleSoglia(trx, avvisi, studioId, conto);
  return true;
}

/** What was begun failed: its credits are free. False when the reservation is open no more. */
export async function voidPrenotazione(
  trx: Trx,
  studioId: number,
  { id, adesso }: { id: string; adesso: Date },
): Promise<boolean> {
  const aperta = await lockPrenotazione(trx, studioId, id, adesso);
  if (aperta === undefined) return false;
  await changeConto(trx, studioId, { prenotati: -aperta.quantita });
  await closePrenotazione(trx, studioId, id, { stato: 'annullata' });
  return true;
}

/** Who blocks frees: no time does. */
const MAI = new Date('9999-12-31T00:00:00Z');

/**
 * Keeps credits from being spent until they are freed, `quantita` of them or as many as there are; `causale` is their name: asked
 * again, nothing more is blocked. Answers how many are.
 */
export async function blockCrediti(
  trx: Trx,
  studioId: number,
  { quantita, causale, adesso }: { quantita: number; causale: string; adesso: Date },
): Promise<number> {
  await lockConti(trx, [studioId]);
  const gia = await lockPerCausale(trx, studioId, causale);
  if (gia !== undefined) return gia.quantita;
  const quanti = Math.min(quantita, await countResidui(trx, [studioId]));
  if (quanti <= 0) return 0;
  await changeConto(trx, studioId, { prenotati: quanti });
  await insertPrenotazione(trx, { studioId, quantita: quanti, causale, adesso, scadeIl: MAI });
  return quanti;
}

/** Frees what was blocked under a name. Answers how many. */
export async function freeCrediti(trx: Trx, studioId: number, causale: string): Promise<number> {
  await lockConti(trx, [studioId]);
  const aperta = await lockPerCausale(trx, studioId, causale);
  if (aperta === undefined) return 0;
  await changeConto(trx, studioId, { prenotati: -aperta.quantita });
  await closePrenotazione(trx, studioId, aperta.id, { stato: 'annullata' });
  return aperta.quantita;
}
