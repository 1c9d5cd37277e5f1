import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { checkAccessibile } from './axe.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** A client with a house in Orvieto, where Quadra has no rate: his key. */
async function createCliente(page: Page, baseURL: string, Cognome: string): Promise<string> {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const send = async (percorso: string, data: object) => {
    const risposta = await page.request.post(percorso, { data, headers });
    expect(risposta.status(), await risposta.text()).toBeLessThan(300);
    return (await risposta.json()).data;
  };
  const DataNascita = `1968-06-${String(5 + test.info().repeatEachIndex).padStart(2, '0')}`;
  const persona = { Cognome, Nome: 'Delio', Sesso: 'M', DataNascita, ComuneNascita: 'G148' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'G148' } };
  const { Id } = await send('/api/anagrafica', scheda);
  await send('/api/fabbricato', {
    ...{ Comune: 'G148', Categoria: 'A/2', Rendita: 600, Foglio: '1', Particella: '1' },
    Proprietari: [{ IdAnagrafica: Id, Dal: '2010-01-01', Quota: 100 }],
  });
  return Id;
}

/** What is typed in the fields of the window, by keyboard, from the first one. */
async function typeAliquota(page: Page, [aliquota, numero, data]: readonly string[]): Promise<void> {
  const finestra = page.getByRole('dialog', { name: /aliquota/i });
  await finestra.getByLabel('Aliquota').fill(aliquota ?? '');
  await finestra.getByLabel('Numero della delibera').fill(numero ?? '');
  await finestra.getByLabel('Data della delibera').fill(data ?? '');
  await finestra.getByLabel('Collegamento alla delibera').focus();
}
const confirm = (page: Page) =>
  page
    .getByRole('dialog', { name: /aliquota/i })
    .getByRole('button', { name: 'OK' })
    .press('Enter');

test('[TAX-012] a rate that is missing is written by the studio with its act, counts, is corrected and taken away', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'AMM_STU', '/tag');
  const cliente = await createCliente(page, baseURL ?? '', 'Aliquotari');
  await page.goto(`/imu?cliente=${cliente}&imposta=2024`);
  const orvieto = page.getByRole('region', { name: 'Orvieto' });
  const totale = orvieto.getByRole('button', { name: /^Spiega: Dovuto, Totale/ });
  await expect(totale).toHaveText('867 €');
  await expect(orvieto.getByText('Provvisorio')).toBeVisible();

  // From the rate that is missing to the form, filled; what is wrong is told on its field; and back.
  const inserisci = orvieto.getByRole('button', {
    name: 'Inserisci l’aliquota del tuo studio: Altro fabbricato, 2024',
  });
  await inserisci.press('Enter');
  const finestra = page.getByRole('dialog', { name: 'Inserisci l’aliquota del tuo studio' });
  await expect(finestra.getByText('Orvieto, IMU 2024, Altro fabbricato')).toBeVisible();
  await expect(finestra.getByLabel('Aliquota')).toBeFocused();
  await typeAliquota(page, ['1,5', '45', '20/12/2023']);
  await confirm(page);
  await expect(finestra.getByText('La legge ammette da 0% a 1,14%')).toBeVisible();
  await typeAliquota(page, ['1,06', '45', '20/12/2023']);
  await confirm(page);
  await expect(finestra).toHaveCount(0);
  await expect(totale).toHaveText('1.068 €');
  await expect(
    orvieto.getByText(
      '1,06% inserita dallo studio, delibera n. 45 del 20/12/2023, non verificata da Quadra.',
    ),
  ).toBeVisible();
  await checkAccessibile(page, 'le aliquote dello studio', 'dark');

  // An open declaration of the comune says that the rate changed after it, and leads here.
  const creata = await page.request.post('/api/2025/dichiarazione/creaimu', {
    data: { Codici: [cliente] },
    headers: { 'x-quadra-app': 'prova', origin: baseURL ?? '' },
  });
  const { data } = await creata.json();
  await page.reload();
  await orvieto
    .getByRole('button', { name: 'Correggi l’aliquota dello studio: Altro fabbricato, 2024' })
    .press('Enter');
  await typeAliquota(page, ['1,06', '45/C', '20/12/2023']);
  await confirm(page);
  await expect(orvieto.getByText('aliquota dello studio cambiata il')).toBeVisible();
  await page.goto(`/dichiarazione/2025/${data.create[0].Codice}/riepilogo`);
  await expect(page.getByText('Un’aliquota dello studio per questo comune è cambiata')).toBeVisible();
  await page.getByRole('link', { name: 'Calcolo dell’IMU 2024 e aliquote del comune' }).press('Enter');
  await expect(totale).toHaveText('1.068 €');

  // The number says on whose act it rests.
  await totale.click();
  const spiega = page.getByRole('dialog', { name: 'Spiega questo numero' });
  await expect(spiega.getByText('Delibera del comune n. 45/C, del 20/12/2023').first()).toBeVisible();
  await expect(
    spiega
      .getByText('Inserita dallo studio, non verificata da Quadra, al posto di quella di base, 0,86%.')
      .first(),
  ).toBeVisible();
  await expect(spiega.getByText('Su aliquote inserite dallo studio, non verificate da Quadra')).toBeVisible();
  await page.keyboard.press('Escape');

  // The list of those of the studio, near those of Quadra: corrected, and taken away.
  await page.getByRole('button', { name: 'Aliquote dello studio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aliquote IMU dello studio' })).toBeVisible();
  const riga = page.getByRole('row').filter({ hasText: 'Orvieto' });
  await expect(riga).toContainText('0,86% di base');
  await riga.getByRole('gridcell', { name: 'Orvieto' }).click();
  const correzione = page.getByRole('dialog', { name: 'Aliquota dello studio' });
  await expect(correzione.getByLabel('Numero della delibera')).toHaveValue('45/C');
  await typeAliquota(page, ['0,96', '46', '20/12/2023']);
  await confirm(page);
  await expect(riga).toContainText('0,96%');
  await riga.getByRole('gridcell', { name: 'Orvieto' }).click();
  await correzione.getByRole('button', { name: 'Elimina' }).click();
  const domanda = page.getByRole('dialog', { name: /^Eliminare l’aliquota di Orvieto/ });
  await expect(domanda.getByText('I calcoli tornano a quella di Quadra: 0,86% di base.')).toBeVisible();
  await domanda.getByRole('button', { name: 'OK' }).click();
  await expect(riga).toHaveCount(0);
  await page.goto(`/imu?cliente=${cliente}&imposta=2024`);
  await expect(totale).toHaveText('867 €');
  await expect(
    orvieto.getByText(/quella dello studio è stata eliminata il .* vale quella di Quadra, 0,86% di base/),
  ).toBeVisible();
});
