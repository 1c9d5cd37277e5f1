import { type Browser, expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { call } from './dichiarazioni.ts';

const VENDITORE = 'c.monti@nordconsulenze.example';
/** A sheet of who sells, as small as one may be. */
const FOGLIO = `<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:a="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"><xsl:template match="/"><html><body>
  <xsl:for-each select="a:FatturaElettronica/FatturaElettronicaBody">
  <h1>Fattura <xsl:value-of select="DatiGenerali/DatiGeneraliDocumento/Numero"/></h1>
  <xsl:for-each select="DatiBeniServizi/DettaglioLinee"><p><xsl:value-of select="Descrizione"/></p></xsl:for-each>
  </xsl:for-each></body></html></xsl:template></xsl:stylesheet>`;

async function loadFoglio(page: Page, nome: string, contenuto: string): Promise<void> {
  const scelta = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Carica foglio di stile|Sostituisci)$/ }).click();
  await (await scelta).setFiles({ name: nome, mimeType: 'text/xml', buffer: Buffer.from(contenuto) });
}

/** An invoice of who sells, opened beside the list. */
async function openFattura(browser: Browser, baseURL: string): Promise<{ page: Page; numero: string }> {
  const page = await browser.newPage();
  await openSessione(page, VENDITORE);
  const nata = await call(page, baseURL, '/api/fattura', {
    ...{ CodiceSDI: 'T9K4ZH3', Righe: [{ Descrizione: 'Pacchetto <b>Studio</b>', Prezzo: 300 }] },
    Cliente: {
      ...{ Denominazione: 'Ditta di prova', PIVA: '03317640369', Via: 'Via Emilia 1', CAP: '41121' },
      ...{ Comune: 'Modena', Provincia: 'MO' },
    },
  });
  const numero: string = nata.Numero;
  // Written so it would be refused: what is mended afterwards may still be wrong.
  const sbagliata = { CodiceSDI: 'T9K4ZH3', PIVA: '03317640369', CAP: '4112', Versione: nata.Versione };
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const corretta = await page.request.put(`/api/fattura/${nata.Id}/correggi`, { data: sbagliata, headers });
  expect(corretta.status()).toBe(200);
  await page.goto('/fatture');
  await page.getByRole('row').filter({ hasText: numero }).getByText(numero).first().dblclick();
  await expect(page.getByRole('region', { name: 'Fattura scelta' })).toContainText(numero);
  return { page, numero };
}

test('[FAT-002] the official view of an invoice is the sheet that was loaded: a bad one is refused with words', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSessione(page, 'AMM_ELMAS');
  await page.goto('/fatturazione');
  await loadFoglio(page, 'Brutto.xsl', FOGLIO.replace('<h1>', '<script>alert(1)</script><h1>'));
  await expect(
    page.getByText(/Il foglio di stile ha qualcosa che qui non si gestisce: .*script/),
  ).toBeVisible();
  await expect(page.getByText('Non caricato: le fatture si guardano nel PDF.')).toBeVisible();
  await loadFoglio(page, 'Foglio.xsl', FOGLIO);
  await expect(page.getByText(/^Foglio\.xsl, caricato il/)).toBeVisible();

  const { page: venditore, numero } = await openFattura(browser, baseURL ?? '');
  const nuova = venditore.context().waitForEvent('page');
  await venditore.getByRole('button', { name: 'Vista ufficiale' }).click();
  const vista = await nuova;
  await expect(vista.getByRole('heading', { name: `Fattura ${numero}` })).toBeVisible();
  await expect(vista.getByText('Pacchetto <b>Studio</b>')).toBeVisible();
  await venditore.close();

  await page.getByRole('button', { name: 'Togli', exact: true }).click();
  await expect(page.getByText('Foglio di stile tolto.')).toBeVisible();
});

test('[FAT-007] [FAT-009] an invoice that cannot leave says which field, is not called sent, and leaves once mended', async ({
  browser,
  baseURL,
}) => {
  const { page, numero } = await openFattura(browser, baseURL ?? '');
  const dettaglio = page.getByRole('region', { name: 'Fattura scelta' });
  const perche = dettaglio.getByRole('region', { name: 'Perché non può partire' });
  await expect(perche).toContainText('CAP del cliente: «4112» non va bene. Atteso: cinque cifre.');
  await expect(perche).toContainText('Nel file: CessionarioCommittente/Sede/CAP');
  await dettaglio.getByRole('button', { name: 'Invia allo SDI' }).click();
  const riga = page.getByRole('row').filter({ hasText: numero });
  await expect(riga).toContainText('Errore invio');
  await expect(dettaglio.getByText('Inviata SDI')).toHaveCount(0);
  const cap = dettaglio.getByLabel('CAP');
  await expect(cap).toHaveAttribute('aria-invalid', 'true');
  await perche.getByRole('button', { name: 'Vai al campo' }).click();
  await expect(cap).toBeFocused();
  for (const [nome, width, height] of [
    ['largo', 1366, 768],
    ['stretto', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await cap.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`ferma-${nome}.png`) });
  }
  await cap.fill('41121');
  await dettaglio.getByRole('button', { name: 'Correggi e rinvia' }).click();
  await expect(dettaglio.getByText('Inviata SDI')).toBeVisible();
  await expect(perche).toHaveCount(0);
  await page.close();
});

test('[FAT-009] withheld and with split payment, what it comes to is said; wrong of who sells, it leads to his field and leaves once mended', async ({
  page,
  baseURL,
}) => {
  await openSessione(page, VENDITORE);
  const { data: prima } = await (await page.request.get('/api/fatturazione')).json();
  const aliquota = page.getByLabel('Aliquota');
  const save = async () => {
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await expect(page.getByText('Fatturazione salvata.').first()).toBeVisible();
  };
  await page.goto('/fatturazione');
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Persone giuridiche' }).click();
  await aliquota.fill('20');
  // A part of it is refused on its field.
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('si scrivono insieme');
  await page.getByLabel('Causale').fill('A');
  await save();

  await page.goto('/fatture');
  await page.getByRole('button', { name: 'Nuova fattura' }).click();
  const finestra = page.getByRole('dialog', { name: 'Nuova fattura' });
  await finestra.getByRole('radiogroup', { name: 'A chi' }).getByText('Altro cliente').click();
  for (const [nome, valore] of [
    ...[['Denominazione', 'Ente di prova'] as const, ['Partita IVA', '03317640369'] as const],
    ...[['Via e numero', 'Via Emilia 1'] as const, ['CAP', '41121'] as const],
    ...[['Provincia', 'MO'] as const, ['Codice destinatario', 'T9K4ZH3'] as const],
  ])
    await finestra.getByLabel(nome).fill(valore);
  await finestra.getByLabel('Comune', { exact: true }).fill('Modena');
  await finestra.getByLabel('Descrizione').fill('Consulenza');
  await finestra.getByLabel('Prezzo senza IVA (€)').fill('100,00');
  await finestra.getByRole('combobox', { name: 'Esigibilità dell’IVA' }).click();
  await page.getByRole('option', { name: 'Scissione dei pagamenti' }).click();
  await finestra.getByLabel(/^Con la ritenuta d’acconto/).check();
  const quanto = finestra.getByRole('region', { name: 'Quanto fa' });
  for (const atteso of ['122,00 €', 'IVA che versa il cliente−22,00 €', 'Ritenuta d’acconto−20,00 €'])
    await expect(quanto).toContainText(atteso);
  await expect(quanto).toContainText('Da incassare80,00 €');
  await finestra.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Fattura emessa.')).toBeVisible();
  const dettaglio = page.getByRole('region', { name: 'Fattura scelta' });
  await expect(dettaglio).toContainText('Ente di prova');
  const numero = (await dettaglio.getByRole('heading', { level: 2 }).textContent()) ?? '';

  // Another rate, and the invoice is no more the one that was written.
  await page.goto('/fatturazione');
  await aliquota.fill('23');
  await save();
  await page.goto('/fatture');
  const open = () => page.getByRole('row').filter({ hasText: numero }).getByText(numero).first().dblclick();
  await open();
  const perche = dettaglio.getByRole('region', { name: 'Perché non può partire' });
  await expect(perche).toContainText('La ritenuta della fattura non è quella');
  for (const [nome, width, height] of [
    ['largo', 1366, 768],
    ['stretto', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await perche.scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`perche-${nome}.png`) });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await perche.getByRole('link', { name: 'Apri i dati di chi vende' }).click();
  await expect(aliquota).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('fatturazione.png') });
  await aliquota.fill('20');
  await save();
  await page.goto('/fatture');
  await open();
  await dettaglio.getByRole('button', { name: 'Invia allo SDI' }).click();
  await expect(dettaglio.getByText('Inviata SDI')).toBeVisible();
  // As it was for who comes after.
  const { data: ora } = await (await page.request.get('/api/fatturazione')).json();
  const { RitenutaTipo, RitenutaAliquota, RitenutaCausale } = prima;
  await page.request.put('/api/fatturazione', {
    data: { ...ora, RitenutaTipo, RitenutaAliquota, RitenutaCausale },
    headers: { 'x-quadra-app': 'prova', origin: baseURL ?? '' },
  });
});
