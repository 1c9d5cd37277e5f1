import { type FattoFilo, LIMITI_PANORAMICA } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import type { Di } from './panoramica.queries.ts';

type Riga = Omit<FattoFilo, 'Quando'> & { readonly Quando: Date };

const selectAtti = ({ studio_id, id }: Di) => sql`
  select 'dichiarazione' as "Genere", m.quando as "Quando", d.tipo as "Tipo", d.anno::text as "Nome", m.azione as "Atto",
    m.utente_id, '/dichiarazione/' || d.anno || '/' || d.id as "Percorso"
  from dichiarazione d join dichiarazione_modifica m on m.studio_id = d.studio_id and m.dichiarazione_id = d.id
  where d.studio_id = ${studio_id} and d.anagrafica_id = ${id} and m.chiave is null`;
const selectRicevute = ({ studio_id, id }: Di) => sql`
  select 'ricevuta', r.registrata_il, d.tipo, d.anno::text, r.esito, r.utente_id,
    '/dichiarazione/' || d.anno || '/' || d.id || '/telematico'
  from dichiarazione d join dichiarazione_telematico_ricevuta r on r.studio_id = d.studio_id and r.dichiarazione_id = d.id
  where d.studio_id = ${studio_id} and d.anagrafica_id = ${id}`;
const selectF24 = ({ studio_id, id }: Di) => sql`
  select 'f24', f.creato_il, null, 'F24 del ' || to_char(f.data, 'DD/MM/YYYY'), 'preparato', null::int, '/f24/' || f.id
  from f24 f where f.studio_id = ${studio_id} and f.anagrafica_id = ${id}
  union all
  select 'pagamento', f.pagato_il::timestamp at time zone 'Europe/Rome', null, 'F24 del ' || to_char(f.data, 'DD/MM/YYYY'), 'pagato',
    null, '/f24/' || f.id
  from f24 f where f.studio_id = ${studio_id} and f.anagrafica_id = ${id} and f.stato = 'Pagato' and f.pagato_il is not null`;
const selectDocumenti = ({ studio_id, id }: Di) => sql`
  select 'documento', o.caricato_il, null, o.nome, 'nel documentale', o.caricato_da, '/anagrafica/' || o.anagrafica_id
  from documento o where o.studio_id = ${studio_id} and o.anagrafica_id = ${id}
  union all
  select 'richiesta', coalesce(r.arrivata_il, r.chiesta_il), null, r.documento,
    case when r.arrivata_il is null then 'chiesto' else 'arrivato' end,
    case when r.arrivata_il is null then r.chiesta_da end, '/richieste?apri=' || r.id
  from richiesta_documento r where r.studio_id = ${studio_id} and r.anagrafica_id = ${id}`;

/** The last things that happened for a client: what was done to his declarations, models, documents and requests. */
export async function listFattiDi(trx: Trx, di: Di): Promise<FattoFilo[]> {
  const parti = [selectAtti(di), selectRicevute(di), selectF24(di), selectDocumenti(di)];
  const { rows } = await sql<Riga>`
    select x."Genere", x."Quando", x."Tipo", x."Nome", x."Atto", x."Percorso", u.cognome || ' ' || u.nome as "Autore"
    from (select * from (${sql.join(parti, sql` union all `)}) y
      order by "Quando" desc, "Percorso" limit ${LIMITI_PANORAMICA.fatti}) x
    left join utente u on u.id = x.utente_id
    order by x."Quando" desc, x."Percorso"`.execute(trx);
  return rows.map(({ Quando, ...riga }) => ({ ...riga, Quando: new Date(Quando).toISOString() }));
}
