import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('[TAX-008] the IMU of a client: comuni, amounts that explain themselves, declarations', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/imu');
  await expect(page.getByRole('heading', { level: 1, name: 'IMU', exact: true })).toBeVisible();
  const risposta = await page.request.post('/api/fabbricato/list', {
    data: { Filter: { Indirizzo: 'Viale della Libertà 14' }, PageSize: 50 },
    headers: { 'x-quadra-app': 'prova', origin: new URL(page.url()).origin },
  });
  const { data } = await risposta.json();
  const [rimini] = data;
  const letto = await (await page.request.get(`/api/fabbricato/${rimini.Id}`)).json();
  const [primo] = letto.data.Proprietari;
  await page.goto(`/imu?cliente=${primo.IdAnagrafica}&imposta=2024`);
  for (const comune of ['Rimini', 'Sassuolo'])
    await expect(page.getByRole('heading', { level: 2, name: comune })).toBeVisible();
  await page.getByRole('button', { name: /^Spiega: Acconto 3918/ }).click();
  const pannello = page.getByRole('dialog', { name: 'Spiega questo numero' });
  await expect(pannello.getByText('L. 160/2019, art. 1, c. 762').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const suo = page.getByRole('region', { name: 'Rimini' });
  const [chiesta] = await Promise.all([
    page.waitForRequest('**/api/2024/aliquota?**'),
    suo.getByRole('button', { name: 'Aliquote del comune' }).click(),
  ]);
  expect(new URL(chiesta.url()).searchParams.get('appid')).toBe('fisc21');
  await expect(suo.getByRole('row', { name: /^Altro fabbricato.*%$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Crea le dichiarazioni' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('link', { name: 'IMU, aperta' })).toHaveCount(2);
});
