import {
  HEADER_APP,
  percorsi,
  percorso,
  type TipoDocumentoFirma,
  testiCampo,
  testiDocumento,
  testiFirma,
  tipoDocumentoFirma,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirmaDiProva, startFirma } from '../../../../demo/servizi/firma.ts';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makePersona } from '../../../../test/dichiarazioni.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { readPagine } from '../../../../test/pdf.ts';
import { makePdfVero } from '../../../../test/pdf-vero.ts';

const ANNO = 2025;
const GIORNO_MS = 86_400_000;
let app: AppDiProva;
let servizio: FirmaDiProva;
let client: Client;
let altro: Client;
let studioId: number;
let cliente: string;

async function enter(): Promise<{ client: Client; studioId: number }> {
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  await app.sql(
    "insert into applicativo_studio (studio_id, codice, anno, dal) values ($1, 'FIRMA', 0, '2020-01-01')",
    [utente.studioId],
  );
  return { studioId: utente.studioId ?? 0, client: await loginAs(app, utente) };
}
beforeAll(async () => {
  servizio = await startFirma('http://127.0.0.1:0');
  app = await makeApp({ servizi: { firma: { indirizzo: servizio.indirizzo, simulato: true } } });
  ({ client, studioId } = await enter());
  altro = (await enter()).client;
  cliente = (
    await makePersona(app, studioId, { cognome: 'Bellini', nome: 'Marta', denominazione: 'Bellini Marta' })
  ).id;
  await app.sql(
    `insert into intermediario (studio_id, tipo, codice_fiscale, ragione_sociale, rappresentante_cognome, rappresentante_nome,
       predefinito) values ($1, 'Dichiarazione', '01234567890', 'Studio Verdi', 'Verdi', 'Ada', true)`,
    [studioId],
  );
  for (const chi of [client, altro])
    await chi.put(percorso(percorsi.credenzialeUna, { servizio: 'firma' }), {
      Utente: 's',
      Password: 'token',
    });
});
afterAll(async () => {
  await app.stop();
  await servizio.stop();
});

async function insert(testo: string, valori: unknown[]): Promise<string> {
  const [riga] = await app.sql<{ id: string }>(`${testo} returning id`, valori);
  return riga?.id ?? '';
}
/** A declaration that is closed; with its final print, unless it is not wanted. */
async function makeChiusa(
  tipo: string,
  { isStampata = true, pdf = new Uint8Array() as Uint8Array, di = cliente } = {},
): Promise<string> {
  const id = await insert(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stato, stampa_data)
     values ($1, $2, $3, $4, 'Ordinaria', 'Chiusa', case when $5 then now() end)`,
    [studioId, di, ANNO, tipo, isStampata],
  );
  if (isStampata)
    await app.sql(
      `insert into dichiarazione_stampa (studio_id, dichiarazione_id, forma, scheda, stampata_il, contenuto, sha256)
       values ($1, $2, 'Prospetto', 1, now(), $3, sha256($3))`,
      [studioId, id, pdf],
    );
  return id;
}
async function makeRicevuta(dichiarazione: string): Promise<string> {
  const file = await insert(
    `insert into dichiarazione_telematico_file (studio_id, dichiarazione_id, numero, nome, tracciato, versione, righe,
       contenuto, sha256) values ($1, $2, 1, 'RPF25-BELLINI.txt', 'RPF25', 'RPF25', 1, '\\x00', '\\x00')`,
    [studioId, dichiarazione],
  );
  return insert(
    `insert into dichiarazione_telematico_ricevuta (studio_id, dichiarazione_id, file_id, esito, data, protocollo, contenuto)
     values ($1, $2, $3, 'ACCOLTA', '2025-10-21', '25102112345678901-000001', $4)`,
    [studioId, dichiarazione, file, Buffer.from('RICEVUTA\nESITO: ACCOLTA')],
  );
}
async function makeF24(): Promise<string> {
  const { corpo } = await client.post(percorsi.f24Nuovo, {
    ...{ IdAnagrafica: cliente, Scadenza: '2026-06-30' },
    Righe: [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito: 1000 }],
  });
  return corpo.data.Id;
}
const keep = (Tipo: TipoDocumentoFirma, Id: string, altri: object = {}, chi = client) =>
  chi.post(percorsi.firmaDocumento, { Tipo, Id, Anno: ANNO, ...altri });
async function readFile(id: string): Promise<Buffer> {
  const [riga] = await app.sql<{ contenuto: Buffer }>('select contenuto from documento where id = $1', [id]);
  return riga?.contenuto ?? Buffer.from('');
}
const readDocumento = async (id: string) =>
  (await client.get(percorso(percorsi.documentoUno, { id }))).corpo.data;
const send = (Tipo: TipoDocumentoFirma, documento: string) =>
  client.post(percorsi.buste, {
    ...{ Tipo, Documenti: [documento] },
    Firmatari: [{ Nome: 'Marta', Cognome: 'Bellini', Email: 'marta@example.it', Telefono: '+393335554218' }],
    Scadenza: new Date(Date.now() + 30 * GIORNO_MS).toISOString().slice(0, 10),
  });

describe('the eight types of what is signed', () => {
  it('[FIR-002] are each made from the thing they are of, kept among the documents of the client and sent; of another studio none is', async () => {
    const definitiva = await makePdfVero('Redditi');
    const redditi = await makeChiusa('Persone fisiche', { pdf: definitiva });
    const diChe: Record<TipoDocumentoFirma, { id: string; dice: readonly string[] }> = {
      'Stampa conferimento incarico': { id: cliente, dice: ['Bellini Marta', 'Studio Verdi'] },
      'Stampa delega F24': { id: cliente, dice: ['Bellini Marta', 'modelli F24', 'elettronicamente'] },
      Dichiarazione: { id: redditi, dice: [] },
      F24: { id: await makeF24(), dice: ['1.000,00'] },
      Ricevute: { id: await makeRicevuta(redditi), dice: ['25102112345678901-000001', 'Accolta'] },
      IRAP: { id: await makeChiusa('IRAP', { pdf: await makePdfVero('Irap') }), dice: [] },
      ISA: { id: await makeChiusa('ISA', { pdf: await makePdfVero('Isa') }), dice: [] },
      Fascicolo: { id: cliente, dice: ['Fascicolo 2025', 'Persone fisiche Ordinaria.pdf', 'SHA-256'] },
    };
    for (const Tipo of tipoDocumentoFirma) {
      const { id, dice } = diChe[Tipo];
      expect([Tipo, (await keep(Tipo, id, {}, altro)).status]).toEqual([Tipo, 404]);
      const { status, corpo, testo } = await keep(Tipo, id);
      if (status !== 200) throw new Error(`${Tipo}: ${testo}`);
      const documento = corpo.data.IdDocumento;
      const tenuto = await readDocumento(documento);
      expect(tenuto).toMatchObject({
        IdAnagrafica: cliente,
        Tipo,
        Formato: 'application/pdf',
        Stato: null,
        Firma: null,
      });
      const parole = dice.length > 0 ? readPagine(await readFile(documento)).join('') : '';
      for (const una of dice) expect(parole).toContain(una);
      const busta = await send(Tipo, documento);
      expect([busta.status, busta.corpo.data.Tipo, busta.corpo.data.Documenti[0].Id]).toEqual([
        ...[201, Tipo, documento],
      ]);
      expect((await readDocumento(documento)).Stato).toBe('Inviato');
      if (Tipo === 'Dichiarazione') {
        expect((await readFile(documento)).equals(definitiva)).toBe(true);
        expect(tenuto.IdDichiarazione).toBe(redditi);
      }
    }
  });

  it('are the final print, of the declaration that is named, and the same bytes are kept once', async () => {
    const di = (await makePersona(app, studioId)).id;
    const aperta = await makeChiusa('Persone fisiche', { isStampata: false, di });
    const rifiuto = await keep('Dichiarazione', aperta);
    expect([rifiuto.status, rifiuto.corpo.ModelState]).toEqual([400, { Id: [testiFirma.DA_STAMPARE] }]);
    const irap = await makeChiusa('IRAP', { pdf: await makePdfVero('Un altro IRAP'), di });
    expect((await keep('Dichiarazione', irap)).corpo.ModelState).toEqual({ Tipo: [testiFirma.ALTRO_TIPO] });
    const primo = await keep('IRAP', irap);
    expect((await keep('IRAP', irap)).corpo.data).toEqual(primo.corpo.data);
    const f24 = await makeF24();
    await app.sql("update f24 set stato = 'Annullato', motivo_annullo = 'rifatto' where id = $1", [f24]);
    expect((await keep('F24', f24)).corpo.Codice).toBe('F24_IN_QUESTO_STATO');
    const { id } = await makeAnagrafica(app, studioId);
    expect((await keep('Fascicolo', id)).corpo.ModelState).toEqual({ Anno: [testiFirma.fascicolo.VUOTO] });
  });
});

/** The scan of what was signed with a pen, as a browser sends it. */
function scan(id: string, nome: string, byte: Buffer, chi = client) {
  const body = new FormData();
  body.append('uploadFile0', new Blob([new Uint8Array(byte)]), nome);
  const headers = { cookie: chi.cookie, origin: app.indirizzo, [HEADER_APP]: 'prova' };
  return call(app.indirizzo + percorso(percorsi.documentoAutografa, { id }), {
    method: 'POST',
    headers,
    body,
  });
}
const JPEG = Buffer.from('ffd8ffe000104a46494600', 'hex');

describe('how a delega or a mandate is signed', () => {
  it('[FIR-004] is chosen: by hand its scan is the signed document and says so, by the service address and telephone are asked', async () => {
    const print = (Firma: string) =>
      client.post(percorsi.incaricoStampa, { Tipo: 'Mandato F24', Anno: ANNO, Firma, Codici: [cliente] });
    expect((await print('A voce')).status).toBe(400);
    const stampa = await print('Autografa');
    expect([stampa.status, stampa.testo.slice(0, 5)]).toEqual([200, '%PDF-']);
    const [tenuto] = await app.sql<{ id: string; contenuto: Buffer }>(
      "select id, contenuto from documento where anagrafica_id = $1 and tipo = 'Stampa delega F24' and stato is null",
      [cliente],
    );
    const { id = '', contenuto = Buffer.from('') } = tenuto ?? {};
    expect(readPagine(contenuto).join('')).toContain('Luogo e data');

    expect((await scan(id, 'mandato.jpg', JPEG, altro)).status).toBe(404);
    const rifiuti: readonly (readonly [string, Buffer, string])[] = [
      ['mandato.txt', Buffer.from('firmato'), testiDocumento.SCANSIONE],
      ['mandato.pdf', contenuto, testiDocumento.SCANSIONE_UGUALE],
    ];
    for (const [nome, byte, perche] of rifiuti)
      expect((await scan(id, nome, byte)).corpo.ModelState).toEqual({ uploadFile0: [perche] });
    const { status, corpo } = await scan(id, 'IMG_0042.jpg', JPEG);
    expect([status, corpo.data]).toMatchObject([
      200,
      { Stato: 'Firmato', Firma: 'Autografa', Versione: 2, Formato: 'image/jpeg' },
    ]);
    expect(corpo.data.Nome).toBe('Mandato per i modelli F24 2025 Bellini Marta firmato.jpg');
    expect((await readFile(id)).equals(JPEG)).toBe(true);
    const [versione] = (await client.get(percorso(percorsi.documentoVersioni, { id }))).corpo.data;
    expect(versione.Motivo).toBe(testiDocumento.scansione);
    const ancora = await scan(id, 'ancora.jpg', Buffer.concat([JPEG, JPEG]));
    expect(ancora.corpo.Codice).toBe('PASSAGGIO_DOCUMENTO');
    expect((await send('Stampa delega F24', id)).corpo.ModelState).toEqual({
      Documenti: [testiFirma.SOLO_PDF],
    });

    for (const Testo of ['Mandato F24', 'Delega'] as const) {
      const elettronica = (await keep('Stampa delega F24', cliente, { Testo })).corpo.data.IdDocumento;
      expect(readPagine(await readFile(elettronica)).join('')).not.toContain('Luogo e data');
      const Firmatari = [{ Nome: 'Marta', Cognome: 'Bellini', Email: '', Telefono: '' }];
      const senza = await client.post(percorsi.buste, {
        ...{ Tipo: 'Stampa delega F24', Documenti: [elettronica], Firmatari },
        Scadenza: new Date(Date.now() + GIORNO_MS * 5).toISOString().slice(0, 10),
      });
      expect([senza.status, senza.corpo.ModelState]).toEqual([
        400,
        {
          'Firmatari.0.Email': [testiCampo.OBBLIGATORIO],
          'Firmatari.0.Telefono': [testiCampo.OBBLIGATORIO],
        },
      ]);
      expect((await readDocumento(elettronica)).Stato).toBe(null);
      expect((await send('Stampa delega F24', elettronica)).status).toBe(201);
      expect((await scan(elettronica, 'a mano.jpg', JPEG)).corpo.Codice).toBe('DOCUMENTO_IN_FIRMA');
    }
  });
});
