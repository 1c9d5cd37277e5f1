import { expect, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { call, createRedditiPf } from './dichiarazioni.ts';

const lavoro = {
  ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 40_000, 'RC6.1': 365, 'RC10.1': 8_000 },
  ...{ 'RC10.2': 400, 'RC10.3': 60, 'RC10.4': 140, 'RC10.5': 60, 'RC14.1': '2' },
};

test('the taxes of a declaration are those of its form and of the conto', async ({ page, baseURL }) => {
  test.slow();
  const base = baseURL ?? '';
  await openSessione(page);
  const id = await createRedditiPf(page, base, 'Impostari', lavoro);
  const headers = { 'x-quadra-app': 'prova', origin: base };
  const read = async () => (await (await page.request.get(`/api/2025/pf/${id}`, { headers })).json()).data;
  const { IdAnagrafica } = await read();
  await page.goto(`/imposta?cliente=${IdAnagrafica}&anno=2025`);
  await expect(page.getByRole('heading', { level: 1, name: 'Imposta' })).toBeVisible();
  const irpef = page
    .getByRole('table', { name: /Redditi PF|Persone fisiche/ })
    .getByRole('row', { name: /^IRPEF/ });
  await expect(irpef).toContainText('Dichiarazione aperta');

  for (const [quadro, stato] of Object.entries((await read()).StatiQuadri))
    if (stato === 'aperto') await call(page, base, `/api/2025/pf/${id}/quadro/${quadro}/completa`, {});
  const chiusa = await call(page, base, '/api/2025/dichiarazione/chiudi', {
    ...{ Codici: [id], Conferma: true, Motivo: 'prova' },
  });
  expect(chiusa.errori).toEqual([]);
  await call(page, base, `/api/contofiscale/2025/${IdAnagrafica}/crea`, {});
  await call(page, base, `/api/contofiscale/2025/${IdAnagrafica}/f24`, {});
  await page.reload();
  await expect(irpef).toContainText('Uguale');
  await checkAccessibile(page, '/imposta', 'dark');
});
