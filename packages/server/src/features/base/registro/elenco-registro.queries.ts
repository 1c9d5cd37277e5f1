import type { attoRegistro, ListQuery } from '@quadra/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Cifratura } from '../../../cifratura.ts';
import type { Trx } from '../../../db/pool.ts';
import { answerPagina, type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import { openDifferenze } from './differenza.ts';

const elenco: Elenco = {
  filtri: {
    DataDa: { colonna: 'r.quando', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'r.quando', tipo: 'al', isAmbito: true },
    Utente: { colonna: 'n.nome', tipo: 'testo' },
    Azione: { colonna: 'r.azione', tipo: 'testo' },
    Entita: { colonna: 'r.entita', tipo: 'testo' },
    IdEntita: { colonna: 'r.entita_id', tipo: 'esatto' },
    IdStudio: { colonna: 'r.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: { Quando: 'r.quando', Azione: 'r.azione', Entita: 'r.entita' },
  ordinePredefinito: ['-Quando'],
  chiave: 'r.id',
};

/** What may lead to a client: the key that the act has, and the row of the client. */
const legamiClienti = [
  sql`select a.id, a.studio_id, a.id as cliente from anagrafica a`,
  sql`select d.id, d.studio_id, d.anagrafica_id from dichiarazione d`,
  sql`select d.id, d.studio_id, d.anagrafica_id from documento d`,
  sql`select p.immobile_id, p.studio_id, p.anagrafica_id from possesso p`,
  sql`select c.id, c.studio_id, p.anagrafica_id from contratto_locazione c
    join possesso p on p.studio_id = c.studio_id and p.immobile_id = c.immobile_id`,
];

/** The names of the clients that some acts are about, by the key of what each act touched; an act on nobody has no entry. */
async function nameClienti(
  trx: Trx,
  righe: readonly { studio_id: number; entita_id: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(righe.flatMap(({ entita_id: id }) => (id !== null && isUuid(id) ? [id] : [])))];
  const studi = [...new Set(righe.map(({ studio_id: studio }) => studio))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; nomi: string }>`
    select l.id, string_agg(distinct a.denominazione, ', ' order by a.denominazione) as nomi
    from (${sql.join(legamiClienti, sql` union all `)}) as l (id, studio_id, cliente)
    join anagrafica a on a.studio_id = l.studio_id and a.id = l.cliente
    where l.studio_id = any (${studi}::int[]) and l.id = any (${ids}::uuid[])
    group by l.id`.execute(trx);
  return new Map(rows.map(({ id, nomi }) => [id, nomi]));
}

/** Of the clients that are no more, the name that their own acts still hold. */
function nameEliminati(
  righe: readonly { entita: string; entita_id: string | null }[],
  differenze: readonly { readonly prima: unknown; readonly dopo: unknown }[],
): ReadonlyMap<string, string> {
  const nomi = new Map<string, string>();
  for (const [posto, { entita, entita_id: id }] of righe.entries()) {
    const { denominazione } = (differenze[posto]?.prima ?? {}) as { denominazione?: unknown };
    if (entita === 'anagrafica' && id !== null && typeof denominazione === 'string')
      nomi.set(id, denominazione);
  }
  return nomi;
}

/**
 * One page of the acts that the transaction may see, the last one first. `conClienti`: who asks works in the studio, and reads
 * the names of its clients.
 */
export async function listRegistro(
  trx: Trx,
  cifratura: Pick<Cifratura, 'open'>,
  query: ListQuery,
  conClienti: boolean,
) {
  const { condizioni, campi } = readFiltri(query, elenco);
  const base = trx
    .selectFrom('registro as r')
    .leftJoin('studio as s', 's.id', 'r.studio_id')
    .innerJoinLateral(
      sql<{ nome: string | null }>`(select name_utente(r.utente_id) as nome)`.as('n'),
      (join) => join.onTrue(),
    );
  const select = base
    .select(['r.id', 'r.studio_id', 's.ragione_sociale', 'r.quando', 'n.nome', 'r.ip'])
    .select(sql<string | null>`coalesce(r.attore, name_utente(r.attore_id))`.as('attore'))
    .select(['r.azione', 'r.entita', 'r.entita_id', 'r.prima', 'r.dopo', 'r.chiave_id', 'r.cifrato'])
    .select(
      sql<boolean>`exists (select from registro_anello a where a.studio_id = r.studio_id and a.registro_id = r.id)`.as(
        'sigillato',
      ),
    );
  const righe = await pageQuery(select, condizioni, readOrdine(query, elenco), query).execute();
  let conta = (campi.includes('Utente') ? base : trx.selectFrom('registro as r')).select(
    sql<number>`count(*)::int`.as('totale'),
  );
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  const differenze = query.OnlyId ? [] : await openDifferenze(trx, cifratura, righe);
  const clienti = query.OnlyId || !conClienti ? new Map<string, string>() : await nameClienti(trx, righe);
  const eliminati = conClienti ? nameEliminati(righe, differenze) : new Map<string, string>();
  const toFilo = (riga: (typeof righe)[number], posto: number): z.infer<typeof attoRegistro> => ({
    Id: riga.id,
    IdStudio: riga.studio_id,
    NomeStudio: riga.ragione_sociale,
    Quando: riga.quando.toISOString(),
    Utente: riga.nome,
    Attore: riga.attore,
    Ip: riga.ip,
    Azione: riga.azione,
    Entita: riga.entita,
    IdEntita: riga.entita_id,
    Cliente: clienti.get(riga.entita_id ?? '') ?? eliminati.get(riga.entita_id ?? '') ?? null,
    Prima: differenze[posto]?.prima ?? null,
    Dopo: differenze[posto]?.dopo ?? null,
    Cancellato: differenze[posto]?.isCancellata ?? false,
    Sigillato: riga.sigillato,
  });
  return answerPagina(query, { righe, totale }, ({ id }) => id, toFilo);
}
