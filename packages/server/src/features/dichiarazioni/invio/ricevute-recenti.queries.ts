import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';

export interface RicevutaRecente {
  readonly studioId: number;
  readonly id: string;
  readonly dichiarazioneId: string;
  readonly anagraficaId: string;
  readonly anno: number;
  readonly tipo: string;
  readonly esito: 'ACCOLTA' | 'SCARTATA';
  readonly protocollo: string;
  /** Of a trial: the declaration was sent to nobody by it. */
  readonly isProva: boolean;
}

/** The receipts recorded since `da` of the studi of the transaction, the oldest first. */
export async function listRicevuteRecenti(trx: Trx, da: Date): Promise<RicevutaRecente[]> {
  const { rows } = await sql<RicevutaRecente>`
    select r.studio_id as "studioId", r.id, d.id as "dichiarazioneId", d.anagrafica_id as "anagraficaId", d.anno, d.tipo,
      r.esito, r.protocollo, (f.di_prova is not null or t.protocollo is distinct from r.protocollo) as "isProva"
    from dichiarazione_telematico_ricevuta r
    join dichiarazione d on d.studio_id = r.studio_id and d.id = r.dichiarazione_id
    join dichiarazione_telematico_file f on f.studio_id = r.studio_id and f.id = r.file_id
    left join dichiarazione_telematico t on t.studio_id = r.studio_id and t.dichiarazione_id = r.dichiarazione_id
    where r.registrata_il >= ${da} order by r.registrata_il, r.id`.execute(trx);
  return rows;
}
