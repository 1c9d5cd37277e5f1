import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureClient, download, send } from './client.ts';
import { confermaIdentita } from './conferma-identita.ts';

const answer = (status: number, corpo: object) =>
  new Response(JSON.stringify(corpo), { status, headers: { 'content-type': 'application/json' } });
const rifiuto = () => answer(403, { Codice: 'CONFERMA_RICHIESTA', Message: 'Confermare.' });

afterEach(() => vi.unstubAllGlobals());
const setUp = (risposte: Response[]) => {
  const fetchFinto = vi.fn(async () => risposte.shift() ?? answer(500, {}));
  vi.stubGlobal('fetch', fetchFinto);
  configureClient({
    onNonAutenticato: () => {},
    onNessunaRisposta: () => {},
    onConfermaRichiesta: confermaIdentita.ask,
    onVerificaObbligatoria: () => {},
  });
  return fetchFinto;
};

describe('[ASVS 7.5.1] a call that wants to know who is there', () => {
  it('is repeated once after the confirmation', async () => {
    const fetchFinto = setUp([rifiuto(), answer(200, { data: 1 })]);
    const esito = send('POST', '/api/x');
    await vi.waitFor(() => expect(confermaIdentita.isAperta()).toBe(true));
    expect(fetchFinto).toHaveBeenCalledTimes(1);
    confermaIdentita.answer(true);
    await expect(esito).resolves.toEqual({ data: 1 });
    expect(fetchFinto).toHaveBeenCalledTimes(2);
  });

  it('is repeated also when it asks for a file', async () => {
    const fetchFinto = setUp([rifiuto(), new Response('%PDF', { status: 200 })]);
    const esito = download('/api/stampa', {});
    await vi.waitFor(() => expect(confermaIdentita.isAperta()).toBe(true));
    confermaIdentita.answer(true);
    expect(await (await esito).text()).toBe('%PDF');
    expect(fetchFinto).toHaveBeenCalledTimes(2);
  });

  it('is not repeated when the dialog is left, nor a second time', async () => {
    const lasciata = setUp([rifiuto()]);
    const prima = send('POST', '/api/x');
    prima.catch(() => {});
    await vi.waitFor(() => expect(confermaIdentita.isAperta()).toBe(true));
    confermaIdentita.answer(false);
    await expect(prima).rejects.toMatchObject({ codice: 'CONFERMA_RICHIESTA' });
    expect(lasciata).toHaveBeenCalledTimes(1);
    const ripetuta = setUp([rifiuto(), rifiuto()]);
    const seconda = send('POST', '/api/x');
    seconda.catch(() => {});
    await vi.waitFor(() => expect(confermaIdentita.isAperta()).toBe(true));
    confermaIdentita.answer(true);
    await expect(seconda).rejects.toMatchObject({ status: 403 });
    expect(ripetuta).toHaveBeenCalledTimes(2);
    expect(confermaIdentita.isAperta()).toBe(false);
  });
});
