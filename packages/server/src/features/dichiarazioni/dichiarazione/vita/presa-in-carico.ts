import type { Trx } from '../../../../db/pool.ts';
import { type Autore, requirePronta, writeAtto, writeModifica } from '../scrittura/scrivi-dichiarazione.ts';
import { updateInCarico } from './vita.queries.ts';

/**
 * A person takes a declaration in charge, or gives back his own: the others only look at it until they take it in their turn.
 * @throws DICHIARAZIONE_IN_CARICO for one of another, until it is confirmed; NON_TROVATO, DICHIARAZIONE_SOLA_LETTURA
 */
export async function takeInCarico(
  trx: Trx,
  autore: Autore & { readonly conferma: boolean },
  { anno, id, lascia }: { anno: number; id: string; lascia: boolean },
): Promise<void> {
  const { utenteId } = autore;
  // One gives back only his own: of another it is first taken, and that leaves its line.
  const chi = { ...autore, conferma: autore.conferma && !lascia };
  const { dichiarazione } = await requirePronta(trx, 'presaincarico', chi, { anno, id });
  const prima = dichiarazione.inCaricoA;
  const dopo = lascia ? null : utenteId;
  if (prima === dopo) return;
  await updateInCarico(trx, dichiarazione, dopo);
  const azione = lascia ? 'rilascio' : 'presa in carico';
  await writeModifica(trx, dichiarazione, autore, { azione });
  await writeAtto(trx, autore, dichiarazione, azione, {
    prima: { inCaricoA: prima },
    dopo: { inCaricoA: dopo },
  });
}
