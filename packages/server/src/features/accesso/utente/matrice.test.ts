import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_STU, OP_STU } = tipologiaUtente;

let app: AppDiProva;
let studioId: number;
let capo: Client;
let venditore: Client;
let operatore: { id: number; client: Client };
beforeAll(async () => {
  app = await makeApp();
  const gestore = await makeGestore(app);
  studioId = (await makeStudio(app, { gestore_id: gestore.id })).id;
  const suo = { studio_id: studioId };
  venditore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  capo = await loginAs(app, await makeUtente(app, { ...suo, tipologia_utente: AMM_STU, cognome: 'Alba' }));
  const altro = await makeUtente(app, { ...suo, tipologia_utente: OP_STU, cognome: 'Bruni' });
  operatore = { id: altro.id, client: await loginAs(app, altro) };
  await makeUtente(app, { ...suo, tipologia_utente: OP_STU, cognome: 'Corti', attivo: false });
  // Somebody of another studio, who is nobody's column here.
  await makeUtente(app, { tipologia_utente: OP_STU, studio_id: (await makeStudio(app)).id });
});
afterAll(() => app.stop());

interface Persona {
  Id: number;
  Nome: string;
  Bloccato: boolean;
  Modificabile: boolean;
  Versione: number;
  Anagrafiche: number;
  AnagraficheStudio: number;
  Gruppi: string[] | null;
  Ingressi: { Gruppo: string; Il: string | null; Da: object | null }[];
  Celle: { Codice: string; Ammesso: boolean; Motivo: string; Origine: string | null }[];
}
const read = async (chi: Client = capo, query: object = {}): Promise<Persona[]> =>
  (await chi.post(percorsi.utentePermessi, query)).corpo.data;
const cell = async (Codice: string, posto: number) => {
  const { Ammesso, Motivo, Origine } = (await read())[posto]?.Celle.find((c) => c.Codice === Codice) ?? {};
  return [Ammesso, Motivo, Origine];
};
const CAPO = 0;
const OPERATORE = 1;

it('[USR-011] puts the people of the studio side by side, one page at a time, and who cannot enter without a cell', async () => {
  const persone = await read();
  expect(persone.map(({ Nome, Bloccato, Celle }) => [Nome.split(' ')[0], Bloccato, Celle.length])).toEqual([
    ['Alba', false, 13],
    ['Bruni', false, 13],
    ['Corti', true, 0],
  ]);
  const { corpo } = await capo.post(percorsi.utentePermessi, { PageSize: 1, PageNo: 2 });
  expect([corpo.Total, corpo.data.map(({ Id }: Persona) => Id)]).toEqual([3, [operatore.id]]);
});

it('[USR-011] says of each cell whether it is granted, by what and from whom', async () => {
  expect(await cell('ELENCHI_ESPORTA', OPERATORE)).toEqual([true, 'permesso', 'predefinito']);
  const say = (Valore: boolean | null) => capo.put(percorsi.permessi, { Codice: 'ELENCHI_ESPORTA', Valore });
  expect((await say(false)).status).toBe(200);
  expect(await cell('ELENCHI_ESPORTA', OPERATORE)).toEqual([false, 'permesso', 'studio']);
  // The role has it all the same.
  expect(await cell('ELENCHI_ESPORTA', CAPO)).toEqual([true, 'ruolo', null]);
  await say(null);
  await app.sql("delete from applicativo_studio where studio_id = $1 and codice = 'VISURE'", [studioId]);
  expect(await cell('VISURE', OPERATORE)).toEqual([false, 'modulo', null]);
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'VISURE', 0, '2020-01-01')",
    [studioId],
  );
  const [, prima] = await read();
  const turn = (VisureAbilitate: boolean, Versione: number) =>
    capo.put(percorso(percorsi.utenteUno, { id: operatore.id }), { Versione, VisureAbilitate });
  const { corpo } = await turn(true, prima?.Versione ?? 0);
  expect(await cell('VISURE', OPERATORE)).toEqual([true, 'funzionalita', 'predefinito']);
  await turn(false, corpo.data.Versione);
  expect(await cell('VISURE', OPERATORE)).toEqual([false, 'abilitazione', null]);
});

it('[USR-014] counts the clients each sees with the rule that holds when he enters', async () => {
  for (let n = 0; n < 3; n += 1) await makeAnagrafica(app, studioId);
  const [uno] = await app.sql<{ id: string }>('select id from anagrafica where studio_id = $1 limit 1', [
    studioId,
  ]);
  await capo.post(percorsi.gruppi, { Nome: 'Sede', Utenti: [operatore.id], Aggiunte: [uno?.id] });
  expect((await capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo: false })).status).toBe(200);
  const visti = (await read()).map(({ Anagrafiche, AnagraficheStudio, Gruppi }) => [
    Anagrafiche,
    AnagraficheStudio,
    Gruppi,
  ]);
  const elenco = await operatore.client.post(percorsi.anagraficaLista, {});
  expect(visti.slice(0, 2)).toEqual([
    [3, 3, null],
    [elenco.corpo.Total, 3, ['Sede']],
  ]);
  expect(elenco.corpo.Total).toBe(1);
  // Who put him there, and when; the group written again by another changes neither.
  const [, suo] = await read();
  expect(suo?.Ingressi).toEqual([
    {
      Gruppo: 'Sede',
      Il: expect.stringMatching(/^\d{4}-/),
      Da: { Nome: expect.stringMatching(/^Alba /), Tipologia: AMM_STU },
    },
  ]);
  const [gruppo] = (await capo.post(percorsi.gruppoLista, {})).corpo.data;
  const dove = percorso(percorsi.gruppoUno, { id: gruppo.Id });
  const { Versione } = (await capo.get(dove)).corpo.data;
  const altri = { Nome: 'Sede centrale', Utenti: [operatore.id], Versione };
  expect((await capo.put(dove, altri)).status).toBe(200);
  expect((await read())[OPERATORE]?.Ingressi).toEqual([{ ...suo?.Ingressi[0], Gruppo: 'Sede centrale' }]);
  await capo.put(dove, { ...altri, Nome: 'Sede', Versione: Versione + 1 });
});

it('[USR-011] is for who administers: who asks from above names the studio, an operator is refused', async () => {
  expect((await operatore.client.post(percorsi.utentePermessi, {})).status).toBe(403);
  const daSopra = await read(venditore, { Filter: { IdStudio: studioId } });
  expect(daSopra.map(({ Nome }) => Nome.split(' ')[0])).toEqual(['Alba', 'Bruni', 'Corti']);
  const solo = await venditore.post(percorsi.utentePermessi, {
    Filter: { IdStudio: studioId },
    OnlyId: true,
  });
  expect(solo.corpo.data).toContain(operatore.id);
});

it('says who said a value, by name to his studio, and not the name of who is outside it', async () => {
  const find = async (chi: Client, dove: object = {}) =>
    (await chi.post(percorsi.permessiEffettivi, dove)).corpo.data.Voci.find(
      ({ Codice }: { Codice: string }) => Codice === 'ELENCHI_ESPORTA',
    );
  const voce = { Codice: 'ELENCHI_ESPORTA', Valore: false };
  expect((await find(capo)).DettoDa).toBeNull();
  await capo.put(percorsi.permessi, voce);
  expect((await find(capo)).DettoDa).toEqual({ Nome: expect.stringMatching(/^Alba /), Tipologia: AMM_STU });
  // The vendor reads the name too; of his own act the studio reads only on whose side he is.
  expect((await find(venditore, { IdStudio: studioId })).DettoDa.Nome).toMatch(/^Alba /);
  await venditore.put(percorsi.permessi, { ...voce, IdStudio: studioId });
  expect((await find(capo)).DettoDa?.Nome).toBeNull();
  // Of one said before this was kept nobody is named.
  await app.sql('update permesso_studio set detto_da = null where studio_id = $1', [studioId]);
  expect(await find(capo)).toMatchObject({ DettoDa: null, DettoIl: expect.any(String) });
  await capo.put(percorsi.permessi, { ...voce, Valore: null });
});

it('says when each entered the studio and from where, to who reads its audit log', async () => {
  interface ConAccessi {
    Id: number;
    Accessi: { Quando: string; Ip: string | null }[] | null;
  }
  const leggi = async (chi: Client, query: object = {}): Promise<ConAccessi[]> =>
    (await chi.post(percorsi.utentePermessi, query)).corpo.data;
  const segna = (ip: string, giorni: number, chi = operatore.id) =>
    app.sql(
      "insert into registro (studio_id, utente_id, azione, entita, ip, quando) values ($1, $2, 'login', 'sessione', $3, now() - make_interval(days => $4))",
      [studioId, chi, ip, giorni],
    );
  for (const [posto, ip] of ['10.0.0.14', '151.34.8.2', '10.0.0.15', '10.0.0.16'].entries())
    await segna(ip, posto - 1);
  const [, prima] = await leggi(capo);
  expect(prima?.Accessi?.map(({ Ip }) => Ip).slice(0, 1)).toEqual(['10.0.0.14']);
  expect(prima?.Accessi).toHaveLength(3);
  // Nobody ever entered with it.
  const [, , mai] = await leggi(capo);
  expect(mai?.Accessi).toEqual([]);
  // What is older is in the log alone.
  await segna('10.0.0.17', 91, mai?.Id);
  const [, , dopo] = await leggi(capo);
  expect(dopo?.Accessi).toEqual([]);
  await segna('10.0.0.18', 89, mai?.Id);
  const [, , poi] = await leggi(capo);
  expect(poi?.Accessi).toMatchObject([{ Ip: '10.0.0.18' }]);
});
