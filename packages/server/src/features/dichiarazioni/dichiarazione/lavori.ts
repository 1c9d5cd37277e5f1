import {
  codiciRequest,
  confermaChiusura,
  frasiCongiunta,
  frasiErrore,
  noteChiusura,
  titoliLavoro,
} from '@quadra/contract';
import { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import type { Permesso } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { Genere, RigaPrevista } from '../../base/lavoro/lavoro.public.ts';
import { orderPerChiusura } from './congiunta.ts';
import { chiudiDichiarazione, eliminaDichiarazione, scriviDichiarazione } from './dichiarazione.policy.ts';
import { listIntestatari } from './dichiarazione.queries.ts';
import {
  type Chiusura,
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

/** Answers, where it has something to tell, what the report says of the row. */
type Atto<P = ParametriLotto> = (
  trx: Trx,
  autore: Sessione,
  anno: number,
  id: string,
  parametri: P,
) => Promise<string | null>;

type Titolo = (anno: number, quante: number) => string;

/** A kind of job that does the same act to each of many declarations, asking more than which ones. */
const defineLottoCon = <P extends ParametriLotto>(
  parametri: z.ZodType<P>,
  nome: string,
  titolo: Titolo,
  permesso: Permesso,
  act: Atto<P>,
): Genere<P> => ({
  nome,
  parametri,
  getTitolo: ({ Anno, Codici }) => titolo(Anno, new Set(Codici).size),
  getPermesso: () => permesso,
  listRighe: listRigheLotto,
  run: async ({ runRighe }, chiesto) => {
    await runRighe(async ({ trx, autore, chiave, annotate }) => {
      const nota = await act(trx, autore, chiesto.Anno, chiave, chiesto);
      if (nota !== null) annotate(nota);
    });
    return undefined;
  },
});

/** A kind of job that does the same act to each of many declarations. */
export const defineLotto = (
  nome: string,
  titolo: Titolo,
  permesso: Permesso,
  act: Atto,
): Genere<ParametriLotto> => defineLottoCon(parametriLotto, nome, titolo, permesso, act);

/** An act of which there is nothing to tell besides that it was done. */
export const inSilenzio =
  (act: (...atto: Parameters<Atto>) => Promise<unknown>): Atto =>
  async (...atto) => {
    await act(...atto);
    return null;
  };

/** What the report says of a closed declaration that is not as it should be; null when there is nothing. */
function writeNota({ aperti, incomplete, provvisorie, senzaImpegno, discordanze }: Chiusura): string | null {
  const note = [
    ...(aperti.length > 0 ? [`${frasiErrore.QUADRI_CHIUSI_A_FORZA} (${aperti.join(', ')})`] : []),
    ...(incomplete + provvisorie > 0 ? [noteChiusura.nonDefinitiva(incomplete, provvisorie)] : []),
    ...(senzaImpegno ? [noteChiusura.senzaImpegno] : []),
    ...(discordanze.length > 0 ? [frasiCongiunta.chiusaDiscorde(discordanze)] : []),
  ];
  return note.length === 0 ? null : note.join(' ');
}

/** What is done to many declarations in the background, row by row, with a report. */
export const lottiDichiarazioni: readonly Genere[] = [
  {
    ...defineLottoCon(
      parametriLotto.extend(confermaChiusura),
      'chiudi-dichiarazioni',
      titoliLavoro.chiusura,
      chiudiDichiarazione,
      async (trx, autore, anno, id, { Conferma, Motivo }) =>
        writeNota(await closeDichiarazione(trx, autore, anno, id, { conferma: Conferma, motivo: Motivo })),
    ),
    listRighe: async (trx, { Anno, Codici }) =>
      listRigheLotto(trx, {
        Anno,
        Codici: await orderPerChiusura(trx, requireAnnoFiscale(Anno), Codici),
      }),
  },
  defineLotto(
    'riapri-dichiarazioni',
    titoliLavoro.riapertura,
    chiudiDichiarazione,
    inSilenzio(reopenDichiarazione),
  ),
  defineLotto(
    'prendi-dichiarazioni',
    titoliLavoro.incarico,
    scriviDichiarazione,
    inSilenzio((trx, autore, anno, id) =>
      takeInCarico(trx, { ...autore, conferma: false }, { anno, id, lascia: false }),
    ),
  ),
  defineLotto(
    'elimina-dichiarazioni',
    titoliLavoro.eliminazione,
    eliminaDichiarazione,
    inSilenzio(removeDichiarazione),
  ),
];
