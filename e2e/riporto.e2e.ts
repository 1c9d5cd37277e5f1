import { expect, type Page, test } from '@playwright/test';
import { openSessione } from './accessi.ts';

const indice = (page: Page) => page.getByRole('navigation', { name: 'Quadri' });

/** A new declaration of a client with a main home, a flat that is let and a field. */
async function makeDichiarazione(page: Page, baseURL: string): Promise<string> {
  const send = async (percorso: string, data: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL };
    return (await (await page.request.post(percorso, { data, headers })).json()).data;
  };
  const nato = { Nome: 'Immobili', Sesso: 'M', DataNascita: '1966-02-03', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: 'Riporto' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('/api/anagrafica', scheda);
  const owner = (altro: object = {}) => [{ IdAnagrafica: Id, Dal: '2015-01-01', Quota: 100, ...altro }];
  const catasto = { Comune: 'F257', Foglio: '12', Particella: '345' };
  const casa = { ...catasto, Categoria: 'A/2', Rendita: 800 };
  await send('/api/fabbricato', {
    ...casa,
    Subalterno: '1',
    Proprietari: owner({ AbitazionePrincipale: true }),
  });
  const locata = await send('/api/fabbricato', {
    ...casa,
    Subalterno: '2',
    Rendita: 650,
    Proprietari: owner(),
  });
  await send('/api/contrattolocazione', {
    IdImmobile: locata.Id,
    Dal: '2024-03-01',
    CodiceIdentificativo: 'TYA24L000000000ZZ',
    Canone: 10_000,
    CodiceCanone: '1',
  });
  await send('/api/terreno', {
    ...catasto,
    RenditaDominicale: 500,
    RenditaAgraria: 300,
    Proprietari: owner({ Titolo: '1', Quota: 50 }),
  });
  const { create } = await send('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  return create[0].Codice;
}

test('the buildings of a client go to quadro RB by the keyboard, shown before they are written', async ({
  page,
  baseURL,
}) => {
  await openSessione(page);
  const id = await makeDichiarazione(page, baseURL ?? '');
  await page.goto(`/dichiarazione/2025/${id}/quadroRB`);
  await expect(page.getByLabel('RB1 col. 1, Fabbricato, Rendita')).toBeVisible();
  await page.getByLabel('RB1 col. 1, Fabbricato, Rendita').focus();
  await page.keyboard.press('Alt+r');
  const anteprima = page.getByRole('dialog', { name: 'Riporta nel quadro RB' });
  await expect(anteprima).toContainText('A/2 Modena, foglio 12, part. 345, sub. 1');
  await expect(anteprima.getByRole('row', { name: 'RB3 col. 6 Canone' })).toContainText('7.964');
  await expect(page.getByLabel('RB1 col. 1, Fabbricato, Rendita')).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Salvata alle \d\d:\d\d/).first()).toBeVisible();
  await expect(page.getByLabel('RB1 col. 1, Fabbricato, Rendita')).toHaveValue('800');
  await expect(page.locator('[data-calcolata="RB3.13"]')).toContainText('7.964');
  await expect(page.locator('[data-calcolata="RN2.1"]')).toContainText('840');
  // One rigo more than those in use to write in, and no other.
  await expect(page.getByLabel('RB4 col. 1, Fabbricato, Rendita')).toBeVisible();
  await expect(page.getByLabel('RB5 col. 1, Fabbricato, Rendita')).toHaveCount(0);
  await page.keyboard.press('Alt+r');
  await expect(anteprima).toContainText('Il quadro dice già ciò che è in archivio.');
  await page.keyboard.press('Escape');
  await expect(anteprima).toBeHidden();
  await expect(indice(page).getByRole('button', { name: /^RB/ })).toBeVisible();
});
