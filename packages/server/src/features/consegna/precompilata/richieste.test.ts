import {
  passaggiRichiesta730,
  percorsi,
  percorso,
  statoRichiesta730,
  tipoDelega,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRisposta } from '../../../../demo/servizi/precompilata.ts';
import { loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { fetchPdf } from '../../../../test/pdf.ts';
import {
  ANNO,
  act,
  askEsito,
  type BancoPrecompilata,
  configure,
  creaDelega,
  listRichieste,
  makeRichiesta,
  order,
  readRichiesta,
  registra,
  sendOrdine,
  startBanco,
} from '../../../../test/precompilata.ts';
import { readZip } from './file.ts';
import { requirePassaggio } from './richiesta.rules.ts';

let banco: BancoPrecompilata;
beforeAll(async () => {
  banco = await startBanco();
  await configure(banco.mio);
});
afterAll(() => banco.stop());

/** Asks for clients and brings back what the exchange says of them: these rows of each. */
async function receive(
  clienti: readonly { id: string; codice: string }[],
  righe: readonly string[],
): Promise<void> {
  const { mio, servizio } = banco;
  const ids = clienti.map(({ id }) => id);
  await act(mio, 'crea', ...ids);
  const { Id } = (await order(mio, ids)).corpo.data;
  await sendOrdine(mio, Id);
  const file = await makeRisposta(
    clienti.flatMap(({ codice }) => righe.map((riga) => `${codice};Ricevuta;300;${riga}`)),
  );
  servizio.decide([...servizio.tenuti.keys()].at(-1) ?? '', 'pronto', { file });
  expect((await askEsito(mio, Id)).corpo.data.Motivo).toBeNull();
}

describe('a request', () => {
  it('[PRE-002] has seven states, passes from one to the other as the table says, and the list is filtered by them', async () => {
    expect(statoRichiesta730).toEqual([
      ...['Non creata', 'Creata', 'Inviata', 'Ricevuta', 'Annullamento Creato', 'Annullamento Inviato'],
      'Importazione Esterna',
    ]);
    for (const da of statoRichiesta730)
      for (const a of statoRichiesta730) {
        const pass = () => requirePassaggio(da, a);
        if (passaggiRichiesta730[da].includes(a)) expect(pass()).toBe(a);
        else expect(pass, `${da} > ${a}`).toThrow('Nello stato in cui è la richiesta non si può.');
      }
    const { mio, altro, app } = banco;
    const una = await makeRichiesta(app, mio);
    const stati = async () => (await listRichieste(mio, { IdAnagrafica: una.anagrafica }))[0]?.Stato;
    expect(await stati()).toBe('Non creata');
    for (const [atto, stato] of [
      ['crea', 'Creata'],
      ['ritira', 'Non creata'],
      ['crea', 'Creata'],
    ] as const) {
      expect((await act(mio, atto, una.id)).corpo.data).toEqual({ fatte: [una.id], errori: [] });
      expect(await stati()).toBe(stato);
    }
    expect((await act(mio, 'annulla', una.id)).corpo.data).toEqual({
      fatte: [],
      errori: [{ Codice: una.id, Messaggio: 'Nello stato in cui è la richiesta non si può.' }],
    });
    expect((await act(altro, 'ritira', una.id)).corpo.data.fatte).toEqual([]);
    // The list knows the seven of them, and only them.
    for (const Stato of statoRichiesta730) {
      await app.sql('update richiesta_precompilata set stato = $1 where id = $2', [Stato, una.id]);
      const trovate = await listRichieste(mio, { Stato, IdAnagrafica: una.anagrafica });
      expect(trovate.map((r) => r.Stato)).toEqual([Stato]);
      const altre = statoRichiesta730.filter((altra) => altra !== Stato);
      for (const altra of altre)
        expect(await listRichieste(mio, { Stato: altra, IdAnagrafica: una.anagrafica })).toEqual([]);
    }
  });

  it('is made only with a delega of the year in the register, whose last word counts', async () => {
    const { mio, app } = banco;
    const messaggio = async (id: string) => (await act(mio, 'crea', id)).corpo.data.errori[0]?.Messaggio;
    const manca = 'Manca una delega dell’anno, di tipo Delega, nel registro.';
    const una = await makeRichiesta(app, mio, { conDelega: false });
    expect(await messaggio(una.id)).toBe(manca);
    const { Id } = (await creaDelega(mio, una.anagrafica)).corpo.data;
    expect(await messaggio(una.id)).toBe(manca);
    await registra(mio, Id);
    expect(await messaggio(una.id)).toBeUndefined();
    await act(mio, 'ritira', una.id);
    await registra(mio, (await creaDelega(mio, una.anagrafica, { Tipo: 'Revoca delega' })).corpo.data.Id);
    expect(await messaggio(una.id)).toBe(manca);
    const societa = await makePersona(app, mio.studioId, { tipo: 'SD', ragione_sociale: 'Alfa Srl' });
    const aggiunte = await mio.client.post(percorsi.precompilate, {
      Anno: ANNO,
      IdAnagrafiche: [societa.id, una.anagrafica],
    });
    expect(aggiunte.corpo.data.errori.map(({ Messaggio }: { Messaggio: string }) => Messaggio)).toEqual([
      'La precompilata è delle persone fisiche.',
      'Il cliente è già fra le richieste dell’anno.',
    ]);
  });

  it('leaves the year only when nothing was asked of anybody', async () => {
    const { mio, altro, app } = banco;
    const una = await makeRichiesta(app, mio);
    const suo = percorso(percorsi.precompilataUna, { id: una.id });
    expect((await altro.client.delete(suo)).status).toBe(404);
    expect((await altro.client.get(suo)).status).toBe(404);
    await act(mio, 'crea', una.id);
    expect((await mio.client.delete(suo)).corpo.Codice).toBe('PASSAGGIO_RICHIESTA');
    await act(mio, 'ritira', una.id);
    expect((await mio.client.delete(suo)).status).toBe(204);
    expect(await listRichieste(mio, { IdAnagrafica: una.anagrafica })).toEqual([]);
  });

  it('[PRE-004] shows the code of the service with the words that the vendor gives it, as it is where he gives none', async () => {
    const { mio, app } = banco;
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    const { corpo } = await fornitore.post(
      percorso(percorsi.tabellaLista, { tabella: 'stati-precompilata' }),
      { PageSize: 100 },
    );
    expect(corpo.data.map(({ Codice }: { Codice: string }) => Codice)).toEqual(
      '300 307 308 310 311 320 330 335 357 359 55 56 57 58 59 64 65 66 67'.split(' '),
    );
    const una = await makeRichiesta(app, mio);
    const read = async () => {
      const { Codice, DescrizioneCodice } = await readRichiesta(mio, una.id);
      return [Codice, DescrizioneCodice];
    };
    expect(await read()).toEqual([null, null]);
    await app.sql("update richiesta_precompilata set codice = '357' where id = $1", [una.id]);
    expect(await read()).toEqual(['357', 'Stato 357']);
    const prima = corpo.data.find(({ Codice }: { Codice: string }) => Codice === '357');
    const dove = percorso(percorsi.tabellaVoce, { tabella: 'stati-precompilata', chiave: prima.Id });
    const scritta = { Codice: '357', Descrizione: 'Delega da rivedere' };
    const { Ordine, Versione } = prima;
    expect((await mio.client.put(dove, { ...scritta, Ordine, Versione })).status).toBe(403);
    expect((await fornitore.put(dove, { ...scritta, Ordine, Versione })).status).toBe(200);
    expect(await read()).toEqual(['357', 'Delega da rivedere']);
    expect(await listRichieste(mio, { Codice: '357' })).toHaveLength(1);
  });
});

describe('the delega for the precompilata', () => {
  it('[PRE-003] is of four types, none where nothing is chosen, and each prints its text', async () => {
    const { mio, app } = banco;
    const { id } = await makePersona(app, mio.studioId);
    const senza = await creaDelega(mio, id, { Tipo: undefined });
    expect(senza.corpo.data.Tipo).toBe('Nessuna scelta');
    expect(tipoDelega).toEqual(['Delega', 'Non conferisce delega', 'Revoca delega', 'Nessuna scelta']);
    const attese = {
      Delega: /delega Centro Alfa.*ad accedere alla propria dichiarazione precompilata/,
      'Non conferisce delega': /dichiara di non conferire a Centro Alfa/,
      'Revoca delega': /revoca a Centro Alfa/,
      'Nessuna scelta': /conferisce la delega.*non conferisce la delega.*revoca la delega/,
    };
    for (const Tipo of tipoDelega) {
      expect((await creaDelega(mio, id, { Tipo })).corpo.data.Tipo).toBe(Tipo);
      const corpo = { Tipo, Anno: ANNO, IdIntermediario: mio.intermediario, Codici: [id] };
      const { pagine } = await fetchPdf(app.indirizzo, mio.client, percorsi.incaricoStampa, corpo);
      expect(pagine.join(' ').replace(/\s+/g, ' ')).toMatch(attese[Tipo]);
    }
  });

  it('[PRE-010] is of a client, a year and an intermediary, keeps what the service checks, wants a document, and in the register does not change', async () => {
    const { mio, app } = banco;
    const { id } = await makePersona(app, mio.studioId);
    const dati = { Reddito: 24_500, Imposta: 3_120, Firma: 'Elettronica' };
    const { corpo } = await creaDelega(mio, id, { ...dati, NumeroDocumento: '' });
    expect(corpo.data).toMatchObject({
      ...{ IdAnagrafica: id, Anno: ANNO, Intermediario: 'Centro Alfa', Tipo: 'Delega', Numero: '1' },
      ...{ Progressivo: null, DataRegistro: null, Stato: 'Da registrare', ...dati },
    });
    const suo = corpo.data.Id;
    const rifiutata = await registra(mio, suo);
    expect([rifiutata.status, rifiutata.corpo.ModelState]).toEqual([
      400,
      { NumeroDocumento: ['Manca il documento di identità di chi delega.'] },
    ]);
    const scritta = {
      ...{ IdIntermediario: mio.intermediario, Anno: ANNO, Tipo: 'Delega', Numero: '1', ...dati },
      ...{ DataDelega: `${ANNO}-01-02`, NumeroDocumento: 'AX9', Reddito: -500, Versione: 1 },
    };
    const una = percorso(percorsi.delegaUna, { id: suo });
    expect((await mio.client.put(una, scritta)).corpo.data).toMatchObject({ Reddito: -500, Imposta: 3_120 });
    const prima = await registra(mio, suo);
    expect(prima.corpo.data).toMatchObject({ Stato: 'Registrata', NumeroDocumento: 'AX9' });
    const seconda = (await creaDelega(mio, id)).corpo.data.Id;
    const dopo = await registra(mio, seconda);
    expect(dopo.corpo.data.Progressivo).toBe(prima.corpo.data.Progressivo + 1);
    expect((await mio.client.put(una, { ...scritta, Versione: 3 })).corpo.Codice).toBe('DELEGA_REGISTRATA');
    expect((await mio.client.delete(una)).corpo.Codice).toBe('DELEGA_REGISTRATA');
    expect((await registra(mio, suo)).corpo.Codice).toBe('DELEGA_REGISTRATA');
    const passata = (await creaDelega(mio, id, { Anno: ANNO - 1 })).corpo.data.Id;
    expect((await registra(mio, passata)).corpo.ModelState).toEqual({
      Anno: ['Si registrano solo le deleghe dell’anno in corso.'],
    });
  });
});

describe('what came', () => {
  const RIGHE = [
    '730;C1.1;2;Tipo di reddito',
    '730;C1.3;25.000;Reddito',
    '730;C5.1;365;Giorni',
    '730;C1.3;9;Reddito',
    '730;PL1.1;1;Calcolata altrove',
    '730;C9.1;molte;Ritenute',
    '730;ZZ1.1;7;Dato non previsto',
  ];

  it('[PRE-011] becomes a declaration of each, open, with its caselle: what the form has not is told, and once is enough', async () => {
    const { mio, altro, app } = banco;
    const due = [await makeRichiesta(app, mio), await makeRichiesta(app, mio)] as const;
    await receive(due, RIGHE);
    const ids = due.map(({ id }) => id);
    const importa = (chi = mio, Codici = ids) => chi.client.post(percorsi.precompilataImporta, { Codici });
    expect((await importa(altro)).corpo.data.importate).toEqual([]);
    const { corpo } = await importa();
    expect(corpo.data.errori).toEqual([]);
    expect(corpo.data.importate).toHaveLength(2);
    for (const una of corpo.data.importate) {
      expect(una).toMatchObject({ Tipo: '730', Caselle: 3, Prima: false });
      const fuori = una.Fuori.map((f: { Casella: string; Valore: string }) => [f.Casella, f.Valore]);
      expect(fuori.sort()).toEqual(
        [
          ['C1.3', '9'],
          ['C9.1', 'molte'],
          ['PL1.1', '1'],
          ['ZZ1.1', '7'],
        ].sort(),
      );
      for (const { Perche } of una.Fuori) expect(Perche).not.toBe('');
      const [riga] = await app.sql<{ stato: string; tipo: string; anno: number; righi: object }>(
        'select stato, tipo, anno, righi from dichiarazione where id = $1',
        [una.IdDichiarazione],
      );
      expect(riga).toMatchObject({ stato: 'Aperta', tipo: '730', anno: ANNO });
      expect(riga?.righi).toMatchObject({ 'C1.1': '2', 'C1.3': 25_000, 'C5.1': 365 });
      expect(riga?.righi).not.toHaveProperty('C9.1');
    }
    const dopo = await importa();
    expect(dopo.corpo.data.importate.map((una: { Prima: boolean }) => una.Prima)).toEqual([true, true]);
    const chiavi = (righe: { IdDichiarazione: string }[]) =>
      righe.map(({ IdDichiarazione }) => IdDichiarazione);
    expect(chiavi(dopo.corpo.data.importate).sort()).toEqual(chiavi(corpo.data.importate).sort());
    const [conto] = await app.sql<{ quante: string }>(
      'select count(*) as quante from dichiarazione where anagrafica_id = any ($1)',
      [due.map(({ anagrafica }) => anagrafica)],
    );
    expect(Number(conto?.quante)).toBe(2);
    expect(await readRichiesta(mio, ids[0] ?? '')).toMatchObject({ Stato: 'Ricevuta', Fuori: 4, Voci: 7 });
  });

  it('[PRE-011] is a Redditi PF where the file says so, and not where the client has one, or nothing came', async () => {
    const { mio, app } = banco;
    const [una, vuota, doppia] = [
      await makeRichiesta(app, mio),
      await makeRichiesta(app, mio),
      await makeRichiesta(app, mio),
    ];
    await receive([una, doppia], ['Redditi PF;RC1.1;2;Tipo', 'Redditi PF;RC1.3;1000;Reddito']);
    const crea = { IdAnagrafiche: [doppia.anagrafica], Tipo: 'Persone fisiche', Finalita: 'Ordinaria' };
    await mio.client.post(percorso(percorsi.dichiarazioneCrea, { anno: ANNO }), crea);
    const Codici = [una.id, vuota.id, doppia.id];
    const { corpo } = await mio.client.post(percorsi.precompilataImporta, { Codici });
    expect(corpo.data.importate).toMatchObject([{ Codice: una.id, Tipo: 'Persone fisiche', Caselle: 2 }]);
    expect(corpo.data.errori).toMatchObject([
      { Codice: vuota.id, Messaggio: 'Della precompilata non è arrivato nulla da importare.' },
      { Codice: doppia.id, Messaggio: expect.stringContaining('esiste già') },
    ]);
  });

  it('[PRE-001] is of who has the module, and is exported by who has the export enabled', async () => {
    const { mio, app } = banco;
    const una = await makeRichiesta(app, mio);
    await receive([una], RIGHE);
    const utente = await makeUtente(app, {
      tipologia_utente: tipologiaUtente.OP_STU,
      studio_id: mio.studioId,
    });
    const operatore = await loginAs(app, utente);
    const esporta = (chi = operatore) => chi.post(percorsi.precompilataEsporta, { Codici: [una.id] });
    const profilo = async () => (await operatore.post(percorsi.whoami)).corpo.data.Esportazione730Enabled;
    expect(await profilo()).toBe(false);
    const senza = await esporta();
    expect([senza.status, senza.corpo.Codice]).toEqual([403, 'FUNZIONALITA_NON_ATTIVA']);
    await app.sql('update utente set esportazione_730 = true where id = $1', [utente.id]);
    expect(await profilo()).toBe(true);
    const risposta = await fetch(app.indirizzo + percorsi.precompilataEsporta, {
      method: 'POST',
      headers: {
        ...{ cookie: operatore.cookie, origin: app.indirizzo, 'x-quadra-app': 'prova' },
        'content-type': 'application/json',
      },
      body: JSON.stringify({ Codici: [una.id] }),
    });
    expect([risposta.status, risposta.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const letto = await readZip(Buffer.from(await risposta.arrayBuffer()), 1);
    expect(letto.genere).toBe('risposte');
    expect(letto.righe.map(({ celle }) => celle[4])).toEqual(RIGHE.map((riga) => riga.split(';')[1]));
    // Off: nothing of it answers.
    const turn = (acceso: boolean) =>
      app.sql(
        acceso
          ? "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'PRECOMPILATA', 0, '2020-01-01')"
          : "delete from applicativo_studio where studio_id = $1 and codice = 'PRECOMPILATA'",
        [mio.studioId],
      );
    await turn(false);
    for (const chiesta of [
      () => operatore.post(percorsi.precompilataLista, {}),
      () => operatore.post(percorsi.ordineLista, {}),
      () => operatore.get(percorsi.ordineInformation),
      () => esporta(),
      () => mio.client.post(percorsi.precompilataImporta, { Codici: [una.id] }),
    ]) {
      const { status, corpo } = await chiesta();
      expect([status, corpo.Codice]).toEqual([403, 'MODULO_NON_ATTIVO']);
    }
    await turn(true);
    expect((await operatore.post(percorsi.precompilataLista, {})).status).toBe(200);
  });
});
