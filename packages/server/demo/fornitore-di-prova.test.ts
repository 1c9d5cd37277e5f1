import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { percorsi, RITORNO_IDENTITA } from '@quadra/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, loginAs } from '../test/client.ts';
import { makeUtente } from '../test/factories.ts';
import { type AppDiProva, makeApp } from '../test/make-app.ts';
import { Navigatore } from '../test/suite.ts';
import { CLIENT_DI_PROVA, startFornitoreDiProva } from './fornitore-di-prova.ts';

let app: AppDiProva;
let fornitore: Awaited<ReturnType<typeof startFornitoreDiProva>>;
const QUADRA = 'http://quadra.localhost';

async function findPorta(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  const issuer = `http://127.0.0.1:${await findPorta()}`;
  fornitore = await startFornitoreDiProva(issuer, [QUADRA + RITORNO_IDENTITA]);
  const uno = { id: 'prova', etichetta: 'Fornitore di prova', sistema: 'altro', issuer } as const;
  app = await makeApp({
    indirizzoPubblico: QUADRA,
    identita: [{ ...uno, ...CLIENT_DI_PROVA, ambito: 'openid', parametri: {} }],
  });
});
afterAll(async () => {
  await app.stop();
  await fornitore.stop();
});

/** Goes to the provider as a browser does, answers its page, and gives the query it sends back. */
async function visit(indirizzo: string, persona: string): Promise<string> {
  const browser = new Navigatore();
  const base = fornitore.indirizzo;
  const pagina = new URL((await browser.get(indirizzo)).headers.get('location') ?? '', base).href;
  expect((await browser.get(pagina)).testo).toContain('Fornitore di prova');
  let { headers } = await browser.post(pagina, { persona });
  for (let passi = 0; passi < 3; passi += 1) {
    const meta = new URL(headers.get('location') ?? '', base);
    if (meta.origin === QUADRA) return meta.search;
    ({ headers } = await browser.get(meta.href));
  }
  throw new Error('the provider did not send back');
}

async function begin(client: Client, percorso: string): Promise<string> {
  const { corpo } = await client.post(percorso, { Fornitore: 'prova' });
  return corpo.data.Indirizzo;
}

it('the provider of the demo links a person and lets it in, and says when it was cancelled', async () => {
  const client = await loginAs(app, await makeUtente(app));
  const collega = await visit(await begin(client, percorsi.identitaCollega), 'prova-001');
  expect((await client.post(percorsi.identitaPropria, { Ritorno: collega })).status).toBe(200);
  const altro = new Client(app.indirizzo);
  const entra = await visit(await begin(altro, percorsi.identitaInizio), 'prova-001');
  expect((await altro.post(percorsi.identitaAccesso, { Ritorno: entra })).status).toBe(200);
  const terzo = new Client(app.indirizzo);
  const annulla = await visit(await begin(terzo, percorsi.identitaInizio), '');
  const { corpo } = await terzo.post(percorsi.identitaAccesso, { Ritorno: annulla });
  expect(corpo.error_description).toMatch(/^Accesso annullato\./);
});
