import { type ListQuery, type StatoUtente, type TipologiaUtente, tipologiaUtente } from '@quadra/contract';
import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { stepTraTutti } from '../../../db/tenancy.ts';
import { type Elenco, pageQuery, readFiltri, readOrdine } from '../../../http/list-query.ts';
import { isConsulente, isFornitore } from '../../../http/policy.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import type { UtenteTable } from './utente.table.ts';

/** A user as who administers him sees him. */
export interface Utente {
  readonly id: number;
  readonly personaId: number;
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly tipologia: TipologiaUtente;
  readonly studioId: number | null;
  readonly nomeStudio: string | null;
  readonly tipoProfiloCliente: number | null;
  readonly gestoreId: number | null;
  readonly nomeGestore: string | null;
  readonly primoAmministratore: boolean;
  readonly sviluppatore: boolean;
  readonly attivo: boolean;
  readonly stato: StatoUtente;
  readonly attivatoIl: Date | null;
  readonly ipAbilitati: string;
  readonly visureAbilitate: boolean;
  readonly abilitaAi: boolean;
  readonly esportazione730: boolean;
  readonly spinOk: boolean;
  readonly skin: string | null;
  readonly font: string | null;
  readonly ultimoAccesso: Date | null;
  readonly accessoPrecedente: Date | null;
  readonly privacyIl: Date | null;
  readonly identitaCollegata: boolean;
  readonly modificatoIl: Date;
  readonly versione: number;
}

const elenco: Elenco = {
  filtri: {
    Cognome: { colonna: 'u.cognome', tipo: 'testo' },
    Nome: { colonna: 'u.nome', tipo: 'testo' },
    Email: { colonna: 'u.email', tipo: 'testo' },
    NomeStudio: { colonna: 's.ragione_sociale', tipo: 'testo' },
    NomeGestore: { colonna: 'g.nome', tipo: 'testo' },
    TipologiaUtente: { colonna: 'u.tipologia_utente', tipo: 'intero', isAmbito: true },
    Stato: { colonna: 'u.stato', tipo: 'esatto', isAmbito: true },
    Attivo: { colonna: 'u.attivo', tipo: 'booleano', isAmbito: true },
    IdStudio: { colonna: 'u.studio_id', tipo: 'intero', isAmbito: true },
    IdGestore: { colonna: 'u.gestore_id', tipo: 'intero', isAmbito: true },
  },
  ordini: {
    Cognome: 'u.cognome',
    Nome: 'u.nome',
    Email: 'u.email',
    NomeStudio: 's.ragione_sociale',
    TipologiaUtente: 'u.tipologia_utente',
    UltimoAccesso: 'u.ultimo_accesso',
    Stato: 'u.stato',
  },
  ordinePredefinito: ['Cognome', 'Nome'],
  chiave: 'u.id',
};

/** The users a session administers: those of its studio; of its gestore and of its studi; all, for the vendor. */
function isInPortata(sessione: Sessione) {
  if (isFornitore(sessione) || isConsulente(sessione)) return sql<SqlBool>`true`;
  const studi = [...sessione.studi];
  return sessione.gestoreId === null || sessione.studioId !== null
    ? sql<SqlBool>`u.studio_id = ${sessione.studioId}`
    : sql<SqlBool>`(u.gestore_id = ${sessione.gestoreId} or u.studio_id = any (${studi}::int[]))`;
}

const selectUtenti = (trx: Trx, sessione: Sessione) =>
  trx
    .selectFrom('utente as u')
    .leftJoin('studio as s', 's.id', 'u.studio_id')
    .leftJoin('gestore as g', (join) =>
      join.on((eb) => eb('g.id', '=', eb.fn.coalesce('u.gestore_id', 's.gestore_id'))),
    )
    .where(isInPortata(sessione));

const campi = [
  'u.id',
  'u.persona_id as personaId',
  'u.nome',
  'u.cognome',
  'u.email',
  'u.tipologia_utente as tipologia',
  'u.studio_id as studioId',
  's.ragione_sociale as nomeStudio',
  's.tipo_profilo_cliente as tipoProfiloCliente',
  'u.gestore_id as gestoreId',
  'g.nome as nomeGestore',
  'u.primo_amministratore as primoAmministratore',
  'u.sviluppatore',
  'u.attivo',
  'u.stato',
  'u.attivato_il as attivatoIl',
  'u.ip_abilitati as ipAbilitati',
  'u.visure_abilitate as visureAbilitate',
  'u.abilita_ai as abilitaAi',
  'u.esportazione_730 as esportazione730',
  'u.spin_ok as spinOk',
  'u.skin',
  'u.font',
  'u.ultimo_accesso as ultimoAccesso',
  'u.accesso_precedente as accessoPrecedente',
  'u.privacy_il as privacyIl',
  // Of who has not said yes nothing is told: an invitation must not say who its address belongs to.
  sql<boolean>`u.attivato_il is not null and exists (select 1 from identita_esterna ie where ie.persona_id = u.persona_id)`.as(
    'identitaCollegata',
  ),
  'u.modificato_il as modificatoIl',
  'u.versione',
] as const;

/** One page of the users a session administers. */
export async function listUtenti(
  trx: Trx,
  sessione: Sessione,
  query: ListQuery,
): Promise<{ righe: Utente[]; totale: number }> {
  const { condizioni } = readFiltri(query, elenco);
  const base = selectUtenti(trx, sessione);
  const righe = await pageQuery(base.select(campi), condizioni, readOrdine(query, elenco), query).execute();
  let conta = base.select(sql<number>`count(*)::int`.as('totale'));
  for (const condizione of condizioni) conta = conta.where(condizione);
  const { totale } = await conta.executeTakeFirstOrThrow();
  return { righe, totale };
}

/** A user the session administers, by id or by e-mail, locked until the transaction ends; undefined for any other. */
export function findUtente(
  trx: Trx,
  sessione: Sessione,
  chi: { readonly id: number } | { readonly email: string },
): Promise<Utente | undefined> {
  return selectUtenti(trx, sessione)
    .where((eb) =>
      'id' in chi ? eb('u.id', '=', chi.id) : eb(sql`lower(u.email)`, '=', chi.email.trim().toLowerCase()),
    )
    .select(campi)
    .orderBy('u.id')
    .limit(1)
    .forUpdate('u')
    .executeTakeFirst();
}

/** Whether one of the users a session administers has this address. */
export async function hasEmail(trx: Trx, sessione: Sessione, email: string): Promise<boolean> {
  const riga = await selectUtenti(trx, sessione)
    .where(sql<SqlBool>`lower(u.email) = ${email.toLowerCase()}`)
    .select('u.id')
    .limit(1)
    .executeTakeFirst();
  return riga !== undefined;
}

/** Where a user is: a studio, a gestore, or neither for the vendor's people. */
export interface Posto {
  readonly studioId: number | null;
  readonly gestoreId: number | null;
}

/** Who writes an address for the first time, by invitation, change or registration, takes turns until the transaction ends. */
export async function lockEmail(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email:${email.toLowerCase()}`}, 0))`.execute(
    trx,
  );
}

/**
 * The owner of the credentials of an address, and whether he already has a profile in a place. Held until the transaction
 * ends: his address does not become another's while a profile is tied to him.
 */
export async function findPersona(
  trx: Trx,
  email: string,
  posto: Posto,
): Promise<{ personaId: number; isPresente: boolean } | undefined> {
  await lockEmail(trx, email);
  return stepTraTutti(trx, () =>
    trx
      .selectFrom('utente as p')
      .select('p.id as personaId')
      .select(
        sql<boolean>`exists (select 1 from utente x where x.persona_id = p.id
        and x.studio_id is not distinct from ${posto.studioId} and x.gestore_id is not distinct from ${posto.gestoreId})`.as(
          'isPresente',
        ),
      )
      .where(sql<SqlBool>`lower(p.email) = ${email.toLowerCase()}`)
      .whereRef('p.persona_id', '=', 'p.id')
      .forKeyShare('p')
      .executeTakeFirst(),
  );
}

/** How many profiles the person has besides this one. */
export async function countAltriProfili(trx: Trx, { id, personaId }: Utente): Promise<number> {
  const { quanti } = await stepTraTutti(trx, () =>
    trx
      .selectFrom('utente')
      .select(sql<number>`count(*)::int`.as('quanti'))
      .where('persona_id', '=', personaId)
      .where('id', '<>', id)
      .executeTakeFirstOrThrow(),
  );
  return quanti;
}

interface Scrivibili {
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly tipologia: TipologiaUtente;
  readonly attivo: boolean;
  readonly ipAbilitati: string;
  readonly visureAbilitate: boolean;
  readonly abilitaAi: boolean;
  readonly esportazione730: boolean;
  readonly spinOk: boolean;
}
export type DatiUtente = Partial<Scrivibili>;

const colonne: { [K in keyof Scrivibili]: keyof Updateable<UtenteTable> } = {
  nome: 'nome',
  cognome: 'cognome',
  email: 'email',
  tipologia: 'tipologia_utente',
  attivo: 'attivo',
  ipAbilitati: 'ip_abilitati',
  visureAbilitate: 'visure_abilitate',
  abilitaAi: 'abilita_ai',
  esportazione730: 'esportazione_730',
  spinOk: 'spin_ok',
};
const toColonne = (dati: DatiUtente): Updateable<UtenteTable> =>
  Object.fromEntries(
    (Object.keys(dati) as (keyof Scrivibili)[])
      .filter((nome) => dati[nome] !== undefined)
      .map((nome) => [colonne[nome], dati[nome]]),
  );

export interface NuovoUtente extends DatiUtente, Posto {
  readonly nome: string;
  readonly cognome: string;
  readonly email: string;
  readonly tipologia: TipologiaUtente;
  readonly isPrimo?: boolean;
}

/** A profile that is still an invitation: of a person who exists already, or of a new one. */
export async function insertUtente(
  trx: Trx,
  nuovo: NuovoUtente,
  personaId: number | undefined,
): Promise<number> {
  const { studioId, gestoreId, isPrimo = false, ...dati } = nuovo;
  const { id } = await trx
    .insertInto('utente')
    .values({
      ...toColonne(dati),
      nome: nuovo.nome,
      cognome: nuovo.cognome,
      email: nuovo.email,
      tipologia_utente: nuovo.tipologia,
      studio_id: studioId,
      gestore_id: gestoreId,
      primo_amministratore: isPrimo,
      attivo: false,
      ...(personaId === undefined ? {} : { persona_id: personaId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what is given; a trigger ends the sessions of who is disabled or changes type. */
export async function updateUtente(trx: Trx, id: number, dati: DatiUtente): Promise<void> {
  await trx
    .updateTable('utente')
    .set({ ...toColonne(dati), versione: sql`versione + 1`, modificato_il: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Whether anything he did is written: then he stays, at most disabled. */
export async function hasAttivita(
  trx: Trx,
  { id, studioId }: Pick<Utente, 'id' | 'studioId'>,
): Promise<boolean> {
  const { rows } = await sql<{ ha: boolean }>`
    select exists (select 1 from registro where studio_id = ${studioId ?? 0} and utente_id = ${id}) as ha`.execute(
    trx,
  );
  return rows[0]?.ha ?? false;
}

export async function deleteUtente(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('utente').where('id', '=', id).execute();
}

/** Ends every session of a user, and those opened in his place. */
export async function endSessioniDi(trx: Trx, utenteId: number): Promise<void> {
  await trx
    .updateTable('sessione')
    .set({ terminata_il: sql`now()` })
    .where((eb) => eb.or([eb('utente_id', '=', utenteId), eb('attore_id', '=', utenteId)]))
    .where('terminata_il', 'is', null)
    .execute();
}

/** How many users count against the maximum of a studio: alive, and with the invitations. Those who ask take turns. */
export async function countUtenti(
  trx: Trx,
  studioId: number,
): Promise<{ attivi: number; vivi: number; massimo: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`utenti:${studioId}`}, 0))`.execute(trx);
  const { rows } = await sql<{ attivi: number; vivi: number; massimo: number }>`
    select (select count(*)::int from utente where studio_id = s.id and attivo) as attivi,
      (select count(*)::int from utente where studio_id = s.id and stato <> 'Disattivato') as vivi,
      s.numero_massimo_utenti as massimo
    from studio s where s.id = ${studioId}`.execute(trx);
  return rows[0] ?? { attivi: 0, vivi: 0, massimo: 0 };
}

/** Which kind of client a studio is. */
export async function findProfiloCliente(trx: Trx, studioId: number): Promise<number | undefined> {
  const riga = await trx
    .selectFrom('studio')
    .select('tipo_profilo_cliente as profilo')
    .where('id', '=', studioId)
    .executeTakeFirst();
  return riga?.profilo;
}

/** Whether who is invited is the first administrator of his studio or gestore. Those who ask take turns. */
export async function isPrimoAmministratore(
  trx: Trx,
  { studioId, gestoreId }: Posto,
  tipologia: TipologiaUtente,
): Promise<boolean> {
  if (tipologia !== tipologiaUtente.AMM_STU && tipologia !== tipologiaUtente.AMM_GES) return false;
  const posto = `primo:${studioId ?? ''}:${gestoreId ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${posto}, 0))`.execute(trx);
  const { rows } = await sql<{
    ha: boolean;
  }>`select exists (select from utente where tipologia_utente = ${tipologia}
    and studio_id is not distinct from ${studioId} and gestore_id is not distinct from ${gestoreId}) as ha`.execute(
    trx,
  );
  return rows[0]?.ha === false;
}

/** Name of a studio or of a gestore, for the mails. */
export async function findNomePosto(trx: Trx, { studioId, gestoreId }: Posto): Promise<string | null> {
  const { rows } = await sql<{ nome: string | null }>`
    select coalesce((select ragione_sociale from studio where id = ${studioId}),
      (select nome from gestore where id = ${gestoreId})) as nome`.execute(trx);
  return rows[0]?.nome ?? null;
}

/** More than anybody chooses from. */
const POSTI_MASSIMI = 5000;

/** The studi of the session, and the gestori it may invite for: by name. */
export async function listPosti(trx: Trx, sessione: Sessione) {
  const studi = await trx
    .selectFrom('studio')
    .select(['id as Id', 'ragione_sociale as Nome'])
    .where(sql<SqlBool>`id = any (${[...sessione.studi]}::int[])`)
    .orderBy('ragione_sociale')
    .limit(POSTI_MASSIMI)
    .execute();
  const gestori = await trx
    .selectFrom('gestore')
    .select(['id as Id', 'nome as Nome'])
    .where(
      isFornitore(sessione)
        ? sql<SqlBool>`true`
        : sql<SqlBool>`id = ${sessione.studioId === null ? sessione.gestoreId : null}`,
    )
    .orderBy('nome')
    .limit(POSTI_MASSIMI)
    .execute();
  return { Studi: studi, Gestori: gestori };
}
