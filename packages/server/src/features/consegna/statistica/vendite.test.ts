import { percorsi, percorso, tipologiaUtente } from '@quadra/contract';
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

const { CON_ELMAS, AMM_GES, OP_GES, OP_STU } = tipologiaUtente;
const ANNO = new Date().getFullYear();
let vendita: Vendita;
/** Who looks, and the studi he sells to. */
let viste: readonly (readonly [Client, number[]])[];
let capo: Client;
let primo = 0;
const di = (modello: string, id: string) => percorso(modello, { id });

/**
 * A purchase of a day and what was used and expired of it, as the ledger has them: each fact on its day, of this year or of
 * the one before.
 */
async function writePassato(studioId: number, n: number): Promise<void> {
  const giorno = (mesi: number) =>
    `${ANNO - (n % 2)}-${String(((n + mesi) % 12) + 1).padStart(2, '0')}-1${n % 10} 23:30+01`;
  await vendita.app.sql('insert into conto (studio_id) values ($1) on conflict do nothing', [studioId]);
  await vendita.app.sql(
    `with p as (select id, prezzo from pacchetto where nome = $4),
     m as (
       insert into movimento (studio_id, tipo, data, quantita, saldo_dopo, causale, pacchetto_id, prezzo)
       select $1::int, x.tipo, x.data::timestamptz, x.q, 100, 'Prova', case when x.q > 0 then p.id end,
         case when x.q > 0 then p.prezzo end
       from (values ('Acquisto manuale', $2, 40), ('Consumo', $3, -$5::int), ('Scadenza', $3, -3), ('Consumo', $3, 0)) x (tipo, data, q),
         (select (select id from p) as id, (select prezzo from p) as prezzo) p
       returning id, tipo, quantita),
     v as (
       insert into voce (studio_id, movimento_id, conto, quantita)
       select $1::int, m.id, l.conto, l.verso * m.quantita from m, lateral (values ('crediti', 1), (case m.tipo
         when 'Consumo' then 'consumi' when 'Scadenza' then 'scadenze' else 'acquisti' end, -1)) l (conto, verso)),
     a as (
       insert into acquisto (studio_id, movimento_id, pacchetto_id, comprato_il, scade_il, quantita, residuo)
       select $1::int, m.id, (select id from p), $2::timestamptz, ($2::timestamptz + interval '1 year')::date, 40, 37 - $5::int
       from m where quantita > 0 returning id),
     c as (
       insert into consumo_pacchetto (studio_id, movimento_id, acquisto_id, quantita)
       select $1::int, m.id, case when m.quantita < 0 then a.id end, -m.quantita from m, a where m.quantita <= 0)
     update conto set saldo = saldo + 37 - $5::int where studio_id = $1::int`,
    [studioId, giorno(0), giorno(1), n % 3 ? 'Ricarica' : 'Nessuno', n + 1],
  );
}

beforeAll(async () => {
  vendita = await makeVendita();
  await writeVenditore(vendita.gestore, tuttiIMetodi);
  const { id: altroId } = await makeGestore(vendita.app, { abilita_bonifici: true });
  await makeFatturazione(vendita.app, altroId);
  const compratori = [
    await makeCompratore(vendita),
    await makeCompratore(vendita),
    await makeCompratore({ app: vendita.app, gestoreId: altroId }),
  ];
  const studi = compratori.map(({ id }) => id);
  capo = compratori[0]?.capo as Client;
  primo = studi[0] ?? 0;
  for (let n = 0; n < 18; n += 1) await writePassato(studi[n % 3] ?? 0, n);
  const enter = async (dati: Parameters<typeof makeUtente>[1]) =>
    loginAs(vendita.app, await makeUtente(vendita.app, dati));
  const altro = await enter({ tipologia_utente: AMM_GES, gestore_id: altroId });
  viste = [
    [vendita.fornitore, studi],
    [await enter({ tipologia_utente: CON_ELMAS }), studi],
    [vendita.gestore, studi.slice(0, 2)],
    [await enter({ tipologia_utente: OP_GES, gestore_id: vendita.gestoreId }), studi.slice(0, 2)],
    [altro, studi.slice(2)],
  ];
  // And what happens through the doors, today: bought and paid, given back, used, moved.
  const book = async () =>
    (await capo.post(percorsi.bonifico, { IdPacchetto: vendita.pacchetto })).corpo.data.Id;
  const [pagato, reso] = [await book(), await book(), await book()];
  for (const uno of [pagato, reso]) await vendita.gestore.put(di(percorsi.bonificoConferma, uno));
  const esito = await vendita.gestore.post(di(percorsi.pagamentoRimborso, reso), { Motivo: 'Errore' });
  expect(esito.status).toBe(200);
  await vendita.fornitore.post(percorsi.creditiScala, { IdStudio: primo, Crediti: 4, Motivazione: 'Uso' });
  const spostamento = { DaIdStudio: primo, AIdStudio: studi[1], Crediti: 5, Motivazione: 'Sede' };
  expect((await vendita.gestore.post(percorsi.creditiSpostamento, spostamento)).status).toBe(200);
});
afterAll(async () => {
  expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  await vendita.stop();
});

const MISURE = [
  'Venduto',
  'Incassato',
  'Crediti venduti',
  'Crediti usati',
  'Crediti scaduti',
  'Crediti in scadenza',
];
const CAMPI = [
  'Venduto',
  'Incassato',
  'CreditiVenduti',
  'CreditiUsati',
  'CreditiScaduti',
  'CreditiInScadenza',
] as const;
type Riga = Record<(typeof CAMPI)[number], number> & { NomeStudio: string; Anno: number };
interface Misura {
  readonly Misura: string;
  readonly Mesi: number[];
  readonly MesiPrima: number[];
  readonly Totale: number;
}
const ask = async (chi: Client, Anno: number): Promise<Misura[]> =>
  (await chi.post(percorsi.vendite, { Anno })).corpo.data.Misure;
/** All the rows of a list of a year, page after page. */
async function listAll(chi: Client, dove: string, Anno: number): Promise<Riga[]> {
  const righe: Riga[] = [];
  for (let PageNo = 1; ; PageNo += 1) {
    const { corpo } = await chi.post(dove, { Filter: { Anno }, PageNo, PageSize: 2 });
    righe.push(...corpo.data);
    if (PageNo * 2 >= corpo.Total) return righe;
  }
}
const sum = (numeri: readonly number[]) =>
  Math.round(numeri.reduce((somma, uno) => somma + uno, 0) * 100) / 100;

/** The same numbers, counted on the accounts of the ledger and on the payments by the owner of the database. */
async function countLibro(studi: readonly number[], anno: number, mese: number | null): Promise<number[]> {
  const quando = (colonna: string) =>
    `extract(year from ${colonna}) = $2 and ($3::int is null or extract(month from ${colonna}) = $3)`;
  const [riga] = await vendita.app.sql<Record<string, string>>(
    `with v as (
       select v.conto, sum(v.quantita) as q from voce v join movimento m on m.studio_id = v.studio_id and m.id = v.movimento_id
       where v.studio_id = any ($1) and ${quando("(m.data at time zone 'Europe/Rome')")} group by v.conto)
     select (select coalesce(sum(prezzo), 0) from movimento m where studio_id = any ($1) and quantita > 0
         and tipo like 'Acquisto%' and ${quando("(m.data at time zone 'Europe/Rome')")})
       - (select coalesce(sum(imponibile), 0) from pagamento where studio_id = any ($1) and rimborsato_il is not null
         and ${quando("(rimborsato_il at time zone 'Europe/Rome')")}) as a,
     (select coalesce(sum(totale), 0) from pagamento where studio_id = any ($1) and stato = 'Completato'
       and rimborsato_il is null and ${quando('incassato_il')}) as b,
     -coalesce((select q from v where conto = 'acquisti'), 0) as c, coalesce((select q from v where conto = 'consumi'), 0) as d,
     coalesce((select q from v where conto = 'scadenze'), 0) as e,
     (select coalesce(sum(residuo), 0) from acquisto where studio_id = any ($1) and ${quando('scade_il')}) as f`,
    [studi, anno, mese],
  );
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((nome, posto) => Number(riga?.[nome]) / (posto < 2 ? 100 : 1));
}

describe('the sales', () => {
  it('come to what the ledger and the payments say, whoever sells, in each month, by studio and by package', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 4 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(ANNO, ANNO - 1, ANNO + 1),
        async (posto, mese, anno) => {
          const [chi, studi] = viste[posto] ?? [vendita.fornitore, []];
          const misure = await ask(chi, anno);
          expect(misure.map(({ Misura }) => Misura)).toEqual(MISURE);
          expect(misure.map(({ Mesi }) => Mesi[mese - 1])).toEqual(await countLibro(studi, anno, mese));
          expect(misure.map(({ MesiPrima }) => MesiPrima[mese - 1])).toEqual(
            await countLibro(studi, anno - 1, mese),
          );
          const totali = await countLibro(studi, anno, null);
          expect(misure.map(({ Totale }) => Totale)).toEqual(totali);
          for (const dove of [percorsi.venditeStudioLista, percorsi.venditePacchettoLista]) {
            const righe = await listAll(chi, dove, anno);
            expect([dove, CAMPI.map((campo) => sum(righe.map((riga) => riga[campo])))]).toEqual([
              dove,
              totali,
            ]);
          }
        },
      ),
      { numRuns: 25 },
    );
    const [, incassato = 0, venduti = 0, usati = 0, scaduti = 0] = await countLibro(
      viste[0]?.[1] ?? [],
      ANNO,
      null,
    );
    // 25 credits at 50 euro with VAT: one paid and kept, one given back, one that nobody paid.
    expect(incassato).toBe(61);
    expect([venduti > 0, usati > 0, scaduti > 0]).toEqual([true, true, true]);
  });

  it('leave in a CSV with the same totals three times', async () => {
    for (const [chi, studi] of viste) {
      const { testo, headers } = await chi.post(percorsi.venditeCsv, { Anno: ANNO });
      expect(headers.get('content-disposition')).toBe(`attachment; filename="vendite-${ANNO}.csv"`);
      const attesa = `Totale;${(await countLibro(studi, ANNO, null)).map((uno) => String(uno).replace('.', ',')).join(';')}`;
      expect(testo.split('\r\n').filter((riga) => riga.startsWith('Totale;'))).toEqual([
        attesa,
        attesa,
        attesa,
      ]);
    }
  });

  it('are of who sells alone, each of his own studi, and are looked for by name and by year', async () => {
    const operatore = await loginAs(
      vendita.app,
      await makeUtente(vendita.app, { tipologia_utente: OP_STU, studio_id: primo }),
    );
    for (const chi of [capo, operatore])
      for (const [dove, corpo] of [
        [percorsi.vendite, { Anno: ANNO }],
        [percorsi.venditeCsv, { Anno: ANNO }],
        [percorsi.venditeStudioLista, {}],
        [percorsi.venditePacchettoLista, {}],
      ] as const)
        expect([dove, (await chi.post(dove, corpo)).status]).toEqual([dove, 403]);
    for (const [chi, studi] of viste) {
      const { corpo } = await chi.post(percorsi.venditeStudioLista, {});
      expect([...new Set(corpo.data.map(({ IdStudio }: { IdStudio: number }) => IdStudio))].sort()).toEqual(
        [...studi].sort(),
      );
    }
    const { corpo } = await vendita.gestore.post(percorsi.venditePacchettoLista, {
      Filter: { Pacchetto: 'ricar' },
    });
    expect(corpo.data.map(({ Pacchetto, Anno }: Record<string, unknown>) => [Pacchetto, Anno])).toEqual(
      [ANNO + 1, ANNO, ANNO - 1].map((anno) => ['Ricarica', anno]),
    );
  });
});
