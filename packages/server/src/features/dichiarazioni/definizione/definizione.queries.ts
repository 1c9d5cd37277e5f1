import type {
  DefinizioneInVigore,
  DefinizioneScritta,
  ListQuery,
  MessaggioConfiguratoFilo,
} from '@quadra/contract';
import { type CodiceModello, quadroOf } from '@quadra/fisco';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Db, Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

export type Definizione = Selectable<Database['definizione']>;

/** A modello of a year. */
export interface Dove {
  readonly anno: number;
  readonly modello: CodiceModello;
}

const elenco: Elenco = {
  filtri: {
    Anno: { colonna: 'anno', tipo: 'intero', isAmbito: true },
    Modello: { colonna: 'modello', tipo: 'esatto', isAmbito: true },
    Genere: { colonna: 'genere', tipo: 'esatto', isAmbito: true },
    Stato: { colonna: 'stato', tipo: 'esatto', isAmbito: true },
    Quadro: { colonna: 'quadro', tipo: 'codice' },
    Casella: { colonna: 'casella', tipo: 'codice' },
    Codice: { colonna: 'codice', tipo: 'testo' },
  },
  ordini: {
    Anno: 'anno',
    Modello: 'modello',
    Quadro: 'quadro',
    Casella: 'casella',
    Codice: 'codice',
    Genere: 'genere',
    Stato: 'stato',
    ModificataIl: 'modificata_il',
  },
  ordinePredefinito: ['-Anno', 'Modello', 'Quadro', 'Casella'],
  chiave: 'id',
};

/** One page of the definitions and how many there are. */
export async function listDefinizioni(
  trx: Trx,
  query: ListQuery,
): Promise<{ righe: Definizione[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const select = trx.selectFrom('definizione');
  const righe = await pageQuery(select.selectAll(), condizioni, readOrdine(query, elenco), query).execute();
  let conta = select.select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

export async function findDefinizione(trx: Trx, id: string): Promise<Definizione | undefined> {
  if (!isUuid(id)) return undefined;
  return trx.selectFrom('definizione').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findCodice(
  trx: Trx,
  { anno, modello }: Dove,
  codice: string,
): Promise<Definizione | undefined> {
  return trx
    .selectFrom('definizione')
    .selectAll()
    .where('anno', '=', anno)
    .where('modello', '=', modello)
    .where('codice', '=', codice)
    .executeTakeFirst();
}

/** Who defines a modello of a year waits for who is defining it, until the end of the transaction. */
export async function lockDove(trx: Trx, { anno, modello }: Dove): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`definizioni ${anno} ${modello}`}, 0))`.execute(
    trx,
  );
}

/** The versions of a definition, the newest first, with who wrote and published them. */
export const listVersioni = (trx: Trx, id: string) =>
  trx
    .selectFrom('definizione_versione as v')
    .leftJoin('utente as s', 's.id', 'v.scritta_da')
    .leftJoin('utente as p', 'p.id', 'v.pubblicata_da')
    .selectAll('v')
    .select([
      sql<string | null>`nullif(trim(concat_ws(' ', s.nome, s.cognome)), '')`.as('scritta_nome'),
      sql<string | null>`nullif(trim(concat_ws(' ', p.nome, p.cognome)), '')`.as('pubblicata_nome'),
    ])
    .where('v.definizione_id', '=', id)
    .orderBy('v.versione', 'desc')
    .execute();

/** What is in force of a modello of a year, from the versions themselves. */
export const listPubblicate = (trx: Trx, { anno, modello }: Dove) =>
  trx
    .selectFrom('definizione as d')
    .innerJoin('definizione_versione as v', (join) =>
      join.onRef('v.definizione_id', '=', 'd.id').onRef('v.versione', '=', 'd.pubblicata'),
    )
    .select(['d.id', 'v.versione', 'v.contenuto'])
    .where('d.anno', '=', anno)
    .where('d.modello', '=', modello)
    .orderBy('d.genere')
    .orderBy('d.codice')
    .execute();

const toColonne = (scritta: DefinizioneScritta) => ({
  anno: scritta.Anno,
  modello: scritta.Modello,
  genere: scritta.Genere,
  codice: scritta.Codice,
  casella: scritta.Casella,
  quadro: quadroOf(scritta.Casella),
});

export async function insertDefinizione(
  trx: Trx,
  scritta: DefinizioneScritta,
  scritta_da: number,
): Promise<string> {
  const { id } = await trx
    .insertInto('definizione')
    .values({ ...toColonne(scritta), bozza: 1, ultima: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('definizione_versione')
    .values({ definizione_id: id, versione: 1, contenuto: JSON.stringify(scritta), scritta_da })
    .execute();
  return id;
}

/** Writes the draft of a definition: over the one there is, or as a new version. */
export async function writeBozza(
  trx: Trx,
  { id, bozza, ultima }: Definizione,
  scritta: DefinizioneScritta,
  scritta_da: number,
): Promise<void> {
  const versione = bozza ?? ultima + 1;
  const contenuto = JSON.stringify(scritta);
  await trx
    .insertInto('definizione_versione')
    .values({ definizione_id: id, versione, contenuto, scritta_da })
    .onConflict((conflitto) =>
      conflitto
        .columns(['definizione_id', 'versione'])
        .doUpdateSet({ contenuto, scritta_da, scritta_il: sql`now()` }),
    )
    .execute();
  await trx
    .updateTable('definizione')
    .set({
      ...toColonne(scritta),
      bozza: versione,
      ultima: versione,
      revisione: sql`revisione + 1`,
      modificata_il: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Puts a version in force, or none; the draft that goes in force is a draft no more. */
export async function setPubblicata(
  trx: Trx,
  { id, bozza }: Definizione,
  versione: { readonly numero: number; readonly scritta: DefinizioneScritta } | null,
  utenteId: number,
): Promise<void> {
  const numero = versione?.numero ?? null;
  await trx
    .updateTable('definizione')
    .set({
      pubblicata: numero,
      bozza: bozza === numero ? null : bozza,
      revisione: sql`revisione + 1`,
      modificata_il: sql`now()`,
      ...(versione && bozza === numero ? toColonne(versione.scritta) : {}),
    })
    .where('id', '=', id)
    .execute();
  if (numero === null) return;
  await trx
    .updateTable('definizione_versione')
    .set({ pubblicata_il: sql`now()`, pubblicata_da: utenteId })
    .where('definizione_id', '=', id)
    .where('versione', '=', numero)
    .execute();
}

export async function deleteDefinizione(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('definizione').where('id', '=', id).execute();
}

/** What is in force of a modello of a year. */
export interface InVigore {
  readonly definizioni: readonly DefinizioneInVigore[];
  readonly messaggi: readonly MessaggioConfiguratoFilo[];
}

/** Keeps what is in force together, under its mark. */
export async function writeInsieme(
  trx: Trx,
  dove: Dove,
  impronta: string,
  { definizioni, messaggi }: InVigore,
): Promise<void> {
  const contenuto = JSON.stringify(definizioni);
  const detti = JSON.stringify(messaggi);
  await trx
    .insertInto('definizione_insieme')
    .values({ anno: dove.anno, modello: dove.modello, impronta, contenuto, messaggi: detti })
    .onConflict((conflitto) =>
      conflitto.columns(['anno', 'modello']).doUpdateSet({ impronta, contenuto, messaggi: detti }),
    )
    .execute();
}

/** The mark of what is in force; undefined where nothing ever was. */
export async function findImpronta(db: Db, { anno, modello }: Dove): Promise<string | undefined> {
  const riga = await db
    .selectFrom('definizione_insieme')
    .select('impronta')
    .where('anno', '=', anno)
    .where('modello', '=', modello)
    .executeTakeFirst();
  return riga?.impronta;
}

export const getInsieme = (db: Db, { anno, modello }: Dove) =>
  db
    .selectFrom('definizione_insieme')
    .select(['impronta', 'contenuto', 'messaggi'])
    .where('anno', '=', anno)
    .where('modello', '=', modello)
    .executeTakeFirst();
