import { isChiave } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { checkRighi } from '../dichiarazione.rules.ts';
import { saveDichiarazione } from '../scrittura/salva-dichiarazione.ts';
import { type Autore, requireDichiarazione } from '../scrittura/scrivi-dichiarazione.ts';
import { readCelle } from './righe.rules.ts';

/** The caselle that a form took of those of a file, how many, and why it did not take each of the others (empty: it has not it). */
export interface Riempita {
  readonly prese: number;
  readonly fuori: ReadonlyMap<string, string>;
}

/**
 * Writes in a declaration what a file says of its caselle, as far as its form takes it; the rest is told, one by one.
 * @throws NON_TROVATO, DICHIARAZIONE_CHIUSA
 */
export async function fillDaFile(
  trx: Trx,
  autore: Autore,
  { anno, id }: { readonly anno: number; readonly id: string },
  { celle, motivo }: { readonly celle: Readonly<Record<string, string>>; readonly motivo: string },
): Promise<Riempita> {
  const { dichiarazione, modello } = await requireDichiarazione(trx, anno, id);
  const fuori = new Map<string, string>();
  const note: [string, string][] = [];
  for (const [chiave, valore] of Object.entries(celle)) {
    if (isChiave(chiave) && modello.findCasella(chiave)) note.push([chiave, valore]);
    else fuori.set(chiave, '');
  }
  const righi = readCelle(modello, Object.fromEntries(note));
  for (const [campo, [frase = '']] of Object.entries(
    checkRighi(modello, righi, 'Righi', dichiarazione.righi),
  )) {
    const chiave = campo.slice('Righi.'.length);
    fuori.set(chiave, frase);
    delete righi[chiave];
  }
  await saveDichiarazione(trx, autore, anno, id, {
    versione: dichiarazione.versione,
    righi,
    forzature: {},
    motivo,
  });
  return { prese: Object.keys(righi).length, fuori };
}
