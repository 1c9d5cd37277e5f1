import { percorsi, percorso, testiCampo, tipologiaUtente, tipoProfiloCliente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeDichiarazione, makePersona } from '../../../../test/dichiarazioni.ts';
import { makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { avvisaStudi } from './avvisa.ts';

const { AMM_ELMAS, AMM_STU, OP_STU } = tipologiaUtente;
/** Where a studio must be to be given credits. */
const sede = {
  via: 'Via Cavour 1',
  comune: 'H501',
  provincia: 'RM',
  cap: '00184',
  email: 'conti@example.it',
};
let app: AppDiProva;
let fornitore: Client;
beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
});
afterAll(() => app.stop());

let numero = 0;
const give = async (IdStudio: number, Crediti: number) => {
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    ...{ Nome: 'Prova', Crediti, CostoUnitario: 1, ScadenzaMesi: 12 },
  });
  numero += 1;
  const chiave = { 'idempotency-key': `avviso-${numero}` };
  const acquisto = { IdStudio, IdPacchetto: corpo.data.Id };
  expect((await fornitore.send('POST', percorsi.creditiAcquisto, acquisto, chiave)).status).toBe(201);
};
const burn = async (IdStudio: number, Crediti: number) => {
  numero += 1;
  const chiave = { 'idempotency-key': `avviso-${numero}` };
  const uso = { IdStudio, Crediti, Motivazione: 'Uso' };
  expect((await fornitore.send('POST', percorsi.creditiScala, uso, chiave)).status).toBeLessThan(300);
};

/** A studio with its administrator inside. */
async function makeCasa(dati: object = {}) {
  const { id } = await makeStudio(app, { ...sede, ...dati });
  const utente = await makeUtente(app, { studio_id: id, tipologia_utente: AMM_STU });
  return { id, email: utente.email, client: await loginAs(app, utente) };
}
type Casa = Awaited<ReturnType<typeof makeCasa>>;
const avvisa = (adesso = new Date()) => avvisaStudi(app.servizi, adesso);
interface Letta {
  Id: number;
  Oggetto: string;
  Testo: string;
  Evento: string | null;
  Percorso: string | null;
}
const listLette = async ({ client }: Pick<Casa, 'client'>): Promise<Letta[]> =>
  (await client.get(percorsi.notificheNonLette)).corpo?.data ?? [];
const readScelte = async ({ client }: Casa) => (await client.get(percorsi.notificheAutomatiche)).corpo.data;
/** Writes the choices of a studio with those of one event changed. */
async function choose(casa: Casa, evento: string, altri: object, Silenzio: object | null = null) {
  const lette = await readScelte(casa);
  const Automatiche = lette.Automatiche.map(
    ({ Nome: _, Segnaposti: __, ...una }: { [nome: string]: unknown }) =>
      una.Evento === evento ? { ...una, ...altri } : una,
  );
  return casa.client.put(percorsi.notificheAutomatiche, { Automatiche, Silenzio, Versione: lette.Versione });
}
const countPosta = async (email: string) =>
  (await app.sql('select 1 from messaggio_posta where destinatario = $1', [email])).length;

/** A declaration with a receipt of its sending. */
async function makeRicevuta({ id, client }: Casa): Promise<string> {
  const dichiarazione = await makeDichiarazione(app, client, id);
  await app.sql(
    `with f as (insert into dichiarazione_telematico_file (studio_id, dichiarazione_id, numero, nome, tracciato, versione,
        righe, contenuto, sha256) values ($1, $2, 1, 'a.txt', 'RPF', '1', 1, 'x', 'x') returning id),
      t as (insert into dichiarazione_telematico (studio_id, dichiarazione_id, stato, file_id, creato_il, protocollo)
        select $1, $2, 'Accolta', id, now(), '12345678901234567-000001' from f)
    insert into dichiarazione_telematico_ricevuta (studio_id, dichiarazione_id, file_id, esito, data, protocollo, contenuto)
      select $1, $2, id, 'ACCOLTA', current_date, '12345678901234567-000001', 'x' from f`,
    [id, dichiarazione],
  );
  return dichiarazione;
}
async function makeBusta(studioId: number): Promise<string> {
  const { id: cliente } = await makePersona(app, studioId, { denominazione: 'Bellini <b>Marta</b>' });
  const [riga] = await app.sql<{ id: string }>(
    `insert into busta (studio_id, anagrafica_id, anno, numero, tipo, stato, simulata, esterno_id, scadenza, firmata_il)
      values ($1, $2, 2026, 3, 'Dichiarazione', 'Firmato', true, 'x', current_date, now()) returning id`,
    [studioId, cliente],
  );
  return riga?.id ?? '';
}

describe('what the house tells a studio by itself', () => {
  it('[NOT-010] comes from each of the five facts, once whoever runs the job and however often, and is read like the others', async () => {
    const casa = await makeCasa({ soglia: 5 });
    await give(casa.id, 10);
    await burn(casa.id, 7);
    const dichiarazione = await makeRicevuta(casa);
    const busta = await makeBusta(casa.id);
    await Promise.all([avvisa(), avvisa(), avvisa()]);
    await avvisa();
    const lette = await listLette(casa);
    expect(lette.map(({ Evento }) => Evento).sort()).toEqual(['esito-telematico', 'firma', 'soglia-crediti']);
    const find = (evento: string) => lette.find(({ Evento }) => Evento === evento);
    expect(find('soglia-crediti')).toMatchObject({
      Testo: 'Crediti rimasti: 3. La soglia impostata è 5.',
      Percorso: '/pacchetti',
    });
    expect(find('esito-telematico')).toMatchObject({
      Oggetto: 'Dichiarazione accolta',
      Testo: 'Persone fisiche 2025 di Rossi Mario: accolta, protocollo 12345678901234567-000001.',
      Percorso: `/dichiarazione/2025/${dichiarazione}/telematico`,
    });
    expect(find('firma')).toMatchObject({
      Testo: 'Busta 3/2026, Dichiarazione di Bellini ‹b›Marta‹/b›: firmata da tutti (Simulato).',
      Percorso: `/firma-elettronica/${busta}`,
    });
    // Twelve months later, a week before; and fifteen days before the term of the declarations.
    const [acquisto] = await app.sql<{ scade_il: string }>(
      'select scade_il::text from acquisto where studio_id = $1',
      [casa.id],
    );
    const scadenza = new Date(`${acquisto?.scade_il}T10:00:00Z`).getTime();
    const before = (giorni: number) => new Date(scadenza - giorni * 86_400_000);
    const listEventi = async () => (await listLette(casa)).map(({ Evento }) => Evento);
    await avvisa(before(8));
    expect(await listEventi()).not.toContain('scadenza-pacchetto');
    await avvisa(before(7));
    await avvisa(before(1));
    expect((await listEventi()).filter((evento) => evento === 'scadenza-pacchetto')).toEqual([
      'scadenza-pacchetto',
    ]);
    await makeDichiarazione(app, casa.client, casa.id);
    await avvisa(new Date('2025-10-15T10:00:00Z'));
    expect(await listEventi()).not.toContain('scadenza-dichiarazioni');
    await avvisa(new Date('2025-10-16T10:00:00Z'));
    await avvisa(new Date('2025-10-31T10:00:00Z'));
    const termini = (await listLette(casa)).filter(({ Evento }) => Evento === 'scadenza-dichiarazioni');
    expect(termini.map(({ Testo }) => Testo)).toEqual([
      'Persone fisiche 2025: il termine di invio è il 31/10/2025, data da riscontrare (fra 15 giorni). Ancora da inviare: 1.',
    ]);

    const Id = lette[0]?.Id ?? 0;
    for (let volta = 0; volta < 2; volta += 1)
      expect((await casa.client.post(percorso(percorsi.notificaLetta, { id: Id }))).status).toBe(204);
    expect((await listLette(casa)).map((una) => una.Id)).not.toContain(Id);
    const { corpo } = await casa.client.post(percorsi.notificaLista, {});
    expect(corpo.data.find((una: Letta) => una.Id === Id)).toMatchObject({ LettaIl: expect.any(String) });
    const altra = await makeCasa();
    expect((await altra.client.get(percorso(percorsi.notificaUna, { id: Id }))).status).toBe(404);
    expect((await altra.client.post(percorso(percorsi.notificaLetta, { id: Id }))).status).toBe(404);
    const { corpo: delFornitore } = await fornitore.post(percorsi.notificaLista, { PageSize: 100 });
    expect(delFornitore.data.every(({ Evento }: Letta) => Evento === null)).toBe(true);
  });

  it('goes by the channel the studio chose, in its words, and not at all when it is off', async () => {
    const casa = await makeCasa();
    const Testo = 'La busta {Busta} di {Cliente}: {Esito}';
    expect((await choose(casa, 'firma', { Canali: ['e-mail'], Testo })).status).toBe(200);
    expect((await choose(casa, 'esito-telematico', { Attiva: false })).status).toBe(200);
    await makeRicevuta(casa);
    await makeBusta(casa.id);
    await avvisa();
    await avvisa();
    expect(await listLette(casa)).toEqual([]);
    const [posta, ...altre] = await app.sql<{ testo: string; oggetto: string }>(
      'select testo, oggetto from messaggio_posta where destinatario = $1',
      [casa.email],
    );
    expect(altre).toEqual([]);
    expect(posta?.oggetto).toBe('Quadra: Busta 3/2026: firmata da tutti');
    expect(posta?.testo).toContain('La busta 3/2026 di Bellini <b>Marta</b>: firmata da tutti (Simulato)');
  });

  it('does not write twice to the address that was told that credits are few', async () => {
    const casa = await makeCasa({ soglia: 5 });
    await app.sql('update studio set email = $2 where id = $1', [casa.id, casa.email]);
    await choose(casa, 'soglia-crediti', { Canali: ['portale', 'e-mail'] });
    await give(casa.id, 10);
    await burn(casa.id, 6);
    await avvisa();
    const dellaSoglia = await app.sql(
      "select 1 from messaggio_posta where destinatario = $1 and oggetto like '%soglia%'",
      [casa.email],
    );
    expect([dellaSoglia.length, (await listLette(casa)).length]).toEqual([1, 1]);
  });

  it('waits for the end of the hours of silence, over midnight too, by the clock of Rome', async () => {
    const casa = await makeCasa();
    await choose(casa, 'firma', { Canali: ['portale', 'e-mail'] }, { Dalle: 20, Alle: 8 });
    await makeBusta(casa.id);
    const oggi = new Date().toISOString().slice(0, 10);
    for (const ora of ['03', '23']) await avvisa(new Date(`${oggi}T${ora}:30:00+01:00`));
    expect([await listLette(casa), await countPosta(casa.email)]).toEqual([[], 0]);
    await avvisa(new Date(`${oggi}T10:30:00Z`));
    expect([(await listLette(casa)).length, await countPosta(casa.email)]).toEqual([1, 1]);
  });

  it('says of credits to administrators alone, of a client to who sees him', async () => {
    const casa = await makeCasa({ soglia: 5 });
    await give(casa.id, 10);
    await burn(casa.id, 6);
    await makeBusta(casa.id);
    const operatore = await makeUtente(app, { studio_id: casa.id, tipologia_utente: OP_STU });
    const client = await loginAs(app, operatore);
    await avvisa();
    expect((await listLette({ client })).map(({ Evento }) => Evento)).toEqual(['firma']);
    await app.sql(
      `with suo as (insert into gruppo (studio_id, nome) values ($1, 'Suo') returning id),
        altro as (insert into gruppo (studio_id, nome) values ($1, 'Altro') returning id),
        u as (insert into gruppo_utente (studio_id, gruppo_id, utente_id) select $1, id, $2 from suo)
      insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id)
        select $1, altro.id, a.id from altro, anagrafica a where a.studio_id = $1`,
      [casa.id, operatore.id],
    );
    expect(await listLette({ client })).toEqual([]);
    const dentro = await app.sql("select 1 from evento where tipo = 'notifica' and utente_id = $1", [
      operatore.id,
    ]);
    expect(dentro.length).toBe(1);
  });
});

describe('the choices of a studio', () => {
  it('are of its administrator alone, checked on their fields, and lost to nobody', async () => {
    const casa = await makeCasa();
    const lette = await readScelte(casa);
    expect(lette).toMatchObject({ Silenzio: null, Versione: 0 });
    expect(
      lette.Automatiche.map(({ Evento, Anticipo }: { [nome: string]: unknown }) => [Evento, Anticipo]),
    ).toEqual([
      ['soglia-crediti', null],
      ['scadenza-pacchetto', 7],
      ['scadenza-dichiarazioni', 15],
      ['esito-telematico', null],
      ['firma', null],
    ]);
    const cattive: [object, object | null, object][] = [
      [{ Testo: 'Ciao {nessuno}' }, null, { 'Automatiche.4.Testo': [expect.stringContaining('{nessuno}')] }],
      [{ Testo: '<b>x</b>' }, null, { 'Automatiche.4.Testo': [testiCampo.SOLO_TESTO] }],
      [{ Anticipo: 3 }, null, { 'Automatiche.4.Anticipo': [testiCampo.ANTICIPO_SENZA_GIORNO] }],
      [{}, { Dalle: 8, Alle: 8 }, { 'Silenzio.Alle': [testiCampo.SILENZIO_VUOTO] }],
    ];
    for (const [altri, silenzio, stato] of cattive)
      expect((await choose(casa, 'firma', altri, silenzio)).corpo.ModelState).toEqual(stato);
    const scritte = {
      Automatiche: [
        { ...{ Evento: 'firma', Anticipo: null, Canali: ['portale'] }, Testo: null, Attiva: false },
      ],
      Silenzio: null,
      Versione: 0,
    };
    expect((await casa.client.put(percorsi.notificheAutomatiche, scritte)).corpo.data.Versione).toBe(1);
    const { status, corpo } = await casa.client.put(percorsi.notificheAutomatiche, scritte);
    expect([status, corpo.Codice]).toEqual([409, 'RECORD_MODIFICATO']);
    const operatore = await loginAs(
      app,
      await makeUtente(app, { studio_id: casa.id, tipologia_utente: OP_STU }),
    );
    const privato = await makeCasa({ tipo_profilo_cliente: tipoProfiloCliente.PRIVATO });
    for (const altro of [operatore, privato.client, fornitore])
      expect((await altro.get(percorsi.notificheAutomatiche)).status).toBe(403);
  });
});
