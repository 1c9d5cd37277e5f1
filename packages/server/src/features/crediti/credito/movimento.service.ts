import type { Trx } from '../../../db/pool.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { writeSottoSoglia } from './lettere.ts';
import {
  changeConto,
  ensureConto,
  existsEffetto,
  findConto,
  insertEntrata,
  insertUscita,
  insertUsoFlat,
  type Lotto,
  lockConti,
  type Saldo,
  type Scritto,
} from './movimento.queries.ts';
import { computePassaggio } from './movimento.rules.ts';
import { findAcquistoDi } from './situazione.queries.ts';
import { findRecapito, insertLogSoglia, updateSottoSoglia } from './soglia.queries.ts';

/** What tells people about their credits. */
export type Avvisi = Pick<Servizi, 'posta' | 'indirizzoPubblico'>;

/** Says once that the credits fell below the threshold, until they are at or above it again. */
export async function settleSoglia(
  trx: Trx,
  avvisi: Avvisi,
  studioId: number,
  { saldo, soglia, sottoSoglia }: Saldo,
): Promise<void> {
  const passaggio = computePassaggio(saldo, soglia, sottoSoglia);
  if (passaggio === null) return;
  await updateSottoSoglia(trx, studioId, passaggio === 'caduta');
  if (passaggio === 'risalita' || soglia === null) return;
  const recapito = await findRecapito(trx, studioId);
  const emailId = recapito?.email
    ? await avvisi.posta.queueMessaggio(trx, {
        destinatario: recapito.email,
        ...(await applyModello(
          trx,
          { studioId },
          writeSottoSoglia(recapito.nome, {
            saldo,
            soglia,
            indirizzo: `${avvisi.indirizzoPubblico()}/pacchetti`,
          }),
        )),
      })
    : null;
  await insertLogSoglia(trx, { studioId, soglia, saldo, emailId });
}

/** Credits come in: one movement, and the purchases they are of. Answers what may be spent. */
export async function addCrediti(
  trx: Trx,
  avvisi: Avvisi,
  studioId: number,
  { lotti, scritto }: { lotti: readonly Lotto[]; scritto: Scritto },
): Promise<number> {
  await ensureConto(trx, studioId);
  const quantita = lotti.reduce((somma, lotto) => somma + lotto.quantita, 0);
  const conto = await changeConto(trx, studioId, { saldo: quantita });
  if (conto === undefined) throw new Error(`Account of studio ${studioId} not there`);
  await insertEntrata(trx, studioId, { saldo: conto.saldo, lotti, scritto });
  await settleSoglia(trx, avvisi, studioId, conto);
  return conto.saldo - conto.prenotati;
}

/**
 * Credits go out, the oldest first (or those of one purchase). Answers what may still be spent and what was taken from which
 * purchase. @throws CREDITI_INSUFFICIENTI
 */
export async function burnCrediti(
  trx: Trx,
  avvisi: Avvisi,
  studioId: number,
  { quantita, scritto, acquistoId }: { quantita: number; scritto: Scritto; acquistoId?: string },
): Promise<{ residui: number; lotti: Lotto[] }> {
  const conto = await changeConto(trx, studioId, { saldo: -quantita });
  if (conto === undefined) throw new DomainError('CREDITI_INSUFFICIENTI');
  const { lotti } = await insertUscita(trx, studioId, {
    quantita,
    saldo: conto.saldo,
    scritto,
    acquistoId: acquistoId ?? null,
  });
  await settleSoglia(trx, avvisi, studioId, conto);
  return { residui: conto.saldo - conto.prenotati, lotti };
}

/**
 * Credits of a studio become of another, each with the day it was bought and the day it expires.
 * @throws CREDITI_INSUFFICIENTI
 */
export async function moveCrediti(
  trx: Trx,
  avvisi: Avvisi,
  { da, a, quantita }: { da: number; a: number; quantita: number },
  scritto: (verso: 'uscita' | 'entrata') => Scritto,
): Promise<{ residuiDa: number; residuiA: number }> {
  await ensureConto(trx, Math.min(da, a));
  await ensureConto(trx, Math.max(da, a));
  await lockConti(trx, [da, a]);
  const uscita = await burnCrediti(trx, avvisi, da, { quantita, scritto: scritto('uscita') });
  const residuiA = await addCrediti(trx, avvisi, a, { lotti: uscita.lotti, scritto: scritto('entrata') });
  return { residuiDa: uscita.residui, residuiA };
}

/**
 * A use that is paid once, whatever the times it happens: `scritto.effetto` is its name. Under a flat contract it costs
 * nothing and is written all the same. Does nothing the second time. @throws CREDITI_INSUFFICIENTI
 */
export async function payUso(
  trx: Trx,
  avvisi: Avvisi,
  studioId: number,
  { crediti, isFlat, scritto }: { crediti: number; isFlat: boolean; scritto: Scritto & { effetto: string } },
): Promise<void> {
  if (isFlat) await ensureConto(trx, studioId);
  await lockConti(trx, [studioId]);
  if (await existsEffetto(trx, studioId, scritto.effetto)) return;
  if (!isFlat) {
    await burnCrediti(trx, avvisi, studioId, { quantita: crediti, scritto });
    return;
  }
  const conto = await findConto(trx, studioId);
  await insertUsoFlat(trx, studioId, conto?.saldo ?? 0, scritto);
}

/**
 * Credits come in and go out in the same step: what may be spent stays as it was, so nobody is told of it. Each side has its
 * own name: asked again it is refused.
 */
export async function passCrediti(
  trx: Trx,
  studioId: number,
  {
    lotto,
    entrata,
    uscita,
  }: { lotto: Lotto; entrata: Scritto & { readonly effetto: string }; uscita: Scritto },
): Promise<void> {
  await ensureConto(trx, studioId);
  const pieno = await changeConto(trx, studioId, { saldo: lotto.quantita });
  if (pieno === undefined) throw new Error(`Account of studio ${studioId} not there`);
  await insertEntrata(trx, studioId, { saldo: pieno.saldo, lotti: [lotto], scritto: entrata });
  const acquisto = await findAcquistoDi(trx, studioId, entrata.effetto);
  const conto = await changeConto(trx, studioId, { saldo: -lotto.quantita });
  if (conto === undefined) throw new DomainError('CREDITI_INSUFFICIENTI');
  await insertUscita(trx, studioId, {
    quantita: lotto.quantita,
    saldo: conto.saldo,
    scritto: uscita,
    acquistoId: acquisto?.id ?? null,
  });
}
