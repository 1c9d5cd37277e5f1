import {
  COPIA_DATI,
  percorsi,
  percorso,
  type TicketFilo,
  type TicketRigaFilo,
  testiTicket,
  tipologiaUtente,
  type VedutaFilo,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type Client, loginAs } from '../../../../test/client.ts';
import { completeDichiarazione, dichiarazioni, makeDichiarazione } from '../../../../test/dichiarazioni.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { waitLavoro } from '../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { rotte } from '../../../app.ts';
import { withUtenti } from '../../../db/tenancy.ts';
import { isLista } from '../../../http/liste.ts';
import { readCopiaUtente } from '../../consegna/riservatezza/utente.service.ts';

const { AMM_STU, OP_STU, CON_ELMAS, OP_GES } = tipologiaUtente;
const ANNO = 2025;
const CHIAVE = 'RN26.2';
let app: AppDiProva;
let studioId: number;
let operatore: Client;
let collega: Client;
let capo: Client;
let consulente: Client;
let altroConsulente: Client;
let gestore: Client;
let estraneo: Client;
let gestoreEstraneo: Client;
let emailOperatore: string;
let dichiarazione: string;

beforeAll(async () => {
  app = await makeApp();
  const { id: gestore_id } = await makeGestore(app);
  const enter = async (dati: Parameters<typeof makeUtente>[1]) => loginAs(app, await makeUtente(app, dati));
  studioId = (await makeStudio(app, { gestore_id })).id;
  const chiede = await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId, cognome: 'Chiede' });
  emailOperatore = chiede.email;
  operatore = await loginAs(app, chiede);
  collega = await enter({ tipologia_utente: OP_STU, studio_id: studioId });
  capo = await enter({ tipologia_utente: AMM_STU, studio_id: studioId });
  consulente = await enter({ tipologia_utente: CON_ELMAS, cognome: 'Risponde' });
  altroConsulente = await enter({ tipologia_utente: CON_ELMAS, cognome: 'Aiuta' });
  gestore = await enter({ tipologia_utente: OP_GES, gestore_id });
  estraneo = await enter({ tipologia_utente: AMM_STU });
  gestoreEstraneo = await enter({ tipologia_utente: OP_GES, gestore_id: (await makeGestore(app)).id });
  dichiarazione = await makeDichiarazione(app, operatore, studioId);
  await completeDichiarazione(operatore, dichiarazione);
});
afterAll(() => app.stop());

const open = async (Parti: string[], altro: object = {}): Promise<TicketFilo> => {
  const Da = { Anno: ANNO, IdDichiarazione: dichiarazione, Chiave: CHIAVE };
  const { status, corpo } = await operatore.post(percorsi.ticket, {
    ...{ Oggetto: 'RN26, Imposta netta', Testo: 'Perché non scende?', Da, Parti, ...altro },
  });
  expect(status).toBe(201);
  return corpo.data;
};
const una = (modello: string, { Id }: Pick<TicketFilo, 'Id'>) => percorso(modello, { id: Id });
const read = async (chi: Client, ticket: TicketFilo): Promise<TicketFilo> =>
  (await chi.get(una(percorsi.ticketUno, ticket))).corpo.data;
const look = (chi: Client, ticket: TicketFilo) => chi.post(una(percorsi.ticketVeduta, ticket), {});
const see = async (chi: Client, ticket: TicketFilo): Promise<VedutaFilo> =>
  (await look(chi, ticket)).corpo.data;
const ask = (chi: Client, ticket: TicketFilo, ...Parti: string[]) =>
  chi.post(una(percorsi.ticketVedutaRichiesta, ticket), { Parti });
const allow = (chi: Client, ticket: TicketFilo, ...Parti: string[]) =>
  chi.post(una(percorsi.ticketVedutaConsenso, ticket), { Parti });
const say = (chi: Client, ticket: TicketFilo, altro: object = {}) =>
  chi.post(una(percorsi.ticketMessaggio, ticket), { Testo: 'Ecco', ...altro });
const list = async (chi: Client, Filter: object, altro: object = {}): Promise<TicketRigaFilo[]> =>
  (await chi.post(percorsi.ticketLista, { Filter, ...altro })).corpo.data;
const listAtti = async (ticket: TicketFilo) =>
  (
    (await capo.post(percorsi.registroLista, { PageSize: 500 })).corpo.data as {
      IdEntita: string;
      Azione: string;
      Utente: string;
      Dopo: unknown;
    }[]
  ).filter(({ IdEntita }) => IdEntita === ticket.Id);

describe('the page a ticket is opened from', () => {
  it('is seen by who answers as it was at that moment, and of it only what was ticked', async () => {
    const ticket = await open(['pagina', 'numero']);
    expect(ticket).toMatchObject({ Consente: true, Veduta: { Parti: ['pagina', 'numero'], Letture: 0 } });
    const { testo, status, corpo } = await look(consulente, ticket);
    const veduta: VedutaFilo = corpo.data;
    expect([status, veduta]).toMatchObject([
      200,
      {
        ...{ Rigo: 'RN26', Titolo: expect.stringMatching(/^Redditi .+, quadro RN$/) },
        ...{ Cliente: null, Dichiarazione: null, Numero: { Rigo: 'RN26', Titolo: 'Imposta netta' } },
        Pagina: { Codice: 'RN' },
      },
    ]);
    const netta = veduta.Pagina?.Righe.find(({ Chiesta }) => Chiesta);
    expect(netta).toMatchObject({
      Rigo: 'RN26',
      Calcolata: true,
      Valore: veduta.Numero?.Valore.replace(/\s?€$/, ''),
    });
    expect(veduta.Numero?.Fonti.length).toBeGreaterThan(0);
    const [cliente] = await app.sql<{ denominazione: string; codice_fiscale: string }>(
      'select denominazione, codice_fiscale from anagrafica a join dichiarazione d on d.anagrafica_id = a.id where d.id = $1',
      [dichiarazione],
    );
    expect(testo).not.toContain(cliente?.denominazione);
    expect(testo).not.toContain(cliente?.codice_fiscale);
    // It changes afterwards: what is seen is of that moment.
    const { Versione, Righi } = (await dichiarazioni.leggi(operatore, dichiarazione)).corpo.data;
    await dichiarazioni.agisci(operatore, dichiarazione, 'RC', 'riapri');
    const dopo = (await dichiarazioni.leggi(operatore, dichiarazione)).corpo.data;
    expect(
      (await dichiarazioni.salva(operatore, dichiarazione, dopo.Versione, { ...Righi, 'RC1.3': 50000 }))
        .status,
    ).toBe(200);
    expect(dopo.Versione).toBeGreaterThanOrEqual(Versione);
    expect((await see(gestore, ticket)).Pagina).toEqual(veduta.Pagina);
    const tutto = await see(consulente, await open(['cliente', 'dichiarazione']));
    expect(tutto).toMatchObject({
      ...{ Titolo: null, Rigo: null, Pagina: null, Numero: null },
      Cliente: { Denominazione: cliente?.denominazione, CodiceFiscale: cliente?.codice_fiscale },
    });
    expect(tutto.Dichiarazione?.map(({ Codice }) => Codice)).toEqual(expect.arrayContaining(['FR', 'RC']));
    expect(tutto.Dichiarazione?.some(({ Codice }) => Codice === 'RN')).toBe(false);
    // Without the name, what says it in the rest of the declaration does not leave either.
    const muto = await look(consulente, await open(['dichiarazione']));
    expect(muto.testo).not.toContain(cliente?.codice_fiscale);
    const frontespizio = muto.corpo.data.Dichiarazione.find(
      ({ Codice }: { Codice: string }) => Codice === 'FR',
    );
    expect(frontespizio.Righe.every(({ Valore }: { Valore: unknown }) => Valore === null)).toBe(true);
  });

  it('stands in the register of the studio at every reading, who and what; the studio itself does not read it there', async () => {
    const ticket = await open(['pagina']);
    await look(consulente, ticket);
    await look(gestore, ticket);
    expect((await read(operatore, ticket)).Veduta?.Letture).toBe(2);
    const letture = (await listAtti(ticket)).filter(({ Azione }) => Azione === 'guarda veduta ticket');
    expect(letture).toHaveLength(2);
    expect(letture.map(({ Dopo }) => Dopo)).toEqual([{ parti: ['pagina'] }, { parti: ['pagina'] }]);
    expect(letture.some(({ Utente }) => Utente.includes('Risponde'))).toBe(true);
    for (const chi of [operatore, capo]) expect((await look(chi, ticket)).status).toBe(403);
    for (const chi of [estraneo, gestoreEstraneo]) {
      expect((await read(chi, ticket)) ?? null).toBe(null);
      expect([403, 404]).toContain((await look(chi, ticket)).status);
    }
    expect((await look(gestoreEstraneo, ticket)).status).toBe(404);
    expect((await ask(gestoreEstraneo, ticket, 'cliente')).status).toBe(404);
    expect((await allow(estraneo, ticket, 'cliente')).status).toBe(404);
    // He looks and writes nothing of it.
    const salva = await dichiarazioni.salva(consulente, dichiarazione, 1, { 'RC1.3': 1 });
    expect(salva.status).toBe(403);
  });

  it('shows more only when who asked ticks it: he is told, his clock stands, and what he refuses never leaves', async () => {
    const ticket = await open(['pagina'], { Priorita: 'Alta' });
    await app.sql("update ticket set attende_da = now() - interval '40 days' where id = $1", [ticket.Id]);
    const chiesto = await ask(consulente, ticket, 'cliente', 'dichiarazione', 'pagina');
    expect([chiesto.status, chiesto.corpo.data]).toMatchObject([
      200,
      {
        ...{ AttendeDa: null, EntroIl: null, Fermo: true, Oltre: false, Mio: true },
        Veduta: { Parti: ['pagina'], Chieste: ['cliente', 'dichiarazione'] },
      },
    ]);
    const { data } = (await operatore.get(percorsi.notificheNonLette)).corpo;
    expect(data.map(({ Testo }: { Testo: string }) => Testo)).toContain(
      testiTicket.chiedeDiVedere(ticket.Numero),
    );
    expect((await list(consulente, { Parte: 'studio' })).map(({ Id }) => Id)).toContain(ticket.Id);
    expect((await see(consulente, ticket)).Cliente).toBe(null);
    // Neither who answers, nor a colleague of who asked, says yes in his place.
    for (const chi of [consulente, gestore, collega])
      expect((await allow(chi, ticket, 'cliente')).status).toBe(403);
    const risposto = await allow(operatore, ticket, 'pagina', 'cliente');
    expect(risposto.corpo.data).toMatchObject({
      ...{ Fermo: false, Oltre: true },
      Veduta: { Parti: ['pagina', 'cliente'], Chieste: [], Negate: ['dichiarazione'] },
    });
    expect(risposto.corpo.data.AttendeDa).not.toBe(null);
    expect(await see(consulente, ticket)).toMatchObject({ Cliente: expect.anything(), Dichiarazione: null });
    // Refused whole, and taken back: the administrator of the studio may too.
    await ask(consulente, ticket, 'dichiarazione');
    expect((await allow(capo, ticket)).corpo.data.Veduta).toMatchObject({
      Parti: [],
      Negate: ['dichiarazione'],
    });
    expect(await see(consulente, ticket)).toMatchObject({ Pagina: null, Cliente: null, Dichiarazione: null });
    expect((await listAtti(ticket)).map(({ Azione }) => Azione)).toEqual(
      expect.arrayContaining(['chiede veduta ticket', 'consenso veduta ticket']),
    );
  });

  it('ends with the ticket, however it closes: nothing of it is left', async () => {
    const count = async (ticket: TicketFilo) =>
      (await app.sql('select 1 from ticket_veduta where ticket_id = $1', [ticket.Id])).length;
    const risolto = await open(['pagina', 'numero']);
    expect(await count(risolto)).toBe(1);
    const risposta = await say(consulente, risolto, { Chiude: true });
    expect(risposta.corpo.data).toMatchObject({ Stato: 'Chiuso', AttendeDa: null, Veduta: null });
    const chiuso = await open(['pagina']);
    const { Versione } = await read(operatore, chiuso);
    await operatore.post(una(percorsi.ticketStato, chiuso), { Stato: 'Chiuso', Versione });
    for (const ticket of [risolto, chiuso]) {
      expect((await look(consulente, ticket)).status).toBe(404);
      expect((await ask(consulente, ticket, 'cliente')).status).toBe(404);
      expect(await count(ticket)).toBe(0);
      // Open again, it is a ticket without a page.
      expect((await say(operatore, ticket)).corpo.data).toMatchObject({ Stato: 'Aperto', Veduta: null });
    }
  });

  it('is of a declaration that who opens the ticket may read, and of a casella it has', async () => {
    const send = (chi: Client, Da: object) =>
      chi.post(percorsi.ticket, { Oggetto: 'Altrui', Testo: 'Altrui', Da, Parti: ['pagina'] });
    const base = { Anno: ANNO, IdDichiarazione: dichiarazione, Chiave: CHIAVE };
    expect((await send(estraneo, base)).status).toBe(404);
    expect((await send(operatore, { ...base, Chiave: 'RN999.1' })).status).toBe(404);
    expect((await send(operatore, { ...base, IdDichiarazione: 'x' })).status).toBe(400);
    expect((await app.sql("select 1 from ticket where oggetto = 'Altrui'")).length).toBe(0);
  });
});

describe('the queue of who answers', () => {
  it('puts those of a broken promise above all, then who waits longest; those whose answer is awaited stand apart', async () => {
    await app.sql('update ticket set attende_da = null');
    const [bassa, alta, nuova, risposta] = [
      await open([], { Priorita: 'Bassa' }),
      await open([], { Priorita: 'Alta' }),
      await open([], { Priorita: 'Normale' }),
      await open([], { Priorita: 'Normale' }),
    ];
    const wait = (ticket: TicketFilo, da: string) =>
      app.sql('update ticket set attende_da = $2 where id = $1', [ticket.Id, da]);
    const adesso = Date.now();
    const ago = (ore: number) => new Date(adesso - ore * 3_600_000).toISOString();
    await wait(bassa, ago(12));
    await wait(alta, ago(24 * 30));
    await wait(nuova, ago(1 / 60));
    await say(consulente, risposta);
    const coda = await list(consulente, { Parte: 'noi' });
    expect(coda.map(({ Id, Oltre }) => [Id, Oltre])).toEqual([
      [alta.Id, true],
      [bassa.Id, false],
      [nuova.Id, false],
    ]);
    const pagina = await consulente.post(percorsi.ticketLista, {
      Filter: { Parte: 'noi' },
      PageSize: 1,
      PageNo: 2,
    });
    expect([pagina.corpo.Total, pagina.corpo.data[0].Id]).toEqual([3, bassa.Id]);
    expect((await list(consulente, { Parte: 'studio' })).map(({ Id }) => Id)).toContain(risposta.Id);
    expect((await consulente.post(percorsi.ticketLista, { Filter: { Parte: 'altro' } })).status).toBe(400);
    // Taken, it is mine; left, it is free; the studio may not.
    const take = async (chi: Client, Presa: boolean) =>
      chi.post(una(percorsi.ticketPresa, alta), { Presa, Versione: (await read(consulente, alta)).Versione });
    expect((await take(consulente, true)).corpo.data).toMatchObject({
      ...{ Mio: true, PresoDa: expect.stringContaining('Risponde'), Stato: 'In lavorazione', Oltre: true },
    });
    expect((await list(consulente, { Parte: 'miei' })).map(({ Id }) => Id)).toEqual([alta.Id]);
    expect(await list(altroConsulente, { Parte: 'miei' })).toEqual([]);
    expect((await take(operatore, true)).status).toBe(403);
    expect((await take(gestoreEstraneo, true)).status).toBe(404);
    expect((await take(altroConsulente, true)).corpo.data.PresoDa).toContain('Aiuta');
    expect((await take(altroConsulente, false)).corpo.data).toMatchObject({ PresoDa: null, Mio: false });
  });
});

describe('an internal note', () => {
  it('reaches nobody of the studio: in no call, list, register, export, copy of the data, notification or mail', async () => {
    const segreto = 'Zibaldone riservato';
    const ticket = await open(['pagina', 'cliente']);
    const scritta = await say(consulente, ticket, { Testo: segreto, Interna: true });
    expect([scritta.status, scritta.testo.includes(segreto)]).toEqual([200, true]);
    await say(consulente, ticket);
    const [di] = await app.sql<{ anagrafica_id: string }>(
      'select anagrafica_id from dichiarazione where id = $1',
      [dichiarazione],
    );
    const letti: string[] = [];
    const fill = (modello: string, id: string) =>
      percorso(modello, {
        anno: ANNO,
        annoImposta: ANNO,
        prefisso: 'pf',
        gruppo: id,
        tabella: 'province',
        id,
      }).replace(/:\w+/g, ticket.Id);
    for (const chi of [operatore, capo])
      for (const rotta of rotte) {
        if (rotta.isAttesa || (rotta.metodo !== 'GET' && !isLista(rotta))) continue;
        for (const id of /:id\b/.test(rotta.percorso)
          ? [ticket.Id, di?.anagrafica_id ?? '', dichiarazione]
          : ['']) {
          const url = fill(rotta.percorso, id);
          const { status, testo } =
            rotta.metodo === 'GET' ? await chi.get(url) : await chi.post(url, { PageSize: 500 });
          if (status === 200) letti.push(rotta.percorso);
          expect([rotta.metodo, url, testo.includes(segreto)]).toEqual([rotta.metodo, url, false]);
        }
      }
    // The walk is not empty: it went through the ticket, the list, the notifications and the register.
    expect(letti).toEqual(
      expect.arrayContaining([
        ...[percorsi.ticketUno, percorsi.ticketLista, percorsi.notificaLista],
        ...[percorsi.notificheNonLette, percorsi.registroLista],
      ]),
    );
    const avviata = await capo.post(percorsi.lavoroAvvia, {
      Nome: COPIA_DATI,
      Parametri: { IdAnagrafica: di?.anagrafica_id },
    });
    expect(avviata.status).toBe(200);
    const lavoro = await waitLavoro(capo, avviata.corpo.data.jobId);
    expect(lavoro.Stato).toBe('riuscito');
    const scaricata = await fetch(app.indirizzo + percorso(percorsi.lavoroEsito, { id: lavoro.Id }), {
      headers: { cookie: capo.cookie },
    });
    const zip = await fromBufferPromise(Buffer.from(await scaricata.arrayBuffer()));
    let quante = 0;
    for await (const voce of zip.eachEntry())
      for await (const pezzo of await zip.openReadStreamPromise(voce)) {
        quante += 1;
        expect(String(pezzo)).not.toContain(segreto);
      }
    expect(quante).toBeGreaterThan(3);
    const suoi = await withUtenti(app.servizi.db, { studi: [studioId] }, (trx) =>
      readCopiaUtente(trx, app.servizi.cifratura, emailOperatore),
    );
    expect(JSON.stringify(suoi)).not.toContain(segreto);
    for (const tabella of ['avviso', 'evento', 'messaggio_posta', 'notifica'])
      expect(
        (await app.sql(`select 1 from ${tabella} t where t::text like $1`, [`%${segreto}%`])).length,
        tabella,
      ).toBe(0);
  }, 120_000);
});

describe('the ready answers', () => {
  it('are of the vendor or of a gestore, for those who answer there, and of nobody else', async () => {
    const nuova = { Titolo: 'Come si riapre', Testo: 'Dal menu della dichiarazione, Riapri.' };
    const create = (chi: Client, altro: object = {}) =>
      chi.post(percorsi.rispostaPronta, { ...nuova, ...altro });
    const readTutte = async (chi: Client) => (await chi.post(percorsi.rispostaProntaLista)).corpo;
    const fatta = await create(consulente);
    expect([fatta.status, fatta.corpo.data]).toMatchObject([201, { ...nuova, Versione: 1 }]);
    const { Id } = fatta.corpo.data;
    const dove = percorso(percorsi.rispostaProntaUna, { id: Id });
    await create(consulente, { Titolo: 'Altra' });
    expect(await readTutte(altroConsulente)).toMatchObject({ Total: 2, data: [{ Titolo: 'Altra' }, { Id }] });
    const cercate = await consulente.post(percorsi.rispostaProntaLista, { Filter: { Titolo: 'riapre' } });
    expect(cercate.corpo.Total).toBe(1);
    await create(gestore, { Titolo: 'Del gestore' });
    expect((await readTutte(gestore)).data).toMatchObject([{ Titolo: 'Del gestore' }]);
    expect((await readTutte(gestoreEstraneo)).data).toEqual([]);
    expect((await gestore.put(dove, { ...nuova, Versione: 1 })).status).toBe(404);
    expect((await gestore.delete(dove)).status).toBe(404);
    for (const chi of [operatore, capo]) {
      expect((await chi.post(percorsi.rispostaProntaLista)).status).toBe(403);
      expect((await create(chi)).status).toBe(403);
      expect((await chi.delete(dove)).status).toBe(403);
    }
    expect((await create(consulente, { Titolo: ' ' })).corpo.ModelState).toHaveProperty('Titolo');
    const cambiata = await altroConsulente.put(dove, { ...nuova, Testo: 'Con Riapri.', Versione: 1 });
    expect(cambiata.corpo.data).toMatchObject({ Testo: 'Con Riapri.', Versione: 2 });
    expect((await consulente.put(dove, { ...nuova, Versione: 1 })).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await consulente.delete(dove)).status).toBe(204);
    expect((await consulente.delete(dove)).status).toBe(404);
  });
});
