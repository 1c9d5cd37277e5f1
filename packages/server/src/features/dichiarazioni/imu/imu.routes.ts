import {
  creaImuAnswer,
  creaImuRequest,
  percorsi,
  prospettoImu,
  prospettoImuRequest,
  requisitoDichiarazione,
  spiegaImuAnswer,
  spiegaImuRequest,
  toSpiegazioneFilo,
  toWire,
} from '@quadra/contract';
import { annoImposta } from '@quadra/values';
import { z } from 'zod';
import { requireRequisito } from '../../../http/policy.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiImmobili } from '../../immobili/immobile/immobile.public.ts';
import { requireAnnoFiscale, scriviDichiarazione } from '../dichiarazione/dichiarazione.public.ts';
import { createImu } from './crea-imu.service.ts';
import { computeProspetto, explainProspetto } from './imu.service.ts';

const parametriAnno = z.object({ anno: z.string() });

const readAnno = (anno: string): number => requireAnnoFiscale(/^\d{4}$/.test(anno) ? Number(anno) : 0);

/** The tax year asked for, or the one of the fiscal year of the path. @throws ANNO_NON_DISPONIBILE */
function readChiesto(
  { anno }: { anno: string },
  corpo: z.output<typeof prospettoImuRequest>,
): { idAnagrafica: string; annoImposta: number } {
  const fiscale = readAnno(anno);
  return {
    idAnagrafica: corpo.IdAnagrafica,
    annoImposta: corpo.AnnoImposta ?? annoImposta(fiscale),
  };
}

const prospetto = rotta({
  metodo: 'POST',
  percorso: percorsi.imuProspetto,
  titolo: 'IMU di un cliente comune per comune: acconto, saldo, dovuto e che cosa manca; nulla è scritto',
  accesso: leggiImmobili,
  corpo: prospettoImuRequest,
  parametri: parametriAnno,
  risposta: z.object({ data: prospettoImu }),
  handle: async ({ trx, corpo, parametri }) => ({
    data: toWire<z.input<typeof prospettoImu>>(await computeProspetto(trx, readChiesto(parametri, corpo))),
  }),
});

const spiega = rotta({
  metodo: 'POST',
  percorso: percorsi.imuSpiega,
  titolo: "Come si è arrivati a un importo dell'IMU",
  accesso: leggiImmobili,
  corpo: spiegaImuRequest,
  parametri: parametriAnno,
  risposta: spiegaImuAnswer,
  handle: async ({ trx, corpo, parametri }) => {
    const { Comune, Concetto, Posto } = corpo;
    const chiesto = { ...readChiesto(parametri, corpo), comune: Comune, concetto: Concetto, posto: Posto };
    return { data: { Spiegazione: toSpiegazioneFilo(await explainProspetto(trx, chiesto)) } };
  },
});

const crea = rotta({
  metodo: 'POST',
  percorso: percorsi.dichiarazioneCreaImu,
  titolo: 'Crea le dichiarazioni IMU dei clienti indicati, una per comune, da terreni e fabbricati',
  accesso: scriviDichiarazione,
  corpo: creaImuRequest,
  parametri: parametriAnno,
  risposta: creaImuAnswer,
  handle: async ({ trx, sessione, corpo, parametri }) => {
    requireRequisito(sessione, requisitoDichiarazione(corpo.Tipo));
    const { create, scartate } = await createImu(trx, sessione, {
      anno: readAnno(parametri.anno),
      tipo: corpo.Tipo,
      codici: corpo.Codici,
      comune: corpo.ComuneId ?? null,
    });
    return {
      data: {
        create: create.map(({ id, idAnagrafica, comune }) => ({
          Codice: id,
          IdAnagrafica: idAnagrafica,
          Comune: comune,
        })),
        errori: scartate.map(({ idAnagrafica, comune, messaggio }) => ({
          Codice: idAnagrafica,
          Comune: comune,
          Messaggio: messaggio,
        })),
      },
    };
  },
});

/** The calls about the IMU of a client, and its declarations. */
export const imuRotte: readonly Rotta[] = [prospetto, spiega, crea];
