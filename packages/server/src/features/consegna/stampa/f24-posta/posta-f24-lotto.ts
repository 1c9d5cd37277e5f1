import { lavoriF24, moltiF24, titoliLavoro } from '@quadra/contract';
import type { z } from 'zod';
import type { Genere } from '../../../base/lavoro/lavoro.public.ts';
import { listRigheF24Molti, scriviF24 } from '../../../versamenti/f24/f24.public.ts';
import { mailF24 } from './posta-f24.service.ts';

/**
 * Many models by mail, each to its client and to the studio, with its print. What was mailed today is not mailed again: a job
 * that is killed and goes on, or is asked twice, writes to nobody twice.
 */
export const postaF24Lotto: Genere<z.output<typeof moltiF24>> = {
  nome: lavoriF24.posta,
  parametri: moltiF24,
  getTitolo: ({ Codici }) => titoliLavoro.postaF24(new Set(Codici).size),
  getPermesso: () => scriviF24,
  listRighe: listRigheF24Molti,
  run: async ({ servizi, runRighe }) => {
    await runRighe(async ({ trx, autore, chiave, annotate }) => {
      const chi = { sessione: autore, ip: null };
      const { Cliente } = await mailF24(trx, servizi, chi, { id: chiave, conferma: false });
      annotate(Cliente);
    });
    return undefined;
  },
};
