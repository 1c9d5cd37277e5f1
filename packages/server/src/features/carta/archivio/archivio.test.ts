import {
  HEADER_APP,
  type PacchettoArchivioFilo,
  percorsi,
  percorso,
  testiArchivio,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConservatoreDiProva, startConservatore } from '../../../../demo/servizi/conservatore.ts';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { listPosta } from '../../../../test/posta.ts';
import { computeTermine, computeTermini } from './archivio.rules.ts';
import { askInAttesa } from './esito.ts';

let app: AppDiProva;
let servizio: ConservatoreDiProva;
let client: Client;
let altro: Client;
let studioId: number;
let cliente: string;

async function enter(): Promise<{ client: Client; utente: UtenteDiProva }> {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'ARCHIVIAZIONE', 0, '2020-01-01')",
    [utente.studioId],
  );
  return { utente, client: await loginAs(app, utente) };
}
const writeCredenziali = (Password: string) =>
  client.put(percorso(percorsi.credenzialeUna, { servizio: 'archiviazione' }), {
    Utente: 'studio',
    Password,
  });

beforeAll(async () => {
  servizio = await startConservatore('http://127.0.0.1:0');
  app = await makeApp({ servizi: { conservatore: { indirizzo: servizio.indirizzo, simulato: true } } });
  const mio = await enter();
  client = mio.client;
  studioId = mio.utente.studioId ?? 0;
  altro = (await enter()).client;
  const dati = { denominazione: 'Bellini Marta', email: 'marta@example.it' };
  cliente = (await makeAnagrafica(app, studioId, dati)).id;
  await writeCredenziali('parola');
});
afterAll(async () => {
  await app.stop();
  await servizio.stop();
});

async function keepTesto(nome: string): Promise<string> {
  const body = new FormData();
  body.set('IdAnagrafica', cliente);
  body.set('Anno', '2024');
  body.append('uploadFile0', new Blob([nome]), `${nome}.txt`);
  const headers = { cookie: client.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return (await call(app.indirizzo + percorsi.documento, { method: 'POST', headers, body })).corpo.data[0].id;
}
const archive = (Documenti: readonly string[], chi = client) =>
  chi.post(percorsi.pacchettiArchivio, { Documenti });
const una = (modello: string, { Id }: Pick<PacchettoArchivioFilo, 'Id'>) => percorso(modello, { id: Id });
const readDocumento = async (id: string) =>
  (await client.get(percorso(percorsi.documentoUno, { id }))).corpo.data;
const askEsito = (pacchetto: PacchettoArchivioFilo) =>
  client.post(una(percorsi.pacchettoArchivioEsito, pacchetto));
const annul = (pacchetto: PacchettoArchivioFilo, Motivo = 'Documento sbagliato', chi = client) =>
  chi.post(una(percorsi.pacchettoArchivioAnnulla, pacchetto), { Motivo });
const last = () => [...servizio.tenuti.keys()].at(-1) ?? '';

describe('documents handed to a conservator', () => {
  it('[ARC-001] [ERR-042] are not without the credentials of the studio, nor without the module; with them they are archived when it accepts', async () => {
    const id = await keepTesto('Redditi');
    await client.delete(percorso(percorsi.credenzialeUna, { servizio: 'archiviazione' }));
    const senza = await archive([id]);
    expect([senza.status, senza.corpo.Message]).toEqual([409, 'Credenziali di archiviazione mancanti.']);
    expect((await client.get(percorsi.archivioPronto)).corpo.data.Pronto).toBe(false);
    await writeCredenziali('parola');
    const nudo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await archive([id], nudo)).corpo.Codice).toBe('MODULO_NON_ATTIVO');
    expect(await readDocumento(id)).toMatchObject({ Stato: null, Congelato: false });

    const { status, corpo } = await archive([id]);
    const pacchetto: PacchettoArchivioFilo = corpo.data;
    expect([status, pacchetto]).toMatchObject([201, { Stato: 'Inviato', Simulato: true, Motivo: null }]);
    // Until it accepts the document is frozen in Quadra, and no more.
    expect(await readDocumento(id)).toMatchObject({ Stato: null, Congelato: true });
    const fermo = await client.delete(percorso(percorsi.documentoUno, { id }));
    expect(fermo.corpo.Codice).toBe('DOCUMENTO_CONGELATO');
    expect((await archive([id])).corpo.Codice).toBe('DOCUMENTO_CONGELATO');
    expect((await askEsito(pacchetto)).corpo.data.Stato).toBe('Inviato');
    servizio.decide(last(), 'accettato');
    expect((await askEsito(pacchetto)).corpo.data.Stato).toBe('Accettato');
    expect(await readDocumento(id)).toMatchObject({ Stato: 'Archiviato', Congelato: false, Simulato: true });
    expect((await annul(pacchetto)).corpo.Codice).toBe('PASSAGGIO_PACCHETTO');
    expect((await askEsito(pacchetto)).corpo.Codice).toBe('PASSAGGIO_PACCHETTO');
  });

  it('[ARC-002] a document that was signed is signed and archived, one that was not is archived', async () => {
    const [firmato, nudo] = [await keepTesto('Firmato'), await keepTesto('Nudo')];
    await app.sql("update documento set stato = 'Firmato' where id = $1", [firmato]);
    const pacchetto: PacchettoArchivioFilo = (await archive([firmato, nudo])).corpo.data;
    servizio.decide(last(), 'accettato');
    await askEsito(pacchetto);
    const stati = await Promise.all([firmato, nudo].map(async (id) => (await readDocumento(id)).Stato));
    expect(stati).toEqual(['Firmato e archiviato', 'Archiviato']);
  });

  it('[ARC-005] are told to the client with the body of the studio, in its template, once, when they are accepted', async () => {
    const Testi = { CorpoArchiviazione: 'Caro {cliente}, per il {anno} è tutto al sicuro.\n{studio}' };
    const scritte = { IdStudio: studioId, Personalizzazioni: {}, Testi };
    expect((await client.put(percorsi.studioImpostazioni, scritte)).status).toBe(200);
    const Corpo = '{Testo}\nCon i migliori saluti, {Studio}.';
    const modello = { IdStudio: studioId, Oggetto: 'Archiviati: {Studio}', Corpo, Attivo: true, Versione: 0 };
    const indirizzo = percorso(percorsi.modelloPosta, { codice: 'archiviazione' });
    expect((await client.put(indirizzo, modello)).status).toBe(200);
    const prima = (await listPosta(app, 'marta@example.it')).length;
    const pacchetto: PacchettoArchivioFilo = (await archive([await keepTesto('Uno'), await keepTesto('Due')]))
      .corpo.data;
    expect(await listPosta(app, 'marta@example.it')).toHaveLength(prima);
    servizio.decide(last(), 'accettato');
    await Promise.all([askEsito(pacchetto), askEsito(pacchetto), askInAttesa(app.servizi)]);
    await askInAttesa(app.servizi);
    const lettere = await listPosta(app, 'marta@example.it');
    expect(lettere).toHaveLength(prima + 1);
    expect(lettere[0]).toMatchObject({
      modello: 'archiviazione',
      oggetto: expect.stringMatching(/^Archiviati: /),
    });
    // The service of the tests keeps nothing: whoever reads is told.
    for (const parte of [
      'Caro Bellini Marta, per il 2024 è tutto al sicuro.',
      'migliori saluti',
      testiArchivio.PROVA,
    ])
      expect(lettere[0]?.testo).toContain(parte);
  });

  it('refused, lost or not arrived leave again or are taken back with a reason: then they are free', async () => {
    const id = await keepTesto('Difficile');
    await writeCredenziali('sbagliata');
    const muta = await archive([id]);
    expect([muta.status, muta.corpo.Message]).toEqual([503, testiArchivio.RIFIUTA_CREDENZIALI]);
    const lista = await client.post(percorsi.pacchettoArchivioLista, { Filter: { Stato: 'Da inviare' } });
    const pacchetto: PacchettoArchivioFilo = lista.corpo.data[0];
    expect(pacchetto.Documenti.map(({ Id }) => Id)).toEqual([id]);
    await writeCredenziali('parola');
    const sendAgain = () => client.post(una(percorsi.pacchettoArchivioInvia, pacchetto));
    expect((await sendAgain()).corpo.data.Stato).toBe('Inviato');
    expect((await sendAgain()).corpo.Codice).toBe('PASSAGGIO_PACCHETTO');
    servizio.decide(last(), 'rifiutato', 'Firma non valida');
    expect((await askEsito(pacchetto)).corpo.data).toMatchObject({
      Stato: 'Rifiutato',
      Motivo: 'Firma non valida',
    });
    expect((await sendAgain()).corpo.data).toMatchObject({ Stato: 'Inviato', Motivo: null });
    servizio.lose(last());
    expect((await askEsito(pacchetto)).corpo.data.Stato).toBe('Smarrito');
    await sendAgain();
    expect((await annul(pacchetto, 'x')).corpo.ModelState).toHaveProperty('Motivo');
    // Accepted while we take it back: it is not.
    servizio.decide(last(), 'accettato');
    expect((await annul(pacchetto)).corpo.ModelState).toEqual({ Motivo: [testiArchivio.ACCETTATO] });
    servizio.decide(last(), 'in corso');
    const operatore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU, studio_id: studioId }),
    );
    expect((await annul(pacchetto, 'Documento sbagliato', operatore)).status).toBe(403);
    expect((await annul(pacchetto)).corpo.data).toMatchObject({
      Stato: 'Annullato',
      Motivo: 'Documento sbagliato',
    });
    expect(await readDocumento(id)).toMatchObject({ Stato: null, Congelato: false });
    expect((await archive([id])).corpo.data.Stato).toBe('Inviato');
  });

  it('are those of the index, byte by byte, in a zip for another conservator; and of their studio alone', async () => {
    const id = await keepTesto('Esporta');
    const pacchetto: PacchettoArchivioFilo = (await archive([id])).corpo.data;
    expect(servizio.tenuti.get(last())).toMatchObject({ stato: 'in corso' });
    const zip = await client.get(una(percorsi.pacchettoArchivioFile, pacchetto));
    expect([zip.status, zip.testo.includes('PIndex.xml'), zip.testo.includes('001-Esporta.txt')]).toEqual([
      ...[200, true, true],
    ]);
    const [riga] = await app.sql<{ indice: Buffer }>('select indice from pacchetto_archivio where id = $1', [
      pacchetto.Id,
    ]);
    const indice = riga?.indice.toString() ?? '';
    expect(indice).toContain((await readDocumento(id)).Sha256);
    for (const modello of [percorsi.pacchettoArchivioUno, percorsi.pacchettoArchivioFile])
      expect((await altro.get(una(modello, pacchetto))).status).toBe(404);
    for (const modello of [percorsi.pacchettoArchivioInvia, percorsi.pacchettoArchivioEsito])
      expect((await altro.post(una(modello, pacchetto))).status).toBe(404);
    expect((await annul(pacchetto, 'Documento sbagliato', altro)).status).toBe(404);
    expect((await archive([id], altro)).status).toBe(404);
  });

  it('leave once, though the answer is lost: sent again it is the same package, and taken back it is gone there too', async () => {
    servizio.silence(true);
    const muti = [await archive([await keepTesto('Muto')]), await archive([await keepTesto('Muto due')])];
    servizio.silence(false);
    expect(muti.map(({ status, corpo }) => [status, corpo.Message])).toEqual([
      [503, testiArchivio.NON_RISPONDE],
      [503, testiArchivio.NON_RISPONDE],
    ]);
    const lista = await client.post(percorsi.pacchettoArchivioLista, { Filter: { Stato: 'Da inviare' } });
    const [secondo, primo]: PacchettoArchivioFilo[] = lista.corpo.data;
    if (!primo || !secondo) throw new Error('No package');
    const quanti = servizio.tenuti.size;
    const dopo = await Promise.all(
      [1, 2].map(() => client.post(una(percorsi.pacchettoArchivioInvia, primo))),
    );
    expect(dopo.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(servizio.tenuti.size).toBe(quanti);
    expect((await annul(secondo)).corpo.data.Stato).toBe('Annullato');
    expect(servizio.tenuti.size).toBe(quanti - 1);
  });

  it('are asked about by themselves, and what is told of a package that left again since changes nothing', async () => {
    const [tardo, giusto] = [await keepTesto('Tardo'), await keepTesto('Giusto')];
    const primo: PacchettoArchivioFilo = (await archive([tardo])).corpo.data;
    const vecchia = last();
    const secondo: PacchettoArchivioFilo = (await archive([giusto])).corpo.data;
    servizio.decide(last(), 'accettato');
    const leggi = async (quale: PacchettoArchivioFilo) =>
      (await client.get(una(percorsi.pacchettoArchivioUno, quale))).corpo.data.Stato;
    // Nobody is there: the round tells nothing, and the next one does.
    await writeCredenziali('sbagliata');
    await askInAttesa(app.servizi);
    expect([await leggi(primo), await leggi(secondo)]).toEqual(['Inviato', 'Inviato']);
    await writeCredenziali('parola');
    await askInAttesa(app.servizi);
    await askInAttesa(app.servizi);
    expect([await leggi(primo), await leggi(secondo)]).toEqual(['Inviato', 'Accettato']);
    expect(await readDocumento(giusto)).toMatchObject({ Stato: 'Archiviato' });
    // The answer about the first sending comes after the second one left.
    servizio.decide(vecchia, 'rifiutato', 'Firma non valida');
    await askInAttesa(app.servizi);
    expect(await leggi(primo)).toBe('Rifiutato');
    await client.post(una(percorsi.pacchettoArchivioInvia, primo));
    await servizio.whileAsked(
      async () => {
        await client.post(una(percorsi.pacchettoArchivioAnnulla, primo), { Motivo: 'Si rifà' });
      },
      async () => expect((await askEsito(primo)).corpo.data.Stato).toBe('Annullato'),
    );
  });

  it('are late three months after the day the declaration of their year is filed by, also when they are frozen', async () => {
    const presentazione = (data: string) => [{ adempimento: 'Redditi PF' as const, data }];
    expect(computeTermine(presentazione('2025-10-31'))).toBe('2026-01-31');
    expect(computeTermine(presentazione('2023-11-30'))).toBe('2024-02-29');
    expect(computeTermine([])).toBe(null);
    const listScadenze = (anno: number) => (anno < 2020 ? [] : presentazione(`${anno}-10-31`));
    const termini = computeTermini([2018, 2024, 2025], { listScadenze, oggi: '2025-02-01' });
    expect([...termini.values()]).toEqual([
      { termine: null, isInRitardo: true },
      { termine: '2025-01-31', isInRitardo: true },
      { termine: '2026-01-31', isInRitardo: false },
    ]);

    const [libero, fermo] = [await keepTesto('In ritardo, A'), await keepTesto('In ritardo, B')];
    await archive([fermo]);
    const list = async (Filter: object, chi = client) =>
      (await chi.post(percorsi.archivioDaConservare, { Filter: { Nome: 'In ritardo', ...Filter } })).corpo;
    const tutti = await list({ Quali: 'Oltre il termine' });
    expect(tutti.data).toMatchObject([
      { Id: libero, Congelato: false, Termine: '2025-01-31', InRitardo: true },
      { Id: fermo, Congelato: true, Termine: '2025-01-31', InRitardo: true },
    ]);
    expect((await list({ Quali: 'Nei termini' })).data).toEqual([]);
    expect((await list({ Quali: 'Liberi' })).data).toMatchObject([{ Id: libero }]);
    expect((await list({ Quali: 'Congelati in Quadra' })).data).toMatchObject([{ Id: fermo }]);
    expect((await list({}, altro)).data).toEqual([]);
    const { DaConservare, InRitardo } = (await client.get(percorsi.archivioPronto)).corpo.data;
    expect([InRitardo > 1, DaConservare]).toEqual([true, InRitardo]);
  });
});
