import { isDeepStrictEqual } from 'node:util';
import { errori, type TipoDichiarazione } from '@quadra/contract';
import type { Modello } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { createCalcolo, requireModello } from '../calcolo.ts';
import { type Dichiarazione, lockDichiarazioni } from '../dichiarazione.queries.ts';
import { computeRiepilogo, computeStatiQuadri } from '../dichiarazione.rules.ts';
import { listFermi } from '../vita/fatti.queries.ts';
import { insertRicalcoli, type Ricalcolata, updateRisultati } from './ricalcolo.queries.ts';
import { listCambiate } from './ricalcolo.rules.ts';

function recompute(modello: Modello, dichiarazione: Dichiarazione): Ricalcolata {
  const { righi, forzature, riepilogo: prima } = dichiarazione;
  const statiQuadri = computeStatiQuadri(modello, righi, dichiarazione.statiQuadri);
  const riepilogo = computeRiepilogo(modello, statiQuadri, createCalcolo(modello, righi, forzature));
  const nuovo = { statiQuadri, riepilogo, versioneProgramma: modello.versione };
  return { dichiarazione, nuovo, cambiate: listCambiate(prima, riepilogo) };
}

const isUguale = ({ dichiarazione, nuovo }: Ricalcolata): boolean => {
  const { statiQuadri, riepilogo, versioneProgramma } = dichiarazione;
  return isDeepStrictEqual(nuovo, { statiQuadri, riepilogo, versioneProgramma });
};

async function loadModelli(
  trx: Trx,
  anno: number,
  dichiarazioni: readonly Dichiarazione[],
): Promise<ReadonlyMap<TipoDichiarazione, Modello>> {
  const modelli = new Map<TipoDichiarazione, Modello>();
  for (const tipo of new Set(dichiarazioni.map((d) => d.tipo)))
    modelli.set(tipo, await requireModello(trx, anno, tipo));
  return modelli;
}

/**
 * Computes open declarations again with the program, the parameters and the definitions of today, and keeps the results; what
 * changed goes on record. Answers those that were computed, and why the others were not.
 * @throws ANNO_NON_DISPONIBILE
 */
export async function recomputeDichiarazioni(
  trx: Trx,
  utenteId: number,
  anno: number,
  ids: readonly string[],
): Promise<{ ricalcolate: readonly Ricalcolata[]; rifiuti: ReadonlyMap<string, string> }> {
  const trovate = await lockDichiarazioni(trx, anno, ids);
  const modelli = await loadModelli(trx, anno, trovate);
  const studi = [...new Set(trovate.map(({ studioId }) => studioId))];
  const fermi = new Map<TipoDichiarazione, Awaited<ReturnType<typeof listFermi>>>();
  for (const tipo of modelli.keys()) fermi.set(tipo, await listFermi(trx, { anno, tipo }, studi));
  const rifiuti = new Map(ids.map((id) => [id, errori.RECORD_NON_TROVATO.testo as string]));
  const ricalcolate: Ricalcolata[] = [];
  for (const dichiarazione of trovate) {
    const { id, stato, studioId, tipo } = dichiarazione;
    const modello = modelli.get(tipo);
    if (stato === 'Chiusa') rifiuti.set(id, errori.DICHIARAZIONE_CHIUSA.testo);
    else if (fermi.get(tipo)?.has(studioId)) rifiuti.set(id, errori.DICHIARAZIONE_SOLA_LETTURA.testo);
    else if (modello !== undefined) {
      ricalcolate.push(recompute(modello, dichiarazione));
      rifiuti.delete(id);
    }
  }
  await updateRisultati(
    trx,
    ricalcolate.filter((una) => !isUguale(una)),
  );
  await insertRicalcoli(
    trx,
    utenteId,
    ricalcolate.filter(({ cambiate }) => cambiate.length > 0),
  );
  return { ricalcolate, rifiuti };
}
