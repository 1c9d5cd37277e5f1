import type { ListQuery, messaggioPosta } from '@quadra/contract';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Cifratura } from '../../../cifratura.ts';
import type { Database } from '../../../db/database.ts';
import type { Db } from '../../../db/pool.ts';
import { openBusta } from '../../../gateways/posta/busta.ts';
import { answerPagina, type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';

const elenco: Elenco = {
  filtri: {
    Destinatario: { colonna: 'destinatario', tipo: 'testo' },
    Oggetto: { colonna: 'oggetto', tipo: 'testo' },
    Stato: { colonna: 'stato', tipo: 'esatto' },
    DataDa: { colonna: 'creato_il', tipo: 'dal', isAmbito: true },
    DataA: { colonna: 'creato_il', tipo: 'al', isAmbito: true },
  },
  ordini: { CreatoIl: 'creato_il', Destinatario: 'destinatario' },
  ordinePredefinito: ['-CreatoIl'],
  chiave: 'id',
};

type Riga = Selectable<Database['messaggio_posta']>;

const toFilo = (riga: Riga): z.infer<typeof messaggioPosta> => ({
  Id: riga.id,
  Destinatario: riga.destinatario,
  Oggetto: riga.oggetto,
  Testo: riga.testo,
  Stato: riga.stato,
  CreatoIl: riga.creato_il.toISOString(),
});

/** One page of the outbox; what a mail carries that opens something is not in its words here. */
export async function listMessaggi(db: Db, query: ListQuery) {
  const { condizioni } = readFiltri(query, elenco);
  const select = db.selectFrom('messaggio_posta').selectAll();
  const righe = await pageQuery(select, condizioni, readOrdine(query, elenco), query).execute();
  let conta = db.selectFrom('messaggio_posta').select(sql<number>`count(*)`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return answerPagina(query, { righe, totale }, (riga) => riga.id, toFilo);
}

/** A mail as its recipient reads it. */
export async function findMessaggio(db: Db, cifratura: Pick<Cifratura, 'open'>, id: string) {
  if (!isUuid(id)) return undefined;
  const riga = await db.selectFrom('messaggio_posta').selectAll().where('id', '=', id).executeTakeFirst();
  return riga && { ...toFilo(riga), Testo: openBusta(cifratura, riga).testo };
}
