import type { RigaDiagnosticoFilo } from '@quadra/contract';
import { quadroOf } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { diagnose } from '../diagnostico.ts';
import { listIntestatari } from '../dichiarazione.queries.ts';
import { collectRilievi } from '../rilievi.rules.ts';

/** What the checks say of one declaration and what is missing in it, what stops it first. */
export async function listRilievi(trx: Trx, anno: number, id: string): Promise<RigaDiagnosticoFilo[]> {
  const { findings, mancano } = await diagnose(trx, anno, id);
  const Denominazione = (await listIntestatari(trx, anno, [id])).get(id) ?? '';
  return collectRilievi(findings, mancano).map(({ chiave, livello, frase }) => ({
    Codice: id,
    Denominazione,
    Quadro: quadroOf(chiave),
    Chiave: chiave,
    Tipo: livello === 'bloccante' ? 'bloccante' : 'avviso',
    Livello: livello,
    Messaggio: frase,
  }));
}
