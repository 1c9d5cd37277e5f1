import { expect, test } from '@playwright/test';
import { changeRisposta, enter } from './accessi.ts';
import { createRedditiPf } from './dichiarazioni.ts';

const FRASE = 'RC99 col. 1 contiene 1.200, ma non è più nel modello: il valore non conta.';
const segnalazione = { field: 'RC99_1', row: 1, repeater: 1, level: 'warning', message: FRASE };

test('a value that its form took away is said, leads to its quadro, and goes when it is asked', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'AMM_STU', '/dichiarazioni');
  const id = await createRedditiPf(page, baseURL ?? '', 'Rimasti');
  const percorso = `/api/2025/pf/${id}`;
  const inviati: unknown[] = [];
  // No page can write such a value any more: it is put in the answer, as a version before left it.
  await changeRisposta(page, `${percorso}/apri`, (dati) => ({
    ...dati,
    Righi: { ...(dati.Righi as object), 'RC99.1': 1200 },
    Segnalazioni: [...(dati.Segnalazioni as object[]), segnalazione],
  }));
  await page.route(`**${percorso}`, async (rotta) => {
    if (rotta.request().method() !== 'PUT') return rotta.fallback();
    inviati.push((rotta.request().postDataJSON() as { Righi: object }).Righi);
    return rotta.fulfill({ response: await page.request.get(percorso) });
  });
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  await expect(page.getByText(FRASE)).toBeVisible();
  const elimina = page.getByRole('button', { name: 'Elimina i valori senza effetto' });
  await elimina.click();
  const domanda = page.getByRole('dialog');
  await expect(domanda).toContainText('RC99 col. 1');
  await domanda.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(FRASE)).toBeVisible();
  await page.getByRole('button', { name: 'Vai al quadro RC' }).click();
  await expect(page).toHaveURL(/\/quadroRC$/);
  await elimina.click();
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('1 valore senza effetto eliminato')).toBeVisible();
  await expect(elimina).toBeHidden();
  await expect(page.getByText(FRASE)).toBeHidden();
  expect(inviati).toEqual([{ 'RC99.1': null }]);
});
