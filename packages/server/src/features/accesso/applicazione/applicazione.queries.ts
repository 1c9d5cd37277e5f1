import type { IndirizziProfilo, ListQuery, TipoApplicazione } from '@quadra/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

/** A program of the suite, with the names of the house. */
export interface Applicazione {
  readonly id: string;
  readonly codice: string;
  readonly nome: string;
  readonly tipo: TipoApplicazione;
  readonly anno: number | null;
  readonly numero: number | null;
  readonly clientId: string;
  readonly segretoHash: Buffer | null;
  readonly indirizzi: IndirizziProfilo;
  readonly paginaIniziale: string;
  readonly ritorni: readonly string[];
  readonly ritorniUscita: readonly string[];
  readonly indirizzoUscita: string | null;
  readonly attiva: boolean;
  readonly versione: number;
}

const elenco: Elenco = {
  filtri: {
    Id: { colonna: 'id', tipo: 'chiave' },
    Nome: { colonna: 'nome', tipo: 'testo' },
    Codice: { colonna: 'codice', tipo: 'testo' },
    Tipo: { colonna: 'tipo', tipo: 'esatto' },
    Anno: { colonna: 'anno', tipo: 'intero' },
    Attiva: { colonna: 'attiva', tipo: 'booleano' },
  },
  ordini: { Nome: 'nome', Codice: 'codice', Tipo: 'tipo', Anno: 'anno' },
  ordinePredefinito: ['Tipo', 'Anno', 'Nome'],
  chiave: 'id',
};

const toApplicazione = (riga: Selectable<Database['applicazione']>): Applicazione => ({
  id: riga.id,
  codice: riga.codice,
  nome: riga.nome,
  tipo: riga.tipo,
  anno: riga.anno,
  numero: riga.numero,
  clientId: riga.client_id,
  segretoHash: riga.segreto_hash,
  indirizzi: riga.indirizzi,
  paginaIniziale: riga.pagina_iniziale,
  ritorni: riga.ritorni,
  ritorniUscita: riga.ritorni_uscita,
  indirizzoUscita: riga.indirizzo_uscita,
  attiva: riga.attiva,
  versione: riga.versione,
});

export async function listApplicazioni(
  db: Db,
  query: ListQuery,
): Promise<{ righe: Applicazione[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const select = db.selectFrom('applicazione').selectAll();
  const righe = await pageQuery(select, condizioni, readOrdine(query, elenco), query).execute();
  let conta = db.selectFrom('applicazione').select(sql<number>`count(*)`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe: righe.map(toApplicazione), totale };
}

/** Every active application, for the addresses of the pages. */
export async function listPerMappa(db: Db): Promise<Applicazione[]> {
  const righe = await db
    .selectFrom('applicazione')
    .selectAll()
    .where('attiva', '=', true)
    .orderBy('codice')
    .execute();
  return righe.map(toApplicazione);
}

/** The application that shows itself to the provider with this name, while it is active. */
export async function findClientAttivo(db: Db, clientId: string): Promise<Applicazione | undefined> {
  if (clientId.includes('\u0000')) return undefined;
  const riga = await db
    .selectFrom('applicazione')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('attiva', '=', true)
    .executeTakeFirst();
  return riga && toApplicazione(riga);
}

/** One application, locked until the transaction ends. */
export async function findApplicazione(trx: Trx, id: string): Promise<Applicazione | undefined> {
  if (!isUuid(id)) return undefined;
  const riga = await trx
    .selectFrom('applicazione')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return riga && toApplicazione(riga);
}

type Scritta = Omit<Applicazione, 'id' | 'codice' | 'clientId' | 'segretoHash' | 'versione'>;

const toColonne = (scritta: Scritta) => ({
  nome: scritta.nome,
  tipo: scritta.tipo,
  anno: scritta.anno,
  numero: scritta.numero,
  indirizzi: JSON.stringify(scritta.indirizzi),
  pagina_iniziale: scritta.paginaIniziale,
  ritorni: [...scritta.ritorni],
  ritorni_uscita: [...scritta.ritorniUscita],
  indirizzo_uscita: scritta.indirizzoUscita,
  attiva: scritta.attiva,
});

export async function insertApplicazione(trx: Trx, codice: string, scritta: Scritta): Promise<Applicazione> {
  const nuova: Insertable<Database['applicazione']> = { codice, client_id: codice, ...toColonne(scritta) };
  return toApplicazione(
    await trx.insertInto('applicazione').values(nuova).returningAll().executeTakeFirstOrThrow(),
  );
}

export async function updateApplicazione(trx: Trx, id: string, scritta: Scritta): Promise<Applicazione> {
  const riga = await trx
    .updateTable('applicazione')
    .set({ ...toColonne(scritta), versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toApplicazione(riga);
}

/** Writes the hash of the secret; null: a public client. */
export async function updateSegreto(trx: Trx, id: string, hash: Buffer | null): Promise<void> {
  await trx
    .updateTable('applicazione')
    .set({ segreto_hash: hash, versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** The id of an application that is still as the migration left it; `toccata` when somebody wrote it since. */
export async function findVergine(db: Db, codice: string): Promise<string | 'toccata' | undefined> {
  const riga = await db
    .selectFrom('applicazione')
    .select(['id', 'versione', 'ritorni', 'indirizzi'])
    .where('codice', '=', codice)
    .executeTakeFirst();
  if (riga === undefined) return undefined;
  const isVergine =
    riga.versione === 1 && riga.ritorni.length === 0 && Object.keys(riga.indirizzi).length === 0;
  return isVergine ? riga.id : 'toccata';
}

/** Who starts waits for who is starting, until the end of the transaction. */
export async function lockApplicazioni(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('applicazioni', 0))`.execute(trx);
}
