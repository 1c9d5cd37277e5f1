import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { dichiarazioni, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeStudio, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { lockSpazio } from '../../clienti/documento/documento.queries.ts';

let app: AppDiProva;
let studio: { id: number };
let capo: Client;
let operatore: UtenteDiProva;
let suo: Client;
let dentro: string;
let fuori: string;
let gruppo: { Id: string; Versione: number };
beforeAll(async () => {
  // No job of its own: the seal of the audit log would encrypt the rows looked at here.
  app = await makeApp({ ruolo: 'chiamate' });
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

describe('what is of clients of two groups', () => {
  it('[USR-014] [IMM-018] is read by who sees one of them, and changed only by who sees them all', async () => {
    const meta = (IdAnagrafica: string) => ({ IdAnagrafica, Dal: '2020-01-01', Quota: 50 });
    const insieme = { ...casa(dentro, 'Via Comune'), Proprietari: [meta(dentro), meta(fuori)] };
    const { corpo } = await capo.post(percorsi.fabbricato, insieme);
    const url = percorso(percorsi.fabbricatoUno, { id: corpo.data.Id });
    const affitto = (await capo.post(percorsi.contratto, contratto(corpo.data.Id))).corpo.data;
    const suoContratto = percorso(percorsi.contrattoUno, { id: affitto.Id });
    const letto = await suo.get(url);
    expect([letto.status, letto.testo.includes('Verdi')]).toEqual([200, false]);
    for (const risposta of [
      await suo.put(url, { ...letto.corpo.data, Proprietari: [{ ...meta(dentro), Quota: 100 }] }),
      await suo.delete(url),
      await suo.post(percorsi.contratto, contratto(corpo.data.Id)),
      await suo.put(suoContratto, { ...affitto, Canone: 1 }),
      await suo.delete(suoContratto),
    ])
      expect([risposta.status, risposta.corpo.Codice]).toEqual([403, 'IMMOBILE_CONDIVISO']);
    const dopo = (await capo.get(url)).corpo.data;
    expect([dopo.Versione, dopo.Proprietari.length]).toEqual([1, 2]);
    expect((await capo.put(url, { ...dopo, Indirizzo: 'Via Nuova' })).status).toBe(200);
    expect((await capo.delete(url)).status).toBe(204);
  });

  it('[ANA-006] a codice fiscale is corrected among the people of hidden clients too, and shows none of them', async () => {
    const [errato, corretto] = ['RSSMRA80A01F205X', 'RSSMRA80A01H501U'];
    const { id } = await makePersona(app, studio.id, { codice_fiscale: errato });
    await capo.post(percorsi.gruppi, { Nome: 'Parenti', Utenti: [operatore.id], Aggiunte: [id] });
    await app.sql(
      `insert into legame (studio_id, anagrafica_id, genere, posizione, codice_fiscale, dati)
       values ($1, $2, 'familiari', 1, $3, jsonb_build_object('codiceFiscale', $3::text))`,
      [studio.id, fuori, errato],
    );
    const { status, testo } = await suo.post(percorsi.correzione, {
      CodiceFiscaleErrato: errato,
      CodiceFiscaleCorretto: corretto,
    });
    expect([status, testo.includes('Verdi')]).toEqual([200, false]);
    const legami = await app.sql('select codice_fiscale, dati from legame where anagrafica_id = $1', [fuori]);
    expect(legami).toEqual([{ codice_fiscale: corretto, dati: { codiceFiscale: corretto } }]);
  });
});

describe('the limits of a studio', () => {
  it('[STU-014] count the declarations and the documents of all its clients, whoever asks', async () => {
    const suoi = [];
    for (let n = 0; n < 3; n += 1) suoi.push((await makePersona(app, studio.id)).id);
    const [nascosto = '', visto = '', altroVisto = ''] = suoi;
    const { corpo } = await capo.post(percorsi.gruppi, {
      Nome: 'Limiti',
      Utenti: [operatore.id],
      Aggiunte: [visto, altroVisto],
    });
    await app.sql('update studio set numero_massimo_dichiarazioni = 2 where id = $1', [studio.id]);
    expect((await dichiarazioni.crea(capo, [nascosto])).corpo.data.create).toHaveLength(1);
    const esiti = await Promise.all([visto, altroVisto].map((id) => dichiarazioni.crea(suo, [id])));
    expect(esiti.map((esito) => esito.corpo.data.create.length).sort()).toEqual([0, 1]);
    await app.sql(
      `insert into documento (studio_id, anagrafica_id, nome, formato, dimensione, sha256, contenuto)
       values ($1, $2, 'Carta.pdf', 'pdf', 400, '\\x00', '\\x25504446')`,
      [studio.id, nascosto],
    );
    const ambito = { studi: [studio.id], gruppi: [{ id: corpo.data.Id }] };
    const [byte, clienti] = await withTenant(app.servizi.db, ambito, async (trx) => [
      await lockSpazio(trx, studio.id),
      await trx.selectFrom('anagrafica').select('id').execute(),
    ]);
    expect([byte, clienti?.length]).toEqual([400, 2]);
  });

  it('[ANA-006] a codice fiscale corrected into the one of a hidden client is refused as used, and shows nothing', async () => {
    const errato = '00743110157';
    const altrui = { codice_fiscale: '02345670364', denominazione: 'Nascosta S.r.l.' };
    const { id } = await makeAnagrafica(app, studio.id, { codice_fiscale: errato });
    await makeAnagrafica(app, studio.id, altrui);
    await capo.post(percorsi.gruppi, { Nome: 'Codici', Utenti: [operatore.id], Aggiunte: [id] });
    const corpo = {
      CodiceFiscaleErrato: errato,
      CodiceFiscaleCorretto: altrui.codice_fiscale,
      Conferma: true,
    };
    const { status, testo } = await suo.post(percorsi.correzione, corpo);
    expect([status, testo.includes('Nascosta')]).toEqual([409, false]);
  });
});

describe('the audit log of the groups', () => {
  it('are a hundred at most: the next one is refused on its name', async () => {
    const [altro] = await app.sql<{ id: number }>(
      "insert into studio (ragione_sociale) values ('Tanti') returning id",
    );
    const studioId = altro?.id ?? 0;
    const amministratore = await loginAs(
      app,
      await makeUtente(app, { studio_id: studioId, tipologia_utente: tipologiaUtente.AMM_STU }),
    );
    await app.sql("insert into gruppo (studio_id, nome) select $1, 'G' || n from generate_series(1, 99) n", [
      studioId,
    ]);
    expect((await amministratore.post(percorsi.gruppi, { Nome: 'Cento' })).status).toBe(201);
    const { status, corpo } = await amministratore.post(percorsi.gruppi, { Nome: 'Cento e uno' });
    expect([status, Object.keys(corpo.ModelState)]).toEqual([400, ['Nome']]);
  });

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
      `select azione, prima, dopo from registro where entita = 'gruppo' and entita_id = $1 order by quando`,
      [gruppo.Id],
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
