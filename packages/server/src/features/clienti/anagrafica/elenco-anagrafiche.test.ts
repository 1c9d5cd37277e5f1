import { percorsi, tipologiaUtente } from '@quadra/contract';
import { ANNO_FISCALE } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  for (const [cognome, nome] of [
    ['Alfa', 'Beta'],
    ['Alfa', 'Gamma'],
    ['Delta', 'Beta'],
    ["D'Elìa", 'Niccolò'],
    ['100%', 'Sconto_Vero'],
    ['1000', 'SconTOxVero'],
    ['Barra\\Rovescia', 'Ugo'],
  ]) {
    await makeAnagrafica(app, studioId, {
      tipo: 'PF',
      cognome: cognome ?? '',
      nome: nome ?? '',
      denominazione: `${cognome} ${nome}`,
    });
  }
  for (let n = 0; n < 53; n += 1) await makeAnagrafica(app, studioId, { denominazione: `Serie ${n % 5}` });
});
afterAll(() => app.stop());

const list = async (query: object) => (await client.post(percorsi.anagraficaLista, query)).corpo;
const nomi = async (query: object) =>
  ((await list(query)).data as { Denominazione: string }[]).map(({ Denominazione }) => Denominazione);

describe('the list query', () => {
  it('[LST-001] answers page 1 with at most 50 rows to an empty one, and takes each of its keys', async () => {
    const vuota = await list({});
    expect([vuota.data.length, vuota.Total, vuota.PageNo, vuota.PageSize]).toEqual([50, 60, 1, 50]);
    const piena = await list({
      Filter: {},
      Order: [],
      Logic: 'and',
      OnlyId: false,
      PageNo: 2,
      PageSize: 50,
      URL: '/x?y=1',
    });
    expect([piena.data.length, piena.PageNo]).toEqual([10, 2]);
    expect(await nomi({ Filter: { Cognome: 'delta', Nome: 'gamma' } })).toEqual(['Alfa Gamma', 'Delta Beta']);
  });

  it('[LST-003] refuses unknown fields with their name, and counts what it filters', async () => {
    const casi: [object, string][] = [
      [{ Filter: { NonEsiste: 'x' } }, 'Filter.NonEsiste'],
      [{ Filter: { constructor: 'x' } }, 'Filter.constructor'],
      [{ Filter: { IdStudio: '12abc' } }, 'Filter.IdStudio'],
      [{ Filter: { IdStudio: '9007199254740993' } }, 'Filter.IdStudio'],
      [{ Filter: { Archiviata: 'forse' } }, 'Filter.Archiviata'],
      [{ Order: ['NonEsiste'] }, 'Order'],
      [{ Order: ['Denominazione; drop table utente'] }, 'Order'],
      [{ Order: Array(200).fill('Denominazione') }, 'Order'],
      [{ Logic: 'or 1=1' }, 'Logic'],
      [{ Filter: { Cognome: 'x'.repeat(201) } }, 'Filter.Cognome'],
    ];
    for (const [query, campo] of casi) {
      const { status, corpo } = await client.post(percorsi.anagraficaLista, query);
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, [campo]]);
    }
    const [riga] = await app.sql<{ n: number }>(
      "select count(*)::int as n from anagrafica where denominazione like 'Serie 3%'",
    );
    expect((await list({ Filter: { Denominazione: 'Serie 3' } })).Total).toBe(riga?.n);
  });

  it('[LST-004] finds whatever the case, and without accents', async () => {
    expect(await nomi({ Filter: { Denominazione: 'ALFA g' } })).toEqual(['Alfa Gamma']);
    expect(await nomi({ Filter: { Denominazione: "d'elia NICCOLO" } })).toEqual(["D'Elìa Niccolò"]);
    expect(await nomi({ Filter: { Nome: 'niccolÒ' } })).toEqual(["D'Elìa Niccolò"]);
  });

  it('[LST-005] joins its filters by or, or by and', async () => {
    const Filter = { Cognome: 'alfa', Nome: 'beta' };
    expect(await nomi({ Filter, Logic: 'or' })).toEqual(['Alfa Beta', 'Alfa Gamma', 'Delta Beta']);
    expect(await nomi({ Filter, Logic: 'and' })).toEqual(['Alfa Beta']);
  });

  it('[LST-006] answers only keys when asked', async () => {
    const { data, Total } = await list({ OnlyId: true, Filter: { Cognome: 'alfa' } });
    expect(Total).toBe(2);
    expect(data.every((chiave: unknown) => typeof chiave === 'string')).toBe(true);
  });

  it('[LST-014] orders both ways, and its pages have no row in common', async () => {
    const visti = new Set<string>();
    for (const PageNo of [1, 2, 3, 4]) {
      const { data } = await list({ Order: ['-Denominazione'], PageNo, PageSize: 16, OnlyId: true });
      for (const id of data) visti.add(id);
    }
    expect(visti.size).toBe(60);
    expect((await nomi({ Order: ['-Denominazione'], PageSize: 1 }))[0]).toBe('Serie 4');
    expect((await nomi({ Order: ['Denominazione desc'], PageSize: 1 }))[0]).toBe('Serie 4');
    expect((await nomi({ Order: ['Denominazione'], PageSize: 1 }))[0]).toBe('100% Sconto_Vero');
  });

  it('[LST-015] lowers a page too long, and a page number too small is the first', async () => {
    const grande = await list({ PageSize: 100_000 });
    expect([grande.PageSize, grande.data.length]).toEqual([500, 60]);
    for (const query of [{ PageNo: 0 }, { PageNo: -4 }, { PageNo: 'x' }])
      expect((await list(query)).PageNo).toBe(1);
    for (const PageSize of [0, -1, '50', null])
      expect((await list({ PageSize })).data.length).toBeGreaterThan(0);
    expect((await list({ PageNo: 2 ** 53 })).Message ?? 'vuota').not.toBe('');
    expect((await client.post(percorsi.anagraficaLista, { PageNo: 2 ** 53 })).status).toBe(200);
  });

  it('takes every character of a text as itself', async () => {
    expect(await nomi({ Filter: { Denominazione: '100%' } })).toEqual(['100% Sconto_Vero']);
    expect(await nomi({ Filter: { Denominazione: 'sconto_vero' } })).toEqual(['100% Sconto_Vero']);
    expect(await nomi({ Filter: { Denominazione: 'barra\\rov' } })).toEqual(['Barra\\Rovescia Ugo']);
    expect(await nomi({ Filter: { Denominazione: "'; drop table anagrafica; --" } })).toEqual([]);
    expect(await nomi({ Filter: { CodiceFiscale: '%' } })).toEqual([]);
  });

  it('[LST-012] answers the same rows by a text in the address', async () => {
    const { corpo } = await client.get('/api/anagrafica/list/alfa%20g');
    expect(corpo.data.map((riga: { Denominazione: string }) => riga.Denominazione)).toEqual(['Alfa Gamma']);
    expect((await client.get('/api/anagrafica/list')).corpo).toEqual(await list({}));
    expect((await client.get('/api/anagrafica/list/')).corpo.Total).toBe(60);
  });

  it('[LST-002] is narrowed by the query of the address in URL, whatever its Logic', async () => {
    const Filter = { Cognome: 'alfa', Nome: 'beta' };
    const stretta = await list({ Filter, Logic: 'or', URL: '/api/anagrafica/list?Cognome=Alfa&x=1' });
    expect(stretta.data.map((riga: { Denominazione: string }) => riga.Denominazione)).toEqual([
      'Alfa Beta',
      'Alfa Gamma',
    ]);
    const letta = await client.get('/api/anagrafica/list?Cognome=Alfa&Nome=gamma&Comune=');
    expect(letta.corpo.Total).toBe(1);
    const errata = await client.post(percorsi.anagraficaLista, { URL: '/x?Archiviata=forse' });
    expect([errata.status, Object.keys(errata.corpo.ModelState)]).toEqual([400, ['URL.Archiviata']]);
  });

  it('[LST-016] takes its days as yyyy-mm-dd and as dd/mm/yyyy, from midnight to midnight of Rome', async () => {
    const { id } = await makeAnagrafica(app, studioId, { denominazione: 'Di una notte' });
    await app.sql("update anagrafica set modificata_il = '2025-03-31T22:30:00Z' where id = $1", [id]);
    const find = async (filtri: object) => (await list({ Filter: filtri, OnlyId: true })).data.includes(id);
    for (const giorno of ['2025-04-01', '01/04/2025']) {
      expect(await find({ DataDa: giorno, DataA: giorno })).toBe(true);
      expect(await find({ DataA: '2025-03-31' })).toBe(false);
      expect(await find({ DataDa: '02/04/2025', DataA: '2025-12-31' })).toBe(false);
    }
    expect(
      (await client.get('/api/anagrafica/list?DataDa=01%2F04%2F2025&DataA=2025-04-01')).corpo.Total,
    ).toBe(1);
    for (const DataDa of ['31/02/2025', '2025-02-29', 'ieri', '2025-04-01T00:00:00Z', 20250401]) {
      const { status, corpo } = await client.post(percorsi.anagraficaLista, { Filter: { DataDa } });
      expect([DataDa, status, Object.keys(corpo.ModelState)]).toEqual([DataDa, 400, ['Filter.DataDa']]);
    }
    await client.delete(`/api/anagrafica/${id}`);
  });

  it('[LST-023] finds what begins with a text or what contains it', async () => {
    const due = [];
    for (const denominazione of ['BETA Sport', 'ALFABETA Sport'])
      due.push(await makeAnagrafica(app, studioId, { denominazione }));
    const Filter = { Denominazione: 'beta' };
    expect(await nomi({ Filter, ModoRicerca: 'Inizia per' })).toEqual(['BETA Sport']);
    expect(await nomi({ Filter: { Denominazione: 'beta sport' }, ModoRicerca: 'Contiene' })).toEqual([
      'ALFABETA Sport',
      'BETA Sport',
    ]);
    expect((await client.post(percorsi.anagraficaLista, { ModoRicerca: 'Finisce' })).status).toBe(400);
    for (const { id } of due) await client.delete(`/api/anagrafica/${id}`);
  });

  it('[LST-023] [ENU-064] joins sets of anagrafiche by union, by intersection, or leaves them', async () => {
    const { data: alfa } = await list({ Filter: { Cognome: 'alfa' }, OnlyId: true });
    const { data: beta } = await list({ Filter: { Nome: 'beta' }, OnlyId: true });
    const Anagrafiche = [alfa, beta];
    expect(await nomi({ Anagrafiche })).toEqual(['Alfa Beta', 'Alfa Gamma', 'Delta Beta']);
    expect(await nomi({ Anagrafiche, FiltroAnagrafiche: 'Intersezione' })).toEqual(['Alfa Beta']);
    expect((await list({ Anagrafiche, FiltroAnagrafiche: 'Nessuno' })).Total).toBe(60);
    expect((await list({ Anagrafiche: [[]] })).Total).toBe(0);
    const { corpo } = await client.post('/api/2025/dichiarazione/list', { Anagrafiche });
    expect(corpo.Total).toBe(0);
    const altrove = await client.post(percorsi.comuni, { Anagrafiche });
    expect([altrove.status, altrove.corpo.ModelState]).toEqual([400, { Anagrafiche: ['Campo sconosciuto'] }]);
  });

  it('keeps the total right as rows come, go and are archived', async () => {
    const { id } = await makeAnagrafica(app, studioId, { denominazione: 'Va e viene' });
    expect((await list({})).Total).toBe(61);
    await client.post(`/api/anagrafica/${id}/archivia`, {});
    expect((await list({})).Total).toBe(60);
    expect((await list({ Filter: { Archiviata: true } })).Total).toBe(1);
    await client.delete(`/api/anagrafica/${id}`);
    expect((await list({ Filter: { Archiviata: true } })).Total).toBe(0);
  });
});

describe('the declaration of the year beside a client', () => {
  it('is of whatever type, says what became of its file, and how many others there are', async () => {
    const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    const suo = await loginAs(app, utente);
    const studio = utente.studioId ?? 0;
    const societa = await makeAnagrafica(app, studio, {
      natura_giuridica: 'Società a responsabilità limitata',
      denominazione: 'Società',
    });
    const persona = await makePersona(app, studio, { denominazione: 'Persona' });
    await dichiarazioni.crea(suo, [societa.id, persona.id], { Tipo: 'IVA' });
    await dichiarazioni.crea(suo, [societa.id], { Tipo: 'Società di capitali' });
    await dichiarazioni.crea(suo, [persona.id]);
    await app.sql(`update dichiarazione set stato = 'Chiusa', anno = $2 where studio_id = $1`, [
      studio,
      ANNO_FISCALE,
    ]);
    await app.sql(
      `insert into dichiarazione_telematico (studio_id, dichiarazione_id, stato, stato_invio)
       select studio_id, id, 'Inviata', 'Inviata' from dichiarazione where studio_id = $1 and tipo = 'Persone fisiche'`,
      [studio],
    );
    const { data } = (await suo.post(percorsi.anagraficaLista, {})).corpo;
    const righe = (data as { Denominazione: string; Dichiarazione: Record<string, unknown> }[]).map(
      ({ Denominazione, Dichiarazione: d }) => [Denominazione, d.Tipo, d.Stato, d.StatoTelematico, d.Altre],
    );
    expect(righe).toEqual([
      ['Persona', 'Persone fisiche', 'Chiusa', 'Inviata', 1],
      ['Società', 'Società di capitali', 'Chiusa', 'Non inviato', 1],
    ]);
  });
});

describe('the reach of a list', () => {
  it('is the studi of the gestore, or all of them for the vendor', async () => {
    const gestore = await makeGestore(app);
    const studi = [
      await makeStudio(app, { gestore_id: gestore.id }),
      await makeStudio(app, { gestore_id: gestore.id }),
    ];
    for (const { id } of studi) await makeAnagrafica(app, id, { denominazione: 'Del gestore' });
    const { AMM_GES, CON_ELMAS } = tipologiaUtente;
    const delGestore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestore.id }),
    );
    expect((await delGestore.post(percorsi.anagraficaLista)).corpo.Total).toBe(2);
    const soltanto = await delGestore.post(percorsi.anagraficaLista, { Filter: { IdStudio: studi[0]?.id } });
    expect(soltanto.corpo.Total).toBe(1);
    const consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
    expect((await consulente.post(percorsi.anagraficaLista)).corpo.Total).toBe(64);
  });
});

describe('a list asked often', () => {
  it('[LST-001] is of the studio, the page and the order of each call, also when they are asked all at once', async () => {
    const altro = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
    for (const nome of ['Uno', 'Due', 'Tre']) {
      await makeAnagrafica(app, altro.studioId ?? 0, { denominazione: `Altrove ${nome}` });
    }
    const estraneo = await loginAs(app, altro);
    const ordini = ['Denominazione', '-Denominazione'];
    const risposte = await Promise.all(
      ordini.flatMap((voce) =>
        [1, 2, 3].flatMap((PageNo) => [
          client.post(percorsi.anagraficaLista, { Order: [voce], PageNo, PageSize: 20 }),
          estraneo.post(percorsi.anagraficaLista, { Order: [voce], PageNo, PageSize: 2 }),
        ]),
      ),
    );
    const letti = risposte.map(({ corpo }) =>
      corpo.data.map((riga: { Denominazione: string }) => riga.Denominazione),
    );
    const nostri = letti.filter((_, n) => n % 2 === 0);
    const suoi = letti.filter((_, n) => n % 2 === 1);
    expect(suoi).toEqual([
      ['Altrove Due', 'Altrove Tre'],
      ['Altrove Uno'],
      [],
      ['Altrove Uno', 'Altrove Tre'],
      ['Altrove Due'],
      [],
    ]);
    expect(nostri.map(({ length }) => length)).toEqual([20, 20, 20, 20, 20, 20]);
    expect(nostri.slice(3).flat()).toEqual(nostri.slice(0, 3).flat().reverse());
    expect(risposte.map(({ corpo }) => corpo.Total)).toEqual(
      Array.from({ length: 12 }, (_, n) => (n % 2 ? 3 : 60)),
    );
  });
});
