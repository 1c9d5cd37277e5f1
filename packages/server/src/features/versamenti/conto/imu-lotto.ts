import { findSpecie, LAVORO_PORTA_IMU, portaMoltiImu, testiF24, titoliLavoro } from '@quadra/contract';
import type { z } from 'zod';
import { requireAnnoFiscale } from '../../../http/anno.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Genere } from '../../base/lavoro/lavoro.public.ts';
import { getAnagrafica, listNomi } from '../../clienti/anagrafica/anagrafica.public.ts';
import { scriviF24 } from '../f24/f24.policy.ts';
import { getQuale } from './conto.service.ts';
import { bringVoci } from './porta-voci.ts';

/** The IMU of many clients in their conti, each in its transaction: killed in the middle it goes on, and nothing is doubled. */
export const portaImuLotto: Genere<z.output<typeof portaMoltiImu>> = {
  nome: LAVORO_PORTA_IMU,
  parametri: portaMoltiImu,
  getTitolo: ({ Anno, Codici }) => titoliLavoro.portaImu(Anno, new Set(Codici).size),
  getPermesso: () => scriviF24,
  listRighe: async (trx, { Anno, Codici }) => {
    requireAnnoFiscale(Anno);
    const nomi = await listNomi(trx, Codici);
    return nomi.map(({ id, denominazione }) => ({ chiave: id, descrizione: denominazione }));
  },
  run: async ({ servizi, runRighe }, { Anno }) => {
    await runRighe(async ({ trx, autore, chiave, annotate }) => {
      const quale = await getQuale(trx, chiave, Anno);
      const chi = { sessione: autore, ip: null, adesso: servizi.now() };
      if (findSpecie(await getAnagrafica(trx, chiave)) === 'ente')
        throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio: testiF24.IMU_DI_ENTE });
      annotate(testiF24.imuPortata(await bringVoci(trx, chi, quale, { Da: 'IMU', TreRate: false })));
    });
    return undefined;
  },
};
