import { expect, type Page, test } from '@playwright/test';
import { enter, intercept } from './accessi.ts';

const Id = '6f1d1f0e-6f0b-4d0e-9a49-0a3a5d0e6c11';
const ferma = {
  ...{ Id, Destinatario: 'cliente@posta.example', Cc: ['socio@posta.example'], Oggetto: 'F24 di giugno' },
  ...{ Testo: null, Stato: 'Errore', Tentativi: 5, Errore: 'Il server di posta non risponde' },
  ...{ NumeroAllegati: 1, CreatoIl: '2026-06-16T08:00:00.000Z', InviatoIl: null, ProssimoTentativo: null },
};
const presa = { Stato: 'Inviata', Tentativi: 1, Errore: null, InviatoIl: '2026-06-16T09:30:00.000Z' };
const Allegati = [
  { Posizione: 1, Nome: 'F24.pdf', Tipo: 'application/pdf', Byte: 24_000, Sha256: 'a'.repeat(64) },
];

/** An outbox with a mail server and one mail, as the server tells it: stopped until it is tried again, then taken. */
async function setUscita(page: Page): Promise<{ riprovate: string[] }> {
  const riprovate: string[] = [];
  const read = () => (riprovate.length === 0 ? ferma : { ...ferma, ...presa });
  const Conteggi = () => ({
    ...{ InAttesa: 0, NonSpedite: 0, Tornate: 0 },
    ...{ InviateOggi: riprovate.length, Errori: riprovate.length === 0 ? 1 : 0 },
  });
  await intercept(page, '/api/posta/list', (rotta) =>
    rotta.fulfill({ json: { data: [read()], Total: 1, PageNo: 1, PageSize: 10 } }),
  );
  await intercept(page, '/api/posta/stato', (rotta) =>
    rotta.fulfill({ json: { data: { Spedisce: true, Conteggi: Conteggi() } } }),
  );
  await intercept(page, `/api/posta/${Id}`, (rotta) =>
    rotta.fulfill({ json: { data: { ...read(), Allegati } } }),
  );
  await intercept(page, `/api/posta/${Id}/riprova`, (rotta) => {
    riprovate.push(rotta.request().method());
    return rotta.fulfill({ json: { data: { Quanti: 1 } } });
  });
  return { riprovate };
}

test('[MAI-003] with a mail server a mail that stopped says why and after how many tries, and goes back in the queue by its button', async ({
  page,
}) => {
  const { riprovate } = await setUscita(page);
  await enter(page, 'AMM_ELMAS', '/posta');
  await expect(
    page.getByText('1 messaggio, in attesa 0, inviate oggi 0, ferme dopo 5 tentativi 1'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Riprova quella ferma' })).toBeVisible();
  const riga = page.getByRole('row').filter({ hasText: 'F24 di giugno' });
  await expect(riga).toContainText('Errore');
  await riga.getByText('F24 di giugno').dblclick();
  const lettura = page.getByRole('region', { name: 'Messaggio scelto' });
  await expect(lettura).toContainText('Il server di posta non risponde, 5 tentativi.');
  await expect(lettura).toContainText('socio@posta.example');
  await expect(lettura.getByRole('list', { name: 'Allegati' })).toContainText('F24.pdf');
  await expect(lettura).toContainText('Il testo è del destinatario');
  await lettura.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('1 messaggio rimesso in coda.')).toBeVisible();
  expect(riprovate).toEqual(['POST']);
  await expect(riga).toContainText('Inviata');
  await expect(lettura).toContainText('Il server l’ha presa in carico il');
  await expect(lettura.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
});
