import { titoliLavoro } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import type { Genere } from '../../base/lavoro/lavoro.public.ts';
import {
  listRigheLotto,
  type ParametriLotto,
  parametriLotto,
  requirePronta,
  stampaDichiarazione,
} from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { makeFissata, type Stampa } from './stampa.service.ts';
import { checkScarico, writeZip } from './zip-stampe.ts';

/**
 * The model of a closed declaration, to be put aside: until its final print it carries BOZZA, then it is that print. Changes
 * nothing and costs nothing.
 * @throws MODELLO_NON_CHIUSO, NON_TROVATO, ANNO_NON_DISPONIBILE
 */
export async function makeModello(
  trx: Trx,
  { utenteId }: { readonly utenteId: number },
  { anno, id, adesso }: { anno: number; id: string; adesso: Date },
): Promise<Stampa> {
  const { dichiarazione } = await requirePronta(trx, 'salvamodello', { utenteId }, { anno, id });
  return makeFissata(trx, dichiarazione, adesso);
}

/** The models of many closed declarations: a zip with a PDF each and the report. */
export const modelloLotto: Genere<ParametriLotto> = {
  nome: 'salva-modelli',
  parametri: parametriLotto,
  getTitolo: ({ Anno, Codici }) => titoliLavoro.modelli(Anno, new Set(Codici).size),
  getPermesso: () => stampaDichiarazione,
  listRighe: listRigheLotto,
  checkScarico,
  run: async (svolgimento, { Anno: anno }) => {
    await svolgimento.runRighe(async ({ trx, autore, chiave, keepParte }) => {
      const adesso = svolgimento.servizi.now();
      const { pdf, denominazione, codiceFiscale } = await makeModello(trx, autore, {
        ...{ anno, id: chiave, adesso },
      });
      await keepParte(`${denominazione} ${codiceFiscale}`, pdf);
    });
    await svolgimento.clearFile();
    await writeZip(svolgimento);
    return { nome: `modelli-${anno}.zip`, tipo: 'application/zip' };
  },
};
