import {
  HEADER_APP,
  percorsi,
  percorso,
  type TicketFilo,
  type TicketRigaFilo,
  testiTicket,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_STU, OP_STU, CON_ELMAS, OP_GES } = tipologiaUtente;
let app: AppDiProva;
let studioId: number;
let operatore: Client;
let collega: Client;
let consulente: Client;
let gestore: Client;
let estraneo: Client;

beforeAll(async () => {
  app = await makeApp();
  const { id: gestore_id } = await makeGestore(app);
  const enter = async (dati: Parameters<typeof makeUtente>[1]) => loginAs(app, await makeUtente(app, dati));
  studioId = (await makeStudio(app, { gestore_id })).id;
  operatore = await enter({ tipologia_utente: OP_STU, studio_id: studioId, cognome: 'Chiede' });
  collega = await enter({ tipologia_utente: AMM_STU, studio_id: studioId });
  consulente = await enter({ tipologia_utente: CON_ELMAS, cognome: 'Risponde' });
  gestore = await enter({ tipologia_utente: OP_GES, gestore_id });
  estraneo = await enter({ tipologia_utente: AMM_STU });
});
afterAll(() => app.stop());

const open = (Oggetto: string, dati: object = {}, chi = operatore) =>
  chi.post(percorsi.ticket, { Oggetto, Testo: 'Non si apre', ...dati });
const una = (modello: string, { Id }: Pick<TicketFilo, 'Id'>) => percorso(modello, { id: Id });
const write = (chi: Client, ticket: TicketFilo, Testo: string) =>
  chi.post(una(percorsi.ticketMessaggio, ticket), { Testo });
const read = async (chi: Client, ticket: TicketFilo): Promise<TicketFilo> =>
  (await chi.get(una(percorsi.ticketUno, ticket))).corpo.data;
const list = async (chi: Client, Filter: object = {}): Promise<TicketRigaFilo[]> =>
  (await chi.post(percorsi.ticketLista, { Filter })).corpo.data;
const readNonLette = async (chi: Client): Promise<{ Oggetto: string; Percorso: string }[]> =>
  (await chi.get(percorsi.notificheNonLette)).corpo?.data ?? [];
const attach = (chi: Client, ticket: TicketFilo, nome: string, contenuto: string) => {
  const body = new FormData();
  body.set('Testo', 'Ecco il file');
  body.append('uploadFile0', new Blob([contenuto]), nome);
  const headers = { cookie: chi.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + una(percorsi.ticketAllegati, ticket), { method: 'POST', headers, body });
};

describe('a ticket of the help desk', () => {
  it('[AI-003] opened by an operator is seen by the consultant, whose answer notifies who opened it, and him alone', async () => {
    const { status, corpo } = await open('F24 bloccato', { Priorita: 'Alta', DallaPagina: '/f24' });
    const ticket: TicketFilo = corpo.data;
    expect([status, ticket]).toMatchObject([
      201,
      {
        Stato: 'Aperto',
        Priorita: 'Alta',
        DallaPagina: '/f24',
        Messaggi: [{ Testo: 'Non si apre', Assistenza: false }],
      },
    ]);
    for (const chi of [consulente, gestore]) {
      expect(await list(chi, { Stato: 'Aperto' })).toMatchObject([
        { Id: ticket.Id, Oggetto: 'F24 bloccato', ApertoDa: expect.stringContaining('Chiede') },
      ]);
    }
    expect(await readNonLette(operatore)).toEqual([]);
    const risposto = await write(consulente, ticket, 'Ricaricare la pagina');
    expect(risposto.corpo.data).toMatchObject({
      ...{ Stato: 'In lavorazione', AttendeDa: null },
      Messaggi: [
        {},
        { Testo: 'Ricaricare la pagina', Assistenza: true, Autore: expect.stringContaining('Risponde') },
      ],
    });
    expect(await readNonLette(operatore)).toMatchObject([
      { Oggetto: testiTicket.oggetto(ticket.Numero), Percorso: `/help-desk?ticket=${ticket.Id}` },
    ]);
    expect(await readNonLette(collega)).toEqual([]);
    // He goes on: he waits again, and it is closed by who helps.
    expect((await write(operatore, ticket, 'Ancora no')).corpo.data.AttendeDa).not.toBe(null);
    const Versione = (await read(consulente, ticket)).Versione;
    const move = (chi: Client, Stato: string, quale = Versione) =>
      chi.post(una(percorsi.ticketStato, ticket), { Stato, Versione: quale });
    expect((await move(operatore, 'In lavorazione')).status).toBe(403);
    expect((await move(consulente, 'Chiuso', Versione - 1)).corpo.Codice).toBe('RECORD_MODIFICATO');
    expect((await move(consulente, 'Chiuso')).corpo.data).toMatchObject({ Stato: 'Chiuso', AttendeDa: null });
    expect(await readNonLette(operatore)).toHaveLength(2);
    expect((await write(operatore, ticket, 'È tornato')).corpo.data.Stato).toBe('Aperto');
  });

  it('carries files that are what they say, to who sees it and nobody else', async () => {
    const ticket: TicketFilo = (await open('Con un file')).corpo.data;
    const falso = await attach(operatore, ticket, 'foto.png', '<html><script>1</script></html>');
    expect(falso.corpo.Codice).toBe('FILE_NON_AMMESSO');
    expect((await read(operatore, ticket)).Messaggi).toHaveLength(1);
    const vero = await attach(operatore, ticket, 'prova.pdf', '%PDF-1.7 prova');
    const allegato = vero.corpo.data.Messaggi[1].Allegati[0];
    expect([vero.status, allegato]).toMatchObject([200, { Nome: 'prova.pdf', Dimensione: 14 }]);
    const dove = percorso(percorsi.ticketAllegato, { id: ticket.Id, allegato: allegato.Id });
    expect((await consulente.get(dove)).testo).toBe('%PDF-1.7 prova');
    for (const [chi, indirizzo] of [
      [estraneo, dove],
      [estraneo, una(percorsi.ticketUno, ticket)],
    ] as const)
      expect((await chi.get(indirizzo)).status).toBe(404);
    expect((await write(estraneo, ticket, 'Eccomi')).status).toBe(404);
    expect((await attach(estraneo, ticket, 'prova.pdf', '%PDF-1.7 prova')).status).toBe(404);
    expect((await open('Del consulente', {}, consulente)).status).toBe(403);
    expect((await open('', { DallaPagina: 'javascript:alert(1)' })).corpo.ModelState).toMatchObject({
      Oggetto: expect.anything(),
      DallaPagina: expect.anything(),
    });
  });

  it('stands in a queue that begins with who waits longest, and ends with who was answered', async () => {
    const primo: TicketFilo = (await open('Primo')).corpo.data;
    const secondo: TicketFilo = (await open('Secondo')).corpo.data;
    const terzo: TicketFilo = (await open('Terzo')).corpo.data;
    await app.sql("update ticket set attende_da = now() - interval '2 days' where id = $1", [secondo.Id]);
    await app.sql("update ticket set attende_da = now() - interval '9 days' where id = $1", [primo.Id]);
    await write(gestore, terzo, 'Fatto');
    const ids = (await list(consulente)).map(({ Id }) => Id);
    expect(ids.slice(0, 2)).toEqual([primo.Id, secondo.Id]);
    expect(ids.at(-1)).toBe(terzo.Id);
  });

  it('is of who opened it alone, where he sees the clients of some groups and no others', async () => {
    const suo: TicketFilo = (await open('Di tutti', {}, collega)).corpo.data;
    const ristretto = await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId });
    const [gruppo] = await app.sql<{ id: number }>(
      "insert into gruppo (studio_id, nome) values ($1, 'Uno') returning id",
      [studioId],
    );
    await app.sql('insert into gruppo_utente (studio_id, gruppo_id, utente_id) values ($1, $2, $3)', [
      ...[studioId, gruppo?.id, ristretto.id],
    ]);
    const chi = await loginAs(app, ristretto);
    expect((await chi.get(una(percorsi.ticketUno, suo))).status).toBe(404);
    expect(await list(chi)).toEqual([]);
    const proprio: TicketFilo = (await open('Mio', {}, chi)).corpo.data;
    expect((await list(chi)).map(({ Id }) => Id)).toEqual([proprio.Id]);
  });

  it('holds notes of who answers, which who asked never receives: nothing is told, and he waits as before', async () => {
    const ticket: TicketFilo = (await open('Con una nota', { Priorita: 'Alta' })).corpo.data;
    const note = (chi: Client, Testo: string) =>
      chi.post(una(percorsi.ticketMessaggio, ticket), { Testo, Interna: true });
    const prima = (await readNonLette(operatore)).length;
    const scritta = await note(consulente, 'Sentire chi segue i documenti');
    expect([scritta.status, scritta.corpo.data]).toMatchObject([
      200,
      {
        ...{ Stato: 'Aperto', AttendeDa: ticket.AttendeDa },
        Messaggi: [{ Testo: 'Non si apre' }],
        Note: [{ Testo: 'Sentire chi segue i documenti', Autore: expect.stringContaining('Risponde') }],
      },
    ]);
    expect((await read(gestore, ticket)).Note).toHaveLength(1);
    for (const chi of [operatore, collega]) {
      const visto = await chi.get(una(percorsi.ticketUno, ticket));
      expect(visto.corpo.data.Note).toEqual([]);
      expect(visto.testo).not.toContain('Sentire chi segue');
      expect((await note(chi, 'Non è per me')).status).toBe(403);
    }
    const suo = await write(operatore, ticket, 'Ci sono novità?');
    expect([suo.corpo.data.Note, suo.testo.includes('Sentire chi segue')]).toEqual([[], false]);
    expect((await note(estraneo, 'Eccomi')).status).toBe(404);
    expect(await readNonLette(operatore)).toHaveLength(prima);
    expect((await read(consulente, ticket)).Note).toHaveLength(1);
  });

  it('[AI-003] passes to a colleague, who is told and nobody else, and stands in the register of the studio', async () => {
    const altro = await makeUtente(app, { tipologia_utente: CON_ELMAS, cognome: 'Subentra' });
    const arriva = await loginAs(app, altro);
    const ticket: TicketFilo = (await open('Da passare', { Priorita: 'Urgente' })).corpo.data;
    const colleghi = async (chi: Client): Promise<{ Id: number; Nome: string }[]> =>
      (await chi.get(una(percorsi.ticketColleghi, ticket))).corpo.data;
    const pass = (chi: Client, A: number, Versione = ticket.Versione) =>
      chi.post(una(percorsi.ticketPassa, ticket), { A, Versione });
    expect((await colleghi(consulente)).map(({ Id }) => Id)).toContain(altro.id);
    // A gestore passes to his own: those of the vendor are not shown to him, and are refused.
    expect((await colleghi(gestore)).map(({ Id }) => Id)).not.toContain(altro.id);
    expect((await pass(gestore, altro.id)).corpo.ModelState).toEqual({ A: [testiTicket.NON_COLLEGA] });
    expect((await colleghi(consulente)).map(({ Nome }) => Nome).join()).not.toContain('Risponde');
    for (const chi of [operatore, collega]) {
      expect((await pass(chi, altro.id)).status).toBe(403);
      expect((await chi.get(una(percorsi.ticketColleghi, ticket))).status).toBe(403);
    }
    expect((await pass(consulente, altro.id, ticket.Versione + 1)).corpo.Codice).toBe('RECORD_MODIFICATO');
    const passato = await pass(consulente, altro.id);
    expect([passato.status, passato.corpo.data]).toMatchObject([
      200,
      {
        ...{ Stato: 'In lavorazione', Priorita: 'Urgente', AttendeDa: ticket.AttendeDa, Mio: false },
        PresoDa: expect.stringContaining('Subentra'),
      },
    ]);
    expect((await read(arriva, ticket)).Mio).toBe(true);
    const [avviso, ...altri] = (await arriva.get(percorsi.notificheNonLette)).corpo.data;
    expect([avviso, altri]).toMatchObject([
      { Oggetto: testiTicket.oggetto(ticket.Numero), Percorso: `/help-desk?ticket=${ticket.Id}` },
      [],
    ]);
    expect((await arriva.post(percorso(percorsi.notificaLetta, { id: avviso.Id }), {})).status).toBe(204);
    expect(await readNonLette(arriva)).toEqual([]);
    for (const chi of [operatore, collega, consulente])
      expect(await readNonLette(chi).then((n) => n.map(({ Percorso }) => Percorso))).not.toContain(
        avviso.Percorso,
      );
    const registro = await app.sql(
      "select azione from registro where entita = 'ticket' and entita_id = $1 and azione = 'passa ticket'",
      [ticket.Id],
    );
    expect(registro).toHaveLength(1);
  });

  it('promises an answer by its priority, in working hours, until the answer comes', async () => {
    const ticket: TicketFilo = (await open('Con una promessa', { Priorita: 'Alta' })).corpo.data;
    // Friday 20 November 2026, 16:10 of Rome: four hours end on Monday at 11:10.
    await app.sql("update ticket set attende_da = '2026-11-20T15:10:00Z' where id = $1", [ticket.Id]);
    const [riga] = (await list(consulente, { Oggetto: 'Con una promessa' })) as [TicketRigaFilo];
    expect(riga).toMatchObject({ Priorita: 'Alta', EntroIl: '2026-11-23T10:10:00.000Z' });
    expect((await list(consulente, { AttendeA: '2026-11-20' })).map(({ Id }) => Id)).toContain(ticket.Id);
    expect((await write(gestore, ticket, 'Fatto')).corpo.data.EntroIl).toBe(null);
  });
});
