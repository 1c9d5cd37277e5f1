import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_STU, AMM_ELMAS, OP_STU } = tipologiaUtente;
let app: AppDiProva;
let client: Client;
let studioId: number;
let sara: { id: number };
let persa: { id: number };
let cliente: string;
const seguito = (id = cliente) => percorso(percorsi.anagraficaSeguito, { id });
const nuovo = (altro: object = {}) => ({
  IdUtente: sara.id,
  Nota: 'Chiamare dopo le 17',
  Versione: 0,
  ...altro,
});

beforeAll(async () => {
  app = await makeApp();
  const amministratore = await makeUtente(app, { tipologia_utente: AMM_STU, cognome: 'Abate', nome: 'Ugo' });
  studioId = amministratore.studioId ?? 0;
  client = await loginAs(app, amministratore);
  sara = await makeUtente(app, {
    tipologia_utente: OP_STU,
    studio_id: studioId,
    cognome: 'Sala',
    nome: 'Sara',
  });
  persa = await makeUtente(app, {
    ...{ tipologia_utente: OP_STU, studio_id: studioId, cognome: 'Persi', nome: 'Pia', attivo: false },
  });
  cliente = (await makeAnagrafica(app, studioId, { denominazione: 'Bellini Marta' })).id;
});
afterAll(() => app.stop());

it('says nobody and nothing while nothing was written, and who may follow: the people at work, in order', async () => {
  const { status, corpo: dati } = await client.get(seguito());
  expect([status, dati.data]).toEqual([
    200,
    {
      ...{ IdUtente: null, Nome: null, Nota: null, Versione: 0, ModificatoDa: null, ModificatoIl: null },
      Persone: [
        { Id: expect.any(Number), Nome: 'Abate Ugo' },
        { Id: sara.id, Nome: 'Sala Sara' },
      ],
    },
  ]);
});

it('is written once for each version, read by all of the studio, and told to the audit log without the words', async () => {
  const scritto = await client.put(seguito(), nuovo());
  expect([scritto.status, scritto.corpo.data]).toMatchObject([
    200,
    { Nome: 'Sala Sara', Nota: 'Chiamare dopo le 17', Versione: 1, ModificatoDa: 'Abate Ugo' },
  ]);
  // Who had read what was there before is told, and nothing changes.
  const tardi = await client.put(seguito(), nuovo({ Nota: 'Altro' }));
  expect([tardi.status, tardi.corpo.Codice]).toEqual([409, 'RECORD_MODIFICATO']);
  const tolto = await client.put(seguito(), nuovo({ IdUtente: null, Nota: '  ', Versione: 1 }));
  expect(tolto.corpo.data).toMatchObject({ IdUtente: null, Nota: null, Versione: 2 });
  const atti = await app.sql<{ azione: string; dopo: object }>(
    "select azione, dopo from registro where entita_id = $1 and azione = 'seguito del cliente' order by quando",
    [cliente],
  );
  expect(atti.map(({ dopo }) => dopo)).toEqual([
    { seguitoDa: sara.id, notaCambiata: true },
    { seguitoDa: null, notaCambiata: true },
  ]);
  expect(JSON.stringify(atti)).not.toContain('17');
});

it('refuses who is not of the studio or at work, and a note too long, each on its field', async () => {
  const straniera = await makeUtente(app, { tipologia_utente: OP_STU });
  for (const IdUtente of [straniera.id, persa.id, 2_000_000_000]) {
    const { status, corpo: dati } = await client.put(seguito(), nuovo({ IdUtente, Versione: 2 }));
    expect([status, Object.keys(dati.ModelState ?? {})]).toEqual([400, ['IdUtente']]);
  }
  const lunga = await client.put(seguito(), nuovo({ Nota: 'a'.repeat(501), Versione: 2 }));
  expect([lunga.status, Object.keys(lunga.corpo.ModelState ?? {})]).toEqual([400, ['Nota']]);
});

it('is of the studio alone: another does not find it, who sells does not read it', async () => {
  const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
  expect((await altro.get(seguito())).status).toBe(404);
  expect((await altro.put(seguito(), nuovo({ Versione: 2 }))).status).toBe(404);
  const fornitore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: AMM_ELMAS, studio_id: null }),
  );
  expect((await fornitore.get(seguito())).status).toBe(403);
  expect((await fornitore.put(seguito(), nuovo({ Versione: 2 }))).status).toBe(403);
});
