import { expect, test } from '@playwright/test';
import { addDays, formatData, giornoDiRoma } from '../packages/values/src/index.ts';
import { openSessione } from './accessi.ts';
import { call, createCompleta } from './dichiarazioni.ts';

const ESTREME = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
const isAltroGiorno = (zona: string): boolean =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zona }).format(new Date()) !== giornoDiRoma(new Date());
/** At any hour one of the two ends of the world has another day than Rome: the browser is there. */
const zona = ESTREME.find(isAltroGiorno) ?? ESTREME[0];
test.use({ timezoneId: zona });

test('[VAL-014] the days of the pages are those of Rome, both ends taken, also where it is another day', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await createCompleta(page, baseURL ?? '', 'Altrove');
  const { chiuse } = await call(page, baseURL ?? '', '/api/2025/dichiarazione/chiudi', { Codici: [id] });
  expect(chiuse).toEqual([id]);
  await page.goto(`/dichiarazione/2025/${id}`);
  await page.getByRole('button', { name: 'Stampa', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Stampa definitiva' }).click();
  const finestra = page.getByRole('dialog', { name: 'Stampare in definitivo 1 dichiarazione?' });
  const giorno = finestra.getByLabel('Data di stampa');
  const ok = finestra.getByRole('button', { name: 'OK', exact: true });
  const oggi = giornoDiRoma(new Date());
  await expect(giorno).toHaveValue(formatData(oggi));
  for (const [data, errore] of [
    ['2024-12-31', /non può precedere il 01\/01\/2025/],
    [addDays(oggi, 1), /non può superare/],
  ] as const) {
    await giorno.fill(formatData(data));
    await ok.click();
    await expect(finestra.getByText(errore)).toBeVisible();
  }
  await giorno.fill(formatData(oggi));
  await ok.click();
  await expect(finestra).toHaveCount(0);
  await expect(page.getByText('Stampata definitiva', { exact: true }).first()).toBeVisible();
});
