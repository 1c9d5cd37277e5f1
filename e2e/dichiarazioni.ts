import { expect, type Page, test } from '@playwright/test';

/** Opens the open Redditi PF of a client of the demo from the list on the screen, as a person does: one for each journey. */
export async function openRedditiPf(page: Page, cliente: string): Promise<void> {
  // Sought, as the first page holds only some: other journeys add theirs.
  const [cognome = ''] = cliente.split(' ');
  await page.getByRole('textbox', { name: 'Cliente', exact: true }).fill(cognome);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasNotText: cognome })).toHaveCount(1);
  await page.getByRole('row').filter({ hasText: cliente }).filter({ hasText: 'Redditi PF' }).dblclick();
  await expect(page).toHaveURL(/\/dichiarazione\/2025\//);
}

/** An employee whose days are not said, unless they are among the caselle given, with a Redditi PF of his own: its key. */
export async function createRedditiPf(
  page: Page,
  baseURL: string,
  Cognome: string,
  caselle: Readonly<Record<string, string | number>> = {},
  anno = 2025,
): Promise<string> {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const send = async (percorso: string, data: object) => {
    const risposta = await page.request.post(percorso, { data, headers });
    // A surname of another journey is refused here, and says so.
    expect(risposta.status(), await risposta.text()).toBeLessThan(300);
    return (await risposta.json()).data;
  };
  // Repeated, each time is another person.
  const DataNascita = `1971-04-${String(5 + test.info().repeatEachIndex).padStart(2, '0')}`;
  const persona = { Cognome, Nome: 'Fogli', Sesso: 'M', DataNascita, ComuneNascita: 'F257' };
  const { CodiceFiscale } = await send('/api/anagrafica/CodFisc', persona);
  const scheda = { ...persona, Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await send('/api/anagrafica', scheda);
  const { create } = await send(`/api/${anno}/dichiarazione/crea`, { IdAnagrafiche: [Id] });
  const Righi = { 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30000, ...caselle };
  const percorso = `/api/${anno}/pf/${create[0].Codice}`;
  await page.request.put(percorso, { data: { Versione: 1, Righi, Forzature: {} }, headers });
  return create[0].Codice;
}

/** Posts to a call as the page does; answers its data. */
export async function call(page: Page, baseURL: string, percorso: string, data: object) {
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  return (await (await page.request.post(percorso, { data, headers })).json()).data;
}

/** Caselle of an employee that lack nothing. */
const completa = { ...{ 'RC6.1': 365, 'RC10.1': 5000, 'RC10.2': 400, 'RC10.3': 60 }, 'RC10.4': 140 };

/** A declaration that lacks nothing, its quadri completed: it can be closed. */
export async function createCompleta(page: Page, baseURL: string, cognome: string): Promise<string> {
  const altre = { 'RC10.5': 60, 'RC14.1': '2' };
  const id = await createRedditiPf(page, baseURL, cognome, { ...completa, ...altre });
  for (const quadro of ['FR', 'RC', 'RN', 'RV'])
    await call(page, baseURL, `/api/2025/pf/${id}/quadro/${quadro}/completa`, {});
  return id;
}

type Metodo = 'post' | 'put' | 'get';
/** Calls as the page does, and answers what the calls say. */
export const makeSend =
  (page: Page, baseURL: string) => async (metodo: Metodo, percorso: string, data?: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL };
    return (await (await page.request[metodo](percorso, { headers, ...(data && { data }) })).json()).data;
  };

/** `societa`: the codice fiscale of a company; a person is made where there is none. */
type Forma = { prefisso: string; righi: object; crea: object; societa?: string | undefined };
/** A declaration of a new client, closed and printed for good. */
export async function createStampata(
  page: Page,
  baseURL: string,
  cognome: string,
  { prefisso, righi, crea, societa }: Forma,
): Promise<string> {
  const send = async (metodo: Metodo, percorso: string, data?: object) => {
    const headers = { 'x-quadra-app': 'prova', origin: baseURL };
    return page.request[metodo](percorso, { headers, ...(data && { data }) });
  };
  const read = async (...chiamata: Parameters<typeof send>) => (await (await send(...chiamata)).json()).data;
  const nato = { Nome: 'Tele', Sesso: 'F', DataNascita: '1971-05-06', ComuneNascita: 'F257' };
  const persona = { ...nato, Cognome: cognome, Tipo: 'PF' };
  const chi = societa
    ? { Tipo: 'SD', RagioneSociale: `${cognome} Tele`, CodiceFiscale: societa }
    : { ...persona, CodiceFiscale: (await read('post', '/api/anagrafica/CodFisc', persona)).CodiceFiscale };
  const scheda = { ...chi, DomicilioFiscale: { Comune: 'F257' } };
  const { Id } = await read('post', '/api/anagrafica', { ...scheda, Email: 'tele.matico@posta.example' });
  const { create } = await read('post', '/api/2025/dichiarazione/crea', { IdAnagrafiche: [Id], ...crea });
  const id: string = create[0].Codice;
  const una = `/api/2025/${prefisso}/${id}`;
  const { Versione } = await read('get', una);
  await send('put', una, { Versione, Righi: righi });
  await send('put', `${una}/incarico`, { IdIntermediario: null, DataImpegno: '2025-09-30' });
  const { StatiQuadri } = await read('get', una);
  for (const quadro of Object.keys(StatiQuadri).filter((codice) => StatiQuadri[codice] === 'aperto'))
    await send('post', `${una}/quadro/${quadro}/completa`, {});
  const chiusura = await send('post', '/api/2025/dichiarazione/chiudi', { Codici: [id] });
  expect((await chiusura.json()).data?.chiuse, await chiusura.text()).toEqual([id]);
  const stampa = { tipo: 'dichiarazione', anno: 2025, chiavi: [id] };
  const stampata = await send('post', '/api/commons/exec/print', stampa);
  expect(stampata.status(), await stampata.text().catch(() => '')).toBe(200);
  return id;
}
