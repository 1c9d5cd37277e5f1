import { type TipoComunicazione, titoliLavoro } from '@quadra/contract';
import type { Genere } from '../../../base/lavoro/lavoro.public.ts';
import {
  leggiDichiarazione,
  listRigheLotto,
  type ParametriLotto,
  parametriLotto,
} from '../../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { checkScarico, writeZip } from '../zip-stampe.ts';
import { makeComunicazione } from './comunicazione.service.ts';

const defineComunicazioni = (
  tipo: TipoComunicazione,
  nome: string,
  titolo: (anno: number, quante: number) => string,
): Genere<ParametriLotto> => ({
  nome,
  parametri: parametriLotto,
  getTitolo: ({ Anno, Codici }) => titolo(Anno, new Set(Codici).size),
  getPermesso: () => leggiDichiarazione,
  listRighe: listRigheLotto,
  checkScarico,
  run: async (svolgimento, { Anno: anno }) => {
    await svolgimento.runRighe(async ({ trx, chiave, keepParte }) => {
      const adesso = svolgimento.servizi.now();
      const stampa = await makeComunicazione(trx, tipo, { anno, id: chiave, adesso });
      await keepParte(`${stampa.denominazione} ${stampa.codiceFiscale}`, stampa.pdf);
    });
    await svolgimento.clearFile();
    await writeZip(svolgimento);
    return { nome: `${nome}-${anno}.zip`, tipo: 'application/zip' };
  },
});

/** The sheets for the clients of many declarations: a zip with a PDF each and the report. */
export const comunicazioneLotti: Readonly<Record<TipoComunicazione, Genere<ParametriLotto>>> = {
  Riepilogo: defineComunicazioni('Riepilogo', 'riepiloghi-clienti', titoliLavoro.riepiloghi),
  Conferimento: defineComunicazioni('Conferimento', 'conferimenti-incarico', titoliLavoro.conferimenti),
};
