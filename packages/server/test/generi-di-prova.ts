import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Genere } from '../src/features/base/lavoro/lavoro.public.ts';
import { DomainError } from '../src/http/domain-error.ts';
import type { PassoRiga } from '../src/http/genere.ts';
import { allow, isConsulente } from '../src/http/policy.ts';

const parametri = z.object({
  Nome: z.string(),
  Righe: z.number().int(),
  AttesaMs: z.number().default(0),
  /** Rows that are refused. */
  Rifiuta: z.array(z.string()).default([]),
  /** The row at which the handler throws, always. */
  CadeA: z.string().optional(),
  /** So many rows in each transaction. */
  InGruppi: z.number().int().optional(),
});
type Parametri = z.output<typeof parametri>;

/** A job whose rows leave a line of the register each: twice the same line is a row done twice. */
export const prova: Genere<Parametri> = {
  nome: 'prova',
  parametri,
  getTitolo: ({ Nome }) => `Prova ${Nome}`,
  getPermesso: () => allow('prova', 'prova', (sessione) => !isConsulente(sessione)),
  listRighe: async (_, { Righe }) =>
    Array.from({ length: Righe }, (_riga, n) => ({ chiave: `r${n + 1}`, descrizione: `=Riga ${n + 1}` })),
  run: async ({ runRighe, runGruppi }, { Nome, AttesaMs, Rifiuta, CadeA, InGruppi }) => {
    const write = ({ trx, autore }: Pick<PassoRiga, 'trx' | 'autore'>, chiave: string) =>
      trx
        .insertInto('registro')
        .values({ studio_id: autore.studioId ?? 0, azione: 'prova', entita: Nome, entita_id: chiave })
        .execute();
    if (InGruppi !== undefined)
      await runGruppi(InGruppi, async (passo) => {
        for (const { chiave } of passo.righe) {
          await write(passo, chiave);
          if (CadeA === chiave) throw new Error('poison');
        }
        return passo.righe.map((riga) => ({ ...riga, messaggio: null }));
      });
    await runRighe(async ({ trx, autore, chiave }) => {
      await write({ trx, autore }, chiave);
      if (CadeA === chiave) throw new Error('poison');
      if (Rifiuta.includes(chiave)) throw new DomainError('IMPOSSIBILE_RIAPRIRE');
      await sleep(AttesaMs);
    });
    return undefined;
  },
};
