import { X509Certificate } from 'node:crypto';
import {
  type FirmaDelFileFilo,
  HEADER_APP,
  percorsi,
  percorso,
  testiCertificato as t,
  testiCampo,
  tipologiaUtente,
} from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MarcaturaDiProva, startMarcatura } from '../../../../demo/servizi/marcatura.ts';
import { makePkcs12 } from '../../../../test/certificato.ts';
import { type Client, call, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { makePdfVero } from '../../../../test/pdf-vero.ts';

const { AMM_STU, OP_STU, CON_ELMAS } = tipologiaUtente;
const PASSWORD = 'Parola-del-file';
let app: AppDiProva;
let titolare: Client;
let operatore: Client;
let altro: Client;
let consulente: Client;
let studioId: number;
let p12: Buffer;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU });
  studioId = utente.studioId ?? 0;
  titolare = await loginAs(app, utente);
  operatore = await loginAs(app, await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studioId }));
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU }));
  consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
  p12 = makePkcs12('Roberta Sala', PASSWORD).p12;
});
afterAll(() => app.stop());

const carica = (Password = PASSWORD, byte = p12, chi = titolare) =>
  chi.put(percorsi.certificato, { Contenuto: byte.toString('base64'), Password });
const leggi = async (chi = titolare) => (await chi.get(percorsi.certificato)).corpo.data.Certificato;
async function keepFile(
  nome: string,
  contenuto: Buffer,
  tipo = 'application/pdf',
  dove = { app, chi: titolare, studioId },
): Promise<string> {
  const { id } = await makeAnagrafica(dove.app, dove.studioId);
  const body = new FormData();
  body.set('IdAnagrafica', id);
  body.append('uploadFile0', new Blob([new Uint8Array(contenuto)], { type: tipo }), nome);
  const headers = { cookie: dove.chi.cookie, origin: dove.app.indirizzo, [HEADER_APP]: 'prova' };
  const { corpo } = await call(dove.app.indirizzo + percorsi.documento, { method: 'POST', headers, body });
  return corpo.data[0].id;
}
const keepPdf = async () => keepFile('Incarico.pdf', await makePdfVero('Incarico'));
const firma = (id: string, Password = PASSWORD, chi = titolare) =>
  chi.post(percorso(percorsi.documentoFirmaCertificato, { id }), { Password });
const firme = async (id: string, chi = titolare): Promise<FirmaDelFileFilo[]> =>
  (await chi.get(percorso(percorsi.documentoFirme, { id }))).corpo.data;
const documento = async (id: string) =>
  (await titolare.get(percorso(percorsi.documentoUno, { id }))).corpo.data;
const registro = (azione: string) =>
  app.sql<{ dopo: object }>('select dopo from registro where studio_id = $1 and azione = $2', [
    studioId,
    azione,
  ]);

describe('the certificate of a studio', () => {
  it('is kept sealed without its password, said by what it is, taken away', async () => {
    expect(await leggi()).toBeNull();
    const caricato = await carica();
    expect(caricato.status).toBe(200);
    expect(await leggi(operatore)).toMatchObject({
      Titolare: 'Roberta Sala',
      Emittente: 'Autorità di prova',
    });
    const [riga] = await app.sql<{ tutto: string; sigillato: Buffer }>(
      'select certificato_studio::text as tutto, sigillato from certificato_studio where studio_id = $1',
      [studioId],
    );
    expect(riga?.sigillato.includes(p12.subarray(0, 64))).toBe(false);
    expect(riga?.tutto).not.toContain(PASSWORD);
    expect(JSON.stringify(await registro('certificato di firma caricato'))).not.toContain(PASSWORD);
    expect(await leggi(altro)).toBeNull();
    expect((await titolare.delete(percorsi.certificato)).status).toBe(204);
    expect(await leggi()).toBeNull();
    expect(await registro('certificato di firma tolto')).toHaveLength(1);
  });

  it('is refused on its field: a wrong password, no certificate, one that is over or not yet good', async () => {
    const errori = async (risposta: ReturnType<typeof carica>) => {
      const { status, corpo } = await risposta;
      return [status, corpo.ModelState];
    };
    expect(await errori(carica('altra'))).toEqual([400, { Password: [t.PASSWORD] }]);
    expect(await errori(carica(''))).toEqual([400, { Password: [testiCampo.OBBLIGATORIO] }]);
    expect(await errori(carica(PASSWORD, Buffer.from('niente')))).toEqual([400, { Contenuto: [t.INADATTO] }]);
    const ieri = new Date(Date.now() - 86_400_000);
    const scaduto = makePkcs12('Scaduto', PASSWORD, { al: ieri });
    const scadutoAnni = makePkcs12('Scaduto', PASSWORD, { dal: new Date(Date.now() + 86_400_000) });
    expect(await errori(carica(PASSWORD, scaduto.p12))).toEqual([
      400,
      { Contenuto: [expect.stringMatching(/^Il certificato è scaduto il \d\d\/\d\d\/\d{4}\.$/)] },
    ]);
    expect(await errori(carica(PASSWORD, scadutoAnni.p12))).toEqual([
      400,
      { Contenuto: [expect.stringMatching(/^Il certificato vale dal /)] },
    ]);
    expect((await carica(PASSWORD, p12, operatore)).status).toBe(403);
    expect(await leggi()).toBeNull();
  });
});

describe('a document signed with it', () => {
  it('holds the signature, keeps what it was among its versions, and is read as it is', async () => {
    const id = await keepPdf();
    const senza = await firma(id);
    expect([senza.status, senza.corpo.ModelState]).toEqual([400, { Password: [t.MANCA] }]);
    await carica();
    const prima = await documento(id);
    expect(await firme(id)).toEqual([]);
    const errata = await firma(id, 'altra');
    expect([errata.status, errata.corpo.ModelState]).toEqual([400, { Password: [t.PASSWORD] }]);
    expect((await documento(id)).Versione).toBe(prima.Versione);

    const firmata = await firma(id, PASSWORD, operatore);
    expect(firmata.status).toBe(200);
    expect(firmata.corpo.data).toMatchObject({ Nome: 'Incarico.pdf', Versione: prima.Versione + 1 });
    expect(await firme(id)).toEqual([
      {
        ...{ Titolare: 'Roberta Sala', Emittente: 'Autorità di prova', Seriale: expect.any(String) },
        ...{ Quando: expect.any(String), IsIntegra: true, IsUltima: true, IsInValidita: true },
        // Nobody stamps it, and nobody is trusted here.
        ...{ Marca: null, Fiducia: 'Ignota', Autorita: null },
      },
    ]);
    const versioni = (await titolare.get(percorso(percorsi.documentoVersioni, { id }))).corpo.data;
    expect(
      versioni.map(({ Sha256, Motivo }: { Sha256: string; Motivo: string }) => [Sha256, Motivo]),
    ).toEqual([[prima.Sha256, t.versione('Roberta Sala')]]);
    const [atto] = await registro('firma con certificato');
    expect(atto?.dopo).toMatchObject({ titolare: 'Roberta Sala', prima: prima.Sha256 });
    // A second one stands beside it.
    expect((await firma(id)).status).toBe(200);
    expect((await firme(id)).map(({ IsIntegra, IsUltima }) => [IsIntegra, IsUltima])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('is a PDF that is free, of the studio, and not over what another wrote at the same moment', async () => {
    await carica();
    const testo = await firma(await keepFile('note.txt', Buffer.from('solo testo'), 'text/plain'));
    expect([testo.status, testo.corpo.ModelState]).toEqual([400, { Password: [t.NON_PDF] }]);
    const id = await keepPdf();
    expect((await firma(id, PASSWORD, altro)).status).toBe(404);
    expect((await altro.get(percorso(percorsi.documentoFirme, { id }))).status).toBe(404);
    expect((await firma(id, PASSWORD, consulente)).status).toBe(403);
    await app.sql('update documento set congelato = true where id = $1', [id]);
    const congelato = await firma(id);
    expect([congelato.status, congelato.corpo.Codice]).toEqual([409, 'DOCUMENTO_CONGELATO']);
    const due = await keepPdf();
    const insieme = await Promise.all([firma(due), firma(due)]);
    expect(insieme.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await firme(due)).toHaveLength(1);
  });
});

describe('with a time-stamping authority and authorities that are known', () => {
  const file = makePkcs12('Roberta Sala', PASSWORD);
  let servizio: MarcaturaDiProva;
  let casa: AppDiProva;
  let chi: Client;
  let suo: number;
  beforeAll(async () => {
    servizio = await startMarcatura('http://127.0.0.1:0');
    const autorita = [file.autorita, servizio.autorita].map((pem) => new X509Certificate(pem).raw);
    const marcatura = { indirizzo: servizio.indirizzo, simulato: true, attesaSecondi: 1 };
    casa = await makeApp({ servizi: { marcatura }, autorita });
    const utente = await makeUtente(casa, { tipologia_utente: AMM_STU });
    suo = utente.studioId ?? 0;
    chi = await loginAs(casa, utente);
    expect((await carica(PASSWORD, file.p12, chi)).status).toBe(200);
  });
  afterAll(async () => {
    await casa.stop();
    await servizio.stop();
  });
  const keep = async () =>
    keepFile('Incarico.pdf', await makePdfVero('Incarico'), 'application/pdf', {
      ...{ app: casa, chi, studioId: suo },
    });
  const signCon = (id: string, altro: object = {}) =>
    chi.post(percorso(percorsi.documentoFirmaCertificato, { id }), { Password: PASSWORD, ...altro });

  it('says so, stamps the signature, and who reads it sees the hour, and who vouches for both', async () => {
    servizio.turn('aperto');
    expect((await chi.get(percorsi.certificato)).corpo.data).toMatchObject({
      ...{ Marcatura: 'Simulata', AutoritaNote: 2 },
    });
    expect((await titolare.get(percorsi.certificato)).corpo.data).toMatchObject({
      ...{ Marcatura: 'Assente', AutoritaNote: 0 },
    });
    const id = await keep();
    expect((await signCon(id)).status).toBe(200);
    const [letta] = await firme(id, chi);
    expect(letta).toMatchObject({
      ...{ Titolare: 'Roberta Sala', IsIntegra: true, IsUltima: true, IsInValidita: true },
      ...{ Fiducia: 'Attendibile', Autorita: 'Autorità di prova' },
      Marca: {
        ...{ Titolare: 'Marcatura di prova', IsIntegra: true, Fiducia: 'Attendibile' },
        Autorita: 'Ente di marcatura di prova',
      },
    });
    expect(Math.abs(Date.now() - Date.parse(letta?.Marca?.Quando ?? ''))).toBeLessThan(60_000);
    const [atto] = await casa.sql<{ dopo: object }>(
      "select dopo from registro where azione = 'firma con certificato' and entita_id = $1",
      [id],
    );
    expect(atto?.dopo).toMatchObject({ marca: { autorita: 'Marcatura di prova' } });
  });

  it.each([
    ['rifiuta', t.MARCA_RIFIUTATA],
    ['nonce', t.MARCA_ERRATA],
    ['tardi', t.MARCA_ASSENTE],
  ] as const)('that is «%s» signs nothing, and who signs may do without', async (modo, testo) => {
    const id = await keep();
    servizio.turn(modo);
    const risposta = await signCon(id);
    expect([risposta.status, risposta.corpo.ModelState]).toEqual([400, { Marca: [testo] }]);
    expect(await firme(id, chi)).toEqual([]);
    const quante = servizio.quante();
    expect((await signCon(id, { SenzaMarca: true })).status).toBe(200);
    expect(servizio.quante()).toBe(quante);
    const [letta] = await firme(id, chi);
    expect(letta).toMatchObject({ IsIntegra: true, Marca: null, Fiducia: 'Attendibile' });
    const [atto] = await casa.sql<{ dopo: object }>(
      "select dopo from registro where azione = 'firma con certificato' and entita_id = $1",
      [id],
    );
    expect(atto?.dopo).toMatchObject({ marca: null });
  });
});
