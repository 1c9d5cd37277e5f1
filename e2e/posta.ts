import { expect, type Page } from '@playwright/test';

/** What a call made beside the page carries, to be of the page. */
export const headers = (baseURL: string) => ({ 'x-quadra-app': 'prova', origin: baseURL });

/** What the newest mails of an address say, as their reader would read them. */
export async function readPosta(
  page: Page,
  baseURL: string,
  destinatario: string,
  forma: RegExp,
): Promise<string> {
  const opzioni = { headers: headers(baseURL) };
  let trovato = '';
  await expect(async () => {
    const lista = await page.request.post('/api/posta/list', {
      ...opzioni,
      data: { Filter: { Destinatario: destinatario }, Order: ['-CreatoIl'], PageSize: 5 },
    });
    for (const { Id } of (await lista.json()).data as { Id: string }[]) {
      const { data } = await (await page.request.get(`/api/posta/${Id}`, opzioni)).json();
      trovato = forma.exec(data.Testo)?.[1] ?? '';
      if (trovato !== '') return;
    }
    expect(trovato).not.toBe('');
  }).toPass();
  return trovato;
}

/** The last code in the mailbox that the simulated service of signature keeps for who signs on this page of its. */
export async function readCasella(firmatario: Page): Promise<string> {
  const casella = await firmatario.context().newPage();
  const indirizzo = await firmatario.getByRole('link', { name: /^la casella di / }).getAttribute('href');
  await casella.goto(new URL(indirizzo ?? '', firmatario.url()).href);
  const lettera = (await casella.getByRole('listitem').first().textContent()) ?? '';
  await casella.close();
  return / è (\d{6})\./.exec(lettera)?.[1] ?? '';
}
