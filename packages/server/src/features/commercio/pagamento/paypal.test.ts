import { percorsi, percorso } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import {
  makeCompratore,
  makeVendita,
  tuttiIMetodi,
  type Vendita,
  writeVenditore,
} from '../../../../test/vendita.ts';
import { verifyConti } from '../../crediti/credito/credito.public.ts';
import { reconcileSospesi } from './sportello.service.ts';

let vendita: Vendita;
beforeAll(async () => {
  vendita = await makeVendita();
  await writeVenditore(vendita.gestore, tuttiIMetodi);
});
afterAll(async () => {
  expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  await vendita.stop();
});

const di = (quale: keyof typeof percorsi, id: string) => percorso(percorsi[quale], { id });
const movimentiDi = async (capo: Client) => (await capo.post(percorsi.movimentoLista)).corpo.data;
const residuiDi = async (capo: Client) => (await capo.get(percorsi.creditiResidui)).corpo.data;
const statoDi = async (capo: Client, id: string) => (await capo.get(di('pagamentoUno', id))).corpo.data.Stato;
const fattureDi = (studio: number) =>
  vendita.app.sql(
    "select effetto, totale, modalita_pagamento from fattura where cliente_studio_id = $1 and tipo_documento = 'TD01'",
    [studio],
  );

const order = async (capo: Client, altro: object = {}) => {
  const risposta = await capo.post(percorsi.paypal, { IdPacchetto: vendita.pacchetto, ...altro });
  expect(risposta.status).toBe(200);
  return risposta.corpo.data as { id: string; redirectUrl: string };
};
const approve = (redirectUrl: string, conto = 'paga', atto = 'approva') =>
  fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ conto, atto }) });

describe('an order of PayPal', () => {
  it('[PAY-012] is made and captured by the server at the price of the package, once however often it is asked', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await order(capo, { Importo: 0.01, Prezzo: 0.01, Totale: 1 });
    expect(await (await fetch(redirectUrl)).text()).toContain('61,00 €');
    const senza = await capo.post(di('paypalCattura', id));
    expect([senza.status, senza.corpo.data.Stato]).toEqual([200, 'In sospeso']);
    const ritorno = await approve(redirectUrl);
    expect(ritorno.headers.get('location')).toContain(`/pagamento/${id}?esito=pagato`);
    expect(await residuiDi(capo)).toBe(0);
    const insieme = await Promise.all(Array.from({ length: 4 }, () => capo.post(di('paypalCattura', id))));
    expect(insieme.map(({ corpo }) => [corpo.data.Stato, corpo.data.Importo])).toEqual(
      Array(4).fill(['Completato', 61]),
    );
    expect(await movimentiDi(capo)).toMatchObject([{ TipoMovimento: 'Acquisto PayPal', Quantita: 25 }]);
    expect(await fattureDi(studio)).toEqual([
      { effetto: `pagamento:${id}`, totale: 6100, modalita_pagamento: 'MP08' },
    ]);
    expect((await capo.post(di('paypalCattura', id))).corpo.data.Stato).toBe('Completato');
    expect(await residuiDi(capo)).toBe(25);
  });

  it('[ERR-037] is cancelled when who buys gives up: approved later, nobody captures it', async () => {
    const { capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await order(capo);
    expect((await approve(redirectUrl, 'paga', 'annulla')).headers.get('location')).toContain('annullato');
    expect((await capo.put(di('pagamentoRinuncia', id))).corpo.data.Stato).toBe('Annullato');
    await approve(redirectUrl);
    const esito = await capo.post(di('paypalCattura', id));
    expect([esito.status, esito.corpo.Message]).toEqual([409, 'Pagamento annullato.']);
    expect(await residuiDi(capo)).toBe(0);
  });

  it('[ERR-038] is not authorised when its means is refused, and credits nothing for another amount', async () => {
    const { capo } = await makeCompratore(vendita);
    const rifiutato = await order(capo);
    await approve(rifiutato.redirectUrl, 'rifiuta');
    const esito = await capo.post(di('paypalCattura', rifiutato.id));
    expect([esito.status, esito.corpo.Message]).toEqual([409, 'Pagamento non autorizzato.']);
    const scarso = await order(capo);
    await approve(scarso.redirectUrl, 'scarso');
    expect((await capo.post(di('paypalCattura', scarso.id))).status).toBe(409);
    expect(await residuiDi(capo)).toBe(0);
  });

  it('[ERR-038] whose means was refused is captured when another is approved and who buys asks; never by the round', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await order(capo);
    await approve(redirectUrl, 'rifiuta');
    expect((await capo.post(di('paypalCattura', id))).status).toBe(409);
    await approve(redirectUrl, 'paga');
    const dopo = () => new Date(Date.now() + 3 * 60_000);
    await reconcileSospesi({ ...vendita.app.servizi, now: dopo }, [studio]);
    expect(await statoDi(capo, id)).toBe('Fallito');
    expect((await capo.post(di('paypalCattura', id))).corpo.data.Stato).toBe('Completato');
    expect(await residuiDi(capo)).toBe(25);
  });

  it('that nobody came back from is captured by the round; under verification, it is paid when it is through', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const altro = await makeCompratore(vendita);
    const { id, redirectUrl } = await order(capo);
    await approve(redirectUrl, 'attende');
    expect((await altro.capo.post(di('paypalCattura', id))).status).toBe(404);
    const { servizi } = vendita.app;
    const dopo = () => new Date(Date.now() + 3 * 60_000);
    const stati: string[] = [];
    for (let giro = 0; giro < 3; giro += 1) {
      await reconcileSospesi({ ...servizi, now: dopo }, [studio]);
      stati.push(await statoDi(capo, id));
    }
    expect([stati[0], stati[2]]).toEqual(['In sospeso', 'Completato']);
    expect(await residuiDi(capo)).toBe(25);
  });
});

describe('an order of PayPal that nobody approved', () => {
  const fra = (minuti: number) => () => new Date(Date.now() + minuti * 60_000);
  const round = (studio: number, minuti: number) =>
    reconcileSospesi({ ...vendita.app.servizi, now: fra(minuti) }, [studio]);

  it('[PAY-007] [PAY-012] is cancelled when its three hours are over, and captured by nobody after', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await order(capo);
    expect(await round(studio, 170)).toEqual({ chiusi: 0, senzaRisposta: 0 });
    expect(await statoDi(capo, id)).toBe('In sospeso');
    expect((await round(studio, 190)).chiusi).toBe(1);
    await approve(redirectUrl);
    expect((await capo.post(di('paypalCattura', id))).corpo.Message).toBe('Pagamento annullato.');
    await round(studio, 200);
    expect([await statoDi(capo, id), await residuiDi(capo)]).toEqual(['Annullato', 0]);
  });

  it('[PAY-007] and PayPal forgot, waits until its time is over: then it is cancelled, not asked for ever', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await order(capo);
    expect((await approve(redirectUrl, 'paga', 'scade')).status).toBe(410);
    expect(await round(studio, 3)).toEqual({ chiusi: 0, senzaRisposta: 1 });
    expect(await statoDi(capo, id)).toBe('In sospeso');
    expect(await round(studio, 190)).toEqual({ chiusi: 1, senzaRisposta: 0 });
    expect(await statoDi(capo, id)).toBe('Annullato');
    expect(await round(studio, 200)).toEqual({ chiusi: 0, senzaRisposta: 0 });
  });

  it('[PAY-012] in time is taken all the same, late; under verification it is neither closed nor given up', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const approvato = await order(capo);
    await approve(approvato.redirectUrl);
    await round(studio, 190);
    expect([await statoDi(capo, approvato.id), await residuiDi(capo)]).toEqual(['Completato', 25]);
    const inVerifica = await order(capo);
    await approve(inVerifica.redirectUrl, 'attende');
    await round(studio, 190);
    expect(await statoDi(capo, inVerifica.id)).toBe('In sospeso');
    // Through by now: who gives up finds it paid.
    expect((await capo.put(di('pagamentoRinuncia', inVerifica.id))).corpo.data.Stato).toBe('Completato');
    expect(await residuiDi(capo)).toBe(50);
  });
});
