import { createHash } from 'node:crypto';
import { percorsi, percorso, testiCampo, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { type PushDiProva, startPush } from '../../../../demo/servizi/push.ts';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { pushNovita } from './recapito.public.ts';

const { AMM_ELMAS, AMM_STU, OP_STU } = tipologiaUtente;
let servizio: PushDiProva;
let app: AppDiProva;
let fornitore: Client;
let studioId: number;
beforeAll(async () => {
  servizio = await startPush('http://127.0.0.1:0');
  const { publicKey, privateKey } = webpush.generateVAPIDKeys();
  app = await makeApp({
    servizi: {
      push: {
        ...{ indirizzo: servizio.indirizzo, simulato: true, contatto: 'mailto:avvisi@quadra.example' },
        ...{ chiavePubblica: publicKey, chiavePrivata: privateKey },
      },
    },
  });
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  studioId = (await makeStudio(app)).id;
});
afterAll(async () => {
  await app.stop();
  await servizio.stop();
});
beforeEach(() => servizio.turn('aperto'));

async function makeChi(tipologia: typeof AMM_STU | typeof OP_STU = AMM_STU, studio = studioId) {
  const utente = await makeUtente(app, { studio_id: studio, tipologia_utente: tipologia });
  return { ...utente, client: await loginAs(app, utente) };
}
type Chi = Awaited<ReturnType<typeof makeChi>>;
const nomina = (chi: Chi, dati: object) =>
  chi.client.post(percorsi.recapitiDispositivi, { Nome: 'Chrome su Linux', ...dati });
async function makeConBrowser(...come: Parameters<typeof makeChi>) {
  const chi = await makeChi(...come);
  const browser = servizio.subscribe();
  expect((await nomina(chi, browser)).status).toBe(200);
  return {
    ...chi,
    browser,
    leggi: () => servizio.listLetti(browser.Indirizzo).map((testo) => JSON.parse(testo)),
  };
}
/** What the vendor says, out now. */
async function publish(Oggetto: string, Destinatari: object = {}): Promise<number> {
  const { corpo } = await fornitore.post(percorsi.notifiche, {
    ...{ Oggetto, Testo: 'Testo', Priorita: 1 },
    Destinatari: { Ruoli: [], Gestori: [], Studi: [], ...Destinatari },
  });
  await app.sql('update notifica set data_pubblicazione = clock_timestamp() where id = $1', [corpo.data.Id]);
  return corpo.data.Id;
}
const push = () => pushNovita(app.servizi);
const recapiti = async (chi: Chi) => (await chi.client.get(percorsi.recapiti)).corpo.data;

describe('a browser that asked', () => {
  it('is told once of what is new, in words that it alone reads', async () => {
    const prima = await publish('Prima che chiedesse');
    const chi = await makeConBrowser();
    await push();
    expect(chi.leggi()).toEqual([]);
    await publish('Il canone cambia');
    expect((await push()).dette).toBeGreaterThan(0);
    expect(chi.leggi()).toEqual([{ titolo: 'Quadra', testo: 'Il canone cambia', percorso: '/home' }]);
    await push();
    expect(chi.leggi()).toHaveLength(1);
    expect(servizio.listRifiuti()).toEqual([]);
    expect(prima).toBeGreaterThan(0);
  });

  it('hears nothing of others: another role, another studio, what was read meanwhile, a user disabled', async () => {
    const altrove = (await makeStudio(app)).id;
    const [operatore, fuori, letto, spento] = await Promise.all([
      makeConBrowser(OP_STU),
      makeConBrowser(AMM_STU, altrove),
      makeConBrowser(),
      makeConBrowser(),
    ]);
    const id = await publish('Ai capi dello studio', { Ruoli: [AMM_STU], Studi: [studioId] });
    expect((await letto.client.post(percorso(percorsi.notificaLetta, { id }))).status).toBe(204);
    await app.sql('update utente set attivo = false where id = $1', [spento.id]);
    const giusto = await makeConBrowser();
    await app.sql("update iscrizione_push set detto_fino = now() - interval '1 hour' where utente_id = $1", [
      giusto.id,
    ]);
    await app.sql("update utente set creato_il = now() - interval '1 day' where id = $1", [giusto.id]);
    await push();
    expect([operatore, fuori, letto, spento].map((chi) => chi.leggi())).toEqual([[], [], [], []]);
    expect(giusto.leggi()[0].testo).toContain('Ai capi dello studio');
  });

  it('is told by one of two processes that look at the same moment', async () => {
    const chi = await makeConBrowser();
    await publish('A tutti insieme');
    await Promise.all([push(), push(), push()]);
    expect(chi.leggi()).toHaveLength(1);
  });

  it('is told of what the house says to its studio, and of what was being written while it was told', async () => {
    const chi = await makeConBrowser();
    const avvisa = (oggetto: string, creato: string) =>
      app.sql(
        `insert into avviso (studio_id, evento, chiave, oggetto, testo, percorso, canali, creato_il)
         values ($1, 'firma', $2, $2, 'Testo', '/firma', '{portale}', now() + $3::interval)`,
        [studioId, oggetto, creato],
      );
    await app.sql(
      "update iscrizione_push set detto_fino = now() - interval '5 minutes' where utente_id = $1",
      [chi.id],
    );
    await app.sql("update utente set creato_il = now() - interval '1 day' where id = $1", [chi.id]);
    await avvisa('Busta firmata da tutti', '0 seconds');
    await push();
    // It began before the round that told the other, and ended after it.
    await avvisa('Delega arrivata tardi', '-1 minute');
    await push();
    await push();
    const testi = chi.leggi().map(({ testo }) => testo);
    expect(testi).toHaveLength(2);
    expect(testi[0]).toContain('Busta firmata da tutti');
    expect(chi.leggi()[1]).toEqual({ titolo: 'Quadra', testo: 'Delega arrivata tardi', percorso: '/firma' });
  });

  it('is told once how many they are, hundreds together too', async () => {
    const chi = await makeConBrowser();
    await app.sql(
      "update iscrizione_push set detto_fino = now() - interval '5 minutes' where utente_id = $1",
      [chi.id],
    );
    await app.sql("update utente set creato_il = now() - interval '1 day' where id = $1", [chi.id]);
    await app.sql(
      `insert into avviso (studio_id, evento, chiave, oggetto, testo, percorso, canali)
       select $1, 'esito-telematico', 'ricevuta ' || n, 'Ricevuta ' || n, 'Testo', '/telematico', '{portale}'
       from generate_series(1, 400) n`,
      [studioId],
    );
    for (let giro = 0; giro < 3; giro += 1) await push();
    const testi = chi.leggi().map(({ testo }) => testo);
    expect(testi).toHaveLength(1);
    expect(Number(/^\d+/.exec(testi[0])?.[0])).toBeGreaterThanOrEqual(400);
    await app.sql('delete from avviso where studio_id = $1', [studioId]);
  });

  it('is told whatever goes wrong with another', async () => {
    const [guasto, sano] = [await makeConBrowser(), await makeConBrowser()];
    // Its keys are none any more: nothing can be written for it.
    await app.sql("update iscrizione_push set p256dh = 'x' where utente_id = $1", [guasto.id]);
    await publish('Nonostante un altro');
    const { falliti } = await push();
    expect(falliti).toHaveLength(1);
    expect(sano.leggi().map(({ testo }) => testo)).toEqual(['Nonostante un altro']);
    await app.sql('delete from iscrizione_push where utente_id = $1', [guasto.id]);
  });

  it('is told later when its service fails, and forgotten when it wants no more', async () => {
    const chi = await makeConBrowser();
    await publish('Durante il guasto');
    servizio.turn('guasto');
    await push();
    servizio.turn('aperto');
    await push();
    // Not before its moment.
    expect(chi.leggi()).toEqual([]);
    await app.sql('update iscrizione_push set riprova_il = now() where utente_id = $1', [chi.id]);
    await push();
    expect(chi.leggi().map(({ testo }) => testo)).toEqual(['Durante il guasto']);
    servizio.turn('finita');
    await publish('Nessuno la vuole');
    await push();
    expect((await recapiti(chi)).Dispositivi).toEqual([]);
  });

  it('is of who named it last, ten for each at most, and taken away by its owner alone', async () => {
    const prima = await makeConBrowser();
    const dopo = await makeChi();
    // Who knows the address and not the keys of the browser takes it from nobody.
    const rubato = await nomina(dopo, { ...servizio.subscribe(), Indirizzo: prima.browser.Indirizzo });
    expect([rubato.status, rubato.corpo.ModelState]).toEqual([
      400,
      { Indirizzo: [testiCampo.PUSH_DI_ALTRI] },
    ]);
    expect((await recapiti(prima)).Dispositivi).toHaveLength(1);
    expect((await nomina(dopo, prima.browser)).status).toBe(200);
    expect((await recapiti(prima)).Dispositivi).toEqual([]);
    const [suo] = (await recapiti(dopo)).Dispositivi;
    expect(suo).toMatchObject({
      Nome: 'Chrome su Linux',
      Impronta: createHash('sha256').update(prima.browser.Indirizzo).digest('base64url'),
    });
    expect(JSON.stringify(suo)).not.toContain(prima.browser.Indirizzo);
    const via = percorso(percorsi.recapitiDispositivo, { id: suo.Id });
    expect((await prima.client.send('DELETE', via)).status).toBe(404);
    for (let altri = 1; altri < 10; altri += 1) await nomina(dopo, servizio.subscribe());
    const undicesimo = await nomina(dopo, servizio.subscribe());
    expect([undicesimo.status, undicesimo.corpo.ModelState]).toEqual([
      400,
      { Nome: [testiCampo.PUSH_TROPPI] },
    ]);
    expect((await dopo.client.send('DELETE', via)).status).toBe(204);
    expect((await recapiti(dopo)).Dispositivi).toHaveLength(9);
  });

  it('is refused at an address of no known service, or with keys that are none', async () => {
    const chi = await makeChi();
    const buono = servizio.subscribe();
    for (const Indirizzo of [
      'http://127.0.0.1:1/browser/x',
      'https://169.254.169.254/latest',
      'https://fcm.googleapis.com.example.org/x',
      'https://fcm.googleapis.com:8443/x',
      'https://io@fcm.googleapis.com/x',
      'http://fcm.googleapis.com/x',
    ]) {
      const { status, corpo } = await nomina(chi, { ...buono, Indirizzo });
      expect([Indirizzo, status, corpo.ModelState]).toEqual([
        Indirizzo,
        400,
        { Indirizzo: [testiCampo.PUSH_SCONOSCIUTO] },
      ]);
    }
    for (const noto of [
      'https://fcm.googleapis.com/fcm/send/a',
      'https://wns2-par02p.notify.windows.com/w/?t=a',
    ])
      expect((await nomina(chi, { ...buono, Indirizzo: noto })).status).toBe(200);
    const falsa = Buffer.alloc(65, 7).toString('base64url');
    const rifiutata = await nomina(chi, { ...servizio.subscribe(), P256dh: falsa });
    expect([rifiutata.status, rifiutata.corpo.ModelState]).toEqual([
      400,
      { P256dh: [testiCampo.PUSH_CHIAVE] },
    ]);
  });
});

it('a house that sends to no browser says so', async () => {
  const senza = await makeApp();
  const utente = await makeUtente(senza, {
    studio_id: (await makeStudio(senza)).id,
    tipologia_utente: AMM_STU,
  });
  const client = await loginAs(senza, utente);
  expect((await client.get(percorsi.recapiti)).corpo.data.Chiave).toBeNull();
  const { status, corpo } = await client.post(percorsi.recapitiDispositivi, {
    ...{ ...servizio.subscribe(), Nome: 'x' },
  });
  expect([status, corpo.Codice]).toEqual([409, 'PUSH_ASSENTE']);
  await senza.stop();
});
