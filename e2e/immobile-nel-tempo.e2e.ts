import { expect, test } from '@playwright/test';
import { changeRisposta, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { makeSend } from './dichiarazioni.ts';

/** A new client, and the first thing of a kind that a search of the land register finds of hers. */
async function makePadrona(
  send: ReturnType<typeof makeSend>,
  chi: { readonly Nome: string; readonly Cognome: string; readonly DataNascita: string },
  quale: 'Fabbricati' | 'Terreni',
) {
  const nata = { ...chi, Sesso: 'F', ComuneNascita: 'F257' };
  const { CodiceFiscale } = await send('post', '/api/anagrafica/CodFisc', nata);
  const scheda = { ...nata, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('post', '/api/anagrafica', scheda);
  const ricerca = { Tipo: 'Soggetto', CodiceFiscale, CostoMassimo: 50 };
  const { Righe } = await send('post', '/api/visura/richiedi', ricerca);
  return { Id, trovato: Righe.find(({ Catasto }: { Catasto: string }) => Catasto === quale) };
}

test('a building in time: what was declared beside the register, and each part opens its place', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const send = makeSend(page, baseURL ?? '');
  const chi = { Nome: 'Tempe', Cognome: 'Catastini', DataNascita: '1974-05-06' };
  const { Id, trovato } = await makePadrona(send, chi, 'Fabbricati');
  const { Comune, Sezione, Foglio, Particella, Subalterno, Categoria, Rendita } = trovato;
  // The record has another rendita, and so has what was declared with it.
  const casa = await send('post', '/api/fabbricato', {
    ...{ Comune, Sezione, Foglio, Particella, Subalterno, Categoria, Indirizzo: 'Via del Tempo 1' },
    ...{ Rendita: Rendita + 50, Proprietari: [{ IdAnagrafica: Id, Dal: '2021-07-01', Quota: 100 }] },
  });
  const { create } = await send('post', '/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  const una = `/api/2025/pf/${create[0].Codice}`;
  const { Versione } = await send('get', una);
  const dichiarata = Math.round(Rendita + 50);
  const Righi = { 'RB1.1': dichiarata, 'RB1.2': '2', 'RB1.3': 365, 'RB1.4': 100, 'RB1.9': Comune };
  await send('put', una, { Versione, Righi });

  await page.goto(`/fabbricato/${casa.Id}`);
  await page.getByRole('button', { name: 'Nel tempo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Via del Tempo 1/ })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Qualcosa di ciò che è dichiarato non torna.' }),
  ).toBeVisible();
  const rilievi = page.getByRole('complementary', { name: 'Rilievi' });
  await expect(rilievi.getByRole('heading', { name: 'La scheda ha un’altra rendita' })).toBeVisible();
  await expect(rilievi.getByRole('heading', { name: 'Rendita da verificare: 2024' })).toBeVisible();
  // A year of which there is nothing is unknown, and unknown is no error.
  await expect(rilievi.getByRole('heading', { name: /2022, 2023 e 2025: non si sa/ })).toBeVisible();
  await checkAccessibile(page, 'immobile nel tempo', 'dark');
  // What it is worth on the register is computed, what nobody told is not zero.
  const imu = page.getByRole('table', { name: 'IMU (€)' });
  await expect(imu.getByRole('row', { name: /^Pagata Pagata 20/ })).toContainText('Pagata 2026: Non si sa');
  await expect(imu.getByRole('row', { name: /^Ancora da pagare/ })).not.toContainText(/: \d/);
  await imu.getByRole('link', { name: /^Dovuta sul catasto 2026: \d/ }).click();
  await expect(page).toHaveURL(new RegExp(`/imu\\?cliente=${Id}&imposta=2026`));
  await page.goBack();
  await page.getByRole('link', { name: /^Rendita 2024: .* da verificare$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${create[0].Codice}/quadroRB#RB1\\.1$`));
  await page.goBack();
  await page.getByRole('table', { name: 'Visure conservate' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/visure\/[0-9a-f-]{36}$/);
});

test('the corrections of a building are seen first, then wait among the drafts of their declaration', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const send = makeSend(page, baseURL ?? '');
  const chi = { Nome: 'Corretta', Cognome: 'Rettifichi', DataNascita: '1973-05-06' };
  const { Id, trovato } = await makePadrona(send, chi, 'Fabbricati');
  const { Comune, Sezione, Foglio, Particella, Subalterno, Categoria, Rendita } = trovato;
  const casa = await send('post', '/api/fabbricato', {
    ...{ Comune, Sezione, Foglio, Particella, Subalterno, Categoria, Indirizzo: 'Via della Rettifica 3' },
    ...{ Rendita, Proprietari: [{ IdAnagrafica: Id, Dal: '2021-07-01', Quota: 100 }] },
  });
  const { create } = await send('post', '/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  const una = `/api/2025/pf/${create[0].Codice}`;
  const { Versione } = await send('get', una);
  const giusta = Math.round(Rendita);
  const Righi = { 'RB1.1': giusta + 50, 'RB1.2': '2', 'RB1.3': 365, 'RB1.4': 100, 'RB1.9': Comune };
  await send('put', una, { Versione, Righi });
  // What was being written in the same quadro stays.
  await send('put', `${una}/bozza`, { Quadro: 'RB', Righi: { 'RB1.4': 50 } });
  // The search is of today: as if it had been made in time.
  const Correzioni = [{ Chiave: 'RB1.1', Prima: giusta + 50, Dopo: giusta }];
  await changeRisposta(page, `/api/fabbricato/${casa.Id}/tempo`, (dati) => ({
    ...dati,
    Dichiarati: (dati.Dichiarati as { Anno: number }[]).map((uno) =>
      uno.Anno === 2024 ? { ...uno, RilievoRendita: 'errore', Correzioni } : uno,
    ),
  }));
  await page.goto(`/fabbricato/${casa.Id}/tempo`);
  await page.getByRole('button', { name: 'Prepara la correzione' }).click();
  const finestra = page.getByRole('dialog', { name: 'Correzioni dal catasto' });
  await expect(finestra.getByRole('row').nth(1)).toHaveText(/Redditi PF 2025, .*RB1 col\. 1/);
  await checkAccessibile(page, 'correzioni dal catasto', 'dark');
  await finestra.getByRole('button', { name: 'Metti in bozza' }).click();
  await expect(page).toHaveURL(new RegExp(`${create[0].Codice}/quadroRB$`));
  await expect(page.getByRole('region', { name: /^Bozza recuperata del / })).toBeVisible();
  const { Righi: salvati, Bozze } = await send('get', una);
  expect(salvati['RB1.1']).toBe(giusta + 50);
  expect(Bozze).toMatchObject([{ Quadro: 'RB', Righi: { 'RB1.1': giusta, 'RB1.4': 50 } }]);
});

test('land in time: its two incomes, what was declared of each, and a building area on its own value', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const send = makeSend(page, baseURL ?? '');
  const chi = { Nome: 'Zolla', Cognome: 'Campagnoli', DataNascita: '1971-05-06' };
  const { Id, trovato } = await makePadrona(send, chi, 'Terreni');
  const { Comune, Sezione, Foglio, Particella, Subalterno, RenditaDominicale, RenditaAgraria } = trovato;
  const Proprietari = [{ IdAnagrafica: Id, Dal: '2023-01-01', Quota: 100 }];
  const posto = { Comune, Sezione, Foglio, Particella, Subalterno, Proprietari };
  // The record has another dominicale, and so has what was declared with it.
  const [dominicale, agrario] = [Math.round(RenditaDominicale) + 40, RenditaAgraria];
  const campo = await send('post', '/api/terreno', {
    ...{ ...posto, Indirizzo: 'Podere del Tempo', RenditaDominicale: dominicale, RenditaAgraria: agrario },
  });
  const { create } = await send('post', '/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  const una = `/api/2025/pf/${create[0].Codice}`;
  const { Versione } = await send('get', una);
  const redditi = { 'RA1.1': dominicale, 'RA1.2': '1', 'RA1.3': Math.round(agrario) };
  await send('put', una, { Versione, Righi: { ...redditi, 'RA1.4': 365, 'RA1.5': 100 } });

  await page.goto(`/terreno/${campo.Id}`);
  await page.getByRole('button', { name: 'Nel tempo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Podere del Tempo/ })).toBeVisible();
  const rilievi = page.getByRole('complementary', { name: 'Rilievi' });
  await expect(rilievi.getByRole('heading', { name: 'La scheda ha un altro dominicale' })).toBeVisible();
  await expect(rilievi.getByRole('heading', { name: 'Dominicale da verificare: 2024' })).toBeVisible();
  await expect(rilievi.getByText('agrario', { exact: false })).toHaveCount(0);
  const tavola = page.getByRole('table', { name: 'Immobile nel tempo' });
  // What the register says, then what was declared.
  for (const riga of ['Dominicale', 'Agrario'])
    await expect(tavola.getByRole('rowheader', { name: riga, exact: true })).toHaveCount(2);
  await expect(tavola.getByRole('rowheader', { name: 'Locazione' })).toHaveCount(0);
  await checkAccessibile(page, 'terreno nel tempo', 'dark');
  await tavola.getByRole('link', { name: /^Dominicale 2024: .* da verificare$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${create[0].Codice}/quadroRA#RA1\\.1$`));

  const edificabile = { RenditaDominicale: 9, RenditaAgraria: 5, Valore: 80_000 };
  const area = await send('post', '/api/terreno', { ...posto, Particella: '99991', ...edificabile });
  await page.goto(`/terreno/${area.Id}/tempo`);
  const titolo = 'Area edificabile: il valore non è del catasto';
  await expect(rilievi.getByRole('heading', { name: titolo })).toBeVisible();
  await expect(page.getByRole('table', { name: 'IMU (€)' })).toContainText('Dovuta sul valore');
  await page.getByRole('button', { name: 'Torna al terreno' }).click();
  await expect(page).toHaveURL(new RegExp(`/terreno/${area.Id}$`));
});
