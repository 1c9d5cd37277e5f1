import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTenant } from '../../db/tenancy.ts';
import { type Client, loginAs } from '../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente, type UtenteDiProva } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

let app: AppDiProva;
let studio: { id: number };
let capo: Client;
let operatore: UtenteDiProva;
let suo: Client;
let dentro: string;
let fuori: string;
let gruppo: { Id: string; Versione: number };
beforeAll(async () => {
  app = await makeApp();
  studio = await makeStudio(app);
  capo = await loginAs(
    app,
    await makeUtente(app, { studio_id: studio.id, tipologia_utente: tipologiaUtente.AMM_STU }),
  );
  operatore = await makeUtente(app, { studio_id: studio.id });
  suo = await loginAs(app, operatore);
  dentro = (await makeAnagrafica(app, studio.id, { denominazione: 'Rossi Anna' })).id;
  fuori = (await makeAnagrafica(app, studio.id, { denominazione: 'Verdi Luca' })).id;
  await capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo: false });
  const nuovo = { Nome: 'Sede Nord', Utenti: [operatore.id], Aggiunte: [dentro] };
  gruppo = (await capo.post(percorsi.gruppi, nuovo)).corpo.data;
});
afterAll(() => app.stop());

const casa = (IdAnagrafica: string, Indirizzo: string) => ({
  Comune: 'H501',
  Categoria: 'A/2',
  Rendita: 723.04,
  Indirizzo,
  Proprietari: [{ IdAnagrafica, Dal: '2020-01-01', Quota: 100 }],
});
const contratto = (IdImmobile: string) => ({
  IdImmobile,
  Dal: '2025-01-01',
  Al: '2025-01-20',
  Canone: 500,
  CodiceCanone: '1',
});

describe('an operator restricted to a group', () => {
  it('[USR-014] [IMM-018] sees the properties of his clients and their contracts, and no others', async () => {
    const altrui = (await capo.post(percorsi.fabbricato, casa(fuori, 'Via Nascosta'))).corpo.data.Id;
    const affitto = await capo.post(percorsi.contratto, contratto(altrui));
    expect(affitto.status).toBe(201);
    const propria = await suo.post(percorsi.fabbricato, casa(dentro, 'Via Sua'));
    expect(propria.status).toBe(201);
    const { Id } = propria.corpo.data;
    expect((await suo.post(percorsi.contratto, contratto(Id))).status).toBe(201);
    const url = percorso(percorsi.fabbricatoUno, { id: Id });
    const cambiata = await suo.put(url, { ...propria.corpo.data, Indirizzo: 'Via Nuova' });
    expect([cambiata.status, cambiata.corpo.data.Indirizzo]).toEqual([200, 'Via Nuova']);
    for (const [chi, quanti] of [
      [suo, 1],
      [capo, 2],
    ] as const)
      for (const lista of [percorsi.fabbricatoLista, percorsi.contrattoLista])
        expect([lista, (await chi.post(lista)).corpo.Total]).toEqual([lista, quanti]);
    const nascosto = percorso(percorsi.fabbricatoUno, { id: altrui });
    const negato = percorso(percorsi.contrattoUno, { id: affitto.corpo.data.Id });
    for (const risposta of [
      await suo.get(nascosto),
      await suo.delete(nascosto),
      await suo.get(negato),
      await suo.post(percorsi.contratto, contratto(altrui)),
    ])
      expect(risposta.status).toBe(404);
    const ambito = { studi: [studio.id], gruppi: [{ id: gruppo.Id }] };
    for (const tabella of ['immobile', 'possesso', 'contratto_locazione'] as const) {
      const righe = await withTenant(app.servizi.db, ambito, (trx) =>
        trx.selectFrom(tabella).select('id').execute(),
      );
      expect([tabella, righe.length]).toEqual([tabella, 1]);
    }
  });
});

describe('the audit log of the groups', () => {
  it('keeps who was in a group before and after, and never who is of another studio', async () => {
    const estraneo = await makeUtente(app);
    const url = percorso(percorsi.gruppoUno, { id: gruppo.Id });
    await capo.put(url, {
      Versione: gruppo.Versione,
      Nome: 'Sede Sud',
      Utenti: [estraneo.id],
      Aggiunte: [fuori],
      Tolte: [dentro],
    });
    await capo.delete(url);
    const righe = await app.sql<{ azione: string; prima: object | null; dopo: object | null }>(
      `select azione, prima, dopo from registro where entita = 'gruppo' order by quando`,
    );
    const prima = { nome: 'Sede Nord', descrizione: '', utenti: [operatore.id], anagrafiche: [dentro] };
    const dopo = { nome: 'Sede Sud', descrizione: '', utenti: [], anagrafiche: [fuori] };
    expect(righe).toEqual([
      { azione: 'nuovo gruppo', prima: null, dopo: prima },
      { azione: 'modifica gruppo', prima, dopo },
      { azione: 'eliminazione gruppo', prima: dopo, dopo: null },
    ]);
    const [regola] = await app.sql<{ prima: object }>(
      `select prima from registro where azione = 'regola dei gruppi'`,
    );
    expect(regola?.prima).toEqual({ clientiSenzaGruppo: true });
  });
});
