import { createHash } from 'node:crypto';
import { HEADER_APP, percorsi, percorso, testiFascicolo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makePdfVero } from '../../../../test/pdf-vero.ts';
import { verifyFascicolo } from '../../../../test/verifica-fascicolo.ts';

let app: AppDiProva;
let client: Client;
let altro: Client;
let studioId: number;
let cliente: string;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
  cliente = (await makeAnagrafica(app, studioId, { denominazione: 'Bellini Marta' })).id;
});
afterAll(() => app.stop());

const upload = (
  file: Readonly<Record<string, string | Buffer>>,
  extra: Readonly<Record<string, string>> = {},
  chi = client,
) => {
  const body = new FormData();
  for (const [nome, valore] of Object.entries(extra)) body.set(nome, valore);
  for (const [posto, [nome, contenuto]] of Object.entries(file).entries())
    body.append(`uploadFile${posto}`, new Blob([new Uint8Array(Buffer.from(contenuto))]), nome);
  const headers = { cookie: chi.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + percorsi.documento, { method: 'POST', headers, body });
};
const keep = async (nome: string, contenuto: string | Buffer, extra: Record<string, string> = {}) => {
  const { status, corpo, testo } = await upload({ [nome]: contenuto }, { IdAnagrafica: cliente, ...extra });
  if (status !== 201) throw new Error(testo);
  return corpo.data[0].id as string;
};
const un = (modello: string, id: string) => percorso(modello, { id });
const list = async (Filter: object) =>
  (await client.post(percorsi.documentoLista, { Filter, Order: ['Nome'] })).corpo.data;
const sha = (byte: string | Buffer) => createHash('sha256').update(byte).digest('hex');

describe('the documents of a studio', () => {
  it('[ARC-003] keep hash, year and who sent them; archived are not deleted, another studio finds nothing', async () => {
    const pdf = await makePdfVero('Certificazione Unica', 'Tessitura Alba S.r.l., punto 1: 4.910,00');
    const id = await keep('CU 2026.pdf', pdf, { tipo: 'CU', Anno: '2026' });
    const dello = await upload({ 'listino.txt': 'Tariffe' });
    expect(dello.status).toBe(201);
    expect((await client.get(un(percorsi.documentoUno, id))).corpo.data).toMatchObject({
      ...{ IdAnagrafica: cliente, Denominazione: 'Bellini Marta', Anno: 2026, Tipo: 'CU', Stato: null },
      ...{ Sha256: sha(pdf), CaricatoDa: 'Bianchi Anna', ConTesto: true, Versione: 1 },
    });
    const verifica = await client.get(un(percorsi.documentoVerifica, id));
    expect(verifica.corpo.data).toMatchObject({ Sha256: sha(pdf), Uguale: true });
    for (const modello of [percorsi.documentoUno, percorsi.documentoFile, percorsi.documentoVerifica])
      expect((await altro.get(un(modello, id))).status).toBe(404);
    expect((await altro.delete(un(percorsi.documentoUno, id))).status).toBe(404);

    await app.sql("update documento set stato = 'Archiviato' where id = $1", [id]);
    const dopo = { Tipo: 'Altro', Anno: 2026, Tag: [] };
    for (const risposta of [
      await client.delete(un(percorsi.documentoUno, id)),
      await client.put(un(percorsi.documentoUno, id), dopo),
    ])
      expect([risposta.status, risposta.corpo.Codice]).toEqual([409, 'DOCUMENTO_ARCHIVIATO']);
    // Nor by who writes in the database without asking.
    await expect(app.sql('delete from documento where id = $1', [id])).rejects.toThrow(/archiviato/);
    await app.sql("update documento set stato = 'Inviato' where id = $1", [id]);
    expect((await client.delete(un(percorsi.documentoUno, id))).corpo.Codice).toBe('DOCUMENTO_IN_FIRMA');
  });

  it('are found by their name and by the words inside, with the sentence where they stand', async () => {
    await keep('contratto.pdf', await makePdfVero('Il conduttore Però Rossi paga un canone di 650 euro'));
    await keep('nota.txt', 'Ricordare la caparra di via Garibaldi');
    const nomi = async (Cerca: string) => (await list({ Cerca })).map(({ Nome }: { Nome: string }) => Nome);
    expect(await nomi('canone conduttore')).toEqual(['contratto.pdf']);
    expect(await nomi('pero ros')).toEqual(['contratto.pdf']);
    expect(await nomi('contratt')).toEqual(['contratto.pdf']);
    expect(await nomi('caparra')).toEqual(['nota.txt']);
    expect(await nomi("nulla' di tutto & questo:*")).toEqual([]);
    const [trovato] = await list({ Cerca: 'canone' });
    expect(trovato.Trovato).toContain('paga un canone di 650');
    expect((await altro.post(percorsi.documentoLista, { Filter: { Cerca: 'canone' } })).corpo.data).toEqual(
      [],
    );
  });

  it('carry tags, type and year that can be changed and searched', async () => {
    const id = await keep('busta-paga.txt', 'novembre');
    const cambiato = { Tipo: 'Busta paga', Anno: 2024, Tag: ['da telefono', 'CU', 'CU'] };
    expect((await client.put(un(percorsi.documentoUno, id), cambiato)).corpo.data).toMatchObject({
      ...{ Tipo: 'Busta paga', Anno: 2024, Tag: ['da telefono', 'CU'] },
    });
    const ids = async (filtro: object) => (await list(filtro)).map(({ Id }: { Id: string }) => Id);
    expect(await ids({ Tag: 'da telefono' })).toEqual([id]);
    expect(await ids({ Anno: 2024, Stato: 'Caricato' })).toEqual([id]);
    expect(await ids({ Tag: 'nessuno' })).toEqual([]);
    const undici = { ...cambiato, Tag: Array.from({ length: 11 }, (_, n) => `t${n}`) };
    expect((await client.put(un(percorsi.documentoUno, id), undici)).status).toBe(400);
  });

  it('[ARC-006] are refused when their bytes are a program, whatever they are called, and given to who has the right', async () => {
    for (const nome of ['programma.exe', 'fattura.pdf']) {
      const risposta = await upload({ [nome]: 'MZ\x90\x00\x03 this program' }, { IdAnagrafica: cliente });
      expect([risposta.status, risposta.corpo.Codice]).toEqual([422, 'FILE_NON_AMMESSO']);
    }
    const grande = await upload({ 'grande.txt': Buffer.alloc(5 * 1024 * 1024 + 1, 'a') });
    expect(grande.status).toBe(413);
    const id = await keep('riservato.txt', 'solo noi');
    const file = un(percorsi.documentoFile, id);
    expect((await client.get(file)).testo).toBe('solo noi');
    const indovinato = un(percorsi.documentoFile, '00000000-0000-4000-8000-000000000000');
    expect((await client.get(indovinato)).status).toBe(404);
    expect((await altro.get(file)).status).toBe(404);
    expect((await call(app.indirizzo + file)).status).toBe(401);
  });
});

/** The files of a zip, by name. */
const openZip = (byte: Buffer) =>
  new Promise<Map<string, Buffer>>((resolve, reject) => {
    yauzl.fromBuffer(byte, { lazyEntries: true }, (errore, zip) => {
      if (errore || !zip) return reject(errore);
      const file = new Map<string, Buffer>();
      zip.on('entry', (voce) =>
        zip.openReadStream(voce, async (rotto, flusso) => {
          if (rotto || !flusso) return reject(rotto);
          const pezzi: Buffer[] = [];
          for await (const pezzo of flusso) pezzi.push(pezzo as Buffer);
          file.set(voce.fileName, Buffer.concat(pezzi));
          zip.readEntry();
        }),
      );
      zip.on('end', () => resolve(file));
      zip.on('error', reject);
      zip.readEntry();
    });
  });

describe('the fascicolo', () => {
  it('[ARC-004] is a zip of declaration, receipts, F24 and documents of a client and year, with index and hashes', async () => {
    const { id: chi } = await makePersona(app, studioId, { denominazione: 'Galli <Sergio>' });
    const di = { IdAnagrafica: chi, Anno: '2024' };
    await keep('ricevuta.txt', 'accolta', { ...di, tipo: 'Ricevute' });
    await keep('f24 giugno.txt', 'pagato', { ...di, tipo: 'F24' });
    await keep('visita.txt', '100 euro', { ...di, tipo: 'Spese' });
    await keep('altro anno.txt', 'no', { ...di, Anno: '2023' });
    const crea = percorso(percorsi.dichiarazioneCrea, { anno: 2024 });
    const nata = (await client.post(crea, { IdAnagrafiche: [chi] })).corpo.data.create[0].Codice;
    const dove = { id: chi, anno: 2024 };
    const prima = (await client.get(percorso(percorsi.fascicolo, dove))).corpo.data;
    expect(prima.SenzaStampa).toEqual(['Persone fisiche Ordinaria']);
    await app.sql(
      `insert into dichiarazione_stampa (studio_id, dichiarazione_id, forma, scheda, contenuto, sha256, stampata_il)
       values ($1, $2, 'Prospetto', 1, '%PDF-stampa', sha256('%PDF-stampa'), now())`,
      [studioId, nata],
    );
    const { corpo } = await client.get(percorso(percorsi.fascicolo, dove));
    expect(corpo.data.Voci.map(({ Percorso }: { Percorso: string }) => Percorso)).toEqual([
      'dichiarazioni/001-Persone fisiche Ordinaria.pdf',
      'ricevute/001-ricevuta.txt',
      'f24/002-f24 giugno.txt',
      'documenti/003-visita.txt',
    ]);
    expect(corpo.data).toMatchObject({ Byte: 11 + 7 + 6 + 8, SenzaStampa: [] });
    const zip = await fetch(app.indirizzo + percorso(percorsi.fascicoloZip, dove), {
      headers: { cookie: client.cookie, [HEADER_APP]: 'prova' },
    });
    expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const file = await openZip(Buffer.from(await zip.arrayBuffer()));
    const indice = JSON.parse(file.get('indice.json')?.toString() ?? '');
    const altri = ['indice.csv', 'traccia.csv'];
    const Altri = altri.map((Percorso) => ({ Percorso, Sha256: sha(file.get(Percorso) ?? '') }));
    expect(indice).toEqual({ ...corpo.data, Altri });
    for (const { Percorso, Sha256 } of indice.Voci) expect(sha(file.get(Percorso) ?? '')).toBe(Sha256);
    expect(file.size).toBe(indice.Voci.length + 4);
    const pagina = file.get('VERIFICA.html')?.toString() ?? '';
    expect(pagina).toContain('Galli &#60;Sergio&#62;');
    expect(pagina).not.toContain('<Sergio>');
    const cartella = new Map(file);
    expect(await verifyFascicolo(pagina, cartella)).toEqual({ esito: testiFascicolo.tutti, no: [] });
    cartella.set('.DS_Store', Buffer.from('Finder')).set('documenti/Thumbs.db', Buffer.from('Explorer'));
    expect(await verifyFascicolo(pagina, cartella)).toEqual({ esito: testiFascicolo.tutti, no: [] });
    for (const cambiato of ['traccia.csv', 'indice.csv', 'indice.json', 'ricevute/001-ricevuta.txt'])
      expect(await verifyFascicolo(pagina, new Map(cartella).set(cambiato, Buffer.from('un altro')))).toEqual(
        { esito: testiFascicolo.nonTutti, no: [cambiato] },
      );
    cartella.delete('traccia.csv');
    cartella.set('documenti/traccia.csv', file.get('traccia.csv') ?? Buffer.alloc(0));
    expect(await verifyFascicolo(pagina, cartella)).toEqual({
      esito: testiFascicolo.nonTutti,
      no: ['traccia.csv', 'fascicolo/documenti/traccia.csv'],
    });
    const traccia = file.get('traccia.csv')?.toString() ?? '';
    expect(traccia).toContain('caricamento');
    expect(traccia).toMatch(/;creazione;Persone fisiche Ordinaria\r$/m);
    expect((await altro.get(percorso(percorsi.fascicolo, dove))).status).toBe(404);
    expect((await altro.get(percorso(percorsi.fascicoloZip, dove))).status).toBe(404);
  });

  it('holds the F24 that were prepared, printed now, and of one that was mailed the print that went', async () => {
    const { id: chi } = await makePersona(app, studioId, { email: 'f24@posta.example' });
    await app.sql("update studio set email = 'studio@posta.example' where id = $1", [studioId]);
    const prepare = async (Debito: number) => {
      const { corpo } = await client.post(percorsi.f24Nuovo, {
        ...{ IdAnagrafica: chi, Scadenza: '2026-06-30' },
        Righe: [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito }],
      });
      return corpo.data as { Id: string; Anno: number; Versione: number };
    };
    const [tenuto, spedito, annullato] = [await prepare(100), await prepare(200), await prepare(300)];
    const act = (modello: string, id: string, corpo: object) => client.post(un(modello, id), corpo);
    expect((await act(percorsi.f24Posta, spedito.Id, {})).status).toBe(200);
    const tolto = { Versione: annullato.Versione, Azione: 'annulla', Motivo: 'Doppio' };
    expect((await act(percorsi.f24Azione, annullato.Id, tolto)).status).toBe(200);
    const dove = { id: chi, anno: tenuto.Anno };
    const { Voci, F24Preparati } = (await client.get(percorso(percorsi.fascicolo, dove))).corpo.data;
    expect(F24Preparati).toEqual([expect.stringMatching(/^F24-2026-\d{5}$/)]);
    expect(Voci.map(({ Tipo }: { Tipo: string }) => Tipo)).toEqual(['F24']);
    const zip = await fetch(app.indirizzo + percorso(percorsi.fascicoloZip, dove), {
      headers: { cookie: client.cookie, [HEADER_APP]: 'prova' },
    });
    const file = await openZip(Buffer.from(await zip.arrayBuffer()));
    const suo = `f24/${F24Preparati[0]}.pdf`;
    expect(file.get(suo)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect([...file.keys()].filter((nome) => nome.startsWith('f24/'))).toHaveLength(2);
    const { Altri } = JSON.parse(file.get('indice.json')?.toString() ?? '');
    expect(Altri).toContainEqual({ Percorso: suo, Sha256: sha(file.get(suo) ?? '') });
    expect(file.get('traccia.csv')?.toString()).toContain(`;nuovo F24;${F24Preparati[0]}`);
    const pagina = file.get('VERIFICA.html')?.toString() ?? '';
    expect(await verifyFascicolo(pagina, new Map(file))).toEqual({ esito: testiFascicolo.tutti, no: [] });
    const cambiato = new Map(file).set(suo, Buffer.from('un altro'));
    expect((await verifyFascicolo(pagina, cambiato)).no).toEqual([suo]);
  });
});
