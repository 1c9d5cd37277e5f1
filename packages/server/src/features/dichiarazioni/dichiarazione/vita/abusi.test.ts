import { errori, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import {
  completeDichiarazione,
  dichiarazioni,
  makeDichiarazione,
  makePersona,
} from '../../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let collega: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  collega = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
});
afterAll(() => app.stop());

const call = (chi: Client, modello: string, corpo: object, anno = 2025) =>
  chi.post(percorso(modello, { anno }), corpo);
const read = async (id: string) => (await dichiarazioni.leggi(client, id)).corpo.data;
const duplicate = (Codice: string, Finalita: string, AnnoDestinazione = 2025) =>
  call(client, percorsi.dichiarazioneDuplica, { Codice, Finalita, AnnoDestinazione });

describe('who works at a declaration', () => {
  it('[DIC-010] gives back his own only: what another has is first taken, and that is written', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const take = (chi: Client, altro: object = {}) =>
      call(chi, percorsi.dichiarazionePresaInCarico, { Codici: [id], ...altro });
    await take(client);
    const tolta = await take(collega, { Lascia: true, Conferma: true });
    expect([tolta.corpo.data.prese, tolta.corpo.data.errori.length]).toEqual([[], 1]);
    expect((await read(id)).InCaricoAMe).toBe(true);
    await take(client, { Lascia: true });
    expect((await read(id)).InCaricoA).toBeNull();
  });
});

describe('an archived declaration', () => {
  it('[DIC-027] is printed again as it was archived: neither its day nor its version moves', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    const print = (Opzioni: object = {}) =>
      call(client, percorsi.dichiarazioneStampa, { Codici: [id], Opzioni });
    expect((await print({ data: '2025-06-30' })).status).toBe(200);
    await call(client, percorsi.dichiarazioneArchivia, { Codici: [id] });
    const prima = await read(id);
    expect((await print()).status).toBe(200);
    const dopo = await read(id);
    expect([dopo.StampaData, dopo.Versione]).toEqual([prima.StampaData, prima.Versione]);
  });
});

describe('what a copy may be', () => {
  it('[DIC-006] an Integrativa is of the same year, of a closed one, also when it is asked as a copy', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    expect((await duplicate(id, 'Integrativa')).corpo.Message).toBe(
      'Impossibile creare la dichiarazione. La dichiarazione da cui parte deve essere chiusa.',
    );
    await completeDichiarazione(client, id);
    await dichiarazioni.chiudi(client, [id]);
    expect((await duplicate(id, 'Integrativa', 2024)).corpo.Message).toContain('di un altro anno');
    expect((await duplicate(id, 'Integrativa')).status).toBe(200);
  });

  it('[DIC-014] an ordinary one for a comune that has one is refused, whoever it starts from', async () => {
    const { id: cliente } = await makePersona(app, studioId);
    const possesso = { IdAnagrafica: cliente, Dal: '2024-06-16', Quota: 100 };
    await client.post(percorsi.fabbricato, {
      ...{ Comune: 'F257', Categoria: 'A/2', Rendita: 600, Foglio: '1', Particella: '2', Classe: '3' },
      ...{ Indirizzo: 'Via Emilia 96', Proprietari: [possesso] },
    });
    const { corpo } = await call(client, percorsi.dichiarazioneCreaImu, { Codici: [cliente] });
    const [imu] = corpo.data.create;
    const ancora = await dichiarazioni.crea(client, [cliente], { Tipo: 'IMU', Basi: [imu.Codice] });
    expect([ancora.status, ancora.corpo.data]).toEqual([
      200,
      { create: [], errori: [{ Codice: cliente, Messaggio: errori.DICHIARAZIONE_GIA_PRESENTE.testo }] },
    ]);
  });
});

describe('a studio where nothing is written', () => {
  it('[DIC-028] has no new declaration either, nor a copy: a year not enabled, a studio blocked', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const { id: cliente } = await makePersona(app, studioId);
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    const create = async (chi: Client) => {
      const { data } = (await dichiarazioni.crea(chi, [cliente])).corpo;
      return [data.create.length, data.errori[0]?.Messaggio];
    };
    const setAnno = (anno: number) =>
      app.sql("update applicativo_studio set anno = $2 where studio_id = $1 and codice = 'PF'", [
        studioId,
        anno,
      ]);
    await setAnno(2024);
    const nonAbilitato = 'Impossibile creare la dichiarazione. L’anno non è abilitato per lo studio.';
    expect(await create(client)).toEqual([0, nonAbilitato]);
    expect((await duplicate(id, 'Duplicata')).corpo.Message).toBe(nonAbilitato);
    await setAnno(0);
    await app.sql("update studio set data_blocco = '2020-01-01' where id = $1", [studioId]);
    try {
      expect(await create(fornitore)).toEqual([
        0,
        'Impossibile creare la dichiarazione. Lo studio è bloccato.',
      ]);
    } finally {
      await app.sql('update studio set data_blocco = null where id = $1', [studioId]);
    }
    expect((await create(client))[0]).toBe(1);
  });
});

describe('the form of a client', () => {
  const makeSocieta = async (ragione_sociale: string, natura_giuridica: string | null = null) =>
    (
      await makeAnagrafica(app, studioId, {
        ...{ tipo: 'SD', ragione_sociale, denominazione: ragione_sociale, natura_giuridica },
      })
    ).id;
  const create = async (id: string, Tipo: string) =>
    (await dichiarazioni.crea(client, [id], { Tipo, ComuneId: 'F257' })).corpo.data;

  it('[DIC-001] is of its legal form: a S.a.s. has no declaration of companies with a capital, nor of enti', async () => {
    const sas = await makeSocieta('Rossi S.a.s.', 'Società in accomandita semplice');
    for (const tipo of ['Società di capitali', 'Enti', 'Consolidato', 'IMU-ENC'])
      expect(await create(sas, tipo)).toEqual({
        create: [],
        errori: [
          {
            Codice: sas,
            Messaggio:
              'Impossibile creare la dichiarazione. Il modello non è quello della natura giuridica del cliente.',
            Campo: 'Tipo',
          },
        ],
      });
    expect((await create(sas, 'Società di persone')).create).toHaveLength(1);
    const [fondazione, senza] = [await makeSocieta('Bene', 'Fondazione'), await makeSocieta('Bene')];
    expect((await create(fondazione, 'Enti')).create).toHaveLength(1);
    expect((await create(fondazione, 'Società di persone')).create).toEqual([]);
    for (const tipo of ['Società di capitali', 'Società di persone', 'Enti'])
      expect((await create(senza, tipo)).create).toHaveLength(1);
  });

  it('[DIC-001] is no IRAP for a person from 2023, created or copied; that of 2022 is', async () => {
    const persona = (await makePersona(app, studioId)).id;
    const ask = async (anno: number, Tipo: string) =>
      (await call(client, percorsi.dichiarazioneCrea, { IdAnagrafiche: [persona], Tipo }, anno)).corpo.data;
    const frase =
      'Impossibile creare la dichiarazione. Le persone fisiche non devono l’IRAP dal periodo d’imposta 2022.';
    for (const tipo of ['IRAP', 'IRAP (simulazione)'])
      expect(await ask(2025, tipo)).toEqual({
        create: [],
        errori: [{ Codice: persona, Messaggio: frase, Campo: 'Tipo' }],
      });
    expect((await ask(2023, 'IRAP')).create).toEqual([]);
    const { create: create2022 } = await ask(2022, 'IRAP');
    expect(create2022).toHaveLength(1);
    const domanda = { Codice: create2022[0].Codice, Finalita: 'Duplicata', AnnoDestinazione: 2025 };
    const copia = await call(client, percorsi.dichiarazioneDuplica, domanda, 2022);
    expect([copia.status, copia.corpo.Message]).toEqual([409, frase]);
    const societa = await makeSocieta('Verdi S.n.c.');
    expect((await create(societa, 'IRAP')).create).toHaveLength(1);
  });

  it('has the name of the company on its frontespizio, and no surname', async () => {
    const nome = 'Officine Bianchi S.r.l.';
    const societa = await makeSocieta(nome, 'Società a responsabilità limitata');
    const attesi = {
      ...{ 'Società di capitali': ['sc', 'FR2.6'], IRAP: ['irap', 'FR2.6'], IVA: ['iva', 'FR2.6'] },
      ...{ 770: ['d770', 'FR2.6'], 'Certificazione unica': ['cu', 'FR2.6'], IMU: ['imu', 'FR2.2'] },
    };
    for (const [tipo, [prefisso = '', casella = '']] of Object.entries(attesi)) {
      const { Codice: id } = (await create(societa, tipo)).create[0];
      const { data } = (await client.get(percorso(percorsi.modello, { anno: 2025, prefisso, id }))).corpo;
      expect([tipo, data.TipoCliente, data.Righi[casella]]).toEqual([tipo, 'SD', nome]);
      expect(data.Righi['FR2.3']).toBeUndefined();
    }
  });
});
