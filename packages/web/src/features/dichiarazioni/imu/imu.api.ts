import {
  type AliquotaFilo,
  fisco,
  fromSpiegazioneFilo,
  fromWire,
  type ImuClienteFilo,
  type Interno,
  LAVORO_PORTA_IMU,
  type ProspettoImuFilo,
  percorsi,
  percorso,
  type SpiegazioneFilo,
  type TipoImu,
} from '@quadra/contract';
import { queryOptions } from '@tanstack/react-query';
import { send } from '../../../api/client.ts';

type Busta<T> = { data: T };
export type Prospetto = Interno<ProspettoImuFilo>;
export type ComuneImu = Prospetto['comuni'][number];
export type ImmobileImu = ComuneImu['immobili'][number];
export type Importo = ComuneImu['totale']['acconto'];

/** Whose IMU, of which tax year. */
export type Chiesto = { idAnagrafica: string; annoImposta: number };
const toCorpo = ({ idAnagrafica, annoImposta }: Chiesto) => ({
  IdAnagrafica: idAnagrafica,
  AnnoImposta: annoImposta,
});
/** The fiscal year whose declarations tell of a tax year. */
export const fiscaleDi = (annoImposta: number): number => annoImposta + 1;

export const prospettoQuery = (chiesto: Chiesto) =>
  queryOptions({
    queryKey: ['imu', chiesto],
    queryFn: async () => {
      const dove = percorso(percorsi.imuProspetto, { anno: chiesto.annoImposta });
      const { data } = await send<Busta<ProspettoImuFilo>>('POST', dove, { corpo: toCorpo(chiesto) });
      return fromWire<ProspettoImuFilo>(data);
    },
    staleTime: 0,
  });

/** Which amount: of a comune, or of one of its properties. */
export type DaSpiegare = { comune: string; concetto: string; posto: number };

export const spiegaQuery = (chiesto: Chiesto, { comune, concetto, posto }: DaSpiegare) =>
  queryOptions({
    queryKey: ['imu', chiesto, 'spiega', comune, concetto, posto],
    queryFn: async () => {
      const dove = percorso(percorsi.imuSpiega, { anno: chiesto.annoImposta });
      const corpo = { ...toCorpo(chiesto), Comune: comune, Concetto: concetto, Posto: posto };
      const { data } = await send<Busta<{ Spiegazione: SpiegazioneFilo }>>('POST', dove, { corpo });
      return fromSpiegazioneFilo(data.Spiegazione);
    },
  });

/** Creates the declarations of a client, one for each comune; says how many, and why not the others. */
export async function createDichiarazioni(
  { idAnagrafica, annoImposta }: Chiesto,
  tipo: TipoImu,
): Promise<{ create: number; errori: readonly string[] }> {
  const dove = percorso(percorsi.dichiarazioneCreaImu, { anno: fiscaleDi(annoImposta) });
  const { data } = await send<Busta<{ create: unknown[]; errori: { Messaggio: string }[] }>>('POST', dove, {
    corpo: { Codici: [idAnagrafica], Tipo: tipo },
  });
  return { create: data.create.length, errori: data.errori.map(({ Messaggio }) => Messaggio) };
}

export type ImuCliente = Interno<ImuClienteFilo>;
/** Starts the job that brings to their conti the IMU of many clients, one row each. */
export const startPortaImu = (annoImposta: number, codici: readonly string[]): Promise<unknown> =>
  send('POST', percorsi.lavoroAvvia, {
    corpo: { Nome: LAVORO_PORTA_IMU, Parametri: { Anno: annoImposta, Codici: codici } },
  });

export type Aliquota = Interno<AliquotaFilo>;

/** The rates of the IMU of a comune in a tax year: what it set and, where it set none, what the law says. */
export const aliquoteQuery = (comune: string, annoImposta: number) =>
  queryOptions({
    queryKey: ['imu', 'aliquote', comune, annoImposta],
    queryFn: async () => {
      const chieste = { Tipo: 'IMU', CodiceCatastale: comune, appid: fisco.appidAliquote };
      const dove = `${percorso(percorsi.aliquote, { anno: annoImposta })}?${new URLSearchParams(chieste)}`;
      const { data } = await send<Busta<AliquotaFilo[]>>('GET', dove);
      return data.map((una): Aliquota => fromWire<AliquotaFilo>(una));
    },
  });
