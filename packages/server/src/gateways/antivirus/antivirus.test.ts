import { createServer, type Server, type Socket } from 'node:net';
import { HEADER_APP, percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../test/client.ts';
import { makeDichiarazione } from '../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../test/make-app.ts';

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const { AMM_ELMAS, AMM_STU } = tipologiaUtente;

/** A daemon that speaks as clamd does, finds the word «contagio», and keeps what it was sent. */
function startClamd(): Promise<{ server: Server; ricevuti: Buffer[] }> {
  const ricevuti: Buffer[] = [];
  const answer = (socket: Socket, arrivato: Buffer): boolean => {
    const pezzi: Buffer[] = [];
    for (let posto = 'zINSTREAM\0'.length; posto + 4 <= arrivato.length; ) {
      const lunghezza = arrivato.readUInt32BE(posto);
      if (lunghezza === 0) {
        const intero = Buffer.concat(pezzi);
        ricevuti.push(intero);
        if (intero.includes('muto')) return true;
        if (intero.includes('enorme')) socket.end('INSTREAM size limit exceeded. ERROR\0');
        else socket.end(intero.includes('contagio') ? 'stream: Prova.Contagio FOUND\0' : 'stream: OK\0');
        return true;
      }
      pezzi.push(arrivato.subarray(posto + 4, posto + 4 + lunghezza));
      posto += 4 + lunghezza;
    }
    return false;
  };
  const server = createServer((socket) => {
    let arrivato: Buffer = Buffer.alloc(0);
    let isFinito = false;
    socket.on('error', () => undefined);
    socket.on('data', (dati) => {
      arrivato = Buffer.concat([arrivato, dati]);
      if (!isFinito && arrivato.subarray(0, 10).equals(Buffer.from('zINSTREAM\0')))
        isFinito = answer(socket, arrivato);
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve({ server, ricevuti })));
}

interface Invio {
  readonly contenuto: string | Buffer;
  readonly nome?: string;
  readonly campi?: Record<string, string>;
  readonly method?: string;
}
const send = (
  app: AppDiProva,
  chi: Client,
  dove: string,
  { contenuto, nome = 'a.txt', campi = {}, method = 'POST' }: Invio,
) => {
  const body = new FormData();
  for (const [campo, valore] of Object.entries(campi)) body.set(campo, valore);
  body.append('uploadFile0', new Blob([new Uint8Array(Buffer.from(contenuto))]), nome);
  const headers = { cookie: chi.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + dove, { method, body, headers });
};
const enter = async (app: AppDiProva) => {
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU });
  const studioId = utente.studioId ?? 0;
  const { id } = await makeAnagrafica(app, studioId);
  return { client: await loginAs(app, utente), studioId, campi: { IdAnagrafica: id, tipo: 'Contratto' } };
};

describe('without a daemon', () => {
  let app: AppDiProva;
  beforeAll(async () => {
    app = await makeApp();
  });
  afterAll(() => app.stop());

  it('the test file of the antiviruses is refused wherever a file may be sent, in words, and leaves a line', async () => {
    const { client, studioId, campi } = await enter(app);
    const fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
    const dichiarazione = await makeDichiarazione(app, client, studioId);
    const dove: [string, Client, Omit<Invio, 'contenuto'>?][] = [
      [percorsi.documento, client, { campi }],
      [percorsi.importazione, client],
      [percorsi.importazioneFile, client],
      [percorsi.immobiliImportazioneFile, client],
      [percorso(percorsi.dichiarazioneImporta, { anno: 2025 }), client],
      [percorso(percorsi.telematicoRicevuta, { anno: 2025, id: dichiarazione }), client],
      [percorsi.studioLogo, client, { method: 'PUT' }],
      [
        percorsi.ministeriali,
        fornitore,
        { campi: { TipoDichiarazione: 'Persone fisiche', Anno: '2025', Pagina: '1' } },
      ],
      [
        percorsi.accordo,
        fornitore,
        { campi: { IdStudio: String(studioId), Tipo: 'Contratto', Data: '2025-01-02' } },
      ],
    ];
    for (const [url, chi, altro] of dove) {
      const { status, corpo } = await send(app, chi, url, { contenuto: `%PDF-1.7 ${EICAR}`, ...altro });
      expect([url, status, corpo.Codice, corpo.Message]).toEqual([
        url,
        422,
        'FILE_INFETTO',
        'File rifiutato: il controllo antivirus riconosce «a.txt» come pericoloso.',
      ]);
    }
    const atti = await app.sql("select dopo from registro where azione = 'file rifiutato'");
    expect(atti).toEqual(dove.map(() => ({ dopo: { file: 'a.txt', trovato: 'EICAR-Test-File' } })));
    const tenuti = await app.sql('select id from documento');
    expect(tenuti).toEqual([]);
  });
});

describe('with a ClamAV daemon', () => {
  let app: AppDiProva;
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  beforeAll(async () => {
    clamd = await startClamd();
    const indirizzo = clamd.server.address();
    const porta = typeof indirizzo === 'object' ? indirizzo?.port : 0;
    app = await makeApp({ antivirus: `clamd://127.0.0.1:${porta}` });
  });
  afterAll(() => app.stop());

  it('every byte is shown to it; what it finds is refused, what it cannot look at is not taken', async () => {
    const { client, campi } = await enter(app);
    const carica = (contenuto: string | Buffer) =>
      send(app, client, percorsi.documento, { contenuto, campi });
    const lungo = Buffer.alloc(1_000_000, 'abcdefg ');
    expect((await carica(lungo)).status).toBe(201);
    expect(clamd.ricevuti.at(-1)?.equals(lungo)).toBe(true);
    const malato = await carica('con il contagio dentro');
    expect([malato.status, malato.corpo.Codice]).toEqual([422, 'FILE_INFETTO']);
    const cieco = await carica('enorme');
    expect([cieco.status, cieco.corpo.Message]).toEqual([
      503,
      'Il controllo antivirus non risponde: il file non è stato preso, riprovare tra poco.',
    ]);
    await new Promise((resolve) => clamd.server.close(resolve));
    expect((await carica('sano')).status).toBe(503);
    const righe = await app.sql<{ dopo: { trovato: string } }>(
      "select dopo from registro where azione = 'file rifiutato'",
    );
    expect(righe.map(({ dopo }) => dopo.trovato)).toEqual(['Prova.Contagio']);
    expect(await app.sql('select 1 from documento')).toHaveLength(1);
  });
});
