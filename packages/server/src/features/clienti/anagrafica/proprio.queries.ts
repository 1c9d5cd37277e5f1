import { tipoProfiloCliente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { stepSenzaGruppi } from '../../../db/tenancy.ts';

/** Whose records a studio may keep. */
export interface Propri {
  /** Whether it may keep one of this codice. Where nobody wrote whose it is, the first that is kept (`isTenuta`) says it. */
  admits(codice: string, isTenuta: boolean): boolean;
}

function makePropri(codici: readonly string[]): Propri {
  let propri = codici;
  return {
    admits: (codice, isTenuta) => {
      if (propri.length === 0 && isTenuta) propri = [codice];
      return propri.length === 0 || propri.includes(codice);
    },
  };
}

/** The codice of the first record of a studio; who makes that one and who asks at the same time take turns. */
async function listPresenti(trx: Trx, studioId: number): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proprio:${studioId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ codice_fiscale: string }>`
    select codice_fiscale from anagrafica where studio_id = ${studioId} order by creata_il limit 1`.execute(
    trx,
  );
  return rows.map(({ codice_fiscale }) => codice_fiscale);
}

/**
 * Whose records a studio may keep: anybody's; of a private client or a company, those of its own codes. One whose codes
 * nobody wrote yet is the subject of the first record it makes.
 */
export function findPropri(trx: Trx, studioId: number): Promise<Propri> {
  return stepSenzaGruppi(trx, async () => {
    const { rows } = await sql<{ profilo: number; propri: string[] }>`
      select tipo_profilo_cliente as profilo,
        array_remove(array[upper(nullif(codice_fiscale, '')), upper(nullif(partita_iva, ''))], null) as propri
      from studio s where id = ${studioId}`.execute(trx);
    const [riga] = rows;
    if (riga === undefined || riga.profilo === tipoProfiloCliente.STUDIO) return { admits: () => true };
    return makePropri(riga.propri.length > 0 ? riga.propri : await listPresenti(trx, studioId));
  });
}
