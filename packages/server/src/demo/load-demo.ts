import pg from 'pg';
import type { Db } from '../db/pool.ts';
import { withProprietario } from './carica-clienti.ts';
import { loadDichiarazioniDemo } from './dichiarazioni-demo.ts';
import { loadFondamenta } from './fondamenta.ts';
import { loadGrande } from './grande.ts';

export { listAccessiDemo } from './studi-demo.ts';

/** Servers that start together take turns here. */
const SERRATURA = 7_266_002;
const AZIONE = 'dati di prova';

export interface OpzioniDemo {
  /** Clients to add in studi of their own, beyond the demo. */
  readonly anagrafiche?: number;
  readonly onPasso?: (frase: string) => void;
}
export interface EsitoDemo {
  /** assente: the database has studi of its own and was left as it is. */
  readonly demo: 'caricata' | 'presente' | 'assente';
  readonly aggiunte: number;
}

type Stato = 'vuoto' | 'demo' | 'demo a metà' | 'altro';

async function readStato(client: pg.Client): Promise<Stato> {
  return withProprietario(client, [], async () => {
    const { rows } = await client.query<{ studi: boolean; demo: boolean; finita: boolean }>(
      `select exists (select 1 from studio) as studi,
         exists (select 1 from gestore where codice = 'EMILIA') as demo,
         exists (select 1 from registro where studio_id = 0 and azione = $1) as finita`,
      [AZIONE],
    );
    const riga = rows[0];
    if (riga?.finita) return 'demo';
    if (riga?.demo) return 'demo a metà';
    return riga?.studi ? 'altro' : 'vuoto';
  });
}

const markFinita = (client: pg.Client) =>
  withProprietario(client, [], () =>
    client.query("insert into registro (studio_id, azione, entita) values (0, $1, 'demo')", [AZIONE]),
  );

async function loadInOrdine(
  client: pg.Client,
  db: Db,
  onPasso: (frase: string) => void,
): Promise<EsitoDemo['demo']> {
  const stato = await readStato(client);
  if (stato === 'demo') return 'presente';
  if (stato === 'altro') return 'assente';
  onPasso('Preparazione dei dati di prova');
  if (stato === 'vuoto') await loadFondamenta(client);
  await loadDichiarazioniDemo(client, db);
  await markFinita(client);
  return 'caricata';
}

/**
 * Fills an empty database with invented data, always the same; a database that is not empty is left alone. A load that was
 * interrupted goes on where it stopped; two servers that start together load once.
 */
export async function loadDemo(
  { proprietario }: { readonly proprietario: pg.ClientConfig },
  db: Db,
  opzioni: OpzioniDemo = {},
): Promise<EsitoDemo> {
  const onPasso = opzioni.onPasso ?? (() => undefined);
  const client = new pg.Client({ ...proprietario, application_name: 'quadra-demo' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SERRATURA]);
    const demo = await loadInOrdine(client, db, onPasso);
    const aggiunte = opzioni.anagrafiche ? await loadGrande(client, opzioni.anagrafiche, onPasso) : 0;
    return { demo, aggiunte };
  } finally {
    await client.end();
  }
}
