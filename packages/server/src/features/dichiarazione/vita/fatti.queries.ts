import type { StatoTelematico } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { getTelematico } from '../../telematico/telematico.public.ts';
import type { Dichiarazione } from '../dichiarazione.queries.ts';
import type { Fatti } from './vita.rules.ts';

interface Riga {
  inCaricoA: number | null;
  nome: string | null;
  isStudioBloccato: boolean;
  isAnnoAbilitato: boolean;
  hasDerivate: boolean;
}

/** What left and counts no more. */
const SENZA_EFFETTO: readonly StatoTelematico[] = ['Scartata', 'Annullata'];

/**
 * What is true of a declaration besides what its row says. A year is not enabled when the studio has the module of persone
 * fisiche, and today for other years alone.
 */
export async function getFatti(trx: Trx, dichiarazione: Dichiarazione): Promise<Fatti> {
  const { studioId, id, anno, stato, stampaData, riapertaIl, archiviataIl, inCaricoA } = dichiarazione;
  const { rows } = await sql<Riga>`
    select u.id as "inCaricoA", u.cognome || ' ' || u.nome as nome,
      coalesce(coalesce(s.data_blocco, g.data_blocco) <= o.oggi, false) as "isStudioBloccato",
      not exists (select from applicativo_studio a where a.studio_id = s.id and a.codice = 'PF')
        or exists (select from applicativo_studio a where a.studio_id = s.id and a.codice = 'PF'
          and a.anno in (0, ${anno}::int) and a.dal <= o.oggi and (a.al is null or a.al >= o.oggi)) as "isAnnoAbilitato",
      exists (select from dichiarazione x where x.studio_id = s.id and x.base_id = ${id}::uuid) as "hasDerivate"
    from studio s cross join (select (now() at time zone 'Europe/Rome')::date as oggi) o
    left join gestore g on g.id = s.gestore_id left join utente u on u.id = ${inCaricoA}::int
    where s.id = ${studioId}`.execute(trx);
  const [riga] = rows;
  const { stato: statoTelematico, creatoIl, inviatoIl, statoInvio } = await getTelematico(trx, dichiarazione);
  return {
    stato,
    stampaData,
    riapertaIl,
    archiviataIl,
    inCaricoA: inCaricoA === null ? null : { id: inCaricoA, nome: riga?.nome ?? 'un altro utente' },
    isAnnoAbilitato: riga?.isAnnoAbilitato ?? true,
    isStudioBloccato: riga?.isStudioBloccato ?? false,
    telematicoCreatoIl: creatoIl,
    isTelematicoInviato: inviatoIl !== null && !SENZA_EFFETTO.includes(statoTelematico),
    hasInvii: statoInvio !== 'Non inviata',
    hasDerivate: riga?.hasDerivate ?? false,
  };
}
