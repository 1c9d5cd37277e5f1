import type { IntermediarioFilo } from '@quadra/contract';
import type { DatiModello, EsitoCasella, Forzature } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import type { Dichiarazione } from './dichiarazione.queries.ts';

export interface NuovaCopia {
  readonly motivo: string;
  readonly versione: number;
  readonly righi: DatiModello;
  readonly forzature: Forzature;
  readonly esiti: Readonly<Record<string, EsitoCasella>>;
  readonly versioneProgramma: string;
  /** Who sends it, as he is written now. */
  readonly intermediario: IntermediarioFilo | null;
  readonly utenteId: number;
}

/** Freezes what was closed: inputs, results, program. */
export async function insertCopia(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
  copia: NuovaCopia,
): Promise<void> {
  await trx
    .insertInto('dichiarazione_copia')
    .values({
      studio_id: studioId,
      dichiarazione_id: id,
      motivo: copia.motivo,
      versione: copia.versione,
      righi: JSON.stringify(copia.righi),
      forzature: JSON.stringify(copia.forzature),
      esiti: JSON.stringify(copia.esiti),
      versione_programma: copia.versioneProgramma,
      intermediario: copia.intermediario && JSON.stringify(copia.intermediario),
      utente_id: copia.utenteId,
    })
    .execute();
}

export interface Copia {
  readonly righi: DatiModello;
  readonly forzature: Forzature;
  readonly esiti: Readonly<Record<string, EsitoCasella>>;
  readonly versioneProgramma: string;
  readonly intermediario: IntermediarioFilo | null;
}

/** The last frozen copy. */
export async function findCopia(
  trx: Trx,
  { studioId, id }: Pick<Dichiarazione, 'studioId' | 'id'>,
): Promise<Copia | undefined> {
  const riga = await trx
    .selectFrom('dichiarazione_copia')
    .select(['righi', 'forzature', 'esiti', 'versione_programma', 'intermediario'])
    .where('studio_id', '=', studioId)
    .where('dichiarazione_id', '=', id)
    .orderBy('creata_il', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    riga && {
      righi: riga.righi,
      forzature: riga.forzature as Forzature,
      esiti: riga.esiti as Copia['esiti'],
      versioneProgramma: riga.versione_programma,
      intermediario: riga.intermediario,
    }
  );
}
