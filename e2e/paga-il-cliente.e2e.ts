import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { call } from './dichiarazioni.ts';

const STUDIO = 'r.sala@studioconti.example';
const CLIENTE = 'paolo.marchetti@posta.example';
const TELEFONO = { width: 390, height: 844 };

/** A declaration of the private client among those of the studio, closed: its key. */
async function closeLaSua(page: Page, privato: Page, baseURL: string): Promise<string> {
  const send = (percorso: string, corpo: object) => call(page, baseURL, percorso, corpo);
  const [suo] = await call(privato, baseURL, '/api/anagrafica/list', {});
  const { CodiceFiscale } = suo;
  const nato = {
    Cognome: 'Marchetti',
    Nome: 'Paolo',
    Sesso: 'M',
    DataNascita: '1974-05-22',
    ComuneNascita: 'F205',
  };
  const scheda = { ...nato, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F205' } };
  const [gia] = await send('/api/anagrafica/list', { Filter: { CodiceFiscale } });
  const { Id } = gia ?? (await send('/api/anagrafica', { ...scheda, Email: CLIENTE }));
  const Finalita = test.info().retry === 0 ? 'Ordinaria' : 'Integrativa';
  const { create } = await send('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id], Finalita });
  const id: string = create[0].Codice;
  const Righi = {
    ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30000, 'RC6.1': 365, 'RC10.1': 5000, 'RC10.2': 400 },
    ...{ 'RC10.3': 60, 'RC10.4': 140, 'RC10.5': 60, 'RC14.1': '2' },
  };
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  await page.request.put(`/api/2025/pf/${id}`, { data: { Versione: 1, Righi, Forzature: {} }, headers });
  for (const quadro of ['FR', 'RC', 'RN', 'RV'])
    await send(`/api/2025/pf/${id}/quadro/${quadro}/completa`, {});
  expect((await send('/api/2025/dichiarazione/chiudi', { Codici: [id] })).chiuse).toEqual([id]);
  return id;
}

test('a private client pays for his declaration and prints it', async ({ page, browser, baseURL }) => {
  test.slow();
  const casa = baseURL ?? '';
  const privato = await browser.newPage({ viewport: TELEFONO });
  await openSessione(privato, CLIENTE);
  await openSessione(page, STUDIO);
  const id = await closeLaSua(page, privato, casa);

  // The studio asks.
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  const sezione = page.getByRole('region', { name: 'Paga il cliente' });
  await expect(sezione).toContainText('Paolo Marchetti pagherebbe 1,83 €, IVA compresa.');
  await sezione.getByRole('button', { name: 'Chiedi il pagamento' }).click();
  await expect(sezione).toContainText('non ancora pagata');

  // Among all those that it asked: whose, of what, how much, how it stands.
  await page.goto('/pagamenti-chiesti');
  const chieste = page.getByRole('grid', { name: 'Pagamenti chiesti' });
  const sua = chieste
    .getByRole('row', { name: /Marchetti Paolo.*Persone fisiche 2025.*1,83.*Da pagare/i })
    .first();
  await sua.dblclick();
  const una = page.getByRole('region', { name: 'La richiesta' });
  await expect(una).toContainText('1,83 € IVA compresa');
  await checkAccessibile(page, '/pagamenti-chiesti', 'dark');
  // Taken back it is not to be paid; asked again from its declaration, it is.
  await una.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(una.getByText('Ritirata', { exact: true })).toBeVisible();
  await una.getByRole('button', { name: 'Apri la dichiarazione' }).click();
  await sezione.getByRole('button', { name: 'Chiedi il pagamento' }).click();
  await expect(sezione).toContainText('non ancora pagata');

  // The client finds it on his home, says who the invoice is for where it wants it, and pays.
  await privato.goto('/home');
  const righe = privato.getByRole('listitem').filter({ hasText: 'Da pagare' });
  await righe.getByRole('link', { name: 'Persone fisiche 2025' }).first().click();
  await expect(privato.getByText('Il documento si apre dopo il pagamento.')).toBeVisible();
  await expect(privato.getByText('Studio Conti e Associati')).toBeVisible();
  if (!(await privato.getByText('Dati completi').isVisible())) {
    await expect(privato.getByRole('button', { name: 'Paga 1,83 €' })).toBeDisabled();
    await privato.getByRole('button', { name: 'Modifica' }).click();
    const dati = privato.getByRole('dialog', { name: 'Dati di fatturazione' });
    await dati.getByLabel('Via e numero').fill('Via Padova 48');
    await dati.getByRole('button', { name: 'OK' }).click();
    await expect(privato.getByText('Dati completi')).toBeVisible();
  }
  await privato.getByRole('button', { name: 'Paga 1,83 €' }).click();
  await privato.getByLabel('Carta di prova').selectOption('4242424242424242');
  await privato.getByRole('button', { name: /^Paga/ }).click();
  await expect(privato.getByText('Pagamento completato: il documento è disponibile.')).toBeVisible();
  await privato.getByRole('button', { name: 'Vai al documento' }).click();

  // He prints it.
  await expect(privato.getByRole('heading', { name: 'Dichiarazione pagata' })).toBeVisible();
  const stampa = privato.waitForResponse((risposta) => risposta.url().endsWith('/stampa'));
  const file = privato.waitForEvent('download');
  await privato.getByRole('button', { name: 'Scarica' }).click();
  expect((await stampa).headers()['content-type']).toBe('application/pdf');
  expect((await file).suggestedFilename()).toBe('dichiarazione-2025.pdf');
  expect((await (await privato.request.get('/api/crediti/residui')).json()).data).toBe(0);
  await privato.close();

  // The studio sees that he did.
  await page.reload();
  await expect(sezione).toContainText('Pagata da');
});
