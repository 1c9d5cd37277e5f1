import { expect, type Page, test } from '@playwright/test';
import { enter } from './accessi.ts';
import { createStampata } from './dichiarazioni.ts';
import { askStampa } from './stampe.ts';

const finestra = (page: Page) => page.getByRole('dialog');
/** The envelope that is composed: of that type, with that document in it and no other. */
async function expectComposta(page: Page, tipo: string, documento: RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: 'Nuova busta da firmare' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue(tipo);
  await expect(page.getByRole('checkbox', { name: documento, checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
}
/** With what the signer is reached by, it leaves. */
async function send(page: Page, tipo: string) {
  const firmatario = page.getByRole('group', { name: 'Firmatario 1' });
  for (const [campo, valore] of Object.entries({
    Cognome: 'Tele',
    Nome: 'Ada',
    'E-mail': 'tipi@posta.example',
  }))
    await firmatario.getByRole('textbox', { name: new RegExp(`^${campo}`) }).fill(valore);
  await firmatario.getByRole('textbox', { name: /^Cellulare/ }).fill('333 555 4218');
  const risposta = page.waitForResponse('**/api/busta');
  await page.getByRole('button', { name: 'Invia' }).click();
  const { data } = await (await risposta).json();
  expect([data.Tipo, data.Stato]).toEqual([tipo, 'Inviato']);
  await expect(page.getByRole('heading', { level: 1, name: /^Busta \d+\/\d{4}$/ })).toBeVisible();
}
async function signFoglio(page: Page, percorso: string, tipo: string, documento: RegExp) {
  await page.goto(percorso);
  await askStampa(page, 'Barbieri Paola');
  await finestra(page).getByText('Elettronica', { exact: true }).click();
  await finestra(page).getByRole('button', { name: 'OK' }).click();
  await expectComposta(page, tipo, documento);
  await send(page, tipo);
}

test('[FIR-002] sheets and F24 are sent to be signed from their screens', async ({ page, baseURL }) => {
  test.slow();
  await enter(page, 'AMM_STU', '/stampa-conferimento-incarichi');
  await signFoglio(
    ...([
      page,
      '/stampa-conferimento-incarichi',
      'Stampa conferimento incarico',
      /Barbieri Paola\.pdf/i,
    ] as const),
  );
  await signFoglio(page, '/stampa-delega', 'Stampa delega F24', /F24 \d{4} Barbieri Paola\.pdf/i);

  const headers = { 'x-quadra-app': 'prova', origin: baseURL ?? '' };
  const lista = await page.request.post('/api/anagrafica/list', {
    data: { Filter: { Denominazione: 'Barbieri Paola' } },
    headers,
  });
  const f24 = await page.request.post('/api/f24', {
    data: {
      ...{ IdAnagrafica: (await lista.json()).data[0].Id, Scadenza: '2026-12-16' },
      Righe: [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito: 120 }],
    },
    headers,
  });
  await page.goto(`/f24/${(await f24.json()).data.Id}`);
  await page.getByRole('button', { name: 'Manda in firma' }).click();
  await expectComposta(page, 'F24', /^F24-2026-\d{5}\.pdf/);
  await send(page, 'F24');

  await page.goto('/documentale');
  await page
    .getByRole('row')
    .filter({ hasText: 'Barbieri Paola' })
    .filter({ hasText: 'F24-2026' })
    .first()
    .dblclick();
  await page.getByRole('button', { name: 'Manda in firma l’indice' }).click();
  await expectComposta(page, 'Fascicolo', /^Fascicolo 2026 Barbieri Paola\.pdf/i);
  await send(page, 'Fascicolo');
});

const lavoro = {
  ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000, 'RC6.1': 365, 'RC10.1': 5000, 'RC10.2': 400 },
  ...{ 'RC10.3': 60, 'RC10.4': 140, 'RC10.5': 60, 'RC14.1': '2' },
};
const dichiarazioni = [
  { tipo: 'Dichiarazione', prefisso: 'pf', righi: lavoro, crea: {} },
  {
    ...{ tipo: 'IRAP', prefisso: 'irap', crea: { Tipo: 'IRAP' } },
    righi: { 'FR8.3': 2, 'IC1.1': 50_000, 'IR1.1': '10', 'IR1.7': 3.9 },
  },
  { tipo: 'ISA', prefisso: 'isa', righi: { 'IS1.1': '691000', 'IS2.1': 9 }, crea: { Tipo: 'ISA' } },
];

/** A second try finds the clients of the first. */
const cognomi = [
  ['Voltan', 'Gambaro', 'Pezzoli'],
  ['Zucchel', 'Bortolan', 'Tessaro'],
];
const partiteIva = ['04771200369', '04771300367'];

test('[FIR-002] declarations, IRAP, ISA and receipts are sent to be signed from their screens', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await enter(page, 'AMM_STU', '/documentale');
  for (const [posto, { tipo, ...forma }] of dichiarazioni.entries()) {
    const cognome = cognomi[test.info().retry]?.[posto] ?? '';
    const societa = tipo === 'IRAP' ? partiteIva[test.info().retry] : undefined;
    const id = await createStampata(page, baseURL ?? '', cognome, { ...forma, societa });
    await page.goto(`/dichiarazione/2025/${id}`);
    await page.getByRole('button', { name: 'Stampa', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Manda in firma' }).click();
    await expectComposta(page, tipo, new RegExp(`2025 ${cognome} Tele\\.pdf`, 'i'));
    await send(page, tipo);
    if (tipo !== 'Dichiarazione') continue;
    await page.goto(`/dichiarazione/2025/${id}/telematico`);
    await page.getByRole('button', { name: 'Crea il file' }).click();
    await page.getByRole('button', { name: 'Trasmetti di prova' }).click();
    await expect(page.getByText('Accolta dal simulatore', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('table').last().getByRole('button', { name: 'Manda in firma' }).click();
    await expectComposta(page, 'Ricevute', /^Ricevuta \d{17}-000001 /);
    await send(page, 'Ricevute');
  }
});
