import { type ConteggiAnno, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import {
  makeAnagrafica,
  makeGestore,
  makeStudio,
  makeUtente,
  type UtenteDiProva,
} from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withTenant } from '../../../db/tenancy.ts';
import { findAutore } from '../../accesso/sessione/sessione.public.ts';

const { AMM_STU, AMM_GES, AMM_ELMAS } = tipologiaUtente;
let app: AppDiProva;
let studio: { id: number };
let gestore: { id: number };
let capo: Client;
let nord: { utente: UtenteDiProva; client: Client };
let libero: Client;
const clienti: string[] = [];
const dichiarazioni: string[] = [];

beforeAll(async () => {
  app = await makeApp();
  gestore = await makeGestore(app);
  studio = await makeStudio(app, { gestore_id: gestore.id });
  capo = await loginAs(app, await makeUtente(app, { studio_id: studio.id, tipologia_utente: AMM_STU }));
  const utente = await makeUtente(app, { studio_id: studio.id });
  nord = { utente, client: await loginAs(app, utente) };
  libero = await loginAs(app, await makeUtente(app, { studio_id: studio.id }));
  for (let n = 0; n < 13; n += 1) {
    const { id } = await makeAnagrafica(app, studio.id, {
      tipo: 'PF',
      denominazione: `Cliente ${String(n).padStart(2, '0')}`,
    });
    clienti.push(id);
    const [riga] = await app.sql<{ id: string }>(
      `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita)
       values ($1, $2, 2025, 'Persone fisiche', 'Ordinaria') returning id`,
      [studio.id, id],
    );
    dichiarazioni.push(riga?.id ?? '');
    await app.sql(
      `insert into documento (studio_id, anagrafica_id, nome, formato, dimensione, sha256, contenuto)
       values ($1, $2, 'Carta.pdf', 'pdf', 4, '\\x00', '\\x25504446')`,
      [studio.id, id],
    );
  }
});
afterAll(() => app.stop());

const listaDichiarazioni = percorso(percorsi.dichiarazioneLista, { anno: 2025 });
const visti = async (chi: Client) => {
  const anagrafiche = (await chi.post(percorsi.anagraficaLista, { PageSize: 200 })).corpo;
  const dichiarate = (await chi.post(listaDichiarazioni, { PageSize: 200 })).corpo;
  const anni: ConteggiAnno[] = (await chi.get(percorsi.dichiarazioneConteggi)).corpo.data;
  return {
    clienti: anagrafiche.data.length,
    totale: anagrafiche.Total,
    dichiarazioni: dichiarate.data.length,
    contate: dichiarate.Total,
    nellAnno: anni.find(({ Anno }) => Anno === 2025)?.Tipi.find(({ Tipo }) => Tipo === 'Persone fisiche')
      ?.Totale,
  };
};
const tutti = (n: number) => ({ clienti: n, totale: n, dichiarazioni: n, contate: n, nellAnno: n });
const setRegola = (ClientiSenzaGruppo: boolean) => capo.put(percorsi.gruppoRegola, { ClientiSenzaGruppo });

describe('the groups of a studio', () => {
  let gruppo: { Id: string; Versione: number };

  it('[SES-014] [USR-014] [USR-024] [ANA-007] show an operator the clients of his groups, at once and everywhere', async () => {
    expect(await visti(nord.client)).toEqual(tutti(13));
    const nuovo = await capo.post(percorsi.gruppi, {
      Nome: 'Sede Nord',
      Descrizione: 'Clienti di Milano',
      Utenti: [nord.utente.id, (await makeUtente(app, { studio_id: studio.id })).id],
      Aggiunte: clienti.slice(0, 10),
    });
    expect([nuovo.status, nuovo.corpo.data.Utenti.length, nuovo.corpo.data.Anagrafiche.length]).toEqual([
      201, 2, 10,
    ]);
    gruppo = nuovo.corpo.data;
    expect((await capo.post(percorsi.gruppoLista)).corpo.data).toMatchObject([
      { Nome: 'Sede Nord', Utenti: 2, Anagrafiche: 10 },
    ]);
    expect(await visti(nord.client)).toEqual(tutti(13));
    await setRegola(false);
    expect(await visti(nord.client)).toEqual(tutti(10));
    expect([await visti(capo), await visti(libero)]).toEqual([tutti(13), tutti(13)]);
    expect((await nord.client.post(percorsi.whoami)).corpo.data.Gruppo).toBe('Sede Nord');
  });

  it('[USR-014] hide one client by one: record, documents, declaration, draft, history, search', async () => {
    const [dentro = '', fuori = ''] = [clienti[0], clienti[12]];
    const [suaDichiarazione = '', altrui = ''] = [dichiarazioni[0], dichiarazioni[12]];
    const status = async (url: string) => (await nord.client.get(url)).status;
    const una = (id: string) => percorso(percorsi.anagraficaUna, { id });
    const pf = (modello: string, id: string) =>
      percorso(modello, { anno: 2025, prefisso: 'pf', id, quadro: 'RC' });
    expect([await status(una(dentro)), await status(una(fuori))]).toEqual([200, 404]);
    for (const modello of [
      percorsi.modello,
      percorsi.modelloStoria,
      percorsi.modelloDiagnostico,
      percorsi.dichiarazioneUna,
    ])
      expect([
        modello,
        await status(pf(modello, suaDichiarazione)),
        await status(pf(modello, altrui)),
      ]).toEqual([modello, 200, 404]);
    const documenti = async (IdAnagrafica: string) =>
      (await nord.client.post(percorsi.documentoLista, { Filter: { IdAnagrafica } })).corpo.Total;
    expect([await documenti(dentro), await documenti(fuori)]).toEqual([1, 0]);
    const cercati = (
      await nord.client.post(percorsi.anagraficaLista, { Filter: { Denominazione: 'Cliente 12' } })
    ).corpo;
    expect([cercati.Total, cercati.data]).toEqual([0, []]);
    const home = JSON.stringify((await nord.client.get(percorsi.home)).corpo);
    expect(home.includes('Cliente 12')).toBe(false);
    const chiusura = await nord.client.post(percorso(percorsi.dichiarazioneChiudi, { anno: 2025 }), {
      Codici: [altrui],
    });
    expect(chiusura.corpo.data.chiuse).toEqual([]);
    expect((await nord.client.delete(una(fuori))).status).toBe(404);
  });

  it('[USR-014] hold for what is done in his name while he is away', async () => {
    const { corpo } = await nord.client.post(percorsi.esporta, {
      lista: 'anagrafica',
      formato: 'csv',
      colonne: [{ Campo: 'Denominazione', Titolo: 'Denominazione' }],
    });
    await waitLavoro(nord.client, corpo.data.jobId);
    const file = await nord.client.get(percorso(percorsi.lavoroEsito, { id: corpo.data.jobId }));
    expect([file.testo.includes('Cliente 09'), file.testo.includes('Cliente 12')]).toEqual([true, false]);
    const autore = await findAutore(app.servizi.db, {
      id: 'x',
      utente_id: nord.utente.id,
      sostituzione: null,
    });
    expect(autore?.gruppi).toMatchObject([{ nome: 'Sede Nord' }]);
  });

  it('put what a restricted operator makes into his group, so that he sees it; the codice fiscale stays one in the studio', async () => {
    const nuova = {
      Tipo: 'SD',
      CodiceFiscale: '00743110157',
      RagioneSociale: 'Nuova del Nord S.r.l.',
      DomicilioFiscale: { Comune: 'H501', CAP: '00184', Via: 'Via Cavour' },
    };
    const creata = await nord.client.post(percorsi.anagrafica, nuova);
    expect(creata.status).toBe(201);
    expect(
      (await nord.client.get(percorso(percorsi.anagraficaUna, { id: creata.corpo.data.Id }))).status,
    ).toBe(200);
    expect(
      (await capo.get(percorso(percorsi.gruppoUno, { id: gruppo.Id }))).corpo.data.Anagrafiche,
    ).toHaveLength(11);
    expect((await visti(capo)).totale).toBe(14);
    const url = percorso(percorsi.gruppoUno, { id: gruppo.Id });
    const tolta = await capo.put(url, { ...gruppo, Utenti: [nord.utente.id], Tolte: [creata.corpo.data.Id] });
    expect(tolta.corpo.data.Anagrafiche).toHaveLength(10);
    gruppo = tolta.corpo.data;
    const doppia = await nord.client.post(percorsi.anagrafica, nuova);
    expect([doppia.status, doppia.corpo.Codice]).toEqual([409, 'CODICE_GIA_USATO']);
  });

  it('are two at once for who is in two, and none for who is taken out', async () => {
    const sud = await capo.post(percorsi.gruppi, {
      Nome: 'Sede Sud',
      Utenti: [nord.utente.id],
      Aggiunte: [clienti[11]],
    });
    expect((await visti(nord.client)).totale).toBe(11);
    expect((await capo.post(percorsi.gruppi, { Nome: 'sede sud' })).corpo.ModelState).toEqual({
      Nome: ['Codice già utilizzato.'],
    });
    expect((await capo.delete(percorso(percorsi.gruppoUno, { id: sud.corpo.data.Id }))).status).toBe(204);
    expect((await visti(nord.client)).totale).toBe(10);
    const url = percorso(percorsi.gruppoUno, { id: gruppo.Id });
    expect((await capo.put(url, { ...gruppo, Nome: '', Utenti: [] })).status).toBe(400);
    const vuoto = await capo.put(url, { Versione: gruppo.Versione, Nome: 'Sede Nord', Utenti: [] });
    expect(vuoto.status).toBe(200);
    expect((await visti(nord.client)).totale).toBe(14);
    const fuori = await makeUtente(app);
    const estraneo = await makeAnagrafica(app, (await makeStudio(app)).id);
    const { corpo } = await capo.put(url, {
      Versione: vuoto.corpo.data.Versione,
      Nome: 'Sede Nord',
      Utenti: [fuori.id],
      Aggiunte: [estraneo.id],
    });
    expect([corpo.data.Utenti, corpo.data.Anagrafiche.length]).toEqual([[], 10]);
  });

  it('are kept by row-level security, whatever the query forgets', async () => {
    const { corpo } = await capo.post(percorsi.gruppi, { Nome: 'Sicurezza', Aggiunte: clienti.slice(0, 2) });
    const ambito = { studi: [studio.id], gruppi: [{ id: corpo.data.Id }], senzaGruppo: false };
    for (const tabella of ['anagrafica', 'dichiarazione', 'documento'] as const) {
      const righe = await withTenant(app.servizi.db, ambito, (trx) =>
        trx.selectFrom(tabella).select('id').execute(),
      );
      expect([tabella, righe.length]).toEqual([tabella, 2]);
    }
    const write = withTenant(app.servizi.db, ambito, (trx) =>
      trx
        .insertInto('dichiarazione_bozza')
        .values({
          studio_id: studio.id,
          dichiarazione_id: dichiarazioni[5] ?? '',
          utente_id: nord.utente.id,
          quadro: 'RC',
          righi: '{}',
        })
        .execute(),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });
});

describe('permissions and features', () => {
  let venditore: Client;
  let rivenditore: Client;
  const say = (chi: Client, Codice: string, Valore: boolean | null, dove: object = {}) =>
    chi.put(percorsi.permessi, { Codice, Valore, ...dove });
  const read = async (chi: Client, Codice: string, dove: object = {}) =>
    (await chi.post(percorsi.permessiEffettivi, dove)).corpo.data.Voci.find(
      (voce: { Codice: string }) => voce.Codice === Codice,
    );
  const simula = async (chi: Client) =>
    chi.post(percorso(percorsi.modelloSimula, { anno: 2025, prefisso: 'pf' }), {});

  beforeAll(async () => {
    venditore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    rivenditore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestore.id }),
    );
  });

  it('[USR-011] the studio says, otherwise its gestore, otherwise the default', async () => {
    await say(venditore, 'DICHIARAZIONI_ELIMINA', false);
    expect(await read(capo, 'DICHIARAZIONI_ELIMINA')).toMatchObject({
      Default: false,
      Effettivo: false,
      Origine: 'predefinito',
    });
    await say(rivenditore, 'DICHIARAZIONI_ELIMINA', true);
    expect(await read(capo, 'DICHIARAZIONI_ELIMINA')).toMatchObject({
      PerGestore: true,
      PerStudio: null,
      Effettivo: true,
      Origine: 'gestore',
    });
    await say(capo, 'DICHIARAZIONI_ELIMINA', false);
    expect(await read(capo, 'DICHIARAZIONI_ELIMINA')).toMatchObject({
      PerStudio: false,
      Effettivo: false,
      Origine: 'studio',
    });
    for (const chi of [venditore, rivenditore, capo]) await say(chi, 'DICHIARAZIONI_ELIMINA', null);
    expect(await read(capo, 'DICHIARAZIONI_ELIMINA')).toMatchObject({
      Default: true,
      Effettivo: true,
      Origine: 'predefinito',
    });
  });

  it('[USR-010] a permission taken away is refused by the call, whatever the pages believe; administrators keep it', async () => {
    const elimina = percorso(percorsi.dichiarazioneElimina, { anno: 2025 });
    const prova: [string, (chi: Client) => Promise<{ status: number }>][] = [
      [
        'DICHIARAZIONI_ELIMINA',
        (chi) => chi.post(elimina, { Codici: ['00000000-0000-4000-8000-000000000000'] }),
      ],
      [
        'DICHIARAZIONI_CHIUDI',
        (chi) =>
          chi.post(percorso(percorsi.dichiarazioneRiapri, { anno: 2025 }), { Codici: [dichiarazioni[1]] }),
      ],
      ['ANAGRAFICHE_SCRIVI', (chi) => chi.post(percorsi.anagrafica, {})],
      [
        'ANAGRAFICHE_ELIMINA',
        (chi) => chi.delete(percorso(percorsi.anagraficaUna, { id: '00000000-0000-4000-8000-000000000000' })),
      ],
      [
        'ELENCHI_ESPORTA',
        (chi) =>
          chi.post(percorsi.esporta, {
            lista: 'anagrafica',
            formato: 'csv',
            colonne: [{ Campo: 'Denominazione', Titolo: 'D' }],
          }),
      ],
    ];
    for (const [codice, call] of prova) {
      expect([codice, (await call(libero)).status === 403]).toEqual([codice, false]);
      await say(capo, codice, false);
      expect([codice, (await call(libero)).status]).toEqual([codice, 403]);
      expect([codice, (await call(capo)).status === 403]).toEqual([codice, false]);
      const permessi = (await libero.post(percorsi.whoami)).corpo.data.Permessi;
      expect([codice, permessi.includes(codice)]).toEqual([codice, false]);
      await say(capo, codice, null);
    }
  });

  it('[USR-012] a feature that is off for a studio refuses its call with 403, to everybody of the studio', async () => {
    expect((await simula(capo)).status).not.toBe(403);
    expect((await say(capo, 'SIMULAZIONE', false)).status).toBe(403);
    expect((await say(rivenditore, 'SIMULAZIONE', false, { IdStudio: studio.id })).status).toBe(200);
    for (const chi of [capo, libero]) {
      const { status, corpo } = await simula(chi);
      expect([status, corpo.Codice]).toEqual([403, 'FUNZIONALITA_NON_ATTIVA']);
    }
    expect((await capo.post(percorsi.whoami)).corpo.data.Funzionalita).not.toContain('SIMULAZIONE');
    await say(rivenditore, 'SIMULAZIONE', null, { IdStudio: studio.id });
    expect((await simula(libero)).status).not.toBe(403);
  });

  it('who sees what: the rights of a user are those the calls would answer him, with the reason', async () => {
    const url = percorso(percorsi.utenteDiritti, { id: nord.utente.id });
    const { corpo: gruppo } = await capo.post(percorsi.gruppi, {
      Nome: 'Vista',
      Utenti: [nord.utente.id],
      Aggiunte: clienti.slice(0, 3),
    });
    await setRegola(false);
    await say(capo, 'DICHIARAZIONI_ELIMINA', false);
    const { status, corpo } = await capo.get(url);
    expect([status, corpo.data.Gruppi, corpo.data.Anagrafiche]).toEqual([200, ['Vista'], 3]);
    expect(corpo.data.AnagraficheStudio).toBeGreaterThan(12);
    const find = (risorsa: string, azione: string) =>
      corpo.data.Diritti.find(
        (uno: { Risorsa: string; Azione: string }) => uno.Risorsa === risorsa && uno.Azione === azione,
      );
    expect(find('dichiarazione', 'elimina')).toMatchObject({
      Ammesso: false,
      Motivo: 'permesso',
      Codice: 'DICHIARAZIONI_ELIMINA',
      Origine: 'studio',
    });
    expect(find('utenti', 'elenca')).toMatchObject({ Ammesso: false, Motivo: 'ruolo', Codice: null });
    expect(find('anagrafica', 'leggi')).toMatchObject({ Ammesso: true });
    expect((await nord.client.post(percorsi.utenteLista)).status).toBe(403);
    expect((await libero.get(url)).status).toBe(403);
    const estraneo = await makeUtente(app);
    expect((await capo.get(percorso(percorsi.utenteDiritti, { id: estraneo.id }))).status).toBe(404);
    await say(capo, 'DICHIARAZIONI_ELIMINA', null);
    await capo.delete(percorso(percorsi.gruppoUno, { id: gruppo.data.Id }));
  });

  it('are said by each in his place alone', async () => {
    const altro = await makeStudio(app);
    expect((await say(rivenditore, 'AI', true)).status).toBe(403);
    expect((await say(rivenditore, 'AI', true, { IdStudio: altro.id })).status).toBe(404);
    expect((await say(capo, 'ELENCHI_ESPORTA', false, { IdStudio: altro.id })).status).toBe(404);
    expect(
      (await say(rivenditore, 'ELENCHI_ESPORTA', false, { IdGestore: (await makeGestore(app)).id })).status,
    ).toBe(404);
    expect((await say(venditore, 'INVENTATO', true)).corpo.ModelState).toHaveProperty('Codice');
    expect((await libero.post(percorsi.permessiEffettivi)).status).toBe(403);
    const righe = await app.sql(
      "select dopo from registro where azione = 'funzionalita' and studio_id = $1",
      [studio.id],
    );
    expect(righe.length).toBeGreaterThan(1);
  });
});

describe('the credentials of outside services', () => {
  it('[USR-025] are kept sealed, and only that they are there is ever told', async () => {
    const una = percorso(percorsi.credenzialeUna, { servizio: 'firma' });
    const prima = await capo.get(percorsi.credenziali);
    expect(prima.corpo.data.map((voce: { presente: boolean }) => voce.presente)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const scritta = await capo.put(una, { Utente: 'studio-nord', Password: 'Segretissima-Collina-9' });
    expect(scritta.status).toBe(200);
    const { corpo, testo } = await capo.get(percorsi.credenziali);
    const firma = corpo.data.find((voce: { Servizio: string }) => voce.Servizio === 'firma');
    expect(firma).toEqual({ Servizio: 'firma', presente: true, AggiornataIl: expect.any(String) });
    expect(
      [testo, scritta.testo].some((uno) => uno.includes('studio-nord') || uno.includes('Segretissima')),
    ).toBe(false);
    const [riga] = await app.sql<{ sigillata: Buffer }>(
      'select sigillata from credenziale where studio_id = $1',
      [studio.id],
    );
    expect(riga?.sigillata.toString('latin1').includes('Segretissima')).toBe(false);
    const aperta = app.servizi.cifratura.open(
      riga?.sigillata ?? Buffer.alloc(0),
      `credenziale:${studio.id}:firma`,
    );
    expect(JSON.parse(aperta)).toEqual({ utente: 'studio-nord', password: 'Segretissima-Collina-9' });
    const registrate = await app.sql("select prima, dopo from registro where entita = 'credenziale'");
    expect(registrate).toEqual([{ prima: null, dopo: null }]);
    expect((await capo.put(una, { Utente: '', Password: '' })).status).toBe(400);
    expect((await libero.get(percorsi.credenziali)).status).toBe(403);
    expect(
      (
        await capo.put(percorso(percorsi.credenzialeUna, { servizio: 'altro' }), {
          Utente: 'a',
          Password: 'b',
        })
      ).status,
    ).toBe(404);
    const tolta = await capo.delete(una);
    expect(tolta.corpo.data.some((voce: { presente: boolean }) => voce.presente)).toBe(false);
  });
});
