import type { TagFilo } from '@quadra/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** What may wear a tag. */
export type Etichettato = 'anagrafica' | 'dichiarazione';

const tieDi = (genere: Etichettato) => sql.table(`tag_${genere}`);
const chiaveDi = (genere: Etichettato) => sql.ref(`x.${genere}_id`);

/** Whether the row of `alias` wears a tag. */
export const hasTag = (genere: Etichettato, alias: string, id: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from ${tieDi(genere)} x where x.studio_id = ${sql.ref(`${alias}.studio_id`)}
    and ${chiaveDi(genere)} = ${sql.ref(`${alias}.id`)} and x.tag_id = ${id})`;

/** The tags of the row of `alias`, by name. */
export const selectTag = (genere: Etichettato, alias: string): RawBuilder<TagFilo[]> =>
  sql<TagFilo[]>`coalesce((select jsonb_agg(jsonb_build_object('Id', t.id, 'Nome', t.nome, 'Colore', t.colore)
      order by lower(t.nome)) from ${tieDi(genere)} x join tag t on t.studio_id = x.studio_id and t.id = x.tag_id
    where x.studio_id = ${sql.ref(`${alias}.studio_id`)} and ${chiaveDi(genere)} = ${sql.ref(`${alias}.id`)}), '[]')`;
