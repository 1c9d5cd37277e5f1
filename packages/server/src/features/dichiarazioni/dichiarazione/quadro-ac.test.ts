import { percorsi, percorso, type tipoApplicativo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs, type Risposta } from '../../../../test/client.ts';
import { dichiarazioni, lavoro, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_STU, AMM_ELMAS } = tipologiaUtente;
const ANNO = 2025;
const ALTROVE = 'https://altrove.example';
let app: AppDiProva;
let client: Client;
let fornitore: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp({ hostRemoti: [ALTROVE] });
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU, abilita_ai: true });
  studioId = utente.studioId ?? 0;
  await app.sql("insert into permesso_studio (studio_id, codice, valore) values ($1, 'AI', true)", [
    studioId,
  ]);
  client = await loginAs(app, utente);
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
});
afterAll(() => app.stop());

const turn = async (Applicativo: string, Abilita: boolean) => {
  const { status } = await fornitore.post(percorsi.studioAttivazione, {
    ...{ IdStudi: [studioId], Applicativo, Abilita },
  });
  expect(status).toBe(200);
};
async function create(): Promise<string> {
  const { id } = await makePersona(app, studioId);
  return (await dichiarazioni.crea(client, [id])).corpo.data.create[0].Codice;
}
const save = async (id: string, righi: object) => {
  const { corpo } = await dichiarazioni.leggi(client, id);
  return dichiarazioni.salva(client, id, corpo.data.Versione, righi);
};
const open = () => client.post(percorsi.studioApriApplicativo, { IdStudio: studioId, Codice: 'REMOTEHOST' });

describe('the kinds of modules', () => {
  it('[STU-020] are on or off for a studio: its calls answer, or are refused; the remote one opens a configured address', async () => {
    const id = await create();
    /** The first call of each, and what it answers when it is on. */
    const chiamate: Readonly<
      Record<keyof typeof tipoApplicativo, readonly [() => Promise<Risposta>, number]>
    > = {
      PRECOMPILATA: [() => client.post(percorsi.precompilataLista), 200],
      VISURE: [() => client.post(percorsi.visuraLista), 200],
      FIRMA: [() => client.post(percorsi.bustaLista), 200],
      ARCHIVIAZIONE: [() => client.post(percorsi.pacchettoArchivioLista), 200],
      // Nothing is written in it yet.
      QUADROAC: [() => dichiarazioni.quadro(client, id, 'AC'), 404],
      WOWAI: [() => client.post(percorsi.copilotaLista), 200],
      // Nobody said where it is.
      REMOTEHOST: [open, 409],
    };
    for (const [codice, [ask, acceso]] of Object.entries(chiamate)) {
      expect([codice, (await ask()).status]).toEqual([codice, 403]);
      await turn(codice, true);
      expect([codice, (await ask()).status]).toEqual([codice, acceso]);
    }
    const place = (Indirizzo: string) =>
      fornitore.put(percorsi.studioApplicativo, {
        ...{ IdStudio: studioId, Codice: 'REMOTEHOST', Dal: '2025-01-01', Indirizzo },
      });
    expect((await place('https://ignoto.example/casa')).status).toBe(400);
    expect((await place(`${ALTROVE}/casa`)).status).toBe(200);
    expect((await open()).corpo.data).toEqual({ Indirizzo: `${ALTROVE}/casa` });
    for (const [codice, [ask]] of Object.entries(chiamate)) {
      await turn(codice, false);
      expect([codice, (await ask()).status]).toEqual([codice, 403]);
    }
  });
});

describe('the quadro of the administrators of condomini', () => {
  const condominio = { 'AC1.2': 'Condominio Via Emilia' };

  it('is not there without its module: no casella of it is written, by any way', async () => {
    const id = await create();
    expect((await dichiarazioni.leggi(client, id)).corpo.data.QuadriNonAttivi).toEqual(['AC']);
    expect((await save(id, condominio)).corpo.Codice).toBe('MODULO_NON_ATTIVO');
    expect((await dichiarazioni.bozza(client, id, 'AC', condominio)).status).toBe(403);
    expect((await dichiarazioni.quadro(client, id, 'AC')).status).toBe(403);
    expect((await dichiarazioni.agisci(client, id, 'AC', 'completa')).status).toBe(403);
    // The others are written as ever.
    expect((await save(id, lavoro)).status).toBe(200);
  });

  it('keeps what is in it when its module ends: it is read, completed and removed, not written', async () => {
    const id = await create();
    await turn('QUADROAC', true);
    expect((await dichiarazioni.leggi(client, id)).corpo.data.QuadriNonAttivi).toEqual([]);
    expect((await save(id, condominio)).status).toBe(200);
    await turn('QUADROAC', false);
    const { corpo } = await dichiarazioni.leggi(client, id);
    expect(corpo.data).toMatchObject({ QuadriNonAttivi: ['AC'], Righi: condominio });
    expect((await dichiarazioni.quadro(client, id, 'AC')).corpo.data.Righi).toEqual(condominio);
    expect((await save(id, { 'AC1.2': 'Un altro' })).status).toBe(403);
    expect((await save(id, { 'RC1.1': '2' })).status).toBe(200);
    expect((await dichiarazioni.agisci(client, id, 'AC', 'completa')).status).toBe(200);
    expect((await dichiarazioni.agisci(client, id, 'AC', 'riapri')).status).toBe(403);
    expect((await dichiarazioni.agisci(client, id, 'AC', 'rimuovi')).status).toBe(200);
    expect((await dichiarazioni.quadro(client, id, 'AC')).status).toBe(403);
  });

  it('asks for its module for the year of the declaration', async () => {
    const id = await create();
    await app.sql("delete from applicativo_studio where studio_id = $1 and codice = 'QUADROAC'", [studioId]);
    const put = (anno: number) =>
      fornitore.post(percorsi.studioAttivazione, {
        ...{ IdStudi: [studioId], Applicativo: 'QUADROAC', Abilita: true, Anno: anno },
      });
    await put(ANNO - 1);
    expect((await save(id, condominio)).status).toBe(403);
    await put(ANNO);
    expect((await save(id, condominio)).status).toBe(200);
    const dove = percorso(percorsi.modello, { anno: ANNO, prefisso: 'pf', id });
    expect((await client.get(dove)).corpo.data.StatiQuadri.AC).toBe('aperto');
  });
});
