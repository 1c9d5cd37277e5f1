import { percorsi, percorso } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { listPosta } from '../../../../test/posta.ts';
import {
  makeCompratore,
  makeVendita,
  tuttiIMetodi,
  type Vendita,
  writeVenditore,
} from '../../../../test/vendita.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { verifyConti } from '../../crediti/credito/credito.public.ts';
import { buyAutomatici } from './automatico.service.ts';
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

const choose = (capo: Client, altro: object = {}) =>
  capo.put(percorsi.automatico, {
    ...{ Attivo: true, Metodo: 'Carta di credito', Soglia: 20, IdPacchetto: vendita.pacchetto },
    ...altro,
  });
const residuiDi = async (capo: Client) => (await capo.get(percorsi.creditiResidui)).corpo.data;
const movimentiDi = async (capo: Client) =>
  (await capo.post(percorsi.movimentoLista)).corpo.data.map(
    (riga: { TipoMovimento: string }) => riga.TipoMovimento,
  );
const fattureDi = (id: number) =>
  vendita.app.sql('select effetto from fattura where cliente_studio_id = $1', [id]);
const ultimoDi = async (id: number) => {
  const [riga] = await vendita.app.sql<{ stato: string; esterno_id: string | null }>(
    'select stato, esterno_id from pagamento where studio_id = $1 order by numero desc limit 1',
    [id],
  );
  return riga;
};
const round = (id: number) => buyAutomatici(vendita.app.servizi, [id]);

/** A first purchase by hand with a card that is kept. */
async function pay(capo: Client, numero: string): Promise<void> {
  const { data } = (await capo.post(percorsi.carta, { IdPacchetto: vendita.pacchetto, SalvaAlias: true }))
    .corpo;
  await fetch(data.redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ numero, atto: 'paga', scadenza: '08/2030' }),
  });
  await fetch(data.redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ numero, atto: 'confermata', scadenza: '08/2030' }),
  });
}

/** Down to ten credits: below the threshold. */
const spend = async (capo: Client, IdStudio: number) => {
  const Crediti = (await residuiDi(capo)) - 10;
  await vendita.fornitore.post(percorsi.creditiScala, { IdStudio, Crediti, Motivazione: 'Uso' });
};

/** A studio with ten credits left that buys by itself with a card. */
async function makeConCarta(numero = '4242424242424242') {
  const compratore = await makeCompratore(vendita, { email: `crediti-${numero}@studio.example` });
  await pay(compratore.capo, numero);
  expect((await choose(compratore.capo)).status).toBe(200);
  await spend(compratore.capo, compratore.id);
  return compratore;
}

/** The house whose process is killed at one point of the gateway. */
function killAt(quando: 'prepara' | 'incassa'): Servizi {
  const { servizi } = vendita.app;
  const { carta } = servizi.sportelli;
  if (carta === null) throw new Error('Without gateway');
  const die = async (fatto: Promise<unknown>) => {
    await fatto;
    throw new Error('killed');
  };
  const prepare: typeof carta.prepare = (...dati) => die(carta.prepare(...dati)) as Promise<string>;
  const settle: typeof carta.settle = (...dati) => die(carta.settle(...dati)) as Promise<never>;
  const rotta = { ...carta, ...(quando === 'prepara' ? { prepare } : { settle }) };
  return { ...servizi, sportelli: { ...servizi.sportelli, carta: rotta } };
}

describe('a purchase that a studio makes by itself', () => {
  it('[PAY-008] is turned on only after a payment by hand; below the threshold the round makes it, once, told before and after', async () => {
    const email = 'avvisi@studio.example';
    const { id, capo } = await makeCompratore(vendita, { email });
    const prima = await choose(capo);
    expect([prima.status, prima.corpo.Codice]).toEqual([409, 'AUTOMATICO_SENZA_PAGAMENTO']);
    await pay(capo, '4242424242424242');
    expect((await choose(capo)).corpo.data).toMatchObject({ Attivo: true, Soglia: 20, HaPagato: true });
    expect(await round(id)).toBe(0);
    await spend(capo, id);
    const insieme = await Promise.all([round(id), round(id), round(id)]);
    expect(insieme.reduce((somma, quanti) => somma + quanti, 0)).toBe(1);
    expect((await movimentiDi(capo)).slice(0, 2)).toEqual(['Acquisto automatico carta', 'Consumo manuale']);
    expect(await residuiDi(capo)).toBe(35);
    expect(await round(id)).toBe(0);
    expect(await fattureDi(id)).toHaveLength(2);
    const detti = await listPosta(vendita.app, email);
    expect(detti.map(({ oggetto }) => oggetto).slice(0, 2)).toEqual([
      'Quadra: acquisto completato',
      'Quadra: acquisto automatico avviato',
    ]);
  });

  it('stops by itself when the card is refused, says why, and never asks it again', async () => {
    const { id, capo } = await makeConCarta('4000002500003155');
    expect(await round(id)).toBe(1);
    const { data } = (await capo.get(percorsi.automatico)).corpo;
    expect(data).toMatchObject({ Attivo: false, Motivo: expect.stringContaining('conferma del titolare') });
    expect(await round(id)).toBe(0);
    expect(await residuiDi(capo)).toBe(10);
  });

  it('killed between the charge and the credit is found again, taken once and credited once', async () => {
    const { id, capo } = await makeConCarta();
    await expect(buyAutomatici(killAt('prepara'), [id])).rejects.toThrow('killed');
    expect(await ultimoDi(id)).toEqual({ stato: 'In sospeso', esterno_id: null });
    await expect(buyAutomatici(killAt('incassa'), [id])).rejects.toThrow('killed');
    const preso = await ultimoDi(id);
    expect(preso).toEqual({ stato: 'In sospeso', esterno_id: expect.stringMatching(/^pi_/) });
    expect(await residuiDi(capo)).toBe(10);
    // It waits: no other one begins.
    expect(await round(id)).toBe(0);
    const dopo = { ...vendita.app.servizi, now: () => new Date(Date.now() + 3 * 60_000) };
    await Promise.all([reconcileSospesi(dopo, [id]), reconcileSospesi(dopo, [id]), round(id)]);
    expect(await ultimoDi(id)).toEqual({ stato: 'Completato', esterno_id: preso?.esterno_id });
    expect(await residuiDi(capo)).toBe(35);
    expect(
      (await movimentiDi(capo)).filter((tipo: string) => tipo === 'Acquisto automatico carta'),
    ).toHaveLength(1);
    expect(await fattureDi(id)).toHaveLength(2);
  });

  it('stops with its reason when what it bought is sold no more, and is turned off when one likes', async () => {
    const { id, capo } = await makeConCarta();
    const attiva = (Attivo: boolean) =>
      vendita.gestore.put(percorso(percorsi.pacchettoAttivazione, { id: vendita.pacchetto }), {
        Attivo,
        Pubblico: Attivo,
      });
    await attiva(false);
    expect(await round(id)).toBe(0);
    expect((await capo.get(percorsi.automatico)).corpo.data).toMatchObject({
      Attivo: false,
      Motivo: expect.stringMatching(/./),
    });
    expect((await choose(capo, { Attivo: false })).corpo.data).toMatchObject({ Attivo: false });
    await attiva(true);
    expect(await round(id)).toBe(0);
    expect(await residuiDi(capo)).toBe(10);
  });

  it('[PAY-009] is by card or direct debit, and only with one that is there and active', async () => {
    const { id, capo } = await makeCompratore(vendita);
    await pay(capo, '4242424242424242');
    expect((await choose(capo, { Metodo: 'Paypal' })).status).toBe(400);
    const senza = await choose(capo, { Metodo: 'SEPA Direct Debit', Soglia: 26 });
    expect([senza.status, Object.keys(senza.corpo.ModelState).sort()]).toEqual([400, ['Metodo', 'Soglia']]);
    const { corpo } = await capo.post(percorsi.mandato, {
      Iban: tuttiIMetodi.Iban,
      Intestatario: 'Studio Prova',
    });
    await vendita.gestore.put(percorso(percorsi.mandatoStato, { id: corpo.data.Id }), { Atto: 'firma' });
    expect((await choose(capo, { Metodo: 'SEPA Direct Debit' })).corpo.data.Metodi).toHaveLength(2);
    await spend(capo, id);
    expect(await round(id)).toBe(1);
    expect(await round(id)).toBe(0);
    const { data } = (await capo.post(percorsi.pagamentoLista)).corpo;
    expect(data[0]).toMatchObject({ Metodo: 'SEPA Direct Debit', Automatico: true, Stato: 'In sospeso' });
    expect(await residuiDi(capo)).toBe(10);
    // Given up by who buys: it does not begin again by itself.
    expect((await capo.put(percorso(percorsi.bonificoAnnulla, { id: data[0].Id }))).status).toBe(200);
    expect(await round(id)).toBe(0);
    expect((await capo.get(percorsi.automatico)).corpo.data.Attivo).toBe(false);
    await writeVenditore(vendita.gestore, { ...tuttiIMetodi, Sdd: false });
    for (const risposta of [
      await choose(capo, { Metodo: 'SEPA Direct Debit' }),
      await capo.post(percorsi.sdd, { IdPacchetto: vendita.pacchetto }),
    ])
      expect([risposta.status, Object.keys(risposta.corpo.ModelState)]).toEqual([400, ['Metodo']]);
    expect((await choose(capo)).status).toBe(200);
    await writeVenditore(vendita.gestore, tuttiIMetodi);
  });
});
