import type { MotivoSolaLettura, StatoTelematico } from '@quadra/contract';
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

const oggi = sql`(select (now() at time zone 'Europe/Rome')::date as oggi) o`;
const isStudioBloccato = sql<boolean>`coalesce(coalesce(s.data_blocco, g.data_blocco) <= o.oggi, false)`;
const makeAnnoAbilitato = (anno: number) => sql<boolean>`(
  not exists (select from applicativo_studio a where a.studio_id = s.id and a.codice = 'PF')
  or exists (select from applicativo_studio a where a.studio_id = s.id and a.codice = 'PF'
    and a.anno in (0, ${anno}::int) and a.dal <= o.oggi and (a.al is null or a.al >= o.oggi)))`;

/** The studi where nothing of a year is written, each with the reason; the others are not there. */
export async function listFermi(
  trx: Trx,
  anno: number,
  studi: readonly number[],
): Promise<ReadonlyMap<number, MotivoSolaLettura>> {
  if (studi.length === 0) return new Map();
  const { rows } = await sql<{ id: number; isBloccato: boolean; isAbilitato: boolean }>`
    select s.id, ${isStudioBloccato} as "isBloccato", ${makeAnnoAbilitato(anno)} as "isAbilitato"
    from studio s cross join ${oggi} left join gestore g on g.id = s.gestore_id
    where s.id in (${sql.join([...studi])})`.execute(trx);
  const fermi = new Map<number, MotivoSolaLettura>();
  for (const { id, isBloccato, isAbilitato } of rows) {
    if (isBloccato) fermi.set(id, 'studio bloccato');
    else if (!isAbilitato) fermi.set(id, 'anno non abilitato');
  }
  return fermi;
}

/**
 * What is true of a declaration besides what its row says. A year is not enabled when the studio has the module of persone
 * fisiche, and today for other years alone.
 */
export async function getFatti(trx: Trx, dichiarazione: Dichiarazione): Promise<Fatti> {
  const { studioId, id, anno, stato, stampaData, riapertaIl, archiviataIl, inCaricoA } = dichiarazione;
  const { rows } = await sql<Riga>`
    select u.id as "inCaricoA", u.cognome || ' ' || u.nome as nome,
      ${isStudioBloccato} as "isStudioBloccato", ${makeAnnoAbilitato(anno)} as "isAnnoAbilitato",
      exists (select from dichiarazione x where x.studio_id = s.id and x.base_id = ${id}::uuid) as "hasDerivate"
    from studio s cross join ${oggi} left join gestore g on g.id = s.gestore_id
    left join utente u on u.id = ${inCaricoA}::int where s.id = ${studioId}`.execute(trx);
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
