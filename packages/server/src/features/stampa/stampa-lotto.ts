import { opzioniStampa, titoliLavoro } from '@quadra/contract';
import type { z } from 'zod';
import {
  listRigheLotto,
  parametriLotto,
  stampaDichiarazione,
} from '../dichiarazione/dichiarazione.public.ts';
import type { FileEsito, Genere, Svolgimento } from '../lavoro/lavoro.public.ts';
import { makePdf } from './pdf.ts';
import { getFoglioDefinitivo, requireQuando } from './stampa.service.ts';
import { checkScarico, writeZip } from './zip-stampe.ts';

const parametriStampa = parametriLotto.extend({ Opzioni: opzioniStampa.default({ scheda: 1 }) });
type ParametriStampa = z.output<typeof parametriStampa>;

async function run(svolgimento: Svolgimento, { Anno: anno, Opzioni }: ParametriStampa): Promise<FileEsito> {
  await svolgimento.runRighe(async ({ trx, autore, chiave, keepParte }) => {
    const adesso = svolgimento.servizi.now();
    const quando = requireQuando(anno, Opzioni.data, adesso);
    const foglio = await getFoglioDefinitivo(trx, svolgimento.servizi, autore, {
      anno,
      id: chiave,
      adesso,
      quando,
      scheda: Opzioni.scheda,
    });
    await keepParte(`${foglio.testata.denominazione} ${foglio.testata.codiceFiscale}`, await makePdf(foglio));
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
