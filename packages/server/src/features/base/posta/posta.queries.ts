import type { ListQuery, messaggioPosta, messaggioPostaIntero, statoUscita } from '@quadra/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Cifratura } from '../../../cifratura.ts';
import type { Db } from '../../../db/pool.ts';
import { listAllegati, openAllegati } from '../../../gateways/posta/allegato.ts';
import { openBusta } from '../../../gateways/posta/busta.ts';
import { FERMA, TORNATA } from '../../../gateways/posta/posta.queries.ts';
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

/** Mails with how many files go with each. */
const selectMessaggi = (db: Db) =>
  db
    .selectFrom('messaggio_posta')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from allegato_posta a where a.messaggio_id = messaggio_posta.id)`.as(
        'allegati',
      ),
    );
type Riga = Awaited<ReturnType<ReturnType<typeof selectMessaggi>['executeTakeFirstOrThrow']>>;

const toIstante = (quando: Date | null) => quando?.toISOString() ?? null;
/** `isQui`: no server sends the mails, and this is where they are read. */
const toFilo = (riga: Riga, isQui: boolean): z.infer<typeof messaggioPosta> => ({
  Id: riga.id,
  Destinatario: riga.destinatario,
  Cc: riga.cc,
  Oggetto: riga.oggetto,
  Testo: isQui ? riga.testo : null,
  Stato: riga.stato,
  Tentativi: riga.tentativi,
  Errore: riga.errore,
  NumeroAllegati: riga.allegati,
  CreatoIl: riga.creato_il.toISOString(),
  InviatoIl: toIstante(riga.inviato_il),
  ProssimoTentativo:
    riga.stato === 'In attesa' && riga.tentativi > 0 ? toIstante(riga.prossimo_tentativo) : null,
});

/** One page of the outbox; what a mail carries that opens something is not in its words here. */
export async function listMessaggi(db: Db, query: ListQuery, isQui: boolean) {
  const { condizioni } = readFiltri(query, elenco);
  const righe = await pageQuery(selectMessaggi(db), condizioni, readOrdine(query, elenco), query).execute();
  let conta = db.selectFrom('messaggio_posta').select(sql<number>`count(*)`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return answerPagina(
    query,
    { righe, totale },
    (riga) => riga.id,
    (riga) => toFilo(riga, isQui),
  );
}

/** A mail with what its files are; its words, where they are read here, as its recipient reads them. */
export async function findMessaggio(
  db: Db,
  cifratura: Pick<Cifratura, 'open'>,
  id: string,
  isQui: boolean,
): Promise<z.infer<typeof messaggioPostaIntero> | undefined> {
  if (!isUuid(id)) return undefined;
  const riga = await selectMessaggi(db).where('id', '=', id).executeTakeFirst();
  if (!riga) return undefined;
  const allegati = await listAllegati(db, id);
  return {
    ...toFilo(riga, isQui),
    Testo: isQui ? openBusta(cifratura, riga).testo : null,
    Allegati: allegati.map(({ posizione, nome, tipo, byte, sha256 }) => ({
      Posizione: posizione,
      Nome: nome,
      Tipo: tipo,
      Byte: byte,
      Sha256: sha256.toString('hex'),
    })),
  };
}

/** One file of a mail, with its bytes. */
export async function findAllegato(
  db: Db,
  cifratura: Pick<Cifratura, 'openByte'>,
  id: string,
  posizione: number,
) {
  if (!isUuid(id)) return undefined;
  return (await openAllegati(db, cifratura, id)).find((uno) => uno.posizione === posizione);
}

/** How many mails of each state; those a server took, of today in Italy. */
export async function countUscita(db: Db): Promise<z.infer<typeof statoUscita>['Conteggi']> {
  const { rows } = await sql<z.infer<typeof statoUscita>['Conteggi']>`
    select count(*) filter (where stato = 'In attesa')::int as "InAttesa",
      count(*) filter (where stato = 'Inviata'
        and (inviato_il at time zone 'Europe/Rome')::date = (now() at time zone 'Europe/Rome')::date)::int as "InviateOggi",
      count(*) filter (where stato = 'In Posta, non spedita')::int as "NonSpedite",
      count(*) filter (where ${FERMA})::int as "Errori", count(*) filter (where ${TORNATA})::int as "Tornate"
    from messaggio_posta`.execute(db);
  return rows[0] ?? { InAttesa: 0, InviateOggi: 0, NonSpedite: 0, Errori: 0, Tornate: 0 };
}
