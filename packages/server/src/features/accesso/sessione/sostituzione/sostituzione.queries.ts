import type { ListQuery, TipologiaUtente } from '@quadra/contract';
import { sql } from 'kysely';
import type { Trx } from '../../../../db/pool.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../../http/list-query.ts';
import { isFornitore } from '../../../../http/policy.ts';
import type { Sessione } from '../../../../http/sessione/sessione.ts';
import { listTipologieSostituibili } from './sostituzione.policy.ts';

const elencoUtenti: Elenco = {
  filtri: {
    Nome: { colonna: 'u.nome', tipo: 'testo' },
    Cognome: { colonna: 'u.cognome', tipo: 'testo' },
    Email: { colonna: 'u.email', tipo: 'testo' },
    NomeStudio: { colonna: 's.ragione_sociale', tipo: 'testo' },
    TipologiaUtente: { colonna: 'u.tipologia_utente', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Cognome: 'u.cognome',
    Nome: 'u.nome',
    Email: 'u.email',
    NomeStudio: 's.ragione_sociale',
    TipologiaUtente: 'u.tipologia_utente',
  },
  ordinePredefinito: ['Cognome', 'Nome'],
  chiave: 'u.id',
};

/** Users whom a session may enter as: alive, of a lower rank, in its own studi; the vendor, everywhere. */
const selectSostituibili = (trx: Trx, sessione: Sessione) => {
  const base = trx
    .selectFrom('utente as u')
    .leftJoin('studio as s', 's.id', 'u.studio_id')
    .leftJoin('gestore as g', (join) =>
      join.on((eb) => eb('g.id', '=', eb.fn.coalesce('u.gestore_id', 's.gestore_id'))),
    )
    .where('u.tipologia_utente', 'in', [...listTipologieSostituibili(sessione)])
    .where('u.attivo', '=', true)
    .where('u.sviluppatore', '=', false)
    .where('u.persona_id', '<>', sessione.personaId);
  return isFornitore(sessione)
    ? base
    : base.where(sql<boolean>`u.studio_id = any (${[...sessione.studi]}::int[])`);
};

export interface UtenteSostituibile {
  readonly id: number;
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly tipologia: TipologiaUtente;
  readonly studioId: number | null;
  readonly nomeStudio: string | null;
  readonly nomeGestore: string | null;
  /** Nobody enters in a locked studio, not even in place of another. */
  readonly bloccato: boolean;
}

const campi = [
  'u.id',
  'u.nome',
  'u.cognome',
  'u.email',
  'u.tipologia_utente as tipologia',
  'u.studio_id as studioId',
  's.ragione_sociale as nomeStudio',
  'g.nome as nomeGestore',
  sql<boolean>`coalesce(coalesce(s.data_blocco, case when u.gestore_id is not null then g.data_blocco end)
    <= (now() at time zone 'Europe/Rome')::date, false)`.as('bloccato'),
] as const;

/** One page of them. */
export async function listSostituibili(
  trx: Trx,
  sessione: Sessione,
  query: ListQuery,
): Promise<{ righe: UtenteSostituibile[]; totale: number }> {
  const { condizioni } = readFiltri(query, elencoUtenti);
  const ordine = readOrdine(query, elencoUtenti);
  const base = selectSostituibili(trx, sessione);
  const righe = await pageQuery(base.select(campi), condizioni, ordine, query).execute();
  let conta = base.select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** One of them; undefined for who is not. */
export const findSostituibile = (
  trx: Trx,
  sessione: Sessione,
  id: number,
): Promise<UtenteSostituibile | undefined> =>
  selectSostituibili(trx, sessione).where('u.id', '=', id).select(campi).executeTakeFirst();

interface NuovaSostituzione {
  readonly studioId: number;
  readonly attoreId: number;
  readonly attore: string;
  readonly utenteId: number;
  readonly utente: string;
  readonly motivo: string;
  readonly ticket: string | null;
  readonly scrittura: boolean;
  readonly durataSecondi: number;
}

/** Writes the access where the studio sees it; answers its key. */
export async function insertSostituzione(trx: Trx, nuova: NuovaSostituzione): Promise<string> {
  const { id } = await trx
    .insertInto('sostituzione')
    .values({
      studio_id: nuova.studioId,
      attore_id: nuova.attoreId,
      attore: nuova.attore,
      utente_id: nuova.utenteId,
      utente: nuova.utente,
      motivo: nuova.motivo,
      ticket: nuova.ticket,
      scrittura: nuova.scrittura,
      scade_il: sql<Date>`now() + make_interval(secs => ${nuova.durataSecondi})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The session another was opened from, when it is still good: whose it is. */
export function findOrigine(
  trx: Trx,
  sessioneId: string,
): Promise<{ id: string; utenteId: number; personaId: number; debug: boolean } | undefined> {
  return trx
    .selectFrom('sessione as figlia')
    .innerJoin('sessione as o', 'o.id', 'figlia.origine_id')
    .innerJoin('utente as u', 'u.id', 'o.utente_id')
    .select(['o.id', 'o.utente_id as utenteId', 'o.persona_id as personaId', 'o.debug'])
    .where('figlia.id', '=', sessioneId)
    .where('o.terminata_il', 'is', null)
    .where('o.scade_il', '>', sql<Date>`now()`)
    .where('u.attivo', '=', true)
    .executeTakeFirst();
}

const elencoAccessi: Elenco = {
  filtri: {
    Attore: { colonna: 'x.attore', tipo: 'testo' },
    Utente: { colonna: 'x.utente', tipo: 'testo' },
    Motivo: { colonna: 'x.motivo', tipo: 'testo' },
  },
  ordini: { Inizio: 'x.iniziata_il', Attore: 'x.attore', Utente: 'x.utente' },
  ordinePredefinito: ['-Inizio'],
  chiave: 'x.id',
};

/** One page of the accesses in place of others that the transaction may see. */
export async function listSostituzioni(trx: Trx, query: ListQuery) {
  const { condizioni } = readFiltri(query, elencoAccessi);
  const base = trx.selectFrom('sostituzione as x').leftJoin('studio as s', 's.id', 'x.studio_id');
  const select = base
    .select(['x.id', 'x.attore', 'x.utente', 's.ragione_sociale', 'x.motivo', 'x.ticket', 'x.scrittura'])
    .select(['x.iniziata_il', 'x.terminata_il', 'x.scade_il']);
  const righe = await pageQuery(select, condizioni, readOrdine(query, elencoAccessi), query).execute();
  let conta = base.select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}
