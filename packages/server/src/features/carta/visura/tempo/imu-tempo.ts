import { findSpecie, type TempoImmobileFilo } from '@quadra/contract';
import { loadImu } from '@quadra/fisco';
import type { Trx } from '../../../../db/pool.ts';
import { computeImuImmobile } from '../../../dichiarazioni/imu/imu.public.ts';
import type { ImmobileFilo } from '../../../immobili/immobile/immobile.public.ts';
import type { Possesso } from './bene.ts';
import { computeImportiImu } from './imu-tempo.rules.ts';
import { listPagate, listSoggetti } from './tempo.queries.ts';
import { computeRilievoRendita, findRenditaDellAnno } from './tempo.rules.ts';

interface Noto {
  readonly immobile: ImmobileFilo;
  /** Of the record: the rendita of a building, the reddito dominicale of land; null for a building area. */
  readonly rendita: number | null;
  /** It owes on its value, which no register says. */
  readonly daValore: boolean;
  readonly rendite: readonly { readonly data: string; readonly rendita: number | null }[];
  readonly oggi: string;
  /** Whether who asks sees the models F24. */
  readonly vedeF24: boolean;
}

/**
 * The IMU of a building or of land, person by person and year by year: the rendita, or the reddito dominicale, of the record it is computed on, what it is worth on the
 * one of the register, what was paid.
 */
export async function listImu(
  trx: Trx,
  { immobile, rendita: Rendita, daValore, rendite, oggi, vedeF24 }: Noto,
  possedute: readonly { readonly anno: number; readonly di: readonly Possesso[] }[],
): Promise<TempoImmobileFilo['Imu']> {
  const { computeScadenzeImu } = await loadImu();
  const { IdStudio: studioId, Id: immobileId, Comune: comune } = immobile;
  const persone = [...new Set(possedute.flatMap(({ di }) => di.map(({ IdAnagrafica }) => IdAnagrafica)))];
  const anni = [...new Set(possedute.map(({ anno }) => anno))];
  const soggetti = await listSoggetti(trx, studioId, persone);
  const enti = new Set(soggetti.filter((uno) => findSpecie(uno) === 'ente').map(({ id }) => id));
  const pagate = vedeF24 ? await listPagate(trx, { studioId, comune }, persone, anni) : null;
  const imu: TempoImmobileFilo['Imu'] = [];
  for (const anno of anni) {
    const sue = possedute.filter((una) => una.anno === anno);
    const anagrafiche = sue.flatMap(({ di }) => di[0]?.IdAnagrafica ?? []);
    const rendita = findRenditaDellAnno(anno, rendite);
    const chiesto = { studioId, immobileId, anagrafiche, annoImposta: anno, rendita };
    const calcolate = await computeImuImmobile(trx, chiesto);
    const rate = computeScadenzeImu(anno);
    for (const IdAnagrafica of anagrafiche)
      imu.push({
        ...{
          Anno: anno,
          IdAnagrafica,
          Rendita,
          DaValore: daValore,
          RenditaCatasto: daValore ? null : rendita,
        },
        Rilievo: Rendita === null ? null : computeRilievoRendita(Rendita, anno, rendite),
        ...computeImportiImu({
          ...{ oggi, rate, imu: calcolate.get(IdAnagrafica), isEnte: enti.has(IdAnagrafica) },
          pagate:
            pagate?.filter((una) => una.anagraficaId === IdAnagrafica && una.anno === String(anno)) ?? null,
        }),
      });
  }
  return imu;
}
