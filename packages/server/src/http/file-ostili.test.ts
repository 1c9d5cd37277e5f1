import { deflateSync } from 'node:zlib';
import { HEADER_APP, limiti, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs, type Risposta } from '../../test/client.ts';
import { makeDichiarazione } from '../../test/dichiarazioni.ts';
import { makeUtente } from '../../test/factories.ts';
import { measureGiro } from '../../test/giro.ts';
import { makePng } from '../../test/immagini.ts';
import { type AppDiProva, makeApp } from '../../test/make-app.ts';
import { makeZip, makeZipRipetuto } from '../../test/zip.ts';

/** What somebody sends to stop the server: each is refused, and whoever asks something else meanwhile is answered. */
const { AMM_ELMAS, AMM_STU } = tipologiaUtente;
/** The longest the loop may stand still: within it `/healthz` answers. */
const FERMO_MS = 200;
let app: AppDiProva;
let client: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
});
afterAll(() => app.stop());

/** A new operator: what one may send in a minute is limited. */
const enter = async () =>
  loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));

const send = (
  chi: Client,
  dove: string,
  contenuto: Buffer,
  {
    campi = {},
    nome = 'file.bin',
    method = 'POST',
  }: { campi?: Record<string, string>; nome?: string; method?: string } = {},
): Promise<Risposta> => {
  const body = new FormData();
  for (const [campo, valore] of Object.entries(campi)) body.set(campo, valore);
  body.append('uploadFile0', new Blob([new Uint8Array(contenuto)]), nome);
  const headers = { cookie: chi.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + dove, { method, body, headers });
};

/** Does it while somebody goes on asking whether the server is alive. */
async function tryOut(run: () => Promise<Risposta>): Promise<{ risposta: Risposta; fermoMs: number }> {
  let isFinito = false;
  const vive: number[] = [];
  const ask = async () => {
    while (!isFinito) {
      vive.push((await call(`${app.indirizzo}/healthz`)).status);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const { esito, fermoMs } = await measureGiro(async () => {
    const domande = ask();
    const risposta = await run();
    isFinito = true;
    await domande;
    return risposta;
  });
  expect(new Set(vive)).toEqual(new Set([200]));
  return { risposta: esito, fermoMs };
}

interface Caso {
  readonly nome: string;
  readonly contenuto: Buffer;
  readonly stato?: number;
  readonly codice: string;
  readonly motivo?: string;
}

async function refuseAll(casi: readonly Caso[], upload: (contenuto: Buffer) => Promise<Risposta>) {
  for (const { nome, contenuto, stato = 422, codice, motivo = '' } of casi) {
    const { risposta, fermoMs } = await tryOut(() => upload(contenuto));
    expect([nome, risposta.status, risposta.corpo.Codice, risposta.testo]).toEqual([
      nome,
      stato,
      codice,
      expect.stringContaining(motivo),
    ]);
    expect([nome, fermoMs, fermoMs < FERMO_MS]).toEqual([nome, expect.any(Number), true]);
  }
}

const FOGLIO = 'xl/worksheets/sheet1.xml';
const makeExcel = (foglio: string | Buffer, altri: Record<string, string | Buffer> = {}) =>
  makeZip({ 'xl/workbook.xml': '<a/>', ...altri, [FOGLIO]: foglio });
const SCARTATO = 'FILE_NON_AMMESSO';
const ILLEGGIBILE = 'foglio Excel non si legge';
const GRANDE = 'troppo grande';

describe('a sheet made to stop the server', { timeout: 180_000 }, () => {
  it('is refused whatever is in it, and the others are answered meanwhile', async () => {
    const novanta = await makeZipRipetuto({ 'xl/workbook.xml': '<a/>' }, FOGLIO, '<a>', 90_000_000);
    expect(novanta.length).toBeLessThan(300_000);
    const milioni = (unita: string, quanti: number) => Buffer.alloc(unita.length * quanti, unita);
    const casi: Caso[] = [
      { nome: '90 million open tags', contenuto: novanta, codice: SCARTATO, motivo: GRANDE },
      {
        nome: '5 million open tags',
        contenuto: makeExcel(milioni('<a>', 5_000_000)),
        codice: SCARTATO,
        motivo: ILLEGGIBILE,
      },
      {
        nome: 'a million attributes',
        contenuto: makeExcel(`<a ${Array.from({ length: 900_000 }, (_, n) => `a${n}=""`).join(' ')}/>`),
        codice: SCARTATO,
        motivo: ILLEGGIBILE,
      },
      {
        nome: 'a name without end',
        contenuto: makeExcel(`<${'a'.repeat(9_000_000)}`),
        codice: SCARTATO,
        motivo: ILLEGGIBILE,
      },
      {
        nome: 'a text without end',
        contenuto: makeExcel(`<row><c t="inlineStr"><t>${'a'.repeat(9_000_000)}`),
        codice: SCARTATO,
        motivo: ILLEGGIBILE,
      },
      {
        nome: 'entities that grow',
        contenuto: makeExcel('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>'),
        codice: SCARTATO,
        motivo: ILLEGGIBILE,
      },
      {
        nome: 'rows out of every order',
        contenuto: makeExcel('<a><row r="99999999999"><c><v>1</v></c></row></a>'),
        codice: SCARTATO,
        motivo: ILLEGGIBILE,
      },
      {
        nome: 'millions of shared texts',
        contenuto: makeExcel('<a/>', {
          'xl/sharedStrings.xml': `<sst>${'<si><t>abcdefgh</t></si>'.repeat(2_000_000)}`,
        }),
        codice: SCARTATO,
        motivo: GRANDE,
      },
      {
        nome: 'millions of empty rows',
        contenuto: makeExcel(`<a>${'<row/>'.repeat(900_000)}</a>`),
        stato: 400,
        codice: 'NESSUN_DATO_DA_IMPORTARE',
      },
    ];
    const chi = await enter();
    await refuseAll(casi, (contenuto) => send(chi, percorsi.importazione, contenuto));
  });

  it('with one long text named by every cell gives rows that are cut, not gigabytes', async () => {
    const riga = (n: number) => `<row r="${n}">${'<c t="s"><v>0</v></c>'.repeat(400)}</row>`;
    const contenuto = makeExcel(`<a>${Array.from({ length: 500 }, (_, n) => riga(n + 1)).join('')}</a>`, {
      'xl/sharedStrings.xml': `<sst><si><t>${'codice fiscale '.repeat(600)}</t></si></sst>`,
    });
    const chi = await enter();
    const { risposta, fermoMs } = await tryOut(() => send(chi, percorsi.importazioneFile, contenuto));
    expect([risposta.status, risposta.corpo.data.Righe]).toEqual([201, 499]);
    expect(risposta.corpo.data.Intestazioni.length).toBeLessThan(20);
    expect(fermoMs).toBeLessThan(FERMO_MS);
  });
});

describe('a table made to stop the server', { timeout: 180_000 }, () => {
  it('is refused, or read without stopping anybody', async () => {
    const cinque = (unita: string) => Buffer.alloc(limiti.fileByte, unita);
    const vuoto = { stato: 400, codice: 'NESSUN_DATO_DA_IMPORTARE' };
    const casi: Caso[] = [
      { nome: 'new lines', contenuto: cinque('\n'), ...vuoto },
      { nome: 'separators', contenuto: cinque(';'), ...vuoto },
      { nome: 'quotes', contenuto: cinque('"'), ...vuoto },
      { nome: 'one cell', contenuto: cinque('a'), ...vuoto },
      { nome: 'short rows', contenuto: cinque('a\n'), stato: 400, codice: 'TROPPE_RIGHE' },
      {
        nome: 'utf-16',
        contenuto: Buffer.concat([Buffer.from([0xff, 0xfe]), cinque('\n').subarray(2)]),
        ...vuoto,
      },
    ];
    const chi = await enter();
    await refuseAll(casi, (contenuto) => send(chi, percorsi.importazioneFile, contenuto));
  });

  it('in an archive that is not what it says is refused', async () => {
    const bomba = await makeZipRipetuto({}, 'a.csv', '\n', 290_000_000);
    const molte = makeZip(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`${n}.csv`, ''])));
    const bugiarda = makeZip({ 'a.csv': Buffer.alloc(15_000_000, 'a\n') });
    bugiarda.writeUInt32LE(10, bugiarda.indexOf('PK\x01\x02', 0, 'latin1') + 24);
    const cifrata = makeZip({ 'a.csv': 'a' });
    cifrata.writeUInt16LE(1, cifrata.indexOf('PK\x01\x02', 0, 'latin1') + 8);
    const casi: Caso[] = [
      { nome: '290 MB of new lines', contenuto: bomba, codice: SCARTATO, motivo: GRANDE },
      { nome: '20,000 files', contenuto: molte, codice: SCARTATO, motivo: GRANDE },
      { nome: 'a lying size', contenuto: bugiarda, codice: SCARTATO, motivo: 'archivio non si legge' },
      { nome: 'a password', contenuto: cifrata, codice: SCARTATO, motivo: 'archivio non si legge' },
      {
        nome: 'cut',
        contenuto: molte.subarray(0, 90_000),
        codice: SCARTATO,
        motivo: 'archivio non si legge',
      },
    ];
    const chi = await enter();
    const dove = percorso(percorsi.dichiarazioneImporta, { anno: 2025 });
    for (const url of [percorsi.importazione, dove])
      await refuseAll(casi, (contenuto) => send(chi, url, contenuto));
  });

  it('of accounts, with a thousand columns and rows without end, is refused', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const url = percorso(percorsi.modelloBilancio, { anno: 2025, prefisso: 'pf', id });
    const importa = (Contenuto: string) => client.post(url, { Fonte: 'a.csv', Contenuto });
    const testa = `conto;dare;avere;${'x;conto;'.repeat(200)}`;
    for (const righe of ['1\n', '\n', `${';'.repeat(480)}\n`]) {
      const contenuto = `${testa}\n${righe.repeat(450_000 / righe.length)}`;
      const { risposta, fermoMs } = await tryOut(() => importa(contenuto));
      expect([righe.length, risposta.status]).toEqual([righe.length, 400]);
      expect([righe.length, fermoMs, fermoMs < FERMO_MS]).toEqual([righe.length, expect.any(Number), true]);
    }
  });
});

describe('a PDF made to stop the server', { timeout: 180_000 }, () => {
  const makePdf = (oggetti: readonly string[]) =>
    Buffer.from(
      `%PDF-1.7\n${oggetti.map((testo, n) => `${n + 1} 0 obj\n${testo}\nendobj\n`).join('')}trailer<</Root 1 0 R>>\n`,
      'latin1',
    );
  it('is refused, in its thread', async () => {
    const chi = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    const pagine = '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[]>>>>';
    const bomba = deflateSync(Buffer.alloc(200_000_000)).toString('latin1');
    const rifiuto = { codice: 'MINISTERIALE_NON_VALIDO' };
    const casi: Caso[] = [
      { nome: 'nested lists', contenuto: makePdf([pagine, '['.repeat(2_000_000)]), ...rifiuto },
      {
        nome: 'a tree of pages that goes round',
        contenuto: makePdf([pagine, '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R]>>']),
        ...rifiuto,
      },
      {
        nome: 'a squeezed stream of objects',
        contenuto: makePdf([
          pagine,
          `<</Type/ObjStm/N 9/First 9/Filter/FlateDecode/Length ${bomba.length}>>stream\n${bomba}\nendstream`,
        ]),
        ...rifiuto,
      },
      {
        nome: 'five MB of nothing',
        contenuto: Buffer.from(`%PDF-1.7\n${' '.repeat(5_000_000)}`),
        ...rifiuto,
      },
    ];
    const campi = { TipoDichiarazione: 'Persone fisiche', Anno: '2025', Pagina: '1' };
    await refuseAll(casi, (contenuto) =>
      send(chi, percorsi.ministeriali, contenuto, { campi, nome: 'a.pdf' }),
    );
  });
});

describe('an image made to stop the server', () => {
  it('is refused by its weight and by its size before it is opened', async () => {
    const largo = makePng(176, 50);
    largo.writeUInt32BE(2_000_000_000, 16);
    const segni = Buffer.alloc(32_000, '\xff\xd0\x00\x00', 'latin1');
    segni.writeUInt16BE(0xffd8, 0);
    segni.writeUInt16BE(0xffd9, segni.length - 2);
    const rifiuto = { stato: 400, codice: 'RICHIESTA_NON_VALIDA' };
    const casi: Caso[] = [
      { nome: 'a squeezed PNG', contenuto: makePng(5_000, 5_000), ...rifiuto, motivo: 'PNG o JPEG' },
      {
        nome: 'five MB',
        contenuto: Buffer.concat([largo, Buffer.alloc(4_900_000)]),
        ...rifiuto,
        motivo: '32 kB',
      },
      { nome: 'a width that is not', contenuto: largo, ...rifiuto, motivo: 'PNG o JPEG' },
      { nome: 'markers of a JPEG', contenuto: segni, ...rifiuto, motivo: 'PNG o JPEG' },
    ];
    await refuseAll(casi, (contenuto) => send(client, percorsi.studioLogo, contenuto, { method: 'PUT' }));
  });
});

describe('a receipt made to stop the server', () => {
  it('is refused at its first line too many', async () => {
    const id = await makeDichiarazione(app, client, studioId);
    const testa = 'RICEVUTA QUADRA DI PROVA 1\n';
    const rifiuto = { stato: 400, codice: 'RICHIESTA_NON_VALIDA' };
    const casi: Caso[] = [
      { nome: 'new lines', contenuto: Buffer.alloc(limiti.fileByte, '\n'), ...rifiuto, motivo: 'Riga 1:' },
      {
        nome: 'empty lines',
        contenuto: Buffer.from(testa.padEnd(limiti.fileByte, '\n')),
        ...rifiuto,
        motivo: 'Riga 2001:',
      },
      {
        nome: 'one line',
        contenuto: Buffer.from(`${testa}ERRORE: `.padEnd(limiti.fileByte, 'A;')),
        ...rifiuto,
        motivo: 'Riga 2:',
      },
    ];
    const url = percorso(percorsi.telematicoRicevuta, { anno: 2025, id });
    await refuseAll(casi, (contenuto) => send(client, url, contenuto));
  });
});

describe('a body of JSON made to stop the server', () => {
  const post = (url: string, body: string, altri: Record<string, string> = {}) =>
    call(app.indirizzo + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.indirizzo, [HEADER_APP]: 'prova', ...altri },
      body,
    });
  const MEGA = 1_000_000;
  const corpi = [
    `{"a":${'['.repeat(MEGA / 2)}`,
    `{"a":[${'[],'.repeat(MEGA / 4)}[]]}`,
    `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
    `{"a":"${'\\"'.repeat(MEGA / 2 - 20)}"}`,
    `["${'a","'.repeat(MEGA / 4 - 20)}"]`,
  ];

  it('[bad input 31] is refused before anything is made of it, where one enters without a login too', async () => {
    for (const [n, corpo] of corpi.entries())
      for (const url of [percorsi.recuperoPassword, '/api/nulla', percorsi.anagraficaLista]) {
        const cookie = url === percorsi.anagraficaLista ? { cookie: client.cookie } : {};
        const { risposta, fermoMs } = await tryOut(() => post(url, corpo, cookie));
        expect([n, url, risposta.status, risposta.status < 500]).toEqual([n, url, expect.any(Number), true]);
        expect([n, url, fermoMs, fermoMs < 60]).toEqual([n, url, expect.any(Number), true]);
      }
    const { corpo } = await post(percorsi.anagraficaLista, corpi[1] ?? '', { cookie: client.cookie });
    expect(corpo.ModelState.Richiesta).toEqual([expect.stringContaining('valori')]);
  });

  it('is not larger than 64 kB where one enters without a login', async () => {
    const lungo = JSON.stringify({ Email: 'a'.repeat(70_000) });
    expect((await post(percorsi.recuperoPassword, lungo)).corpo.Codice).toBe('MESSAGGIO_TROPPO_GRANDE');
  });
});
