import type { SceltaMille } from '@quadra/contract';
import { scelteMille } from '@quadra/contract';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { type Autore, requireAperta, writeDichiarazione } from '../scrittura/scrivi-dichiarazione.ts';

/** The quadro of the choices: one rigo for each card, whose first casella says that the card is there. */
export const QUADRO_MILLE = 'PM';

/**
 * Opens the quadro of the choices with the cards that were asked. Answers whether there was something to do.
 * @throws QUADRO_ASSENTE for a form without it, NON_TROVATO, DICHIARAZIONE_CHIUSA, DICHIARAZIONE_SOLA_LETTURA
 */
export async function createQuadroMille(
  trx: Trx,
  autore: Autore,
  { anno, id }: { anno: number; id: string },
  scelte: readonly SceltaMille[],
): Promise<boolean> {
  const trattenuta = await requireAperta(trx, autore, anno, id);
  const { dichiarazione, modello } = trattenuta;
  if (!modello.quadri.some(({ codice }) => codice === QUADRO_MILLE)) throw new DomainError('QUADRO_ASSENTE');
  const chiavi = scelte.map((scelta) => `${QUADRO_MILLE}${scelteMille.indexOf(scelta) + 1}.1`);
  const nuove = chiavi.filter((chiave) => dichiarazione.righi[chiave] !== true);
  if (nuove.length === 0) return false;
  await writeDichiarazione(trx, autore, trattenuta, {
    righi: { ...dichiarazione.righi, ...Object.fromEntries(nuove.map((chiave) => [chiave, true])) },
    quadriToccati: [QUADRO_MILLE],
    modifiche: [
      { azione: 'quadri mille', chiave: QUADRO_MILLE },
      ...nuove.map((chiave) => ({ azione: 'modifica', chiave, prima: null, dopo: true })),
    ],
  });
  return true;
}
