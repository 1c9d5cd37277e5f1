import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { deleteLavoriScaduti } from '../../../jobs/pulizia-lavori.ts';

const { AMM_STU } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let operatore: UtenteDiProva;
let chi: Client;
let capo: Client;
const clienti: string[] = [];

beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  operatore = await makeUtente(app, { studio_id: studioId });
  chi = await loginAs(app, operatore);
  capo = await loginAs(app, await makeUtente(app, { studio_id: studioId, tipologia_utente: AMM_STU }));
  for (let n = 0; n < 3; n += 1)
    clienti.push((await makeAnagrafica(app, studioId, { denominazione: `Cliente ${n}` })).id);
});
afterAll(() => app.stop());

const colonne = [{ Campo: 'Denominazione', Titolo: 'Cliente' }];
/** Exports and waits: the key of the job, that is the one of the row of the history too. */
async function exportElenco(client: Client, Filter: object = {}): Promise<string> {
  const dati = { lista: 'anagrafica', colonne, formato: 'csv', Filter };
  const { corpo } = await client.post(percorsi.esporta, dati);
  return (await waitLavoro(client, corpo.data.jobId)).Id;
}
async function download(client: Client, modello: string, id: string) {
  const risposta = await fetch(client.indirizzo + percorso(modello, { id }), {
    headers: { cookie: client.cookie },
  });
  return { stato: risposta.status, dati: Buffer.from(await risposta.arrayBuffer()) };
}
const deStorico = (client: Client, id: string) => download(client, percorsi.esportazioneFile, id);
const delLavoro = (client: Client, id: string) => download(client, percorsi.lavoroEsito, id);
const list = async (client: Client) => (await client.post(percorsi.esportazioneLista, {})).corpo;

describe('the history of the exports', () => {
  it('[STU-016] has one row for an export, with who, what and how many, and gives the same bytes again', async () => {
    const id = await exportElenco(chi, { Denominazione: 'Cliente' });
    const { data, Total } = await list(chi);
    expect(Total).toBe(1);
    expect(data[0]).toMatchObject({
      Id: id,
      IdStudio: studioId,
      Utente: 'Bianchi Anna',
      Tipo: 'Anagrafiche',
      Formato: 'csv',
      Filtro: { Denominazione: 'Cliente' },
      Righe: 3,
      Scaricabile: true,
    });
    expect(data[0].File).toMatch(/^anagrafica-\d{4}-\d\d-\d\d\.csv$/);
    const [prima, dopo] = [await delLavoro(chi, id), await deStorico(chi, id)];
    expect([prima.stato, dopo.stato, dopo.dati.equals(prima.dati)]).toEqual([200, 200, true]);
    expect(data[0].Dimensione).toBe(dopo.dati.length);
  });

  it('[STU-016] outlives its job, keeps the file ninety days and the row after them', async () => {
    const id = await exportElenco(chi);
    const giorni = (quanti: number) => new Date(Date.now() + quanti * 86_400_000);
    await deleteLavoriScaduti(app.servizi.db, giorni(89));
    expect((await delLavoro(chi, id)).stato).toBe(404);
    expect((await deStorico(chi, id)).stato).toBe(200);
    await deleteLavoriScaduti(app.servizi.db, giorni(91));
    const [parti] = await app.sql<{ quante: number }>(
      'select count(*)::int as quante from storico_esportazione_parte where esportazione_id = $1',
      [id],
    );
    expect(parti?.quante).toBe(0);
    await app.sql("update storico_esportazione set scade_il = now() - interval '1 day' where id = $1", [id]);
    expect((await deStorico(chi, id)).stato).toBe(404);
    const riga = (await list(chi)).data.find(({ Id }: { Id: string }) => Id === id);
    expect(riga).toMatchObject({ Righe: 3, Scaricabile: false });
  });

  it('[STU-016] is of who made it: the administrator sees the row, nobody else has the file', async () => {
    const id = await exportElenco(chi);
    const delCapo = (await list(capo)).data.find(({ Id }: { Id: string }) => Id === id);
    expect(delCapo).toMatchObject({ Utente: 'Bianchi Anna', Scaricabile: false });
    const collega = await loginAs(app, await makeUtente(app, { studio_id: studioId }));
    const estraneo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    for (const altro of [capo, collega, estraneo]) expect((await deStorico(altro, id)).stato).toBe(404);
    for (const altro of [collega, estraneo]) expect((await list(altro)).Total).toBe(0);
  });

  it('[STU-016] [USR-014] gives no file with a client that who made it does not see any more, nor does its job', async () => {
    const tutti = await exportElenco(chi);
    const suoi = await exportElenco(chi, { Denominazione: 'Cliente 0' });
    const { corpo } = await capo.post(percorsi.gruppi, {
      Nome: 'Uno',
      Utenti: [operatore.id],
      Aggiunte: [clienti[0]],
    });
    await capo.send('PUT', percorsi.gruppoRegola, { ClientiSenzaGruppo: false });
    for (const fetchFile of [deStorico, delLavoro]) {
      const { stato, dati } = await fetchFile(chi, tutti);
      expect([stato, JSON.parse(dati.toString()).Message]).toEqual([
        403,
        'Il file contiene dati che non sono più visibili: ripetere l’operazione.',
      ]);
      expect((await fetchFile(chi, suoi)).stato).toBe(200);
    }
    await capo.send('DELETE', percorso(percorsi.gruppoUno, { id: corpo.data.Id }));
    expect((await deStorico(chi, tutti)).stato).toBe(200);
  });

  it('[STU-016] gives no file without the permission to export, or with a client that is gone', async () => {
    const id = await exportElenco(chi);
    const say = (Valore: boolean | null) =>
      capo.send('PUT', percorsi.permessi, { Codice: 'ELENCHI_ESPORTA', Valore });
    expect((await say(false)).status).toBe(200);
    expect([(await deStorico(chi, id)).stato, (await delLavoro(chi, id)).stato]).toEqual([403, 403]);
    await say(true);
    expect((await deStorico(chi, id)).stato).toBe(200);
    await app.sql('delete from anagrafica where id = $1', [clienti[2]]);
    expect([(await deStorico(chi, id)).stato, (await delLavoro(chi, id)).stato]).toEqual([403, 403]);
  });
});
