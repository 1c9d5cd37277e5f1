import { type F24InteroFilo, percorsi, percorso, testiF24, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

let app: AppDiProva;
let client: Client;
let altroClient: Client;
let studioId: number;
const ANNO = 2026;

beforeAll(async () => {
  app = await makeApp({ connessioni: 12 });
  vi.spyOn(app.servizi, 'now').mockReturnValue(new Date('2026-07-10T10:00:00Z'));
  const utente = await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU });
  studioId = utente.studioId ?? 0;
  client = await loginAs(app, utente);
  altroClient = await loginAs(app, await makeUtente(app, { tipologia_utente: tipologiaUtente.OP_STU }));
});
afterAll(() => app.stop());

const persona = {
  tipo: 'PF',
  cognome: 'ROSSI',
  nome: 'MARIO',
  sesso: 'M',
  data_nascita: '1980-01-01',
  comune_nascita: 'H501',
  comune_nascita_descrizione: 'ROMA',
  provincia_nascita: 'RM',
} as const;
let numero = 0;
async function makeCliente(): Promise<string> {
  numero += 1;
  const codice_fiscale = ['RSSMRA80A01H501U', 'BNCLCU74C12F257N'][numero % 2] ?? '';
  const { id } = await makeAnagrafica(app, studioId, {
    ...persona,
    denominazione: `Rossi Mario ${numero}`,
    codice_fiscale: numero < 2 ? codice_fiscale : `RSSMRA80A01H5${String(numero).padStart(3, '0')}`,
  });
  return id;
}
async function makeVoce(cliente: string, verso: 'debito' | 'credito', codice: string, euro: number) {
  const [riga] = await app.sql<{ id: string }>(
    `insert into voce_fiscale (studio_id, anagrafica_id, anno, verso, origine, nome, codice, sezione, anno_riferimento, importo,
       data, motivo) values ($1, $2, $3, $4, 'a mano', 'Prova', $5, 'erario', 2025, $6, $7, 'prova') returning id`,
    [studioId, cliente, ANNO, verso, codice, euro * 100, verso === 'credito' ? '2026-01-01' : '2026-06-30'],
  );
  return riga?.id ?? '';
}
const lati = async (voce: string) => {
  const [riga] = await app.sql(
    `select (importo / 100)::int as importo, (impegnato / 100)::int as impegnato, (pagato / 100)::int as pagato from voce_fiscale where id = $1`,
    [voce],
  );
  return riga;
};

const debito = (importo: number, altro: object = {}) => ({
  Sezione: 'erario',
  Codice: '4001',
  Rateazione: '0101',
  Anno: '2025',
  Debito: importo,
  ...altro,
});
const credito = (importo: number, altro: object = {}) => ({
  Sezione: 'erario',
  Codice: '1842',
  Anno: '2025',
  Credito: importo,
  ...altro,
});
const crea = (cliente: string, Righe: object[], altro: object = {}, chi = client) =>
  chi.post(percorsi.f24Nuovo, { IdAnagrafica: cliente, Scadenza: '2026-06-30', Righe, ...altro });
async function make(cliente: string, Righe: object[], altro: object = {}): Promise<F24InteroFilo> {
  const risposta = await crea(cliente, Righe, altro);
  if (risposta.status !== 201) throw new Error(risposta.testo);
  return risposta.corpo.data;
}
const fa = (f24: Pick<F24InteroFilo, 'Id' | 'Versione'>, corpo: object, chi = client) =>
  chi.post(percorso(percorsi.f24Azione, { id: f24.Id }), { Versione: f24.Versione, ...corpo });

describe('an F24 that is kept', () => {
  it('has who, year, term, sections with their rows, IBAN, balance and states, also in the list', async () => {
    const cliente = await makeCliente();
    const f24 = await make(cliente, [debito(1000), credito(300)], {
      Iban: 'IT60 X054 2811 1010 0000 0123 456',
    });
    expect(f24).toMatchObject({
      IdAnagrafica: cliente,
      Anno: ANNO,
      Scadenza: '2026-06-30',
      Data: '2026-06-30',
      Iban: 'IT60X0542811101000000123456',
      Debito: 1000,
      Credito: 300,
      Saldo: 700,
      Stato: 'Da pagare',
      StatoInvio: 'Non inviato',
      Fogli: 1,
      Sezioni: [{ Sezione: 'erario', Debito: 1000, Credito: 300, Saldo: 700 }],
    });
    expect(
      f24.Righe.map(({ Codice, Rateazione, Anno, Debito, Credito }) => [
        Codice,
        Rateazione,
        Anno,
        Debito,
        Credito,
      ]),
    ).toEqual([
      ['4001', '0101', '2025', 1000, undefined],
      ['1842', undefined, '2025', undefined, 300],
    ]);
    const { corpo } = await client.post(percorsi.f24Lista, { Filter: { IdAnagrafica: cliente } });
    expect(corpo.data).toMatchObject([{ Id: f24.Id, Saldo: 700, Stato: 'Da pagare', QuanteRighe: 2 }]);
    const altro = await make(cliente, [debito(10)]);
    expect(altro.Numero).toBe(f24.Numero + 1);
  });

  it('[F24-016] refuses credits above debits, and takes a balance of zero', async () => {
    const cliente = await makeCliente();
    const oltre = await crea(cliente, [debito(100), credito(100.01)]);
    expect([oltre.status, Object.keys(oltre.corpo.ModelState)]).toEqual([400, ['Righe']]);
    const zero = await make(cliente, [debito(100), credito(100)]);
    expect([zero.Saldo, zero.Rilievi.map(({ Codice }) => Codice)]).toEqual([0, ['SALDO_ZERO']]);
  });

  it('tells each error on its field', async () => {
    const { status, corpo } = await crea(
      await makeCliente(),
      [
        debito(1),
        debito(10, { Rateazione: '9' }),
        { Sezione: 'erario', Codice: '1668', Credito: 5, Anno: '2025' },
      ],
      { Iban: 'IT61X0542811101000000123456' },
    );
    expect(status).toBe(400);
    expect(Object.keys(corpo.ModelState)).toEqual(
      expect.arrayContaining(['Righe.1.Rateazione', 'Righe.2.Credito', 'Iban']),
    );
    expect(Object.keys(corpo.ModelState).some((campo) => campo.startsWith('Righe.0'))).toBe(false);
  });

  it('[F24-016] is due, paid and sent on a day that a model may have', async () => {
    const cliente = await makeCliente();
    for (const Scadenza of ['2018-12-31', '2100-01-01', '0001-01-01']) {
      const { status, corpo } = await crea(cliente, [debito(10)], { Scadenza });
      expect([status, corpo.ModelState]).toEqual([400, { Scadenza: [testiF24.GIORNO_FUORI] }]);
    }
    const uno = await make(cliente, [debito(10)]);
    for (const Azione of ['paga', 'invia'])
      expect((await fa(uno, { Azione, Data: '2018-12-31' })).corpo.ModelState).toEqual({
        Data: [testiF24.GIORNO_FUORI],
      });
  });

  it('is of its studio alone, and changed by two only once', async () => {
    const f24 = await make(await makeCliente(), [debito(10)]);
    const uno = percorso(percorsi.f24Uno, { id: f24.Id });
    expect((await altroClient.get(uno)).status).toBe(404);
    expect((await fa(f24, { Azione: 'paga', Data: '2026-07-01' }, altroClient)).status).toBe(404);
    const corpo = { Scadenza: '2026-06-30', Righe: [debito(20)], Versione: f24.Versione };
    expect((await client.put(uno, corpo)).corpo.data.Saldo).toBe(20);
    expect((await client.put(uno, corpo)).status).toBe(409);
  });
});

describe('what an F24 holds of the conto fiscale', () => {
  it('is held when it is made, paid when it is paid, free again when it is annulled or deleted', async () => {
    const cliente = await makeCliente();
    const [deve, ha] = [
      await makeVoce(cliente, 'debito', '4001', 1000),
      await makeVoce(cliente, 'credito', '1842', 300),
    ];
    const righe = [debito(1000, { IdVoce: deve }), credito(300, { IdVoce: ha })];
    const f24 = await make(cliente, righe);
    expect([await lati(deve), await lati(ha)]).toEqual([
      { importo: 1000, impegnato: 1000, pagato: 0 },
      { importo: 300, impegnato: 300, pagato: 0 },
    ]);
    const pagato = await fa(f24, { Azione: 'paga', Data: '2026-07-01' });
    expect(pagato.corpo.data).toMatchObject({ Stato: 'Pagato', PagatoIl: '2026-07-01', Pagato: 700 });
    expect(await lati(deve)).toEqual({ importo: 1000, impegnato: 0, pagato: 1000 });
    const dopo = await fa(pagato.corpo.data, { Azione: 'ripristina', Motivo: 'segnato per errore' });
    expect([dopo.corpo.data.Stato, await lati(deve)]).toEqual([
      'Da pagare',
      { importo: 1000, impegnato: 1000, pagato: 0 },
    ]);
    await fa(dopo.corpo.data, { Azione: 'annulla', Motivo: 'rifatto' });
    expect([await lati(deve), await lati(ha)]).toEqual([
      { importo: 1000, impegnato: 0, pagato: 0 },
      { importo: 300, impegnato: 0, pagato: 0 },
    ]);
    const altro = await make(cliente, righe);
    expect((await client.delete(percorso(percorsi.f24Uno, { id: altro.Id }))).status).toBe(204);
    expect(await lati(ha)).toEqual({ importo: 300, impegnato: 0, pagato: 0 });
    const movimenti = await app.sql<{ da: string; a: string; somma: number }>(
      'select da, a, sum(importo)::int / 100 as somma from movimento_fiscale where voce_id = $1 group by 1, 2 order by 1, 2',
      [deve],
    );
    expect(movimenti).toEqual([
      { da: 'impegnato', a: 'pagato', somma: 1000 },
      { da: 'impegnato', a: 'resta', somma: 2000 },
      { da: 'pagato', a: 'impegnato', somma: 1000 },
      { da: 'resta', a: 'impegnato', somma: 2000 },
    ]);
  });

  it('paid in part, it leaves the rest owed', async () => {
    const cliente = await makeCliente();
    const [primo, secondo] = [
      await makeVoce(cliente, 'debito', '4001', 600),
      await makeVoce(cliente, 'debito', '4001', 400),
    ];
    const f24 = await make(cliente, [debito(600, { IdVoce: primo }), debito(400, { IdVoce: secondo })]);
    const troppo = await fa(f24, { Azione: 'paga', Data: '2026-07-01', Importo: 1000.01 });
    expect(troppo.corpo.ModelState).toEqual({ Importo: [testiF24.PAGATO_OLTRE_IL_SALDO] });
    expect((await fa(f24, { Azione: 'paga', Data: '2026-07-11' })).corpo.ModelState).toEqual({
      Data: [testiF24.DATA_DOPO_OGGI],
    });
    const { corpo } = await fa(f24, { Azione: 'paga', Data: '2026-07-01', Importo: 750 });
    expect(corpo.data.Pagato).toBe(750);
    expect([await lati(primo), await lati(secondo)]).toEqual([
      { importo: 600, impegnato: 0, pagato: 600 },
      { importo: 400, impegnato: 0, pagato: 150 },
    ]);
    const resto = await make(cliente, [debito(250, { IdVoce: secondo })]);
    expect(resto.Saldo).toBe(250);
  });

  it('is never more than there is: what is over is told on its row', async () => {
    const cliente = await makeCliente();
    const ha = await makeVoce(cliente, 'credito', '1842', 300);
    await make(cliente, [debito(500), credito(200, { IdVoce: ha })]);
    const { status, corpo } = await crea(cliente, [debito(500), credito(100.01, { IdVoce: ha })]);
    expect([status, corpo.ModelState]).toEqual([400, { 'Righe.1.Credito': [testiF24.resta('100,00')] }]);
    const estranea = await makeVoce(await makeCliente(), 'credito', '1842', 300);
    const altrui = await crea(cliente, [debito(500), credito(10, { IdVoce: estranea })]);
    expect(altrui.corpo.ModelState).toEqual({ 'Righe.1.IdVoce': [testiF24.VOCE_IGNOTA] });
    await expect(
      app.sql('update voce_fiscale set impegnato = 301 * 100 where id = $1', [ha]),
    ).rejects.toThrow(/voce_fiscale_capiente/);
  });

  it('no euro is used twice: of a hundred F24 at once on one client, those that the credit pays are made', async () => {
    const cliente = await makeCliente();
    const crediti = await Promise.all([1, 2, 3].map(() => makeVoce(cliente, 'credito', '1842', 100)));
    const esiti = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        // Each takes them in an order of its own.
        const suoi = [...crediti.slice(n % 3), ...crediti.slice(0, n % 3)];
        return crea(cliente, [debito(100), ...suoi.map((IdVoce) => credito(10, { IdVoce }))]);
      }),
    );
    const stati = esiti.map(({ status }) => status);
    // On a machine that is busy who waited too long is told so, and nothing is written of his.
    expect(stati.filter((stato) => ![201, 400, 503].includes(stato))).toEqual([]);
    let fatti = stati.filter((stato) => stato === 201).length;
    const prendi = () => crea(cliente, [debito(100), ...crediti.map((IdVoce) => credito(10, { IdVoce }))]);
    while (fatti < 10 && (await prendi()).status === 201) fatti += 1;
    expect([fatti, (await prendi()).status]).toEqual([10, 400]);
    for (const voce of crediti) expect(await lati(voce)).toEqual({ importo: 100, impegnato: 100, pagato: 0 });
    const numeri = await app.sql<{ quanti: number; diversi: number }>(
      'select count(*)::int as quanti, count(distinct numero)::int as diversi from f24 where anagrafica_id = $1',
      [cliente],
    );
    expect(numeri).toEqual([{ quanti: 10, diversi: 10 }]);
  });

  it('a model whose totals are not those of its rows is not kept', async () => {
    const f24 = await make(await makeCliente(), [debito(10)]);
    await expect(app.sql('update f24 set debito = debito + 1 where id = $1', [f24.Id])).rejects.toThrow(
      /totali/,
    );
  });
});

describe('an F24 that leaves', () => {
  it('has its file, written, read back and kept with its hash, that is not deleted with it', async () => {
    const cliente = await makeCliente();
    await app.sql(
      "update anagrafica set codice_fiscale = 'RSSMRA80A01H501U' where id = $1 and not exists (select from anagrafica where codice_fiscale = 'RSSMRA80A01H501U')",
      [cliente],
    );
    const f24 = await make(cliente, [debito(1000), credito(300)]);
    const dove = percorso(percorsi.f24File, { id: f24.Id });
    const fatto = await client.post(dove, {});
    expect(fatto.status).toBe(200);
    expect(fatto.corpo.data).toMatchObject({
      Nome: expect.stringMatching(/^F24-2026-\d{5}\.txt$/),
      Attuale: true,
    });
    const scaricato = await client.get(dove);
    expect(scaricato.testo.slice(0, 20)).toBe(`A${' '.repeat(14)}F24A0`);
    const letto = await client.get(percorso(percorsi.f24Uno, { id: f24.Id }));
    expect(letto.corpo.data).toMatchObject({ StatoInvio: 'File creato', File: { Attuale: true } });
    const detto = await fa(letto.corpo.data, { Azione: 'invia', Data: '2026-07-01' });
    expect(detto.corpo.data).toMatchObject({ Stato: 'Inviato', File: { Attuale: true } });
    const ripreso = await fa(detto.corpo.data, { Azione: 'ripristina', Motivo: 'prova' });
    expect(ripreso.corpo.data).toMatchObject({ Stato: 'Da pagare', File: { Attuale: false } });
    expect((await client.delete(percorso(percorsi.f24Uno, { id: f24.Id }))).status).toBe(409);
  });

  it('is sent, accepted or refused by its receipt; each state lets what its table says', async () => {
    const f24 = await make(await makeCliente(), [debito(1000)]);
    const inviato = await fa(f24, { Azione: 'invia', Data: '2026-07-01', Protocollo: '123' });
    expect(inviato.corpo.data).toMatchObject({ Stato: 'Inviato', StatoInvio: 'Inviato', Protocollo: '123' });
    expect((await fa(inviato.corpo.data, { Azione: 'invia', Data: '2026-07-01' })).status).toBe(409);
    expect(
      (
        await client.put(percorso(percorsi.f24Uno, { id: f24.Id }), {
          Scadenza: '2026-06-30',
          Righe: [debito(1)],
          Versione: inviato.corpo.data.Versione,
        })
      ).status,
    ).toBe(409);
    const scartato = await fa(inviato.corpo.data, {
      Azione: 'ricevuta',
      Esito: 'Scartato',
      Scarto: 'IBAN chiuso',
    });
    expect(scartato.corpo.data).toMatchObject({
      Stato: 'Da pagare',
      StatoInvio: 'Scartato',
      Scarto: 'IBAN chiuso',
    });
    const ancora = await fa(scartato.corpo.data, { Azione: 'invia', Data: '2026-07-02' });
    const accolto = await fa(ancora.corpo.data, { Azione: 'ricevuta', Esito: 'Accolto', Protocollo: '456' });
    expect(accolto.corpo.data).toMatchObject({ Stato: 'Inviato', StatoInvio: 'Accolto', Protocollo: '456' });
  });

  it('a credit that the law stops wants a reason, and says which law', async () => {
    const cliente = await makeCliente();
    const ha = await makeVoce(cliente, 'credito', '4001', 9000);
    const f24 = await make(cliente, [
      debito(8000, { Codice: '1040', Rateazione: '0005', Anno: '2026' }),
      { Sezione: 'erario', Codice: '4001', Anno: '2025', Credito: 8000, IdVoce: ha },
    ]);
    expect(f24.Rilievi.map(({ Campo, Livello }) => [Campo, Livello])).toContainEqual([
      'Righe.1.Credito',
      'errore',
    ]);
    const senza = await client.post(percorso(percorsi.f24File, { id: f24.Id }), {});
    expect([senza.status, senza.corpo.ModelState.Motivo[0]]).toEqual([
      400,
      testiF24.MOTIVO_DELLA_COMPENSAZIONE,
    ]);
    const con = await client.post(percorso(percorsi.f24File, { id: f24.Id }), {
      Motivo: 'Visto apposto il 1/6',
    });
    expect(con.status).toBe(200);
  });
});

describe('the codes of an F24', () => {
  it('are found by number and by words, those in force on the day, with what each asks', async () => {
    const cerca = async (corpo: object) =>
      (await client.post(percorsi.f24Codici, { Data: '2026-06-30', ...corpo })).corpo.data;
    expect((await cerca({ Testo: '4001' }))[0]).toMatchObject({
      Codice: '4001',
      Sezione: 'erario',
      Descrizione: expect.stringContaining('IRPEF'),
      Rateazione: 'NNRR',
      Anno: true,
    });
    const imu = await cerca({ Testo: 'imu fabbricati', Sezione: 'locali' });
    expect(imu.map(({ Codice }: { Codice: string }) => Codice)).toContain('3918');
    expect((await cerca({ Testo: 'DM10' }))[0]).toMatchObject({ Codice: 'DM10', Sezione: 'inps' });
    const tasi = await client.post(percorsi.f24Codici, { Data: '2031-06-30', Testo: '3958' });
    expect(tasi.corpo.data).toEqual([]);
  });
});
