import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU, OP_STU } = tipologiaUtente;

let app: AppDiProva;
let studioId: number;
let capo: Client;
let luca: { id: number; client: Client };
let modena: string;
let carpi: string;
beforeAll(async () => {
  app = await makeApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  studioId = (await makeStudio(app)).id;
  const suo = { studio_id: studioId };
  capo = await loginAs(app, await makeUtente(app, { ...suo, tipologia_utente: AMM_STU, cognome: 'Alba' }));
  const utente = await makeUtente(app, { ...suo, tipologia_utente: OP_STU, cognome: 'Ferri', nome: 'Luca' });
  luca = { id: utente.id, client: await loginAs(app, utente) };
  const clienti: string[] = [];
  for (let n = 0; n < 6; n += 1) clienti.push((await makeAnagrafica(app, studioId)).id);
  const make = async (Nome: string, Utenti: number[], Aggiunte: string[]) =>
    (await capo.post(percorsi.gruppi, { Nome, Utenti, Aggiunte })).corpo.data.Id as string;
  modena = await make('Modena', [luca.id], clienti.slice(0, 3));
  carpi = await make('Carpi', [], clienti.slice(3, 5));
  // The sixth is in no group.
  await capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo: false });
});

const readPersona = async () =>
  (await capo.post(percorsi.utentePermessi, {})).corpo.data.find(({ Id }: { Id: number }) => Id === luca.id);
const countVisti = async () => (await luca.client.post(percorsi.anagraficaLista, {})).corpo.Total;
const change = async (corpo: object, chi: Client = capo) => chi.post(percorsi.permessiInsieme, corpo);
const move = async (resto: object = {}) => ({
  Persone: [
    {
      Id: luca.id,
      Versione: (await readPersona()).Versione,
      Gruppi: [
        { Id: modena, Dentro: false },
        { Id: carpi, Dentro: true },
      ],
      ...resto,
    },
  ],
});

it('[USR-014] tries a change of groups with the rule that holds when one enters, and writes nothing', async () => {
  const { status, corpo } = await change({ ...(await move({ AbilitaAI: true })), Prova: true });
  expect(status).toBe(200);
  expect(corpo.data).toEqual({
    Applicate: false,
    Persone: [{ Id: luca.id, Nome: 'Ferri Luca', Prima: 3, Dopo: 2, Perde: 3, Guadagna: 2, InCarico: 0 }],
  });
  expect(await countVisti()).toBe(3);
  const dopo = await readPersona();
  expect([dopo.Gruppi, dopo.AbilitaAI]).toEqual([['Modena'], false]);
  const scritti = await app.sql(
    "select 1 from registro where studio_id = $1 and azione = 'modifica gruppo'",
    [studioId],
  );
  expect(scritti).toEqual([]);
});

it('[USR-014] applied, the change holds from the next call of who is in already, and the register says who moved', async () => {
  const { corpo } = await change(await move({ AbilitaAI: true }));
  expect(corpo.data.Applicate).toBe(true);
  expect(await countVisti()).toBe(corpo.data.Persone[0].Dopo);
  const dopo = await readPersona();
  expect([dopo.Gruppi, dopo.AbilitaAI, dopo.Anagrafiche]).toEqual([['Carpi'], true, 2]);
  const scritti = await app.sql<{ dopo: { nome: string; utenti: number[] } }>(
    "select dopo from registro where studio_id = $1 and azione = 'modifica gruppo' order by dopo->>'nome'",
    [studioId],
  );
  expect(scritti.map((riga) => [riga.dopo.nome, riga.dopo.utenti])).toEqual([
    ['Carpi', [luca.id]],
    ['Modena', []],
  ]);
});

it('[USR-014] out of his only group a person sees every client: the try says so before', async () => {
  const { corpo } = await change({
    ...(await move({ Gruppi: [{ Id: modena, Dentro: false }] })),
    Prova: true,
  });
  expect(corpo.data.Persone).toMatchObject([{ Prima: 3, Dopo: 6, Perde: 0, Guadagna: 3 }]);
});

it('says how many declarations he has in hand of the clients he would lose', async () => {
  const dichiarazione = await makeDichiarazione(app, capo, studioId);
  await app.sql(
    `insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id)
      select studio_id, $2, anagrafica_id from dichiarazione where id = $1`,
    [dichiarazione, modena],
  );
  await app.sql('update dichiarazione set in_carico_a = $2, in_carico_dal = now() where id = $1', [
    dichiarazione,
    luca.id,
  ]);
  const { corpo } = await change({ ...(await move()), Prova: true });
  expect(corpo.data.Persone).toMatchObject([{ Perde: 4, InCarico: 1 }]);
});

it('applies all or nothing: one that is refused takes back those before it', async () => {
  const voce = { Codice: 'ELENCHI_ESPORTA', Valore: false };
  const vecchia = await change({ ...(await move({ Versione: 99 })), Voci: [voce] });
  expect([vecchia.status, vecchia.corpo.Codice]).toEqual([409, 'RECORD_MODIFICATO']);
  const ignota = await change({ Voci: [voce, { Codice: 'NON_C_E', Valore: true }] });
  expect(ignota.status).toBe(400);
  const { corpo } = await capo.post(percorsi.permessiEffettivi, {});
  const letta = corpo.data.Voci.find(({ Codice }: { Codice: string }) => Codice === 'ELENCHI_ESPORTA');
  expect([letta.PerStudio, letta.DettoIl]).toEqual([null, null]);
  expect(await countVisti()).toBe(3);
});

it('[USR-011] a value that was said has its day', async () => {
  await change({ Voci: [{ Codice: 'ELENCHI_ESPORTA', Valore: false }] });
  const { corpo } = await capo.post(percorsi.permessiEffettivi, {});
  const letta = corpo.data.Voci.find(({ Codice }: { Codice: string }) => Codice === 'ELENCHI_ESPORTA');
  expect(letta).toMatchObject({ PerStudio: false, Origine: 'studio' });
  expect(Math.abs(Date.parse(letta.DettoIl) - Date.now())).toBeLessThan(60_000);
});

it('is of who administers the studio: neither an operator, nor a group or a person of others', async () => {
  expect((await change(await move(), luca.client)).status).toBe(403);
  const altroStudio = (await makeStudio(app)).id;
  const altro = await loginAs(
    app,
    await makeUtente(app, { studio_id: altroStudio, tipologia_utente: AMM_STU }),
  );
  expect((await change(await move(), altro)).status).toBe(404);
  const [loro] = await app.sql<{ id: string }>(
    "insert into gruppo (studio_id, nome) values ($1, 'Loro') returning id",
    [altroStudio],
  );
  expect((await change(await move({ Gruppi: [{ Id: loro?.id, Dentro: true }] }))).status).toBe(404);
  // The vendor administers the person and not the groups.
  const venditore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  const daSopra = { ...(await move()), IdStudio: studioId };
  expect((await change(daSopra, venditore)).status).toBe(403);
  expect(await countVisti()).toBe(3);
});
