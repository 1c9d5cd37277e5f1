import type { ParteVeduta, PrioritaTicket, StatoTicket } from '@quadra/contract';
import type pg from 'pg';
import type { Db } from '../src/db/pool.ts';
import { withTenant } from '../src/db/tenancy.ts';
import { takeVeduta } from '../src/features/conversazioni/assistenza/presa-veduta.ts';
import { listPosti, withProprietario } from './demo.queries.ts';
import { studiDemo } from './studi-demo.ts';

interface TicketDemo {
  readonly oggetto: string;
  readonly priorita: PrioritaTicket;
  readonly stato: StatoTicket;
  readonly pagina: string | null;
  /** Hours ago: opened, and since when who opened it waits. */
  readonly ore: number;
  readonly attende: number | null;
  /** In order; the second ones are of who helps. */
  readonly messaggi: readonly string[];
  /** What who helps wrote for the others who do. */
  readonly nota?: string;
  /** The name of the studio; the first when it is not said. */
  readonly studio?: string;
  /** A number of a declaration of the studio it was opened from, and what is shown of the page. */
  readonly da?: { readonly chiave: string; readonly parti: readonly ParteVeduta[] };
}
const ticketDemo: readonly TicketDemo[] = [
  {
    ...{ oggetto: 'Come si corregge un F24 già stampato', priorita: 'Normale', stato: 'Chiuso' },
    ...{ pagina: '/f24', ore: 190, attende: null },
    messaggi: [
      'Un F24 stampato ha la scadenza sbagliata: si può correggere?',
      'Si annulla con un motivo e se ne prepara un altro dal conto fiscale.',
    ],
  },
  {
    ...{ oggetto: 'Filtro delle scadenze del radar', priorita: 'Bassa', stato: 'In lavorazione' },
    ...{ pagina: '/radar', ore: 70, attende: null },
    messaggi: [
      'Vorremmo vedere nel radar solo le scadenze dei prossimi sette giorni.',
      'Lo stiamo guardando: intanto si può ordinare per scadenza.',
    ],
  },
  {
    ...{ oggetto: 'Stampa con due loghi', priorita: 'Alta', stato: 'Aperto', pagina: null, ore: 26 },
    attende: 26,
    messaggi: ['La stampa definitiva mostra anche il logo del gestore. È giusto?'],
    nota: 'Il logo del gestore si toglie dalle impostazioni dello studio: verificare chi può farlo.',
  },
  {
    ...{ oggetto: 'RN26, Imposta netta', priorita: 'Normale', stato: 'Aperto', pagina: null, ore: 3 },
    ...{ attende: 3, da: { chiave: 'RN26.2', parti: ['pagina', 'numero'] } },
    messaggi: ['L’imposta netta non scende se aggiungo le spese sanitarie: dove si vede quanto contano?'],
    nota: 'La franchigia di 129,11 € assorbe quasi tutta la spesa: dirlo con il numero.',
  },
  {
    ...{ oggetto: 'Scarto di un file telematico', priorita: 'Alta', stato: 'Aperto', pagina: null, ore: 1 },
    ...{ attende: 1, studio: 'Studio Bellini Commercialisti' },
    messaggi: ['Il controllo del file segnala un codice comune che non esiste più. Che cosa si fa?'],
  },
  {
    ...{
      oggetto: 'Due utenti sulla stessa delega',
      priorita: 'Bassa',
      stato: 'In lavorazione',
      pagina: null,
    },
    ...{ ore: 50, attende: null, studio: 'Studio Grassi' },
    messaggi: [
      'Due colleghi hanno aperto la stessa delega: quale vale?',
      'Vale l’ultima salvata. Ci può dire il numero della delega?',
    ],
  },
];

/** What the vendor answers often. */
const prontiDemo = [
  [
    'Riaprire una dichiarazione',
    'Una dichiarazione chiusa si riapre dall’elenco, con «Riapri»: ciò che era calcolato si ricalcola.',
  ],
  ['Da dove viene un numero', 'Maiusc F1 sul numero mostra da quali righi viene, con la formula e la norma.'],
] as const;

async function insertTicket(client: pg.Client, studioId: number, t: TicketDemo): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into ticket (studio_id, oggetto, priorita, stato, pagina, aperto_da, aperto_il, attende_da, ultimo_il)
     values ($1, $2, $3, $4, $5, (select min(id) from utente where studio_id = $1), now() - make_interval(hours => $6),
       now() - make_interval(hours => $7), now() - make_interval(hours => $6 - 1)) returning id`,
    [studioId, t.oggetto, t.priorita, t.stato, t.pagina, t.ore, t.attende],
  );
  for (const [posto, testo] of t.messaggi.entries())
    await client.query(
      `insert into ticket_messaggio (studio_id, ticket_id, testo, autore_id, assistenza, scritto_il)
       values ($1, $2, $3, (select min(id) from utente where case when $4 then tipologia_utente = 1 else studio_id = $1 end),
         $4, now() - make_interval(hours => $5))`,
      [studioId, rows[0]?.id, testo, posto % 2 === 1, t.ore - posto],
    );
}

/** What who helps wrote for the others, half an hour after who asked. */
async function insertNota(client: pg.Client, studioId: number, { nota, oggetto }: TicketDemo): Promise<void> {
  if (nota === undefined) return;
  await client.query(
    `insert into ticket_nota (studio_id, ticket_id, testo, autore_id, scritto_il)
     select studio_id, id, $3, (select min(id) from utente where tipologia_utente = 1), aperto_il + interval '30 minutes'
     from ticket where studio_id = $1 and oggetto = $2`,
    [studioId, oggetto, nota],
  );
}

/** The page of a declaration of the studio that has the number, as who opened the ticket shows it. */
async function showPagina(
  client: pg.Client,
  db: Db,
  studioId: number,
  { da, oggetto }: TicketDemo,
): Promise<void> {
  if (da === undefined) return;
  const { rows } = await client.query<{ id: string; utente: number; dichiarazione: string; anno: number }>(
    `select t.id, t.aperto_da as utente, d.id as dichiarazione, d.anno from ticket t
     join lateral (select id, anno from dichiarazione where studio_id = t.studio_id and tipo = 'Persone fisiche'
       and righi ? 'RC1.3' order by anno desc, id limit 1) d on true
     where t.studio_id = $1 and t.oggetto = $2`,
    [studioId, oggetto],
  );
  const [trovato] = rows;
  if (trovato === undefined) return;
  const { id, utente: utenteId, dichiarazione: IdDichiarazione, anno: Anno } = trovato;
  await withTenant(db, { studi: [studioId] }, (trx) =>
    takeVeduta(
      trx,
      { sessione: { utenteId }, adesso: new Date() },
      { studio_id: studioId, id },
      { da: { Anno, IdDichiarazione, Chiave: da.chiave }, parti: da.parti },
    ),
  );
}

/** What the studi asked: something answered, something that waits; and what the vendor answers often. */
export async function loadAssistenzaDemo(client: pg.Client, db: Db): Promise<void> {
  const primo = studiDemo[0]?.ragioneSociale ?? '';
  const scritti = await withProprietario(client, [], async () => {
    const fatti: [number, TicketDemo][] = [];
    for (const uno of ticketDemo) {
      const [posto] = await listPosti(client, [uno.studio ?? primo]);
      if (posto === undefined) continue;
      await insertTicket(client, posto.studioId, uno);
      await insertNota(client, posto.studioId, uno);
      fatti.push([posto.studioId, uno]);
    }
    for (const [titolo, testo] of prontiDemo)
      await client.query('insert into risposta_pronta (titolo, testo) values ($1, $2)', [titolo, testo]);
    return fatti;
  });
  for (const [studioId, uno] of scritti)
    await withProprietario(client, [studioId], () => showPagina(client, db, studioId, uno));
}
