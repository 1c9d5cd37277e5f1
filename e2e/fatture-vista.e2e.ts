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
  const { Numero: numero } = await call(page, baseURL, '/api/fattura', {
    ...{ CodiceSDI: 'T9K4ZH3', Righe: [{ Descrizione: 'Pacchetto <b>Studio</b>', Prezzo: 300 }] },
    Cliente: {
      ...{ Denominazione: 'Ditta di prova', PIVA: '03317640369', Via: 'Via Emilia 1', CAP: '4112' },
      ...{ Comune: 'Modena', Provincia: 'MO' },
    },
  });
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
  await expect(perche).toContainText('CAP: «4112» non va bene. Atteso: cinque cifre.');
  await dettaglio.getByRole('button', { name: 'Invia allo SDI' }).click();
  const riga = page.getByRole('row').filter({ hasText: numero });
  await expect(riga).toContainText('Errore invio');
  await expect(dettaglio.getByText('Inviata SDI')).toHaveCount(0);
  const cap = dettaglio.getByLabel('CAP');
  await expect(cap).toHaveAttribute('aria-invalid', 'true');
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
