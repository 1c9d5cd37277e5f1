import { type EsportaFilo, percorsi } from '@quadra/contract';
import { send } from '../../api/client.ts';

/** What to export: the list, its query as it is on the screen, the columns shown in their order. */
export type Esportazione = Omit<EsportaFilo, 'appid'>;

/** Starts an export and answers the key of its job: how it goes, and the file, are in the panel Lavori. */
export async function startEsportazione(richiesta: Esportazione): Promise<string> {
  const { data } = await send<{ data: { jobId: string } }>('POST', percorsi.esporta, { corpo: richiesta });
  return data.jobId;
}
