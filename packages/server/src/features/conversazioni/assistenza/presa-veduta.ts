import type { ParteVeduta, ticketNuovo } from '@quadra/contract';
import { quadroOf, rigoOf } from '@quadra/fisco';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { findComune } from '../../base/comune/comune.public.ts';
import { computeQuadri } from '../../consegna/stampa/stampa.public.ts';
import { getIntestatario, readCompilata } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { insertVeduta } from './veduta.queries.ts';
import { keepVeduta } from './veduta.rules.ts';

interface Cosa {
  readonly da: NonNullable<z.output<typeof ticketNuovo>['Da']>;
  readonly parti: readonly ParteVeduta[];
}

/**
 * Keeps the page a ticket is opened from as who opens it has it before his eyes. It is whole, so that what he shows later is
 * of that same moment; what leaves is what he ticked. @throws NON_TROVATO for what he may not read
 */
export async function takeVeduta(
  trx: Trx,
  { sessione, adesso }: { readonly sessione: Pick<Sessione, 'utenteId'>; readonly adesso: Date },
  { studio_id, id }: { readonly studio_id: number; readonly id: string },
  { da, parti }: Cosa,
): Promise<void> {
  const compilata = await readCompilata(trx, sessione.utenteId, da.Anno, da.IdDichiarazione);
  const { dichiarazione, modello, righi, esiti } = compilata;
  const spiegazione = compilata.explain(da.Chiave);
  const quadro = quadroOf(da.Chiave);
  const quadri = computeQuadri(modello, {
    ...{ dati: righi, esiti, forzature: dichiarazione.forzature },
    nameComune: (codice) => findComune(codice)?.denominazione,
    statiQuadri: { ...dichiarazione.statiQuadri, [quadro]: dichiarazione.statiQuadri[quadro] ?? 'aperto' },
  });
  const cliente = await getIntestatario(trx, dichiarazione);
  await insertVeduta(trx, {
    ...{ studio_id, ticket_id: id, dichiarazione_id: dichiarazione.id, presa_il: adesso },
    ...{ titolo: `${modello.titolo}, quadro ${quadro}`, rigo: rigoOf(da.Chiave) },
    consenso: [...new Set(parti)],
    contenuto: JSON.stringify(keepVeduta({ modello, quadri, chiave: da.Chiave, spiegazione, cliente })),
  });
}
