import type { ListQuery } from '@quadra/contract';
import { loadScadenze } from '@quadra/fisco';
import { giornoDiRoma } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { openCredenziale } from '../../accesso/credenziale/credenziale.public.ts';
import { computeTermini } from './archivio.rules.ts';
import { countDaConservare, type DiceTermine, listDaConservare } from './da-conservare.queries.ts';

/** The terms of the years of what is to be kept, today. */
async function readTermini(trx: Trx, adesso: Date) {
  const { listScadenze } = await loadScadenze();
  const anni = await countDaConservare(trx);
  const termini = computeTermini(
    anni.map(({ anno }) => anno),
    { listScadenze, oggi: giornoDiRoma(adesso) },
  );
  const dice: DiceTermine = (anno) => termini.get(anno) ?? { termine: null, isInRitardo: false };
  return { anni, dice, inRitardo: anni.map(({ anno }) => anno).filter((anno) => dice(anno).isInRitardo) };
}

/** A page of what no conservator accepted, each with its term. */
export async function readDaConservare(trx: Trx, query: ListQuery, adesso: Date) {
  const { dice, inRitardo } = await readTermini(trx, adesso);
  return listDaConservare(trx, query, { dice, inRitardo });
}

/** Whether the studio can hand documents over; how many nobody accepted, and of how many the term is over. */
export async function readPronto(trx: Trx, servizi: Servizi, studioId: number) {
  const accesso = await openCredenziale(trx, servizi.cifratura, studioId, 'archiviazione');
  const { anni, dice } = await readTermini(trx, servizi.now());
  const sum = (righe: typeof anni) => righe.reduce((somma, { quanti }) => somma + quanti, 0);
  return {
    Pronto: servizi.conservatore !== null && accesso !== undefined,
    Simulato: servizi.conservatore?.isSimulato ?? false,
    DaConservare: sum(anni),
    InRitardo: sum(anni.filter(({ anno }) => dice(anno).isInRitardo)),
  };
}
