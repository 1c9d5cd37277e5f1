import { expect, test } from '@playwright/test';
import { enter } from './accessi.ts';

test('[USR-011] who sees what: a cell says why, a choice is seen before it is applied, and taken back', async ({
  page,
}) => {
  await enter(page, 'p.grassi@studiograssi.example', '/permessi');
  await expect(page.getByRole('heading', { level: 1, name: 'Chi vede cosa' })).toBeVisible();
  const tavola = page.getByRole('table', { name: 'Persone e permessi' });
  await expect(tavola.getByRole('columnheader', { name: /^Bassi Irene/ })).toBeVisible();
  await page.getByLabel('Cerca una voce').fill('esportare');
  const cella = (chi: string) => tavola.getByRole('button', { name: new RegExp(`^${chi}, Esportare`) });
  await cella('Bassi Irene').click();
  const perche = page.getByRole('complementary', { name: 'Bassi Irene' });
  await expect(perche).toContainText('Sì: è il valore predefinito');
  const valore = page.getByRole('radiogroup', { name: 'Valore: Esportare gli elenchi' });
  await valore.getByText('No').click();
  // Seen, and not written.
  await expect(cella('Bassi Irene')).toHaveAccessibleName(/diventerà No/);
  await expect(cella('Grassi Pietro')).toHaveAccessibleName(/, Sì$/);
  await page.getByRole('button', { name: 'Applica 1 modifica' }).click();
  await expect(page.getByText('Modifica applicata.')).toBeVisible();
  await expect(cella('Bassi Irene')).toHaveAccessibleName(/, No$/);
  await expect(cella('Grassi Pietro')).toHaveAccessibleName(/, Sì ruolo$/);
  // Who decided and when, and from where the person entered.
  await expect(perche).toContainText(/Lo ha detto Grassi Pietro il \d/);
  await expect(perche.getByRole('heading', { name: 'Ultimi accessi' })).toBeVisible();
  await page.getByRole('button', { name: 'Solo le differenze' }).click();
  await expect(cella('Zorzi Silvia')).toBeVisible();
  // With the arrows from cell to cell; back as it was.
  await cella('Grassi Pietro').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await valore.getByText('Predefinito').click();
  await page.getByRole('button', { name: 'Applica 1 modifica' }).click();
  await expect(page.getByText('Nessuna voce da mostrare.')).toBeVisible();
});

test('[USR-014] who is put into a group: what he will see is counted before it is applied, and is what he sees after', async ({
  page,
  baseURL,
}) => {
  await enter(page, 'p.grassi@studiograssi.example', '/permessi');
  const headers = { origin: baseURL ?? '', 'X-Quadra-App': 'prova' };
  const post = async (percorso: string, data: object) => {
    const risposta = await page.request.post(percorso, { data, headers });
    return (await risposta.json()).data;
  };
  const clienti = await post('/api/anagrafica/list', { PageSize: 3 });
  const est = await post('/api/gruppo', {
    Nome: 'Sede Est',
    Aggiunte: clienti.map(({ Id }: { Id: string }) => Id),
  });
  const ovest = await post('/api/gruppo', { Nome: 'Sede Ovest' });
  await page.reload();
  const tavola = page.getByRole('table', { name: 'Persone e permessi' });
  const cella = (riga: string) => tavola.getByRole('button', { name: new RegExp(`^Zorzi Silvia, ${riga}`) });
  const visti = cella('Clienti visti');
  const prima = Number(await visti.textContent());
  const dopo = prima - 3;
  const choose = async (parola: string) => {
    await cella('Gruppo Sede Ovest').click();
    await page.getByRole('radiogroup', { name: 'Zorzi Silvia nel gruppo' }).getByText(parola).click();
  };
  await choose('Sì');
  // The clients of another group are those he loses.
  const frase = page.getByText(/^Zorzi Silvia passa da /);
  await expect(frase).toHaveText(`Zorzi Silvia passa da ${prima} a ${dopo} clienti.`);
  await expect(page.getByRole('status').getByText('Ne perde 3.')).toBeVisible();
  await expect(visti).toHaveAccessibleName(new RegExp(`${prima}, diventerà ${dopo}$`));
  await expect(cella('Gruppo Sede Est')).toHaveAccessibleName(/Sì, diventerà No$/);
  // Tried, and not written.
  await page.reload();
  await expect(visti).toHaveAccessibleName(new RegExp(`, ${prima}$`));
  await choose('Sì');
  await expect(frase).toBeVisible();
  await page.getByRole('button', { name: 'Applica 1 modifica' }).click();
  await expect(visti).toHaveAccessibleName(new RegExp(`, ${dopo}$`));
  await choose('No');
  await expect(frase).toHaveText(`Zorzi Silvia passa da ${dopo} a ${prima} clienti.`);
  await page.getByRole('button', { name: 'Applica 1 modifica' }).click();
  await expect(visti).toHaveAccessibleName(new RegExp(`, ${prima}$`));
  for (const { Id } of [est, ovest])
    expect((await page.request.delete(`/api/gruppo/${Id}`, { headers })).status()).toBe(204);
});
