import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../test/client.ts';
import { dichiarazioni, makePersona } from '../../test/dichiarazioni.ts';
import { makeAnagrafica, makeStudio, makeUtente } from '../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';

/** What comes in badly, row by row of the list of bad inputs: those that are of no feature alone. */
let app: AppDiProva;
let client: Client;
let studioId: number;
let altrove: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altrove = (await makeStudio(app)).id;
});
afterAll(() => app.stop());

const ASSENTE = '00000000-0000-4000-8000-000000000000';
const societa = { Tipo: 'SD', RagioneSociale: 'Alfa', DomicilioFiscale: { Comune: 'H501' } };
const casa = (Proprietari: object[], altro: object = {}) => ({
  Comune: 'H501',
  Categoria: 'A/2',
  Rendita: 723.04,
  Proprietari,
  ...altro,
});

describe('the ids of another studio', () => {
  const sendFile = (IdAnagrafica: string) => {
    const body = new FormData();
    body.set('IdAnagrafica', IdAnagrafica);
    body.set('uploadFile0', new Blob([`%PDF-1.7\n${'x'.repeat(40)}`]), 'a.pdf');
    const headers = { cookie: client.cookie, origin: client.indirizzo, [HEADER_APP]: 'prova' };
    return call(client.indirizzo + percorsi.documento, { method: 'POST', body, headers });
  };
  const describeRisposta = ({ status, corpo }: { status: number; corpo: Record<string, unknown> }) => {
    const { CodiceRichiesta: _, ...resto } = corpo;
    return { status, resto };
  };

  it('[bad input 17] in a path, in a body and beside a file are those of nobody, to the letter', async () => {
    const { id } = await makeAnagrafica(app, altrove);
    const uno = (modello: string, quale: string) => percorso(modello, { id: quale });
    const tentativi: ((quale: string) => ReturnType<typeof call>)[] = [
      (quale) => client.get(uno(percorsi.anagraficaUna, quale)),
      (quale) => client.delete(uno(percorsi.anagraficaUna, quale)),
      (quale) => sendFile(quale),
      (quale) =>
        client.post(percorsi.fabbricato, casa([{ IdAnagrafica: quale, Dal: '2020-01-01', Quota: 100 }])),
      (quale) => client.post(percorsi.anagraficaLista, { Filter: { Id: quale } }),
      (quale) => client.post(percorsi.documentoLista, { Filter: { IdAnagrafica: quale } }),
    ];
    for (const tenta of tentativi)
      expect(describeRisposta(await tenta(id))).toEqual(describeRisposta(await tenta(ASSENTE)));
    expect((await sendFile(id)).status).toBe(404);
  });

  it('[bad input 17] are not found out by a key that is taken: each studio has its own', async () => {
    const CodiceFiscale = '00743110157';
    await makeAnagrafica(app, altrove, { codice_fiscale: CodiceFiscale });
    expect((await client.post(percorsi.anagrafica, { ...societa, CodiceFiscale })).status).toBe(201);
    await app.sql("insert into tag (studio_id, nome, colore) values ($1, 'Urgente', 'blu')", [altrove]);
    expect((await client.post(percorsi.tag, { Nome: 'Urgente' })).status).toBe(201);
    await app.sql("insert into gruppo (studio_id, nome) values ($1, 'Nord')", [altrove]);
    expect((await client.post(percorsi.gruppi, { Nome: 'Nord' })).status).toBe(201);
  });
});

describe('numbers with cents', () => {
  it('[bad input 19] come back as they were written, and no drift of a sum stays', async () => {
    const { id } = await makeAnagrafica(app, studioId);
    const owner = [{ IdAnagrafica: id, Dal: '2020-01-01', Quota: 100 }];
    for (const Rendita of [1549.37, 51.65, 51.64, 51.66, 20.66, 103, 102.99, 103.01, 0.1]) {
      const { status, corpo } = await client.post(percorsi.fabbricato, casa(owner, { Rendita }));
      expect([status, corpo.data.Rendita]).toEqual([201, Rendita]);
      const riletta = await client.get(percorso(percorsi.fabbricatoUno, { id: corpo.data.Id }));
      expect(riletta.corpo.data.Rendita).toBe(Rendita);
    }
    const deriva = await client.post(percorsi.fabbricato, casa(owner, { Rendita: 0.1 + 0.2 }));
    const riletta = await client.get(percorso(percorsi.fabbricatoUno, { id: deriva.corpo.data.Id }));
    expect(riletta.corpo.data.Rendita).toBe(0.3);
  });

  it('[bad input 22] shares of a third are summed to the cent: three of 33.33 pass, and a fourth does not', async () => {
    const terzi = await Promise.all(Array.from({ length: 4 }, () => makeAnagrafica(app, studioId)));
    const owners = (quote: readonly number[]) =>
      quote.map((Quota, n) => ({ IdAnagrafica: terzi[n]?.id, Dal: '2020-01-01', Quota }));
    const send = async (...quote: number[]) =>
      (await client.post(percorsi.fabbricato, casa(owners(quote)))).status;
    expect(await send(33.33, 33.33, 33.33)).toBe(201);
    expect(await send(33.33, 33.33, 33.33, 0.01)).toBe(201);
    expect(await send(33.33, 33.33, 33.33, 0.02)).toBe(400);
    expect(await send(100.00001)).toBe(400);
    expect(await send(0)).toBe(400);
  });
});

describe('codes of people and firms', () => {
  it('[bad input 21] are taken in small letters, and refused on their field with what is wrong', async () => {
    const bassa = { Tipo: 'PF', Cognome: 'Rossi', Nome: 'Mario', Sesso: 'M', ComuneNascita: 'H501' };
    const nato = { ...bassa, DataNascita: '1980-01-01', DomicilioFiscale: { Comune: 'H501' } };
    const piccola = await client.post(percorsi.anagrafica, { ...nato, CodiceFiscale: ' rssmra80a01h501u ' });
    expect([piccola.status, piccola.corpo.data?.CodiceFiscale]).toEqual([201, 'RSSMRA80A01H501U']);
    for (const [campo, corpo] of [
      ['CodiceFiscale', { ...nato, CodiceFiscale: 'RSSMRA80A01H501A' }],
      ['CodiceFiscale', { ...nato, CodiceFiscale: '12345678901' }],
      ['CodiceFiscale', { ...societa, CodiceFiscale: '٠٠٧٤٣١١٠١٥٧' }],
      ['PIVA', { ...societa, CodiceFiscale: '02345670364', PIVA: '00000000000' }],
      ['PIVA', { ...societa, CodiceFiscale: '02345670364', PIVA: '00743110158' }],
    ] as const) {
      const { status, corpo: errore } = await client.post(percorsi.anagrafica, corpo);
      expect([campo, status, Object.keys(errore.ModelState)]).toEqual([campo, 400, [campo]]);
      expect(errore.ModelState[campo][0]).toMatch(/^[A-ZÈ][a-zè’' ]/);
    }
  });
});

describe('what looks like a program', () => {
  it('[bad input 27] is text: it comes back as it was written, and no line of it becomes a header', async () => {
    const strani = ['{{constructor}}', ['$', '{7*7}'].join(''), '<%= 7*7 %>', '#{7*7}'];
    for (const [n, RagioneSociale] of strani.entries()) {
      const CodiceFiscale = ['02345670364', '01234567897', '07643520567', '00488410010'][n];
      const { status, corpo } = await client.post(percorsi.anagrafica, {
        ...societa,
        RagioneSociale,
        CodiceFiscale,
      });
      expect([RagioneSociale, status, corpo.data?.RagioneSociale]).toEqual([
        RagioneSociale,
        201,
        RagioneSociale,
      ]);
    }
    await app.sql('update studio set ragione_sociale = $1 where id = $2', [
      '{{constructor}}\r\nBcc: altri@example.it',
      studioId,
    ]);
    const Email = 'invitata@example.it';
    const invito = { Nome: 'Ada', Cognome: 'Neri', Email, TipologiaUtente: tipologiaUtente.OP_STU };
    expect((await client.post(percorsi.utenti, invito)).status).toBe(201);
    const a = { ...invito, Email: 'altra@example.it\r\nBcc: ladro@example.it' };
    expect((await client.post(percorsi.utenti, a)).status).toBe(400);
    const mail = await app.sql<{ oggetto: string; destinatario: string; testo: string }>(
      'select oggetto, destinatario, testo from messaggio_posta',
    );
    expect(mail.map(({ destinatario }) => destinatario)).toEqual([Email]);
    for (const { oggetto, testo } of mail) {
      expect(oggetto).not.toMatch(/[\r\n]/);
      expect(testo).toContain('{{constructor}}');
    }
  });
});

describe('a batch', () => {
  it('[bad input 30] with the same id twice does it once, with a foreign one does the others and says which not, or nothing', async () => {
    const { id } = await makePersona(app, studioId);
    const altrui = await makePersona(app, altrove);
    const { status, corpo } = await dichiarazioni.crea(client, [id, id, altrui.id]);
    expect([status, corpo.data.create.length]).toEqual([200, 1]);
    expect(corpo.data.errori.map(({ Codice }: { Codice: string }) => Codice)).toContain(altrui.id);
    const [{ n } = { n: -1 }] = await app.sql<{ n: number }>(
      'select count(*)::int as n from dichiarazione where anagrafica_id = any ($1)',
      [[id, altrui.id]],
    );
    expect(n).toBe(1);
    const mista = { Codici: [id, altrui.id], Archiviata: true };
    const archivio = await client.post(percorsi.anagraficaArchivio, mista);
    expect([archivio.status, await app.sql('select id from anagrafica where archiviata')]).toEqual([404, []]);
  });
});
