import { tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { runCasa } from '../../test/casa.ts';
import { Client, call } from '../../test/client.ts';
import { prova } from '../../test/generi-di-prova.ts';
import { listIncroci, type Osservatore, watchIncroci } from '../../test/incroci.ts';
import { makeApp } from '../../test/make-app.ts';
import { listChiamate, runMatrice } from '../../test/matrice.ts';
import { type Mondo, makeMondo } from '../../test/posti.ts';
import { attese, chiamateDoppie } from '../../test/poteri-attesi.ts';
import { giveSegreti, listSegreti, segreti } from '../../test/segreti.ts';
import { dropFiltri, tolti } from '../../test/senza-filtri.ts';
import { makeApp as makePorta } from '../app.ts';
import { INCROCI, listPosti } from '../db/distribuzione/incroci.ts';
import { withTenant } from '../db/tenancy.ts';
import { DomainError } from './domain-error.ts';
import { allow } from './policy.ts';
import { type Rotta, rotta, rottaPubblica } from './rotta.ts';

/**
 * Every call of the OpenAPI document, asked by the six types and by nobody, of what is in the own studio, in another studio
 * of the same gestore, in a studio of another gestore. What is expected is written by hand in `test/poteri-attesi.ts`.
 */
let mondo: Mondo;
/** Another world, that nothing happened in: its calls are wrong on purpose. */
let storto: Mondo;
/** What is asked by who sees more than one studio; where the filters are off, statements are not those of the product. */
let osservatore: Osservatore;
let chiamate: ReturnType<typeof listChiamate>;
const readChiamate = async (indirizzo: string) =>
  listChiamate((await call(`${indirizzo}/api/openapi.json`)).corpo);

beforeAll(async () => {
  const app = await makeApp({ ruolo: 'chiamate' }, { generi: [prova] });
  osservatore = watchIncroci(app.servizi);
  mondo = await makeMondo(app);
  for (const gestoreId of listVenditori(mondo)) await giveSegreti(mondo.app, gestoreId);
  chiamate = await readChiamate(mondo.app.indirizzo);
});
afterAll(async () => {
  osservatore.stop();
  await mondo.app.stop();
  await storto?.app.stop();
});

/** The vendor, and the gestori. */
const listVenditori = ({ posti }: Mondo): readonly (number | null)[] => [
  null,
  ...new Set(Object.values(posti).map(({ gestoreId }) => gestoreId)),
];

/** What a query says of the studio, and what is left of it: values to write and joins stay. */
const filtri = [
  [
    'select 1 from a where "a"."studio_id" = $1 and b = $2',
    'select 1 from a where ("a"."studio_id" = $1 or true) and b = $2',
  ],
  ['delete from a where studio_id in ($1, $2)', 'delete from a where (studio_id in ($1, $2) or true)'],
  [
    'where (u.b = $1 or u.studio_id = any ($2::int[]))',
    'where (u.b = $1 or (u.studio_id = any ($2::int[]) or true))',
  ],
  ['update a set "studio_id" = $1 where id = $2', 'update a set "studio_id" = $1 where id = $2'],
  ['on a.studio_id = b.studio_id', 'on a.studio_id = b.studio_id'],
] as const;

describe('the matrix of calls, types and places', () => {
  it('expects something of every call of the document, once, and of no other', () => {
    const note = chiamate.map(({ chiave }) => chiave);
    expect(note.filter((chiave) => !attese.has(chiave))).toEqual([]);
    expect([...attese.keys()].filter((chiave) => !note.includes(chiave))).toEqual([]);
    expect(chiamateDoppie).toEqual([]);
    expect(note.length).toBeGreaterThan(250);
  });

  it('answers who may and reaches, refuses who may not, and to who does not reach there is nothing', async () => {
    expect(await runMatrice(mondo, chiamate, attese, !inject('senzaFiltri'))).toEqual([]);
  }, 600_000);

  it('says no secret of a seller in any answer (above) or in any line of the log, and still has them', async () => {
    expect(mondo.app.log.length).toBeGreaterThan(1000);
    expect(mondo.app.log.filter((riga) => listSegreti(riga).length > 0)).toEqual([]);
    const tenuti = await mondo.app.sql<{ quanti: number }>(
      'select count(*)::int as quanti from venditore where carta_segreto is not null and paypal_segreto is not null',
    );
    expect(tenuti[0]?.quanti).toBe(listVenditori(mondo).length);
  });

  it('is looked at without the filters of the queries where they are off, and only there', () => {
    expect(tolti.quanti > 500).toBe(inject('senzaFiltri'));
    for (const [scritto, libero] of filtri) expect(dropFiltri(scritto)).toBe(libero);
  });

  it.skipIf(inject('senzaFiltri'))(
    'asks for rows of two studi in one statement, of calls, jobs and rounds, only where it is named with its plan',
    async ({ skip }) => {
      const [{ versione = 0 } = {}] = await mondo.app.sql<{ versione: number }>(
        "select current_setting('server_version_num')::int as versione",
      );
      if (versione < 160_000) skip('PostgreSQL 15 does not plan a statement without its values');
      await runCasa(mondo.app);
      const trovati = await listIncroci(mondo.app, osservatore);
      const noti = new Set(INCROCI.flatMap(listPosti));
      expect([...trovati].filter(([dove]) => !noti.has(dove))).toEqual([]);
      // Of those that are named, most are met here.
      expect(trovati.size).toBeGreaterThan(noti.size * 0.9);
    },
    300_000,
  );
});

const chiunque = allow('leggi', 'prova', () => true);
const conId = z.object({ id: z.string() });
const base = { accesso: chiunque, titolo: 'Sbagliata' } as const;
/** Calls that are wrong on purpose, each in its own way. */
const sbagliate: readonly Rotta[] = [
  rotta({
    ...base,
    metodo: 'GET',
    percorso: '/api/anagrafica/:id',
    parametri: conId,
    handle: async ({ servizi, parametri }) => {
      const studi = Object.values(storto.posti).map(({ studioId }) => studioId);
      const trovata = await withTenant(servizi.db, { studi }, (trx) =>
        trx
          .selectFrom('anagrafica')
          .select(['id', 'denominazione'])
          .where('id', '=', parametri.id)
          .executeTakeFirst(),
      );
      if (!trovata) throw new DomainError('NON_TROVATO');
      return { data: trovata };
    },
  }),
  rotta({ ...base, metodo: 'GET', percorso: '/api/gruppo/regola', handle: async () => ({ data: true }) }),
  rotta({ ...base, metodo: 'GET', percorso: '/api/venditore', handle: async () => ({ data: segreti }) }),
  rotta({ ...base, metodo: 'POST', percorso: '/api/anagrafica/list', handle: async () => ({ data: [] }) }),
  rotta({ ...base, metodo: 'GET', percorso: '/api/nuova', handle: async () => ({ data: true }) }),
  rottaPubblica({
    metodo: 'DELETE',
    percorso: '/api/documento/:id',
    titolo: 'Sbagliata',
    parametri: conId,
    handle: async ({ parametri }) => {
      await storto.app.sql('delete from documento where id = $1', [parametri.id]);
      throw new DomainError('NON_AUTENTICATO');
    },
  }),
];

describe('a matrix that can fail', () => {
  it('tells each wrong call: a right too wide, a foreign record, rows that are missing, rows that are touched', async () => {
    storto = await makeMondo(await makeApp({ ruolo: 'chiamate' }));
    const porta = await makePorta(storto.app.servizi, { write: () => undefined }, sbagliate);
    const indirizzo = await porta.listen({ host: '127.0.0.1', port: 0 });
    const chi = new Map(
      [...storto.chi].map(([tipo, { cookie }]) => [tipo, Object.assign(new Client(indirizzo), { cookie })]),
    );
    const tutte = await readChiamate(indirizzo);
    const diversi = await runMatrice({ ...storto, chi, nessuno: new Client(indirizzo) }, tutte, attese);
    await porta.close();
    const { AMM_STU, OP_STU, AMM_GES } = tipologiaUtente;
    const taciuti = [
      `GET /api/anagrafica/{id} di fratello, tipo ${OP_STU}: 200, atteso 404`,
      `GET /api/anagrafica/{id} di fratello, tipo ${OP_STU}: mostra fratello`,
      `GET /api/anagrafica/{id} di altro, tipo ${AMM_GES}: mostra altro`,
      `GET /api/gruppo/regola di proprio, tipo ${OP_STU}: 200, atteso 403`,
      `POST /api/anagrafica/list di proprio, tipo ${AMM_STU}: non mostra proprio`,
      `GET /api/venditore di proprio, tipo ${AMM_GES}: dice paypal_segreto`,
      'GET /api/nuova: nessuno ha scritto chi può (test/poteri-attesi.ts)',
      'DELETE /api/documento/{id}: chi non può ha cambiato righe di documento',
      `DELETE /api/documento/{id} di proprio, tipo ${AMM_STU}: 401, atteso una risposta`,
    ].filter((riga) => !diversi.includes(riga));
    expect(taciuti, diversi.join('\n')).toEqual([]);
    expect(diversi.filter((riga) => riga.includes('regola'))).not.toContainEqual(
      expect.stringContaining(`tipo ${AMM_STU}`),
    );
  });
});
