import {
  percorsi,
  percorso,
  type RichiestaDocumentoFilo,
  type RichiestaRicevutaFilo,
  tipologiaUtente,
  tipoProfiloCliente,
} from '@quadra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client, loginAs, type Risposta } from '../../../../test/client.ts';
import { dichiarazioni, lavoro, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { listPosta } from '../../../../test/posta.ts';
import { remindClienti } from './promemoria.service.ts';

let app: AppDiProva;
let client: Client;
let altro: Client;
/** The client of the studio: no session. */
let telefono: Client;
let studioId: number;
const OGGI = '2026-11-23T10:00:00Z';
let adesso = new Date(OGGI);

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
  telefono = new Client(app.indirizzo);
  vi.spyOn(app.servizi, 'now').mockImplementation(() => adesso);
});
beforeEach(() => {
  adesso = new Date(OGGI);
});
afterAll(() => app.stop());
const wait = (minuti: number) => {
  adesso = new Date(adesso.getTime() + minuti * 60_000);
};
const GIORNO = 24 * 60;

let quanti = 0;
/** A declaration that only waits for what the CU says of the regional surcharge. */
async function dichiarazione() {
  quanti += 1;
  const email = `cliente${quanti}@posta.example`;
  const persona = await makePersona(app, studioId, { email });
  const creata = await dichiarazioni.crea(client, [persona.id]);
  const id: string = creata.corpo.data.create[0].Codice;
  const { 'RC10.2': _, ...senza } = lavoro;
  await dichiarazioni.salva(client, id, 1, senza);
  return { id, persona: persona.id, email };
}
const chiedi = (id: string, altri: object = {}, chi = client): Promise<Risposta> =>
  chi.post(percorsi.richiesteDocumento, {
    ...{ Anno: 2025, IdDichiarazione: id, Caselle: ['RC10.2'], Documento: 'la Certificazione Unica 2025' },
    ...altri,
  });
/** The link of the newest mail that has one. */
const findLink = async (email: string): Promise<string> =>
  (await listPosta(app, email)).flatMap(({ testo }) => /\/r\/(\S+)/.exec(testo)?.[1] ?? [])[0] ?? '';
const findCodice = async (email: string): Promise<string> =>
  (await listPosta(app, email)).flatMap(({ testo }) => /è (\d{6})\./.exec(testo)?.[1] ?? [])[0] ?? '';
async function chiesta(altri: object = {}) {
  const sua = await dichiarazione();
  const { corpo, status, testo } = await chiedi(sua.id, altri);
  if (status !== 201) throw new Error(testo);
  return { ...sua, richiesta: corpo.data as RichiestaDocumentoFilo, link: await findLink(sua.email) };
}
const apri = (Link: string) => telefono.post(percorsi.collegamentoRichiestaApri, { Link });
const mandaCodice = (Link: string) => telefono.post(percorsi.collegamentoRichiestaCodice, { Link });
const leggi = (Link: string, Codice: string) =>
  telefono.post(percorsi.collegamentoRichiestaLeggi, { Link, Codice });
const FOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
async function manda(
  link: string,
  Codice: string,
  file: [string, Uint8Array<ArrayBuffer>][] = [['cu.jpg', FOTO]],
) {
  const modulo = new FormData();
  modulo.append('Codice', Codice);
  for (const [n, [nome, contenuto]] of file.entries())
    modulo.append(`uploadFile${n}`, new Blob([contenuto]), nome);
  const risposta = await fetch(app.indirizzo + percorso(percorsi.collegamentoRichiestaManda, { link }), {
    method: 'POST',
    body: modulo,
    headers: { origin: app.indirizzo, 'x-quadra-app': 'prova' },
  });
  return { status: risposta.status, corpo: await risposta.json() };
}
const una = async (id: string): Promise<RichiestaDocumentoFilo> =>
  (await client.get(percorso(percorsi.richiestaDocumentoUna, { id }))).corpo.data;
const conferma = ({ Id, Versione }: RichiestaDocumentoFilo, Valori: object, chi = client) =>
  chi.post(percorso(percorsi.richiestaDocumentoConferma, { id: Id }), { Versione, Valori });
const ritira = ({ Id, Versione }: RichiestaDocumentoFilo, chi = client) =>
  chi.post(percorso(percorsi.richiestaDocumentoRitira, { id: Id }), { Versione, Motivo: 'Portato a mano' });
async function arrivata() {
  const sua = await chiesta();
  await mandaCodice(sua.link);
  const { status } = await manda(sua.link, await findCodice(sua.email));
  if (status !== 200) throw new Error(String(status));
  return { ...sua, richiesta: await una(sua.richiesta.Id) };
}
const contaPosta = async (email: string) => (await listPosta(app, email)).length;

describe('a document asked of a client', () => {
  it('goes by a link and a code, comes among the documents, and a person writes the number it proves', async () => {
    const { id, persona, email, richiesta, link } = await chiesta({ Nota: 'Quella della banca' });
    expect(richiesta).toMatchObject({ Stato: 'Chiesta', Email: email, Anno: 2025, Promemoria: 0 });
    expect(richiesta.Caselle).toEqual([
      { Chiave: 'RC10.2', Titolo: 'Add. regionale', Decimali: 0, Valore: null },
    ]);
    // Before the code the page knows nothing of the client.
    const aperta = await apri(link);
    expect(aperta.status).toBe(200);
    expect(Object.keys(aperta.corpo.data).sort()).toEqual(['Email', 'LinkScade', 'Studio']);
    expect(aperta.corpo.data.Email).not.toBe(email);
    expect((await mandaCodice(link)).status).toBe(200);
    const codice = await findCodice(email);
    expect((await leggi(link, codice)).corpo.data).toEqual({
      ...{ Cliente: 'Rossi Mario', Documento: 'la Certificazione Unica 2025' },
      ...{ Nota: 'Quella della banca', Anno: 2025 },
    });
    expect((await manda(link, codice)).status).toBe(200);
    // Used: it opens nothing any more, and says so.
    expect((await apri(link)).corpo.Messaggio ?? (await apri(link)).testo).toContain('già stato usato');

    const giunta = await una(richiesta.Id);
    expect(giunta).toMatchObject({ Stato: 'Arrivata', File: [{ Nome: 'cu.jpg', Formato: 'image/jpeg' }] });
    const [documento] = await app.sql(
      'select anagrafica_id, dichiarazione_id, anno, tag, caricato_da from documento where id = $1',
      [giunta.File[0]?.Id],
    );
    expect(documento).toEqual({
      anagrafica_id: persona,
      dichiarazione_id: id,
      anno: 2025,
      tag: ['RC10 col. 2'],
      caricato_da: null,
    });
    // Nothing is read by itself.
    expect((await dichiarazioni.leggi(client, id)).corpo.data.Righi['RC10.2']).toBeUndefined();
    expect((await dichiarazioni.diagnostico(client, id)).testo).toContain('RC10 col. 2');

    const confermata = await conferma(giunta, { 'RC10.2': 410 });
    expect(confermata.corpo.data).toMatchObject({ Stato: 'Confermata', Caselle: [{ Valore: 410 }] });
    expect((await dichiarazioni.leggi(client, id)).corpo.data.Righi['RC10.2']).toBe(410);
    expect((await dichiarazioni.diagnostico(client, id)).testo).not.toContain('RC10 col. 2');
    expect((await dichiarazioni.storia(client, id)).testo).toContain('Prova: cu.jpg');
    expect((await conferma(confermata.corpo.data, { 'RC10.2': 1 })).corpo.Codice).toBe('RICHIESTA_STATO');
  });

  it('keeps the secret and the code nowhere in clear', async () => {
    const { email, link } = await chiesta();
    await mandaCodice(link);
    const codice = await findCodice(email);
    const righe = await app.sql<{ testo: string }>(
      `select c::text as testo from collegamento_cliente c union all
       select m::text from messaggio_posta m where destinatario = $1`,
      [email],
    );
    for (const { testo } of righe) {
      expect(testo).not.toContain(link.slice(link.indexOf('-') + 1));
      expect(testo).not.toContain(` ${codice}`);
    }
  });

  it('is refused of a casella that is computed or unknown, of a closed declaration, of a client without address', async () => {
    const { id, persona } = await dichiarazione();
    for (const casella of ['RN5.1', 'XX1.1', 'FA1.1']) {
      const { status, corpo } = await chiedi(id, { Caselle: [casella] });
      expect([casella, status, corpo.ModelState?.Caselle?.length]).toEqual([casella, 400, 1]);
    }
    await app.sql('update anagrafica set email = null where id = $1', [persona]);
    expect((await chiedi(id)).corpo.ModelState.Email).toEqual([
      'La scheda del cliente non ha un indirizzo e-mail.',
    ]);
    await app.sql("update dichiarazione set stato = 'Chiusa' where id = $1", [id]);
    expect((await chiedi(id)).corpo.Codice).toBe('DICHIARAZIONE_CHIUSA');
  });

  it('of another studio does not exist', async () => {
    const { id, richiesta } = await arrivata();
    expect((await chiedi(id, {}, altro)).status).toBe(404);
    expect((await altro.get(percorso(percorsi.richiestaDocumentoUna, { id: richiesta.Id }))).status).toBe(
      404,
    );
    expect((await conferma(richiesta, { 'RC10.2': 1 }, altro)).status).toBe(404);
    expect((await ritira(richiesta, altro)).status).toBe(404);
    expect((await altro.post(percorsi.richiestaDocumentoLista, {})).corpo.data).toEqual([]);
  });
});

describe('the link and its code', () => {
  it('a wrong code is counted: after five the code is over, after ten the link is, and it says so', async () => {
    const { email, link, richiesta } = await chiesta();
    await mandaCodice(link);
    const codice = await findCodice(email);
    const sbagliato = codice === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1)
      expect((await leggi(link, sbagliato)).corpo.ModelState.Codice).toHaveLength(1);
    expect((await leggi(link, codice)).status).toBe(400);
    for (let n = 0; n < 4; n += 1) await leggi(link, sbagliato);
    expect((await apri(link)).testo).toContain('Troppi codici sbagliati');
    expect((await mandaCodice(link)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    expect((await una(richiesta.Id)).Stato).toBe('Scaduta');
    const registro = await app.sql("select from registro where azione = 'link chiuso' and studio_id = $1", [
      studioId,
    ]);
    expect(registro).toHaveLength(1);
  });

  it('a code lasts a quarter of an hour, is not mailed twice in a minute, and so many times at most', async () => {
    const { email, link } = await chiesta();
    await mandaCodice(link);
    const primo = await findCodice(email);
    expect((await mandaCodice(link)).status).toBe(429);
    wait(16);
    expect((await leggi(link, primo)).corpo.ModelState.Codice).toHaveLength(1);
    for (let n = 0; n < 4; n += 1) {
      expect((await mandaCodice(link)).status).toBe(200);
      wait(2);
    }
    expect((await mandaCodice(link)).status).toBe(429);
    expect((await leggi(link, await findCodice(email))).status).toBe(200);
  });

  it('is over after fourteen days, or when it is withdrawn, and each says so; a forged one is none', async () => {
    const scaduta = await chiesta();
    const ritirata = await chiesta();
    expect((await ritira(ritirata.richiesta)).corpo.data).toMatchObject({
      ...{ Stato: 'Ritirata', Motivo: 'Portato a mano' },
    });
    expect((await apri(ritirata.link)).testo).toContain('La richiesta è stata ritirata');
    wait(14 * GIORNO + 1);
    expect((await apri(scaduta.link)).testo).toContain('è scaduto il 07/12/2026');
    expect((await una(scaduta.richiesta.Id)).Stato).toBe('Scaduta');
    for (const falso of ['x', `${studioId}-${'a'.repeat(43)}`, scaduta.link.replace(/^\d+/, '999999')])
      expect((await apri(falso)).corpo.Codice).toBe('CODICE_NON_VALIDO');
    const lista = await client.post(percorsi.richiestaDocumentoLista, { Filter: { Stato: 'Scaduta' } });
    expect(lista.corpo.data.map(({ Id }: RichiestaDocumentoFilo) => Id)).toContain(scaduta.richiesta.Id);
  });

  it('asked again, the link of before is withdrawn', async () => {
    const { id, link, richiesta, email } = await chiesta();
    expect((await chiedi(id)).status).toBe(201);
    expect(await una(richiesta.Id)).toMatchObject({ Stato: 'Ritirata', Motivo: 'Chiesto di nuovo' });
    expect((await apri(link)).status).toBe(400);
    expect((await apri(await findLink(email))).status).toBe(200);
  });

  it('takes photographs and PDF alone, four at most, and nothing without the code', async () => {
    const { email, link } = await chiesta();
    await mandaCodice(link);
    const codice = await findCodice(email);
    const testo = new TextEncoder().encode('ciao');
    expect((await manda(link, codice, [['a.txt', testo]])).corpo.ModelState.uploadFile0).toHaveLength(1);
    expect((await manda(link, codice, Array(5).fill(['a.jpg', FOTO]))).status).toBe(400);
    expect((await manda(link, '')).status).toBe(400);
    expect((await manda(link, codice, Array(4).fill(['a.jpg', FOTO]))).status).toBe(200);
  });
});

describe('the reminders', () => {
  const remind = () => remindClienti(app.servizi, adesso);

  it('leave each once, with the same link, and stop when it comes or is withdrawn', async () => {
    await remind();
    const [aspetta, giunta, ritirata, chiusa] = [
      await chiesta(),
      await chiesta(),
      await chiesta(),
      await chiesta(),
    ];
    await app.sql("update dichiarazione set stato = 'Chiusa' where id = $1", [chiusa.id]);
    await mandaCodice(giunta.link);
    await manda(giunta.link, await findCodice(giunta.email));
    await ritira(ritirata.richiesta);
    const prima = await Promise.all([giunta, ritirata, chiusa].map(({ email }) => contaPosta(email)));
    wait(5 * GIORNO - 1);
    await remind();
    expect(await contaPosta(aspetta.email)).toBe(1);
    wait(2);
    await Promise.all([remind(), remind()]);
    expect(await contaPosta(aspetta.email)).toBe(2);
    expect(await findLink(aspetta.email)).toBe(aspetta.link);
    expect((await listPosta(app, aspetta.email))[0]?.oggetto).toContain('manca ancora un documento');
    wait(5 * GIORNO);
    await remind();
    await remind();
    expect((await una(aspetta.richiesta.Id)).Promemoria).toBe(2);
    wait(2 * GIORNO);
    await remind();
    expect(await contaPosta(aspetta.email)).toBe(3);
    expect(await Promise.all([giunta, ritirata, chiusa].map(({ email }) => contaPosta(email)))).toEqual(
      prima,
    );
  });
});

describe('what a client does not have', () => {
  const MOTIVO = 'Il datore non l’ha ancora data';
  const manca = (Link: string, Codice: string, Motivo = MOTIVO) =>
    telefono.post(percorsi.collegamentoRichiestaMancante, { Link, Codice, Motivo });

  it('is said with the reason, by the link and its code: the reminders stop, and he may still send it', async () => {
    const { email, link, richiesta } = await chiesta();
    await mandaCodice(link);
    const codice = await findCodice(email);
    expect((await manca(link, codice, ' ')).corpo.ModelState.Motivo).toHaveLength(1);
    expect((await manca(link, codice === '000000' ? '000001' : '000000')).status).toBe(400);
    expect((await manca(link, codice)).status).toBe(200);
    expect(await una(richiesta.Id)).toMatchObject({ Stato: 'Mancante', Motivo: MOTIVO });
    const attese = (await client.get(percorsi.stagioneAttese)).corpo.data.Righe;
    const sua = expect.objectContaining({ Percorso: `/richieste?apri=${richiesta.Id}` });
    expect(attese).toContainEqual(sua);
    const mandate = await contaPosta(email);
    wait(6 * GIORNO);
    await remindClienti(app.servizi, adesso);
    expect(await contaPosta(email)).toBe(mandate);
    adesso = new Date(OGGI);
    expect((await manda(link, codice)).status).toBe(200);
    expect(await una(richiesta.Id)).toMatchObject({ Stato: 'Arrivata', Motivo: null });
    // What came is there.
    expect((await manca(link, codice)).status).toBe(400);
  });

  it('may be withdrawn, or asked again', async () => {
    const { id, email, link, richiesta } = await chiesta();
    await mandaCodice(link);
    await manca(link, await findCodice(email));
    expect((await chiedi(id)).status).toBe(201);
    expect((await una(richiesta.Id)).Stato).toBe('Ritirata');
  });
});

describe('who enters for himself', () => {
  let privati = 0;
  /** A private client of the portal, and a document that the studio asks of him. */
  async function chiestaA(codice_fiscale?: string) {
    const sua = await chiesta({ Nota: 'Ci dice quanto ha trattenuto la Regione' });
    const [suo] = await app.sql<{ codice_fiscale: string }>(
      'select codice_fiscale from anagrafica where id = $1',
      [sua.persona],
    );
    privati += 1;
    const { id } = await makeStudio(app, {
      ...{ ragione_sociale: `Privato ${privati}`, tipo_profilo_cliente: tipoProfiloCliente.PRIVATO },
      codice_fiscale: codice_fiscale ?? suo?.codice_fiscale ?? null,
    });
    const dati = { tipologia_utente: tipologiaUtente.AMM_STU, studio_id: id, email: sua.email };
    return { ...sua, privato: await loginAs(app, await makeUtente(app, dati)) };
  }
  const ricevute = async (chi: Client): Promise<RichiestaRicevutaFilo[]> =>
    (await chi.get(percorsi.richiesteRicevute)).corpo.data;
  const manca = (chi: Client, id: string) =>
    chi.post(percorso(percorsi.richiestaRicevutaMancante, { id }), { Motivo: 'Non ce l’ho' });
  async function send(chi: Client, id: string, nome = 'cu.jpg', contenuto: Uint8Array<ArrayBuffer> = FOTO) {
    const body = new FormData();
    body.append('uploadFile0', new Blob([contenuto]), nome);
    const headers = { origin: app.indirizzo, 'x-quadra-app': 'prova', cookie: chi.cookie };
    const dove = app.indirizzo + percorso(percorsi.richiestaRicevutaManda, { id });
    const risposta = await fetch(dove, { method: 'POST', body, headers });
    return { status: risposta.status, corpo: await risposta.json() };
  }

  it('reads what his studio asks of him, and nothing of others; sends it, and it is among his documents there', async () => {
    const { privato, richiesta, persona } = await chiestaA();
    const altra = await chiestaA();
    const [letta, ...altre] = await ricevute(privato);
    expect(altre).toEqual([]);
    expect(letta).toMatchObject({
      ...{ Id: richiesta.Id, Documento: 'la Certificazione Unica 2025', Stato: 'Chiesta', File: [] },
      ...{ Nota: 'Ci dice quanto ha trattenuto la Regione', Prova: ['Add. regionale'] },
    });
    for (const chi of [altra.privato, client, altro]) {
      expect([403, 404]).toContain((await send(chi, richiesta.Id)).status);
      expect([403, 404]).toContain((await manca(chi, richiesta.Id)).status);
    }
    const testo = new TextEncoder().encode('ciao');
    expect((await send(privato, richiesta.Id, 'a.txt', testo)).corpo.ModelState.uploadFile0).toHaveLength(1);
    const { status, corpo } = await send(privato, richiesta.Id);
    expect([status, corpo.data]).toMatchObject([200, { Stato: 'Arrivata', File: ['cu.jpg'] }]);
    const giunta = await una(richiesta.Id);
    expect(giunta.Stato).toBe('Arrivata');
    const [documento] = await app.sql('select anagrafica_id, anno from documento where id = $1', [
      giunta.File[0]?.Id,
    ]);
    expect(documento).toEqual({ anagrafica_id: persona, anno: 2025 });
    // The link that went by mail is used.
    expect((await apri(richiesta.Email)).status).toBe(400);
    expect((await send(privato, richiesta.Id)).status).toBe(409);
    expect((await manca(privato, richiesta.Id)).status).toBe(409);
  });

  it('says that he does not have it; with the code of another, or another address, nothing is asked of him', async () => {
    const { privato, richiesta } = await chiestaA();
    expect((await manca(privato, richiesta.Id)).corpo.data).toMatchObject({
      ...{ Stato: 'Mancante', Motivo: 'Non ce l’ho' },
    });
    const finto = await chiestaA('CODICEALTRUI0001');
    expect(await ricevute(finto.privato)).toEqual([]);
    expect((await manca(finto.privato, finto.richiesta.Id)).status).toBe(404);
    expect((await client.get(percorsi.richiesteRicevute)).status).toBe(403);
  });
});

describe('the home', () => {
  it('shows what came and has still to be confirmed', async () => {
    const { richiesta } = await arrivata();
    const { corpo } = await client.get(percorsi.stagioneAttese);
    expect(corpo.data.Righe).toContainEqual(
      expect.objectContaining({ Genere: 'Documento', Percorso: `/richieste?apri=${richiesta.Id}` }),
    );
  });
});
