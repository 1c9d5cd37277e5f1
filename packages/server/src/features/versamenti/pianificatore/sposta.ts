import { testiCampo, type usaScenario } from '@quadra/contract';
import { loadVersamenti, type RigaDelModello, type RigoF24 } from '@quadra/fisco';
import { giornoDiRoma, toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import {
  type F24Tenuto,
  listRigheF24,
  type RigaScritta,
  type RigaTenuta,
  replaceF24,
} from '../f24/f24.queries.ts';
import { toCampi, toRigo } from '../f24/f24.rules.ts';
import { type Chi, refuseDoppio, takeF24, tellF24, totaliDi } from '../f24/f24.service.ts';

type Spostamento = z.output<typeof usaScenario>['Spostamenti'][number];

/** Where a delay is never in the row of the tax, what is over its share is the increase for paying with the balances or after them. */
const isConAumento = ({ sezione, rateazione = '00', ravvedimento }: RigoF24): boolean =>
  ravvedimento !== true && (sezione === 'inps' || !rateazione.startsWith('00'));
/**
 * A row as it is kept: of what pays a voce the tax is the share of the voce, with the increase that it was computed with; what else
 * is over it was added for a delay.
 */
export function toRigaDelModello(riga: RigaTenuta): RigaDelModello {
  const intero = riga.debito + riga.credito;
  const { quota, calcolato } = riga;
  const rigo = toRigo(riga);
  if (quota === null) return { id: riga.id, rigo, base: calcolato ?? intero };
  const base = isConAumento(rigo) ? Math.max(quota, Math.min(calcolato ?? quota, intero)) : quota;
  return { id: riga.id, rigo, base };
}

const sameRigo = (prima: RigaTenuta): Omit<RigaScritta, 'sezione' | 'codice' | 'campi'> => ({
  debito: prima.debito,
  credito: prima.credito,
  anno: prima.anno,
  voce_id: prima.voce_id,
  quota: prima.quota,
  calcolato: prima.calcolato,
  pagato: prima.pagato,
});

/** Writes a model on another day, with what the delay adds. @throws NON_TROVATO, RECORD_MODIFICATO, F24_IN_QUESTO_STATO */
async function moveUno(
  trx: Trx,
  chi: Chi,
  anagraficaId: string,
  { IdF24, Versione, Data }: Spostamento,
): Promise<void> {
  const f24: F24Tenuto = await takeF24(trx, IdF24, 'modifica', Versione);
  if (f24.anagrafica_id !== anagraficaId) throw new DomainError('NON_TROVATO');
  const tenute = await listRigheF24(trx, f24.studio_id, [f24.id]);
  const perId = new Map(tenute.map((riga) => [riga.id, riga]));
  const v = await loadVersamenti();
  const { righe } = v.moveModello(tenute.map(toRigaDelModello), f24.scadenza, Data);
  const scritte = righe.map(({ id, rigo }): RigaScritta => {
    const prima = id === null ? undefined : perId.get(id);
    const base = prima && toRigaDelModello(prima).base;
    return {
      ...(prima ? sameRigo(prima) : { voce_id: null, quota: null, calcolato: null, pagato: null }),
      ...{ sezione: rigo.sezione, codice: rigo.codice, anno: rigo.anno ?? null },
      ...{ debito: rigo.debito ?? 0, credito: rigo.credito ?? 0 },
      campi: JSON.stringify(toCampi(rigo)),
      // What was due stays known where the delay is in the row of the tax.
      ...(base !== undefined && rigo.debito !== undefined && rigo.debito !== base ? { calcolato: base } : {}),
    };
  });
  const valori = { data: Data, stato_invio: 'Non inviato' as const, ...totaliDi(righe) };
  await refuseDoppio(() => replaceF24(trx, f24, valori, scritte));
  await tellF24(trx, chi, f24, {
    azione: 'spostamento F24',
    prima: { data: f24.data, debito: toEuro(f24.debito) },
    dopo: { data: Data, debito: toEuro(valori.debito) },
  });
}

/**
 * Makes a scenario the plan of a client: every model it moves, all or none. What was sent is not touched.
 * @throws NON_TROVATO, RECORD_MODIFICATO, F24_IN_QUESTO_STATO, RICHIESTA_NON_VALIDA for a day gone by
 */
export async function useScenario(
  trx: Trx,
  chi: Chi,
  anagraficaId: string,
  { Spostamenti }: z.output<typeof usaScenario>,
): Promise<void> {
  const oggi = giornoDiRoma(chi.adesso);
  const problemi: ModelState = {};
  for (const [n, { Data }] of Spostamenti.entries())
    if (Data < oggi) problemi[`Spostamenti.${n}.Data`] = [testiCampo.GIORNO_PASSATO];
  requireNessunErrore(problemi);
  // In one order, whoever moves them: two scenarios wait for each other and never forever.
  const inOrdine = [...Spostamenti].sort((a, b) => a.IdF24.localeCompare(b.IdF24));
  for (const spostamento of inOrdine) await moveUno(trx, chi, anagraficaId, spostamento);
}
