import { priorita } from '@quadra/contract';
import { ANNO_FISCALE, annoImposta } from '@quadra/values';
import type pg from 'pg';
import { insertDocumento } from './firma-demo.ts';

const imposta = annoImposta(ANNO_FISCALE);
/** The papers that who works for himself, and the head of the group, brought. */
const cartaScena = {
  privato: [
    `Certificazione unica ${ANNO_FISCALE}`,
    `Spese sanitarie ${imposta}`,
    `Interessi del mutuo ${imposta}`,
  ],
  azienda: [`Bilancio d’esercizio ${imposta}`, 'Visura camerale'],
  holding: [`Opzione per il consolidato ${imposta}`],
} as const;

/** What the vendor told the studi. */
const notizie = [
  [30, 'Modelli aggiornati', 'I modelli dell’anno sono aggiornati con le ultime istruzioni pubblicate.'],
  [6, 'Manutenzione programmata', 'Domenica notte il servizio resta fermo mezz’ora, dalle due.'],
] as const;

export async function insertCarta(
  client: pg.Client,
  cliente: { readonly id: string; readonly studioId: number; readonly denominazione: string },
  chi: keyof typeof cartaScena,
): Promise<void> {
  for (const titolo of cartaScena[chi]) await insertDocumento(client, cliente, titolo, null);
}

/** News of the last weeks, already read by who works in the studio. */
export const insertNotizie = (client: pg.Client, studioId: number) =>
  client.query(
    `with n as (
       insert into notifica (oggetto, testo, priorita, data_pubblicazione, annunciata_il, studi)
       select p.oggetto, p.testo, $3::int, q.quando, q.quando, array[$1::int]
       from jsonb_to_recordset($2::jsonb) as p (giorni int, oggetto text, testo text),
         lateral (select now() - make_interval(days => p.giorni) as quando) q
       where not exists (select from notifica where studi = array[$1::int])
       returning id)
     insert into notifica_letta (utente_id, notifica_id) select u.id, n.id from n, utente u where u.studio_id = $1`,
    [
      ...[studioId, JSON.stringify(notizie.map(([giorni, oggetto, testo]) => ({ giorni, oggetto, testo })))],
      priorita.NORMALE,
    ],
  );
