import { type Browser, expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { call, createCompleta } from './dichiarazioni.ts';
import { buyConCarta, completeFatturazione } from './vendita.ts';

const STUDIO = 'e.bellini@studiobellini.example';

/** The vendor burns all that the studio has: it begins with the credits of the demo. */
async function spendTutti(page: Page, browser: Browser, baseURL: string): Promise<void> {
  const { data: Crediti } = await (await page.request.get('/api/crediti/residui')).json();
  const { data } = await (
    await page.request.post('/api/utente/whoami', {
      headers: { 'x-quadra-app': 'prova', origin: baseURL },
    })
  ).json();
  const fornitore = await browser.newPage();
  await openSessione(fornitore, 'AMM_ELMAS');
  const corpo = { IdStudio: data.StudioId, Crediti, Motivazione: 'Prova di acquisto' };
  await call(fornitore, baseURL, '/api/crediti/scalacrediti', corpo);
  await fornitore.close();
}

test('[CRE-018] [PAY-006] [CRE-013] a print with no credits buys them by card and goes on by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSessione(page, STUDIO);
  const id = await createCompleta(page, baseURL ?? '', test.info().retry === 0 ? 'Senzacrediti' : 'Riprova');
  await spendTutti(page, browser, baseURL ?? '');
  await page.goto(`/dichiarazione/2025/${id}/riepilogo`);
  await page.getByRole('button', { name: 'Chiudi dichiarazione' }).click();
  // Who closes is told that the print will not be paid, and may buy at once: given up, he closes all the same.
  const chiusura = page.getByRole('dialog', { name: 'Chiudere la dichiarazione?' });
  await expect(chiusura).toContainText('Il saldo è 0. I crediti non bastano.');
  await chiusura.getByRole('button', { name: 'Compra i crediti che mancano' }).click();
  const dallaChiusura = page.getByRole('dialog', { name: 'Comprare i crediti che mancano' });
  await expect(dallaChiusura.getByText('Manca 1 credito.')).toBeVisible();
  await dallaChiusura.getByRole('button', { name: 'Annulla' }).click();
  await chiusura.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Dichiarazione chiusa.').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Stampa/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Stampa definitiva' }).click();
  const stampa = page.getByRole('dialog', { name: 'Stampare in definitivo 1 dichiarazione?' });
  await expect(stampa).toContainText('I crediti non bastano');
  await stampa.getByRole('button', { name: 'Compra e continua' }).click();
  const acquisto = page.getByRole('dialog', { name: 'Comprare i crediti che mancano' });
  await expect(acquisto.getByText('Manca 1 credito.')).toBeVisible();
  // The right package is the smallest that covers.
  await expect(acquisto.getByRole('radio', { name: 'Avvio' })).toBeChecked();
  await completeFatturazione(page);
  await expect(acquisto.getByText('Simulato').first()).toBeVisible();
  const scheda = page.waitForEvent('popup');
  await acquisto.getByRole('button', { name: /^Paga 109,80 € e riprendi$/ }).click();
  const circuito = await scheda;
  // Refused first: its page may still be used, and is closed before the choices come back.
  await circuito.getByLabel('Carta di prova').selectOption('4000000000000002');
  await circuito.getByRole('button', { name: /^Paga/ }).click();
  await expect(circuito.getByRole('alert')).toContainText('rifiutato');
  await expect(acquisto.getByRole('alert')).toContainText('la banca ha rifiutato la carta');
  await expect(acquisto.getByText(/si può ancora usare un’altra carta/)).toBeVisible();
  await acquisto.getByRole('button', { name: 'Paga in un altro modo' }).click();
  await expect(acquisto.getByRole('radio', { name: 'Avvio' })).toBeChecked();
  await circuito.reload();
  await expect(circuito.getByText('Questo pagamento non aspetta più nessuno.')).toBeVisible();
  await circuito.close();
  const seconda = page.waitForEvent('popup');
  await acquisto.getByRole('button', { name: /^Paga 109,80 € e riprendi$/ }).click();
  const altra = await seconda;
  const stampata = page.waitForResponse((risposta) => risposta.url().endsWith('/api/commons/exec/print'));
  await altra.getByRole('button', { name: /^Paga/ }).click();
  await expect(altra.getByText(/Pagamento completato: 50 crediti in più/)).toBeVisible();
  await altra.close();
  await page.bringToFront();
  expect((await stampata).status()).toBe(200);
  await expect(page.getByText('Stampata definitiva').first()).toBeVisible();
});

test('[ERR-037] [ERR-038] [PAY-012] PayPal: left, then refused, then paid; the server captures and the credits are there', async ({
  page,
}) => {
  await openSessione(page, STUDIO);
  await page.goto('/pacchetti');
  await page.getByRole('button', { name: 'Compra Avvio' }).click();
  const acquisto = page.getByRole('dialog', { name: 'Comprare crediti' });
  await completeFatturazione(page);
  await acquisto.getByRole('radio', { name: 'PayPal' }).check();
  const pay = async (conto: string, pulsante: RegExp) => {
    const scheda = page.waitForEvent('popup');
    await acquisto.getByRole('button', { name: 'Paga 109,80 €' }).click();
    const paypal = await scheda;
    await paypal.getByLabel('Conto di prova').selectOption({ label: conto });
    await paypal.getByRole('button', { name: pulsante }).click();
    return paypal;
  };
  const lasciata = await pay('Conto che paga', /^Annulla/);
  await expect(lasciata.getByText('Pagamento annullato.', { exact: false })).toBeVisible();
  await lasciata.close();
  await expect(page.getByText(/Pagamento annullato\./).first()).toBeVisible();
  const rifiutata = await pay('Mezzo di pagamento rifiutato', /^Paga/);
  await expect(rifiutata.getByText('Pagamento non autorizzato.', { exact: false }).first()).toBeVisible();
  await rifiutata.close();
  await expect(acquisto.getByRole('alert')).toContainText('PayPal ha rifiutato il mezzo di pagamento');
  await acquisto.getByRole('button', { name: 'Paga in un altro modo' }).click();
  const pagata = await pay('Conto che paga', /^Paga/);
  await expect(pagata.getByText(/Pagamento completato: 50 crediti in più/)).toBeVisible();
  await pagata.close();
  await expect(acquisto).toBeHidden();
  await page.goto('/movimenti');
  await expect(page.getByRole('row').filter({ hasText: 'Acquisto PayPal' }).first()).toContainText('50');
});

test('[PAY-002] [PAY-003] a transfer is booked with its IBAN and confirmed by the seller from the statement', async ({
  page,
  browser,
}) => {
  await openSessione(page, STUDIO);
  await page.goto('/pacchetti');
  await page.getByRole('button', { name: 'Compra Studio' }).click();
  const acquisto = page.getByRole('dialog', { name: 'Comprare crediti' });
  await expect(acquisto.getByRole('radio', { name: 'Studio' })).toBeChecked();
  await completeFatturazione(page);
  await acquisto.getByRole('radio', { name: 'Bonifico' }).check();
  await acquisto.getByRole('button', { name: 'Prenota 366,00 €' }).click();
  await expect(acquisto.getByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
  const causale = (await acquisto.getByText(/^QDR-/).textContent()) ?? '';
  await acquisto.getByRole('button', { name: 'Chiudi' }).last().click();
  await page.goto('/bonifici');
  await expect(page.getByRole('heading', { level: 1, name: 'Bonifici' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: causale })).toContainText('In sospeso');

  const venditore = await browser.newPage();
  await openSessione(venditore, 'AMM_GES');
  await venditore.goto('/bonifici');
  const file = venditore.waitForEvent('filechooser');
  await venditore.getByRole('button', { name: 'Leggi estratto conto' }).click();
  await (await file).setFiles({
    name: 'estratto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Data;Importo;Descrizione\n02/03/2026;366,00;BONIFICO ${causale}\n`),
  });
  const incassi = venditore.getByRole('dialog', { name: 'Incassi dell’estratto conto' });
  await expect(incassi.getByRole('row').filter({ hasText: causale })).toContainText('Corrisponde');
  await incassi.getByRole('button', { name: 'Conferma 1 incasso' }).click();
  await expect(venditore.getByText('1 incasso confermato.')).toBeVisible();
  await expect(venditore.getByRole('row').filter({ hasText: causale })).toContainText('Completato');
  await venditore.close();
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: causale })).toContainText('02/03/2026');
});

test('[PAY-003] a transfer that comes for a booking that was cancelled is confirmed by itself, after its question', async ({
  page,
  browser,
}) => {
  await openSessione(page, STUDIO);
  await page.goto('/pacchetti');
  await page.getByRole('button', { name: 'Compra Avvio' }).click();
  const acquisto = page.getByRole('dialog', { name: 'Comprare crediti' });
  await completeFatturazione(page);
  await acquisto.getByRole('radio', { name: 'Bonifico' }).check();
  await acquisto.getByRole('button', { name: 'Prenota 109,80 €' }).click();
  const causale = (await acquisto.getByText(/^QDR-/).textContent()) ?? '';
  await acquisto.getByRole('button', { name: 'Chiudi' }).last().click();
  await page.goto('/bonifici');
  const riga = page.getByRole('row').filter({ hasText: causale });
  await riga.dblclick();
  await page.getByRole('button', { name: 'Annulla prenotazione' }).click();
  await page
    .getByRole('dialog', { name: 'Annullare la prenotazione?' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(riga).toContainText('Annullato');

  const venditore = await browser.newPage();
  await openSessione(venditore, 'AMM_GES');
  await venditore.goto('/bonifici');
  const file = venditore.waitForEvent('filechooser');
  await venditore.getByRole('button', { name: 'Leggi estratto conto' }).click();
  await (await file).setFiles({
    name: 'estratto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Data;Importo;Descrizione\n02/03/2026;109,80;BONIFICO ${causale}\n`),
  });
  const incassi = venditore.getByRole('dialog', { name: 'Incassi dell’estratto conto' });
  const suo = incassi.getByRole('row').filter({ hasText: causale });
  await expect(suo).toContainText('Prenotazione annullata');
  // Never with those that correspond.
  await expect(incassi.getByRole('button', { name: /^Conferma \d+ incass/ })).toBeHidden();
  await suo.getByRole('button', { name: /^Conferma incasso/ }).click();
  const domanda = venditore.getByRole('dialog', { name: 'Confermare l’incasso?' });
  await expect(domanda).toContainText('La prenotazione era stata annullata');
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(suo).toContainText('Incasso confermato.');
  await venditore.close();
  await page.reload();
  await expect(riga).toContainText('Completato');
});

test('[CRE-010] what was paid with a card is given back by who sells, with its reason, once he has read what it does', async ({
  page,
  browser,
}) => {
  await openSessione(page, STUDIO);
  await page.goto('/pacchetti');
  await page.getByRole('button', { name: 'Compra Avvio' }).click();
  const acquisto = page.getByRole('dialog', { name: 'Comprare crediti' });
  await completeFatturazione(page);
  const scheda = page.waitForEvent('popup');
  await acquisto.getByRole('button', { name: 'Paga 109,80 €' }).click();
  const circuito = await scheda;
  await circuito.getByRole('button', { name: /^Paga/ }).click();
  await expect(circuito.getByText(/Pagamento completato: 50 crediti in più/)).toBeVisible();
  await circuito.close();

  const venditore = await browser.newPage();
  await openSessione(venditore, 'AMM_GES');
  await venditore.goto('/pagamenti');
  await expect(venditore.getByRole('heading', { level: 1, name: 'Pagamenti' })).toBeVisible();
  const pagato = venditore
    .getByRole('row')
    .filter({ hasText: 'Studio Bellini' })
    .filter({ hasText: 'Carta di credito' })
    .first();
  await expect(pagato).toContainText('109,80');
  await expect(pagato).toContainText('Completato');
  await checkAccessibile(venditore, 'pagamenti', 'dark');
  await pagato.dblclick();
  const uno = venditore.getByRole('dialog', { name: /^Pagamento \d+$/ });
  await uno.getByRole('button', { name: 'Rimborsa' }).click();
  const perche = venditore.getByRole('dialog', { name: /^Rimborsare il pagamento \d+$/ });
  await perche.getByRole('button', { name: 'OK' }).click();
  await expect(perche.getByLabel('Motivo')).toHaveAttribute('aria-invalid', 'true');
  await perche.getByLabel('Motivo').fill('Comprato due volte');
  await perche.getByRole('button', { name: 'OK' }).click();
  const domanda = venditore.getByRole('dialog', { name: /^Rimborsare 109,80 € a .*Bellini/ });
  await expect(domanda).toContainText('Escono 50 crediti');
  await expect(domanda).toContainText('nota di credito');
  await expect(domanda).toContainText('torna da sé con il circuito');
  await checkAccessibile(venditore, 'rimborso', 'dark', '[role=dialog]');
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(venditore.getByText('Rimborso fatto: il circuito restituisce il denaro.')).toBeVisible();
  await expect(pagato).toContainText('Rimborsato');
  await expect(pagato).toContainText('Comprato due volte');
  // The invoice is taken back whole by a note with a number of its own, that says which.
  await venditore.goto('/fatture');
  const nota = venditore
    .getByRole('row')
    .filter({ hasText: 'Studio Bellini' })
    .filter({ hasText: '−109,80' });
  await nota.first().dblclick();
  const scelta = venditore.getByRole('region', { name: 'Fattura scelta' });
  await expect(scelta.getByText(/^Storna la fattura A1 \d+\/\d\d del /)).toBeVisible();
  await expect(scelta.getByRole('heading', { level: 2 })).toHaveText(/^NC \d+\/\d\d$/);
  await expect(scelta).toContainText('−109,80');
  await venditore.close();
  await page.goto('/movimenti');
  await expect(page.getByRole('row').filter({ hasText: 'Comprato due volte' }).first()).toContainText('50');
});

test('[PAY-004] a mandate is prepared by the studio, signed with the seller, and pays with a direct debit, until one fails', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSessione(page, STUDIO);
  // Of a try before this one.
  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  const mandati = await page.request.post('/api/sdd/mandato/list', { data: {}, headers });
  for (const { Id, Atti } of (await mandati.json()).data)
    if (Atti.includes('revoca'))
      await page.request.put(`/api/sdd/mandato/${Id}/stato`, { data: { Atto: 'revoca' }, headers });
  await page.goto('/sdd');
  await expect(page.getByRole('heading', { level: 1, name: 'SDD' })).toBeVisible();
  const prepara = async () => {
    await page.getByRole('button', { name: 'Prepara mandato' }).first().click();
    const modulo = page.getByRole('dialog', { name: 'Prepara mandato' });
    await modulo.getByLabel('IBAN').fill('IT60 X054 2811 1010 0000 0123 457');
    await modulo.getByLabel('Intestatario').fill('Studio Bellini');
    await modulo.getByRole('button', { name: 'OK' }).click();
    await expect(modulo.getByLabel('IBAN')).toHaveAttribute('aria-invalid', 'true');
    await modulo.getByLabel('IBAN').fill('IT60 X054 2811 1010 0000 0123 456');
    await modulo.getByRole('button', { name: 'OK' }).click();
  };
  await prepara();
  const riga = page.getByRole('row').filter({ hasText: 'Studio Bellini' }).filter({ hasText: 'Da firmare' });
  await expect(riga).toContainText('QDRM-');

  const venditore = await browser.newPage();
  await openSessione(venditore, 'AMM_GES');
  await venditore.goto('/sdd');
  await venditore.getByRole('row').filter({ hasText: 'Da firmare' }).first().dblclick();
  const mandato = venditore.getByRole('dialog', { name: /^Mandato QDRM-/ });
  await expect(mandato).toContainText('La sottoscrizione del mandato autorizza');
  await mandato.getByRole('button', { name: 'Ho il mandato firmato' }).click();
  await venditore
    .getByRole('dialog', { name: 'Quando è stato firmato?' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(venditore.getByText('Mandato: attivo.')).toBeVisible();
  await venditore.getByRole('button', { name: 'Distinte per la banca' }).click();
  await expect(venditore.getByRole('dialog', { name: 'Distinte per la banca' })).toBeVisible();
  await venditore.close();

  await page.reload();
  await page.getByRole('button', { name: 'Compra', exact: true }).click();
  const acquisto = page.getByRole('dialog', { name: 'Comprare crediti' });
  await completeFatturazione(page);
  await expect(acquisto.getByText('Mandato attivo, IBAN che finisce con 3456')).toBeVisible();
  await acquisto.getByRole('radio', { name: 'SDD' }).check();
  await acquisto.getByRole('button', { name: /^Prenota/ }).click();
  await expect(acquisto.getByText('Addebito ordinato')).toBeVisible();
  await acquisto.getByRole('button', { name: 'Chiudi' }).last().click();
  await page.getByRole('button', { name: 'Addebiti' }).click();
  const addebito = page
    .getByRole('dialog', { name: 'Addebiti' })
    .getByRole('row')
    .filter({ hasText: 'QDR-' })
    .first();
  await expect(addebito).toContainText('In sospeso');

  // The bank refuses it: who sells reads its file, who bought sees why, and the mandate is held.
  const [causale = ''] = /QDR-\w{10}/.exec((await addebito.textContent()) ?? '') ?? [];
  const banca = await browser.newPage();
  await openSessione(banca, 'AMM_GES');
  await banca.goto('/sdd');
  const file = banca.waitForEvent('filechooser');
  await banca.getByRole('button', { name: 'Leggi esiti della banca' }).click();
  // A bank gives them back as it likes: an answer (pain.002), a statement (camt), a table.
  expect(await (await file).element().getAttribute('accept')).toBe('.xml,.csv,.txt');
  await (await file).setFiles({
    name: 'esiti.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>X</OrgnlMsgId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${causale}</OrgnlEndToEndId><TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`,
    ),
  });
  const letto = banca.getByRole('dialog', { name: 'Esiti della banca' }).getByRole('row');
  await expect(letto.filter({ hasText: causale })).toContainText('conto chiuso (AC04)');
  await expect(letto.filter({ hasText: causale })).toContainText('Scritto');
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Sospeso' }).first()).toContainText('Studio Bellini');
  await page.getByRole('button', { name: 'Addebiti' }).click();
  await expect(addebito).toContainText('Fallito');
  // Put right with the bank, it pays again.
  await banca.goto('/sdd');
  await banca
    .getByRole('row')
    .filter({ hasText: 'Studio Bellini' })
    .filter({ hasText: 'Sospeso' })
    .first()
    .dblclick();
  await banca
    .getByRole('dialog', { name: /^Mandato QDRM-/ })
    .getByRole('button', { name: 'Riattiva' })
    .click();
  await expect(banca.getByText('Mandato: attivo.')).toBeVisible();
  await banca.close();
});

test('[PAY-009] buys by itself below a threshold: chosen in Impostazioni among what is there and active', async ({
  page,
  baseURL,
}) => {
  await openSessione(page, STUDIO);
  await buyConCarta(page, '4242424242424242');

  await page.goto('/impostazioni');
  const accende = page.getByRole('switch', { name: 'Comprare in automatico' });
  const soglia = page.getByLabel('Sotto quanti crediti');
  const salva = page.getByRole('button', { name: 'Salva l’acquisto automatico' });
  await expect(page.getByRole('combobox', { name: 'Pagamento' })).toHaveValue(
    /^Carta di credito: visa che finisce con 4242 \(simulato\)$/,
  );
  await accende.setChecked(true);
  await soglia.fill('51');
  await salva.click();
  await expect(page.getByText(/La soglia non può superare i crediti del pacchetto/)).toBeVisible();
  await soglia.fill('5');
  await salva.click();
  await expect(page.getByText('Acquisto automatico attivo.')).toBeVisible();
  await page.reload();
  await expect(accende).toBeChecked();
  await expect(soglia).toHaveValue('5');
  await accende.setChecked(false);
  await salva.click();
  await expect(page.getByText('Acquisto automatico non attivo.')).toBeVisible();
  // Without what it is paid with there is nothing to choose.
  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  const carte = await (await page.request.get('/api/pagamentocartacredito', { headers })).json();
  for (const { Id } of carte.data)
    await page.request.delete(`/api/pagamentocartacredito/carta/${Id}`, { headers });
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Pagamento' })).not.toHaveValue(/Carta/);
});
