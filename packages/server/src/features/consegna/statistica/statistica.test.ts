import { percorsi, tipologiaUtente } from '@quadra/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeAnagrafica, makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';

const { AMM_ELMAS, AMM_GES, AMM_STU, OP_STU } = tipologiaUtente;
const ANNO = 2026;
const adesso = new Date('2026-11-20T10:00:00Z');
let app: AppDiProva;
let fornitore: Client;
let gestore: Client;
let gestoreId: number;
let capo: Client;
let operatore: Client;
/** The studi each of them reaches. */
const portata = new Map<Client, number[]>();

/** A day of one of two years, at noon in Italy: the seventh month of last year is before the same date, the twelfth after. */
const giorno = (n: number) =>
  `${ANNO - (n % 2)}-${String((n % 12) + 1).padStart(2, '0')}-1${n % 10} 12:00+02`;
async function fill(studioId: number, n: number): Promise<void> {
  const tipo = ['Persone fisiche', '730', 'IVA'][n % 3];
  const cliente = await makeAnagrafica(app, studioId, { tipo: n % 2 ? 'PF' : 'SD', archiviata: n % 4 === 0 });
  await app.sql('update anagrafica set creata_il = $2 where id = $1', [cliente.id, giorno(n)]);
  await app.sql(
    `insert into dichiarazione (studio_id, anagrafica_id, anno, tipo, finalita, stato, creata_il)
     values ($1, $2, $3, $4, 'Ordinaria', $5, $6)`,
    [studioId, cliente.id, 2024 + (n % 3), tipo, n % 5 ? 'Aperta' : 'Chiusa', giorno(n)],
  );
  await app.sql('insert into conto (studio_id) values ($1) on conflict do nothing', [studioId]);
  for (const [quale, quantita] of [
    ['Acquisto manuale', 50],
    ['Consumo', -(n + 1)],
    ['Scadenza', -2],
    ['Nota di credito', -3],
    ['Spostamento in entrata', 7],
  ] as const)
    await app.sql(
      `with m as (
         insert into movimento (studio_id, tipo, data, quantita, saldo_dopo, causale, descrizione)
         values ($1, $2, $3, $4::int, 0, 'Prova', '') returning id)
       insert into voce (studio_id, movimento_id, conto, quantita)
       select $1, m.id, lato.conto, lato.quantita from m, (values ('crediti', $4::int), ('acquisti', -$4::int)) lato (conto, quantita)`,
      [studioId, quale, giorno(n), quantita],
    );
}

beforeAll(async () => {
  app = await makeApp({}, { now: () => adesso });
  gestoreId = (await makeGestore(app, { ragione_sociale: 'Rete Uno' })).id;
  const studi: number[] = [];
  for (let n = 0; n < 3; n += 1)
    studi.push(
      (await makeStudio(app, { ...(n < 2 ? { gestore_id: gestoreId } : {}), ragione_sociale: `St ${n}` })).id,
    );
  for (let n = 0; n < 18; n += 1) await fill(studi[n % 3] ?? 0, n);
  const enter = async (dati: Parameters<typeof makeUtente>[1], suoi: number[]) => {
    const client = await loginAs(app, await makeUtente(app, dati));
    portata.set(client, suoi);
    return client;
  };
  fornitore = await enter({ tipologia_utente: AMM_ELMAS }, studi);
  gestore = await enter({ tipologia_utente: AMM_GES, gestore_id: gestoreId }, studi.slice(0, 2));
  capo = await enter({ tipologia_utente: AMM_STU, studio_id: studi[0] ?? 0 }, studi.slice(0, 1));
  operatore = await enter({ tipologia_utente: OP_STU, studio_id: studi[0] ?? 0 }, studi.slice(0, 1));
  // Whoever entered now has his last access now.
  await app.sql(
    "update utente set creato_il = '2026-02-10', ultimo_accesso = null where studio_id = $1 and tipologia_utente = 3",
    [studi[0]],
  );
});
afterAll(() => app.stop());

const ask = async (chi: Client, dove: string, Mese: number | null = null) =>
  (await chi.post(dove, { Anno: ANNO, Mese })).corpo.data;
type Tabella = { Titolo: string; Righe: { Voce: string; Valori: number[] }[]; Totali: number[] };
const sum = (numeri: readonly number[]) => numeri.reduce((somma, uno) => somma + uno, 0);
const countAll = ({ Totali }: Tabella) => sum(Totali);
/** What is counted directly, as the owner of the database. */
const count = async (
  da: string,
  quando: string,
  studi: readonly number[],
  mese: number | null,
  quanto = '1',
) => {
  const [riga] = await app.sql<{ n: number }>(
    `select coalesce(sum(${quanto}), 0)::int as n from ${da} where studio_id = any ($1)
       and extract(year from ${quando} at time zone 'Europe/Rome') = $2
       and ($3::int is null or extract(month from ${quando} at time zone 'Europe/Rome') = $3)`,
    [studi, ANNO, mese],
  );
  return riga?.n ?? 0;
};
/** Users that one administers: all of them, those of a gestore and of its studi, those of a studio. */
const countUtenti = async (chi: Client, quando: string, mese: number | null): Promise<number> => {
  const [riga] = await app.sql<{ n: number }>(
    `select count(*)::int as n from utente u where ($1::int[] is null or u.studio_id = any ($1) or u.gestore_id = $2)
       and extract(year from ${quando} at time zone 'Europe/Rome') = $3
       and ($4::int is null or extract(month from ${quando} at time zone 'Europe/Rome') = $4)`,
    [chi === fornitore ? null : portata.get(chi), chi === gestore ? gestoreId : null, ANNO, mese],
  );
  return riga?.n ?? 0;
};
const countStudi = async (studi: readonly number[], mese: number | null): Promise<number> => {
  const [riga] = await app.sql<{ n: number }>(
    `select count(*)::int as n from studio where id = any ($1)
       and extract(year from creato_il at time zone 'Europe/Rome') = $2
       and ($3::int is null or extract(month from creato_il at time zone 'Europe/Rome') = $3)`,
    [studi, ANNO, mese],
  );
  return riga?.n ?? 0;
};
const venduti = "(select * from movimento where tipo in ('Acquisto manuale', 'Nota di credito')) m";
const mesi = fc.option(fc.integer({ min: 1, max: 12 }), { nil: null });
const chiunque = fc.constantFrom(0, 1, 2);
const sceglie = (posto: number): Client => [fornitore, gestore, capo][posto] ?? fornitore;

describe('the statistics', () => {
  it('[STA-001] [STA-002] count what is in the tables, whoever looks, in a year and in each month of it', async () => {
    await fc.assert(
      fc.asyncProperty(mesi, chiunque, async (mese, posto) => {
        const chi = sceglie(posto);
        const studi = portata.get(chi) ?? [];
        for (const [dove, tabella, quando] of [
          [percorsi.statisticaDichiarazioni, 'dichiarazione', 'creata_il'],
          [percorsi.statisticaClienti, 'anagrafica', 'creata_il'],
        ] as const) {
          const { Totale, Tabelle } = await ask(chi, dove, mese);
          const diretto = await count(tabella, quando, studi, mese);
          expect([Totale, ...Tabelle.map(countAll)]).toEqual([diretto, ...Tabelle.map(() => diretto)]);
        }
        const crediti = await ask(chi, percorsi.statisticaCrediti, mese);
        const generi = [
          await count(venduti, 'data', studi, mese, 'quantita'),
          await count("(select * from movimento where tipo = 'Consumo') m", 'data', studi, mese, '-quantita'),
          await count(
            "(select * from movimento where tipo = 'Scadenza') m",
            'data',
            studi,
            mese,
            '-quantita',
          ),
        ];
        for (const { Totali } of crediti.Tabelle as Tabella[]) expect(Totali).toEqual(generi);
        expect(crediti.Totale).toBe(generi[1]);
        const utenti = await ask(chi, percorsi.statisticaUtenti, mese);
        const suoi = await countUtenti(chi, 'coalesce(ultimo_accesso, creato_il)', mese);
        expect([utenti.Totale, ...utenti.Tabelle.map(countAll)]).toEqual([suoi, suoi, suoi]);
        if (chi === capo) return;
        const gestori = await ask(chi, percorsi.statisticaGestori, mese);
        const misure = [
          await countStudi(studi, mese),
          await countUtenti(chi, 'creato_il', mese),
          await count('dichiarazione', 'creata_il', studi, mese),
          await count(venduti, 'data', studi, mese, 'quantita'),
        ];
        expect(gestori.Tabelle[0].Totali).toEqual(misure);
        expect(gestori.Totale).toBe(misure[3]);
      }),
      { numRuns: 8, seed: 26 },
    );
  });

  it('[STA-002] group by what they say: type and state, telematic state, fiscal year, studio; profile and nature', async () => {
    const { Tabelle } = await ask(fornitore, percorsi.statisticaDichiarazioni);
    expect(Tabelle.map(({ Titolo }: Tabella) => Titolo)).toEqual([
      ...['Per tipo', 'Per stato telematico', 'Per anno fiscale', 'Per studio'],
    ]);
    const [perTipo, perTelematico, perAnno, perStudio] = Tabelle as Tabella[];
    const diretti = await app.sql<{ tipo: string; aperte: number; chiuse: number }>(
      `select tipo, (count(*) filter (where stato = 'Aperta'))::int as aperte, (count(*) filter (where stato = 'Chiusa'))::int as chiuse
       from dichiarazione where extract(year from creata_il at time zone 'Europe/Rome') = $1 group by tipo order by tipo`,
      [ANNO],
    );
    expect(perTipo?.Righe).toEqual(
      diretti.map((riga) => ({ Voce: riga.tipo, Valori: [riga.aperte, riga.chiuse] })),
    );
    expect(perTelematico?.Righe.map(({ Voce }) => Voce)).toEqual(['Non inviato']);
    expect(perAnno?.Righe.map(({ Voce }) => Voce)).toEqual(['2024', '2025', '2026']);
    expect(perStudio?.Righe.map(({ Voce }) => Voce)).toEqual(['St 0', 'St 1', 'St 2']);
    const clienti = await ask(gestore, percorsi.statisticaClienti);
    expect((clienti.Tabelle as Tabella[]).map(({ Titolo }) => Titolo)).toEqual([
      'Per profilo',
      'Per natura',
      'Per studio',
    ]);
  });

  it('[STA-002] [USR-009] tell users by role and by last access, as far as one administers them', async () => {
    const { Tabelle, Totale } = await ask(capo, percorsi.statisticaUtenti);
    const [perRuolo, perAccesso] = Tabelle as Tabella[];
    expect(perRuolo?.Righe).toEqual([{ Voce: 'Utente studio', Valori: [2, 0] }]);
    expect(perAccesso?.Righe).toEqual([
      { Voce: 'Negli ultimi 30 giorni', Valori: [1] },
      { Voce: 'Mai entrato', Valori: [1] },
    ]);
    expect(Totale).toBe(2);
    const [tutti] = await app.sql<{ n: number }>('select count(*)::int as n from utente');
    expect((await ask(fornitore, percorsi.statisticaUtenti)).Totale).toBe(tutti?.n);
    expect((await ask(gestore, percorsi.statisticaUtenti)).Totale).toBe(3);
  });

  it('[STA-002] tell gestori apart: studi, users, declarations, credits sold; a gestore finds itself alone', async () => {
    const [tabella] = (await ask(fornitore, percorsi.statisticaGestori)).Tabelle as Tabella[];
    const della = (voce: string) => tabella?.Righe.find(({ Voce }) => Voce === voce)?.Valori;
    const studi = portata.get(gestore) ?? [];
    expect(della('Rete Uno')?.slice(2)).toEqual([
      await count('dichiarazione', 'creata_il', studi, null),
      await count(venduti, 'data', studi, null, 'quantita'),
    ]);
    expect(della('Fornitore')?.[2]).toBe(
      await count('dichiarazione', 'creata_il', [(portata.get(fornitore) ?? [])[2] ?? 0], null),
    );
    const sua = (await ask(gestore, percorsi.statisticaGestori)).Tabelle[0] as Tabella;
    expect(sua.Righe).toHaveLength(1);
    expect(sua.Righe[0]?.Valori.slice(2)).toEqual(della('Rete Uno')?.slice(2));
  });

  it('[STA-003] are of the whole year without a month, of March with 3; the year before stops at the same date', async () => {
    const anno = await ask(fornitore, percorsi.statisticaDichiarazioni);
    const marzo = await ask(fornitore, percorsi.statisticaDichiarazioni, 3);
    expect(anno.Totale).toBe(sum(anno.Mesi));
    expect(marzo.Totale).toBe(anno.Mesi[2]);
    expect(marzo.Totale).toBe(await count('dichiarazione', 'creata_il', portata.get(fornitore) ?? [], 3));
    expect(marzo.Mesi).toEqual(anno.Mesi);
    const [prima] = await app.sql<{ n: number }>(
      `select count(*)::int as n from dichiarazione where creata_il between '2025-01-01' and '2025-11-20 10:00Z'`,
    );
    expect(anno.TotalePrima).toBe(prima?.n);
    expect(anno.MesiPrima[11]).toBe(0);
    expect((await fornitore.post(percorsi.statisticaDichiarazioni, { Anno: ANNO, Mese: 13 })).status).toBe(
      400,
    );
  });

  it('[STA-002] leave as a CSV with the same numbers', async () => {
    const { status, testo } = await capo.post(percorsi.statisticaDichiarazioniCsv, { Anno: ANNO });
    expect(status).toBe(200);
    const righe = testo.split('\r\n');
    const { Mesi, Tabelle } = await ask(capo, percorsi.statisticaDichiarazioni);
    expect(righe[1]).toMatch(new RegExp(`^gennaio;${Mesi[0]};`));
    for (const { Titolo, Totali } of Tabelle as Tabella[]) {
      const da = righe.indexOf(Titolo);
      expect(righe.slice(da).find((riga) => riga.startsWith('Totale;'))).toBe(`Totale;${Totali.join(';')}`);
    }
  });

  it('are for who sees what they count: an operator of a studio counts declarations and clients', async () => {
    for (const dove of [percorsi.statisticaDichiarazioni, percorsi.statisticaClienti])
      expect((await operatore.post(dove, { Anno: ANNO })).status).toBe(200);
    for (const dove of [percorsi.statisticaGestori, percorsi.statisticaUtenti, percorsi.statisticaCrediti])
      expect((await operatore.post(dove, { Anno: ANNO })).status).toBe(403);
    expect((await capo.post(percorsi.statisticaGestori, { Anno: ANNO })).status).toBe(403);
  });
});
