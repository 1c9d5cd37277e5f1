import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { call, createRedditiPf } from './dichiarazioni.ts';

const impiego = {
  ...{ 'RC6.1': 365, 'RC10.1': 5000, 'RC10.2': 400, 'RC10.3': 60 },
  ...{ 'RC10.4': 140, 'RC10.5': 60, 'RC14.1': '2' },
};
const forza = (valore: number) => ({ valore, motivo: 'prova' });
const forzature = {
  ...{ 'RX1.1': forza(1000), 'RX1.5': forza(0), 'RX4.1': forza(0), 'RX4.5': forza(300) },
  ...{ 'RX2.1': forza(0), 'RX2.5': forza(0), 'RX3.1': forza(0), 'RX3.5': forza(0), 'RV17.8': forza(0) },
  ...{ 'RN62.1': forza(0), 'RN62.2': forza(0) },
};

/** A Redditi PF with 1000 to pay and 300 of credit, still open: its key, its client, and how it is closed. */
async function makeRedditi(page: Page, baseURL: string, cognome: string, anno = 2025, altre: object = {}) {
  const id = await createRedditiPf(page, baseURL, cognome, impiego, anno);
  const dove = `/api/${anno}/pf/${id}`;
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const read = async () => (await (await page.request.get(dove, { headers })).json()).data;
  const { Versione, Righi, IdAnagrafica } = await read();
  const salvata = await page.request.put(dove, {
    ...{ data: { Versione, Righi, Forzature: { ...forzature, ...altre } }, headers },
  });
  expect(salvata.status(), await salvata.text()).toBe(200);
  const close = async () => {
    for (const [quadro, stato] of Object.entries((await read()).StatiQuadri))
      if (stato === 'aperto') await call(page, baseURL, `${dove}/quadro/${quadro}/completa`, {});
    const corpo = { Codici: [id], Conferma: true, Motivo: 'prova' };
    const esito = await call(page, baseURL, `/api/${anno}/dichiarazione/chiudi`, corpo);
    expect(esito.errori).toEqual([]);
  };
  return { id, cliente: String(IdAnagrafica), close };
}
const riga = (page: Page, tavola: string, nome: string | RegExp) =>
  page.getByRole('table', { name: tavola, exact: true }).getByRole('row', { name: nome });
const celle = (page: Page, tavola: string, nome: string | RegExp) =>
  riga(page, tavola, nome).getByRole('cell');

test('[F24-001][F24-009][F24-017] a closed declaration makes the conto, its F24 in instalments pay it, and it closes', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const quadra = page.getByRole('status').getByText('Quadra', { exact: true });
  await openSessione(page);
  const { id, cliente, close } = await makeRedditi(page, base, 'Zecchino');
  await page.goto(`/conto-fiscale?cliente=${cliente}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Conto fiscale non creato' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apri Persone fisiche' })).toHaveAttribute(
    'href',
    `/dichiarazione/2025/${id}`,
  );
  await close();
  await page.reload();
  // The portal makes it by itself; who does not want to wait makes it now.
  await page.getByRole('button', { name: /^(Crea il conto|Rielabora)$/ }).click();
  const saldo = celle(page, 'Debiti', /^4001/);
  await expect(saldo).toContainText([
    /RX1 col. 1, PF 2025/,
    /\d/,
    '1.000,00',
    '0,00',
    '0,00',
    '1.000,00',
    /./,
  ]);
  await expect(celle(page, 'Crediti', /^1842/)).toContainText([
    /RX4 col. 5/,
    /\d/,
    '300,00',
    '0,00',
    '0,00',
    '300,00',
    /./,
  ]);
  await expect(quadra).toBeVisible();
  const proposta = page.getByRole('region', { name: 'Come si paga quello che resta' });
  await expect(proposta.getByRole('row').nth(1).getByRole('cell').nth(4)).toHaveText('700,00');
  await proposta.getByLabel('Rate', { exact: true }).click();
  await page.getByRole('option', { name: 'In 3 rate' }).click();
  await expect(proposta.getByRole('row')).toHaveCount(5);
  await proposta.getByRole('button', { name: 'Prepara F24' }).click();
  await page
    .getByRole('dialog', { name: 'Prepara 4 F24' })
    .getByRole('button', { name: 'OK', exact: true })
    .click();
  await expect(riga(page, 'F24', /rata 3 di 3/)).toBeVisible();
  await expect(proposta).toHaveCount(0);
  await expect(celle(page, 'Debiti', /^4001/).nth(6)).toHaveText('In F24');
  await expect(celle(page, 'Crediti', /^1842/).nth(4)).toHaveText('300,00');
  await expect(quadra).toBeVisible();
  await checkAccessibile(page, '/conto-fiscale', 'dark');

  const { F24 } = (await (await page.request.get(`/api/contofiscale/2025/${cliente}`)).json()).data;
  for (const { Id, Versione } of F24.slice(0, 2))
    await call(page, base, `/api/f24/${Id}/azione`, { Azione: 'paga', Data: '2025-06-30', Versione });
  await page.reload();
  await expect(celle(page, 'Debiti', /^4001/).nth(6)).toHaveText('Pagati 2 di 4');
  await expect(riga(page, 'F24', /rata 1 di 3/).getByText('Pagato')).toBeVisible();
  await expect(quadra).toBeVisible();
  await riga(page, 'Debiti', /^4001/).getByRole('button').click();
  const storia = page.getByRole('list', { name: /^Storia/ });
  await expect(storia.getByRole('link', { name: /^F24 n\. / })).toHaveCount(4);
  await riga(page, 'Debiti', /^4001/).getByRole('link', { name: 'RX1 col. 1' }).click();
  await expect(page).toHaveURL(new RegExp(`/dichiarazione/2025/${id}/quadroRX#RX1\\.1$`));
  // And back: each tax of the declaration leads to its voce, and from it to its models.
  await page.getByRole('button', { name: 'Riepilogo e controlli' }).first().click();
  await page.getByRole('link', { name: 'IRPEF nel conto fiscale' }).click();
  await expect(storia.getByRole('link', { name: /^F24 n\. / })).toHaveCount(4);
  const menu = page.getByRole('navigation', { name: 'Navigazione principale' });
  await menu.getByRole('link', { name: 'F24', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Zecchino' }).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Conto fiscale' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Scegliere un cliente' })).toBeVisible();
});

test('[F24-009][ERR-052] a conto that cannot be made says so with its cause, and is tried again', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  // The terms of that year are not held: nothing of it has a date.
  const { cliente, close } = await makeRedditi(page, baseURL ?? '', 'Wolframi', 2019);
  await close();
  await page.goto(`/conto-fiscale?cliente=${cliente}&anno=2019`);
  const errore = page.getByRole('alert');
  await page
    .getByRole('button', { name: /^(Crea il conto|Riprova)$/ })
    .first()
    .click();
  await expect(errore).toContainText("Errore nell'elaborazione del conto fiscale.");
  await expect(errore).toContainText('Le scadenze del 2019 non sono tenute.');
  await errore.getByRole('button', { name: 'Riprova' }).click();
  await expect(errore).toContainText("Errore nell'elaborazione del conto fiscale.");
});

test('the advances are lowered on what is expected, what it may cost is seen first, and they go back to history', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const altre = { 'RX1.1': forza(0), 'RX4.5': forza(0), 'RN62.1': forza(400), 'RN62.2': forza(600) };
  const { cliente, close } = await makeRedditi(page, baseURL ?? '', 'Zwischen', 2025, altre);
  await close();
  await page.goto(`/conto-fiscale?cliente=${cliente}`);
  await page
    .getByRole('button', { name: /^(Crea il conto|Rielabora)$/ })
    .first()
    .click();
  await riga(page, 'Debiti', /^4034/).getByRole('button').press('Enter');
  await page.getByRole('button', { name: 'Acconto su quanto si prevede' }).press('Enter');
  const finestra = page.getByRole('dialog', { name: 'Acconti su quanto si prevede: IRPEF' });
  await expect(finestra.getByLabel('Imposta prevista per il 2025')).toBeFocused();
  await page.keyboard.type('500');
  await page.keyboard.press('Tab');
  const secondo = finestra.getByRole('row', { name: /^Secondo/ }).getByRole('cell');
  await expect(secondo.nth(1)).toHaveText('300,00 €');
  await expect(finestra.getByLabel('Se invece fosse')).toBeFocused();
  await page.keyboard.type('800');
  await page.keyboard.press('Tab');
  await expect(secondo.nth(2)).toHaveText('180,00 €');
  await expect(secondo.nth(3)).toHaveText(/^[5-9],\d\d\s€$/);
  await checkAccessibile(page, '/conto-fiscale', 'dark');
  await finestra.getByRole('button', { name: 'OK', exact: true }).press('Enter');
  await expect(celle(page, 'Debiti', /^4034/).nth(2)).toHaveText('300,00');
  await expect(page.getByText('Su quanto si prevede: lo storico è 600,00 €.')).toBeVisible();
  const tenute = page.getByRole('region', { name: 'Acconti su quanto si prevede' });
  await expect(tenute).toContainText('imposta prevista 500,00 €, storico 1.000,00 €');
  await tenute.getByRole('button', { name: 'Torna allo storico' }).press('Enter');
  await expect(celle(page, 'Debiti', /^4034/).nth(2)).toHaveText('600,00');
  await expect(tenute).toHaveCount(0);
});

test('from what the declaration owes to the receipt: six instalments, one late, its file, sent, accepted, paid', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const base = baseURL ?? '';
  await openSessione(page);
  const { cliente, close } = await makeRedditi(page, base, 'Zampognari');
  await close();
  await page.goto(`/conto-fiscale?cliente=${cliente}`);
  await page.getByRole('button', { name: /^(Crea il conto|Rielabora)$/ }).click();
  const proposta = page.getByRole('region', { name: 'Come si paga quello che resta' });
  await proposta.getByLabel('Rate', { exact: true }).click();
  await page.getByRole('option', { name: 'In 6 rate' }).click();
  await expect(proposta.getByRole('row')).toHaveCount(8);
  await proposta.getByRole('button', { name: 'Prepara F24' }).click();
  await page
    .getByRole('dialog', { name: 'Prepara 7 F24' })
    .getByRole('button', { name: 'OK', exact: true })
    .click();
  await expect(riga(page, 'F24', /rata 6 di 6/)).toBeVisible();

  // The last is paid a week after the term it had, or from today, whichever is later: the plan adds what the delay costs.
  const readF24 = async () =>
    (await (await page.request.get(`/api/contofiscale/2025/${cliente}`)).json()).data.F24 as {
      Id: string;
      Versione: number;
      Data: string;
      Rata: number | null;
      Saldo: number;
    }[];
  const prima = (await readF24()).find(({ Rata }) => Rata === 6);
  if (prima === undefined) throw new Error('no instalment');
  const tardi = new Date(Math.max(Date.now(), Date.parse(prima.Data)) + 7 * 86_400_000);
  const Data = tardi.toISOString().slice(0, 10);
  const mossa = { IdF24: prima.Id, Versione: prima.Versione, Data };
  await call(page, base, `/api/pianificatore/${cliente}/usa`, { Spostamenti: [mossa] });
  await page.goto(`/f24/${prima.Id}`);
  // The sanction of the IRPEF that is late.
  await expect(page.getByLabel('Codice, Erario, riga 1', { exact: true })).toHaveValue('4001');
  const codici = page.getByRole('combobox', { name: /^Codice, Erario, riga \d+$/ });
  const scritti = await Promise.all((await codici.all()).map((campo) => campo.inputValue()));
  expect(scritti).toContain('8901');
  const dopo = (await readF24()).find(({ Rata }) => Rata === 6);
  expect(dopo?.Saldo).toBeGreaterThan(prima.Saldo);

  const stato = page.getByRole('region', { name: 'Stato e invio' });
  await stato.getByRole('button', { name: 'Crea il file F24A0' }).click();
  await expect(stato.getByRole('button', { name: 'Scarica il file' })).toBeVisible();
  const finestra = page.getByRole('dialog');
  const ok = finestra.getByRole('button', { name: 'OK', exact: true });
  await stato.getByRole('button', { name: 'Segna inviato' }).click();
  await ok.click();
  await stato.getByRole('button', { name: 'Leggi la ricevuta' }).click();
  await finestra.getByRole('textbox', { name: 'Protocollo' }).fill('26121600001');
  await ok.click();
  await expect(stato.getByText(/^Accolto, /)).toBeVisible();
  // The file is the one that was sent: nothing is to be made again.
  await expect(stato.getByText(/va rifatto/)).toHaveCount(0);
  await stato.getByRole('button', { name: 'Segna pagato' }).click();
  await ok.click();
  await expect(stato.getByText(/^Pagati /)).toBeVisible();
  await page.goto(`/conto-fiscale?cliente=${cliente}`);
  await expect(riga(page, 'F24', /rata 6 di 6/).getByText('Pagato')).toBeVisible();
  await expect(celle(page, 'Debiti', /^4001/).nth(6)).toHaveText('Pagati 1 di 7');
  await expect(page.getByRole('status').getByText('Quadra', { exact: true })).toBeVisible();
});
