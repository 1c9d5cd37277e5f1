import type pg from 'pg';
import { hashPassword } from '../features/sessione/password.ts';
import { insertClienti, withProprietario } from './carica-clienti.ts';
import { makeClienti } from './clienti.ts';
import {
  fornitoreDemo,
  gestoriDemo,
  PASSWORD_DEMO,
  type StudioDemo,
  studiDemo,
  type UtenteDemo,
  utentiFornitore,
} from './studi-demo.ts';

const SEME = 20_250_101;
const INSIEME = 2;

/** Every demo client, studio by studio: the same people at every run, no codice fiscale twice. */
export function makeClientiDemo(): ReturnType<typeof makeClienti>[] {
  const visti = new Set<string>();
  return studiDemo.map((studio, n) => makeClienti(SEME + n, studio.anagrafiche, studio.sede, visti));
}

/** Each login has a salt of its own, so each is hashed; two at a time, as the server allows. */
async function hashPerUtente(utenti: readonly UtenteDemo[]): Promise<Map<string, string>> {
  const hash = new Map<string, string>();
  const daFare = [...utenti];
  const work = async () => {
    for (let utente = daFare.pop(); utente; utente = daFare.pop()) {
      hash.set(utente.email, await hashPassword(PASSWORD_DEMO));
    }
  };
  await Promise.all(Array.from({ length: INSIEME }, work));
  return hash;
}

async function insertUtenti(
  client: pg.Client,
  utenti: readonly UtenteDemo[],
  dove: { studioId?: number; gestoreId?: number },
  hash: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [n, utente] of utenti.entries()) {
    await client.query(
      `insert into utente (studio_id, gestore_id, email, nome, cognome, tipologia_utente, primo_amministratore, password_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        dove.studioId ?? null,
        dove.gestoreId ?? null,
        utente.email,
        utente.nome,
        utente.cognome,
        utente.tipologia,
        n === 0 && dove.studioId !== undefined,
        hash.get(utente.email),
      ],
    );
  }
}

const applicativi = JSON.stringify([
  { codice: 'manager', anno: null, dal: '2025-01-01', al: null },
  { codice: 'PF', anno: 2025, dal: '2025-01-01', al: null },
]);

async function insertStudio(client: pg.Client, studio: StudioDemo, gestoreId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into studio (gestore_id, ragione_sociale, partita_iva, codice_fiscale, tipo_profilo_cliente, applicativi)
     values ($1, $2, nullif($3, ''), nullif($3, ''), $4, $5) returning id`,
    [gestoreId, studio.ragioneSociale, studio.partitaIva, studio.profilo, applicativi],
  );
  return rows[0]?.id ?? 0;
}

async function insertGestori(
  client: pg.Client,
  hash: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const gestore of gestoriDemo) {
    const { rows } = await client.query<{ id: number }>(
      'insert into gestore (codice, nome, ragione_sociale) values ($1, $2, $3) returning id',
      [gestore.codice, gestore.nome, gestore.ragioneSociale],
    );
    ids.set(gestore.codice, rows[0]?.id ?? 0);
    await insertUtenti(client, gestore.utenti, { gestoreId: rows[0]?.id ?? 0 }, hash);
  }
  return ids;
}

async function updateFornitore(client: pg.Client): Promise<void> {
  const { ragione_sociale, sito, email, telefono } = fornitoreDemo;
  await client.query('update fornitore set ragione_sociale = $1, sito = $2, email = $3, telefono = $4', [
    ragione_sociale,
    sito,
    email,
    telefono,
  ]);
}

/** Vendor, gestori, studi, users and clients, all or none. */
export async function loadFondamenta(client: pg.Client): Promise<void> {
  const hash = await hashPerUtente([
    ...utentiFornitore,
    ...gestoriDemo.flatMap((gestore) => gestore.utenti),
    ...studiDemo.flatMap((studio) => studio.utenti),
  ]);
  await withProprietario(client, [], async () => {
    await updateFornitore(client);
    await insertUtenti(client, utentiFornitore, {}, hash);
    const gestori = await insertGestori(client, hash);
    for (const [n, clienti] of makeClientiDemo().entries()) {
      const studio = studiDemo[n];
      if (studio === undefined) continue;
      const studioId = await insertStudio(client, studio, gestori.get(studio.gestore) ?? 0);
      await client.query("select set_config('app.studio_ids', $1, true)", [String(studioId)]);
      await insertUtenti(client, studio.utenti, { studioId }, hash);
      await insertClienti(client, studioId, clienti);
    }
  });
}
