import { codiciRequest, titoliLavoro } from '@quadra/contract';
import { z } from 'zod';
import type { Trx } from '../../db/pool.ts';
import type { Permesso } from '../../http/policy.ts';
import type { Genere, RigaPrevista } from '../lavoro/lavoro.public.ts';
import type { Sessione } from '../sessione/sessione.public.ts';
import { chiudiDichiarazione, eliminaDichiarazione, scriviDichiarazione } from './dichiarazione.policy.ts';
import { listIntestatari } from './dichiarazione.queries.ts';
import { requireAnnoFiscale } from './percorso.ts';
import {
  closeDichiarazione,
  removeDichiarazione,
  reopenDichiarazione,
} from './scrittura/chiudi-dichiarazione.ts';
import { takeInCarico } from './vita/presa-in-carico.ts';

/** Which declarations a job is about: at most fifty of one fiscal year. */
export const parametriLotto = z.object({ Anno: z.number().int(), Codici: codiciRequest.shape.Codici });
export type ParametriLotto = z.output<typeof parametriLotto>;

/** The declarations as rows of a report, by the name of the client; one that is not theirs keeps its key. */
export async function listRigheLotto(trx: Trx, { Anno, Codici }: ParametriLotto): Promise<RigaPrevista[]> {
  const chiavi = [...new Set(Codici)];
  const nomi = await listIntestatari(trx, requireAnnoFiscale(Anno), chiavi);
  return chiavi.map((chiave) => ({ chiave, descrizione: nomi.get(chiave) ?? chiave }));
}

type Atto = (trx: Trx, autore: Sessione, anno: number, id: string) => Promise<void>;

/** A kind of job that does the same act to each of many declarations. */
export const defineLotto = (
  nome: string,
  titolo: (anno: number, quante: number) => string,
  permesso: Permesso,
  act: Atto,
): Genere<ParametriLotto> => ({
  nome,
  parametri: parametriLotto,
  getTitolo: ({ Anno, Codici }) => titolo(Anno, new Set(Codici).size),
  getPermesso: () => permesso,
  listRighe: listRigheLotto,
  run: async ({ runRighe }, { Anno }) => {
    await runRighe(({ trx, autore, chiave }) => act(trx, autore, Anno, chiave));
    return undefined;
  },
});

/** What is done to many declarations in the background, row by row, with a report. */
export const lottiDichiarazioni: readonly Genere[] = [
  defineLotto('chiudi-dichiarazioni', titoliLavoro.chiusura, chiudiDichiarazione, async (...atto) => {
    await closeDichiarazione(...atto);
  }),
  defineLotto('riapri-dichiarazioni', titoliLavoro.riapertura, chiudiDichiarazione, reopenDichiarazione),
  defineLotto('prendi-dichiarazioni', titoliLavoro.incarico, scriviDichiarazione, (trx, autore, anno, id) =>
    takeInCarico(trx, { ...autore, conferma: false }, { anno, id, lascia: false }),
  ),
  defineLotto('elimina-dichiarazioni', titoliLavoro.eliminazione, eliminaDichiarazione, removeDichiarazione),
];
