import {
  type DaPagareFilo,
  percorsi,
  percorso,
  testiF24,
  tipologiaUtente,
  tipoProfiloCliente,
} from '@quadra/contract';
import { addDays, giornoDiRoma } from '@quadra/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { listPosta } from '../../../../../test/posta.ts';

const { AMM_STU, OP_STU } = tipologiaUtente;
let app: AppDiProva;
let studio: Client;
let altroStudio: Client;
let privato: Client;
let altroPrivato: Client;
let studioId: number;
let suoId: number;
const EMAIL = 'mario.rossi@posta.example';
const CODICE = 'RSSMRA80A01H501U';
const STUDIO = 'studio.detto@example.it';
const OGGI = giornoDiRoma(new Date());
const anno = Number(OGGI.slice(0, 4));

async function makePrivato(email: string, codice_fiscale: string) {
  const { id } = await makeStudio(app, {
    ...{ ragione_sociale: `Privato ${codice_fiscale}`, codice_fiscale },
    tipo_profilo_cliente: tipoProfiloCliente.PRIVATO,
  });
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: id, email });
  return { id, utente: utente.id, client: await loginAs(app, utente) };
}

let utenteId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: OP_STU });
  studioId = utente.studioId ?? 0;
  studio = await loginAs(app, utente);
  altroStudio = await loginAs(app, await makeUtente(app, { tipologia_utente: OP_STU }));
  await app.sql('update studio set email = $2, ragione_sociale = $3 where id = $1', [
    ...[studioId, STUDIO, 'Studio Detto'],
  ]);
  const suo = await makePrivato(EMAIL, CODICE);
  [privato, suoId, utenteId] = [suo.client, suo.id, suo.utente];
  // The same code, and another address: anybody may register with the code of another.
  altroPrivato = (await makePrivato('finto.rossi@posta.example', CODICE)).client;
});
afterAll(() => app.stop());

let cliente: string | undefined;
async function findCliente() {
  cliente ??= (
    await makeAnagrafica(app, studioId, {
      ...{
        tipo: 'PF',
        codice_fiscale: CODICE,
        cognome: 'Rossi',
        nome: 'Mario',
        denominazione: 'Rossi Mario',
      },
      ...{ sesso: 'M', data_nascita: '1980-01-01', ragione_sociale: null, email: EMAIL },
    })
  ).id;
  return cliente;
}
const scrivi = (chi: Client, IdAnagrafica: string, Scadenza: string, Debito = 1284) =>
  chi.post(percorsi.f24Nuovo, {
    ...{ IdAnagrafica, Scadenza },
    Righe: [{ Sezione: 'erario', Codice: '4034', Anno: String(anno), Debito }],
  });
/** A model of the client, mailed to him unless it is said otherwise. */
async function makeF24({ isMandato = true, Debito = 1284 } = {}): Promise<string> {
  const { corpo, status, testo } = await scrivi(studio, await findCliente(), addDays(OGGI, 1), Debito);
  if (status !== 201) throw new Error(testo);
  const { Id } = corpo.data;
  if (isMandato) expect((await studio.post(percorso(percorsi.f24Posta, { id: Id }), {})).status).toBe(200);
  return Id;
}
const leggi = async (chi = privato): Promise<DaPagareFilo> => (await chi.get(percorsi.daPagare)).corpo.data;
const trova = async (id: string, chi = privato) => {
  const { DaPagare, Pagati } = await leggi(chi);
  return [...DaPagare, ...Pagati].find(({ IdF24 }) => IdF24 === id);
};
const dici = (id: string, Data: string = OGGI, chi = privato) =>
  chi.post(percorso(percorsi.daPagareDetto, { id }), { Data });
const ritira = (id: string, chi = privato) => chi.delete(percorso(percorsi.daPagareDetto, { id }));
const rispondi = (id: string, corpo: object, chi = studio) =>
  chi.post(percorso(percorsi.f24Detto, { id }), corpo);
const uno = async (id: string) => (await studio.get(percorso(percorsi.f24Uno, { id }))).corpo.data;
const azione = async (id: string, corpo: object) =>
  studio.post(percorso(percorsi.f24Azione, { id }), { Versione: (await uno(id)).Versione, ...corpo });

describe('what one has to pay', () => {
  it('is what his studio mailed him, to the address he enters with, and nothing else', async () => {
    const id = await makeF24();
    const nonMandato = await makeF24({ isMandato: false });
    const voce = await trova(id);
    expect(voce).toMatchObject({ Studio: 'Studio Detto', Importo: 1284, Stato: 'Da pagare', Detto: null });
    expect(voce).toMatchObject({ Versione: null, Data: addDays(OGGI, 1), Righe: [{ Codice: '4034' }] });
    expect(voce?.Nome).toMatch(/irpef/i);
    expect(await trova(nonMandato)).toBeUndefined();
    expect(await trova(id, altroPrivato)).toBeUndefined();
    const pdf = await privato.get(percorso(percorsi.daPagareStampa, { id }));
    expect([pdf.status, pdf.testo.slice(0, 5)]).toEqual([200, '%PDF-']);
    for (const [chi, quale] of [
      [altroPrivato, id],
      [privato, nonMandato],
      [privato, 'x'],
    ] as const) {
      expect((await chi.get(percorso(percorsi.daPagareStampa, { id: quale }))).status).toBe(404);
      expect((await dici(quale, OGGI, chi)).status).toBe(404);
    }
  });

  it('counts his own too: models, and debts that no model holds; what is due before the year ends', async () => {
    const mia = (
      await makeAnagrafica(app, suoId, {
        ...{
          tipo: 'PF',
          codice_fiscale: CODICE,
          cognome: 'Rossi',
          nome: 'Mario',
          denominazione: 'Rossi Mario',
        },
        ...{ sesso: 'M', data_nascita: '1980-01-01', ragione_sociale: null },
      })
    ).id;
    const prima = await leggi();
    const { Id } = (await scrivi(privato, mia, `${anno}-12-31`, 100)).corpo.data;
    await scrivi(privato, mia, `${anno + 1}-01-16`, 50);
    const dopo = await leggi();
    expect(dopo.EntroFineAnno).toBe(prima.EntroFineAnno + 100);
    expect(dopo.DaPagare.map(({ Data }) => Data)).toEqual(dopo.DaPagare.map(({ Data }) => Data).sort());
    const sua = await trova(Id);
    expect(sua).toMatchObject({ Studio: null, Importo: 100, Versione: 1 });
    // His own he marks himself: there is no studio to tell.
    expect((await dici(Id)).status).toBe(404);
    await privato.post(percorso(percorsi.f24Azione, { id: Id }), {
      ...{ Azione: 'paga', Data: OGGI, Versione: 1 },
    });
    const { Pagati } = await leggi();
    expect(Pagati[0]).toMatchObject({ IdF24: Id, Stato: 'Pagato', PagatoIl: OGGI });
  });

  it('is not of a studio; an operator sees what is of his own house', async () => {
    expect((await studio.get(percorsi.daPagare)).status).toBe(403);
    const operatore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: OP_STU, studio_id: suoId }),
    );
    const id = await makeF24();
    expect(await trova(id)).toBeDefined();
    expect(await trova(id, operatore)).toBeUndefined();
    expect((await dici(id, OGGI, operatore)).status).toBe(403);
  });

  it('of a studio is nobody else’s to look at, though he enters in the place of the client', async () => {
    const id = await makeF24();
    const venditore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    const inizio = { IdUtente: utenteId, Motivo: 'Segnalazione del cliente' };
    const entrato = await venditore.post(percorsi.sostituzione, inizio);
    expect(entrato.status).toBe(200);
    expect((await venditore.get(percorsi.daPagare)).status).toBe(200);
    expect(await trova(id, venditore)).toBeUndefined();
    expect((await dici(id, OGGI, venditore)).status).toBe(403);
    expect((await venditore.get(percorso(percorsi.daPagareStampa, { id }))).status).toBe(403);
  });

  it('ends when the studio writes another address, and begins again only with an address that was proved', async () => {
    const id = await makeF24();
    await app.sql('update anagrafica set email = $2 where id = $1', [
      await findCliente(),
      'altro@posta.example',
    ]);
    expect(await trova(id)).toBeUndefined();
    await app.sql('update anagrafica set email = $2 where id = $1', [await findCliente(), EMAIL]);
    expect(await trova(id)).toBeDefined();
    // Whoever changes his own address to that of another has not shown that he reads its mail.
    await app.sql('update utente set attivato_il = now(), email = $2 where id = $1', [
      utenteId,
      'x@posta.example',
    ]);
    await app.sql('update utente set email = $2 where id = $1', [utenteId, EMAIL]);
    expect(await trova(id)).toBeUndefined();
    expect((await dici(id)).status).toBe(404);
    await app.sql('update utente set email_provata = true where id = $1', [utenteId]);
    expect(await trova(id)).toBeDefined();
  });
});

describe('«Ho pagato»', () => {
  it('is the word of the client: the model stays as it is until the studio confirms it', async () => {
    const id = await makeF24();
    const prima = (await leggi()).EntroFineAnno;
    const { status, corpo } = await dici(id);
    expect([status, corpo.data]).toMatchObject([200, { Stato: 'Detto', PagatoIl: OGGI, Ricevuta: null }]);
    expect(await uno(id)).toMatchObject({ Stato: 'Da pagare', PagatoIl: null });
    expect((await trova(id))?.Detto).toMatchObject({ Stato: 'Detto' });
    // What he says he paid is not asked of him again.
    expect((await leggi()).EntroFineAnno).toBeCloseTo(prima - 1284);
    const [mail] = await listPosta(app, STUDIO);
    expect(mail?.oggetto).toBe('Rossi Mario dice di aver pagato un F24');
    expect(mail?.testo).toContain(`/f24/${id}`);
    const attese = (await studio.get(percorsi.stagioneAttese)).corpo.data.Righe;
    expect(attese).toContainEqual(expect.objectContaining({ Nome: 'Rossi Mario', Percorso: `/f24/${id}` }));
    expect((await studio.get(percorso(percorsi.f24Detto, { id }))).corpo.data).toMatchObject({
      Stato: 'Detto',
    });

    const { Versione } = await uno(id);
    const conferma = { Esito: 'Confermato', Data: addDays(OGGI, -1), Importo: 1284, Versione };
    expect((await rispondi(id, conferma)).corpo.data).toMatchObject({ Stato: 'Confermato' });
    expect(await uno(id)).toMatchObject({ Stato: 'Pagato', PagatoIl: addDays(OGGI, -1), Pagato: 1284 });
    expect((await rispondi(id, conferma)).corpo.Codice).toBe('F24_IN_QUESTO_STATO');
    // Paid, nothing more is said of it, nor taken back.
    expect((await dici(id)).status).toBe(409);
    const tolto = await ritira(id);
    expect([tolto.status, tolto.corpo.Messaggio ?? tolto.testo]).toEqual([
      409,
      expect.stringContaining('già risposto'),
    ]);
    const registro = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'f24' and entita_id = $1 order by id",
      [id],
    );
    expect(registro.map((r) => r.azione)).toEqual(
      expect.arrayContaining(['pagamento detto dal cliente', 'pagamento F24']),
    );
  });

  it('said many times, and at the same moment, is said once', async () => {
    const id = await makeF24();
    const prima = (await listPosta(app, STUDIO)).length;
    const risposte = await Promise.all(Array.from({ length: 6 }, () => dici(id)));
    expect(risposte.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [righe] = await app.sql<{ n: number }>(
      'select count(*)::int as n from f24_detto where f24_id = $1',
      [id],
    );
    expect(righe?.n).toBe(1);
    expect((await listPosta(app, STUDIO)).length).toBe(prima + 1);
    // The database itself refuses a second one.
    await expect(
      app.sql(
        'insert into f24_detto (studio_id, f24_id, pagato_il, detto_il) values ($1, $2, now(), now())',
        [studioId, id],
      ),
    ).rejects.toThrow(/f24_detto_uno/);
  });

  it('is taken back while the studio has not answered, and may be said again', async () => {
    const id = await makeF24();
    expect((await ritira(id)).status).toBe(409);
    await dici(id);
    expect((await ritira(id, altroPrivato)).status).toBe(404);
    expect((await ritira(id)).corpo.data).toBeNull();
    expect((await trova(id))?.Detto).toBeNull();
    expect((await rispondi(id, { Esito: 'Non risulta', Motivo: 'x' })).status).toBe(409);
    expect((await dici(id, addDays(OGGI, -2))).corpo.data).toMatchObject({ PagatoIl: addDays(OGGI, -2) });
    // Crossed: one of the two comes first, and the state is one of the two.
    const { Versione } = await uno(id);
    const [tolto, confermato] = await Promise.all([
      ritira(id),
      rispondi(id, { Esito: 'Confermato', Data: OGGI, Versione }),
    ]);
    expect([tolto.status, confermato.status].sort()).toEqual([200, 409]);
    expect((await uno(id)).Stato).toBe(confermato.status === 200 ? 'Pagato' : 'Da pagare');
  });

  it('does not result: the client reads why, by mail too, and may say it again', async () => {
    const id = await makeF24();
    await dici(id);
    expect((await rispondi(id, { Esito: 'Non risulta' })).status).toBe(400);
    expect((await rispondi(id, { Esito: 'Non risulta', Motivo: 'Manca la quietanza' })).status).toBe(200);
    expect((await uno(id)).Stato).toBe('Da pagare');
    expect((await trova(id))?.Detto).toMatchObject({ Stato: 'Non risulta', Motivo: 'Manca la quietanza' });
    expect((await listPosta(app, EMAIL))[0]?.testo).toContain('Manca la quietanza');
    expect((await dici(id)).corpo.data).toMatchObject({ Stato: 'Detto', Motivo: null });
  });

  it('is refused of a day to come, of a model that is paid or undone', async () => {
    const id = await makeF24();
    expect((await dici(id, addDays(OGGI, 1))).corpo.ModelState.Data).toEqual([testiF24.DATA_DOPO_OGGI]);
    expect((await dici(id, 'ieri')).status).toBe(400);
    await azione(id, { Azione: 'paga', Data: OGGI });
    expect((await dici(id)).corpo.Codice).toBe('F24_IN_QUESTO_STATO');
    const annullato = await makeF24();
    await azione(annullato, { Azione: 'annulla', Motivo: 'Sbagliato' });
    expect((await dici(annullato)).corpo.Codice).toBe('F24_IN_QUESTO_STATO');
    expect(await trova(annullato)).toBeUndefined();
  });

  it('of another studio is not answered', async () => {
    const id = await makeF24();
    await dici(id);
    expect((await altroStudio.get(percorso(percorsi.f24Detto, { id }))).status).toBe(404);
    expect((await rispondi(id, { Esito: 'Non risulta', Motivo: 'x' }, altroStudio)).status).toBe(404);
    expect((await privato.get(percorso(percorsi.f24Detto, { id }))).status).toBe(404);
  });
});

describe('the receipt of the bank', () => {
  async function manda(id: string, contenuto: string, nome = 'ricevuta.pdf', chi = privato) {
    const body = new FormData();
    body.append('uploadFile0', new Blob([contenuto]), nome);
    const headers = { origin: app.indirizzo, 'x-quadra-app': 'prova', cookie: chi.cookie };
    const dove = app.indirizzo + percorso(percorsi.daPagareRicevuta, { id });
    const risposta = await fetch(dove, { method: 'POST', body, headers });
    return { status: risposta.status, corpo: await risposta.json() };
  }
  const PDF = `%PDF-1.7\n${'x'.repeat(40)}`;

  it('is kept among the documents that the studio has of its client', async () => {
    const id = await makeF24();
    expect((await manda(id, PDF)).status).toBe(409);
    await dici(id);
    expect((await manda(id, 'ciao', 'a.txt')).corpo.ModelState.uploadFile0).toHaveLength(1);
    expect((await manda(id, PDF, 'ricevuta.pdf', altroPrivato)).status).toBe(404);
    const { status, corpo } = await manda(id, PDF);
    expect([status, corpo.data.Ricevuta.Nome]).toEqual([200, 'ricevuta.pdf']);
    const suo = await studio.get(percorso(percorsi.documentoUno, { id: corpo.data.Ricevuta.Id }));
    expect(suo.corpo.data).toMatchObject({
      Tipo: 'Ricevuta di pagamento',
      IdAnagrafica: await findCliente(),
    });
  });
});
