import {
  type PrevisioneSimulataFilo,
  type previsioneRequest,
  type previsioneSimulaRequest,
  testiF24,
} from '@quadra/contract';
import { loadVersamenti, type RataPrevista } from '@quadra/fisco';
import { formatIt, toCentesimi, toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { requireNessunErrore } from '../../../http/domain-error.ts';
import type { Chi } from '../f24/f24.service.ts';
import { type Conto, findConto, listVoci, lockConto, type Quale, updateConto } from './conto.queries.ts';
import { makeVuoto } from './conto.service.ts';
import { listNate, makeConto, type Nata, readOpzioni, toFermi } from './elabora-conto.ts';

/** The advances of a tax as the closed declarations leave them by history; none of a tax that has none. */
async function listAcconti(trx: Trx, quale: Quale, conto: Conto, imposta: string): Promise<readonly Nata[]> {
  const { nate } = await listNate(trx, quale, await readOpzioni(trx, quale, conto));
  return nate.filter(({ acconto }) => acconto?.imposta === imposta);
}

const sumStorico = (acconti: readonly Nata[]): number =>
  acconti.reduce((somma, { importo }) => somma + importo, 0);

/**
 * Counts the advances of a tax on what is expected of it, or by history again; what a model already holds stays.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA for a tax without advances, and for one that is not expected to be less
 */
export async function setPrevisione(
  trx: Trx,
  chi: Chi,
  quale: Quale,
  { Imposta, Previsto }: z.output<typeof previsioneRequest>,
): Promise<void> {
  const conto = await lockConto(trx, quale);
  const altre = conto.previsioni.filter(({ imposta }) => imposta !== Imposta);
  const prima = conto.previsioni.find(({ imposta }) => imposta === Imposta);
  const previsioni = [...altre];
  if (Previsto !== null) {
    const acconti = await listAcconti(trx, quale, conto, Imposta);
    requireNessunErrore(acconti.length === 0 ? { Imposta: [testiF24.ACCONTO_IGNOTO] } : {});
    const storico = sumStorico(acconti);
    const previsto = toCentesimi(Previsto);
    requireNessunErrore(
      previsto < storico
        ? {}
        : { Previsto: [testiF24.previstoAlto(formatIt(storico, { decimali: 2, mostraZero: true }))] },
    );
    previsioni.push({ imposta: Imposta, previsto, storico });
  }
  await updateConto(trx, quale, { previsioni: JSON.stringify(previsioni) });
  await makeConto(trx, quale, chi.adesso);
  await writeRegistro(trx, {
    studioId: quale.studioId,
    utenteId: chi.sessione.utenteId,
    ip: chi.ip,
    azione: 'acconto previsionale',
    entita: 'anagrafica',
    entitaId: quale.anagraficaId,
    ...(prima && { prima: { anno: quale.anno, imposta: Imposta, previsto: toEuro(prima.previsto) } }),
    dopo: { anno: quale.anno, imposta: Imposta, previsto: Previsto },
  });
}

const writeRata = ({ ravvedimento, ...rata }: RataPrevista) => {
  const suo = ravvedimento === null || typeof ravvedimento === 'string' ? null : ravvedimento;
  return {
    Quale: rata.quale,
    Codice: rata.codice,
    Data: rata.data,
    Storico: toEuro(rata.storico),
    Previsto: toEuro(rata.previsto),
    Carente: toEuro(rata.carente),
    Sanzione: toEuro(suo?.sanzione ?? 0),
    Interessi: toEuro(suo?.interessi ?? 0),
    Avviso: typeof ravvedimento === 'string' ? ravvedimento : null,
  };
};

/**
 * What a forecast would do to the advances of a tax, and what it costs if the tax comes to be more; nothing is kept.
 * @throws NON_TROVATO
 */
export async function simulatePrevisione(
  trx: Trx,
  quale: Quale,
  domanda: z.output<typeof previsioneSimulaRequest>,
): Promise<PrevisioneSimulataFilo> {
  const conto = (await findConto(trx, quale)) ?? makeVuoto(quale);
  const v = await loadVersamenti();
  const { anno } = quale;
  const acconti = await listAcconti(trx, quale, conto, domanda.Imposta);
  const effettivo = domanda.Effettivo === null ? sumStorico(acconti) : toCentesimi(domanda.Effettivo);
  const il = domanda.Il ?? v.findSaldoDopo(anno);
  const fermi = toFermi((await listVoci(trx, quale)).filter(({ anno: suo }) => suo === anno));
  const rate = v.computeEffetto(
    acconti,
    { imposta: domanda.Imposta, previsto: toCentesimi(domanda.Previsto) },
    { effettivo, il },
    { anno, regime: conto.regime, fermi },
  );
  return { Effettivo: toEuro(effettivo), Il: il, Rate: rate.map(writeRata) };
}
