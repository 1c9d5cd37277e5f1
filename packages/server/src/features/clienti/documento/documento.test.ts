import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { openLento } from '../../../../test/lento.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const MB = 1024 * 1024;
const pdf = (byte = 40) => `%PDF-1.7\n${'x'.repeat(byte - 9)}`;

let app: AppDiProva;
let client: Client;
let studioId: number;
let anagrafica: string;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  anagrafica = (await makeAnagrafica(app, studioId)).id;
});
afterAll(() => app.stop());

type File = readonly [campo: string, nome: string, contenuto: string];
const makeModulo = (file: readonly File[], extra: Record<string, string> = { IdAnagrafica: anagrafica }) => {
  const modulo = new FormData();
  for (const [nome, valore] of Object.entries(extra)) modulo.set(nome, valore);
  for (const [campo, nome, contenuto] of file) modulo.append(campo, new Blob([contenuto]), nome);
  return modulo;
};
const intestazioni = (chi = client) => ({
  cookie: chi.cookie,
  origin: app.indirizzo,
  [HEADER_APP]: 'prova',
});
const send = (modulo: FormData, chi = client) =>
  call(app.indirizzo + percorsi.documento, { method: 'POST', headers: intestazioni(chi), body: modulo });
const un = (modello: string, id: string) => percorso(modello, { id });
const listNomi = async () => {
  const { corpo } = await client.post(percorsi.documentoLista, {
    Filter: { IdAnagrafica: anagrafica },
    Order: ['Nome'],
  });
  return corpo.data.map((riga: { Nome: string }) => riga.Nome);
};

describe('the documents of a client', () => {
  it('[LST-019] are several files in one request, with the fields beside them', async () => {
    const modulo = makeModulo(
      [
        ['uploadFile0', 'carta.pdf', pdf()],
        ['uploadFile1', 'note.txt', 'però'],
      ],
      { IdAnagrafica: anagrafica, tipo: "Documento d'identità" },
    );
    const { status, corpo } = await send(modulo);
    expect([status, corpo.data.map((voce: { nome: string }) => voce.nome)]).toEqual([
      201,
      ['carta.pdf', 'note.txt'],
    ]);
    const { corpo: una } = await client.get(un(percorsi.documentoUno, corpo.data[0].id));
    expect(una.data).toMatchObject({
      Nome: 'carta.pdf',
      Tipo: "Documento d'identità",
      Formato: 'application/pdf',
      Dimensione: 40,
      CaricatoDa: 'Bianchi Anna',
    });
    expect(await listNomi()).toEqual(['carta.pdf', 'note.txt']);
  });

  it('come back as an attachment that no browser runs, byte by byte', async () => {
    const { corpo } = await send(makeModulo([['uploadFile0', 'Relazione «finale» è.pdf', pdf(3000)]]));
    const { id } = corpo.data[0];
    const file = await client.get(un(percorsi.documentoFile, id));
    expect([file.status, file.testo]).toEqual([200, pdf(3000)]);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Relazione _finale_ _\.pdf"; filename\*=UTF-8''Relazione%20%C2%AB/,
    );
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await client.delete(un(percorsi.documentoUno, id))).status).toBe(204);
    expect((await client.get(un(percorsi.documentoFile, id))).status).toBe(404);
    const atti = await app.sql<{ azione: string }>(
      "select azione from registro where entita = 'documento' and entita_id = $1 order by azione",
      [id],
    );
    expect(atti.map(({ azione }) => azione)).toEqual(['caricamento', 'eliminazione']);
  });

  it('[ERR-023] [LST-019] without any file say so and keep nothing', async () => {
    const prima = await listNomi();
    for (const file of [[], [['uploadFile0', 'vuoto.pdf', '']]] as File[][]) {
      const { status, corpo } = await send(makeModulo(file));
      expect([status, corpo.Message, corpo.Codice]).toEqual([400, 'File mancante', 'FILE_MANCANTE']);
    }
    expect(await listNomi()).toEqual(prima);
  });

  it('[ERR-014] [bad input 23] are of 5 MB at most, counted while they arrive', async () => {
    const giusto = await send(makeModulo([['uploadFile0', 'grande.pdf', pdf(5 * MB)]]));
    expect(giusto.status).toBe(201);
    await client.delete(un(percorsi.documentoUno, giusto.corpo.data[0].id));
    const prima = await listNomi();
    const oltre = await send(
      makeModulo([
        ['uploadFile0', 'piccolo.pdf', pdf()],
        ['uploadFile1', 'grande.pdf', pdf(5 * MB + 1)],
      ]),
    );
    expect([oltre.status, oltre.corpo.Message]).toEqual([413, 'File troppo grande (massimo 5 MB).']);
    expect(await listNomi()).toEqual(prima);
  });

  it('[bad input 23] refuse too many parts, other fields, kinds that may not be sent and broken bodies', async () => {
    const prima = await listNomi();
    const tanti = Array.from({ length: 500 }, (_, n): File => [`uploadFile${n}`, 'a.pdf', pdf()]);
    expect((await send(makeModulo(tanti))).status).toBe(413);
    const casi: [FormData, number][] = [
      [makeModulo([['altro', 'a.pdf', pdf()]]), 400],
      [makeModulo([['uploadFile0', 'a.pdf', '<html><script>alert(1)</script>']]), 422],
      [
        makeModulo([
          ['uploadFile0', 'a.pdf', pdf()],
          ['uploadFile1', 'b.exe', 'MZ\0'],
        ]),
        422,
      ],
      [makeModulo([['uploadFile0', 'a.pdf', pdf()]], { Anno: '1' }), 400],
      [makeModulo([['uploadFile0', 'a.pdf', pdf()]], { IdAnagrafica: 'x' }), 400],
      [
        makeModulo([['uploadFile0', 'a.pdf', pdf()]], { IdAnagrafica: anagrafica, tipo: 'x'.repeat(61) }),
        400,
      ],
      [
        makeModulo([['uploadFile0', 'a.pdf', pdf()]], {
          IdAnagrafica: studioId.toString().padStart(36, '0'),
        }),
        400,
      ],
      [
        makeModulo([['uploadFile0', 'a.pdf', pdf()]], {
          IdAnagrafica: '00000000-0000-4000-8000-000000000000',
        }),
        404,
      ],
    ];
    for (const [modulo, atteso] of casi) expect((await send(modulo)).status).toBe(atteso);
    for (const [tipo, body] of [
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=a',
        '--a\r\nContent-Disposition: form-data; name="uploadFile0"; filename="x',
      ],
      ['multipart/form-data; boundary=a', ''],
    ]) {
      const { status } = await call(app.indirizzo + percorsi.documento, {
        method: 'POST',
        headers: { ...intestazioni(), 'content-type': tipo ?? '' },
        body: body ?? '',
      });
      expect([tipo, body, [400, 415].includes(status)]).toEqual([tipo, body, true]);
    }
    expect((await client.post(percorsi.documento, { IdAnagrafica: anagrafica })).status).toBe(415);
    expect(await listNomi()).toEqual(prima);
  });

  it('do not fill the memory: three uploads at once of a user, a few of everybody', async () => {
    const altro = await loginAs(app, await makeUtente(app));
    const inizio = '--a\r\nContent-Disposition: form-data; name="tipo"\r\n\r\nx';
    const open = (chi: Client) =>
      openLento(chi, percorsi.documento, 'multipart/form-data; boundary=a', inizio);
    const aperte = [open(client), open(client), open(client), open(altro)];
    await new Promise((resolve) => setTimeout(resolve, 300));
    const quarta = await send(makeModulo([['uploadFile0', 'a.pdf', pdf()]]));
    expect([quarta.status, quarta.headers.get('retry-after')]).toEqual([429, '5']);
    const tardi = await send(makeModulo([['uploadFile0', 'a.pdf', pdf()]]), altro);
    expect([tardi.status, tardi.headers.get('retry-after')]).toEqual([503, '5']);
    for (const { finish } of aperte) finish();
    for (const { stato } of aperte) expect(await stato).toBe(400);
    expect((await send(makeModulo([['uploadFile0', 'poi.pdf', pdf()]]))).status).toBe(201);
  });

  it('[bad input 23] together have the room of the studio, whoever sends them, two at once too', async () => {
    const stretto = await makeApp({ spazioStudioByte: 1000 });
    const amm = await makeUtente(stretto, { tipologia_utente: tipologiaUtente.AMM_STU });
    const collega = await makeUtente(stretto, { studio_id: amm.studioId });
    const [primo, secondo] = [await loginAs(stretto, amm), await loginAs(stretto, collega)];
    const { id } = await makeAnagrafica(stretto, amm.studioId ?? 0);
    const store = (chi: Client, file: readonly File[]) =>
      call(stretto.indirizzo + percorsi.documento, {
        method: 'POST',
        headers: { cookie: chi.cookie, origin: stretto.indirizzo, [HEADER_APP]: 'prova' },
        body: makeModulo(file, { IdAnagrafica: id }),
      });
    const testo =
      'Lo spazio dello studio per i documenti è esaurito: eliminare quelli che non servono e riprovare.';
    const oltre = await store(primo, [
      ['uploadFile0', 'a.pdf', pdf(600)],
      ['uploadFile1', 'b.pdf', pdf(401)],
    ]);
    expect([oltre.status, oltre.corpo.Codice, oltre.corpo.Message]).toEqual([413, 'SPAZIO_ESAURITO', testo]);
    expect(oltre.corpo.ModelState).toEqual({ uploadFile1: [testo] });
    const insieme = await Promise.all(
      [primo, secondo].map((chi) => store(chi, [['uploadFile0', 'c.pdf', pdf(600)]])),
    );
    expect(insieme.map(({ status }) => status).sort()).toEqual([201, 413]);
    expect((await store(secondo, [['uploadFile0', 'd.pdf', pdf(400)]])).status).toBe(201);
    expect((await store(secondo, [['uploadFile0', 'e.pdf', pdf(10)]])).status).toBe(413);
    const tenuto = insieme.find(({ status }) => status === 201)?.corpo.data[0].id;
    expect((await primo.delete(un(percorsi.documentoUno, tenuto))).status).toBe(204);
    expect((await store(secondo, [['uploadFile0', 'e.pdf', pdf(600)]])).status).toBe(201);
    const altro = await makeUtente(stretto);
    const suo = await makeAnagrafica(stretto, altro.studioId ?? 0);
    const libero = makeModulo([['uploadFile0', 'f.pdf', pdf(900)]], { IdAnagrafica: suo.id });
    const { cookie } = await loginAs(stretto, altro);
    const headers = { cookie, origin: stretto.indirizzo, [HEADER_APP]: 'prova' };
    const suoEsito = await call(stretto.indirizzo + percorsi.documento, {
      method: 'POST',
      headers,
      body: libero,
    });
    expect(suoEsito.status).toBe(201);
    await stretto.stop();
  });

  it('are out of reach for another studio', async () => {
    const altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    const { corpo } = await send(makeModulo([['uploadFile0', 'mio.pdf', pdf()]]));
    const { id } = corpo.data[0];
    expect((await altro.get(un(percorsi.documentoFile, id))).status).toBe(404);
    expect((await altro.delete(un(percorsi.documentoUno, id))).status).toBe(404);
    expect((await altro.post(percorsi.documentoLista)).corpo.Total).toBe(0);
    expect((await send(makeModulo([['uploadFile0', 'x.pdf', pdf()]]), altro)).status).toBe(404);
    expect((await client.get(un(percorsi.documentoUno, id))).status).toBe(200);
  });
});
