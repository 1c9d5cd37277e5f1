import type { RigaDiagnosticoFilo } from '@quadra/contract';
import { listLuoghi, type MancanzaPer, quadroOf } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { diagnose } from '../diagnostico.ts';
import { listIntestatari } from '../dichiarazione.queries.ts';

type Rilievo = Pick<RigaDiagnosticoFilo, 'Chiave' | 'Livello' | 'Messaggio'>;

/** One row for each place where something is missing. */
const describeMancanza = (mancanza: MancanzaPer): Rilievo[] =>
  listLuoghi(mancanza).map((Chiave) => ({ Chiave, Livello: 'discordanza', Messaggio: mancanza.frase }));

/** What the checks say of one declaration and what is missing in it, what stops it first. */
export async function listRilievi(trx: Trx, anno: number, id: string): Promise<RigaDiagnosticoFilo[]> {
  const { findings, mancano } = await diagnose(trx, anno, id);
  const Denominazione = (await listIntestatari(trx, anno, [id])).get(id) ?? '';
  const rilievi: Rilievo[] = [
    ...findings.map(({ chiave, livello, frase }) => ({ Chiave: chiave, Livello: livello, Messaggio: frase })),
    ...mancano.flatMap(describeMancanza),
  ];
  const righe = rilievi.map((rilievo) => ({
    Codice: id,
    Denominazione,
    Quadro: quadroOf(rilievo.Chiave),
    Tipo: rilievo.Livello === 'bloccante' ? ('bloccante' as const) : ('avviso' as const),
    ...rilievo,
  }));
  return righe.sort((a, b) => Number(b.Tipo === 'bloccante') - Number(a.Tipo === 'bloccante'));
}
