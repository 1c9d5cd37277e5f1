import { percorsi, priorita, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { sendRiepiloghi } from './riepilogo.ts';

const { AMM_ELMAS, AMM_STU } = tipologiaUtente;
let app: AppDiProva;
let fornitore: Client;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
});
afterAll(() => app.stop());

async function makeLettore() {
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU });
  return { ...utente, client: await loginAs(app, utente) };
}
type Lettore = Awaited<ReturnType<typeof makeLettore>>;
const choose = async ({ client }: Lettore, Riepilogo: string) => {
  expect((await client.put(percorsi.home, { Riepilogo })).status).toBe(200);
  expect((await client.get(percorsi.home)).corpo.data.Riepilogo).toBe(Riepilogo);
};
const publish = async (Oggetto: string, chi: Lettore) => {
  const Destinatari = { Ruoli: [], Gestori: [], Studi: [chi.studioId] };
  const corpo = { Oggetto, Testo: 'Testo riservato.', Priorita: priorita.NORMALE, Destinatari };
  const { status, corpo: fatta } = await fornitore.post(percorsi.notifiche, corpo);
  expect(status).toBe(201);
  // Its moment comes.
  await app.sql('update notifica set data_pubblicazione = now() where id = $1', [fatta.data.Id]);
};
const listPosta = ({ email }: Lettore) =>
  app.sql<{ oggetto: string; testo: string }>(
    "select oggetto, testo from messaggio_posta where destinatario = $1 and modello = 'notifica' order by creato_il",
    [email],
  );
const DOMANI = 30 * 3_600_000;
const fra = (ms: number) => new Date(Date.now() + ms);

describe('the summary of notifications', () => {
  it('goes to who chose it, with what he has not read, once for each morning, two processes at once too', async () => {
    const chi = await makeLettore();
    const altro = await makeLettore();
    await choose(chi, 'giorno');
    await publish('Modelli aggiornati', chi);
    await publish('Per altri', altro);
    expect(await sendRiepiloghi(app.servizi, new Date())).toBe(0);
    const domani = fra(DOMANI);
    const mandati = await Promise.all([
      sendRiepiloghi(app.servizi, domani),
      sendRiepiloghi(app.servizi, domani),
    ]);
    expect(mandati.toSorted()).toEqual([0, 1]);
    const [una, ...altre] = await listPosta(chi);
    expect(altre).toEqual([]);
    expect(una?.oggetto).toBe('Quadra: riepilogo delle notifiche');
    expect(una?.testo).toContain('– Modelli aggiornati');
    expect(una?.testo).toContain('si spegne in Quadra');
    expect(una?.testo).not.toMatch(/Per altri|riservato/);
    expect(await listPosta(altro)).toEqual([]);
  });

  it('says how many they are, however many', async () => {
    const chi = await makeLettore();
    await choose(chi, 'giorno');
    for (let quante = 0; quante < 52; quante += 1) await publish(`Novità ${quante}`, chi);
    expect(await sendRiepiloghi(app.servizi, fra(DOMANI))).toBe(1);
    const [una] = await listPosta(chi);
    expect(una?.testo).toContain('52 notifiche da leggere:');
    expect(una?.testo).toContain('e altre 32.');
    expect(una?.testo.match(/– Novità/g)).toHaveLength(20);

    const quasi = await makeLettore();
    await choose(quasi, 'giorno');
    for (let quante = 0; quante < 21; quante += 1) await publish(`Novità ${quante}`, quasi);
    await sendRiepiloghi(app.servizi, fra(DOMANI));
    expect((await listPosta(quasi))[0]?.testo).toMatch(/– Novità \d+\s+e un’altra\./);
  });

  it('says nothing when all was read, nor to who may not enter any more, nor after one changed his mind', async () => {
    const letto = await makeLettore();
    const fuori = await makeLettore();
    const pentito = await makeLettore();
    for (const chi of [letto, fuori, pentito]) {
      await choose(chi, 'settimana');
      await publish('Avviso', chi);
    }
    const [{ Id }] = (await letto.client.get(percorsi.notificheNonLette)).corpo.data;
    expect((await letto.client.post(percorsi.notificaLetta.replace(':id', String(Id)))).status).toBe(204);
    await app.sql('update utente set attivo = false where id = $1', [fuori.id]);
    await choose(pentito, 'mai');
    await sendRiepiloghi(app.servizi, fra(8 * 86_400_000));
    for (const chi of [letto, fuori, pentito]) expect(await listPosta(chi)).toEqual([]);
    expect((await letto.client.put(percorsi.home, { Riepilogo: 'ogni ora' })).status).toBe(400);
  });
});
