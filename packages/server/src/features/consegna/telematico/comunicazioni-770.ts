import type { Comunicazioni770, ListQuery } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { listDichiarazioni } from '../../dichiarazioni/dichiarazione/dichiarazione.public.ts';
import { listEsiti, listInvii } from '../../dichiarazioni/invio/invio.public.ts';

/** A page of the 770 of a year, each with what was made and sent of it and what came back, from the newest. */
export async function listComunicazioni770(
  trx: Trx,
  anno: number,
  query: ListQuery,
): Promise<{ righe: Comunicazioni770[]; totale: number }> {
  const { righe, totale } = await listDichiarazioni(trx, anno, query, '770');
  const quali = { studi: righe.map(({ IdStudio }) => IdStudio), ids: righe.map(({ Id }) => Id) };
  const [invii, esiti] =
    righe.length === 0 ? [[], []] : [await listInvii(trx, quali), await listEsiti(trx, quali)];
  const inviiDi = Map.groupBy(invii, ({ dichiarazioneId }) => dichiarazioneId);
  const esitiDi = Map.groupBy(esiti, ({ dichiarazioneId }) => dichiarazioneId);
  return {
    totale,
    righe: righe.map((riga) => ({
      ...riga,
      Comunicazioni: (inviiDi.get(riga.Id) ?? []).map((f) => ({
        Id: f.id,
        Numero: f.numero,
        Nome: f.nome,
        DiProva: f.diProva,
        CreatoIl: f.creatoIl.toISOString(),
        InviatoIl: f.inviatoIl,
        Protocollo: f.protocollo,
      })),
      Ricevute: (esitiDi.get(riga.Id) ?? []).map((r) => ({
        Id: r.id,
        IdFile: r.fileId,
        Esito: r.esito,
        Data: r.data,
        Protocollo: r.protocollo,
      })),
    })),
  };
}
