import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

const STUDIO = 'e.bellini@studiobellini.example';

test('[MAI-001] [MAI-002] a studio writes its own words, sees the mail as it leaves, and goes back to those it inherits', async ({
  page,
}) => {
  await enter(page, STUDIO, '/modelli-posta');
  const elenco = page.getByRole('navigation', { name: 'Modelli' });
  // The twelve of the list, and the letter to the client.
  await expect(elenco.getByRole('button')).toHaveCount(13);
  await expect(elenco.getByRole('button').last()).toContainText('Lettera al cliente');
  for (const nome of [
    'Conferma di registrazione',
    'Notifica',
    'Archiviazione',
    'F24',
    'Certificazione unica',
  ]) {
    await elenco.getByRole('button', { name: nome }).click();
    await expect(page.getByRole('heading', { level: 2, name: nome, exact: true })).toBeVisible();
    const cornice = page.frameLocator('iframe').first();
    await expect(cornice.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await elenco.getByRole('button', { name: 'Richiesta di informazioni' }).click();
  const oggetto = page.getByRole('textbox', { name: 'Oggetto' });
  const testo = page.getByRole('textbox', { name: 'Testo' });
  await oggetto.fill('Documenti per {nome}');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(oggetto).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('L’anteprima torna quando il testo è corretto.')).toBeVisible();
  await oggetto.fill('Documenti per {Nome}');
  await testo.fill('Gentile cliente,\n');
  await page.getByRole('button', { name: 'Inserisci {Documenti}' }).click();
  await expect(testo).toHaveValue(/\{Documenti\}/);
  await page.getByRole('combobox', { name: 'Cliente' }).click();
  const cliente = page.getByRole('listbox').getByRole('option').first();
  const [nome = ''] = ((await cliente.textContent()) ?? '').split(' - ');
  await cliente.click();
  for (const dove of ['Largo', 'Telefono']) {
    const cornice = page.frameLocator(`iframe[title^="${dove}"]`);
    await expect(cornice.getByRole('heading', { level: 1 })).toHaveText(`Documenti per ${nome.trim()}`);
    await expect(cornice.getByText('Gentile cliente,')).toBeVisible();
    await expect(cornice.getByText('– Spese mediche')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Modello salvato.')).toBeVisible();
  await expect(elenco.getByRole('button', { name: 'Richiesta di informazioni' })).toContainText('Studio');

  await page.getByRole('button', { name: 'Torna al modello ereditato' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(oggetto).toHaveValue('{Oggetto}');
  await expect(elenco.getByRole('button', { name: 'Richiesta di informazioni' })).toContainText('Quadra');
});
