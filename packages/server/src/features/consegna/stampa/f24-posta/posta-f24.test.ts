import { lavoriF24, percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../../test/factories.ts';
import { waitLavoro } from '../../../../../test/lavori.ts';
import { type AppDiProva, makeApp } from '../../../../../test/make-app.ts';
import { readPagine } from '../../../../../test/pdf.ts';
import { listPosta } from '../../../../../test/posta.ts';
import { openAllegati } from '../../../../gateways/posta/allegato.ts';

let app: AppDiProva;
let client: Client;
let altro: Client;
let studioId: number;
const STUDIO = 'studio.posta@example.it';

beforeAll(async () => {
  app = await makeApp();
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altro = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_STU }));
  await app.sql('update studio set email = $2, ragione_sociale = $3 where id = $1', [
    ...[studioId, STUDIO, 'Studio Posta'],
  ]);
});
afterAll(() => app.stop());

let numero = 0;
async function makeF24(dati: object = {}) {
  numero += 1;
  const email = `cliente${numero}@example.it`;
  const { id } = await makeAnagrafica(app, studioId, {
    ...{ denominazione: `Bruni Carla ${numero}`, email },
    ...dati,
  });
  const creato = await client.post(percorsi.f24Nuovo, {
    ...{ IdAnagrafica: id, Scadenza: '2026-06-30' },
    Righe: [{ Sezione: 'erario', Codice: '4001', Rateazione: '0101', Anno: '2025', Debito: 1000 }],
  });
  if (creato.status !== 201) throw new Error(creato.testo);
  return { cliente: id, email, id: creato.corpo.data.Id as string };
}
const mail = (id: string, corpo: object = {}, chi = client) =>
  chi.post(percorso(percorsi.f24Posta, { id }), corpo);
/** The files of the newest mail of an address, with their bytes. */
async function readAllegati(email: string) {
  const [riga] = await app.sql<{ id: string }>(
    'select id from messaggio_posta where destinatario = $1 order by creato_il desc limit 1',
    [email],
  );
  return openAllegati(app.servizi.db, app.servizi.cifratura, riga?.id ?? '');
}

describe('the mails of an F24', () => {
  it('[F24-015] are two, for the studio and for the client, each with its subject and body, and the stored PDF attached', async () => {
    const { id, email, cliente } = await makeF24();
    const { status, corpo } = await mail(id);
    expect([status, corpo.data.Studio, corpo.data.Cliente]).toEqual([200, STUDIO, email]);
    const [alCliente, ...altre] = await listPosta(app, email);
    expect(altre).toEqual([]);
    expect(alCliente).toMatchObject({ modello: 'F24', oggetto: 'Modello F24 2026 da pagare' });
    expect(alCliente?.testo).toContain('Gentile Bruni Carla 1,');
    expect(alCliente?.testo).toContain('in allegato il modello F24 2026 con gli importi e la scadenza.');
    expect(alCliente?.testo).toContain('Scadenza 30/06/2026, saldo 1.000,00 €.');
    const [alloStudio] = await listPosta(app, STUDIO);
    expect(alloStudio).toMatchObject({ modello: 'F24', oggetto: 'F24 di Bruni Carla 1 da pagare' });
    expect(alloStudio?.testo).toContain('Sono pronti i modelli F24 2026 di Bruni Carla 1.');

    const [tenuto] = await app.sql<{ contenuto: Buffer; tipo: string; anagrafica_id: string }>(
      'select contenuto, tipo, anagrafica_id from documento where id = $1',
      [corpo.data.IdDocumento],
    );
    expect([tenuto?.tipo, tenuto?.anagrafica_id]).toEqual(['F24', cliente]);
    expect(readPagine(tenuto?.contenuto ?? Buffer.alloc(0)).join('')).toContain('1.000,00');
    for (const chi of [email, STUDIO]) {
      const allegati = await readAllegati(chi);
      expect(allegati.map(({ nome, tipo }) => [nome, tipo])).toEqual([
        [expect.stringMatching(/^F24-2026-\d{5}\.pdf$/), 'application/pdf'],
      ]);
      expect(Buffer.from(allegati[0]?.contenuto ?? []).equals(tenuto?.contenuto ?? Buffer.alloc(0))).toBe(
        true,
      );
    }
  });

  it('[F24-015] have the words that the studio wrote in its settings', async () => {
    await client.put(percorsi.studioImpostazioni, {
      ...{ IdStudio: studioId, Personalizzazioni: {} },
      Testi: { OggettoF24Cliente: 'Da pagare, {cliente}', CorpoF24Studio: 'Di {cliente}, {anno}: {studio}' },
    });
    const { id, email } = await makeF24();
    expect((await mail(id)).status).toBe(200);
    expect((await listPosta(app, email))[0]?.oggetto).toBe('Da pagare, Bruni Carla 2');
    expect((await listPosta(app, STUDIO))[0]?.testo).toContain('Di Bruni Carla 2, 2026: Studio Posta');
  });

  it('go once a day unless it is confirmed, two at once are one, and not without an address', async () => {
    const { id, email } = await makeF24();
    const due = await Promise.all([mail(id), mail(id)]);
    expect(due.map(({ status }) => status).sort()).toEqual([200, 409]);
    const seconda = await mail(id);
    expect([seconda.status, seconda.corpo.Codice]).toEqual([409, 'EMAIL_GIA_INVIATA']);
    expect((await listPosta(app, email)).length).toBe(1);
    expect((await mail(id, { Conferma: true })).status).toBe(200);
    expect((await listPosta(app, email)).length).toBe(2);

    const senza = await makeF24({ email: null });
    const rifiuto = await mail(senza.id);
    expect([rifiuto.status, rifiuto.corpo.ModelState]).toEqual([
      400,
      { Email: [testiCampo.CLIENTE_SENZA_EMAIL] },
    ]);
    const tenuti = await app.sql("select from documento where anagrafica_id = $1 and tipo = 'F24'", [
      senza.cliente,
    ]);
    expect(tenuti).toEqual([]);
    expect((await mail(id, {}, altro)).status).toBe(404);
    expect((await mail('x')).status).toBe(404);
  });

  it('[F24-015] of many go each to its own by one job: who has no address is told, and nobody is written twice in a day', async () => {
    const [uno, due, senza] = [await makeF24(), await makeF24(), await makeF24({ email: null })];
    const Codici = [uno.id, due.id, senza.id];
    const avvia = async (codici: readonly string[], chi = client) => {
      const corpo = { Nome: lavoriF24.posta, Parametri: { Codici: codici } };
      const { corpo: avviato } = await chi.post(percorsi.lavoroAvvia, corpo);
      return waitLavoro(chi, avviato.data.jobId);
    };
    const lavoro = await avvia(Codici);
    expect(lavoro).toMatchObject({ Riuscite: 2, Scartate: 1 });
    const { corpo } = await client.get(percorso(percorsi.lavoroRighe, { id: lavoro.Id }));
    expect(corpo.data.map(({ Messaggio }: { Messaggio: string }) => Messaggio).sort()).toEqual(
      [uno.email, due.email, testiCampo.CLIENTE_SENZA_EMAIL].sort(),
    );
    expect(await avvia([uno.id, due.id])).toMatchObject({ Riuscite: 0, Scartate: 2 });
    for (const { email } of [uno, due]) {
      expect(await listPosta(app, email)).toHaveLength(1);
      expect((await readAllegati(email)).length).toBe(1);
    }
    // Those of another studio are not even rows.
    expect(await avvia([uno.id], altro)).toMatchObject({ Riuscite: 0, Totale: 0 });
  });
});
