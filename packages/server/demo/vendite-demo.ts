import type pg from 'pg';
import { withProprietario } from './demo.queries.ts';

/** A purchase of the demo: of whom, what, how many months ago, and how much of it was used in each of the months after. */
interface AcquistoPassato {
  readonly studio: string;
  readonly pacchetto: 'Avvio' | 'Studio';
  readonly mesiFa: number;
  /** All of it: what a studio has today is what it bought today. */
  readonly usi: readonly number[];
}
const passato: readonly AcquistoPassato[] = [
  { studio: 'Studio Conti e Associati', pacchetto: 'Avvio', mesiFa: 17, usi: [12, 20, 18] },
  { studio: 'Studio Conti e Associati', pacchetto: 'Studio', mesiFa: 11, usi: [8, 14, 31, 52, 61, 34] },
  { studio: 'Studio Conti e Associati', pacchetto: 'Avvio', mesiFa: 5, usi: [16, 22, 12] },
  { studio: 'Studio Bellini Commercialisti', pacchetto: 'Avvio', mesiFa: 14, usi: [30, 20] },
  { studio: 'Studio Bellini Commercialisti', pacchetto: 'Studio', mesiFa: 9, usi: [22, 40, 55, 43, 21, 19] },
  { studio: 'Studio Conti e Associati', pacchetto: 'Avvio', mesiFa: 2, usi: [22, 28] },
  { studio: 'Studio Bellini Commercialisti', pacchetto: 'Studio', mesiFa: 2, usi: [86, 114] },
];

const PRIMO_GIORNO = 6;

/** What was bought by card and paid, credited and used up; each with its movement, its two sides, its purchase. */
const insertPassato = (client: pg.Client, uno: AcquistoPassato, numero: number) =>
  client.query(
    `with s as (
       select s.id, v.id as venditore, p.id as pacchetto, p.nome, p.crediti, p.prezzo, p.scadenza_mesi,
         date_trunc('month', now()) - make_interval(months => $3::int) + make_interval(days => $5::int, hours => 9) as quando
       from studio s join venditore v on v.gestore_id = s.gestore_id, pacchetto p
       where s.ragione_sociale = $1 and p.nome = $2 and p.gestore_id is null),
     g as (
       insert into pagamento (studio_id, venditore_id, metodo, stato, pacchetto_id, pacchetto, crediti, scadenza_mesi,
         imponibile, iva, totale, causale, simulato, incassato_il, creato_il, chiuso_il)
       select id, venditore, 'Carta di credito', 'Completato', pacchetto, nome, crediti, scadenza_mesi,
         prezzo, prezzo * 22 / 100, prezzo + prezzo * 22 / 100, concat('QDR-DEMO', $6::int), true, quando::date, quando, quando
       from s returning id),
     u as (select u.quanti, u.n, sum(u.quanti) over (order by u.n) as usati
       from unnest($4::int[]) with ordinality u (quanti, n)),
     m as (
       insert into movimento (studio_id, tipo, data, quantita, saldo_dopo, causale, descrizione, pacchetto_id, prezzo,
         riferimento_tipo, riferimento_id)
       select s.id, 'Acquisto carta', quando, crediti, crediti, nome, 'Carta di credito', pacchetto, prezzo, 'pagamento', g.id::text from s, g
       union all
       select s.id, 'Consumo', quando + make_interval(months => u.n::int - 1, days => 8), -u.quanti, crediti - u.usati,
         'Stampa definitiva', '', null, null, null, null from s, u
       returning studio_id, id, tipo, data, quantita),
     v as (
       insert into voce (studio_id, movimento_id, conto, quantita)
       select m.studio_id, m.id, l.conto, l.verso * m.quantita from m,
         lateral (values ('crediti', 1), (case when m.quantita > 0 then 'acquisti' else 'consumi' end, -1)) l (conto, verso)),
     a as (
       insert into acquisto (studio_id, movimento_id, pacchetto_id, comprato_il, scade_il, quantita, residuo)
       select m.studio_id, m.id, s.pacchetto, m.data, (m.data + make_interval(months => s.scadenza_mesi))::date, m.quantita, 0
       from m, s where m.quantita > 0 returning id)
     insert into consumo_pacchetto (studio_id, movimento_id, acquisto_id, quantita)
     select m.studio_id, m.id, a.id, -m.quantita from m, a where m.quantita < 0`,
    [uno.studio, uno.pacchetto, uno.mesiFa, [...uno.usi], PRIMO_GIORNO + numero, numero],
  );

/** Two studi of the demo bought and used in the months before: the pages of the sales have something to tell. */
export const loadVenditeDemo = (client: pg.Client): Promise<void> =>
  withProprietario(client, [], async () => {
    const { rows } = await client.query<{ id: number }>(
      'select id from studio where ragione_sociale = any ($1)',
      [[...new Set(passato.map(({ studio }) => studio))]],
    );
    await client.query("select set_config('app.studio_ids', $1, true)", [rows.map(({ id }) => id).join(',')]);
    const { rowCount } = await client.query("select from pagamento where causale = 'QDR-DEMO0'");
    if (rowCount !== 0) return;
    for (const [numero, uno] of passato.entries()) await insertPassato(client, uno, numero);
  });
