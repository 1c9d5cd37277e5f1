import { expect, type Page, test } from '@playwright/test';
import pacchetto from '../package.json' with { type: 'json' };
import { changeRisposta, enter, getAccesso, login } from './accessi.ts';

/** Whoever changes his password is nobody else's user. */
const CAMBIA = 'n.gallo@studiobellini.example';
const cambio = '**/api/utente/changepassword';

async function openPannello(page: Page) {
  await page.getByRole('button', { name: /^Account/ }).click();
  const pannello = page.getByRole('dialog');
  await expect(pannello.getByRole('button', { name: 'Informazioni account' })).toBeVisible();
  return pannello;
}

const setPortaleUnico = (page: Page, portaleUnico: boolean) =>
  changeRisposta(page, '/api/commons/call/config', (dati) => ({ ...dati, portaleUnico }));

test('[ACC-001] the panel enters in 0.3 s and leaves on a second click or on a click outside', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await enter(page);
  const pulsante = page.getByRole('button', { name: /^Account/ });
  const pannello = await openPannello(page);
  await expect(pannello).toHaveCSS('animation-duration', '0.3s');
  await pulsante.click();
  await expect(pannello).toHaveCount(0);
  await openPannello(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(pannello).toHaveCount(0);
  await openPannello(page);
  await page.keyboard.press('Escape');
  await expect(pannello).toHaveCount(0);
  await expect(pulsante).toBeFocused();
});

test('[ACC-003] [ACC-002] both versions with their notes; when they differ the panel asks for CTRL+F5', async ({
  page,
}) => {
  await enter(page);
  const pannello = await openPannello(page);
  await pannello.getByRole('button', { name: 'Informazioni di versione' }).click();
  for (const nome of ['Portale', 'Servizi']) {
    const note = pannello.getByRole('link', { name: new RegExp(`Note di rilascio, ${nome}`) });
    await expect(note).toHaveAttribute('target', '_blank');
    await expect(note).toHaveAttribute('href', /.+/);
    await expect(pannello.getByText(nome, { exact: true }).locator('xpath=..')).toContainText(
      /\d+\.\d+\.\d+/,
    );
  }
  await expect(pannello.getByText('CTRL+F5')).toHaveCount(0);
  await changeRisposta(page, '/api/version', (dati) => ({ ...dati, version: '99.2.0' }));
  await page.reload();
  await expect(await openPannello(page)).toContainText('CTRL+F5');
});

test('[CFG-004] the version of the portal is that of the package; out of production the environment follows', async ({
  page,
}) => {
  const readVersione = async () => {
    const pannello = await openPannello(page);
    await pannello.getByRole('button', { name: 'Informazioni di versione' }).click();
    return pannello.getByText('Portale', { exact: true }).locator('xpath=following-sibling::dd/span');
  };
  await enter(page);
  await expect(await readVersione()).toHaveText(`${pacchetto.version}-sviluppo`);
  await changeRisposta(page, '/api/commons/call/config', (dati) => ({ ...dati, ambiente: 'produzione' }));
  await page.reload();
  await expect(await readVersione()).toHaveText(pacchetto.version);
});

test('[ERR-043] a newer server is told once per page session', async ({ page }) => {
  await changeRisposta(page, '/api/version', (dati) => ({ ...dati, version: '99.2.0' }));
  const avviso = page.getByText('È disponibile una nuova versione: premere CTRL+F5.');
  await enter(page);
  await expect(avviso).toBeVisible();
  await page.getByRole('status').filter({ has: avviso }).getByRole('button', { name: 'Chiudi' }).click();
  await expect(avviso).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Anagrafica/ })
    .first()
    .click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(avviso).toHaveCount(0);
});

test('a page that is open when the server becomes newer is told, and opens again new with what was being typed', async ({
  page,
}) => {
  // A server that changes falls and comes back: so does its line, each half second.
  const linea = 'retry: 500\nid: 0\nevent: inizio\ndata: {}\n\n';
  await page.route('**/api/eventi**', (rotta) =>
    rotta.fulfill({ contentType: 'text/event-stream', body: linea }),
  );
  await enter(page, 'AMM_STU', '/anagrafica');
  await page.getByRole('row').filter({ hasText: 'Basile Umberto' }).dblclick();
  const via = page.getByLabel('Via', { exact: true });
  await expect(via).toBeVisible();
  const avviso = page.getByRole('status').filter({ hasText: 'È disponibile una nuova versione' });
  await expect(avviso).toHaveCount(0);
  await changeRisposta(page, '/api/version', (dati) => ({ ...dati, version: '99.2.0' }));
  await expect(avviso).toBeVisible();
  await via.fill('Via del Passaggio 7');
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    avviso.getByRole('button', { name: 'Aggiorna ora' }).click(),
  ]);
  const bozza = page.getByRole('region', { name: /^Bozza recuperata del / });
  await bozza.getByRole('button', { name: 'Riprendi' }).click();
  await expect(via).toHaveValue('Via del Passaggio 7');
});

test('[ACC-005] the account section is open, its fields filled and read-only', async ({ page }) => {
  await enter(page);
  const pannello = await openPannello(page);
  await expect(pannello.getByRole('button', { name: 'Informazioni account' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  for (const [nome, valore] of [
    ['Tipo utente', 'Amministratore'],
    ['Nome', 'Roberta'],
    ['Cognome', 'Sala'],
    ['E-mail', 'r.sala@studioconti.example'],
  ] as const) {
    const campo = pannello.getByLabel(nome, { exact: true });
    await expect(campo).toHaveValue(valore);
    await expect(campo).toHaveAttribute('readonly', '');
    await expect(campo).toHaveCSS('caret-color', 'rgba(0, 0, 0, 0)');
  }
});

for (const tipo of ['AMM_ELMAS', 'CON_ELMAS', 'AMM_STU', 'OP_STU', 'AMM_GES', 'OP_GES']) {
  test(`[ACC-006] the subscription is shown to the users of a studio alone: ${tipo}`, async ({ page }) => {
    await enter(page, tipo);
    const abbonamento = (await openPannello(page)).getByLabel('Tipo abbonamento');
    if (tipo.endsWith('_STU')) await expect(abbonamento).toHaveValue('Crediti');
    else await expect(abbonamento).toHaveCount(0);
    if (tipo === 'OP_STU') {
      await changeRisposta(page, '/api/utente/whoami', (utente) => ({ ...utente, ContrattoFlat: true }));
      await page.reload();
      await expect((await openPannello(page)).getByLabel('Tipo abbonamento')).toHaveValue('Flat');
    }
  });
}

test('[CFG-018] [ACC-007] [ACC-010] [ACC-011] outside the single portal: password, exit, one section at a time', async ({
  page,
}) => {
  await setPortaleUnico(page, false);
  await enter(page);
  const pannello = await openPannello(page);
  await pannello.getByRole('button', { name: 'Cambia password' }).click();
  await expect(pannello.getByRole('button', { name: 'Informazioni account' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(pannello.locator('input[type=password]')).toHaveCount(3);
  await expect(pannello.getByRole('button', { name: 'Salva' })).toBeVisible();
  await page.keyboard.press('Escape');
  await openPannello(page);
  await pannello.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.unroute('**/api/commons/call/config');
  await setPortaleUnico(page, true);
  await page.reload();
  await enter(page);
  await openPannello(page);
  await expect(pannello.getByRole('button', { name: 'Cambia password' })).toHaveCount(0);
  await expect(pannello.getByRole('button', { name: 'Esci' })).toHaveCount(0);
});

test('[CFG-018] [ACC-012] in the single portal account and version stay open together', async ({ page }) => {
  await setPortaleUnico(page, true);
  await enter(page);
  const pannello = await openPannello(page);
  const aperta = (nome: string) => pannello.getByRole('button', { name: nome });
  await aperta('Informazioni di versione').click();
  await expect(aperta('Informazioni di versione')).toHaveAttribute('aria-expanded', 'true');
  await expect(aperta('Informazioni account')).toHaveAttribute('aria-expanded', 'true');
  await aperta('Accesso con identità esterna').click();
  await expect(aperta('Informazioni di versione')).toHaveAttribute('aria-expanded', 'false');
  await expect(aperta('Informazioni account')).toHaveAttribute('aria-expanded', 'false');
});

test('[ACC-009] the last access is shown when there is one', async ({ page }) => {
  await changeRisposta(page, '/api/utente/whoami', (utente) => ({ ...utente, AccessoPrecedente: null }));
  await enter(page);
  await expect((await openPannello(page)).getByText('Ultimo accesso')).toHaveCount(0);
  await page.unroute('**/api/utente/whoami');
  await changeRisposta(page, '/api/utente/whoami', (utente) => ({
    ...utente,
    AccessoPrecedente: '2025-02-03T08:15:00.000Z',
  }));
  await page.reload();
  await expect(await openPannello(page)).toContainText('03/02/2025 09:15');
});

async function openCambio(page: Page) {
  const pannello = await openPannello(page);
  await pannello.getByRole('button', { name: 'Cambia password' }).click();
  const campo = (nome: string) => pannello.getByLabel(nome, { exact: true });
  return { pannello, campo, save: () => pannello.getByRole('button', { name: 'Salva' }).click() };
}

test('[VAL-006] [VAL-007] [ERR-034] missing and different passwords are marked, nothing is sent', async ({
  page,
}) => {
  let inviate = 0;
  await page.route(cambio, (rotta) => {
    inviate += 1;
    return rotta.abort();
  });
  await enter(page);
  const { pannello, campo, save } = await openCambio(page);
  await campo('Password attuale').fill('a0');
  await campo('Nuova password').fill('a1');
  await save();
  await expect(pannello.getByRole('alert')).toContainText('Operazione non riuscita.');
  await expect(pannello.locator('[aria-invalid=true]')).toHaveCount(1);
  await expect(campo('Conferma nuova password')).toHaveAttribute('aria-invalid', 'true');
  await campo('Conferma nuova password').fill('a2');
  await save();
  await expect(pannello.getByRole('alert')).toContainText('La conferma della password non corrisponde.');
  await expect(pannello.locator('[aria-invalid=true]')).toHaveCount(2);
  expect(inviate).toBe(0);
});

test('[ACC-015] [ACC-016] a refusal is shown as it came, harmless, and is gone when the panel comes back', async ({
  page,
}) => {
  await page.route(cambio, (rotta) =>
    rotta.fulfill({
      status: 400,
      json: {
        Message:
          'Messaggio X <a href="https://aiuto.example/">aiuto</a><img src="x" onerror="document.title=\'rotto\'"><script>document.title="rotto"</script>',
      },
    }),
  );
  await enter(page);
  const { pannello, campo, save } = await openCambio(page);
  await campo('Password attuale').fill('a0');
  for (const nome of ['Nuova password', 'Conferma nuova password']) await campo(nome).fill('a1');
  await save();
  const avviso = pannello.getByRole('alert');
  await expect(avviso).toContainText('Messaggio X');
  await expect(avviso.getByRole('link', { name: 'aiuto' })).toHaveAttribute('href', 'https://aiuto.example/');
  await expect(avviso.locator('img, script')).toHaveCount(0);
  expect(await page.title()).not.toContain('rotto');
  await page.keyboard.press('Escape');
  await openCambio(page);
  await expect(avviso).toHaveCount(0);
});

test('[ACC-014] [WID-033] a changed password empties the fields, closes the panel and is the only one that works', async ({
  page,
}) => {
  const nuova = 'Registro-Azzurro-88231';
  await changeRisposta(page, '/api/version', (dati) => ({ ...dati, version: '99.2.0' }));
  const notifica = (testo: string) =>
    page.getByRole('region', { name: 'Notifiche' }).getByRole('status').filter({ hasText: testo });
  // Under the pointer it stays: otherwise it could be gone before it is measured.
  await Promise.all([notifica('CTRL+F5').hover(), login(page, CAMBIA)]);
  expect((await notifica('CTRL+F5').boundingBox())?.width).toBe(300);
  const { pannello, campo, save } = await openCambio(page);
  await campo('Password attuale').fill('non-è-questa');
  for (const nome of ['Nuova password', 'Conferma nuova password']) await campo(nome).fill(nuova);
  await save();
  await expect(pannello.getByRole('alert')).toContainText('Password errata.');
  const attuale = getAccesso(CAMBIA).password;
  await campo('Password attuale').fill(attuale);
  const larghezza = notifica('Password cambiata.').evaluate((nodo) => nodo.getBoundingClientRect().width);
  await save();
  expect(await larghezza).toBeGreaterThanOrEqual(500);
  await expect(pannello).toHaveCount(0);

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(CAMBIA);
  await page.getByLabel('Password', { exact: true }).fill(attuale);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('alert')).toContainText('Credenziali errate.');
  await login(page, CAMBIA, nuova);
  const ritorno = await openCambio(page);
  for (const nome of ['Password attuale', 'Nuova password', 'Conferma nuova password'])
    await expect(ritorno.campo(nome)).toHaveValue('');
  await ritorno.campo('Password attuale').fill(nuova);
  for (const nome of ['Nuova password', 'Conferma nuova password']) await ritorno.campo(nome).fill(attuale);
  await ritorno.save();
  await expect(page.getByText('Password cambiata.')).toBeVisible();
});
