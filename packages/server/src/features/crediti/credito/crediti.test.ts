import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { verifyConti } from './verifica.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES } = tipologiaUtente;
const sede = { via: 'Via Cavour 1', comune: 'H501', provincia: 'RM', cap: '00184' };
let app: AppDiProva;
let fornitore: Client;
let gestoreId: number;
let gestore: Client;
let pacchetto: string;
let numero = 0;

const key = () => {
  numero += 1;
  return { 'idempotency-key': `prova-${numero}` };
};
const pay = (chi: Client, dove: string, corpo: object, chiave: Record<string, string> = key()) =>
  chi.send('POST', dove, corpo, chiave);
const buy = (IdStudio: number, chi = fornitore, IdPacchetto = pacchetto) =>
  pay(chi, percorsi.creditiAcquisto, { IdStudio, IdPacchetto });
const burn = (IdStudio: number, Crediti: number, altro: object = {}) =>
  pay(fornitore, percorsi.creditiScala, { IdStudio, Crediti, Motivazione: 'Prova', ...altro });

async function makeConto(volte = 1, dati: object = {}) {
  const { id } = await makeStudio(app, { gestore_id: gestoreId, ...sede, ...dati });
  for (let n = 0; n < volte; n += 1) expect((await buy(id)).status).toBe(201);
  return id;
}
const capoDi = async (studio_id: number) =>
  loginAs(app, await makeUtente(app, { tipologia_utente: AMM_STU, studio_id }));
const residuiDi = async (chi: Client) => (await chi.get(percorsi.creditiResidui)).corpo.data;
const movimentiDi = async (chi: Client, query: object = {}) =>
  (await chi.post(percorsi.movimentoLista, query)).corpo.data;

beforeAll(async () => {
  app = await makeApp();
  fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  gestoreId = (await makeGestore(app)).id;
  gestore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }));
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    Nome: 'Dieci',
    Crediti: 10,
    CostoUnitario: 1.5,
    ScadenzaMesi: 12,
  });
  pacchetto = corpo.data.Id;
});
afterAll(async () => {
  expect((await verifyConti(app.servizi.db)).difformita).toEqual([]);
  await app.stop();
});

describe('the credits of a studio', () => {
  it('[CRE-002] are a number, the sum of its movements', async () => {
    const studio = await makeConto(2);
    const capo = await capoDi(studio);
    await burn(studio, 8);
    expect((await capo.get(percorsi.creditiResidui)).corpo).toEqual({ data: 12 });
    const quantita = (await movimentiDi(capo)).map(({ Quantita }: { Quantita: number }) => Quantita);
    expect(quantita).toEqual([-8, 10, 10]);
    expect(await residuiDi(await capoDi((await makeStudio(app)).id))).toBe(0);
  });

  it('[CRE-003] [ERR-036] are burnt by hand, never below zero, whoever comes together', async () => {
    const studio = await makeConto();
    const capo = await capoDi(studio);
    const tre = await burn(studio, 3);
    expect([tre.status, tre.corpo]).toEqual([200, { data: 7 }]);
    const [ultimo] = await movimentiDi(capo);
    expect(ultimo).toMatchObject({ TipoMovimento: 'Consumo manuale', Quantita: -3, Causale: 'Prova' });
    const troppi = await burn(studio, 11);
    expect([troppi.status, troppi.corpo.Codice, troppi.corpo.Message]).toEqual([
      400,
      'CREDITI_INSUFFICIENTI',
      'Crediti insufficienti.',
    ]);
    const insieme = await Promise.all([burn(studio, 5), burn(studio, 5)]);
    expect(insieme.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await residuiDi(capo)).toBe(2);
  });

  it('[CRE-014] are burnt for a reason, and it is said how many', async () => {
    const studio = await makeConto();
    for (const [altro, campo] of [
      [{ Motivazione: ' ' }, 'Motivazione'],
      [{ Crediti: 0 }, 'Crediti'],
      [{ Crediti: 1.5 }, 'Crediti'],
      [{ Crediti: undefined }, 'Crediti'],
    ] as const) {
      const { status, corpo } = await burn(studio, 1, altro);
      expect([status, Object.keys(corpo.ModelState)]).toEqual([400, [campo]]);
    }
  });

  it('[CRE-005] move whole or not at all, between two studi that who asks reaches', async () => {
    const [da, a] = [await makeConto(), await makeConto()];
    const move = (altro: object = {}, chi = gestore) =>
      pay(chi, percorsi.creditiSpostamento, {
        DaIdStudio: da,
        AIdStudio: a,
        Crediti: 4,
        Motivazione: 'Prestito',
        ...altro,
      });
    expect((await move()).corpo).toEqual({ data: { residuiDa: 6, residuiA: 14 } });
    expect((await movimentiDi(await capoDi(da)))[0]).toMatchObject({
      TipoMovimento: 'Spostamento in uscita',
      Quantita: -4,
    });
    expect((await movimentiDi(await capoDi(a)))[0]).toMatchObject({
      TipoMovimento: 'Spostamento in entrata',
      Quantita: 4,
    });
    const troppi = await move({ Crediti: 7 });
    expect([troppi.status, troppi.corpo.Codice]).toEqual([400, 'CREDITI_INSUFFICIENTI']);
    const fuori = await makeStudio(app, { gestore_id: (await makeGestore(app)).id });
    for (const altro of [{ AIdStudio: fuori.id }, { DaIdStudio: fuori.id }])
      expect((await move(altro)).status).toBe(404);
    expect((await move({ AIdStudio: da })).corpo.ModelState).toEqual({
      AIdStudio: ['Indicare due studi diversi.'],
    });
    const traGestori = await move({ AIdStudio: fuori.id, Crediti: 1 }, fornitore);
    expect([traGestori.status, traGestori.corpo.ModelState]).toEqual([
      400,
      { AIdStudio: ['Lo studio è di un altro gestore: i crediti di un gestore restano ai suoi studi.'] },
    ]);
    expect((await move({}, await capoDi(da))).status).toBe(403);
    expect([await residuiDi(await capoDi(da)), await residuiDi(await capoDi(a))]).toEqual([6, 14]);
    const scadenze = await app.sql<{ scade: string }>(
      'select distinct scade_il::text as scade from acquisto where studio_id = any ($1)',
      [[da, a]],
    );
    expect(scadenze).toHaveLength(1);
  });

  it('[CRE-016] a use across two purchases says how much it took from each, the oldest first', async () => {
    const studio = await makeConto(2);
    await burn(studio, 7);
    await burn(studio, 5);
    const righe = await app.sql<{ quantita: number }>(
      `select c.quantita from consumo_pacchetto c join acquisto a on a.studio_id = c.studio_id and a.id = c.acquisto_id
       join movimento m on m.studio_id = c.studio_id and m.id = c.movimento_id
       where c.studio_id = $1 order by m.numero, a.comprato_il, a.id`,
      [studio],
    );
    expect(righe.map(({ quantita }) => quantita)).toEqual([7, 3, 2]);
  });

  it('[CRE-009] movements say what, when, how many and why, and nobody changes them', async () => {
    const studio = await makeConto();
    const [riga] = await movimentiDi(await capoDi(studio));
    expect(riga).toMatchObject({
      TipoMovimento: 'Acquisto manuale',
      Quantita: 10,
      SaldoDopo: 10,
      Causale: 'Dieci',
      Descrizione: '',
      Autore: 'Bianchi Anna',
    });
    expect(Date.parse(riga.Data)).toBeGreaterThan(0);
    for (const istruzione of [
      'update movimento set quantita = 99',
      'delete from movimento',
      'truncate movimento cascade',
      'update voce set quantita = 0',
      'delete from consumo_pacchetto',
    ])
      await expect(app.sql(istruzione)).rejects.toThrow(/non si modifica/);
    const { rows } = await app.servizi.pool.query(
      `select has_table_privilege('movimento', 'update') as cambia, has_table_privilege('movimento', 'delete') as toglie,
         has_column_privilege('conto', 'saldo', 'insert') as inventa`,
    );
    expect(rows).toEqual([{ cambia: false, toglie: false, inventa: false }]);
  });

  it('[CRE-010] each act writes its own type, and the database knows the sign of each', async () => {
    const studio = await makeConto(2);
    const altro = await makeConto();
    await burn(studio, 1);
    await pay(fornitore, percorsi.creditiSpostamento, {
      DaIdStudio: studio,
      AIdStudio: altro,
      Crediti: 1,
      Motivazione: 'Prova',
    });
    const tipi = await app.sql<{ tipo: string }>('select distinct tipo from movimento order by tipo');
    expect(tipi.map(({ tipo }) => tipo)).toEqual(
      expect.arrayContaining([
        'Acquisto manuale',
        'Consumo manuale',
        'Spostamento in entrata',
        'Spostamento in uscita',
      ]),
    );
    const write = (tipo: string, quantita: number) =>
      app.sql(
        `insert into movimento (studio_id, tipo, quantita, saldo_dopo, causale) values ($1, $2, $3, 0, 'x')`,
        [studio, tipo, quantita],
      );
    for (const [tipo, quantita] of [
      ['Acquisto carta', -1],
      ['Scadenza', 1],
      ['Regalo', 1],
    ] as const)
      await expect(write(tipo, quantita)).rejects.toThrow(/movimento_check/);
    await expect(write('Acquisto carta', 1)).rejects.toThrow(/non è in pari/);
  });

  it('[CRE-006] what a period began with, took in, gave out and ended with adds up by type', async () => {
    const studio = await makeConto(3);
    await burn(studio, 4);
    await app.sql('alter table movimento disable trigger movimento_fermo');
    await app.sql(
      `update movimento set data = '2026-01-15T10:00:00Z' where studio_id = $1
       and numero = (select min(numero) from movimento where studio_id = $1)`,
      [studio],
    );
    await app.sql('alter table movimento enable trigger movimento_fermo');
    const ask = async (altro: object = {}) =>
      fornitore.post(percorsi.creditiConsuntivo, {
        DataDa: '2026-02-01',
        DataA: '2030-12-31',
        IdStudio: studio,
        ...altro,
      });
    const atteso = [
      { Tipo: 'Acquisto manuale', SaldoIniziale: 10, Entrate: 20, Uscite: 0, SaldoFinale: 30 },
      { Tipo: 'Consumo manuale', SaldoIniziale: 0, Entrate: 0, Uscite: 4, SaldoFinale: -4 },
    ];
    expect((await ask()).corpo).toEqual({ data: atteso });
    const url = `${percorsi.creditiConsuntivo}?DataDa=2026-02-01&DataA=2030-12-31&IdStudio=${studio}`;
    expect((await fornitore.get(url)).corpo).toEqual({ data: atteso });
    const gennaio = (await ask({ DataDa: '2026-01-15', DataA: '2026-01-15' })).corpo.data;
    expect(gennaio).toEqual([
      { Tipo: 'Acquisto manuale', SaldoIniziale: 0, Entrate: 10, Uscite: 0, SaldoFinale: 10 },
    ]);
    expect((await ask({ DataA: '2026-01-01' })).corpo.ModelState).toEqual({
      DataA: [expect.any(String)],
    });
    expect((await fornitore.get(percorsi.creditiConsuntivo)).status).toBe(400);
    const estraneo = await capoDi((await makeStudio(app)).id);
    expect((await estraneo.get(url)).status).toBe(404);
  });

  it('[CRE-013] are bought only with via, comune, provincia and CAP', async () => {
    const studio = await makeConto(0, { via: null, cap: '' });
    const { status, corpo } = await buy(studio);
    expect([status, corpo.Codice, corpo.ModelState]).toEqual([
      400,
      'DATI_FATTURAZIONE_MANCANTI',
      { Via: ['Campo obbligatorio'], CAP: ['Campo obbligatorio'] },
    ]);
    await app.sql("update studio set via = 'Via Po 2', cap = '10100' where id = $1", [studio]);
    expect((await buy(studio)).status).toBe(201);
  });

  it('are nothing for an operator, and only looked at by the consultant', async () => {
    const studio = await makeConto();
    const operatore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: OP_STU, studio_id: studio }),
    );
    expect((await operatore.post(percorsi.movimentoLista)).status).toBe(403);
    expect(await residuiDi(operatore)).toBe(10);
    const consulente = await loginAs(app, await makeUtente(app, { tipologia_utente: CON_ELMAS }));
    expect((await consulente.post(percorsi.movimentoLista)).status).toBe(200);
    expect((await buy(studio, consulente)).status).toBe(403);
  });

  it('of another studio are not seen, not even by who names it', async () => {
    const studio = await makeConto();
    const estraneo = await capoDi((await makeStudio(app, sede)).id);
    expect(await movimentiDi(estraneo, { Filter: { IdStudio: studio } })).toEqual([]);
    expect(await residuiDi(estraneo)).toBe(0);
    expect((await buy(studio, estraneo)).status).toBe(404);
  });
});

describe('a gestore that is locked', () => {
  it('[GES-011] [ERR-013] keeps its users out and its studi from buying, not from working', async () => {
    const chiuso = (await makeGestore(app)).id;
    const studio = await makeConto(0, { gestore_id: chiuso });
    const [capo, operatore] = [
      await capoDi(studio),
      await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_GES, gestore_id: chiuso }),
    ];
    const suo = await loginAs(app, operatore);
    const IdPacchetto = pacchetto;
    expect((await pay(suo, percorsi.creditiAcquisto, { IdStudio: studio, IdPacchetto })).status).toBe(400);
    await app.sql("update gestore set data_blocco = '2020-01-01' where id = $1", [chiuso]);
    const fuori = await suo.post(percorsi.whoami);
    expect([fuori.status, fuori.corpo.Message]).toEqual([400, 'Studio bloccato.']);
    expect((await capo.post(percorsi.whoami)).status).toBe(200);
    const no = await pay(capo, percorsi.creditiAcquisto, { IdPacchetto });
    expect([no.status, no.corpo.Message]).toEqual([
      409,
      'Pagamenti non attivi: contattare il gestore o verificare i dati di fatturazione.',
    ]);
    expect((await capo.get(percorsi.pacchettoOfferta)).corpo.data.Avviso).toBe(no.corpo.Message);
  });
});

describe('the key of a request about credits', () => {
  it('[bad input 29] done twice is done once, with the same answer to the letter', async () => {
    const studio = await makeConto();
    const corpo = { IdStudio: studio, Crediti: 2, Motivazione: 'Una volta' };
    const chiave = key();
    const prima = await pay(fornitore, percorsi.creditiScala, corpo, chiave);
    const dopo = await pay(fornitore, percorsi.creditiScala, corpo, chiave);
    expect([prima.status, prima.headers.get('idempotency-hit')]).toEqual([200, null]);
    expect([dopo.status, dopo.headers.get('idempotency-hit'), dopo.testo]).toEqual([
      200,
      'true',
      prima.testo,
    ]);
    expect(await residuiDi(await capoDi(studio))).toBe(8);
    const altro = await pay(fornitore, percorsi.creditiScala, { ...corpo, Crediti: 3 }, chiave);
    expect([altro.status, altro.corpo.Codice]).toEqual([422, 'CHIAVE_GIA_USATA']);
    const altrove = await makeConto();
    const libera = await pay(fornitore, percorsi.creditiScala, { ...corpo, IdStudio: altrove }, chiave);
    expect([libera.status, libera.headers.get('idempotency-hit')]).toEqual([200, null]);
  });

  it('[CRE-003] [CRE-005] may be left out: the payload of the specification alone is done, each time it is asked', async () => {
    const [studio, altro] = [await makeConto(), await makeConto()];
    const consumo = { IdStudio: studio, Crediti: 3, Motivazione: 'A mano' };
    const prima = await pay(fornitore, percorsi.creditiScala, consumo, {});
    expect([prima.status, prima.corpo.data]).toEqual([200, 7]);
    expect((await pay(fornitore, percorsi.creditiScala, consumo, {})).corpo.data).toBe(4);
    const spostato = { DaIdStudio: studio, AIdStudio: altro, Crediti: 4, Motivazione: 'A mano' };
    const { status, corpo } = await pay(fornitore, percorsi.creditiSpostamento, spostato, {});
    expect([status, corpo.data]).toEqual([200, { residuiDa: 0, residuiA: 14 }]);
    expect((await pay(fornitore, percorsi.creditiSpostamento, spostato, {})).status).toBe(400);
  });

  it('[CRE-003] [CRE-005] is in the document of the calls, as what may be left out', async () => {
    const { paths } = (await fornitore.get('/api/openapi.json')).corpo;
    for (const percorso of [
      percorsi.creditiScala,
      percorsi.creditiSpostamento,
      percorsi.creditiAcquisto,
      percorsi.anagrafica,
    ]) {
      const chiave = paths[percorso].post.parameters.find(
        ({ name }: { name: string }) => name === 'Idempotency-Key',
      );
      expect([percorso, chiave]).toMatchObject([
        percorso,
        { in: 'header', schema: { type: 'string', maxLength: 200 } },
      ]);
      expect(chiave.required ?? false).toBe(false);
      expect(chiave.description).toContain('Facoltativa');
    }
    expect(paths[percorsi.listino].post.parameters).toBeUndefined();
  });

  it('[bad input 29] is a key when it is there, and not longer than a name', async () => {
    const studio = await makeConto();
    for (const chiave of [{ 'idempotency-key': '' }, { 'idempotency-key': 'x'.repeat(300) }]) {
      const corpo = { IdStudio: studio, Crediti: 1, Motivazione: 'Prova' };
      const { status, corpo: errore } = await pay(fornitore, percorsi.creditiScala, corpo, chiave);
      expect([status, Object.keys(errore.ModelState)]).toEqual([400, ['Idempotency-Key']]);
    }
    expect(await residuiDi(await capoDi(studio))).toBe(10);
  });

  it('[bad input 29] in fifty requests at once serves one: the others are told to wait, or get its answer', async () => {
    const studio = await makeConto();
    const chiave = key();
    const corpo = { IdStudio: studio, Crediti: 1, Motivazione: 'Insieme' };
    const esiti = await Promise.all(
      Array.from({ length: 50 }, () => pay(fornitore, percorsi.creditiScala, corpo, chiave)),
    );
    const vere = esiti.filter(({ status, headers }) => status === 200 && !headers.get('idempotency-hit'));
    expect(vere).toHaveLength(1);
    expect(esiti.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await residuiDi(await capoDi(studio))).toBe(9);
  });

  it('[bad input 29] of a request that was refused is free again', async () => {
    const studio = await makeConto();
    const chiave = key();
    const corpo = { IdStudio: studio, Crediti: 12, Motivazione: 'Dopo' };
    expect((await pay(fornitore, percorsi.creditiScala, corpo, chiave)).status).toBe(400);
    await buy(studio);
    const poi = await pay(fornitore, percorsi.creditiScala, corpo, chiave);
    expect([poi.status, poi.corpo.data]).toEqual([200, 8]);
  });
});

describe('the threshold', () => {
  it('[GES-007] is told once when it is crossed, and again only after a recharge', async () => {
    const studio = await makeConto(2, { soglia: 10, email: 'studio@example.it' });
    const log = () =>
      app.sql<{ soglia: number; saldo: number; email_id: string }>(
        'select soglia, saldo, email_id from log_soglia where studio_id = $1 order by data',
        [studio],
      );
    await burn(studio, 8);
    expect(await log()).toEqual([]);
    await burn(studio, 3);
    const [riga] = await log();
    expect(riga).toMatchObject({ soglia: 10, saldo: 9 });
    const [mail] = await app.sql<{ destinatario: string; testo: string }>(
      'select destinatario, testo from messaggio_posta where id = $1',
      [riga?.email_id],
    );
    expect(mail?.destinatario).toBe('studio@example.it');
    expect(mail?.testo).toContain('9 crediti');
    const capo = await capoDi(studio);
    const situazione = async () => (await capo.get(percorsi.creditiSituazione)).corpo.data;
    expect(await situazione()).toMatchObject({ Residui: 9, Soglia: 10, SottoSoglia: true });
    await burn(studio, 1);
    expect(await log()).toHaveLength(1);
    await buy(studio);
    expect(await situazione()).toMatchObject({ Residui: 18, SottoSoglia: false });
    expect(await log()).toHaveLength(1);
    await burn(studio, 9);
    expect((await log()).map(({ saldo }) => saldo)).toEqual([9, 9]);
  });

  it('of the gestore counts for the studi without one', async () => {
    const suo = (await makeGestore(app, { soglia: 5 })).id;
    const studio = await makeConto(1, { gestore_id: suo });
    const capo = await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: studio });
    await burn(studio, 6);
    const [riga] = await app.sql<{ destinatario: string }>(
      `select p.destinatario from log_soglia l join messaggio_posta p on p.id = l.email_id where l.studio_id = $1`,
      [studio],
    );
    expect(riga?.destinatario).toBe(capo.email);
  });
});
