import { request } from 'node:http';
import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { changeCodice, getCodice, Navigatore, RITORNO, token } from '../../../../test/suite.ts';
import { suiteDiProva } from '../../../config-suite.ts';
import { startServer } from '../../../main.ts';

let app: AppDiProva;
let fornitore: Client;
let consulente: Client;
const { AMM_ELMAS, CON_ELMAS } = tipologiaUtente;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
});
afterAll(() => app.stop());

const dati = (altro: Record<string, unknown> = {}) => ({
  Nome: 'Corsi',
  Tipo: 'lms',
  Numero: 3,
  Indirizzi: { Studio: 'https://corsi.example.it', Privato: null, Azienda: null },
  PaginaIniziale: '/entra',
  Ritorni: [RITORNO],
  ...altro,
});
const bind = (modello: string, id: string) => percorso(modello, { id });
const listRegistro = () =>
  app.sql<{ azione: string; dopo: object | null }>(
    "select azione, dopo from registro where entita = 'applicazione' order by quando",
  );

describe('the applications', () => {
  it('[RTE-021] are there from the start: manager, 2020 to 2024, common and training of 2025, without address', async () => {
    const { corpo } = await consulente.post(percorsi.applicazioneLista, { Order: ['Codice'] });
    expect(corpo.data.map((voce: { Codice: string }) => voce.Codice)).toEqual([
      'common-2025',
      ...[2020, 2021, 2022, 2023, 2024].map((anno) => `dichiarazioni-${anno}`),
      'lms-2025',
      'manager',
    ]);
    const { data } = (await call(app.indirizzo + percorsi.configurazione)).corpo;
    expect(Object.keys(data.suite.anni)).toEqual(['20', '21', '22', '23', '24']);
    expect(Object.keys(data.suite.common)).toEqual(['25']);
    expect(data.suite.lms).toEqual({ _25: { nome: 'Formazione 2025', base: {}, inizio: '' } });
    expect(data.suite.manager.base).toEqual({});
  });

  it('are added, changed, switched off; each act is in the log, and who only reads cannot', async () => {
    const nuova = await fornitore.post(percorsi.applicazioni, { Codice: 'corsi', ...dati() });
    expect(nuova.status).toBe(201);
    const { Id: id, Versione } = nuova.corpo.data;
    expect(nuova.corpo.data).toMatchObject({ ClientId: 'corsi', HaSegreto: false, Attiva: true });
    const { data } = (await call(app.indirizzo + percorsi.configurazione)).corpo;
    expect(data.suite.lms._3).toEqual({
      nome: 'Corsi',
      base: { studio: 'https://corsi.example.it' },
      inizio: '/entra',
    });
    const una = bind(percorsi.applicazioneUna, id);
    const cambiata = await fornitore.put(una, { ...dati({ Nome: 'Corsi e prove' }), Versione });
    expect([cambiata.status, cambiata.corpo.data.Nome]).toEqual([200, 'Corsi e prove']);
    expect((await fornitore.put(una, { ...dati(), Versione })).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await consulente.put(una, { ...dati(), Versione: 2 })).status).toBe(403);
    const spenta = await fornitore.put(una, { ...dati({ Attiva: false }), Versione: 2 });
    expect(spenta.corpo.data.Attiva).toBe(false);
    expect((await call(app.indirizzo + percorsi.configurazione)).corpo.data.suite.lms._3).toBeUndefined();
    expect((await listRegistro()).map(({ azione }) => azione)).toEqual([
      'nuova applicazione',
      'modifica applicazione',
      'modifica applicazione',
    ]);
  });

  it('[LMS-001] common and training are named for 2025 too, each with the address it is given', async () => {
    const nomi = { 'lms-2025': 'https://corsi25.example.it', 'common-2025': 'https://comune25.example.it' };
    const setIndirizzo = async (codice: keyof typeof nomi, indirizzo: string | null) => {
      const { corpo } = await consulente.post(percorsi.applicazioneLista, { Order: ['Codice'] });
      const { Id, ...letta } = corpo.data.find((voce: { Codice: string }) => voce.Codice === codice);
      const Indirizzi = { Studio: indirizzo, Privato: null, Azienda: null };
      const { status } = await fornitore.put(bind(percorsi.applicazioneUna, Id), { ...letta, Indirizzi });
      expect(status).toBe(200);
    };
    const readSuite = async () => (await call(app.indirizzo + percorsi.configurazione)).corpo.data.suite;
    for (const [codice, indirizzo] of Object.entries(nomi))
      await setIndirizzo(codice as keyof typeof nomi, indirizzo);
    const { common, lms } = await readSuite();
    expect(common['25']).toMatchObject({ base: { studio: nomi['common-2025'] } });
    expect(lms._25).toMatchObject({ base: { studio: nomi['lms-2025'] } });
    for (const codice of ['lms-2025', 'common-2025'] as const) await setIndirizzo(codice, null);
    expect((await readSuite()).lms._25.base).toEqual({});
  });

  it('refuse what is wrong on its field, and what another has already', async () => {
    const sbagliata = await fornitore.post(percorsi.applicazioni, {
      Codice: 'Non va',
      ...dati({ Ritorni: ['https://*.example.it/'] }),
    });
    expect([sbagliata.status, Object.keys(sbagliata.corpo.ModelState).sort()]).toEqual([
      400,
      ['Codice', 'Ritorni.0'],
    ]);
    const doppia = await fornitore.post(percorsi.applicazioni, {
      Codice: 'manager',
      ...dati({ Numero: null }),
    });
    expect([doppia.status, Object.keys(doppia.corpo.ModelState)]).toEqual([409, ['Codice']]);
    const numero = await fornitore.post(percorsi.applicazioni, { Codice: 'altri', ...dati({ Numero: 25 }) });
    expect([numero.status, Object.keys(numero.corpo.ModelState)]).toEqual([409, ['Numero']]);
    const { status } = await fornitore.put(bind(percorsi.applicazioneUna, crypto.randomUUID()), {
      ...dati(),
      Versione: 1,
    });
    expect(status).toBe(404);
  });

  it('get a secret shown once; the former stops at once, and without one PKCE alone is enough', async () => {
    const { corpo } = await fornitore.post(percorsi.applicazioni, {
      Codice: 'segreta',
      ...dati({ Numero: null }),
    });
    const segreto = bind(percorsi.applicazioneSegreto, corpo.data.Id);
    const navigatore = new Navigatore();
    navigatore.takeSessione(await loginAs(app, await makeUtente(app)));
    const change = async (parola: string) => {
      const { code, verifica } = await getCodice(app, navigatore, 'segreta');
      const campi = {
        grant_type: 'authorization_code',
        code,
        code_verifier: verifica,
        redirect_uri: RITORNO,
      };
      return (await token(app, campi, { authorization: `Basic ${btoa(`segreta:${parola}`)}` })).status;
    };
    const primo = (await fornitore.post(segreto)).corpo.data.Segreto;
    expect(primo).toMatch(/^[\w-]{43}$/);
    expect(await change(primo)).toBe(200);
    const secondo = (await fornitore.post(segreto)).corpo.data.Segreto;
    expect([await change(primo), await change(secondo)]).toEqual([401, 200]);
    expect((await fornitore.delete(segreto)).status).toBe(200);
    expect((await changeCodice(app, 'segreta', await getCodice(app, navigatore, 'segreta'))).status).toBe(
      200,
    );
    expect(JSON.stringify(await listRegistro())).not.toContain(secondo);
    expect((await listRegistro()).map(({ azione }) => azione)).toEqual(
      expect.arrayContaining(['nuovo segreto', 'segreto tolto']),
    );
  });

  it('sign with new keys after a while, while the former still verify', async () => {
    const listKid = async () =>
      (
        await app.sql<{ id: string }>("select id from suite_chiave where uso = 'firma' order by creata_il")
      ).map(({ id }) => id);
    const [vecchia] = await listKid();
    expect((await fornitore.post(percorsi.chiaviSuite)).status).toBe(200);
    const scritte = await app.sql<{ chiave: object }>('select chiave from suite_chiave');
    // Sealed: neither the private half nor anything else of a key is in the database.
    for (const { chiave } of scritte) expect(Object.keys(chiave)).toEqual(['sigillo']);
    expect((await consulente.post(percorsi.chiaviSuite)).status).toBe(403);
    const [, nuova] = await listKid();
    const altra = await startServer(
      { ...app.servizi.config, indirizzoPubblico: app.indirizzo },
      { log: { write: () => undefined } },
    );
    const { keys } = (await call(`${altra.indirizzo}/oidc/jwks`)).corpo;
    expect(keys.map(({ kid }: { kid: string }) => kid)).toEqual([vecchia, nuova]);
    await altra.stop();
  });
});

describe('the environment', () => {
  it('[CFG-006] [CFG-007] [RTE-014] is that of the login origin; three test origins, and an unknown one is told once', async () => {
    expect(Object.values(suiteDiProva.origini).map(({ sfondo }) => sfondo)).toEqual([
      'login',
      'aziende',
      'condominio',
    ]);
    const vera = await makeApp({ indirizzoPubblico: 'https://login.test.quadra.example' });
    for (const nome of ['login', 'aziende', 'condominio']) {
      const { data } = await fetchConHost(vera.indirizzo, `${nome}.test.quadra.example`);
      expect(data.sfondo).toBe(nome);
    }
    expect((await fetchConHost(vera.indirizzo, 'aziende.altrove.example')).data.sfondo).toBe('login');
    expect(vera.log.filter((riga) => riga.includes('https://aziende.altrove.example'))).toHaveLength(1);
    await fetchConHost(vera.indirizzo, 'aziende.altrove.example');
    expect(vera.log.filter((riga) => riga.includes('https://aziende.altrove.example'))).toHaveLength(1);
    await vera.stop();
  });
});

/** fetch does not let a test write the Host. */
async function fetchConHost(indirizzo: string, host: string) {
  const { hostname, port } = new URL(indirizzo);
  return new Promise<{ data: { sfondo: string } }>((resolve, reject) => {
    const richiesta = request(
      { hostname, port, path: percorsi.configurazione, headers: { host } },
      (risposta) => {
        let testo = '';
        risposta.on('data', (pezzo) => {
          testo += pezzo;
        });
        risposta.on('end', () => resolve(JSON.parse(testo)));
      },
    );
    richiesta.on('error', reject);
    richiesta.end();
  });
}
