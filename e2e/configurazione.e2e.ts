import { expect, type Page } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { press, reach, test, write } from './tastiera.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const button = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true });

/** A declaration of a type for a new client of the studio. */
async function createDichiarazione(page: Page, baseURL: string, Tipo: string): Promise<string> {
  const send = async (percorso: string, data: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL };
    return (await (await page.request.post(percorso, { data, headers })).json()).data;
  };
  const nato = { Nome: 'Quadro', Sesso: 'M', DataNascita: '1969-02-03', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: 'Aggiunto' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('/api/anagrafica', scheda);
  const { create } = await send('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id], Tipo });
  return create[0].Codice;
}

test('[DIC-033] the vendor adds a quadro to a type of declaration: it is in the index of its declarations', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'AMM_ELMAS', '/configurazione/2025');
  const cir = page.getByRole('link', { name: 'CIR', exact: true });
  // Whoever asks first for a year waits for all of its forms to be built.
  await expect(cir).toBeVisible({ timeout: 30_000 });
  await press(page, cir);
  await press(page, button(page, 'Aggiungi un quadro'));
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo quadro' })).toBeVisible();
  await write(page, campo(page, 'Codice'), 'Z1');
  await page.keyboard.press('Control+s');
  await expect(campo(page, 'Codice')).toHaveAccessibleDescription('Da una a quattro lettere maiuscole');
  await expect(campo(page, 'Titolo')).toHaveAccessibleDescription('Campo obbligatorio');
  await write(page, campo(page, 'Codice'), 'fr');
  await write(page, campo(page, 'Titolo'), 'Dati aggiunti');
  await page.keyboard.press('Control+s');
  await expect(campo(page, 'Codice')).toHaveAccessibleDescription('Codice già presente');
  await write(page, campo(page, 'Codice'), 'ZQ');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'ZQ · Dati aggiunti' })).toBeVisible();
  await expect(page).toHaveURL(/\/configurazione\/2025\/CIR\/ZQ$/);
  await reach(page, button(page, 'Definizioni'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/definizioni\?Anno=2025&Modello=cir&Quadro=ZQ$/);
  await expect(campo(page, 'Quadro')).toHaveValue('ZQ');

  await openSessione(page);
  await page.goto(`/dichiarazione/2025/${await createDichiarazione(page, baseURL ?? '', 'CIR')}`);
  const indice = page.getByRole('navigation', { name: 'Quadri' });
  await press(page, indice.getByRole('button', { name: /^ZQ/ }));
  await expect(page.getByRole('heading', { name: /Dati aggiunti/ }).first()).toBeVisible();
});
