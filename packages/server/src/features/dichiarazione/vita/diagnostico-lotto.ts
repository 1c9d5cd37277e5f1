import type { RigaDiagnosticoFilo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { type Diagnostico, diagnose } from '../diagnostico.ts';
import { listIntestatari } from '../dichiarazione.queries.ts';
import { quadroOf } from '../dichiarazione.rules.ts';

type Rilievo = Pick<RigaDiagnosticoFilo, 'Chiave' | 'Livello' | 'Messaggio'>;

/** Each datum that is missing once, whatever results wait for it. */
function listMancanti(mancano: Diagnostico['mancano']): Rilievo[] {
  const frasi = new Map<string, string>();
  for (const { dati, frase } of Object.values(mancano).flat())
    for (const { chiave } of dati) if (!frasi.has(chiave)) frasi.set(chiave, frase);
  return [...frasi].map(([Chiave, Messaggio]) => ({ Chiave, Livello: 'discordanza', Messaggio }));
}

/** What the checks say of one declaration and what is missing in it, what stops it first. */
export async function listRilievi(trx: Trx, anno: number, id: string): Promise<RigaDiagnosticoFilo[]> {
  const { findings, mancano } = await diagnose(trx, anno, id);
  const Denominazione = (await listIntestatari(trx, anno, [id])).get(id) ?? '';
  const rilievi: Rilievo[] = [
    ...findings.map(({ chiave, livello, frase }) => ({ Chiave: chiave, Livello: livello, Messaggio: frase })),
    ...listMancanti(mancano),
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
