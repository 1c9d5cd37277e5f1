import { percorsi, tipologiaUtente } from '@quadra/contract';
import { addDays, giornoDiRoma } from '@quadra/values';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeUtente } from '../../../../test/factories.ts';
import { makeFatturazione } from '../../../../test/fatture.ts';
import {
  makeCompratore,
  makeVendita,
  tuttiIMetodi,
  type Vendita,
  writeVenditore,
} from '../../../../test/vendita.ts';
import { verifyConti } from '../../crediti/credito/credito.public.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU, OP_STU } = tipologiaUtente;
const OGGI = giornoDiRoma(new Date());
let vendita: Vendita;
let studi: number[];
let viste: readonly (readonly [Client, number[]])[];
let consulente: Client;
let altro: Client;
let capi: Client[];

/** What a studio bought and used, `giorni` days ago, as the ledger has it. */
async function writeUso(studioId: number, comprati: number, usi: readonly (readonly [number, number])[]) {
  const { sql } = vendita.app;
  await sql('insert into conto (studio_id) values ($1) on conflict do nothing', [studioId]);
  const write = (tipo: string, quantita: number, giorni: number) =>
    sql(
      `with m as (
         insert into movimento (studio_id, tipo, data, quantita, saldo_dopo, causale, prezzo)
         select $1::int, $2, now() - make_interval(days => $4::int), $3::int, 100, 'Prova', case when $3::int > 0 then $3::int * 250 end
         returning id, quantita, data),
       v as (
         insert into voce (studio_id, movimento_id, conto, quantita)
         select $1::int, m.id, l.conto, l.verso * m.quantita from m,
           lateral (values ('crediti', 1), (case when m.quantita > 0 then 'acquisti' else 'consumi' end, -1)) l (conto, verso)),
       a as (
         insert into acquisto (studio_id, movimento_id, comprato_il, scade_il, quantita, residuo)
         select $1::int, m.id, m.data, (m.data + interval '1 year')::date, m.quantita, m.quantita from m where m.quantita > 0),
       u as (
         insert into consumo_pacchetto (studio_id, movimento_id, acquisto_id, quantita)
         select $1::int, m.id, (select a.id from acquisto a where a.studio_id = $1::int limit 1), -m.quantita from m where m.quantita < 0),
       r as (update acquisto set residuo = residuo + $3::int where studio_id = $1::int and $3::int < 0)
       update conto set saldo = saldo + $3::int where studio_id = $1::int`,
      [studioId, tipo, quantita, giorni],
    );
  await write('Acquisto manuale', comprati, 100);
  for (const [giorni, quanti] of usi) await write('Consumo', -quanti, giorni);
}

beforeAll(async () => {
  vendita = await makeVendita();
  const { app } = vendita;
  await writeVenditore(vendita.gestore, tuttiIMetodi);
  const { id: altroId } = await makeGestore(app, { abilita_bonifici: true });
  await makeFatturazione(app, altroId);
  const compratori = [
    ...(await Promise.all([1, 2, 3].map((n) => makeCompratore(vendita, { email: `studio${n}@example.it` })))),
    await makeCompratore({ app, gestoreId: altroId }, { email: '' }),
    await makeCompratore(vendita),
  ];
  studi = compratori.map(({ id }) => id);
  capi = compratori.map(({ capo }) => capo);
  const [primo = 0, secondo = 0, fermo = 0, diAltri = 0, bloccato = 0] = studi;
  // 56 used in eight weeks are one a day; what was used before them does not count.
  await writeUso(primo, 100, [
    [3, 40],
    [55, 16],
    [57, 30],
  ]);
  await writeUso(secondo, 300, [[10, 28]]);
  await writeUso(fermo, 20, [[80, 5]]);
  await writeUso(diAltri, 60, [[1, 56]]);
  await writeUso(bloccato, 60, [[1, 56]]);
  await app.sql('update studio set data_blocco = $2::date where id = $1', [bloccato, addDays(OGGI, -1)]);
  const enter = async (dati: Parameters<typeof makeUtente>[1]) => loginAs(app, await makeUtente(app, dati));
  consulente = await enter({ tipologia_utente: CON_ELMAS });
  altro = await enter({ tipologia_utente: AMM_GES, gestore_id: altroId });
  const suoi = [primo, secondo, fermo, bloccato];
  viste = [
    [vendita.fornitore, studi],
    [consulente, studi],
    [vendita.gestore, suoi],
    [await enter({ tipologia_utente: OP_GES, gestore_id: vendita.gestoreId }), suoi],
    [altro, [diAltri]],
  ];
});
afterAll(async () => {
  expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  await vendita.stop();
});

interface Riga {
  readonly IdStudio: number;
  readonly Crediti: number;
  readonly Usati: number;
  readonly ASettimana: number;
  readonly FinisconoIl: string | null;
  readonly PropostaIl: string | null;
}
const read = async (chi: Client, dove: string) => {
  const risposta = await chi.get(dove);
  expect([dove, risposta.status]).toEqual([dove, 200]);
  return risposta.corpo.data;
};
async function listAll(chi: Client, Filter: object): Promise<Riga[]> {
  const righe: Riga[] = [];
  for (let PageNo = 1; ; PageNo += 1) {
    const { corpo, status } = await chi.post(percorsi.casaStudiLista, { Filter, PageNo, PageSize: 2 });
    expect(status).toBe(200);
    righe.push(...corpo.data);
    if (PageNo * 2 >= corpo.Total) return righe;
  }
}

describe('the studi that run out of credits', () => {
  it('end on the day that what is left lasts at the pace of eight weeks, the first before; who uses nothing has no end', async () => {
    const [primo, secondo, fermo, diAltri] = studi;
    const data = await read(vendita.fornitore, percorsi.casaStudi);
    expect(data).toMatchObject({
      ...{ Oggi: OGGI, Entro: addDays(OGGI, 14), UsoDal: addDays(OGGI, -55) },
      // 4 left at one a day, 14 left at one a day, 272 left at half a day.
      Righe: [
        { IdStudio: diAltri, Crediti: 4, Usati: 56, ASettimana: 7, FinisconoIl: addDays(OGGI, 4) },
        { IdStudio: primo, Crediti: 14, Usati: 56, ASettimana: 7, FinisconoIl: addDays(OGGI, 14) },
        { IdStudio: secondo, Crediti: 272, Usati: 28, ASettimana: 3.5, FinisconoIl: addDays(OGGI, 544) },
      ],
      ...{ ConFine: 3, InEsaurimento: 2, DaProporre: 2, SenzaUso: 1 },
    });
    expect(await listAll(vendita.fornitore, { SenzaUso: true })).toMatchObject([
      { IdStudio: fermo, Crediti: 15, Usati: 0, FinisconoIl: null },
    ]);
  });

  it('are counted as their list counts them, whoever looks, and each sees those of his studi alone', async () => {
    for (const [chi, suoi] of viste) {
      const data = await read(chi, percorsi.casaStudi);
      const tutti = await listAll(chi, {});
      const entro = await listAll(chi, { DataA: data.Entro });
      const senza = await listAll(chi, { SenzaUso: true });
      expect([data.InEsaurimento, data.SenzaUso]).toEqual([entro.length, senza.length]);
      expect(data.ConFine + data.SenzaUso).toBe(tutti.length);
      expect(data.Righe.map(({ IdStudio }: Riga) => IdStudio)).toEqual(
        tutti.filter(({ FinisconoIl }) => FinisconoIl).map(({ IdStudio }) => IdStudio),
      );
      // Those who may not work today are not among them.
      expect(tutti.map(({ IdStudio }) => IdStudio).sort()).toEqual(
        suoi.filter((id) => id !== studi[4]).sort(),
      );
      for (const riga of tutti) {
        const [conto] = await vendita.app.sql<{ crediti: number; usati: number }>(
          `select c.saldo - c.prenotati as crediti, coalesce(-sum(v.quantita) filter (where v.conto = 'crediti'), 0)::int as usati
           from conto c left join movimento m on m.studio_id = c.studio_id and m.tipo = 'Consumo'
             and (m.data at time zone 'Europe/Rome')::date > $2::date
           left join voce v on v.studio_id = m.studio_id and v.movimento_id = m.id
           where c.studio_id = $1 group by 1`,
          [riga.IdStudio, addDays(OGGI, -56)],
        );
        expect(riga).toMatchObject({ Crediti: conto?.crediti, Usati: conto?.usati });
      }
    }
  });

  it('are asked by who sells alone; a studio sees nothing of it', async () => {
    const operatore = await loginAs(
      vendita.app,
      await makeUtente(vendita.app, { tipologia_utente: OP_STU, studio_id: studi[0] ?? 0 }),
    );
    const letture = [
      percorsi.casaStudi,
      percorsi.casaFermi,
      percorsi.casaMese,
      percorsi.casaMesi,
      percorsi.casaRicariche,
    ];
    for (const chi of [capi[0] as Client, operatore]) {
      for (const dove of letture) expect([dove, (await chi.get(dove)).status]).toEqual([dove, 403]);
      expect((await chi.post(percorsi.casaStudiLista, {})).status).toBe(403);
      expect((await chi.post(percorsi.casaRicariche, { Studi: [studi[0]] })).status).toBe(403);
    }
    expect((await consulente.get(percorsi.casaRicariche)).status).toBe(403);
    expect((await consulente.post(percorsi.casaRicariche, { Studi: [studi[0]] })).status).toBe(403);
    expect(AMM_ELMAS).not.toBe(AMM_STU);
  });
});

describe('the month and the twelve months', () => {
  it('come to what the sales say, month by month, and to the ledger', async () => {
    await vendita.fornitore.post(percorsi.creditiScala, {
      IdStudio: studi[1],
      Crediti: 2,
      Motivazione: 'Uso',
    });
    const book = async () =>
      (await (capi[1] as Client).post(percorsi.bonifico, { IdPacchetto: vendita.pacchetto })).corpo.data.Id;
    await vendita.gestore.put(percorsi.bonificoConferma.replace(':id', await book()));
    await book();
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 4 }), fc.nat({ max: 11 }), async (posto, quale) => {
        const [chi = vendita.fornitore, suoi = []] = viste[posto] ?? [];
        const { Mesi } = await read(chi, percorsi.casaMesi);
        expect(Mesi).toHaveLength(12);
        const mese = Mesi[quale];
        const [anno, n] = [Number(mese.Mese.slice(0, 4)), Number(mese.Mese.slice(5, 7))];
        const { Misure } = (await chi.post(percorsi.vendite, { Anno: anno })).corpo.data;
        const di = (nome: string) =>
          Misure.find(({ Misura }: { Misura: string }) => Misura === nome).Mesi[n - 1];
        expect([mese.Venduti, mese.Consumati, mese.Venduto]).toEqual([
          di('Crediti venduti'),
          di('Crediti usati'),
          di('Venduto'),
        ]);
        const [libro] = await vendita.app.sql<{ venduti: number; consumati: number }>(
          `select coalesce(-sum(v.quantita) filter (where v.conto = 'acquisti'), 0)::int as venduti,
             coalesce(sum(v.quantita) filter (where v.conto = 'consumi'), 0)::int as consumati
           from voce v join movimento m on m.studio_id = v.studio_id and m.id = v.movimento_id
           where v.studio_id = any ($1) and date_trunc('month', m.data at time zone 'Europe/Rome')::date = $2::date`,
          [suoi, mese.Mese],
        );
        expect([mese.Venduti, mese.Consumati]).toEqual([libro?.venduti, libro?.consumati]);
      }),
      { numRuns: 20 },
    );
    const { Mesi } = await read(vendita.fornitore, percorsi.casaMesi);
    const somma = Mesi.reduce((tot: number, { Venduti }: { Venduti: number }) => tot + Venduti, 0);
    expect(somma).toBeGreaterThan(500);
  });

  it('stand beside what is there today, as the lists that they open count it', async () => {
    for (const [chi, suoi] of viste) {
      const data = await read(chi, percorsi.casaMese);
      const { Mesi } = await read(chi, percorsi.casaMesi);
      expect([data.Venduto, data.CreditiVenduti]).toEqual([Mesi[11].Venduto, Mesi[11].Venduti]);
      const sospesi = (await chi.post(percorsi.bonificoLista, { Filter: { Stato: 'In sospeso' } })).corpo;
      expect(data.DaIncassare.Bonifici).toBe(sospesi.Total);
      const attivi = (await chi.post(percorsi.studioLista, { Filter: { Bloccato: false } })).corpo.Total;
      expect(data.Studi.Attivi).toBe(attivi);
      const [conto] = await vendita.app.sql<{ residui: number }>(
        'select sum(saldo - prenotati)::int as residui from conto where studio_id = any ($1)',
        [suoi],
      );
      expect(data.Crediti.Residui).toBe(conto?.residui);
    }
    const data = await read(vendita.gestore, percorsi.casaMese);
    // Two credits packages of 50 euro were booked, and one of them came.
    expect(data.DaIncassare).toMatchObject({ Euro: 61, Bonifici: 1 });
    expect(data.Ordini).toBe(1);
    expect((await read(altro, percorsi.casaMese)).DaIncassare).toEqual({ Euro: 0, Bonifici: 0, Dal: null });
  });
});

describe('what is stuck', () => {
  it('is counted as the lists of jobs and of mails count it; the outbox is of the vendor alone', async () => {
    const [{ id = 0 } = {}] = await vendita.app.sql<{ id: number }>(
      'select id from utente where gestore_id = $1 and tipologia_utente = $2 limit 1',
      [vendita.gestoreId, AMM_GES],
    );
    await vendita.app.sql(
      `insert into lavoro (studio_id, utente_id, nome, titolo, chiave, parametri, stato, finito_il, totale)
       values ($1, $2, 'importa', 'Importazione clienti da rossi.xlsx', 'a', '{}', 'non riuscito', now(), 14),
         ($1, $2, 'importa', 'Importazione clienti da verdi.xlsx', 'b', '{}', 'riuscito', now(), 3)`,
      [studi[0], id],
    );
    await vendita.app.sql(
      `insert into messaggio_posta (modello, destinatario, oggetto, testo, stato)
       values ('notifica', 'a@example.it', 'a', 'a', 'Errore'), ('notifica', 'b@example.it', 'b', 'b', 'Errore')`,
    );
    const tutto = await read(vendita.fornitore, percorsi.casaFermi);
    expect(tutto.Lavori.Righe).toMatchObject([{ Titolo: 'Importazione clienti', Righe: 14 }]);
    expect(JSON.stringify(tutto)).not.toContain('rossi');
    const contati = (
      await vendita.fornitore.post(percorsi.lavoroLista, { Filter: { Stato: 'non riuscito' } })
    ).corpo;
    expect(tutto.Lavori.Totale).toBe(contati.Total);
    const posta = (await vendita.fornitore.post(percorsi.postaLista, { Filter: { Stato: 'Errore' } })).corpo;
    expect([tutto.Posta.Totale, posta.Total]).toEqual([2, 2]);
    expect(await read(vendita.gestore, percorsi.casaFermi)).toMatchObject({
      Lavori: { Totale: 1 },
      Posta: null,
    });
    expect(await read(altro, percorsi.casaFermi)).toEqual({ Lavori: { Righe: [], Totale: 0 }, Posta: null });
  });
});

describe('a recharge is proposed', () => {
  const queued = (destinatario: string) =>
    vendita.app.sql<{ oggetto: string; testo: string }>(
      `select oggetto, testo from messaggio_posta where destinatario = $1 and oggetto like '%stanno per finire%'`,
      [destinatario],
    );

  it('after its mail was seen as it leaves, once in seven days, and it is written in the register', async () => {
    const [primo = 0, , , diAltri = 0] = studi;
    const { Lettere, Totale } = await read(vendita.gestore, percorsi.casaRicariche);
    expect(Totale).toBe(1);
    expect(Lettere).toMatchObject([{ IdStudio: primo, Destinatario: 'studio1@example.it' }]);
    const [{ Oggetto, Testo }] = Lettere;
    expect(Testo).toContain('restano 14 crediti');
    expect(Testo).toContain('7 a settimana');
    expect(await queued('studio1@example.it')).toEqual([]);
    // One of another gestore, one that does not run out: nothing leaves for them.
    const inviate = await Promise.all(
      [1, 2].map(
        async () =>
          (await vendita.gestore.post(percorsi.casaRicariche, { Studi: [primo, diAltri, studi[1]] })).corpo
            .data,
      ),
    );
    expect(inviate.map(({ Inviate }) => Inviate).sort()).toEqual([0, 1]);
    expect(inviate.map(({ NonInviate }) => NonInviate).sort()).toEqual([2, 3]);
    const partite = await queued('studio1@example.it');
    expect(partite).toHaveLength(1);
    expect(partite[0]?.oggetto).toBe(Oggetto);
    expect(Testo.startsWith(partite[0]?.testo.slice(0, 40))).toBe(true);
    const atti = await vendita.app.sql(
      `select studio_id from registro where azione = 'proposta di ricarica'`,
    );
    expect(atti).toEqual([{ studio_id: primo }]);
    const dopo = await read(vendita.gestore, percorsi.casaStudi);
    expect([dopo.InEsaurimento, dopo.DaProporre]).toEqual([1, 0]);
    expect(dopo.Righe[0].PropostaIl).not.toBeNull();
    // When the days are over it may be said again.
    await vendita.app.sql(`update conto set proposta_il = now() - interval '8 days' where studio_id = $1`, [
      primo,
    ]);
    expect((await read(vendita.gestore, percorsi.casaStudi)).DaProporre).toBe(1);
  });

  it('goes to the administrator where the studio has no address; a body of nothing is refused on its field', async () => {
    const { Lettere } = await read(altro, percorsi.casaRicariche);
    const [{ email = '' } = {}] = await vendita.app.sql<{ email: string }>(
      'select email from utente where studio_id = $1',
      [studi[3]],
    );
    expect(Lettere).toMatchObject([{ IdStudio: studi[3], Destinatario: email }]);
    const vuota = await altro.post(percorsi.casaRicariche, { Studi: [] });
    expect([vuota.status, Object.keys(vuota.corpo.ModelState)]).toEqual([400, ['Studi']]);
  });
});
