import { connect, type Socket } from 'node:net';
import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let studioId: number;
const aperti: Socket[] = [];

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  await app.sql(
    `insert into intermediario (studio_id, tipo, codice_fiscale, ragione_sociale, rappresentante_cognome, rappresentante_nome, predefinito)
     values ($1, 'Dichiarazione', '10000000001', 'Centro', 'Neri', 'Ada', true)`,
    [studioId],
  );
});
afterAll(async () => {
  for (const uno of aperti) uno.destroy();
  await app.stop();
});

async function collega() {
  const { id, codice_fiscale } = await makeAnagrafica(app, studioId, { email: 'cliente@posta.example' });
  const { corpo } = await client.post(percorsi.delegaUnicaLink, { IdAnagrafica: id });
  return { link: String(corpo.data.Link).split('/d/')[1] ?? '', codiceFiscale: codice_fiscale };
}

/** Begins to send a signed sheet by hand and then says nothing more: what it is answered, and how to go on a byte at a time. */
function startLento(link: string, lunghezza: number | null) {
  const { hostname, port } = new URL(app.indirizzo);
  const socket = connect(Number(port), hostname);
  aperti.push(socket);
  socket.on('error', () => undefined);
  let risposta = '';
  socket.on('data', (pezzo: Buffer) => {
    risposta += pezzo.toString();
  });
  const testa = [
    `POST ${percorso(percorsi.collegamentoFirma, { link })} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Origin: ${app.indirizzo}`,
    'X-Quadra-App: prova',
    'Content-Type: multipart/form-data; boundary=confine',
    lunghezza === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${lunghezza}`,
  ];
  const parte = '--confine\r\nContent-Disposition: form-data; name="uploadFile0"; filename="a.jpg"\r\n\r\nxx';
  const corpo = lunghezza === null ? `${parte.length.toString(16)}\r\n${parte}\r\n` : parte;
  socket.write(`${testa.join('\r\n')}\r\n\r\n${corpo}`);
  return {
    socket,
    readStato: () => Number(/^HTTP\/1\.1 (\d+)/.exec(risposta)?.[1] ?? 0),
    read: () => risposta,
  };
}
const FOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
async function send(dove: string, campi: Record<string, string>, cookie = '') {
  const modulo = new FormData();
  for (const [nome, valore] of Object.entries(campi)) modulo.append(nome, valore);
  modulo.append('uploadFile0', new Blob([FOTO]), 'foglio.jpg');
  const headers = { origin: app.indirizzo, 'x-quadra-app': 'prova', ...(cookie ? { cookie } : {}) };
  return (await fetch(app.indirizzo + dove, { method: 'POST', body: modulo, headers })).status;
}
const firma = ({ link, codiceFiscale }: Awaited<ReturnType<typeof collega>>) =>
  send(percorso(percorsi.collegamentoFirma, { link }), { CodiceFiscale: codiceFiscale, Aree: 'cassetto' });

describe('who holds a link and sends his sheet a byte now and then', { timeout: 60_000 }, () => {
  it('holds one place, takes none from who works, and is let go: then the sheet that comes is taken', async () => {
    const mia = await collega();
    const lento = startLento(mia.link, null);
    const gocce = setInterval(() => lento.socket.write('1\r\nx\r\n'), 200);
    await new Promise((resolve) => setTimeout(resolve, 700));
    // Others on the same link find it taken, whatever they declare.
    const altri = Array.from({ length: 4 }, (_, n) => startLento(mia.link, n % 2 === 0 ? null : 4_000_000));
    await expect
      .poll(() => altri.map(({ readStato }) => readStato()), { timeout: 10_000 })
      .toEqual([429, 429, 429, 429]);
    // Who is logged in does not notice.
    const { id } = await makeAnagrafica(app, studioId);
    const { corpo } = await client.post(percorsi.delegaUnicaLink, { IdAnagrafica: id });
    const dove = percorso(percorsi.delegaUnicaFoglio, { id: corpo.data.Delega.Id });
    const suoi = { Aree: 'cassetto', DataConferimento: '2026-01-02' };
    expect(await send(dove, suoi, client.cookie)).toBe(200);
    // Nor who has another link.
    expect(await firma(await collega())).toBe(200);
    await expect.poll(lento.readStato, { timeout: 30_000 }).toBe(400);
    expect(lento.read()).toContain('troppo piano');
    await expect.poll(() => lento.socket.destroyed, { timeout: 10_000 }).toBe(true);
    clearInterval(gocce);
    expect(await firma(mia)).toBe(200);
  });

  it('and who declares more than some photographs is told before he sends it', async () => {
    const { link } = await collega();
    const grande = startLento(link, 45_000_000);
    await expect.poll(grande.readStato, { timeout: 10_000 }).toBe(413);
  });
});
