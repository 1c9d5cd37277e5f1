import { percorsi, percorso, testiCampo, testiFirma, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { makePersona } from '../../../../../test/dichiarazioni.ts';
import { makeUtente } from '../../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { readPagine } from '../../../../../test/pdf.ts';
import { listPosta } from '../../../../../test/posta.ts';
import { openAllegati } from '../../../../gateways/posta/allegato.ts';

const ANNO = 2025;
let app: AppDiProva;
let client: Client;
let altro: Client;
let studioId: number;
beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
});
afterAll(() => app.stop());

const bind = (modello: string, id = '', dati: Record<string, string> = {}) =>
  percorso(modello, { anno: ANNO, prefisso: 'cu', id, ...dati });
/** A CU of a person who pays a lawyer, closed. */
async function makeCu(codice_fiscale: string, email: string | null): Promise<string> {
  const { id: cliente } = await makePersona(app, studioId, { codice_fiscale, email });
  const { corpo } = await client.post(bind(percorsi.dichiarazioneCrea), {
    ...{ IdAnagrafiche: [cliente], Tipo: 'Certificazione unica' },
  });
  const id: string = corpo.data.create[0].Codice;
  const { Versione } = (await client.get(bind(percorsi.modello, id))).corpo.data;
  const Righi = {
    ...{ 'DA2.1': 'BNCLRA75A41F205J', 'DA2.2': 'Bianchi' },
    ...{ 'AU1.1': 'A', 'AU4.1': 1_000.5, 'AU9.1': 200.1 },
  };
  await client.put(bind(percorsi.modello, id), { Versione, Righi });
  for (const quadro of ['FR', 'DA', 'AU'])
    await client.post(bind(percorsi.modelloQuadroAzione, id, { quadro, azione: 'completa' }));
  await client.post(bind(percorsi.dichiarazioneChiudi), { Codici: [id] });
  return id;
}
const print = (id: string) =>
  client.post(percorsi.stampa, { tipo: 'dichiarazione', anno: ANNO, chiavi: [id] });
const mail = (id: string, corpo: object = {}, chi = client) => chi.post(bind(percorsi.cuPosta, id), corpo);
async function readAllegati(email: string) {
  const [riga] = await app.sql<{ id: string }>(
    'select id from messaggio_posta where destinatario = $1 order by creato_il desc limit 1',
    [email],
  );
  return openAllegati(app.servizi.db, app.servizi.cifratura, riga?.id ?? '');
}

describe('the mail of a CU', () => {
  it('[MAI-005] attaches the PDF, byte for byte the document that is kept; in the words of its template', async () => {
    const email = 'sostituto@example.it';
    const id = await makeCu('RSSMRA80A01F205X', email);
    const presto = await mail(id);
    expect([presto.status, presto.corpo.Message]).toEqual([400, testiFirma.DA_STAMPARE]);
    expect(await listPosta(app, email)).toEqual([]);
    expect((await print(id)).status).toBe(200);
    expect((await mail(id, {}, altro)).status).toBe(404);
    await client.put(percorso(percorsi.modelloPosta, { codice: 'cu' }), {
      ...{ Oggetto: 'CU {ANNO} da {Studio}', Corpo: 'Ecco la certificazione.\n{Testo}', Versione: 0 },
    });

    const { status, corpo } = await mail(id);
    expect([status, corpo.data.Cliente]).toEqual([200, email]);
    const [lettera, ...altre] = await listPosta(app, email);
    expect(altre).toEqual([]);
    expect(lettera).toMatchObject({ modello: 'cu', oggetto: expect.stringMatching(/^CU \d{4} da /) });
    expect(lettera?.testo).toContain('Ecco la certificazione.');
    expect(lettera?.testo).toContain('In allegato la Certificazione unica 2025 di Rossi Mario');
    const [tenuto] = await app.sql<{ contenuto: Buffer; tipo: string; dichiarazione_id: string }>(
      'select contenuto, tipo, dichiarazione_id from documento where id = $1',
      [corpo.data.IdDocumento],
    );
    const byte = tenuto?.contenuto ?? Buffer.from('');
    expect([tenuto?.tipo, tenuto?.dichiarazione_id]).toEqual(['CU', id]);
    expect(readPagine(byte).join('')).toContain('BNCLRA75A41F205J');
    const stampata = await app.sql<{ contenuto: Buffer }>(
      'select contenuto from dichiarazione_stampa where dichiarazione_id = $1',
      [id],
    );
    expect(stampata.map(({ contenuto }) => contenuto.equals(byte))).toEqual([true]);
    const allegati = await readAllegati(email);
    expect(allegati.map(({ nome, tipo }) => [nome, tipo])).toEqual([
      ['CU 2025 Rossi Mario.pdf', 'application/pdf'],
    ]);
    expect(Buffer.from(allegati[0]?.contenuto ?? []).equals(byte)).toBe(true);

    const seconda = await mail(id);
    expect([seconda.status, seconda.corpo.Codice]).toEqual([409, 'EMAIL_GIA_INVIATA']);
    const ancora = await mail(id, { Conferma: true });
    expect([ancora.status, ancora.corpo.data.IdDocumento]).toEqual([200, corpo.data.IdDocumento]);
    expect((await listPosta(app, email)).length).toBe(2);
  });

  it('is not sent without an address, nor of what is no certification', async () => {
    const id = await makeCu('BNCLRA75A41F205J', null);
    await print(id);
    const senza = await mail(id);
    expect([senza.status, senza.corpo.ModelState]).toEqual([
      400,
      { Email: [testiCampo.CLIENTE_SENZA_EMAIL] },
    ]);
    const { id: cliente } = await makePersona(app, studioId, { email: 'pf@example.it' });
    const { corpo } = await client.post(bind(percorsi.dichiarazioneCrea), { IdAnagrafiche: [cliente] });
    expect((await mail(corpo.data.create[0].Codice)).status).toBe(404);
    expect((await mail('x')).status).toBe(404);
  });
});

describe('the mail of an F24', () => {
  it('[MAI-005] attaches the PDF, byte for byte the document that is kept', async () => {
    await app.sql("update studio set email = 'studio.cu@example.it' where id = $1", [studioId]);
    const email = 'paga@example.it';
    const { id } = await makePersona(app, studioId, { email, codice_fiscale: 'VRDGNN70A01F205M' });
    const { corpo: f24 } = await client.post(percorsi.f24Nuovo, {
      ...{ IdAnagrafica: id, Scadenza: '2026-06-30' },
      Righe: [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito: 1000 }],
    });
    const { status, corpo } = await client.post(percorso(percorsi.f24Posta, { id: f24.data.Id }), {});
    expect(status).toBe(200);
    const [tenuto] = await app.sql<{ contenuto: Buffer }>('select contenuto from documento where id = $1', [
      corpo.data.IdDocumento,
    ]);
    const [allegato] = await readAllegati(email);
    expect(Buffer.from(allegato?.contenuto ?? []).equals(tenuto?.contenuto ?? Buffer.from(''))).toBe(true);
  });
});
