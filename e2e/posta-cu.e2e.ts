import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { createStampata } from './dichiarazioni.ts';

const righi = {
  ...{ 'DA2.1': 'BNCLRA75A41F205J', 'DA2.2': 'Bianchi', 'DA2.3': 'Lara' },
  ...{ 'AU1.1': 'A', 'AU4.1': 1_000.5, 'AU9.1': 200.1 },
};

test('[MAI-005] a CU is mailed from its screen: what goes with it is the document that is kept', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/documentale');
  const cognome = ['Certifica', 'Zanforlin'][test.info().retry] ?? 'Brusaferro';
  const id = await createStampata(page, baseURL ?? '', cognome, {
    ...{ prefisso: 'cu', righi, crea: { Tipo: 'Certificazione unica' } },
  });
  await page.goto(`/dichiarazione/2025/${id}`);
  const mail = async () => {
    await page.getByRole('button', { name: 'Stampa', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Manda la CU per e-mail' }).click();
    const domanda = page.getByRole('dialog', { name: new RegExp(`^Mandare la CU a ${cognome} Tele`, 'i') });
    await expect(domanda).toContainText('la stampa definitiva in allegato');
    await domanda.getByRole('button', { name: 'OK' }).click();
  };
  await mail();
  await expect(page.getByText('E-mail in uscita: tele.matico@posta.example.')).toBeVisible();
  await mail();
  await expect(page.getByRole('dialog', { name: 'Mandarla di nuovo?' })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();

  await page.goto('/documentale');
  await page
    .getByRole('row')
    .filter({ hasText: new RegExp(`CU 2025 ${cognome} Tele`, 'i') })
    .first()
    .dblclick();
  const pannello = page.getByRole('region', { name: 'Documento scelto' });
  await expect(pannello.getByText(/^[\da-f]{64}$/)).toBeVisible();
  const impronta = (await pannello.getByText(/^[\da-f]{64}$/).textContent()) ?? '';

  await enter(page, 'AMM_ELMAS', '/posta');
  const intera = page.waitForResponse(/\/api\/posta\/[\da-f-]{36}$/);
  await page.getByRole('row').filter({ hasText: 'Certificazione unica 2025' }).first().dblclick();
  const { data } = await (await intera).json();
  expect(data.Allegati.map(({ Sha256, Tipo }: { Sha256: string; Tipo: string }) => [Sha256, Tipo])).toEqual([
    [impronta, 'application/pdf'],
  ]);
  await expect(page.getByRole('list', { name: 'Allegati' })).toContainText(/CU 2025 .*\.pdf/);
});
