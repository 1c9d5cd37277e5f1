import type { attoRegistro, ListQuery } from '@quadra/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Cifratura } from '../../cifratura.ts';
import type { Trx } from '../../db/pool.ts';
import { answerPagina, type Elenco, pageQuery, readFiltri, readOrdine } from '../../http/list-query.ts';
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

/** One page of the acts that the transaction may see, the last one first. */
export async function listRegistro(trx: Trx, cifratura: Pick<Cifratura, 'open'>, query: ListQuery) {
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
    Prima: differenze[posto]?.prima ?? null,
    Dopo: differenze[posto]?.dopo ?? null,
    Cancellato: differenze[posto]?.isCancellata ?? false,
    Sigillato: riga.sigillato,
  });
  return answerPagina(query, { righe, totale }, ({ id }) => id, toFilo);
}
