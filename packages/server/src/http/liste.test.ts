import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs, type Risposta } from '../../test/client.ts';
import { makeAnagrafica, makeGestore, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { rotte } from '../app.ts';
import { isLista } from './liste.ts';
import type { Rotta } from './rotta.ts';

/** What every list promises: whoever adds one gets its checks here. */
const liste = rotte.filter(isLista);
const ASSENTE = '00000000-0000-4000-8000-000000000000';
const fill = (modello: string, altri: Record<string, string> = {}) => {
  const tabella = modello.includes(':anno') ? 'cariche' : 'province';
  return percorso(modello, {
    anno: 2025,
    annoImposta: 2024,
    prefisso: 'pf',
    id: ASSENTE,
    codice: 'X000',
    tabella,
    gruppo,
    ...altri,
  });
};

let app: AppDiProva;
let client: Client;
let studioId: number;
/** With every client of the studio. */
let gruppo = ASSENTE;
/** Somebody for whom the list is: the administrator of a studio, or the vendor's. */
const chi = new Map<string, Client>();
beforeAll(async () => {
  app = await makeApp();
  const amministratore = await makeUtente(app, {
    tipologia_utente: tipologiaUtente.AMM_STU,
    abilita_ai: true,
  });
  studioId = amministratore.studioId ?? 0;
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'WOWAI', 0, '2020-01-01')",
    [studioId],
  );
  await app.sql("insert into permesso_studio (studio_id, codice, valore) values ($1, 'AI', true)", [
    studioId,
  ]);
  client = await loginAs(app, amministratore);
  const fornitore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
  );
  const [riga] = await app.sql<{ id: string }>(
    "insert into gruppo (studio_id, nome) values ($1, 'Tutti') returning id",
    [studioId],
  );
  gruppo = riga?.id ?? ASSENTE;
  for (let n = 0; n < 5; n += 1) {
    const { id } = await makeAnagrafica(app, studioId);
    await app.sql('insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id) values ($1, $2, $3)', [
      studioId,
      gruppo,
      id,
    ]);
  }
  for (const { percorso: lista } of liste) {
    const { status } = await client.post(fill(lista));
    chi.set(lista, status === 403 ? fornitore : client);
  }
});
afterAll(() => app.stop());

const ask = (lista: Rotta, query: unknown): Promise<Risposta> =>
  (chi.get(lista.percorso) ?? client).post(fill(lista.percorso), query);
const read = (lista: Rotta, coda = ''): Promise<Risposta> =>
  (chi.get(lista.percorso) ?? client).get(`${fill(lista.percorso)}${coda}`);

describe.each(liste.map((lista) => [lista.percorso, lista] as const))('the list %s', (_, lista) => {
  it('[LST-003] answers rows, total and page, and refuses with its name what is no field of it', async () => {
    const { status, corpo } = await ask(lista, {});
    expect([status, corpo.PageNo, corpo.PageSize]).toEqual([200, 1, 50]);
    expect(corpo.data.length).toBe(Math.min(50, corpo.Total));
    for (const nome of ['NonEsiste', 'filter', 'toString']) {
      const rifiuto = await ask(lista, { [nome]: {} });
      expect([nome, rifiuto.status, rifiuto.corpo.ModelState]).toEqual([
        nome,
        400,
        { [nome]: ['Campo sconosciuto'] },
      ]);
    }
    for (const nome of ['NonEsiste', 'studio_id', 'password_hash', 'constructor', 'toString', '1=1']) {
      const rifiuto = await ask(lista, { Filter: { [nome]: 'x' } });
      expect([nome, rifiuto.status, rifiuto.corpo.ModelState]).toEqual([
        nome,
        400,
        { [`Filter.${nome}`]: ['Campo sconosciuto'] },
      ]);
    }
  });

  it('[LST-006] gives keys alone when asked', async () => {
    const { corpo } = await ask(lista, { OnlyId: true });
    expect(corpo.data.filter((chiave: unknown) => !['string', 'number'].includes(typeof chiave))).toEqual([]);
    expect(corpo.Total).toBe((await ask(lista, {})).corpo.Total);
  });

  it('[LST-009] counts all of its rows on a page of two', async () => {
    const { corpo } = await ask(lista, { PageSize: 2, OnlyId: true });
    expect(corpo.PageSize).toBe(2);
    expect(corpo.Total).toBe((await ask(lista, {})).corpo.Total);
    expect(corpo.data.length).toBe(Math.min(2, corpo.Total));
  });

  it('[LST-015] [bad input 13] keeps page and size within their bounds, and refuses long texts', async () => {
    for (const [PageSize, attesa] of [
      [100_000, 500],
      [1e9, 500],
      [0, 1],
      [-1, 1],
      ['50', 50],
      [null, 50],
    ]) {
      const { status, corpo } = await ask(lista, { PageSize });
      expect([PageSize, status, corpo.PageSize]).toEqual([PageSize, 200, attesa]);
      expect(corpo.data.length).toBeLessThanOrEqual(Number(attesa));
    }
    for (const PageNo of [0, -1, null, 'x']) expect((await ask(lista, { PageNo })).corpo.PageNo).toBe(1);
    expect((await ask(lista, { PageNo: 2 ** 53 })).status).toBeLessThan(500);
    const campo = lista.campiTesto?.[0] ?? '';
    expect((await ask(lista, { Filter: { [campo]: 'x'.repeat(201) } })).status).toBe(400);
  });

  it('[bad input 14] takes no order and no logic that is not its own', async () => {
    const ordini = [
      ['NonEsiste'],
      ['1'],
      ['Nome; drop table utente'],
      ['(select 1)'],
      ['Nome asc, (select pg_sleep(9))'],
      ['-'],
      Array(200).fill('Nome'),
      'Nome',
    ];
    for (const Order of ordini) {
      const { status, corpo } = await ask(lista, { Order });
      expect([Order, status, Object.keys(corpo.ModelState)[0]?.split('.')[0]]).toEqual([Order, 400, 'Order']);
    }
    for (const Logic of ['or 1=1', 'xor', '', null, 1])
      expect((await ask(lista, { Logic })).corpo.ModelState).toHaveProperty('Logic');
  });

  it('[bad input 15] looks for any character as itself, and refuses what is none', async () => {
    const campo = lista.campiTesto?.[0] ?? '';
    for (const testo of ['%', '_', '\\', "'", '"', "' or '1'='1", '%%%', '\\%', '$1', '{{', '٣', '\u202e']) {
      const { status, corpo } = await ask(lista, { Filter: { [campo]: testo } });
      expect([testo, status, corpo.Total]).toEqual([testo, 200, 0]);
    }
    for (const testo of ['\0', 'a\0b', '\ud800', 'x'.repeat(10_000)])
      expect((await ask(lista, { Filter: { [campo]: testo } })).status).toBe(400);
    expect((await ask(lista, { Filter: { [campo]: ['a'] } })).status).toBe(400);
    expect((await ask(lista, { Filter: { [campo]: { $ne: '' } } })).status).toBe(400);
  });

  it('[LST-012] is read by a text of the address too', async () => {
    expect(lista.campiTesto?.length, 'campiTesto of the route').toBeGreaterThan(0);
    expect((await read(lista)).corpo).toEqual((await ask(lista, {})).corpo);
    expect((await read(lista, '/')).corpo).toEqual((await ask(lista, {})).corpo);
    const Filter = Object.fromEntries((lista.campiTesto ?? []).map((campo) => [campo, 'al e']));
    expect((await read(lista, '/al%20e')).corpo).toEqual((await ask(lista, { Filter })).corpo);
    expect((await read(lista, `/${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('[LST-002] reads the query of the original address, whatever is in it', async () => {
    for (const URL of [
      '/x?y=1',
      '?%',
      '?%E0%A4%A',
      '?=x',
      '??',
      '?__proto__=1&constructor=2',
      'x'.repeat(2000),
    ]) {
      const { status, corpo } = await ask(lista, { URL });
      expect([URL, status, corpo.Total]).toEqual([URL, 200, (await ask(lista, {})).corpo.Total]);
    }
  });
});

describe('a filter that a list does not have', () => {
  it.each(Object.entries(tipologiaUtente))('is refused to %s too, never ignored', async (_, tipologia) => {
    const { AMM_GES, OP_GES } = tipologiaUtente;
    const isDiGestore = tipologia === AMM_GES || tipologia === OP_GES;
    const utente = await makeUtente(app, {
      tipologia_utente: tipologia,
      ...(isDiGestore ? { gestore_id: (await makeGestore(app)).id } : {}),
    });
    const suo = await loginAs(app, utente);
    for (const modello of [...liste.map(({ percorso: una }) => una), percorsi.studioTutti]) {
      const { status } = await suo.post(fill(modello), { Filter: { NonEsiste: 'x' } });
      expect([modello, [400, 403, 404].includes(status)]).toEqual([modello, true]);
    }
  });

  it('is refused with its name by the names of all the studi', async () => {
    const { status, corpo } = await (chi.get(percorsi.studioLista) ?? client).post(percorsi.studioTutti, {
      Filter: { NonEsiste: 'x' },
    });
    expect([status, Object.keys(corpo.ModelState ?? {})]).toEqual([400, ['Filter.NonEsiste']]);
  });
});

describe('one row of a list', () => {
  const singole = liste.flatMap(({ percorso: lista }) => {
    const base = lista.replace(/list$/, '');
    const una = rotte.find(
      ({ metodo, percorso: p }) =>
        metodo === 'GET' && p.startsWith(base) && /^:\w+$/.test(p.slice(base.length)),
    );
    return una ? [[lista, una.percorso] as const] : [];
  });

  it.each(singole)(
    '[LST-017] [ERR-005] of %s is not found by a key that is not there',
    async (lista, una) => {
      for (const chiave of [ASSENTE, 'X000', '999999', '%00'.slice(1), '..']) {
        const { status, corpo } = await (chi.get(lista) ?? client).get(
          fill(una, { id: chiave, codice: chiave, anagrafica: chiave }),
        );
        expect([chiave, status, corpo.Message]).toEqual([
          chiave,
          404,
          'Risorsa non trovata o richiesta non eseguibile.',
        ]);
      }
    },
  );

  it('exists for the lists of records', () => {
    expect(singole.map(([lista]) => lista)).toEqual(
      expect.arrayContaining([
        '/api/anagrafica/list',
        '/api/:anno/dichiarazione/list',
        '/api/lookupportal/comuni/list',
        '/api/posta/list',
      ]),
    );
  });
});
