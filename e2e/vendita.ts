import { expect, type Page } from '@playwright/test';

/** The billing data that are missing, asked where they are wanted. */
export async function completeFatturazione(page: Page): Promise<void> {
  const acquisto = page.getByRole('dialog', { name: /^Comprare/ });
  const modifica = acquisto.getByRole('button', { name: 'Modifica' });
  await expect(modifica).toBeVisible();
  if (await acquisto.getByText('Dati completi').isVisible()) return;
  await modifica.click();
  const dati = page.getByRole('dialog', { name: 'Dati di fatturazione' });
  await dati.getByLabel('Via e numero').fill('Corso Buenos Aires 12');
  await dati.getByLabel('Codice destinatario (SDI)').fill('12');
  await dati.getByLabel('PEC').fill('bellini@pec.example');
  await dati.getByRole('button', { name: 'OK' }).click();
  // What is wrong is said on its field.
  await expect(dati.getByLabel('Codice destinatario (SDI)')).toHaveAttribute('aria-invalid', 'true');
  await dati.getByLabel('Codice destinatario (SDI)').fill('abc1234');
  await dati.getByRole('button', { name: 'OK' }).click();
  await expect(acquisto.getByText('Dati completi')).toBeVisible();
  await expect(acquisto.getByText('ABC1234')).toBeVisible();
  await expect(acquisto.getByText('bellini@pec.example')).toBeVisible();
}

/** A package is bought on the page of the simulated gateway, and the card is kept for the next times. */
export async function buyConCarta(page: Page, numero: string): Promise<void> {
  await page.goto('/pacchetti');
  await page.getByRole('button', { name: 'Compra Avvio' }).click();
  const acquisto = page.getByRole('dialog', { name: 'Comprare crediti' });
  await completeFatturazione(page);
  await acquisto.getByRole('checkbox', { name: 'Tieni la carta per le prossime volte' }).check();
  const scheda = page.waitForEvent('popup');
  await acquisto.getByRole('button', { name: 'Paga 109,80 €' }).click();
  const circuito = await scheda;
  await circuito.getByLabel('Carta di prova').selectOption(numero);
  await circuito.getByRole('button', { name: /^Paga/ }).click();
  const conferma = circuito.getByRole('button', { name: 'Confermo' });
  const pagata = circuito.getByText(/Pagamento completato: 50 crediti in più/);
  await expect(conferma.or(pagata)).toBeVisible();
  if (await conferma.isVisible()) await conferma.click();
  await expect(pagata).toBeVisible();
  await circuito.close();
}
