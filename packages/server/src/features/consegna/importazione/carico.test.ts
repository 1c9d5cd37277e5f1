import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makeZip } from '../../../../test/zip.ts';

let app: AppDiProva;
let uno: Client;
let altro: Client;

beforeAll(async () => {
  app = await makeApp();
  uno = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
});
afterAll(() => app.stop());

const send = (chi: Client, dove: string, file: readonly Buffer[], nome = 'clienti') => {
  const modulo = new FormData();
  for (const [n, contenuto] of file.entries())
    modulo.append(`uploadFile${n}`, new Blob([new Uint8Array(contenuto)]), `${nome}${n}.zip`);
  return call(app.indirizzo + dove, {
    method: 'POST',
    body: modulo,
    headers: { origin: app.indirizzo, 'x-quadra-app': 'prova', cookie: chi.cookie },
  });
};
const TESTA = 'Codice fiscale;Cognome;Nome;Note\n';
const makeFile = (righe: number, caratteri: number) =>
  makeZip({ 'a.csv': Buffer.from(TESTA + `X;Rossi;Mario;${'à'.repeat(caratteri)}\n`.repeat(righe)) });

it('reads the files of one call in the room of one: neither their rows nor their words add up', async () => {
  const righe = makeFile(2600, 1);
  expect((await send(uno, percorsi.importazione, [righe])).status).toBe(200);
  const tante = await send(uno, percorsi.importazione, [righe, righe]);
  expect([tante.status, tante.corpo.Codice]).toEqual([400, 'TROPPE_RIGHE']);
  const parole = makeFile(100, 90_000);
  expect((await send(uno, percorsi.importazione, [parole])).status).toBe(200);
  const lunghe = await send(uno, percorsi.importazione, [parole, parole, parole]);
  expect(lunghe.corpo.Codice).toBe('FILE_NON_AMMESSO');
});

it('reads the file of one while another asks for his own again and again', async () => {
  const lento = makeZip({ 'a.csv': `${TESTA}${'\n'.repeat(19_000_000)}X;Rossi;Mario;\n` });
  const tenuto = await send(uno, percorsi.importazioneFile, [lento]);
  expect(tenuto.status).toBe(201);
  const anteprima = percorso(percorsi.importazioneAnteprima, { id: tenuto.corpo.data.Id });
  const scelta = { Colonne: ['CodiceFiscale', 'Cognome', 'Nome', null], Presenti: 'scarta' };
  const risposte: number[] = [];
  const chieste = Array.from({ length: 16 }, () =>
    uno.post(anteprima, scelta).then(({ status }) => risposte.push(status)),
  );
  await expect.poll(() => risposte.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(8);
  expect((await send(altro, percorsi.importazioneFile, [makeFile(1, 1)])).status).toBe(201);
  const lette = risposte.filter((status) => status === 200).length;
  await Promise.all(chieste);
  expect(lette).toBeLessThan(6);
  // Two are read and six wait: the others are refused at once. Who waits too long, on a slow machine, is refused later.
  expect(risposte.slice(0, 9)).toEqual([...Array(8).fill(503), 200]);
  expect(risposte).toHaveLength(16);
});

it('takes a file whose name is cut in the middle of a character outside the basic plane', async () => {
  for (const nome of ['😀'.repeat(150), `${'😀'.repeat(150)}a`]) {
    expect((await send(uno, percorsi.importazione, [makeFile(1, 1)], nome)).status).toBe(200);
    const { corpo } = await send(uno, percorsi.importazioneFile, [makeFile(1, 1)], nome);
    expect(corpo.data.Nome).toMatch(/^😀+a?0\.zip$/u);
  }
});
