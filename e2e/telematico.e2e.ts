import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';

type Metodo = 'post' | 'put' | 'get';
const lavoro = {
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 30_000,
  'RC6.1': 365,
  'RC10.1': 5000,
  'RC14.1': '2',
};

/** A declaration of a new client, closed and printed for good. */
async function makeStampata(page: Page, baseURL: string): Promise<string> {
  const send = async (metodo: Metodo, percorso: string, data?: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL };
    return page.request[metodo](percorso, { headers, ...(data && { data }) });
  };
  const read = async (...chiamata: Parameters<typeof send>) => (await (await send(...chiamata)).json()).data;
  const nato = { Nome: 'Tele', Sesso: 'F', DataNascita: '1971-05-06', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: 'Matico' };
  const { CodiceFiscale } = await read('post', '/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await read('post', '/api/anagrafica', { ...scheda, Email: 'tele.matico@posta.example' });
  const { create } = await read('post', '/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  const id: string = create[0].Codice;
  const una = `/api/2025/pf/${id}`;
  const { Versione } = await read('get', una);
  await send('put', una, { Versione, Righi: lavoro });
  await send('put', `${una}/incarico`, { IdIntermediario: null, DataImpegno: '2025-09-30' });
  for (const quadro of ['FR', 'RC', 'RN', 'RV']) await send('post', `${una}/quadro/${quadro}/completa`, {});
  await send('post', '/api/2025/dichiarazione/chiudi', { Codici: [id] });
  await send('post', '/api/commons/exec/print', { tipo: 'dichiarazione', anno: 2025, chiavi: [id] });
  return id;
}

test('[DIC-021] [TEL-006] a file is made, asked about, looked at field by field, sent and accepted', async ({
  page,
  baseURL,
}) => {
  await enter(page);
  const id = await makeStampata(page, baseURL ?? '');
  await page.goto(`/dichiarazione/2025/${id}/telematico`);
  await page.getByRole('button', { name: 'Crea il file' }).click();
  const domanda = page.getByRole('dialog', { name: 'File creato: segnarlo come inviato?' });
  await expect(domanda).toContainText('tele.matico@posta.example');
  await domanda.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Da inviare', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Guarda i campi' }).click();
  const microscopio = page.getByRole('region', { name: 'Microscopio del file' });
  const reddito = microscopio.getByRole('button', { name: /^RC1 col. 3/ });
  await reddito.hover();
  const dettaglio = microscopio.getByRole('complementary');
  for (const parola of ['RC001003', '30000', 'RC1 col. 3']) await expect(dettaglio).toContainText(parola);
  await reddito.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dettaglio).not.toContainText('RC001003');
  await microscopio.getByRole('button', { name: 'Chiudi' }).click();

  await page.getByRole('button', { name: 'Trasmetti' }).click();
  await expect(page.getByText('Accolta', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table').last()).toContainText(/\d{17}-000001/);
});
