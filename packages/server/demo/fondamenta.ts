import type pg from 'pg';
import { hashPassword } from '../src/features/accesso/sessione/password.ts';
import { makeClienti, makeTitolare } from './clienti.ts';
import {
  insertAcquisto,
  insertClienti,
  insertGestore,
  insertGruppo,
  insertListino,
  insertPacchetto,
  insertStudio,
  insertUtente,
  showStudi,
  updateFornitore,
  withProprietario,
} from './demo.queries.ts';
import {
  fornitoreDemo,
  gestoriDemo,
  listinoDemo,
  PASSWORD_DEMO,
  pacchettiDemo,
  studiDemo,
  type UtenteDemo,
  utentiFornitore,
} from './studi-demo.ts';

const SEME = 20_250_101;
const INSIEME = 2;

/** Every demo client, studio by studio: the same people at every run, no codice fiscale twice. */
export function makeClientiDemo(): ReturnType<typeof makeClienti>[] {
  const visti = new Set<string>();
  return studiDemo.map((studio, n) =>
    studio.titolare ? makeTitolare(studio) : makeClienti(SEME + n, studio.anagrafiche, studio.sede, visti),
  );
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
    const isPrimo = n === 0 && dove.studioId !== undefined;
    await insertUtente(client, utente, { ...dove, isPrimo }, hash.get(utente.email) ?? '');
  }
}

async function insertGestori(
  client: pg.Client,
  hash: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const gestore of gestoriDemo) {
    const gestoreId = await insertGestore(client, gestore);
    ids.set(gestore.codice, gestoreId);
    await insertUtenti(client, gestore.utenti, { gestoreId }, hash);
  }
  return ids;
}

/** Vendor, gestori, studi, users and clients, all or none. */
export async function loadFondamenta(client: pg.Client): Promise<void> {
  const hash = await hashPerUtente([
    ...utentiFornitore,
    ...gestoriDemo.flatMap((gestore) => gestore.utenti),
    ...studiDemo.flatMap((studio) => studio.utenti),
  ]);
  await withProprietario(client, [], async () => {
    await updateFornitore(client, fornitoreDemo);
    await insertUtenti(client, utentiFornitore, {}, hash);
    const gestori = await insertGestori(client, hash);
    for (const pacchetto of pacchettiDemo) await insertPacchetto(client, pacchetto);
    await insertListino(client, listinoDemo);
    for (const [n, clienti] of makeClientiDemo().entries()) {
      const studio = studiDemo[n];
      if (studio === undefined) continue;
      const codiceFiscale = studio.partitaIva || (clienti[0]?.codice_fiscale ?? '');
      const gestoreId = gestori.get(studio.gestore) ?? 0;
      const studioId = await insertStudio(client, { ...studio, codiceFiscale }, gestoreId);
      await showStudi(client, [studioId]);
      await insertUtenti(client, studio.utenti, { studioId }, hash);
      await insertClienti(client, studioId, clienti);
      if (studio.pacchetto) await insertAcquisto(client, studioId, studio.pacchetto);
      for (const gruppo of studio.gruppi ?? []) await insertGruppo(client, studioId, gruppo);
    }
  });
}
