import { opzioniStampa, titoliLavoro } from '@quadra/contract';
import type { z } from 'zod';
import {
  listRigheLotto,
  parametriLotto,
  stampaDichiarazione,
} from '../dichiarazione/dichiarazione.public.ts';
import type { FileEsito, Genere, Svolgimento } from '../lavoro/lavoro.public.ts';
import { makeDefinitiva } from './stampa.service.ts';
import { checkScarico, writeZip } from './zip-stampe.ts';

const parametriStampa = parametriLotto.extend({
  Opzioni: opzioniStampa.default({ scheda: 1, forma: 'Prospetto' }),
});
type ParametriStampa = z.output<typeof parametriStampa>;

async function run(svolgimento: Svolgimento, { Anno: anno, Opzioni }: ParametriStampa): Promise<FileEsito> {
  await svolgimento.runRighe(async ({ trx, autore, chiave, keepParte }) => {
    const { pdf, denominazione, codiceFiscale } = await makeDefinitiva(trx, svolgimento.servizi, autore, {
      ...{ anno, id: chiave, adesso: svolgimento.servizi.now() },
      ...{ data: Opzioni.data, scheda: Opzioni.scheda, forma: Opzioni.forma },
    });
    await keepParte(`${denominazione} ${codiceFiscale}`, pdf);
  });
  await svolgimento.clearFile();
  await writeZip(svolgimento);
  return { nome: `dichiarazioni-${anno}.zip`, tipo: 'application/zip' };
}

/** The definitive print of many declarations: a zip with a PDF each and the report. */
export const stampaLotto: Genere<ParametriStampa> = {
  nome: 'stampa-dichiarazioni',
  parametri: parametriStampa,
  getTitolo: ({ Anno, Codici }) => titoliLavoro.stampa(Anno, new Set(Codici).size),
  getPermesso: () => stampaDichiarazione,
  listRighe: listRigheLotto,
  checkScarico,
  run,
};
