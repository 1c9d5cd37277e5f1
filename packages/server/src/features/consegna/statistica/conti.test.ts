import { percorsi, tipologiaUtente } from '@quadra/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { foldConti } from './statistica.public.ts';

const CLIENTE = {
  ...{ Tipo: 'SD', CodiceFiscale: '00743110157', PIVA: '00743110157', RagioneSociale: 'Alfa S.r.l.' },
  DomicilioFiscale: { Comune: 'H501' },
};
const adesso = new Date('2026-11-20T10:00:00Z');
let app: AppDiProva;
let studioId: number;
beforeAll(async () => {
  app = await makeApp({}, { now: () => adesso });
  studioId = (await makeStudio(app)).id;
  await app.sql('insert into conto (studio_id) values ($1) on conflict do nothing', [studioId]);
});
afterAll(() => app.stop());

/** What is kept and what is in the tables, of everything that is counted apart: the same sums, but for those that are zero. */
const CONFRONTI = [
  [
    `select studio_id, mese::text, tipo, archiviata, limitata, sum(quantita)::int as quantita from statistica_cliente
     group by 1, 2, 3, 4, 5 having sum(quantita) <> 0`,
    `select studio_id, to_char(creata_il at time zone 'Europe/Rome', 'YYYY-MM-01') as mese, tipo, archiviata,
       limitata_fino is not null as limitata, count(*)::int as quantita from anagrafica group by 1, 2, 3, 4, 5`,
  ],
  [
    `select studio_id, mese::text, anno, tipo, stato, telematico, limitata, sum(quantita)::int as quantita
     from statistica_dichiarazione group by 1, 2, 3, 4, 5, 6, 7 having sum(quantita) <> 0`,
    `select d.studio_id, to_char(d.creata_il at time zone 'Europe/Rome', 'YYYY-MM-01') as mese, d.anno, d.tipo, d.stato,
       coalesce(t.stato, 'Non inviato') as telematico, d.limitata, count(*)::int as quantita
     from dichiarazione d left join dichiarazione_telematico t on t.studio_id = d.studio_id and t.dichiarazione_id = d.id
     group by 1, 2, 3, 4, 5, 6, 7`,
  ],
  [
    `select studio_id, mese::text, tipo, sum(quantita)::int as quantita from statistica_movimento
     group by 1, 2, 3 having sum(quantita) <> 0`,
    `select studio_id, to_char(data at time zone 'Europe/Rome', 'YYYY-MM-01') as mese, tipo, sum(quantita)::int as quantita
     from movimento group by 1, 2, 3 having sum(quantita) <> 0`,
  ],
] as const;
async function expectUguali(): Promise<void> {
  for (const [tenute, contate] of CONFRONTI) {
    const read = async (testo: string) => (await app.sql(testo)).map((riga) => JSON.stringify(riga)).sort();
    expect(await read(tenute)).toEqual(await read(contate));
  }
}
const fold = () => withTenant(app.servizi.db, { studi: [studioId], limitati: true }, foldConti);

const unoQualsiasi = (tabella: string, n: number) =>
  `(select id from ${tabella} where studio_id = $1 order by id offset (${n} % greatest(1, (select count(*)::int from ${tabella} where studio_id = $1))) limit 1)`;
/** What may happen to a client, a declaration, its file, the credits; `n` says to which. */
const fatti: readonly ((n: number) => Promise<unknown>)[] = [
  (n) => makeAnagrafica(app, studioId, { tipo: n % 2 ? 'PF' : 'SD', archiviata: n % 5 === 0 }),
  (n) =>
    app.sql(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, creata_il)
       select studio_id, id, ${2020 + (n % 6)}, '730', 'Correttiva', timestamptz '2026-03-01 00:30+01' - make_interval(days => ${n})
       from anagrafica where studio_id = $1 limit 3`,
      [studioId],
    ),
  (n) =>
    app.sql(
      `update anagrafica set archiviata = not archiviata where studio_id = $1 and id = ${unoQualsiasi('anagrafica', n)}`,
      [studioId],
    ),
  (n) =>
    app.sql(
      `update anagrafica set limitata_fino = case when limitata_fino is null then date '2030-01-01' end
       where studio_id = $1 and id = ${unoQualsiasi('anagrafica', n)}`,
      [studioId],
    ),
  (n) =>
    app.sql(
      `update dichiarazione set stato = case stato when 'Aperta' then 'Chiusa' else 'Aperta' end, limitata = ${n % 3 === 0}
       where studio_id = $1 and id = ${unoQualsiasi('dichiarazione', n)}`,
      [studioId],
    ),
  (n) =>
    app.sql(
      `insert into dichiarazione_telematico (studio_id, dichiarazione_id, stato)
       select studio_id, id, 'File creato' from dichiarazione where studio_id = $1 and id = ${unoQualsiasi('dichiarazione', n)}
       on conflict (studio_id, dichiarazione_id) do update set stato = 'Accolto'`,
      [studioId],
    ),
  (n) =>
    app.sql(
      `delete from dichiarazione_telematico where studio_id = $1 and dichiarazione_id = ${unoQualsiasi('dichiarazione', n)}`,
      [studioId],
    ),
  (n) =>
    app.sql(`delete from dichiarazione where studio_id = $1 and id = ${unoQualsiasi('dichiarazione', n)}`, [
      studioId,
    ]),
  (n) =>
    app.sql(
      `delete from anagrafica a where studio_id = $1 and id = ${unoQualsiasi('anagrafica', n)}
       and not exists (select from dichiarazione d where d.studio_id = a.studio_id and d.anagrafica_id = a.id)`,
      [studioId],
    ),
  (n) =>
    app.sql(
      `with m as (
         insert into movimento (studio_id, tipo, quantita, saldo_dopo, causale, descrizione)
         values ($1, 'Acquisto manuale', ${n + 1}, 0, 'Prova', '') returning id)
       insert into voce (studio_id, movimento_id, conto, quantita)
       select $1, m.id, lato.conto, lato.quantita from m, (values ('crediti', ${n + 1}), ('acquisti', ${-n - 1})) lato (conto, quantita)`,
      [studioId],
    ),
  () => fold(),
];

describe('what is kept for the statistics', () => {
  it('[STA-001] [STA-002] is what is in the tables, whatever happens to them and however often it is put together', async () => {
    const passo = fc.tuple(fc.nat(fatti.length - 1), fc.nat(40));
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 10, maxLength: 40 }), async (passi) => {
        for (const [quale, n] of passi) await fatti[quale]?.(n);
        await expectUguali();
      }),
      { numRuns: 8, seed: 159 },
    );
    await fold();
    await expectUguali();
    const [doppie] = await app.sql<{ n: number }>(
      `select count(*)::int as n from (select from statistica_dichiarazione
       group by studio_id, mese, anno, tipo, stato, telematico, limitata having count(*) > 1) d`,
    );
    expect(doppie?.n).toBe(0);
  });

  it('[STA-002] is right while many add and several put together', async () => {
    const molti = Array.from({ length: 40 }, (_, n) =>
      n % 4 === 0 ? fold() : makeAnagrafica(app, studioId, { tipo: n % 2 ? 'PF' : 'SD' }),
    );
    await Promise.all(molti);
    await expectUguali();
  });

  it('[STA-002] [USR-014] is not for who sees some clients alone: he counts those', async () => {
    const gruppi = await app.sql<{ id: string }>(
      "insert into gruppo (studio_id, nome) values ($1, 'Bar'), ($1, 'Edili') returning id",
      [studioId],
    );
    for (const { id } of gruppi) {
      const cliente = await makeAnagrafica(app, studioId, {});
      await app.sql(
        'insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id) values ($1, $2, $3)',
        [studioId, id, cliente.id],
      );
    }
    const enter = async (gruppo?: string) => {
      const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU, studio_id: studioId });
      if (gruppo)
        await app.sql('insert into gruppo_utente (studio_id, gruppo_id, utente_id) values ($1, $2, $3)', [
          ...[studioId, gruppo, utente.id],
        ]);
      return loginAs(app, utente);
    };
    const [tutti, deiBar] = [await enter(), await enter(gruppi[0]?.id)];
    const count = async (chi: typeof tutti) =>
      (await chi.post(percorsi.statisticaClienti, { Anno: new Date().getFullYear() })).corpo.data.Totale;
    const prima = await count(tutti);
    expect(await count(deiBar)).toBe(prima - 1);
    // What one of them adds is counted for everybody.
    const { status } = await deiBar.post(percorsi.anagrafica, CLIENTE);
    expect([status, await count(tutti), await count(deiBar)]).toEqual([201, prima + 1, prima]);
    await expectUguali();
  });
});
