import {
  percorsi,
  prospettoImu,
  prospettoImuRequest,
  spiegaImuAnswer,
  spiegaImuRequest,
  toSpiegazioneFilo,
  toWire,
} from '@quadra/contract';
import { annoImposta } from '@quadra/values';
import { z } from 'zod';
import { parametriAnno, requireAnno } from '../../../http/anno.ts';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiImmobili } from '../../immobili/immobile/immobile.public.ts';
import { computeProspetto, explainProspetto } from './imu.service.ts';

/** The tax year asked for, or the one of the fiscal year of the path. @throws ANNO_NON_DISPONIBILE */
function readChiesto(
  parametri: { anno: string },
  corpo: z.output<typeof prospettoImuRequest>,
): { idAnagrafica: string; annoImposta: number } {
  const fiscale = requireAnno(parametri);
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

/** The calls about the IMU of a client. */
export const imuRotte: readonly Rotta[] = [prospetto, spiega];
