import { expect, type Page, test } from '@playwright/test';
import { enter, getAccesso } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { callComeUtente } from './tastiera.ts';

const indice = (page: Page) => page.getByRole('navigation', { name: 'Quadri' });
const voce = (page: Page, codice: string) => indice(page).getByRole('button', { name: codice, exact: false });

const quote = { partitaIva: '09876543217', cognome: 'Quota', nome: 'Quote snc' };
const lista = { partitaIva: '13579246805', cognome: 'Elenco', nome: 'Lista snc' };
const parti = { partitaIva: '11223344554', cognome: 'Parte', nome: 'Parti sas' };

/** A partnership with two partners; only the first has a declaration. Answers the keys of the two declarations. */
async function makeSocieta(
  baseURL: string,
  { partitaIva, cognome, nome }: { partitaIva: string; cognome: string; nome: string },
): Promise<{ sp: string; pf: string }> {
  const chi = await callComeUtente(getAccesso('AMM_STU').email, baseURL);
  const crea = async (scheda: object, altro: object = {}) => {
    const { Id } = await chi.post<{ Id: string }>('/api/anagrafica', {
      DomicilioFiscale: { Comune: 'F257' },
      ...scheda,
    });
    const percorso = '/api/2025/dichiarazione/crea';
    const { create } = await chi.post<{ create: { Codice: string }[] }>(percorso, {
      IdAnagrafiche: [Id],
      ...altro,
    });
    return create[0]?.Codice ?? '';
  };
  const nata = {
    Cognome: cognome,
    Nome: 'Marta',
    Sesso: 'F',
    DataNascita: '1982-05-14',
    ComuneNascita: 'F257',
  };
  const { CodiceFiscale } = await chi.post<{ CodiceFiscale: string }>('/api/anagrafica/CodFisc', nata);
  const pf = await crea({ ...nata, Tipo: 'PF', CodiceFiscale });
  const societa = { Tipo: 'SD', CodiceFiscale: partitaIva, RagioneSociale: nome, NaturaGiuridica: '23' };
  const sp = await crea(societa, { Tipo: 'Società di persone' });
  const Righi = {
    ...{ 'RG901.1': 100_000, 'RO901.1': CodiceFiscale, 'RO901.2': `${cognome} Marta`, 'RO901.3': 60 },
    ...{ 'RO902.1': 'BLLMRT82E54F257A', 'RO902.2': 'Bianchi Marta', 'RO902.3': 40 },
  };
  await chi.put(`/api/2025/sp/${sp}`, { Versione: 1, Righi });
  return { sp, pf };
}

test('[QUA-001] [NOT-012] from the company to its partners: the menu of the quadri is read again, and what became of it is told', async ({
  page,
  baseURL,
}) => {
  const { sp, pf } = await makeSocieta(baseURL ?? '', quote);
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${sp}/quadroRO`);
  await expect(voce(page, 'RG')).toContainText('Da finire');
  // In another tab a quadro is completed meanwhile: the menu does not know yet.
  const altrove = await callComeUtente(getAccesso('AMM_STU').email, baseURL ?? '');
  await altrove.post(`/api/2025/sp/${sp}/quadro/RG/completa`, { Conferma: true });
  await expect(voce(page, 'RG')).toContainText('Da finire');

  await page.getByRole('button', { name: 'Invia ai soci' }).click();
  const scelta = page.getByRole('dialog', { name: 'Invia ai soci' });
  await expect(scelta.getByRole('row')).toHaveCount(3);
  await checkAccessibile(page, 'finestra del messaggio', 'dark', '[role=dialog]');
  const letta = page.waitForResponse(
    (r) => r.url().endsWith(`/api/2025/sp/${sp}`) && r.request().method() === 'GET',
  );
  await scelta.getByRole('button', { name: 'Invia a 2 soci' }).click();
  await letta;
  await expect(scelta).toBeHidden();
  await expect(voce(page, 'RG')).toContainText('Completo');
  const notifica = page.getByRole('status').filter({ hasText: 'Informazione' });
  await expect(notifica).toContainText('1 dichiarazione compilata. 1 messaggio in attesa: Bianchi Marta');

  // With a callback of its own nothing else moves: the list says what became of it.
  await altrove.put(`/api/2025/sp/${sp}`, {
    Versione: (await altrove.get<{ Versione: number }>(`/api/2025/sp/${sp}`)).Versione,
    Righi: { 'RG901.1': 200_000 },
  });
  await page.getByRole('button', { name: 'Azioni sulla dichiarazione' }).click();
  await page.getByRole('menuitem', { name: 'Messaggi' }).click();
  const elenco = page.getByRole('dialog', { name: 'Messaggi' });
  let riletture = 0;
  page.on('request', (richiesta) => {
    if (richiesta.method() === 'GET' && richiesta.url().endsWith(`/api/2025/sp/${sp}`)) riletture += 1;
  });
  await elenco
    .getByRole('listitem')
    .filter({ hasText: 'Quota Marta' })
    .getByRole('button', { name: 'Invia di nuovo' })
    .click();
  await expect(elenco.getByRole('status')).toContainText('1 dichiarazione compilata.');
  await expect(elenco.getByRole('listitem').filter({ hasText: 'Quota Marta' })).toHaveCount(2);
  expect(riletture).toBe(0);

  await page.goto(`/dichiarazione/2025/${pf}/quadroRC`);
  await expect(voce(page, 'RH')).toContainText('Da finire');
  await expect(page.getByText('Quote snc ha compilato il quadro RH.')).toHaveCount(2);
});

test('[NOT-013] what a person wrote is not written over: the partner sees the difference, and takes it', async ({
  page,
  baseURL,
}) => {
  const { sp, pf } = await makeSocieta(baseURL ?? '', parti);
  const chi = await callComeUtente(getAccesso('AMM_STU').email, baseURL ?? '');
  const Righi = { 'RH1.1': parti.partitaIva, 'RH1.3': 60, 'RH1.4': 59_000 };
  await chi.put(`/api/2025/pf/${pf}`, { Versione: 1, Righi });
  await chi.post('/api/2025/message', { Codici: ['RO901'], DichiarazioneMittenteId: sp });
  await enter(page, 'AMM_STU', `/dichiarazione/2025/${pf}/quadroRH`);
  await expect(voce(page, 'RH')).toContainText('1 messaggio in attesa');
  const avviso = page.getByText('Parti sas ha inviato valori per il quadro RH: non sono ancora scritti.');
  await expect(avviso).toBeVisible();
  await page.getByRole('button', { name: 'Vedi' }).click();
  const finestra = page.getByRole('dialog', { name: 'Messaggio di Parti sas' });
  await expect(finestra.getByRole('row').filter({ hasText: 'Reddito o perdita' })).toContainText(
    /59\.000.*60\.000/,
  );
  await checkAccessibile(page, 'finestra del messaggio', 'dark', '[role=dialog]');
  await finestra.getByRole('button', { name: 'Applica' }).click();
  await expect(finestra).toBeHidden();
  await expect(avviso).toBeHidden();
  await expect(voce(page, 'RH')).not.toContainText('in attesa');
  await expect(page.locator('[data-casella="RH1.4"]').first()).toHaveValue('60.000');
});

test('[NOT-014] the screen Messaggi tells who sent, who receives and whether it was read; a row opens where it is', async ({
  page,
  baseURL,
}) => {
  const { sp, pf } = await makeSocieta(baseURL ?? '', lista);
  const chi = await callComeUtente(getAccesso('AMM_STU').email, baseURL ?? '');
  await chi.post('/api/2025/message', { Codici: ['RO'], DichiarazioneMittenteId: sp });
  await enter(page, 'AMM_STU', '/dichiarazioni');
  await page
    .getByRole('navigation', { name: 'Navigazione principale' })
    .getByRole('link', { name: 'Messaggi' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messaggi' })).toBeVisible();
  const griglia = page.getByRole('grid', { name: 'Messaggi' });
  await page.getByRole('textbox', { name: 'Mittente' }).fill('lista snc');
  await page.keyboard.press('Enter');
  await expect(griglia.getByRole('row')).toHaveCount(3);
  const riga = griglia.getByRole('row').filter({ hasText: 'Elenco Marta' });
  await expect(riga).toContainText('RO901 → RH');
  await expect(riga).toContainText('Applicato');
  await expect(riga).toContainText('Da leggere');
  await expect(griglia.getByRole('row').filter({ hasText: 'Bianchi Marta' })).toContainText('In attesa');
  await checkAccessibile(page, 'messaggi', 'dark');

  await griglia.getByRole('gridcell', { name: 'Elenco Marta' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dichiarazione/2025/${pf}/quadroRH$`));
  await page.getByRole('button', { name: 'Vedi' }).click();
  await page.getByRole('button', { name: 'Segna come letto' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(riga).toContainText('Letto da');
});
