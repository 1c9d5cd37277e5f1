import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_STU, CON_ELMAS } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let capo: Client;
const clienti: string[] = [];

beforeAll(async () => {
  app = await makeApp();
  studioId = (await makeStudio(app)).id;
  capo = await loginAs(app, await makeUtente(app, { studio_id: studioId, tipologia_utente: AMM_STU }));
  for (let n = 0; n < 4; n += 1)
    clienti.push((await makeAnagrafica(app, studioId, { tipo: 'PF', denominazione: `Cliente ${n}` })).id);
});
afterAll(() => app.stop());

let numero = 0;
const makeTag = async (dati: object = {}, chi = capo): Promise<string> => {
  numero += 1;
  const { corpo } = await chi.post(percorsi.tag, { Nome: `tag ${numero}`, Colore: 'verde', ...dati });
  return corpo.data.Id;
};
const tie = (dati: object, chi = capo) => chi.post(percorsi.tagAssocia, dati);
const names = (risposta: { corpo: { data: { Denominazione: string }[] } }) =>
  risposta.corpo.data.map(({ Denominazione }) => Denominazione);
const dichiarazioni = percorso(percorsi.dichiarazioneLista, { anno: 2025 });

describe('the tags of a studio', () => {
  it('[STU-017] tie two clients: the filter gives 2, each wears the tag in its row and in its record', async () => {
    const id = await makeTag({ Nome: 'forfettari' });
    const due = clienti.slice(0, 2);
    const { status, corpo } = await tie({ Aggiunti: [id], Anagrafiche: due });
    expect([status, corpo.data.aggiornate]).toEqual([200, 2]);
    const trovati = await capo.post(percorsi.anagraficaLista, { Filter: { Tag: id } });
    expect([trovati.corpo.Total, names(trovati)]).toEqual([2, ['Cliente 0', 'Cliente 1']]);
    const portato = { Id: id, Nome: 'forfettari', Colore: 'verde' };
    expect(trovati.corpo.data[0].Tag).toEqual([portato]);
    const suo = percorso(percorsi.anagraficaTag, { id: due[0] ?? '' });
    expect((await capo.get(suo)).corpo.data).toEqual([portato]);
    const { corpo: contati } = await capo.get(percorso(percorsi.tagUno, { id }));
    expect(contati.data).toMatchObject({ Nome: 'forfettari', Anagrafiche: 2, Dichiarazioni: 0 });
    await tie({ Tolti: [id], Anagrafiche: [due[0]] });
    expect(names(await capo.post(percorsi.anagraficaLista, { Filter: { Tag: id } }))).toEqual(['Cliente 1']);
  });

  it('[STU-017] tie declarations too, in one call with another that is taken off', async () => {
    const [uno, altro] = [await makeTag(), await makeTag()];
    const id = await makeDichiarazione(app, capo, studioId);
    await tie({ Aggiunti: [uno], Dichiarazioni: [id] });
    await tie({ Aggiunti: [altro], Tolti: [uno], Dichiarazioni: [id] });
    const trovata = await capo.post(dichiarazioni, { Filter: { Tag: altro } });
    expect([trovata.corpo.Total, trovata.corpo.data[0].Id]).toEqual([1, id]);
    expect((await capo.post(dichiarazioni, { Filter: { Tag: uno } })).corpo.Total).toBe(0);
    const suo = await capo.get(percorso(percorsi.dichiarazioneTag, { anno: 2025, id }));
    expect(suo.corpo.data.map((tag: { Id: string }) => tag.Id)).toEqual([altro]);
  });

  it('[STU-017] [ERR-053] without a tag, or without a client, says which is missing', async () => {
    const senza = await tie({ Anagrafiche: clienti });
    expect([senza.status, senza.corpo.Message]).toEqual([400, 'Selezionare almeno un tag.']);
    const nessuna = await tie({ Aggiunti: [await makeTag()] });
    expect([nessuna.status, nessuna.corpo.Message]).toEqual([400, "Selezionare almeno un'anagrafica."]);
    const { status } = await capo.post(percorsi.anagraficaLista, { Filter: { Tag: 'nessuno' } });
    expect(status).toBe(400);
  });

  it('[STU-017] have each their name, and go with their ties when they are deleted', async () => {
    const id = await makeTag({ Nome: 'Da sentire' });
    await tie({ Aggiunti: [id], Anagrafiche: clienti });
    const doppio = await capo.post(percorsi.tag, { Nome: 'DA SENTIRE' });
    expect([doppio.status, Object.keys(doppio.corpo.ModelState)]).toEqual([409, ['Nome']]);
    const lungo = await capo.post(percorsi.tag, { Nome: 'x'.repeat(31) });
    expect([lungo.status, Object.keys(lungo.corpo.ModelState)]).toEqual([400, ['Nome']]);
    const uno = percorso(percorsi.tagUno, { id });
    const cambiato = await capo.send('PUT', uno, { Nome: 'Sentito', Colore: 'rosso', Versione: 1 });
    expect(cambiato.corpo.data).toMatchObject({ Nome: 'Sentito', Colore: 'rosso', Versione: 2 });
    expect((await capo.send('PUT', uno, { Nome: 'Mai', Versione: 1 })).status).toBe(409);
    expect((await capo.send('DELETE', uno)).status).toBe(204);
    const { corpo } = await capo.post(percorsi.anagraficaLista, {});
    expect(corpo.data.flatMap((riga: { Tag: { Id: string }[] }) => riga.Tag.map((t) => t.Id))).not.toContain(
      id,
    );
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where studio_id = $1 and (entita_id = $2 or azione = 'tag') order by quando",
      [studioId, id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual(
      expect.arrayContaining(['nuovo tag', 'tag', 'modifica tag', 'eliminazione tag']),
    );
  });

  it('[STU-017] [USR-014] stay within the clients one sees: neither tied, nor counted, nor changed beyond', async () => {
    const id = await makeTag();
    await tie({ Aggiunti: [id], Anagrafiche: clienti.slice(0, 3) });
    const operatore = await makeUtente(app, { studio_id: studioId });
    await capo.post(percorsi.gruppi, { Nome: 'Uno', Utenti: [operatore.id], Aggiunte: [clienti[0]] });
    await capo.send('PUT', percorsi.gruppoRegola, { ClientiSenzaGruppo: false });
    const chi = await loginAs(app, operatore);
    expect((await chi.get(percorso(percorsi.tagUno, { id }))).corpo.data.Anagrafiche).toBe(1);
    expect(names(await chi.post(percorsi.anagraficaLista, { Filter: { Tag: id } }))).toEqual(['Cliente 0']);
    expect((await tie({ Aggiunti: [id], Anagrafiche: [clienti[3]] }, chi)).status).toBe(404);
    expect((await tie({ Tolti: [id], Anagrafiche: [clienti[1]] }, chi)).status).toBe(404);
    expect((await tie({ Tolti: [id], Anagrafiche: [clienti[0]] }, chi)).status).toBe(200);
    const uno = percorso(percorsi.tagUno, { id });
    expect((await chi.send('DELETE', uno)).status).toBe(403);
    expect((await chi.send('PUT', uno, { Nome: 'Suo', Versione: 1 })).status).toBe(403);
    expect((await capo.get(uno)).corpo.data.Anagrafiche).toBe(2);
  });

  it('[STU-017] of another studio are not there, and who only looks ties nothing', async () => {
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
    const [mio, suo] = [await makeTag(), await makeTag({}, altro)];
    expect((await tie({ Aggiunti: [suo], Anagrafiche: [clienti[0]] })).status).toBe(404);
    expect((await tie({ Aggiunti: [mio], Anagrafiche: [clienti[0]] }, altro)).status).toBe(404);
    expect((await altro.post(percorsi.anagraficaLista, { Filter: { Tag: mio } })).corpo.Total).toBe(0);
    const consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
    expect((await tie({ Aggiunti: [mio], Anagrafiche: [clienti[0]] }, consulente)).status).toBe(403);
    expect((await consulente.get(percorso(percorsi.tagUno, { id: mio }))).status).toBe(200);
  });
});
