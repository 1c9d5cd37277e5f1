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

let vendita: Vendita;
let circuito = '';
beforeAll(async () => {
  vendita = await makeVendita();
  await writeVenditore(vendita.gestore, tuttiIMetodi);
  circuito = `${vendita.servizi[0]?.indirizzo}/contestazioni`;
  await vendita.app.sql("update gestore set email = 'chivende@rete.example' where id = $1", [
    vendita.gestoreId,
  ]);
});
afterAll(() => vendita.stop());

const leggi = async (capo: Client, id: string) =>
  (await capo.get(percorso(percorsi.pagamentoUno, { id }))).corpo.data;
const residuiDi = async (capo: Client) => (await capo.get(percorsi.creditiResidui)).corpo.data;
const movimentiDi = async (capo: Client) =>
  (await capo.post(percorsi.movimentoLista)).corpo.data.map(
    (riga: { TipoMovimento: string; Quantita: number }) => [riga.TipoMovimento, riga.Quantita],
  );
/** What who sells was told. */
const listPosta = (parola: string) =>
  vendita.app.sql<{ testo: string }>(
    "select testo from messaggio_posta where destinatario = 'chivende@rete.example' and testo like $1",
    [`%${parola}%`],
  );
const act = (atto: string, id: string, altro: Record<string, string> = {}) =>
  fetch(circuito, { method: 'POST', body: new URLSearchParams({ atto, id, ...altro }) });

/** A studio that bought with a card; the name of what was taken, at the gateway. */
async function buy(numero = '4242424242424242') {
  const compratore = await makeCompratore(vendita);
  const { corpo } = await compratore.capo.post(percorsi.carta, { IdPacchetto: vendita.pacchetto });
  const { id, redirectUrl } = corpo.data;
  await fetch(redirectUrl, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ numero, atto: 'paga', scadenza: '08/2030' }),
  });
  const pagina = await (await fetch(circuito)).text();
  const intento = [...pagina.matchAll(/name="id" value="((?:pi|dp)_[0-9a-f]+)"/g)].at(-1)?.[1] ?? '';
  return { ...compratore, pagamento: id as string, intento };
}
const findAperta = async () =>
  [...(await (await fetch(circuito)).text()).matchAll(/name="id" value="(dp_[0-9a-f]+)"/g)].at(-1)?.[1] ?? '';

describe('a payment that is disputed', () => {
  it('[PAY-006] says so to who sells and who bought, once, and blocks its credits until the gateway has decided; won, it is as before', async () => {
    const { capo, pagamento } = await buy('4000000000000259');
    expect(await leggi(capo, pagamento)).toMatchObject({
      Stato: 'Completato',
      Motivo: expect.stringContaining('Contestato da chi ha pagato: non riconosce l’addebito'),
    });
    expect((await leggi(capo, pagamento)).Motivo).toContain('25 crediti sono fermi');
    // Blocked, not taken: what there is stays, and nothing of it may be spent or given back.
    expect(await residuiDi(capo)).toBe(0);
    expect(await listPosta('Contestato')).toHaveLength(1);
    expect((await leggi(vendita.gestore, pagamento)).Rimborsa).toBe(false);
    const rimborso = await vendita.gestore.post(percorso(percorsi.pagamentoRimborso, { id: pagamento }), {
      Motivo: 'Chiesto dal cliente',
    });
    expect([rimborso.status, rimborso.corpo.Codice]).toEqual([409, 'PAGAMENTO_CHIUSO']);
    // Told again, nothing more happens.
    await act('trattiene', await findAperta());
    expect(await listPosta('Contestato')).toHaveLength(1);
    expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
    const { corpo } = await vendita.gestore.post(percorsi.pagamentoLista, {
      Filter: { Vista: 'Contestati' },
    });
    expect(corpo.data.map((riga: { Id: string }) => riga.Id)).toEqual([pagamento]);
    await act('vinta', await findAperta());
    expect(await leggi(capo, pagamento)).toMatchObject({ Stato: 'Completato', Motivo: null });
    expect(await residuiDi(capo)).toBe(25);
    expect(await movimentiDi(capo)).toEqual([['Acquisto carta', 25]]);
    const [{ oggetti } = { oggetti: 0 }] = await vendita.app.sql<{ oggetti: number }>(
      "select count(*)::int as oggetti from messaggio_posta where oggetto = 'Quadra: un acquisto contestato'",
    );
    expect(oggetti).toBe(2);
    expect(await listPosta('contestazione è vinta')).toHaveLength(1);
  });

  it('[PAY-006] lost, comes back unpaid: credits out and invoice to be collected once, however often it is told', async () => {
    const { id, capo, pagamento } = await buy('4000000000000259');
    const aperta = await findAperta();
    await act('persa', aperta);
    await act('persa', aperta);
    expect(await leggi(capo, pagamento)).toMatchObject({
      Stato: 'Fallito',
      Motivo: 'Contestazione persa: non riconosce l’addebito.',
    });
    expect(await residuiDi(capo)).toBe(0);
    expect((await movimentiDi(capo)).sort()).toEqual([
      ['Acquisto carta', 25],
      ['Nota di credito', -25],
    ]);
    const [fattura] = await vendita.app.sql<{ incassata_il: string | null; insoluti: unknown[] }>(
      "select incassata_il, insoluti from fattura where cliente_studio_id = $1 and tipo_documento = 'TD01'",
      [id],
    );
    expect(fattura?.incassata_il).toBeNull();
    expect(fattura?.insoluti).toHaveLength(1);
    expect(await listPosta('Contestazione persa')).toHaveLength(1);
    expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  });
});

describe('credits of a payment that is disputed', () => {
  it('[PAY-006] are as many as were blocked: used meanwhile in the place of others, the others go out when it is lost', async () => {
    const { id, capo, pagamento } = await buy('4000000000000259');
    const { corpo } = await capo.post(percorsi.carta, { IdPacchetto: vendita.pacchetto });
    await fetch(corpo.data.redirectUrl, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ numero: '4242424242424242', atto: 'paga', scadenza: '08/2030' }),
    });
    expect(await residuiDi(capo)).toBe(25);
    // Thirty are too many: twenty-five are blocked. The oldest go first, and they are those of the disputed purchase.
    const spend = (Crediti: number) =>
      vendita.gestore.post(percorsi.creditiScala, { IdStudio: id, Crediti, Motivazione: 'Prova' });
    expect((await spend(30)).corpo.Codice).toBe('CREDITI_INSUFFICIENTI');
    expect((await spend(10)).status).toBe(200);
    await act('persa', await findAperta());
    expect(await leggi(capo, pagamento)).toMatchObject({ Stato: 'Fallito' });
    expect(await residuiDi(capo)).toBe(15);
    expect((await movimentiDi(capo)).map(([, quanti]: [string, number]) => quanti).sort()).toEqual(
      [25, 25, -10, -15, -10].sort(),
    );
    expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  });

  it('[PAY-006] stay free while the bank only asks, and are blocked when the money is held', async () => {
    const { capo, pagamento, intento } = await buy();
    await act('chiede', intento);
    expect((await leggi(capo, pagamento)).Motivo).toContain('La banca chiede chiarimenti');
    expect(await residuiDi(capo)).toBe(25);
    await act('trattiene', await findAperta());
    expect((await leggi(capo, pagamento)).Motivo).toContain('25 crediti sono fermi');
    expect(await residuiDi(capo)).toBe(0);
    await act('vinta', await findAperta());
    expect(await residuiDi(capo)).toBe(25);
  });
});

describe('a payment that its seller gave back at the gateway', () => {
  it('[PAY-006] takes its credits back with a credit note, once', async () => {
    const { id, capo, pagamento, intento } = await buy();
    await act('rimborsa', intento);
    await act('rimborsa', intento);
    expect(await leggi(capo, pagamento)).toMatchObject({ Stato: 'Completato', Rimborsato: true });
    expect(await residuiDi(capo)).toBe(0);
    const note = await vendita.app.sql(
      "select 1 from fattura where cliente_studio_id = $1 and tipo_documento = 'TD04'",
      [id],
    );
    expect(note).toHaveLength(1);
    expect(await listPosta('Rimborsato dal circuito')).toHaveLength(1);
    expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  });

  it('[PAY-006] in part, moves nothing by itself: who sells is told, and decides', async () => {
    const { capo, pagamento, intento } = await buy();
    await act('rimborsa', intento, { centesimi: '1000' });
    await act('rimborsa', intento, { centesimi: '1000' });
    expect(await leggi(capo, pagamento)).toMatchObject({
      ...{ Stato: 'Completato', Rimborsato: false },
      Motivo: expect.stringContaining('Rimborsato in parte dal circuito: 10,00 €'),
    });
    expect(await residuiDi(capo)).toBe(25);
    expect(await listPosta('Rimborsato in parte')).toHaveLength(1);
  });

  it('[PAY-006] and here as well, is given back once: the word of the gateway about our own refund changes nothing', async () => {
    const { id, capo, pagamento } = await buy();
    const prima = (await listPosta('Rimborsato dal circuito')).length;
    const risposta = await vendita.gestore.post(percorso(percorsi.pagamentoRimborso, { id: pagamento }), {
      Motivo: 'Chiesto dal cliente',
    });
    expect(risposta.status, risposta.testo).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await leggi(capo, pagamento)).toMatchObject({ Rimborsato: true, Motivo: 'Chiesto dal cliente' });
    const note = await vendita.app.sql(
      "select 1 from fattura where cliente_studio_id = $1 and tipo_documento = 'TD04'",
      [id],
    );
    expect(note).toHaveLength(1);
    expect(await listPosta('Rimborsato dal circuito')).toHaveLength(prima);
  });
});
