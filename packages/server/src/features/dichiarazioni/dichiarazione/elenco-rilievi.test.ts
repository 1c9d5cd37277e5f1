import { modelloDiTipo, percorsi, percorso, type TipoDichiarazione, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, lavoro, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const ANNO = 2025;
const { AMM_STU, AMM_ELMAS } = tipologiaUtente;
let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

const ask = async (query: object = {}, chi = client) =>
  (await chi.post(percorso(percorsi.dichiarazioneRilievi, { anno: ANNO }), query)).corpo;
const save = async (id: string, righi: object) => {
  const { corpo } = await dichiarazioni.leggi(client, id);
  return dichiarazioni.salva(client, id, corpo.data.Versione, righi);
};
async function create(nome: string): Promise<string> {
  const { id } = await makePersona(app, studioId, { denominazione: nome });
  return (await dichiarazioni.crea(client, [id])).corpo.data.create[0].Codice;
}
async function createDi(Tipo: TipoDichiarazione): Promise<string> {
  const { id } = await makeAnagrafica(app, studioId, { natura_giuridica: 'Fondazione' });
  const { corpo } = await client.post(percorso(percorsi.dichiarazioneCrea, { anno: ANNO }), {
    IdAnagrafiche: [id],
    Tipo,
    ComuneId: 'F257',
  });
  return corpo.data.create[0].Codice;
}

const tutto = { ...lavoro, 'RC10.2': 400, 'RC10.3': 20, 'RC10.4': 60, 'RC10.5': 20 };

describe('the list of the findings', () => {
  it('has the open declarations with something to look at: as many as their diagnostico says, and where', async () => {
    const [pulita, bloccata, mancante] = [await create('Alfa'), await create('Beta'), await create('Gamma')];
    await save(pulita, tutto);
    await save(bloccata, { ...tutto, 'RB1.1': 800, 'RB1.2': '2', 'RB1.7': '1', 'RB1.12': '2' });
    await save(mancante, { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000 });
    const { data, Total } = await ask({ Filter: { IdStudio: studioId } });
    expect(Total).toBe(data.length);
    expect(data[0]).toMatchObject({ Id: bloccata, Denominazione: 'Beta', Tipo: 'Persone fisiche' });
    for (const riga of data) {
      const { corpo } = await client.post(percorso(percorsi.dichiarazioneDiagnostico, { anno: ANNO }), {
        Codici: [riga.Id],
      });
      const count = (livello: string) =>
        corpo.data.righe.filter((uno: { Livello: string }) => uno.Livello === livello).length;
      expect([riga.Bloccanti, riga.Discordanze, riga.Informative]).toEqual(
        ['bloccante', 'discordanza', 'informativa'].map(count),
      );
      const { Chiave, Messaggio } = corpo.data.righe[0];
      expect([riga.Chiave, riga.Messaggio]).toEqual([Chiave, Messaggio]);
    }
    const trovate = async (Filter: object) => (await ask({ Filter, OnlyId: true })).data as readonly string[];
    expect(await trovate({ Gravita: 'bloccante' })).toEqual([bloccata]);
    expect(await trovate({ Gravita: 'discordanza' })).toContain(mancante);
    expect(await trovate({ Gravita: 'discordanza' })).not.toContain(pulita);
    expect(await trovate({ Denominazione: 'gamm' })).toEqual([mancante]);
    expect(await trovate({ Tipo: 'IVA' })).toEqual([]);
    const pagina = await ask({ PageNo: 2, PageSize: 1 });
    expect([pagina.data.length, pagina.Total, pagina.PageNo]).toEqual([1, Total, 2]);
    // Once it is put right, or closed, there is nothing to look at.
    await save(bloccata, { 'RB1.1': null, 'RB1.2': null, 'RB1.7': null, 'RB1.12': null });
    expect(await trovate({ Gravita: 'bloccante' })).toEqual([]);
  });

  it('has those saved before they were counted, until they are computed again', async () => {
    const vecchia = await create('Delta');
    await app.sql("update dichiarazione set riepilogo = riepilogo - 'rilievi' where id = $1", [vecchia]);
    const daContare = async () =>
      (await ask({ Filter: { Gravita: 'da ricalcolare' } })).data.map(
        ({ Id, Bloccanti, Chiave }: Record<string, unknown>) => [Id, Bloccanti, Chiave],
      );
    expect(await daContare()).toEqual([[vecchia, null, null]]);
    await save(vecchia, { 'RC1.1': '2' });
    expect(await daContare()).toEqual([]);
  });

  it('is of the studi of who asks, and refuses a gravity that there is not', async () => {
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    expect((await ask({}, altro)).Total).toBe(0);
    const fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    expect((await ask({ Filter: { IdStudio: studioId } }, fornitore)).Total).toBeGreaterThan(0);
    expect((await ask({ Filter: { Gravita: 'enorme' } })).ModelState).toHaveProperty(['Filter.Gravita']);
  });
});

describe('the screens of taxes and declarations', () => {
  it('[RTE-028] are served at their address; what each asks first answers who may, and nobody without a session', async () => {
    const enc = await createDi('IMU-ENC');
    const impi = await createDi('IMU-IMPI');
    const { id: cliente } = await makePersona(app, studioId);
    const inAnno = (dove: string) => percorso(dove, { anno: ANNO });
    const listDi = (Tipo: TipoDichiarazione) => (chi: Client) =>
      chi.post(inAnno(percorsi.dichiarazioneLista), {
        Filter: { SoloTipo: Tipo, Stato: 'Aperta', Denominazione: 'nessuno' },
        OnlyId: true,
      });
    const dati = { anno: ANNO, id: cliente };
    const schermate: readonly (readonly [string, (chi: Client) => ReturnType<Client['get']>])[] = [
      ['/conto-fiscale', (chi) => chi.get(percorso(percorsi.contoUno, dati))],
      ['/imposta', listDi('Persone fisiche')],
      ['/diagnostico', (chi) => chi.post(inAnno(percorsi.dichiarazioneRilievi))],
      ['/fabbricato', (chi) => chi.post(percorsi.fabbricatoLista)],
      ['/terreno', (chi) => chi.post(percorsi.terrenoLista)],
      ['/imu', (chi) => chi.post(inAnno(percorsi.imuProspetto), { IdAnagrafica: cliente })],
      ['/imu-enc', listDi('IMU-ENC')],
      ['/imu-impi', listDi('IMU-IMPI')],
      ['/visure', (chi) => chi.post(percorsi.visuraLista)],
    ];
    await app.sql(
      "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2020-01-01')",
      [studioId],
    );
    const capo = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }),
    );
    for (const [indirizzo, read] of schermate) {
      const pagina = await fetch(app.indirizzo + indirizzo, { headers: { accept: 'text/html' } });
      expect([indirizzo, pagina.status, await pagina.text()]).toEqual([
        indirizzo,
        200,
        expect.stringContaining('<title>Quadra</title>'),
      ]);
      expect([indirizzo, (await read(capo)).status]).toEqual([indirizzo, 200]);
      expect([indirizzo, (await read(new Client(app.indirizzo))).status]).toEqual([indirizzo, 401]);
    }
    expect((await listDi('IMU-ENC')(capo)).corpo.data).toEqual([enc]);
    expect((await listDi('IMU-IMPI')(capo)).corpo.data).toEqual([impi]);
    // Without the module there are no searches.
    const senza = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    expect((await senza.post(percorsi.visuraLista)).status).toBe(403);
  });

  it('an IMPi declaration has the boxes of its works, and they are kept', async () => {
    const id = await createDi('IMU-IMPI');
    const dove = percorso(percorsi.modello, { anno: ANNO, prefisso: modelloDiTipo['IMU-IMPI'].prefisso, id });
    const { corpo } = await client.get(dove);
    expect(corpo.data.Tipo).toBe('IMU-IMPI');
    const righi = { 'PI1.3': '1', 'PI1.5': 500_000, 'PI1.6': 50 };
    const salvata = await client.put(dove, { Versione: corpo.data.Versione, Righi: righi });
    expect([salvata.status, (await client.get(dove)).corpo.data.Righi]).toEqual([
      200,
      expect.objectContaining(righi),
    ]);
  });
});
