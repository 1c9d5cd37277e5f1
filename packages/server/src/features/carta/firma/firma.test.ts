import { createHmac, randomUUID } from 'node:crypto';
import {
  type BustaFilo,
  type BustaInteraFilo,
  HEADER_APP,
  percorsi,
  percorso,
  testiCampo,
  testiFirma,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirmaDiProva, startFirma } from '../../../../demo/servizi/firma.ts';
import { Client, call, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente, type UtenteDiProva } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makePdfVero } from '../../../../test/pdf-vero.ts';

let app: AppDiProva;
let servizio: FirmaDiProva;
let client: Client;
let altro: Client;
let studioId: number;
let cliente: string;

async function enter(): Promise<{ client: Client; utente: UtenteDiProva }> {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'FIRMA', 0, '2020-01-01')",
    [utente.studioId],
  );
  return { utente, client: await loginAs(app, utente) };
}
const writeToken = (chi: Client, Password: string) =>
  chi.put(percorso(percorsi.credenzialeUna, { servizio: 'firma' }), { Utente: 'studio', Password });

beforeAll(async () => {
  servizio = await startFirma('http://127.0.0.1:0');
  app = await makeApp({ servizi: { firma: { indirizzo: servizio.indirizzo, simulato: true } } });
  const mio = await enter();
  client = mio.client;
  studioId = mio.utente.studioId ?? 0;
  altro = (await enter()).client;
  cliente = (await makeAnagrafica(app, studioId, { denominazione: 'Bellini Marta' })).id;
  await writeToken(client, 'token-dello-studio');
});
afterAll(async () => {
  await app.stop();
  await servizio.stop();
});

async function keepPdf(nome: string, diChi = cliente): Promise<string> {
  const body = new FormData();
  body.set('IdAnagrafica', diChi);
  body.append('uploadFile0', new Blob([new Uint8Array(await makePdfVero(nome))]), `${nome}.pdf`);
  const headers = { cookie: client.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  const { corpo } = await call(app.indirizzo + percorsi.documento, { method: 'POST', headers, body });
  return corpo.data[0].id;
}
const UN_MESE_MS = 30 * 86_400_000;
const trentaGiorni = () => new Date(Date.now() + UN_MESE_MS).toISOString().slice(0, 10);
const marta = { Nome: 'Marta', Cognome: 'Bellini', Email: 'marta@example.it', Telefono: '333 555 4218' };
const luca = { Nome: 'Luca', Cognome: 'Ferri', Email: 'luca@example.it', Telefono: '+393405557703' };
const send = (Documenti: readonly string[], dati: object = {}, chi = client) =>
  chi.post(percorsi.buste, {
    ...{ Tipo: 'Dichiarazione', Documenti, Firmatari: [marta, luca], Scadenza: trentaGiorni(), ...dati },
  });
const una = (modello: string, { Id }: Pick<BustaFilo, 'Id'>) => percorso(modello, { id: Id });
const read = async (busta: BustaFilo): Promise<BustaFilo> =>
  (await client.get(una(percorsi.bustaUna, busta))).corpo.data;
const readDocumento = async (id: string) =>
  (await client.get(percorso(percorsi.documentoUno, { id }))).corpo.data;

/** What the signer does with the link that came to him, on the page of the service. */
async function sign(busta: BustaFilo, ordine: number, codice?: string): Promise<string> {
  const [riga] = await app.sql<{ collegamento: Buffer }>(
    'select collegamento from busta_firmatario where busta_id = $1 and ordine = $2',
    [busta.Id, ordine],
  );
  const link = app.servizi.cifratura.open(riga?.collegamento ?? Buffer.alloc(0), `busta:${busta.Id}`);
  const body = new URLSearchParams({ codice: codice ?? servizio.readCodice(link) });
  return (await fetch(link, { method: 'POST', body })).text();
}
/** A call as the service makes it, signed with a secret. */
const tell = (segreto: string, dati: object) => {
  const body = JSON.stringify({ event_id: randomUUID(), ...dati });
  const firma = `sha256=${createHmac('sha256', segreto).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-yousign-signature-256': firma };
  return call(app.indirizzo + percorso(percorsi.firmaEsito, { studio: studioId }), {
    method: 'POST',
    headers,
    body,
  });
};
async function readSegreto(): Promise<string> {
  const [riga] = await app.sql<{ segreto: Buffer }>(
    'select segreto from firma_servizio where studio_id = $1',
    [studioId],
  );
  return app.servizi.cifratura.open(riga?.segreto ?? Buffer.alloc(0), `firma-servizio:${studioId}`);
}

describe('an envelope', () => {
  it('is signed with a code that only the mail of who signs says, when it is his turn', async () => {
    const busta: BustaFilo = (await send([await keepPdf('Privacy')])).corpo.data;
    const righe = await app.sql<{ collegamento: Buffer }>(
      'select collegamento from busta_firmatario where busta_id = $1 order by ordine',
      [busta.Id],
    );
    const [primo = '', secondo = ''] = righe.map(({ collegamento }) =>
      app.servizi.cifratura.open(collegamento, `busta:${busta.Id}`),
    );
    const read = async (indirizzo: string) => (await fetch(indirizzo)).text();
    const casella = (chi: typeof marta) =>
      read(`${servizio.indirizzo}/casella?di=${encodeURIComponent(chi.Email)}`);
    const codici = async (chi: typeof marta) => [...(await casella(chi)).matchAll(/ è (\d{6})\./g)];
    const prima = (await codici(marta)).length;
    expect(await read(secondo)).toContain('Non è ancora il Suo turno');
    expect(await codici(luca)).toEqual([]);
    for (const _ of [1, 2]) expect(await read(primo)).not.toContain(servizio.readCodice(primo));
    const arrivati = await codici(marta);
    expect(arrivati).toHaveLength(prima + 1);
    expect(await sign(busta, 1, arrivati[0]?.[1])).toContain('1 documenti firmati');
    expect(await codici(luca)).toEqual([]);
    await read(secondo);
    expect(await sign(busta, 2, (await codici(luca))[0]?.[1])).toContain('1 documenti firmati');
  });

  it('[FIR-001] [FIR-006] goes to the service with the module of the studio, is signed in order on its page, and its documents come back signed', async () => {
    const documenti = [await keepPdf('Incarico'), await keepPdf('Redditi')];
    const nudo = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await send(documenti, {}, nudo)).corpo.Codice).toBe('MODULO_NON_ATTIVO');
    const { status, corpo } = await send(documenti);
    expect([status, corpo.data]).toMatchObject([
      201,
      {
        Stato: 'Inviato',
        Simulata: true,
        Denominazione: 'Bellini Marta',
        Tipo: 'Dichiarazione',
        IdFornitore: expect.stringMatching(/./),
        DataInvio: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        DataFirma: null,
      },
    ]);
    const busta: BustaFilo = corpo.data;
    expect(busta.Documenti.map(({ Nome }) => Nome)).toEqual(['Incarico.pdf', 'Redditi.pdf']);
    expect(busta.Firmatari.map(({ Nome, Telefono }) => [Nome, Telefono])).toEqual([
      ['Bellini Marta', '+393335554218'],
      ['Ferri Luca', '+393405557703'],
    ]);
    const prima = await readDocumento(documenti[0] ?? '');
    expect(prima.Stato).toBe('Inviato');
    expect((await client.delete(percorso(percorsi.documentoUno, { id: prima.Id }))).corpo.Codice).toBe(
      'DOCUMENTO_IN_FIRMA',
    );
    expect((await send(documenti)).corpo.ModelState).toEqual({ Documenti: [testiFirma.NON_LIBERO] });

    expect(await sign(busta, 2)).toContain('Non è ancora il Suo turno');
    expect(await sign(busta, 1, '000000')).toContain('Codice errato');
    expect(await sign(busta, 1)).toContain('2 documenti firmati');
    const meta = await read(busta);
    expect([meta.Stato, meta.Firmatari.map(({ FirmatoIl }) => FirmatoIl !== null)]).toEqual([
      'Inviato',
      [true, false],
    ]);
    expect((await client.post(una(percorsi.bustaSollecita, busta))).status).toBe(200);
    await sign(busta, 2);
    const fine = await read(busta);
    expect([fine.Stato, fine.DataFirma === null, fine.Firmatari.every(({ FirmatoIl }) => FirmatoIl)]).toEqual(
      [...['Firmato', false, true]],
    );
    const intera: BustaInteraFilo = (await client.get(una(percorsi.bustaUna, busta))).corpo.data;
    expect(intera.Traccia.map(({ Evento, Chi }) => [Evento, Chi?.split(' ')[0] ?? null])).toEqual([
      ['firmata', null],
      ['firma', 'Ferri'],
      ['sollecito', expect.any(String)],
      ['firma', 'Bellini'],
      ['invio', expect.any(String)],
    ]);
    const zip = await client.get(una(percorsi.bustaFile, busta));
    expect([zip.status, zip.testo.slice(0, 2)]).toEqual([200, 'PK']);
    const firmato = await readDocumento(prima.Id);
    expect([firmato.Stato, firmato.Simulato, firmato.Versione]).toEqual(['Firmato', true, 2]);
    expect(firmato.Sha256).not.toBe(prima.Sha256);
    const file = await client.get(percorso(percorsi.documentoFile, { id: prima.Id }));
    expect([file.status, file.testo.slice(0, 5)]).toEqual([200, '%PDF-']);
    const versioni = (await client.get(percorso(percorsi.documentoVersioni, { id: prima.Id }))).corpo.data;
    expect(versioni.map(({ Sha256 }: { Sha256: string }) => Sha256)).toEqual([prima.Sha256]);
    for (const azione of [percorsi.bustaAnnulla, percorsi.bustaSollecita])
      expect((await client.post(una(azione, busta))).corpo.Codice).toBe('BUSTA_CONCLUSA');
  });

  it('[FIR-003] [ERR-041] is not sent without the token of the studio, nor without the module', async () => {
    const documenti = [await keepPdf('Senza token')];
    await client.delete(percorso(percorsi.credenzialeUna, { servizio: 'firma' }));
    expect((await client.get(percorsi.firmaPronta)).corpo.data).toEqual({ Pronta: false, Simulata: true });
    const { status, corpo } = await send(documenti);
    expect([status, corpo.Message]).toEqual([409, 'Token del servizio di firma mancante.']);
    await writeToken(client, 'token-dello-studio');
    const senza = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
    expect((await send(documenti, {}, senza)).status).toBe(403);
    expect((await readDocumento(documenti[0] ?? '')).Stato).toBe(null);
  });

  it('[FIR-005] [VAL-011] wants address and telephone of who signs, each on its field: nothing is sent', async () => {
    const documenti = [await keepPdf('Campi')];
    const casi: readonly (readonly [object, string, string])[] = [
      [{ ...marta, Email: '' }, 'Firmatari.0.Email', testiCampo.OBBLIGATORIO],
      [{ ...marta, Email: 'marta' }, 'Firmatari.0.Email', testiCampo.VALORE_NON_VALIDO],
      [{ ...marta, Telefono: ' ' }, 'Firmatari.0.Telefono', testiCampo.OBBLIGATORIO],
      [{ ...marta, Telefono: '12' }, 'Firmatari.0.Telefono', testiCampo.VALORE_NON_VALIDO],
    ];
    for (const [firmatario, campo, testo] of casi) {
      const { status, corpo } = await send(documenti, { Firmatari: [firmatario] });
      expect([status, corpo.ModelState]).toEqual([400, { [campo]: [testo] }]);
    }
    expect((await send(documenti, { Scadenza: '2020-01-01' })).corpo.ModelState).toEqual({
      Scadenza: [testiFirma.SCADENZA],
    });
    const { id } = await makeAnagrafica(app, studioId);
    expect((await send([...documenti, await keepPdf('Altrui', id)])).corpo.ModelState).toEqual({
      Documenti: [testiFirma.UN_CLIENTE],
    });
    expect((await readDocumento(documenti[0] ?? '')).Stato).toBe(null);
  });

  it('[FIR-007] hears the service once: forged 401, repeated nothing, late nothing, unknown told again; secrets are sealed', async () => {
    const documenti = [await keepPdf('Chiamate')];
    const busta: BustaFilo = (await send(documenti, { Firmatari: [marta] })).corpo.data;
    const segreto = await readSegreto();
    const fine = {
      event_name: 'signature_request.done',
      data: { signature_request: { id: busta.IdFornitore } },
    };
    expect((await tell('un altro segreto', fine)).status).toBe(401);
    expect((await read(busta)).Stato).toBe('Inviato');
    const ignota = { ...fine, data: { signature_request: { id: randomUUID() } } };
    expect((await tell(segreto, ignota)).status).toBe(404);
    // The end before the signature of the person: both are true.
    const detta = { ...fine, event_id: 'evento-uno' };
    expect((await tell(segreto, detta)).corpo.data).toEqual({ cambiata: true });
    expect((await tell(segreto, detta)).corpo.data).toEqual({ cambiata: false });
    const insieme = await Promise.all([tell(segreto, fine), tell(segreto, fine)]);
    expect(insieme.map(({ corpo }) => corpo.data)).toEqual([{ cambiata: false }, { cambiata: false }]);
    const tardi = { ...fine, event_name: 'signature_request.expired' };
    expect((await tell(segreto, tardi)).corpo.data).toEqual({ cambiata: false });
    const dopo = await read(busta);
    expect([dopo.Stato, dopo.Firmatari[0]?.FirmatoIl === null]).toEqual(['Firmato', false]);
    const documento = await readDocumento(documenti[0] ?? '');
    expect([documento.Stato, documento.Versione]).toEqual(['Firmato', 2]);
    const [scritta] = await app.sql<{ tutto: string }>(
      "select encode(segreto, 'escape') || (select string_agg(encode(collegamento, 'escape'), '') from busta_firmatario) as tutto from firma_servizio where studio_id = $1",
      [studioId],
    );
    expect(scritta?.tutto).not.toContain(segreto);
    expect(scritta?.tutto).not.toContain('/firma/');
  });

  it('[FIR-006] is taken back, or ends with its day: the documents are free again', async () => {
    const documenti = [await keepPdf('Annullo')];
    const annullata: BustaFilo = (await send(documenti)).corpo.data;
    expect((await client.post(una(percorsi.bustaAnnulla, annullata))).corpo.data.Stato).toBe('Annullato');
    expect((await readDocumento(documenti[0] ?? '')).Stato).toBe(null);
    expect(await sign(annullata, 1)).toContain('non si può più firmare');
    const scaduta: BustaFilo = (await send(documenti)).corpo.data;
    await servizio.expire(scaduta.IdFornitore);
    expect((await read(scaduta)).Stato).toBe('Scaduto');
    expect((await readDocumento(documenti[0] ?? '')).Stato).toBe(null);
  });

  it('[FIR-008] stays as it was when the service says no, and is of its studio alone', async () => {
    const documenti = [await keepPdf('Rifiuto')];
    await writeToken(client, 'scaduto');
    const { status, corpo } = await send(documenti);
    expect([status, corpo.Message]).toEqual([503, testiFirma.NON_RISPONDE]);
    await writeToken(client, 'token-dello-studio');
    expect((await readDocumento(documenti[0] ?? '')).Stato).toBe(null);
    const busta: BustaFilo = (await send(documenti)).corpo.data;
    for (const modello of [percorsi.bustaUna, percorsi.bustaFile])
      expect((await altro.get(una(modello, busta))).status).toBe(404);
    const intera: BustaInteraFilo = (await client.get(una(percorsi.bustaUna, busta))).corpo.data;
    expect(intera.PagineDiProva.every((pagina) => pagina.startsWith(servizio.indirizzo))).toBe(true);
    for (const azione of [percorsi.bustaAnnulla, percorsi.bustaSollecita])
      expect((await altro.post(una(azione, busta))).status).toBe(404);
    const list = async (Filter: object, chi = client) =>
      (await chi.post(percorsi.bustaLista, { Filter, Logic: 'and' })).corpo.data.map(
        ({ Id }: BustaFilo) => Id,
      );
    expect(await list({ Stato: 'Inviato', Tipo: 'Dichiarazione' })).toEqual([busta.Id]);
    expect(await list({ Stato: 'Inviato', DataA: '2020-01-01' })).toEqual([]);
    expect(await list({}, altro)).toEqual([]);
  });
});

describe('the screens of the documents', () => {
  it('[RTE-027] are served at their address; what each asks first answers who may, and refuses the others', async () => {
    const { AMM_STU, OP_STU } = tipologiaUtente;
    const testi = (studio: number | null) =>
      percorso(percorsi.testiIncarico, { studio: studio ?? 0, anno: 2025 });
    const schermate: readonly (readonly [
      string,
      (chi: Client, studio: number | null) => ReturnType<Client['get']>,
    ])[] = [
      ['/documentale', (chi) => chi.post(percorsi.documentoLista)],
      ['/registro-cronologico', (chi) => chi.post(percorsi.registroLista)],
      ['/stampa-delega', (chi, studio) => chi.get(testi(studio))],
      ['/stampa-conferimento-incarichi', (chi, studio) => chi.get(testi(studio))],
      ['/firma-elettronica', (chi) => chi.post(percorsi.bustaLista)],
    ];
    const operatore = await makeUtente(app, { tipologia_utente: OP_STU });
    const [chiOpera, estraneo] = [
      await loginAs(app, operatore),
      await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU })),
    ];
    for (const [indirizzo, read] of schermate) {
      const pagina = await fetch(app.indirizzo + indirizzo, { headers: { accept: 'text/html' } });
      expect([indirizzo, pagina.status, await pagina.text()]).toEqual([
        indirizzo,
        200,
        expect.stringContaining('<title>Quadra</title>'),
      ]);
      expect([indirizzo, (await read(client, studioId)).status]).toEqual([indirizzo, 200]);
      expect([indirizzo, (await read(new Client(app.indirizzo), studioId)).status]).toEqual([indirizzo, 401]);
    }
    // The log is of who administers, the envelopes of who has their module, the texts of the studio they are of.
    expect((await chiOpera.post(percorsi.registroLista)).status).toBe(403);
    expect((await estraneo.post(percorsi.bustaLista)).status).toBe(403);
    expect((await estraneo.get(testi(studioId))).status).toBe(404);
  });
});
