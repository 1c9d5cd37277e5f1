import {
  LIMITI_RICHIESTA,
  type ListQuery,
  RICHIESTE_RICEVUTE,
  type RichiestaDocumentoFilo,
  type RichiestaRicevutaFilo,
  statiRichiestaMostrati,
} from '@quadra/contract';
import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isUuid } from '../../../http/uuid.ts';
import type { SchedeMie } from '../../clienti/anagrafica/anagrafica.public.ts';
import { requireModello } from '../dichiarazione/calcolo.ts';
import { computeDaRicordare, computeMostrato, countDecimali } from './richiesta.rules.ts';

const isOver = (adesso: Date) => sql<SqlBool>`(c.scade_il <= ${adesso} or c.fine is not null)`;
/** The condition of a state as it is shown. */
const chooseStato =
  (adesso: Date) =>
  (parola: string): Expression<SqlBool> | undefined => {
    if (!statiRichiestaMostrati.some((stato) => stato === parola)) return undefined;
    if (parola === 'Scaduta') return sql<SqlBool>`(r.stato = 'Chiesta' and ${isOver(adesso)})`;
    if (parola === 'Chiesta') return sql<SqlBool>`(r.stato = 'Chiesta' and not ${isOver(adesso)})`;
    return sql<SqlBool>`r.stato = ${parola}`;
  };

const makeElenco = (adesso: Date): Elenco => ({
  filtri: {
    Denominazione: { colonna: 'a.denominazione_ricerca', tipo: 'normale' },
    Documento: { colonna: 'r.documento', tipo: 'testo' },
    Anno: { colonna: 'd.anno', tipo: 'intero' },
    Tipo: { colonna: 'd.tipo', tipo: 'esatto' },
    Stato: { colonna: 'r.stato', tipo: 'scelta', chooses: chooseStato(adesso), isAmbito: true },
    IdAnagrafica: { colonna: 'r.anagrafica_id', tipo: 'chiave', isAmbito: true },
    IdDichiarazione: { colonna: 'r.dichiarazione_id', tipo: 'chiave', isAmbito: true },
    IdStudio: { colonna: 'r.studio_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    ChiestaIl: 'r.chiesta_il',
    ArrivataIl: 'r.arrivata_il',
    Denominazione: 'a.denominazione_ricerca',
    Documento: 'r.documento',
    Stato: 'r.stato',
    Anno: 'd.anno',
  },
  ordinePredefinito: ['-ChiestaIl'],
  chiave: 'r.id',
  anagrafica: 'r.anagrafica_id',
});

const joinTutto = (trx: Trx) =>
  trx
    .selectFrom('richiesta_documento as r')
    .innerJoin('anagrafica as a', (join) =>
      join.onRef('a.studio_id', '=', 'r.studio_id').onRef('a.id', '=', 'r.anagrafica_id'),
    )
    .innerJoin('dichiarazione as d', (join) =>
      join.onRef('d.studio_id', '=', 'r.studio_id').onRef('d.id', '=', 'r.dichiarazione_id'),
    )
    .innerJoin('collegamento_cliente as c', (join) =>
      join.onRef('c.studio_id', '=', 'r.studio_id').onRef('c.id', '=', 'r.collegamento_id'),
    )
    .innerJoin('studio as s', 's.id', 'r.studio_id');
const selectRichieste = (trx: Trx) =>
  joinTutto(trx)
    .selectAll('r')
    .select(['a.denominazione', 'd.anno', 'd.tipo', 's.ragione_sociale as nome_studio'])
    .select(['c.email', 'c.scade_il', 'c.fine', 'c.aperto_il'])
    .select([
      sql<string | null>`name_utente(r.chiesta_da)`.as('chi_chiede'),
      sql<string | null>`name_utente(r.confermata_da)`.as('chi_conferma'),
      sql<
        RichiestaDocumentoFilo['File']
      >`coalesce((select jsonb_agg(jsonb_build_object('Id', f.id, 'Nome', f.nome,
        'Formato', f.formato) order by f.caricato_il, f.nome) from documento f
        where f.studio_id = r.studio_id and f.id = any (r.file)), '[]'::jsonb)`.as('documenti'),
    ]);
/** A request, with whose it is. */
export type Richiesta = Awaited<ReturnType<ReturnType<typeof selectRichieste>['execute']>>[number];

/** One of the studi of the transaction; with `isTenuta`, locked until it ends. */
export async function findRichiesta(
  trx: Trx,
  id: string,
  { isTenuta = false }: { readonly isTenuta?: boolean } = {},
): Promise<Richiesta | undefined> {
  if (!isUuid(id)) return undefined;
  const una = selectRichieste(trx).where('r.id', '=', id);
  return (isTenuta ? una.forUpdate('r') : una).executeTakeFirst();
}

/** The one that a link opens, locked. */
export const findDelCollegamento = (
  trx: Trx,
  { studio_id, id }: { readonly studio_id: number; readonly id: string },
): Promise<Richiesta | undefined> =>
  selectRichieste(trx)
    .where('r.studio_id', '=', studio_id)
    .where('r.collegamento_id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();

const iso = (quando: Date | null) => quando?.toISOString() ?? null;
/** A request as it is answered, with the titles of its caselle. */
export async function writeRichiesta(trx: Trx, r: Richiesta, adesso: Date): Promise<RichiestaDocumentoFilo> {
  const modello = await requireModello(trx, r.anno, r.tipo);
  return {
    Id: r.id,
    IdStudio: r.studio_id,
    NomeStudio: r.nome_studio,
    IdAnagrafica: r.anagrafica_id,
    Denominazione: r.denominazione,
    IdDichiarazione: r.dichiarazione_id,
    Anno: r.anno,
    Tipo: r.tipo,
    Caselle: r.caselle.map((Chiave) => {
      const casella = modello.findCasella(Chiave);
      const Decimali = countDecimali(casella);
      return { Chiave, Titolo: casella?.titolo ?? '', Decimali, Valore: r.valori?.[Chiave] ?? null };
    }),
    Documento: r.documento,
    Nota: r.nota,
    Stato: computeMostrato(r, adesso),
    ChiestaIl: r.chiesta_il.toISOString(),
    ChiestaDa: r.chi_chiede,
    Email: r.email,
    LinkScade: r.scade_il.toISOString(),
    ApertaIl: iso(r.aperto_il),
    Promemoria: r.promemoria,
    ArrivataIl: iso(r.arrivata_il),
    ConfermataIl: iso(r.confermata_il),
    ConfermataDa: r.chi_conferma,
    Motivo: r.motivo,
    File: r.documenti,
    Versione: r.versione,
  };
}

/** A page of what was asked, the last first, and how many there are. */
export async function listRichieste(
  trx: Trx,
  query: ListQuery,
  adesso: Date,
): Promise<{ righe: RichiestaDocumentoFilo[]; totale: number }> {
  const elenco = makeElenco(adesso);
  const { condizioni } = readFiltri(query, elenco);
  let conta = joinTutto(trx).select((e) => e.fn.countAll<number>().as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  const letti = await pageQuery(selectRichieste(trx), condizioni, readOrdine(query, elenco), query).execute();
  const righe = [];
  for (const riga of letti) righe.push(await writeRichiesta(trx, riga as Richiesta, adesso));
  return { righe, totale };
}

/** Of a declaration, those that wait for one of these caselle, locked. */
export const listAttive = (
  trx: Trx,
  { studioId, id }: { readonly studioId: number; readonly id: string },
  caselle: readonly string[],
): Promise<Richiesta[]> =>
  selectRichieste(trx)
    .where('r.studio_id', '=', studioId)
    .where('r.dichiarazione_id', '=', id)
    .where('r.stato', 'in', ['Chiesta', 'Mancante', 'Arrivata'])
    .where(sql<SqlBool>`r.caselle && ${[...caselle]}::text[]`)
    .forUpdate('r')
    .execute();

/** What the studio of the transaction asked of who enters, at the address he enters with: first what waits for him. */
export const listRicevute = (
  trx: Trx,
  { studioId, anagrafiche, email }: SchedeMie,
  id?: string,
): Promise<Richiesta[]> => {
  let sue = selectRichieste(trx)
    .where('r.studio_id', '=', studioId)
    .where('r.anagrafica_id', 'in', [...anagrafiche])
    .where('r.stato', '<>', 'Ritirata')
    .where(sql<SqlBool>`lower(c.email) = ${email}`);
  if (id !== undefined) return sue.where('r.id', '=', id).forUpdate('r').execute();
  sue = sue.orderBy(sql`r.stato in ('Chiesta', 'Mancante') desc`).orderBy('r.chiesta_il', 'desc');
  return sue.limit(RICHIESTE_RICEVUTE).execute();
};

/** As its client reads it. */
export async function writeRicevuta(trx: Trx, r: Richiesta, adesso: Date): Promise<RichiestaRicevutaFilo> {
  const modello = await requireModello(trx, r.anno, r.tipo);
  const titoli = r.caselle.map((chiave) => modello.findCasella(chiave)?.titolo ?? '');
  return {
    ...{ Id: r.id, Studio: r.nome_studio, Cliente: r.denominazione, Anno: r.anno, Documento: r.documento },
    ...{ Nota: r.nota, Prova: [...new Set(titoli.filter(Boolean))], Stato: computeMostrato(r, adesso) },
    ...{ ChiestaIl: r.chiesta_il.toISOString(), ChiestaDa: r.chi_chiede, Entro: r.scade_il.toISOString() },
    ...{ RispostaIl: iso(r.arrivata_il), Motivo: r.motivo, File: r.documenti.map(({ Nome }) => Nome) },
  };
}

export async function insertRichiesta(
  trx: Trx,
  riga: Insertable<Database['richiesta_documento']>,
): Promise<string> {
  const { id } = await trx
    .insertInto('richiesta_documento')
    .values(riga)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRichiesta(
  trx: Trx,
  { studio_id, id }: Pick<Richiesta, 'studio_id' | 'id'>,
  dati: Omit<Updateable<Database['richiesta_documento']>, 'versione'>,
): Promise<void> {
  await trx
    .updateTable('richiesta_documento')
    .set({ ...dati, versione: sql`versione + 1`, modificata_il: sql`now()` })
    .where('studio_id', '=', studio_id)
    .where('id', '=', id)
    .execute();
}

const PER_GIRO = 50;
/** Those whose next reminder is due, locked; who is at one already leaves it to him. */
export async function listDaRicordare(trx: Trx, adesso: Date): Promise<Richiesta[]> {
  const quando = LIMITI_RICHIESTA.promemoriaGiorni.map((_, mandati) => ({
    mandati,
    prima: computeDaRicordare(mandati, adesso) ?? adesso,
  }));
  return selectRichieste(trx)
    .where('r.stato', '=', 'Chiesta')
    .where('d.stato', '<>', 'Chiusa')
    .where('c.fine', 'is', null)
    .where('c.scade_il', '>', adesso)
    .where((e) =>
      e.or(
        quando.map(({ mandati, prima }) =>
          e.and([e('r.promemoria', '=', mandati), e('r.chiesta_il', '<=', prima)]),
        ),
      ),
    )
    .orderBy('r.chiesta_il')
    .limit(PER_GIRO)
    .forUpdate('r')
    .skipLocked()
    .execute();
}
