import { lavoriF24, preparaMoltiF24, titoliLavoro } from '@quadra/contract';
import { formatData } from '@quadra/values';
import type { z } from 'zod';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import type { Genere } from '../../base/lavoro/lavoro.public.ts';
import { listNomi } from '../../clienti/anagrafica/anagrafica.public.ts';
import { scriviF24 } from '../f24/f24.policy.ts';
import { readRegione } from './elabora-conto.ts';
import { type DiMassa, prepareDiMassa } from './massa.service.ts';

/** The regione of each province, read when one of its clients first comes. */
function makeRegioni(): DiMassa['readRegione'] {
  const note = new Map<string, string | undefined>();
  return async (trx, provincia) => {
    const chiave = provincia ?? '';
    if (!note.has(chiave)) note.set(chiave, await readRegione(trx, provincia));
    return note.get(chiave);
  };
}

/** The models of a day for many clients, each in its transaction: killed in the middle it goes on, and nothing is made twice. */
export const preparaF24Lotto: Genere<z.output<typeof preparaMoltiF24>> = {
  nome: lavoriF24.prepara,
  parametri: preparaMoltiF24,
  getTitolo: ({ Scadenza, Codici }) => titoliLavoro.preparaF24(formatData(Scadenza), new Set(Codici).size),
  getPermesso: () => scriviF24,
  listRighe: async (trx, { Anno, Codici }) => {
    requireAnnoFiscale(Anno);
    const nomi = await listNomi(trx, Codici);
    return nomi.map(({ id, denominazione }) => ({ chiave: id, descrizione: denominazione }));
  },
  run: async ({ servizi, runRighe }, { Anno, Scadenza }) => {
    const readUnaVolta = makeRegioni();
    await runRighe(async ({ trx, autore, chiave, lavoroId, annotate }) => {
      const chi = { sessione: autore, ip: null, adesso: servizi.now() };
      const lotto = { anno: Anno, scadenza: Scadenza, lavoroId, readRegione: readUnaVolta };
      annotate(await prepareDiMassa(trx, chi, chiave, lotto));
    });
    return undefined;
  },
};
