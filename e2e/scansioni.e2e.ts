import { expect, test } from '@playwright/test';
import { countFogli, makePdfVero, stackFogli } from '../packages/server/test/pdf-vero.ts';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

test('[FIR-004] sheets printed with their code, signed by hand and scanned in one stack go each to its document', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/documentale');
  const headers = { origin: baseURL ?? '', 'X-Quadra-App': 'prova' };
  const clienti = await page.request.post('/api/anagrafica/list', { data: { PageSize: 1 }, headers });
  const [cliente] = (await clienti.json()).data;
  const carica = async (name: string, ...pagine: string[]) => {
    const uploadFile0 = { name, mimeType: 'application/pdf', buffer: await makePdfVero(...pagine) };
    const risposta = await page.request.post('/api/documento', {
      headers,
      multipart: { IdAnagrafica: cliente.Id, tipo: 'Mandato', uploadFile0 },
    });
    expect(risposta.status()).toBe(201);
    return (await risposta.json()).data[0].id as string;
  };
  const mandato = await carica('mandato pila.pdf', 'Mandato, primo', 'Mandato, secondo');
  const informativa = await carica('informativa pila.pdf', 'Informativa');
  const solo = await carica('delega pila.pdf', 'Delega');
  const stampa = async (id: string) => {
    const risposta = await page.request.get(`/api/documento/${id}/fogli`);
    expect(risposta.status()).toBe(200);
    return risposta.body();
  };

  // The stack: the sheets out of order, and one that says of no document.
  const fogli = await stampa(mandato);
  const qualunque = await makePdfVero('Un foglio qualunque');
  const pila = await stackFogli([fogli, 2], [qualunque, 1], [await stampa(informativa), 1], [fogli, 1]);

  await page.getByRole('button', { name: 'Scansioni firmate' }).click();
  const finestra = page.getByRole('dialog', { name: 'Scansioni firmate a mano' });
  const choose = () =>
    finestra
      .getByLabel('Scegli le scansioni')
      .and(page.locator('input'))
      .setInputFiles([{ name: 'pila.pdf', mimeType: 'application/pdf', buffer: pila }]);
  await choose();
  await expect(finestra.getByText('2 documenti firmati da conservare.')).toBeVisible({ timeout: 30_000 });
  await expect(finestra.getByText('pila.pdf, fogli 4, 1')).toBeVisible();
  await expect(finestra.getByText('pila.pdf: senza codice leggibile, foglio 2.')).toBeVisible();
  await checkAccessibile(page, '/documentale scansioni', 'dark');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('2 scansioni conservate: i documenti sono firmati a mano.')).toBeVisible();

  const read = async (id: string) =>
    (await (await page.request.get(`/api/documento/${id}`)).json()).data as Record<string, unknown>;
  const file = async (id: string) =>
    countFogli(await (await page.request.get(`/api/documento/${id}/file`)).body());
  expect(await read(mandato)).toMatchObject({ Stato: 'Firmato', Firma: 'Autografa', Versione: 2 });
  expect(await file(mandato)).toBe(2);
  expect(await read(informativa)).toMatchObject({ Stato: 'Firmato', Firma: 'Autografa' });
  expect(await file(informativa)).toBe(1);
  expect(await read(solo)).toMatchObject({ Stato: null, Versione: 1 });

  // The same stack again: what is signed is not signed twice.
  await page.getByRole('button', { name: 'Scansioni firmate' }).click();
  await choose();
  await expect(finestra.getByText('Nessun documento da conservare.')).toBeVisible({ timeout: 30_000 });
  await expect(finestra.getByText('Già firmato, in firma o archiviato')).toHaveCount(2);
  await finestra.getByRole('button', { name: 'Annulla' }).click();
});
