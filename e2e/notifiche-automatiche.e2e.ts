import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('[NOT-010] the studio chooses of what it is told, how long before, where and in which words, and when it is not; what was told is opened from the bell', async ({
  page,
}) => {
  await enter(page, 'AMM_STU', '/notifiche-automatiche');
  const sezione = (nome: string) => page.getByRole('region', { name: nome, exact: true });
  const eventi = [
    'Crediti sotto la soglia',
    'Crediti di un pacchetto in scadenza',
    'Termine di invio delle dichiarazioni',
    'Esito di un invio telematico',
    'Busta di firma conclusa',
  ];
  for (const nome of eventi)
    await expect(sezione(nome).getByRole('switch')).toHaveAttribute('aria-checked', 'true');

  const dichiarazioni = sezione('Termine di invio delle dichiarazioni');
  const anticipo = dichiarazioni.getByRole('textbox', { name: 'Anticipo' });
  await expect(anticipo).toHaveValue('15');
  await anticipo.fill('20');
  await dichiarazioni.getByRole('checkbox', { name: 'Per e-mail agli amministratori' }).check();
  const testo = dichiarazioni.getByRole('textbox', { name: 'Testo' });
  await testo.fill('Scade {scadenza}');
  const salva = page.getByRole('button', { name: 'Salva' });
  await salva.click();
  await expect(testo).toHaveAttribute('aria-invalid', 'true');
  await expect(dichiarazioni.getByText(/Segnaposto sconosciuto: \{scadenza\}/)).toBeVisible();
  await testo.fill('Mancano {Numero} invii: ');
  await dichiarazioni.getByRole('button', { name: 'Inserisci {Data}' }).click();
  await expect(testo).toHaveValue('Mancano {Numero} invii: {Data}');
  await sezione('Crediti sotto la soglia').getByRole('switch').click();
  const silenzio = sezione('Ore di silenzio');
  await silenzio.getByRole('switch').click();
  await silenzio.getByRole('combobox', { name: 'Dalle' }).click();
  await page.getByRole('option', { name: '21:00' }).click();
  await salva.click();
  await expect(page.getByText('Notifiche automatiche salvate.')).toBeVisible();

  await page.reload();
  await expect(anticipo).toHaveValue('20');
  await expect(dichiarazioni.getByRole('checkbox', { name: 'Per e-mail agli amministratori' })).toBeChecked();
  await expect(testo).toHaveValue('Mancano {Numero} invii: {Data}');
  await expect(sezione('Crediti sotto la soglia').getByRole('switch')).toHaveAttribute(
    'aria-checked',
    'false',
  );
  await expect(silenzio.getByRole('combobox', { name: 'Dalle' })).toHaveValue('21:00');

  // As it was: who tries again begins from here.
  await sezione('Crediti sotto la soglia').getByRole('switch').click();
  await silenzio.getByRole('switch').click();
  await anticipo.fill('15');
  await dichiarazioni.getByRole('checkbox', { name: 'Per e-mail agli amministratori' }).uncheck();
  await testo.fill('');
  await salva.click();
  await expect(page.getByText('Notifiche automatiche salvate.').last()).toBeVisible();

  await page.getByRole('button', { name: /^Notifiche: \d+ da leggere$/ }).click();
  await page
    .getByRole('button', { name: /^Apri: Busta \d+\/\d{4}: firmata da tutti$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/firma-elettronica\/[\da-f-]{36}$/);
});
