import { stampaIncarichi as richiesta, titoliIncarico, titoliLavoro } from '@quadra/contract';
import type { z } from 'zod';
import type { Trx } from '../../../../db/pool.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { type Genere, isTuttoVisibile, listRighe } from '../../../base/lavoro/lavoro.public.ts';
import { listNomi } from '../../../clienti/anagrafica/anagrafica.public.ts';
import { stampaIncarichi } from '../../../versamenti/incarico/incarico.public.ts';
import { writeZip } from '../zip-stampe.ts';
import { type Foglio, printIncarico } from './incarico.service.ts';

const parametri = richiesta.omit({ appid: true });
type Parametri = z.output<typeof parametri>;

export const toFoglio = ({ Tipo, Anno, IdIntermediario, Firma }: Parametri): Foglio => ({
  ...{ tipo: Tipo, anno: Anno, intermediario: IdIntermediario, firma: Firma },
});

/** A row for each client, by name; the ones that are not there have none. */
async function listRigheDi(trx: Trx, { Codici }: Parametri) {
  const nomi = await listNomi(trx, Codici);
  return nomi.map(({ id, denominazione }) => ({ chiave: id, descrizione: denominazione }));
}

/** The sheets to sign of many clients: kept one by one, and in one zip with the report. */
export const incarichiLotto: Genere<Parametri> = {
  nome: 'stampa-incarichi',
  parametri,
  getTitolo: ({ Tipo, Anno, Codici }) =>
    titoliLavoro.incarichi(titoliIncarico[Tipo], Anno, new Set(Codici).size),
  getPermesso: () => stampaIncarichi,
  listRighe: listRigheDi,
  checkScarico: async (trx, _, { studioId, id }) => {
    const righe = await listRighe(trx, { studio_id: studioId, id });
    const stampate = righe.filter(({ esito }) => esito === 'riuscita').map(({ chiave }) => chiave);
    if (!(await isTuttoVisibile(trx, 'anagrafica', stampate)))
      throw new DomainError('ESPORTAZIONE_NON_VISIBILE');
  },
  run: async (svolgimento, chiesto) => {
    const foglio = toFoglio(chiesto);
    await svolgimento.runRighe(async ({ trx, autore, chiave, keepParte }) => {
      const chi = { sessione: autore, ip: null };
      const stampa = await printIncarico(trx, svolgimento.servizi, chi, chiave, foglio);
      await keepParte(`${stampa.denominazione} ${stampa.codiceFiscale}`, stampa.pdf);
    });
    await svolgimento.clearFile();
    await writeZip(svolgimento);
    return { nome: `stampa-incarichi-${chiesto.Anno}.zip`, tipo: 'application/zip' };
  },
};
