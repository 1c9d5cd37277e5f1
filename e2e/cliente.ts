import { expect, type Page } from '@playwright/test';
import { addDays, giornoDiRoma } from '../packages/values/src/index.ts';
import { call } from './dichiarazioni.ts';

/** A private person who has a studio besides a login of his own. */
export const STUDIO = 'r.sala@studioconti.example';
export const CLIENTE = 'paolo.marchetti@posta.example';
export const TELEFONO = { width: 390, height: 844 };
export const OGGI = giornoDiRoma(new Date());

/** A photograph, as a telephone sends it. */
export const makeFoto = (name: string) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** The card of the private client among those of the studio, made where there is none. */
export async function findScheda(page: Page, privato: Page, baseURL: string): Promise<string> {
  const [{ CodiceFiscale }] = await call(privato, baseURL, '/api/anagrafica/list', {});
  const scheda = {
    ...{ Cognome: 'Marchetti', Nome: 'Paolo', Sesso: 'M', DataNascita: '1974-05-22', ComuneNascita: 'F205' },
    ...{ Tipo: 'PF', CodiceFiscale, DomicilioFiscale: { Comune: 'F205' }, Email: CLIENTE },
  };
  const [gia] = await call(page, baseURL, '/api/anagrafica/list', { Filter: { CodiceFiscale } });
  return (gia ?? (await call(page, baseURL, '/api/anagrafica', scheda))).Id;
}

/** A model of the private client among those of the studio, due in two days, mailed to him. */
export async function mandaF24(page: Page, privato: Page, baseURL: string, Debito: number): Promise<string> {
  const IdAnagrafica = await findScheda(page, privato, baseURL);
  const Righe = [{ Sezione: 'erario', Codice: '4034', Anno: OGGI.slice(0, 4), Debito }];
  const { Id } = await call(page, baseURL, '/api/f24', {
    ...{ IdAnagrafica, Scadenza: addDays(OGGI, 2), Righe },
  });
  // Without an address of its own a studio mails nothing.
  const [studio] = await call(page, baseURL, '/api/studio/list', {});
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const data = { ...studio, Email: 'studio@studioconti.example' };
  const scritto = await page.request.put(`/api/studio/${studio.Id}`, { data, headers });
  expect(scritto.status(), await scritto.text()).toBe(200);
  const mandato = await page.request.post(`/api/f24/${Id}/posta`, { data: {}, headers });
  expect(mandato.status(), await mandato.text()).toBe(200);
  return Id;
}

/** Asks of the private client a document for the year; a second try asks for another declaration. */
export async function chiediDocumento(
  page: Page,
  privato: Page,
  baseURL: string,
  { anno, Documento, Finalita }: { anno: number; Documento: string; Finalita: string },
): Promise<void> {
  const Id = await findScheda(page, privato, baseURL);
  const { create } = await call(page, baseURL, `/api/${anno}/dichiarazione/crea`, {
    ...{ IdAnagrafiche: [Id], Finalita },
  });
  const data = {
    ...{ Anno: anno, IdDichiarazione: create[0].Codice, Caselle: ['RC10.2'], Documento },
    Nota: 'Dice quanto ha trattenuto la Regione: senza, l’addizionale si paga due volte.',
  };
  const headers = { 'x-quadra-app': 'prova', origin: baseURL };
  const chiesta = await page.request.post('/api/richiesta-documento', { data, headers });
  expect(chiesta.status(), await chiesta.text()).toBe(201);
}
