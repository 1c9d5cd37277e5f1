import { percorsi, percorso, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makePersona } from '../../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../../test/factories.ts';
import { datiDiFatturazione } from '../../../../../test/fatture.ts';
import { fetchPdf } from '../../../../../test/pdf.ts';
import { listPosta } from '../../../../../test/posta.ts';
import { makeVendita, tuttiIMetodi, type Vendita, writeVenditore } from '../../../../../test/vendita.ts';
import { verifyConti } from '../../../crediti/credito/credito.public.ts';

const { AMM_STU, OP_STU } = tipologiaUtente;
let vendita: Vendita;
let studioId: number;
let capo: Client;
beforeAll(async () => {
  vendita = await makeVendita();
  const { app, gestoreId, gestore } = vendita;
  await writeVenditore(gestore, tuttiIMetodi);
  await gestore.post(percorsi.listino, {
    Nome: 'Rete',
    ValidoDa: '2020-01-01',
    Voci: [{ Tipo: 'Persone fisiche', Crediti: 3, PrezzoUnitario: 5 }],
  });
  studioId = (await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione })).id;
  capo = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studioId }));
});
afterAll(async () => {
  expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  await vendita.stop();
});

let numero = 0;
/** A client of the studio with his own access, and his declaration, closed. */
async function makeCaso(dati: object = {}, chiusa = true) {
  const { app, gestoreId } = vendita;
  numero += 1;
  const email = `cliente${numero}@example.it`;
  const { id: anagrafica, codice_fiscale } = await makePersona(app, studioId, { email: email.toUpperCase() });
  const privato = await makeStudio(app, {
    gestore_id: gestoreId,
    ragione_sociale: `Rossi Mario ${numero}`,
    tipo_profilo_cliente: tipoProfiloCliente.PRIVATO,
    ...datiDiFatturazione,
    codice_fiscale,
    partita_iva: null,
    ...dati,
  });
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: privato.id, email });
  const { create } = (await dichiarazioni.crea(capo, [anagrafica])).corpo.data;
  const id: string = create[0].Codice;
  await completeDichiarazione(capo, id);
  if (chiusa) await dichiarazioni.chiudi(capo, [id]);
  return { id, email, cliente: await loginAs(app, utente), pagante: privato.id };
}
type Caso = Awaited<ReturnType<typeof makeCaso>>;

const della = (id: string) => percorso(percorsi.pagaIlCliente, { anno: 2025, id });
const di = (quale: keyof typeof percorsi, id: string) => percorso(percorsi[quale], { id });
const ask = async ({ id }: Pick<Caso, 'id'>, chi = capo): Promise<string> => {
  const risposta = await chi.post(della(id), {});
  expect([risposta.status, risposta.corpo.data.Impedimento]).toEqual([200, null]);
  return risposta.corpo.data.Richiesta.Id;
};
const pay = async (cliente: Client, richiesta: string, Metodo = 'Carta di credito') => {
  const risposta = await cliente.post(di('richiestaPagamentoPaga', richiesta), { Metodo, Importo: 0.01 });
  expect(risposta.status).toBe(200);
  return risposta.corpo.data as { id: string; redirectUrl: string };
};
const payWith = (redirectUrl: string, carta = '4242424242424242') =>
  fetch(redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ numero: carta, atto: 'paga', scadenza: '08/2030' }),
  });
const approve = (redirectUrl: string) =>
  fetch(redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ conto: 'paga', atto: 'approva' }),
  });
const look = async (cliente: Client, richiesta: string) =>
  (await cliente.get(di('richiestaPagamentoUna', richiesta))).corpo.data;
const print = (chi: Client, id: string) =>
  fetchPdf(vendita.app.indirizzo, chi, percorsi.stampa, {
    ...{ tipo: 'dichiarazione', anno: 2025, chiavi: [id], opzioni: {} },
  });
const take = (cliente: Client, richiesta: string) =>
  fetchPdf(vendita.app.indirizzo, cliente, di('richiestaPagamentoStampa', richiesta), {});
const movimentiDi = async (chi: Client) =>
  (await chi.post(percorsi.movimentoLista)).corpo.data.map(
    ({ TipoMovimento, Quantita }: { TipoMovimento: string; Quantita: number }) => [TipoMovimento, Quantita],
  );
const fattureDi = (studio: number) =>
  vendita.app.sql('select effetto, totale from fattura where cliente_studio_id = $1', [studio]);

describe('a client who pays for his print', () => {
  let caso: Caso;
  beforeEach(async () => {
    caso = await makeCaso();
  });

  it('pays it at the price of the list, once; the document opens for him, and the studio spends nothing', async () => {
    const { id, cliente, pagante, email } = caso;
    const prima = (await capo.get(della(id))).corpo.data;
    expect(prima).toMatchObject({
      Richiesta: null,
      Impedimento: null,
      Importi: { Crediti: 3, Imponibile: 15, Iva: 3.3, Totale: 18.3 },
    });
    const countGratuite = async () =>
      (await capo.post(percorso(percorsi.dichiarazioneCostoStampe, { anno: 2025 }), { Codici: [id] })).corpo
        .data;
    expect(await countGratuite()).toMatchObject({ costo: 3, giaPagate: 0, delCliente: 0 });
    const richiesta = await ask(caso);
    expect(await ask(caso)).toBe(richiesta);
    expect(await countGratuite()).toMatchObject({ costo: 0, giaPagate: 0, delCliente: 1 });
    expect((await listPosta(vendita.app, email)).map(({ oggetto }) => oggetto)).toEqual([
      'Quadra: una dichiarazione da pagare',
    ]);
    const ferma = await print(capo, id);
    expect([ferma.status, JSON.parse(ferma.pdf.toString()).Codice]).toEqual([409, 'STAMPA_DA_PAGARE']);
    const ancora = await take(cliente, richiesta);
    expect([ancora.status, JSON.parse(ancora.pdf.toString()).Codice]).toEqual([409, 'STAMPA_NON_PAGATA']);
    expect(await look(cliente, richiesta)).toMatchObject({
      Stato: 'Da pagare',
      Mia: true,
      Intestatario: 'Rossi Mario',
      Attesa: 'Il documento si apre dopo il pagamento.',
      Avviso: null,
      Importi: { Totale: 18.3 },
      // Without a mandate nothing may be debited.
      Metodi: [{ Metodo: 'Carta di credito' }, { Metodo: 'Paypal' }, { Metodo: 'Bonifico' }],
      Prenotato: null,
      Fatturazione: { Completa: true },
    });

    const { id: pagamento, redirectUrl } = await pay(cliente, richiesta);
    expect((await pay(cliente, richiesta)).id).toBe(pagamento);
    expect((await payWith(redirectUrl, '4000000000000077')).headers.get('location')).toContain(
      `/pagamento/${pagamento}?esito=pagato`,
    );
    await Promise.all([cliente.get(di('cartaEsito', pagamento)), cliente.get(di('cartaEsito', pagamento))]);
    expect((await cliente.get(di('cartaEsito', pagamento))).corpo.data).toMatchObject({
      Stato: 'Completato',
      Importo: 18.3,
      IdRichiesta: richiesta,
    });
    expect(await look(cliente, richiesta)).toMatchObject({ Stato: 'Pagata', Attesa: null, Importi: null });
    expect(
      (await cliente.post(di('richiestaPagamentoPaga', richiesta), { Metodo: 'Paypal' })).corpo.Codice,
    ).toBe('RICHIESTA_PAGAMENTO_CHIUSA');
    expect(await movimentiDi(cliente)).toEqual([
      ['Consumo', -3],
      ['Acquisto carta', 3],
    ]);
    expect((await cliente.get(percorsi.creditiResidui)).corpo.data).toBe(0);
    expect(await fattureDi(pagante)).toEqual([{ effetto: `pagamento:${pagamento}`, totale: 1830 }]);

    const sua = await take(cliente, richiesta);
    expect([sua.status, sua.tipo]).toEqual([200, 'application/pdf']);
    expect(sua.pagine.join('\n')).toContain('Rossi Mario');
    expect(sua.pagine.join('\n')).not.toContain('BOZZA');
    const delloStudio = await print(capo, id);
    expect(delloStudio.pdf.equals(sua.pdf)).toBe(true);
    expect((await take(cliente, richiesta)).pdf.equals(sua.pdf)).toBe(true);
    expect(await movimentiDi(capo)).toEqual([]);
    expect((await capo.get(della(id))).corpo.data.Richiesta).toMatchObject({ Stato: 'Pagata', Mia: false });
    const elenco = (await capo.post(percorsi.richiestaPagamentoLista, { Filter: { Stato: 'Pagata' } })).corpo;
    expect(elenco.data.map((riga: { Id: string }) => riga.Id)).toContain(richiesta);
    expect(elenco.data.find((riga: { Id: string }) => riga.Id === richiesta)).toMatchObject({ Totale: 18.3 });
    const storia = await vendita.app.sql<{ azione: string }>(
      "select azione from registro where studio_id = $1 and entita = 'dichiarazione' and entita_id = $2",
      [studioId, id],
    );
    expect(storia.map(({ azione }) => azione)).toEqual(
      expect.arrayContaining(['pagamento chiesto al cliente', 'stampa presa dal cliente che l’ha pagata']),
    );
  });

  it('books it with a transfer, which another way cancels; the document opens when the seller has the money', async () => {
    const { cliente, pagante, email } = caso;
    const richiesta = await ask(caso);
    const prenotato = await pay(cliente, richiesta, 'Bonifico');
    expect(prenotato.redirectUrl).toBe(null);
    expect((await pay(cliente, richiesta, 'Bonifico')).id).toBe(prenotato.id);
    const { Prenotato, Stato } = await look(cliente, richiesta);
    expect([Stato, Prenotato]).toMatchObject([
      'Da pagare',
      { Metodo: 'Bonifico', Totale: 18.3, Iban: tuttiIMetodi.Iban, Annullabile: true, AddebitoIl: null },
    ]);
    expect(Prenotato.Causale).not.toBe('');
    const lettere = await listPosta(vendita.app, email);
    expect(lettere.map(({ oggetto }) => oggetto)).toContain('Quadra: bonifico da eseguire');
    expect((await take(cliente, richiesta)).status).toBe(409);
    // Another way cancels what was booked, and back.
    const carta = await pay(cliente, richiesta);
    expect(carta.redirectUrl).toContain('http');
    expect((await look(cliente, richiesta)).Prenotato).toBe(null);
    const ancora = await pay(cliente, richiesta, 'Bonifico');
    expect(ancora.id).not.toBe(prenotato.id);
    const annullati = await vendita.app.sql<{ stato: string }>(
      'select stato from pagamento where studio_id = $1 order by numero',
      [pagante],
    );
    expect(annullati.map(({ stato }) => stato)).toEqual(['Annullato', 'Annullato', 'In sospeso']);
    // The seller has the money.
    const incassato = await vendita.gestore.put(di('bonificoConferma', ancora.id), {
      DataIncasso: '2026-03-02',
    });
    expect(incassato.corpo.data).toMatchObject({ Stato: 'Completato', IdRichiesta: richiesta });
    expect(await look(cliente, richiesta)).toMatchObject({ Stato: 'Pagata', Attesa: null, Prenotato: null });
    expect((await take(cliente, richiesta)).status).toBe(200);
    expect(await fattureDi(pagante)).toEqual([{ effetto: `pagamento:${ancora.id}`, totale: 1830 }]);
  });

  it('books it once, however many times it is asked at the same moment', async () => {
    const { cliente, pagante } = caso;
    const richiesta = await ask(caso);
    const insieme = await Promise.all(
      Array.from({ length: 4 }, () =>
        cliente.post(di('richiestaPagamentoPaga', richiesta), { Metodo: 'Bonifico' }),
      ),
    );
    const presi = insieme.filter(({ status }) => status === 200);
    expect(insieme.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    expect(presi.length).toBeGreaterThan(0);
    expect(new Set(presi.map(({ corpo }) => corpo.data.id)).size).toBe(1);
    const [{ n } = { n: 0 }] = await vendita.app.sql<{ n: number }>(
      "select count(*)::int as n from pagamento where studio_id = $1 and stato = 'In sospeso'",
      [pagante],
    );
    expect(n).toBe(1);
  });

  it('books it with a debit where there is a mandate; taken back by the studio it is debited no more', async () => {
    const { cliente } = caso;
    const richiesta = await ask(caso);
    const rifiutato = await cliente.post(di('richiestaPagamentoPaga', richiesta), {
      Metodo: 'SEPA Direct Debit',
    });
    expect([rifiutato.status, Object.keys(rifiutato.corpo.ModelState)]).toEqual([400, ['Metodo']]);
    const mandato = await cliente.post(percorsi.mandato, {
      Iban: 'IT60X0542811101000000123456',
      Intestatario: 'Rossi',
    });
    expect(mandato.status).toBe(201);
    await vendita.gestore.put(di('mandatoStato', mandato.corpo.data.Id), {
      ...{ Atto: 'firma', DataMandato: '2026-01-15' },
    });
    expect((await look(cliente, richiesta)).Metodi.at(-1)).toMatchObject({
      ...{ Metodo: 'SEPA Direct Debit', Dettaglio: 'Mandato attivo, IBAN che finisce con 3456' },
    });
    const { id } = await pay(cliente, richiesta, 'SEPA Direct Debit');
    expect((await look(cliente, richiesta)).Prenotato).toMatchObject({
      ...{ Metodo: 'SEPA Direct Debit', Iban: null, AddebitoIl: expect.any(String) },
    });
    expect((await capo.put(di('richiestaPagamentoRitira', richiesta), {})).corpo.data.Stato).toBe('Ritirata');
    const [suo] = await vendita.app.sql<{ stato: string }>('select stato from pagamento where id = $1', [id]);
    expect(suo?.stato).toBe('Annullato');
  });

  it('is among all those that the studio asked, page by page, with what it asked and for what, and may be taken back', async () => {
    const [prima, dopo] = [await ask(caso), await ask(await makeCaso())];
    const list = async (corpo: object, chi = capo) =>
      (await chi.post(percorsi.richiestaPagamentoLista, corpo)).corpo;
    const pagina = await list({ Filter: { Stato: 'Da pagare' }, PageNo: 1, PageSize: 1 });
    expect(pagina.data).toMatchObject([
      { Id: dopo, Stato: 'Da pagare', Tipo: 'Persone fisiche', Totale: 18.3 },
    ]);
    const seconda = await list({ Filter: { Stato: 'Da pagare' }, PageNo: 2, PageSize: 1 });
    expect(seconda.data).toMatchObject([
      { Id: prima, IdDichiarazione: caso.id, Anno: 2025, Intestatario: 'Rossi Mario' },
    ]);
    // Who pays reads it without the key of what is not his.
    expect((await list({}, caso.cliente)).data).toMatchObject([
      { Id: prima, Mia: true, IdDichiarazione: null },
    ]);
    expect((await capo.put(di('richiestaPagamentoRitira', prima), {})).corpo.data).toMatchObject({
      Stato: 'Ritirata',
      Totale: 18.3,
    });
    const ritirate = (await list({ Filter: { Stato: 'Ritirata' } })).data;
    expect(ritirate.map(({ Id }: { Id: string }) => Id)).toContain(prima);
  });

  it('is asked what the invoice wants, in place, before he pays', async () => {
    const { cliente } = caso;
    await vendita.app.sql('update studio set via = null where id = $1', [caso.pagante]);
    const richiesta = await ask(caso);
    expect((await look(cliente, richiesta)).Fatturazione.Completa).toBe(false);
    const rifiuto = await cliente.post(di('richiestaPagamentoPaga', richiesta), { Metodo: 'Paypal' });
    expect([rifiuto.status, rifiuto.corpo.Codice, Object.keys(rifiuto.corpo.ModelState)]).toEqual([
      400,
      'DATI_FATTURAZIONE_MANCANTI',
      ['Via'],
    ]);
    await vendita.app.sql("update studio set via = 'Via Dante 1' where id = $1", [caso.pagante]);
    const { id, redirectUrl } = await pay(cliente, richiesta, 'Paypal');
    await approve(redirectUrl);
    const insieme = await Promise.all(Array.from({ length: 4 }, () => cliente.post(di('paypalCattura', id))));
    expect(insieme.map(({ corpo }) => corpo.data.Stato)).toEqual(Array(4).fill('Completato'));
    expect(await movimentiDi(cliente)).toEqual([
      ['Consumo', -3],
      ['Acquisto PayPal', 3],
    ]);
  });

  it('that is refused, or pays another amount, has nothing; he tries again, and what came twice may be given back', async () => {
    const { cliente } = caso;
    const richiesta = await ask(caso);
    const primo = await pay(cliente, richiesta);
    await payWith(primo.redirectUrl, '4000000000000002');
    expect((await cliente.get(di('cartaEsito', primo.id))).status).toBe(409);
    expect(await look(cliente, richiesta)).toMatchObject({ Stato: 'Da pagare', Avviso: null });
    const scarso = await pay(cliente, richiesta);
    expect(scarso.id).not.toBe(primo.id);
    await payWith(scarso.redirectUrl, '4000000000000101');
    expect((await look(cliente, richiesta)).Stato).toBe('Da pagare');
    const prenotato = await pay(cliente, richiesta, 'Bonifico');
    const buono = await pay(cliente, richiesta);
    await payWith(buono.redirectUrl);
    expect((await look(cliente, richiesta)).Stato).toBe('Pagata');
    // The transfer had left already: its money comes all the same.
    const tardi = (await vendita.gestore.put(di('bonificoConferma', prenotato.id))).corpo.data;
    expect([tardi.Stato, tardi.Motivo]).toEqual(['Completato', expect.stringContaining('da rimborsare')]);
    expect((await cliente.get(percorsi.creditiResidui)).corpo.data).toBe(3);
    const Vista = 'Da rimborsare';
    const daRendere = await vendita.gestore.post(percorsi.pagamentoLista, { Filter: { Vista } });
    expect(daRendere.corpo.data).toMatchObject([{ Id: prenotato.id, Metodo: 'Bonifico' }]);
    const rimborso = await vendita.gestore.post(di('pagamentoRimborso', prenotato.id), { Motivo: 'Doppio' });
    expect([rimborso.status, rimborso.corpo.data.Rimborsato]).toEqual([200, true]);
    expect((await cliente.get(percorsi.creditiResidui)).corpo.data).toBe(0);
  });

  it('that is refused, and tries again: the page of the first is closed, or has paid already', async () => {
    const { cliente } = caso;
    const richiesta = await ask(caso);
    const primo = await pay(cliente, richiesta);
    await payWith(primo.redirectUrl, '4000000000000002');
    const secondo = await pay(cliente, richiesta);
    expect((await payWith(primo.redirectUrl)).status).toBe(410);
    await payWith(secondo.redirectUrl, '4000000000000002');
    await payWith(secondo.redirectUrl, '4000000000000028');
    const terzo = await cliente.post(di('richiestaPagamentoPaga', richiesta), { Metodo: 'Paypal' });
    expect([terzo.status, terzo.corpo.Codice]).toEqual([409, 'RICHIESTA_PAGAMENTO_CHIUSA']);
    expect((await look(cliente, richiesta)).Stato).toBe('Pagata');
  });

  it('changes his mind about the way: the page of the one before is closed', async () => {
    const { cliente } = caso;
    const richiesta = await ask(caso);
    const carta = await pay(cliente, richiesta);
    const paypal = await pay(cliente, richiesta, 'Paypal');
    expect((await payWith(carta.redirectUrl)).status).toBe(410);
    expect((await cliente.get(di('pagamentoUno', carta.id))).corpo.data.Stato).toBe('Annullato');
    await approve(paypal.redirectUrl);
    await cliente.post(di('paypalCattura', paypal.id));
    expect((await look(cliente, richiesta)).Stato).toBe('Pagata');
  });

  it('cannot pay what the studio takes back meanwhile; what he paid already is not taken back', async () => {
    const { cliente, id } = caso;
    const richiesta = await ask(caso);
    const sospeso = await pay(cliente, richiesta);
    const ritirata = await capo.put(di('richiestaPagamentoRitira', richiesta), {});
    expect([ritirata.status, ritirata.corpo.data.Stato]).toEqual([200, 'Ritirata']);
    expect((await payWith(sospeso.redirectUrl)).status).toBe(410);
    expect(await look(cliente, richiesta)).toMatchObject({
      Stato: 'Ritirata',
      Attesa: 'Lo studio ha ritirato la richiesta: il documento si chiede a lui.',
    });
    expect((await take(cliente, richiesta)).status).toBe(409);
    expect((await capo.put(di('richiestaPagamentoRitira', richiesta), {})).status).toBe(409);
    const seconda = await ask(caso);
    expect(seconda).not.toBe(richiesta);
    // Paid at the gateway, which says nothing: taking it back finds it out.
    const { redirectUrl } = await pay(cliente, seconda);
    await payWith(redirectUrl, '4000000000000028');
    const tardi = await capo.put(di('richiestaPagamentoRitira', seconda), {});
    expect([tardi.status, tardi.corpo.Codice]).toEqual([409, 'RICHIESTA_PAGAMENTO_CHIUSA']);
    expect((await look(cliente, seconda)).Stato).toBe('Pagata');
    expect((await print(capo, id)).status).toBe(200);
    expect(await movimentiDi(capo)).toEqual([]);
  });

  it('waits while the studio corrects the declaration, before he pays and after', async () => {
    const { cliente, id } = caso;
    const richiesta = await ask(caso);
    const correzione = /Lo studio sta correggendo/;
    await dichiarazioni.riapri(capo, [id]);
    expect((await look(cliente, richiesta)).Avviso).toMatch(correzione);
    // What somebody may pay, or paid, is not taken away from under him.
    const eliminate = async () => (await dichiarazioni.elimina(capo, [id])).corpo.data.errori[0]?.Messaggio;
    expect(await eliminate()).toMatch(/prima si ritira la richiesta/);
    const fermo = await cliente.post(di('richiestaPagamentoPaga', richiesta), { Metodo: 'Paypal' });
    expect([fermo.status, fermo.corpo.Codice]).toEqual([409, 'RICHIESTA_PAGAMENTO_CHIUSA']);
    await dichiarazioni.chiudi(capo, [id]);
    await payWith((await pay(cliente, richiesta)).redirectUrl);
    expect((await take(cliente, richiesta)).status).toBe(200);
    await dichiarazioni.riapri(capo, [id]);
    expect((await look(cliente, richiesta)).Attesa).toMatch(correzione);
    expect(await eliminate()).toMatch(/Il cliente ne ha pagato la stampa/);
    expect((await take(cliente, richiesta)).status).toBe(409);
    await dichiarazioni.chiudi(capo, [id]);
    expect((await take(cliente, richiesta)).status).toBe(200);
    expect(await movimentiDi(capo)).toEqual([]);
  });

  it('is asked by who closes declarations, and pays alone: of anybody else it is a 404', async () => {
    const { cliente } = caso;
    const richiesta = await ask(caso);
    const { app, gestoreId } = vendita;
    const altro = await makeCaso();
    const operatore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId }),
    );
    const estraneo = await loginAs(
      app,
      await makeUtente(app, {
        tipologia_utente: AMM_STU,
        studio_id: (await makeStudio(app, { gestore_id: gestoreId })).id,
      }),
    );
    const chiamate = (chi: Client) => [
      chi.get(di('richiestaPagamentoUna', richiesta)),
      chi.post(di('richiestaPagamentoPaga', richiesta), { Metodo: 'Paypal' }),
      chi.post(di('richiestaPagamentoStampa', richiesta), {}),
    ];
    for (const chi of [altro.cliente, estraneo, capo])
      for (const chiamata of chiamate(chi)) expect((await chiamata).status).toBe(404);
    for (const chiamata of chiamate(operatore)) expect((await chiamata).status).toBe(403);
    expect((await estraneo.put(di('richiestaPagamentoRitira', richiesta), {})).status).toBe(404);
    expect((await cliente.put(di('richiestaPagamentoRitira', richiesta), {})).status).toBe(403);
    expect((await cliente.post(della(caso.id), {})).status).toBe(403);
    expect((await estraneo.post(della(caso.id), {})).status).toBe(404);
    const suoi = (await altro.cliente.post(percorsi.richiestaPagamentoLista, {})).corpo;
    expect(suoi.data).toEqual([]);
    expect((await operatore.put(di('richiestaPagamentoRitira', richiesta), {})).status).toBe(200);
  });
});

describe('a client who cannot be asked', () => {
  const refuse = async (id: string): Promise<string> => {
    const { Impedimento } = (await capo.get(della(id))).corpo.data;
    const risposta = await capo.post(della(id), {});
    expect([risposta.status, risposta.corpo.Codice, risposta.corpo.Message]).toEqual([
      409,
      'RICHIESTA_PAGAMENTO_ESCLUSA',
      Impedimento,
    ]);
    return Impedimento;
  };

  it('has an open declaration, or one that the studio printed', async () => {
    const { id } = await makeCaso({}, false);
    expect(await refuse(id)).toMatch(/^La dichiarazione si chiude prima/);
    const stampata = await makeCaso();
    await vendita.fornitore.post(percorsi.creditiAcquisto, {
      IdStudio: studioId,
      IdPacchetto: vendita.pacchetto,
    });
    expect((await print(capo, stampata.id)).status).toBe(200);
    expect(await refuse(stampata.id)).toMatch(/^La stampa definitiva è già stata fatta/);
  });

  it('has no access with his codice and an address that the studio wrote, or buys from another', async () => {
    const altraPosta = await makeCaso();
    await vendita.app.sql('update utente set email = $2 where studio_id = $1', [
      altraPosta.pagante,
      'falso@example.it',
    ]);
    const altroCodice = await makeCaso({ codice_fiscale: 'VRDLGU80A01F205X' });
    const altroVenditore = await makeCaso({ gestore_id: null });
    const studio = await makeCaso({ tipo_profilo_cliente: tipoProfiloCliente.STUDIO });
    for (const { id } of [altraPosta, altroCodice, altroVenditore, studio])
      expect(await refuse(id)).toMatch(/^Il cliente non ha un accesso suo/);
  });

  it('would find no way to pay, or no price', async () => {
    const { id } = await makeCaso();
    const nessuno = { Carta: false, Paypal: false, Bonifici: false, Sdd: false };
    await writeVenditore(vendita.gestore, { ...tuttiIMetodi, ...nessuno });
    expect(await refuse(id)).toMatch(/metodi di pagamento attivi/);
    await writeVenditore(vendita.gestore, tuttiIMetodi);
    await vendita.app.sql('update voce_listino set prezzo_unitario = 0');
    expect(await refuse(id)).toMatch(/non ha un prezzo in euro/);
    await vendita.app.sql('update voce_listino set prezzo_unitario = 500');
  });
});
