import { expect, type Page } from '@playwright/test';

/** Opens the first open Redditi PF of the list that is on the screen, as a person does. */
export async function openRedditiPf(page: Page): Promise<void> {
  await page
    .getByRole('row')
    .filter({ hasText: 'Aperta' })
    .filter({ hasText: 'Redditi PF' })
    .first()
    .dblclick();
  await expect(page).toHaveURL(/\/dichiarazione\/2025\//);
}

/** An employee whose days are not said, unless they are among the caselle given, with a Redditi PF of his own: its key. */
export async function createRedditiPf(
  page: Page,
  baseURL: string,
  Cognome: string,
  caselle: Readonly<Record<string, string | number>> = {},
): Promise<string> {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const send = async (percorso: string, data: object) =>
    (await (await page.request.post(percorso, { data, headers })).json()).data;
  const persona = { Cognome, Nome: 'Fogli', Sesso: 'M', DataNascita: '1971-04-05', ComuneNascita: 'F257' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('/api/anagrafica', scheda);
  const { create } = await send('/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id] });
  const Righi = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30000, ...caselle };
  const percorso = `/api/2025/pf/${create[0].Codice}`;
  await page.request.put(percorso, { data: { Versione: 1, Righi, Forzature: {} }, headers });
  return create[0].Codice;
}
