import { createHmac, randomUUID } from 'node:crypto';
import { percorsi, percorso, testiFattura } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { listPosta } from '../../../../test/posta.ts';
import {
  makeCompratore,
  makeVendita,
  tuttiIMetodi,
  type Vendita,
  writeVenditore,
} from '../../../../test/vendita.ts';
import { SportelloAssente } from '../../../gateways/sportello/port.ts';
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

const book = (capo: Client, IdPacchetto = vendita.pacchetto) => capo.post(percorsi.bonifico, { IdPacchetto });
const di = (quale: keyof typeof percorsi, id: string) => percorso(percorsi[quale], { id });
const movimentiDi = async (capo: Client) => (await capo.post(percorsi.movimentoLista)).corpo.data;
const residuiDi = async (capo: Client) => (await capo.get(percorsi.creditiResidui)).corpo.data;

const fattureDi = (studio: number) =>
  vendita.app.sql(
    "select effetto, totale, modalita_pagamento from fattura where cliente_studio_id = $1 and tipo_documento = 'TD01'",
    [studio],
  );

describe('a transfer', () => {
  it('[PAY-002] [PAY-003] is booked with its number, IBAN and one causale; the credits come when the seller has the money, once', async () => {
    const { id, capo } = await makeCompratore(vendita);
    const prima = await book(capo);
    expect(prima.status).toBe(201);
    const uno = prima.corpo.data;
    expect(uno).toMatchObject({
      Stato: 'In sospeso',
      Metodo: 'Bonifico',
      IdStudio: id,
      Imponibile: 50,
      Iva: 11,
      Importo: 61,
      Iban: tuttiIMetodi.Iban,
      Intestatario: tuttiIMetodi.Intestatario,
    });
    expect(uno.Causale).toMatch(/^QDR-/);
    const altro = (await book(capo)).corpo.data;
    expect(altro.Causale).not.toBe(uno.Causale);
    expect(altro.Numero).toBeGreaterThan(uno.Numero);
    expect(await residuiDi(capo)).toBe(0);
    const elenco = (await capo.get(percorsi.bonifico)).corpo;
    expect(elenco.data.map((riga: { Id: string }) => riga.Id)).toEqual([altro.Id, uno.Id]);

    for (const [DataIncasso, frase] of [
      ['1800-01-01', testiFattura.GIORNO_FUORI],
      ['9999-12-31', testiFattura.GIORNO_FUORI],
      ['2099-12-31', testiFattura.DATA_FUTURA],
    ]) {
      const { status, corpo } = await vendita.gestore.put(di('bonificoConferma', uno.Id), { DataIncasso });
      expect([status, corpo.ModelState]).toEqual([400, { DataIncasso: [frase] }]);
    }
    expect(await residuiDi(capo)).toBe(0);
    const incassato = await vendita.gestore.put(di('bonificoConferma', uno.Id), {
      DataIncasso: '2026-03-02',
    });
    expect(incassato.corpo.data).toMatchObject({ Stato: 'Completato', DataIncasso: '2026-03-02' });
    expect(await residuiDi(capo)).toBe(25);
    expect(await movimentiDi(capo)).toMatchObject([{ TipoMovimento: 'Acquisto bonifico', Quantita: 25 }]);
    expect(await fattureDi(id)).toEqual([
      { effetto: `pagamento:${uno.Id}`, totale: 6100, modalita_pagamento: 'MP05' },
    ]);
    const seconda = await vendita.gestore.put(di('bonificoConferma', uno.Id));
    expect([seconda.status, seconda.corpo.Codice]).toEqual([409, 'PAGAMENTO_CHIUSO']);
    expect(await residuiDi(capo)).toBe(25);
    expect((await capo.put(di('bonificoAnnulla', altro.Id))).corpo.data.Stato).toBe('Annullato');
    expect((await capo.put(di('bonificoAnnulla', altro.Id))).status).toBe(409);
  });

  it('[PAY-003] is confirmed by its seller alone, once however many confirm it at the same time', async () => {
    const { id, capo } = await makeCompratore(vendita);
    const altro = await makeCompratore(vendita);
    const { Id } = (await book(capo)).corpo.data;
    expect((await capo.put(di('bonificoConferma', Id))).status).toBe(403);
    expect((await altro.capo.put(di('bonificoAnnulla', Id))).status).toBe(404);
    const esiti = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        (n % 2 === 0 ? vendita.gestore : vendita.fornitore).put(di('bonificoConferma', Id)),
      ),
    );
    expect(esiti.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await residuiDi(capo)).toBe(25);
    expect(await movimentiDi(capo)).toHaveLength(1);
    expect(await fattureDi(id)).toHaveLength(1);
  });

  it('[PAY-003] that comes for a booking that was cancelled is said so by the statement, and its seller confirms it', async () => {
    const { id, capo } = await makeCompratore(vendita);
    const { Id, Causale } = (await book(capo)).corpo.data;
    const annullato = (await capo.put(di('bonificoAnnulla', Id))).corpo.data;
    expect([annullato.Stato, annullato.Conferma]).toEqual(['Annullato', false]);
    const read = async (importo: string) => {
      const Contenuto = `Data;Importo;Descrizione\n02/03/2026;${importo};bonifico ${Causale}`;
      const { corpo } = await vendita.gestore.post(percorsi.bonificoEstratto, { Contenuto });
      const [{ Esito, Pagamento }] = corpo.data.Righe;
      return [Esito, Pagamento.Conferma];
    };
    expect(await read('60,00')).toEqual(['Importo diverso', true]);
    expect(await read('61,00')).toEqual(['Prenotazione annullata', true]);
    expect((await capo.put(di('bonificoConferma', Id))).status).toBe(403);
    const incassato = await vendita.gestore.put(di('bonificoConferma', Id), { DataIncasso: '2026-03-02' });
    expect(incassato.corpo.data).toMatchObject({ Stato: 'Completato', DataIncasso: '2026-03-02' });
    expect(await residuiDi(capo)).toBe(25);
    expect(await fattureDi(id)).toHaveLength(1);
    expect(await read('61,00')).toEqual(['Già incassato', false]);
    // What was left on the page of a gateway is confirmed by nobody by hand.
    const carta = await begin(capo);
    await capo.put(di('pagamentoRinuncia', carta.id));
    expect((await vendita.gestore.put(di('bonificoConferma', carta.id))).status).toBe(409);
  });

  it('is proposed by the statement of the bank, which confirms nothing by itself', async () => {
    const { capo } = await makeCompratore(vendita);
    const giusto = (await book(capo)).corpo.data;
    const scarso = (await book(capo)).corpo.data;
    const Contenuto = `Data;Importo;Descrizione\n02/03/2026;61,00;bonifico ${giusto.Causale.toLowerCase()}\n03/03/2026;60,00;${scarso.Causale}\n03/03/2026;9,00;altro\n04/03/2026;-5,00;spese`;
    const { Righe } = (await vendita.gestore.post(percorsi.bonificoEstratto, { Contenuto })).corpo.data;
    expect(
      Righe.map((riga: { Esito: string; Pagamento: { Id: string } | null }) => [
        riga.Esito,
        riga.Pagamento?.Id,
      ]),
    ).toEqual([
      ['Corrisponde', giusto.Id],
      ['Importo diverso', scarso.Id],
      ['Da abbinare a mano', undefined],
    ]);
    expect(await residuiDi(capo)).toBe(0);
    expect((await vendita.gestore.post(percorsi.bonificoEstratto, { Contenuto: 'niente' })).status).toBe(400);
  });
});

describe('what is offered', () => {
  it('are the methods of the seller, each under its flag, with its prices', async () => {
    const { capo } = await makeCompratore(vendita);
    const { data } = (await capo.get(percorsi.pagamentoOfferta)).corpo;
    expect(data.Metodi.map(({ Metodo }: { Metodo: string }) => Metodo)).toEqual([
      'Carta di credito',
      'Paypal',
      'Bonifico',
    ]);
    expect(data.Pacchetti).toMatchObject([
      { Nome: 'Ricarica', Crediti: 25, Imponibile: 50, Iva: 11, Totale: 61 },
    ]);
    expect(data).toMatchObject({ Avviso: null, Aliquota: 22, Residui: 0 });
    await vendita.app.sql('update gestore set abilita_bonifici = false where id = $1', [vendita.gestoreId]);
    const senza = await book(capo);
    expect([senza.status, Object.keys(senza.corpo.ModelState)]).toEqual([400, ['Metodo']]);
    await vendita.app.sql('update gestore set abilita_bonifici = true where id = $1', [vendita.gestoreId]);
  });

  it('[ERR-013] [FAT-008] is nothing when the seller has no method, or cannot invoice', async () => {
    const { capo } = await makeCompratore(vendita);
    const offri = (Metodi: object) => writeVenditore(vendita.gestore, { ...tuttiIMetodi, ...Metodi });
    const provaci = async () => [
      await book(capo),
      await capo.post(percorsi.carta, { IdPacchetto: vendita.pacchetto }),
    ];
    await offri({ Bonifici: false, Carta: false, Paypal: false, Sdd: false });
    for (const risposta of await provaci())
      expect([risposta.status, risposta.corpo.Message]).toEqual([
        409,
        'Pagamenti non attivi: contattare il gestore o verificare i dati di fatturazione.',
      ]);
    expect((await capo.get(percorsi.pagamentoOfferta)).corpo.data.Avviso).toMatch(/^Pagamenti non attivi/);
    await offri({});
    const turn = (attiva: boolean) =>
      vendita.app.sql('update fatturazione set attiva = $2 where gestore_id = $1', [
        vendita.gestoreId,
        attiva,
      ]);
    await turn(false);
    for (const risposta of await provaci())
      expect([risposta.status, risposta.corpo.Codice]).toEqual([409, 'FATTURAZIONE_NON_CONFIGURATA']);
    expect((await capo.get(percorsi.pagamentoOfferta)).corpo.data.Metodi).toEqual([]);
    await turn(true);
  });

  it('[CRE-013] asks of who buys the fields of the invoice', async () => {
    const { capo } = await makeCompratore(vendita, { via: null, cap: ' ' });
    const rifiuto = await book(capo);
    expect([rifiuto.status, rifiuto.corpo.Codice]).toEqual([400, 'DATI_FATTURAZIONE_MANCANTI']);
    expect(Object.keys(rifiuto.corpo.ModelState).sort()).toEqual(['CAP', 'Via']);
  });
});

const begin = async (capo: Client, altro: object = {}) => {
  const risposta = await capo.post(percorsi.carta, { IdPacchetto: vendita.pacchetto, ...altro });
  expect(risposta.status).toBe(200);
  return risposta.corpo.data as { id: string; redirectUrl: string };
};
const payWith = (redirectUrl: string, numero: string, atto = 'paga') =>
  fetch(redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ numero, atto, scadenza: '08/2030' }),
  });
const statoDi = async (capo: Client, id: string) => (await capo.get(di('pagamentoUno', id))).corpo.data.Stato;

/** What the gateway says of a payment, and what it signs it with. */
async function readVoce(id: string) {
  const [riga] = await vendita.app.sql<{
    venditore_id: string;
    esterno_id: string;
    studio_id: number;
    carta_notifica_segreto: Buffer;
  }>(
    `select p.venditore_id, p.esterno_id, p.studio_id, v.carta_notifica_segreto
     from pagamento p join venditore v on v.id = p.venditore_id where p.id = $1`,
    [id],
  );
  if (riga === undefined) throw new Error('No payment');
  const { venditore_id: venditore, carta_notifica_segreto: chiuso } = riga;
  const segreto = vendita.app.servizi.cifratura.open(chiuso, `venditore/${venditore}/carta_notifica_segreto`);
  return { id, venditore, segreto, esternoId: riga.esterno_id, studio: riga.studio_id };
}

/** The gateway says, signed at a moment, that the page of a payment is done. */
function notify(
  { id, venditore, segreto, esternoId, studio }: Awaited<ReturnType<typeof readVoce>>,
  quando = new Date(),
) {
  const corpo = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'checkout.session.completed' },
    data: { object: { id: esternoId, metadata: { studio: String(studio), pagamento: id } } },
  });
  const t = Math.floor(quando.getTime() / 1000);
  const v1 = createHmac('sha256', segreto).update(`${t}.${corpo}`).digest('hex');
  return fetch(vendita.app.indirizzo + percorso(percorsi.cartaNotifica, { venditore }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
    body: corpo,
  });
}

describe('a card', () => {
  it('[PAY-006] is paid on the page of the gateway; however often it says so, one movement', async () => {
    const { capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await begin(capo, { Importo: 0.01, Prezzo: 0.01 });
    expect(await statoDi(capo, id)).toBe('In sospeso');
    const ritorno = await payWith(redirectUrl, '4000000000000077');
    expect(ritorno.headers.get('location')).toContain(`/pagamento/${id}?esito=pagato`);
    await Promise.all([capo.get(di('cartaEsito', id)), capo.get(di('cartaEsito', id))]);
    expect((await capo.get(di('cartaEsito', id))).corpo.data).toMatchObject({
      Stato: 'Completato',
      Importo: 61,
    });
    expect(await movimentiDi(capo)).toMatchObject([{ TipoMovimento: 'Acquisto carta', Quantita: 25 }]);
  });

  it('[PAY-006] is cancelled when who buys gives up, and can be paid no more', async () => {
    const { capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await begin(capo);
    expect((await capo.put(di('pagamentoRinuncia', id))).corpo.data.Stato).toBe('Annullato');
    const esito = await capo.get(di('cartaEsito', id));
    expect([esito.status, esito.corpo.Message]).toEqual([409, 'Pagamento annullato.']);
    expect((await payWith(redirectUrl, '4242424242424242')).status).toBe(410);
    expect(await residuiDi(capo)).toBe(0);
  });

  it('[PAY-006] that is refused is not authorised; tried again with a good one, it is paid', async () => {
    const { capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await begin(capo);
    await payWith(redirectUrl, '4000000000000002');
    const esito = await capo.get(di('cartaEsito', id));
    expect([esito.status, esito.corpo.Message]).toEqual([409, 'Pagamento non autorizzato.']);
    expect(await statoDi(capo, id)).toBe('Fallito');
    await payWith(redirectUrl, '4000002500003155');
    await payWith(redirectUrl, '4000002500003155', 'confermata');
    expect(await statoDi(capo, id)).toBe('Completato');
    expect(await residuiDi(capo)).toBe(25);
  });

  it('[PAY-006] that is refused, then paid on the same page with no word of it, credits once all the same', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const altro = await makeCompratore(vendita);
    const refuseThenPay = async (chi: Client) => {
      const { id, redirectUrl } = await begin(chi);
      await payWith(redirectUrl, '4000000000000002');
      const rifiutato = (await chi.get(di('pagamentoUno', id))).corpo.data;
      expect([rifiutato.Stato, rifiutato.Riprovabile]).toEqual(['Fallito', true]);
      await payWith(redirectUrl, '4000000000000028');
      expect(await statoDi(chi, id)).toBe('Fallito');
      return id;
    };
    const id = await refuseThenPay(capo);
    const { servizi } = vendita.app;
    const fra3 = () => new Date(Date.now() + 3 * 60_000);
    const giri = [0, 1].map(() => reconcileSospesi({ ...servizi, now: fra3 }, [studio]));
    expect((await Promise.all(giri)).map(({ senzaRisposta }) => senzaRisposta)).toEqual([0, 0]);
    expect(await statoDi(capo, id)).toBe('Completato');
    expect(await movimentiDi(capo)).toMatchObject([{ TipoMovimento: 'Acquisto carta', Quantita: 25 }]);
    expect(await fattureDi(studio)).toHaveLength(1);
    // Who buys may ask before the round does.
    const suo = await refuseThenPay(altro.capo);
    expect((await altro.capo.get(di('cartaEsito', suo))).corpo.data.Stato).toBe('Completato');
    expect(await residuiDi(altro.capo)).toBe(25);
  });

  it('[PAY-006] that is refused leaves its page, when who buys pays another way: one charge, not two', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const lasciato = await begin(capo);
    await payWith(lasciato.redirectUrl, '4000000000000002');
    const dopo = (await capo.put(di('pagamentoRinuncia', lasciato.id))).corpo.data;
    expect([dopo.Stato, dopo.Riprovabile, dopo.Motivo]).toEqual(['Fallito', false, expect.any(String)]);
    expect((await payWith(lasciato.redirectUrl, '4242424242424242')).status).toBe(410);
    // Paid a moment before it is left: what was taken counts.
    const pagato = await begin(capo);
    await payWith(pagato.redirectUrl, '4000000000000002');
    await payWith(pagato.redirectUrl, '4000000000000028');
    expect((await capo.put(di('pagamentoRinuncia', pagato.id))).corpo.data.Stato).toBe('Completato');
    expect(await residuiDi(capo)).toBe(25);
    // Long after, nobody asks any more.
    const vecchio = await begin(capo);
    await payWith(vecchio.redirectUrl, '4000000000000002');
    await vendita.app.sql("update pagamento set creato_il = now() - interval '5 hours' where id = $1", [
      vecchio.id,
    ]);
    await payWith(vecchio.redirectUrl, '4000000000000028');
    await reconcileSospesi(vendita.app.servizi, [studio]);
    expect(await statoDi(capo, vecchio.id)).toBe('Fallito');
  });

  it('that took another amount credits nothing', async () => {
    const { capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await begin(capo);
    await payWith(redirectUrl, '4000000000000101');
    const { Stato, Motivo } = (await capo.get(di('pagamentoUno', id))).corpo.data;
    expect([Stato, Motivo]).toEqual(['Fallito', expect.stringContaining('60,00 EUR')]);
    expect(await residuiDi(capo)).toBe(0);
    // Who sells finds it among what has to be looked at, and gives its money back.
    const listDaVerificare = async () =>
      (await vendita.gestore.post(percorsi.pagamentoLista, { Filter: { Vista: 'Da verificare' } })).corpo
        .data;
    expect(await listDaVerificare()).toMatchObject([{ Id: id, Rimborsa: true, Riprovabile: false }]);
    const reso = await vendita.gestore.post(di('pagamentoRimborso', id), { Motivo: 'Importo errato' });
    expect([reso.status, reso.corpo.data.Rimborsato]).toEqual([200, true]);
    expect((await vendita.gestore.post(di('pagamentoRimborso', id), { Motivo: 'Ancora' })).status).toBe(409);
    expect(await listDaVerificare()).toEqual([]);
    expect(await movimentiDi(capo)).toEqual([]);
  });

  it('whose gateway never says a word is asked for, within five minutes', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await begin(capo);
    await payWith(redirectUrl, '4000000000000028');
    expect(await statoDi(capo, id)).toBe('In sospeso');
    const fra = (minuti: number) => () => new Date(Date.now() + minuti * 60_000);
    const { servizi } = vendita.app;
    expect((await reconcileSospesi({ ...servizi, now: fra(1) }, [studio])).chiusi).toBe(0);
    await reconcileSospesi({ ...servizi, now: fra(3) }, [studio]);
    expect(await statoDi(capo, id)).toBe('Completato');
    expect(await residuiDi(capo)).toBe(25);
  });

  it('[PAY-006] believes a notification by its signature alone, and not one that is old', async () => {
    const { capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await begin(capo);
    const voce = await readVoce(id);
    const ora = new Date();
    const dieciMinutiFa = new Date(ora.getTime() - 600_000);
    expect((await notify({ ...voce, segreto: 'whsec_di_altri' }, ora)).status).toBe(400);
    expect((await notify(voce, dieciMinutiFa)).status).toBe(400);
    // Well signed, but nothing was paid yet at the gateway: its words are not enough.
    expect((await notify(voce, ora)).status).toBe(200);
    expect(await statoDi(capo, id)).toBe('In sospeso');
    await payWith(redirectUrl, '4000000000000028');
    expect((await notify(voce, dieciMinutiFa)).status).toBe(400);
    expect(await statoDi(capo, id)).toBe('In sospeso');
    const insieme = await Promise.all([
      ...[notify(voce, ora), notify(voce, ora), capo.get(di('cartaEsito', id)), notify(voce, ora)],
    ]);
    expect(insieme.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await movimentiDi(capo)).toHaveLength(1);
    expect(await residuiDi(capo)).toBe(25);
  });

  it('[PAY-006] is told before its order is committed, or after it all the next day: nothing is lost, nothing done twice', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await begin(capo);
    const voce = await readVoce(id);
    // Nobody knows it yet: as when the gateway is faster than our own commit.
    const mai = randomUUID();
    const prima = await notify({ ...voce, id: mai });
    expect([prima.status, await statoDi(capo, id)]).toEqual([200, 'In sospeso']);
    // Nor the name of its page: that is what the row gets last.
    await vendita.app.sql('update pagamento set esterno_id = null, esterno_pagina = null where id = $1', [
      id,
    ]);
    await payWith(redirectUrl, '4000000000000028');
    expect((await notify(voce)).status).toBe(200);
    expect(await statoDi(capo, id)).toBe('Completato');
    await vendita.app.sql('update pagamento set esterno_id = $2 where id = $1', [id, voce.esternoId]);
    // The next day: who paid comes back on the address of return, the gateway says it again.
    const domani = new Date(Date.now() + 24 * 60 * 60_000);
    const { servizi } = vendita.app;
    vi.spyOn(servizi, 'now').mockReturnValue(domani);
    const ritorni = await Promise.all([1, 2].map(() => capo.get(di('cartaEsito', id))));
    const detti = await Promise.all([1, 2, 3].map(() => notify(voce, domani)));
    expect([...ritorni, ...detti].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await reconcileSospesi(servizi, [studio]);
    vi.restoreAllMocks();
    expect(await movimentiDi(capo)).toHaveLength(1);
    expect(await fattureDi(studio)).toHaveLength(1);
    expect(await residuiDi(capo)).toBe(25);
  });

  it('[PAY-005] is kept by alias, last four digits and expiry; no key of a seller leaves the server', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { redirectUrl } = await begin(capo, { SalvaAlias: true });
    await payWith(redirectUrl, '4242424242424242');
    const { data } = (await capo.get(percorsi.carta)).corpo;
    expect(data).toEqual([
      { Id: expect.any(String), Circuito: 'visa', UltimeQuattro: '4242', Scadenza: '2030-08' },
    ]);
    const [riga] = await vendita.app.sql('select * from carta where studio_id = $1', [studio]);
    expect(JSON.stringify(riga)).not.toMatch(/4242424242424242/);
    expect(Object.keys(riga ?? {}).sort()).toEqual(
      [
        'alias',
        'circuito',
        'cliente',
        'creata_il',
        'id',
        'scadenza',
        'studio_id',
        'ultime_quattro',
        'venditore_id',
      ].sort(),
    );
    const letto = await vendita.gestore.get(percorsi.venditore);
    expect(letto.corpo.data).toMatchObject({
      HaCartaSegreto: true,
      HaCartaNotifiche: true,
      HaPaypalSegreto: true,
    });
    const [chi] = await vendita.app.sql<{ carta_segreto: Buffer }>(
      'select carta_segreto from venditore where gestore_id = $1',
      [vendita.gestoreId],
    );
    for (const segreto of [tuttiIMetodi.CartaSegreto, tuttiIMetodi.PaypalSegreto]) {
      expect(letto.testo).not.toContain(segreto);
      expect(chi?.carta_segreto.toString('latin1')).not.toContain(segreto);
      expect(vendita.app.log.join('\n')).not.toContain(segreto);
    }
    expect((await capo.delete(di('cartaUna', data[0].Id))).status).toBe(204);
    expect((await capo.get(percorsi.carta)).corpo.data).toEqual([]);
  });
});

describe('a refund', () => {
  it('[CRE-010] takes the credits back with a credit note, once, and only while none was used', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { id, redirectUrl } = await begin(capo);
    await payWith(redirectUrl, '4242424242424242');
    const refund = () => vendita.gestore.post(di('pagamentoRimborso', id), { Motivo: 'Comprato per errore' });
    const burn = (Crediti: number) =>
      vendita.fornitore.post(percorsi.creditiScala, { IdStudio: studio, Crediti, Motivazione: 'Uso' });
    const [uno, due] = await Promise.all([refund(), refund()]);
    expect([uno.status, due.status].sort()).toEqual([200, 409]);
    expect(await residuiDi(capo)).toBe(0);
    expect(await movimentiDi(capo)).toMatchObject([
      { TipoMovimento: 'Nota di credito', Quantita: -25 },
      { TipoMovimento: 'Acquisto carta', Quantita: 25 },
    ]);
    const note = await vendita.app.sql(
      "select effetto, totale from fattura where cliente_studio_id = $1 and tipo_documento = 'TD04'",
      [studio],
    );
    expect(note).toEqual([{ effetto: `rimborso:${id}`, totale: 6100 }]);
    const altro = (await book(capo)).corpo.data.Id;
    await vendita.gestore.put(di('bonificoConferma', altro));
    await burn(1);
    const rifiuto = await vendita.gestore.post(di('pagamentoRimborso', altro), { Motivo: 'Tardi' });
    expect([rifiuto.status, rifiuto.corpo.Codice]).toEqual([409, 'RIMBORSO_NON_POSSIBILE']);
    expect(await residuiDi(capo)).toBe(24);
  });

  it('[CRE-010] asks the gateway before the note takes its number; what failed is asked again, and who bought is told', async () => {
    const { id: studio, capo, email } = await makeCompratore(vendita);
    const altro = await makeCompratore(vendita);
    const daAltro = (await book(altro.capo)).corpo.data.Id;
    await vendita.gestore.put(di('bonificoConferma', daAltro));
    const { id, redirectUrl } = await begin(capo);
    await payWith(redirectUrl, '4242424242424242');
    const refund = (quale: string) =>
      vendita.gestore.post(di('pagamentoRimborso', quale), { Motivo: 'Comprato per errore' });
    const { carta } = vendita.app.servizi.sportelli;
    if (carta === null) throw new Error('The gateway of cards is off');
    // While the gateway answers another note is written.
    const spia = vi.spyOn(carta, 'refund').mockImplementationOnce(async () => {
      expect((await refund(daAltro)).status).toBe(200);
      throw new SportelloAssente('rete');
    });
    expect((await refund(id)).corpo.Codice).toBe('CIRCUITO_NON_RAGGIUNGIBILE');
    expect([await statoDi(capo, id), await residuiDi(capo)]).toEqual(['Completato', 25]);
    expect((await refund(id)).corpo.data).toMatchObject({ Rimborsato: true, Rimborsa: false });
    expect(new Set(spia.mock.calls.map(([, , chiave]) => chiave)).size).toBe(1);
    spia.mockRestore();
    const note =
      "select count(*)::int as n from fattura where cliente_studio_id = $1 and tipo_documento = 'TD04'";
    expect(await vendita.app.sql(note, [studio])).toEqual([{ n: 1 }]);
    const dette = (await listPosta(vendita.app, email)).filter(({ oggetto }) =>
      oggetto.includes('rimborsato'),
    );
    expect(dette).toHaveLength(1);
    expect(dette[0]?.testo).toContain('Comprato per errore');
    const perBonifico = await listPosta(vendita.app, altro.email);
    expect(perBonifico[0]?.testo).toContain('con un bonifico di chi ha venduto');
  });

  it('[CRE-010] finds done the credit note that was written by hand', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    const { Id } = (await book(capo)).corpo.data;
    await vendita.gestore.put(di('bonificoConferma', Id));
    const [fattura] = (await vendita.gestore.post(percorsi.fatturaLista, { Filter: { IdStudio: studio } }))
      .corpo.data;
    const storno = await vendita.gestore.post(di('fatturaStorna', fattura.Id), { Motivo: 'Errore' });
    expect(storno.status).toBe(201);
    const rimborso = await vendita.gestore.post(di('pagamentoRimborso', Id), { Motivo: 'Errore' });
    expect([rimborso.status, rimborso.corpo.data.Rimborsato]).toEqual([200, true]);
    const note = await vendita.app.sql(
      "select id from fattura where cliente_studio_id = $1 and tipo_documento = 'TD04'",
      [studio],
    );
    expect(note).toEqual([{ id: storno.corpo.data.Id }]);
    expect(await residuiDi(capo)).toBe(0);
  });
});
