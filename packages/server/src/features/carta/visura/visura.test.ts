import { type AddressInfo, createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import {
  percorsi,
  percorso,
  testiVisura,
  tipologiaUtente,
  type VisuraFilo,
  VOCE_VISURA,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVisure, type UnitaDiProva, type VisureDiProva } from '../../../../demo/servizi/visure.ts';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { openConnessioni } from '../../../db/pool.ts';
import { withTenant } from '../../../db/tenancy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { addCrediti } from '../../crediti/credito/credito.public.ts';
import { requestVisura } from './visura.service.ts';

const CHIAVE = 'chiave-delle-visure';
const COSTO = 3;
const CODICE = 'RSSMRA80A01H501U';
const NESSUNO = '01234567897';

let app: AppDiProva;
let servizio: VisureDiProva;
let client: Client;
let utente: UtenteDiProva;
let altro: Client;
let studioId: number;
let cliente: string;

async function enter(tipologia_utente: number = tipologiaUtente.AMM_STU, studio?: number) {
  const nuovo = await makeUtente(app, {
    tipologia_utente: tipologia_utente as 2,
    ...(studio === undefined ? {} : { studio_id: studio }),
  });
  if (studio === undefined)
    await app.sql(
      "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2020-01-01')",
      [nuovo.studioId],
    );
  return { utente: nuovo, client: await loginAs(app, nuovo) };
}

const unita = (dati: Partial<UnitaDiProva>): UnitaDiProva => ({
  ...{ catasto: 'Fabbricati', comune: 'F257', sezione: null, foglio: '0142', particella: '318' },
  ...{ subalterno: '7', indirizzo: 'VIA EMILIA n. 9', categoria: 'A03', classe: '4', consistenza: 5.5 },
  ...{ rendita: 596.51, redditoDominicale: null, redditoAgrario: null, superficie: 98 },
  intestati: [
    {
      ...{ codiceFiscale: CODICE, denominazione: 'ROSSI MARIO', diritto: "Proprieta'", quota: '1/2' },
      dal: '2009-06-15',
    },
    { codiceFiscale: null, denominazione: 'ROSSI ANNA', diritto: "Proprieta'", quota: '1/2', dal: null },
  ],
  ...dati,
});
const terreno = unita({
  ...{ catasto: 'Terreni', foglio: '31', particella: '47', subalterno: null, indirizzo: null },
  ...{ categoria: null, classe: '2', consistenza: null, rendita: null, redditoDominicale: 21.37 },
  redditoAgrario: 14.9,
});

beforeAll(async () => {
  servizio = await startVisure('http://127.0.0.1:0', { chiave: CHIAVE });
  const visure = { indirizzo: servizio.indirizzo, simulato: true, chiave: CHIAVE };
  app = await makeApp({ servizi: { visure } });
  ({ client, utente } = await enter());
  studioId = utente.studioId ?? 0;
  altro = (await enter()).client;
  cliente = (await makeAnagrafica(app, studioId, { codice_fiscale: CODICE, denominazione: 'Rossi Mario' }))
    .id;
  const venditore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
  );
  const listino = {
    ...{ Nome: 'Visure', ValidoDa: '2020-01-01' },
    Voci: [{ Tipo: VOCE_VISURA, Crediti: COSTO }],
  };
  expect((await venditore.post(percorsi.listino, listino)).status).toBe(201);
  await withTenant(app.servizi.db, { studi: [studioId] }, (trx) =>
    addCrediti(trx, app.servizi, studioId, {
      lotti: [{ quantita: 100, compratoIl: new Date(), scadeIl: null, pacchettoId: null }],
      scritto: { tipo: 'Acquisto manuale', causale: 'Prova', autore: null },
    }),
  );
  for (const una of [unita({}), unita({ subalterno: '21', categoria: 'C06', rendita: 83.67 }), terreno])
    servizio.register(una);
});
afterAll(async () => {
  await app.stop();
  await servizio.stop();
});

const search = (dati: object = {}, chi = client) =>
  chi.post(percorsi.visuraRichiedi, {
    Tipo: 'Soggetto',
    CodiceFiscale: CODICE,
    CostoMassimo: COSTO,
    ...dati,
  });
const readResidui = async (): Promise<number> => (await client.get(percorsi.visuraPronta)).corpo.data.Residui;
const list = async (Filter: object = {}, chi = client) =>
  (await chi.post(percorsi.visuraLista, { Filter })).corpo;
const una = (modello: string, { Id }: Pick<VisuraFilo, 'Id'>) => percorso(modello, { id: Id });
const compare = async (visura: VisuraFilo) =>
  (await client.get(percorso(percorsi.visuraConfronto, { id: visura.Id, anagrafica: cliente }))).corpo.data;
const importa = (visura: VisuraFilo, Righe = visura.Righe.map((_, n) => n), chi = client) =>
  chi.post(una(percorsi.visuraImporta, visura), { IdAnagrafica: cliente, Righe });
const countImmobili = async () => {
  const [riga] = await app.sql<{ quanti: number }>(
    'select count(*)::int as quanti from immobile where studio_id = $1',
    [studioId],
  );
  return riga?.quanti;
};

/** The database behind a line that loses the answer to the next commit, and breaks, once it is told to. */
async function openSmemorato() {
  const { host = '', port = 5432, ...altro } = app.servizi.pool.options;
  let isDaPerdere = false;
  const linea = createServer((dentro) => {
    const fuori = createConnection(
      host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port },
    );
    for (const capo of [dentro, fuori]) capo.on('error', () => undefined);
    dentro.pipe(fuori);
    dentro.on('close', () => fuori.destroy());
    fuori.on('close', () => dentro.destroy());
    fuori.on('data', (pezzo: Buffer) => {
      if (!isDaPerdere || !pezzo.includes('COMMIT\0')) return void dentro.write(pezzo);
      isDaPerdere = false;
      dentro.destroy();
    });
  });
  await new Promise<void>((resolve) => linea.listen(0, '127.0.0.1', resolve));
  const { user, database, password } = altro;
  const connessioni = openConnessioni(
    {
      ...{ host: '127.0.0.1', port: (linea.address() as AddressInfo).port, user, database },
      ...(password === undefined ? {} : { password }),
    },
    2,
    () => undefined,
  );
  return {
    db: connessioni.db,
    loseNext: () => {
      isDaPerdere = true;
    },
    stop: async () => {
      await connessioni.stop();
      linea.close();
    },
  };
}

describe('a search of the land register', () => {
  it('[VIS-001] by codice fiscale or by place answers what is there, and its credits go out', async () => {
    const prima = await readResidui();
    const persona = await search();
    expect(persona.status).toBe(201);
    const visura: VisuraFilo = persona.corpo.data;
    expect(visura).toMatchObject({
      ...{ Tipo: 'Soggetto', Esito: 'Trovata', CostoCrediti: COSTO, Simulata: true, QuanteRighe: 3 },
      ...{ IdAnagrafica: cliente, Denominazione: 'Rossi Mario', ConPDF: true, Cercato: CODICE },
      Clienti: [{ Id: cliente, CodiceFiscale: CODICE }],
    });
    expect(visura.Righe[0]).toMatchObject({
      ...{ Catasto: 'Fabbricati', ComuneDescrizione: 'Modena', Foglio: '142', Categoria: 'A/3' },
      ...{ Rendita: 596.51, Intestati: [{ Quota: 50, QuotaScritta: '1/2' }, { CodiceFiscale: null }] },
    });
    const luogo = { Tipo: 'Immobile', Comune: 'f257', Foglio: '0142', Particella: '318' };
    expect((await search({ ...luogo, Foglio: '' })).corpo.ModelState).toMatchObject({
      Catasto: expect.anything(),
      Foglio: expect.anything(),
    });
    expect((await search({ CodiceFiscale: 'RSSMRA80A01H501X' })).corpo.ModelState).toEqual({
      CodiceFiscale: [testiVisura.CODICE_ERRATO],
    });
    const posto = await search({ ...luogo, Catasto: 'Fabbricati', Subalterno: '21' });
    expect([posto.status, posto.corpo.data.Righe.length, posto.corpo.data.Comune]).toEqual([
      201,
      1,
      'Modena',
    ]);
    expect(await readResidui()).toBe(prima - 2 * COSTO);
    const elenco = await list({ Cercato: CODICE });
    expect([elenco.Total, elenco.data[0].Righe]).toEqual([1, undefined]);
    expect((await list()).Total).toBe(2);
  });

  it('[VIS-002] [USR-026] is refused to who has not the visure, and to a studio without the module', async () => {
    const { client: operatore, utente: suo } = await enter(tipologiaUtente.OP_STU, studioId);
    expect((await search({}, operatore)).status).toBe(201);
    await app.sql('update utente set visure_abilitate = false where id = $1', [suo.id]);
    for (const { status, corpo } of [
      await search({}, operatore),
      await operatore.post(percorsi.visuraLista),
      await operatore.get(percorsi.visuraPronta),
    ])
      expect([status, corpo.Message]).toEqual([403, 'Servizio visure disabilitato.']);
    const nudo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await search({}, nudo)).corpo.Codice).toBe('MODULO_NON_ATTIVO');
    const consulente = await makeUtente(app, { tipologia_utente: tipologiaUtente.CON_ELMAS });
    expect((await search({}, await loginAs(app, consulente))).status).toBe(403);
  });

  it('have a module that is on or off for the studio: off, its calls answer 403', async () => {
    const nuovo = await enter();
    const turn = (al: string | null) =>
      app.sql("update applicativo_studio set al = $2 where studio_id = $1 and codice = 'VISURE'", [
        ...[nuovo.utente.studioId, al],
      ]);
    expect((await nuovo.client.get(percorsi.visuraPronta)).status).toBe(200);
    await turn('2021-01-01');
    for (const risposta of [
      await nuovo.client.get(percorsi.visuraPronta),
      await nuovo.client.post(percorsi.visuraLista),
      await search({}, nuovo.client),
    ])
      expect([risposta.status, risposta.corpo.Codice]).toEqual([403, 'MODULO_NON_ATTIVO']);
    await turn(null);
    expect((await nuovo.client.post(percorsi.visuraLista)).status).toBe(200);
  });

  it('[VIS-003] [ERR-015] that finds nothing, and a service that is closed, say so in their words', async () => {
    const vuota = await search({ CodiceFiscale: NESSUNO, Comune: 'H501' });
    expect([vuota.status, vuota.corpo.Codice, vuota.corpo.Message]).toEqual([
      ...[409, 'VISURA_NON_TROVATA', 'Visura non trovata.'],
    ]);
    servizio.turn('chiuso');
    const chiusa = await search();
    servizio.turn('aperto');
    expect([chiusa.status, chiusa.corpo.Codice, chiusa.corpo.Message]).toEqual([
      ...[403, 'VISURE_DISABILITATE', 'Servizio visure disabilitato.'],
    ]);
    const tenute = await list({ Cercato: NESSUNO });
    expect(tenute.data).toMatchObject([{ Esito: 'Non trovata', CostoCrediti: 0, ConPDF: false }]);
    // Where no service is configured at all, the portal works and this answer is the same.
    const spenta = await makeApp();
    const suo = await makeUtente(spenta, { tipologia_utente: tipologiaUtente.AMM_STU });
    await spenta.sql(
      "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2020-01-01')",
      [suo.studioId],
    );
    const da = await loginAs(spenta, suo);
    expect((await da.get(percorsi.visuraPronta)).corpo.data.Attivo).toBe(false);
    expect((await search({}, da)).corpo.Message).toBe('Servizio visure disabilitato.');
    await spenta.stop();
  });

  it('[VIS-005] that fails gives its credits back, whatever the reason; what was told is never exceeded', async () => {
    const prima = await readResidui();
    expect((await search({ CodiceFiscale: NESSUNO, Comune: 'H501' })).status).toBe(409);
    for (const come of ['muto', 'confuso', 'chiuso'] as const) {
      servizio.turn(come);
      const persa = await search();
      expect([come, persa.status]).toEqual([come, come === 'chiuso' ? 403 : 503]);
      if (come !== 'chiuso') expect(persa.corpo.Message).toBe(testiVisura.NON_RISPONDE);
    }
    servizio.turn('aperto');
    expect((await search({ CostoMassimo: COSTO - 1 })).corpo.Codice).toBe('COSTO_CAMBIATO');
    expect(await readResidui()).toBe(prima);
    const [conto] = await app.sql('select prenotati from conto where studio_id = $1', [studioId]);
    expect(conto).toEqual({ prenotati: 0 });
    const poveri = await search({}, altro);
    expect(poveri.corpo.Codice).toBe('CREDITI_INSUFFICIENTI');
    expect((await list({}, altro)).Total).toBe(0);
    expect((await list({ Esito: 'Fallita' })).Total).toBeGreaterThanOrEqual(3);

    const { data: visura } = (await search()).corpo;
    const pdf = await client.get(una(percorsi.visuraPdf, visura));
    expect([pdf.status, pdf.headers.get('content-type'), pdf.testo.startsWith('%PDF')]).toEqual([
      ...[200, 'application/pdf', true],
    ]);
    for (const modello of [percorsi.visuraUna, percorsi.visuraPdf])
      expect((await altro.get(una(modello, visura))).status).toBe(404);
    expect((await importa(visura, [0], altro)).status).toBe(404);
  });
});

describe('what a search found', () => {
  it('[VIS-004] becomes two buildings and a piece of land of the client, and again becomes nothing more', async () => {
    const visura: VisuraFilo = (await search()).corpo.data;
    expect((await compare(visura)).Righe.map(({ Stato }: { Stato: string }) => Stato)).toEqual([
      ...['Mancante', 'Mancante', 'Mancante'],
    ]);
    expect(await countImmobili()).toBe(0);
    const insieme = await Promise.all([importa(visura), importa(visura)]);
    expect(insieme.map(({ corpo }) => corpo.data.Creati).sort()).toEqual([0, 3]);
    expect((await importa(visura)).corpo.data).toEqual({ Creati: 0, Aggiornati: 0, Uguali: 3, Esclusi: [] });
    expect(await countImmobili()).toBe(3);
    const scritti = await app.sql(
      `select genere, categoria, rendita, rendita_dominicale, p.quota, p.dal::text, p.tipo_possesso from immobile i
       join possesso p on p.studio_id = i.studio_id and p.immobile_id = i.id
       where i.studio_id = $1 and p.anagrafica_id = $2 order by categoria nulls last`,
      [studioId, cliente],
    );
    const possesso = { quota: '50.00', dal: '2009-06-15', tipo_possesso: 'Proprietà' };
    expect(scritti).toMatchObject([
      { ...possesso, categoria: 'A/3', rendita: '596.51' },
      { ...possesso, categoria: 'C/6', rendita: '83.67' },
      { ...possesso, genere: 'terreno', rendita_dominicale: '21.37' },
    ]);
    const riletta = (await client.get(una(percorsi.visuraUna, visura))).corpo.data;
    expect(riletta.ImportataIl).not.toBe(null);
  });

  it('is compared before with what is there: missing, another rendita, a wrong share, and what it does not name', async () => {
    servizio.register(unita({ rendita: 700, classe: '5' }));
    servizio.register(
      unita({
        ...{ subalterno: '21', categoria: 'C06', rendita: 83.67 },
        intestati: [
          { codiceFiscale: CODICE, denominazione: 'ROSSI', diritto: 'Proprietà', quota: '1/1', dal: null },
        ],
      }),
    );
    servizio.register(
      unita({
        ...{ foglio: '31', particella: '48', subalterno: null },
        intestati: [
          { codiceFiscale: CODICE, denominazione: 'ROSSI', diritto: 'Comodato', quota: '1/1', dal: null },
        ],
      }),
    );
    servizio.register({ ...terreno, intestati: [] });
    const visura: VisuraFilo = (await search()).corpo.data;
    const confronto = await compare(visura);
    expect(confronto.Righe).toMatchObject([
      {
        Stato: 'Diverso',
        Differenze: [
          { Campo: 'Classe', Visura: '5', Quadra: '4' },
          { Campo: 'Rendita', Visura: '700,00', Quadra: '596,51' },
        ],
      },
      {
        Stato: 'Diverso',
        Differenze: [{ Campo: 'Quota', Visura: 'Proprietà 100,00%', Quadra: 'Proprietà 50,00%' }],
      },
      { Stato: 'Da rivedere', Motivo: testiVisura.DIRITTO_IGNOTO, IdImmobile: null },
    ]);
    expect(confronto.NonInVisura).toMatchObject([
      { Catasto: 'Terreni', Descrizione: 'Modena, foglio 31, particella 47' },
    ]);
    const fatta = (await importa(visura)).corpo.data;
    expect(fatta).toEqual({
      ...{ Creati: 0, Aggiornati: 2, Uguali: 0 },
      Esclusi: [{ Riga: 2, Motivo: testiVisura.DIRITTO_IGNOTO }],
    });
    expect(await countImmobili()).toBe(3);
    const dopo = await compare(visura);
    expect(dopo.Righe.map(({ Stato }: { Stato: string }) => Stato)).toEqual([
      ...['Uguale', 'Uguale', 'Da rivedere'],
    ]);
  });
});

describe('a search that nobody was told of', () => {
  it('because the answer to its commit was lost is the one that was found: one row, paid once', async () => {
    const smemorato = await openSmemorato();
    const prima = await readResidui();
    const { visure } = app.servizi;
    if (visure === null) throw new Error('no service');
    try {
      const trovata = await requestVisura(
        {
          ...app.servizi,
          db: smemorato.db,
          visure: {
            ...visure,
            search: async (...domanda) => {
              const righe = await visure.search(...domanda);
              smemorato.loseNext();
              return righe;
            },
          },
        },
        {
          sessione: { studi: [studioId], studioId, utenteId: utente.id } as unknown as Sessione,
          ip: '127.0.0.1',
        },
        {
          ...{ Tipo: 'Soggetto', CodiceFiscale: CODICE, Comune: null, CostoMassimo: COSTO, Catasto: null },
          ...{ Sezione: null, Foglio: null, Particella: null, Subalterno: null },
        } as never,
      );
      expect(trovata).toMatchObject({ Esito: 'Trovata', CostoCrediti: COSTO });
      expect(await readResidui()).toBe(prima - COSTO);
      expect((await list()).data.filter(({ Id }: VisuraFilo) => Id === trovata.Id)).toHaveLength(1);
    } finally {
      await smemorato.stop();
    }
  });
});
