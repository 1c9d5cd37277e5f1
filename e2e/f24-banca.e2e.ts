import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

const send = async (page: Page, baseURL: string, percorso: string, data: object) => {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  return (await (await page.request.post(percorso, { headers, data })).json()).data;
};
/** A client of the studio with an F24 to be paid. */
async function makeF24(page: Page, baseURL: string, Cognome: string, Debito: number): Promise<string> {
  const persona = { Cognome, Nome: 'Irma', Sesso: 'F', DataNascita: '1977-05-06', ComuneNascita: 'F257' };
  const { CodiceFiscale } = await send(page, baseURL, '/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send(page, baseURL, '/api/anagrafica', scheda);
  const Righe = [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito }];
  return (await send(page, baseURL, '/api/f24', { IdAnagrafica: Id, Scadenza: '2026-06-30', Righe })).Id;
}

test('[F24-016] a statement of the bank says which F24 were paid: proposed, chosen, marked by a job', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await openSessione(page);
  const base = baseURL ?? '';
  const intero = await makeF24(page, base, 'Strozzini', 617.37);
  await makeF24(page, base, 'Vernaccia', 617.41);
  await makeF24(page, base, 'Pellegrotti', 617.41);
  await page.goto('/f24');
  await page.getByRole('button', { name: 'Leggi estratto conto' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'F24 pagati, dall’estratto conto' }),
  ).toBeVisible();
  await checkAccessibile(page, '/f24/banca', 'dark');
  const leggi = async (nome: string, testo: string) => {
    const [scelta] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: /^(Scegli il file|Leggi un altro file)$/ }).click(),
    ]);
    await scelta.setFiles({ name: nome, mimeType: 'text/csv', buffer: Buffer.from(testo) });
  };
  await leggi('niente.csv', 'ciao');
  await expect(page.getByText(/Non è un estratto conto/).first()).toBeVisible();
  const estratto = [
    'Data contabile;Importo;Descrizione',
    '30/06/2026;-617,37;PAGAMENTO DELEGA F24',
    '30/06/2026;-617,41;PAGAMENTO DELEGA F24',
    '01/07/2026;-14,00;CANONE CONTO',
  ].join('\n');
  await leggi('estratto.csv', estratto);
  const tavola = page.getByRole('table', { name: 'Addebiti dell’estratto' });
  const certo = tavola.getByRole('row', { name: /617,37/ });
  await expect(certo).toContainText('Corrisponde');
  await expect(certo.getByRole('checkbox')).toBeChecked();
  await expect(page.getByText('1 altro movimento non riguarda F24.')).toBeVisible();
  await expect(page.getByText('1 modello, 617,37 €')).toBeVisible();
  // Two clients owe as much: a person says which.
  const incerto = tavola.getByRole('row', { name: /617,41/ });
  await expect(incerto).toContainText('Da scegliere');
  await expect(incerto.getByRole('checkbox')).not.toBeChecked();
  await incerto.getByRole('combobox').click();
  await page.getByRole('option', { name: /Pellegrotti/i }).click();
  await expect(page.getByText('2 modelli, 1.234,78 €')).toBeVisible();
  // What was chosen stays while one looks at other movements.
  await page.getByText('Da confermare (2)', { exact: true }).click();
  await expect(tavola.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Conferma solo il certo' })).toBeVisible();
  await checkAccessibile(page, '/f24/banca', 'dark');
  await page.getByRole('button', { name: 'Segna pagati 2 modelli' }).click();
  await expect(page.getByText(/^Lavoro avviato/).first()).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get(`/api/f24/${intero}`)).json()).data.Stato)
    .toBe('Pagato');
  // The same statement again proposes nothing of what was paid.
  await leggi('estratto.csv', estratto);
  await expect(certo).toContainText('Già pagato');
  await expect(certo.getByRole('checkbox')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(certo).toBeVisible();
});
