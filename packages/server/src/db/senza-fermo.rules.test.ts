import { describe, expect, it } from 'vitest';
import { listMigrazioni } from './migrate.ts';
import { checkSenzaFermo } from './senza-fermo.rules.ts';

/** Those up to here were written before anybody was asked. */
const PRIMA_DELLA_REGOLA = 174;

describe('a migration while the program of before is serving', () => {
  it('neither stops it nor breaks it, or says above its statement why it may', () => {
    const nuove = listMigrazioni().filter(({ numero }) => numero > PRIMA_DELLA_REGOLA);
    expect(
      nuove.flatMap(({ nome, testo }) => checkSenzaFermo(testo).map((problema) => `${nome}: ${problema}`)),
    ).toEqual([]);
  });

  it('knows what history did without asking', () => {
    const trovate = new Map(listMigrazioni().map(({ numero, testo }) => [numero, checkSenzaFermo(testo)]));
    expect(trovate.get(162)).toEqual([expect.stringMatching(/drop column letto_il: .*dropped/)]);
    expect(trovate.get(160)).toEqual([
      expect.stringMatching(/create index anagrafica_entrate .*until it is built/),
    ]);
    // A column that may be missing, a table that is born, a right that is given: nobody notices.
    for (const numero of [161, 168, 171, 174])
      expect({ numero, trovate: trovate.get(numero) }).toEqual({ numero, trovate: [] });
  });

  const rischiose = [
    ['alter table f24 drop column piano', 'dropped'],
    ['drop table if exists f24', 'dropped'],
    ['drop function app_studi()', 'dropped'],
    ['alter table f24 rename column piano to rate', 'old name'],
    ['alter table f24 rename to modello', 'old name'],
    ['revoke update on f24 from quadra_app', 'right'],
    ['alter table f24 add column a int not null', 'leaves it out'],
    ['alter table f24 alter column a set not null', 'null'],
    ['alter table f24 alter column a type bigint', 'written again'],
    ['alter table f24 alter a set data type bigint', 'written again'],
    ['alter table f24 add column a uuid not null default gen_random_uuid()', 'written again'],
    ['alter table f24 add column b int, add constraint c check (b > 0)', 'not valid'],
    ['alter table f24 add foreign key (studio_id, a) references conto (studio_id, id)', 'not valid'],
    ['alter table f24 add column a int references utente (id)', 'not valid'],
    ['alter table f24 add constraint c unique (studio_id, a)', 'nobody writes'],
    ['create unique index f24_uno on f24 (studio_id, a)', 'built'],
    ['update f24 set a = 1', 'locked until the end'],
    ["delete from f24 where a = ';'", 'locked until the end'],
    ['lock table f24', 'nobody reads'],
    ['alter table f24 add constraint c check (a > 0) not valid, validate constraint c', 'next migration'],
  ] as const;
  it.each(rischiose)('%s', (testo, perche) => {
    expect(checkSenzaFermo(`${testo};`)).toEqual([expect.stringContaining(perche)]);
    expect(
      checkSenzaFermo(`-- rolling: nobody has ever read it since the version before;\n${testo};`),
    ).toEqual([]);
    expect(checkSenzaFermo(`-- rolling:\n${testo};`)).toHaveLength(1);
    // The reason of one is not of the next.
    expect(checkSenzaFermo(`-- rolling: only for the one below;\nselect 1;\n${testo};`)).toHaveLength(1);
  });

  const innocue = [
    'alter table f24 add column a int',
    'alter table f24 add column a text not null default $$x$$',
    'alter table f24 add constraint c check (a > 0) not valid',
    'alter table f24 validate constraint c',
    'create table nuova (a int not null check (a > 0)); create index nuova_a on nuova (a); update nuova set a = 1',
    'create function f() returns void language sql as $$ update f24 set a = 1; drop table f24; $$',
    "comment on table f24 is 'drop table f24; update f24 set a = 1'",
    'grant select on f24 to quadra_app',
    '-- drop table f24;\nselect 1',
  ];
  it.each(innocue)('%s', (testo) => {
    expect(checkSenzaFermo(testo)).toEqual([]);
  });
});
