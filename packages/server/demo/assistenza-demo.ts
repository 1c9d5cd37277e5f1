import type { PrioritaTicket, StatoTicket } from '@quadra/contract';
import type pg from 'pg';
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
];

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

/** What the first studio asked: something answered, something that waits. */
export const loadAssistenzaDemo = (client: pg.Client): Promise<void> =>
  withProprietario(client, [], async () => {
    const [posto] = await listPosti(client, [studiDemo[0]?.ragioneSociale ?? '']);
    for (const uno of posto ? ticketDemo : []) {
      await insertTicket(client, posto?.studioId ?? 0, uno);
      await insertNota(client, posto?.studioId ?? 0, uno);
    }
  });
