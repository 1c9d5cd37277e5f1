import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';

const indice = (page: Page) => page.getByRole('navigation', { name: 'Quadri' });

/** A new declaration of a new client, open. */
async function openNuova(page: Page, baseURL: string): Promise<void> {
  await openSessione(page);
  const send = async (percorso: string, data: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL };
    return (await (await page.request.post(percorso, { data, headers })).json()).data;
  };
  const nato = { Nome: 'Imposta', Sesso: 'M', DataNascita: '1972-05-06', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: 'Rendite' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('/api/anagrafica', scheda);
  const { create } = await send('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  await page.goto(`/dichiarazione/2025/${create[0].Codice}`);
}
const openQuadro = (page: Page, codice: string) =>
  indice(page)
    .getByRole('button', { name: new RegExp(`^${codice} `) })
    .click();

test('[TAX-015] the taxes of a declaration, one a line, with the amounts of RN and RX', async ({
  page,
  baseURL,
}) => {
  await openNuova(page, baseURL ?? '');
  // Of the further fascicoli the index shows what is in use: the others are one click away.
  await indice(page)
    .getByRole('button', { name: /altri quadri$/ })
    .first()
    .click();
  await openQuadro(page, 'RL');
  await page.getByLabel(/^RL1 col\. 2,/).fill('20000');
  await page.getByLabel(/^RL1 col\. 3,/).fill('600');
  await openQuadro(page, 'RX');
  await expect(page.locator('[data-calcolata="RX1.1"]').first()).toHaveText(/4\.000/);
  await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  const irpef = page.getByRole('row', { name: /^IRPEF 4001 2024/ });
  await expect(irpef.getByRole('cell')).toHaveText(['4001', '2024', '4.600', '600', '4.000', '4.000', '']);
});
