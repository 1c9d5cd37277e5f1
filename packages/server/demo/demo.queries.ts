import type pg from 'pg';
import type { Cliente } from './clienti.ts';
import type { GestoreDemo, GruppoDemo, StudioDemo, UtenteDemo } from './studi-demo.ts';

const colonne = [
  'tipo text',
  'estera boolean',
  'identificativo_estero text',
  'codice_fiscale text',
  'partita_iva text',
  'denominazione text',
  'cognome text',
  'nome text',
  'ragione_sociale text',
  'natura_giuridica text',
  'sesso text',
  'data_nascita date',
  'comune_nascita text',
  'comune_nascita_descrizione text',
  'provincia_nascita text',
  'stato_civile smallint',
  'domicilio_fiscale jsonb',
  'residenza jsonb',
  'email text',
  'telefono text',
  'cellulare text',
] as const;
const nomi = colonne.map((colonna) => colonna.split(' ')[0]).join(', ');
const inserimento = `insert into anagrafica (studio_id, ${nomi})
  select $1, ${nomi} from json_to_recordset($2::json) as r (${colonne.join(', ')})`;
const RIGHE_PER_VOLTA = 4_000;

/** Runs `fn` in a transaction of the owner that sees the given studi, and whatever comes before a studio. */
export async function withProprietario<T>(
  client: pg.Client,
  studi: readonly number[],
  fn: () => Promise<T>,
): Promise<T> {
  await client.query('begin');
  try {
    await client.query(
      "select set_config('app.identita', 'on', true), set_config('app.studio_ids', $1, true)",
      [studi.join(',')],
    );
    const esito = await fn();
    await client.query('commit');
    return esito;
  } catch (errore) {
    await client.query('rollback').catch(() => undefined);
    throw errore;
  }
}

/** Writes clients in few large statements. Call it inside `withProprietario`. */
export async function insertClienti(
  client: pg.Client,
  studioId: number,
  clienti: readonly Cliente[],
): Promise<void> {
  for (let da = 0; da < clienti.length; da += RIGHE_PER_VOLTA) {
    const righe = JSON.stringify(clienti.slice(da, da + RIGHE_PER_VOLTA));
    await client.query(inserimento, [studioId, righe]);
  }
}

/** The studi whose rows the rest of the transaction sees. */
export async function showStudi(client: pg.Client, studi: readonly number[]): Promise<void> {
  await client.query("select set_config('app.studio_ids', $1, true)", [studi.join(',')]);
}

interface FornitoreDemo {
  ragione_sociale: string;
  sito: string;
  email: string;
  telefono: string;
  facebook: string;
  linkedin: string;
  twitter: string;
  youtube: string;
  partita_iva: string;
  indirizzo: string;
}

export async function updateFornitore(client: pg.Client, voce: FornitoreDemo): Promise<void> {
  await client.query(
    `update fornitore set ragione_sociale = $1, sito = $2, email = $3, telefono = $4,
       facebook = $5, linkedin = $6, twitter = $7, youtube = $8, partita_iva = $9, indirizzo = $10`,
    [
      voce.ragione_sociale,
      voce.sito,
      voce.email,
      voce.telefono,
      voce.facebook,
      voce.linkedin,
      voce.twitter,
      voce.youtube,
      voce.partita_iva,
      voce.indirizzo,
    ],
  );
}

export async function insertGestore(client: pg.Client, gestore: GestoreDemo): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into gestore (codice, nome, ragione_sociale, logo, logo_tipo, email, telefono)
     values ($1, $2, $3, $4, case when $4::bytea is null then null else 'image/svg+xml' end, $5, $6) returning id`,
    [
      gestore.codice,
      gestore.nome,
      gestore.ragioneSociale,
      gestore.logo === undefined ? null : Buffer.from(gestore.logo),
      gestore.email,
      gestore.telefono,
    ],
  );
  return requireId(rows);
}

interface PacchettoDemo {
  readonly nome: string;
  readonly crediti: number;
  readonly costoUnitario: number;
  readonly mesi: number;
}

/** A package of the vendor, on sale in every gestore there is. */
export async function insertPacchetto(client: pg.Client, pacchetto: PacchettoDemo): Promise<void> {
  await client.query(
    `with p as (
       insert into pacchetto (nome, crediti, costo_unitario, prezzo, scadenza_mesi, pubblico)
       values ($1, $2::int, $3::int, $2::int * $3::int, $4, true) returning id)
     insert into pacchetto_gestore (gestore_id, pacchetto_id, attivo, pubblico) select g.id, p.id, true, true from p, gestore g`,
    [pacchetto.nome, pacchetto.crediti, pacchetto.costoUnitario, pacchetto.mesi],
  );
}

/** A price list of the vendor with one price for all the types, and one for the modules. */
export async function insertListino(
  client: pg.Client,
  listino: {
    readonly nome: string;
    readonly validoDa: string;
    readonly tipi: readonly string[];
    readonly crediti: number;
    readonly moduli: readonly string[];
    readonly creditiModulo: number;
  },
): Promise<void> {
  await client.query(
    `with l as (insert into gruppo_listino (nome, valido_da) values ($1, $2) returning id)
     insert into voce_listino (gruppo_id, tipo, crediti, prezzo_unitario)
       select id, unnest($3::text[]), $4::int, 150 from l union all select id, unnest($5::text[]), $6::int, 150 from l`,
    [
      ...[listino.nome, listino.validoDa, [...listino.tipi], listino.crediti],
      ...[[...listino.moduli], listino.creditiModulo],
    ],
  );
}

/** A package of the vendor, bought by a studio today. Call it where the studio is seen. */
export async function insertAcquisto(client: pg.Client, studioId: number, pacchetto: string): Promise<void> {
  await client.query('insert into conto (studio_id) values ($1)', [studioId]);
  await client.query(
    `with p as (select id, crediti, prezzo, nome, scadenza_mesi from pacchetto where nome = $2 and gestore_id is null),
     m as (
       insert into movimento (studio_id, tipo, quantita, saldo_dopo, causale, pacchetto_id, prezzo)
       select $1, 'Acquisto manuale', p.crediti, p.crediti, p.nome, p.id, p.prezzo from p returning id, quantita),
     v as (
       insert into voce select $1, m.id, l.conto, m.quantita * l.verso
       from m, (values ('crediti', 1), ('acquisti', -1)) l (conto, verso)),
     a as (
       insert into acquisto (studio_id, movimento_id, pacchetto_id, comprato_il, scade_il, quantita, residuo)
       select $1, m.id, p.id, now(), (now() + make_interval(months => p.scadenza_mesi))::date, m.quantita, m.quantita from m, p)
     update conto set saldo = p.crediti from p where studio_id = $1`,
    [studioId, pacchetto],
  );
}

export async function insertStudio(
  client: pg.Client,
  studio: StudioDemo & { readonly codiceFiscale: string },
  gestoreId: number,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into studio (gestore_id, ragione_sociale, partita_iva, codice_fiscale, tipo_profilo_cliente, comune,
       comune_descrizione, provincia, cap, personalizzazioni_operative)
     values ($1, $2, nullif($3, ''), $9, $4, $5, $6, $7, $8, '{"RichiestaConfermaQuadri":false}') returning id`,
    [
      gestoreId,
      studio.ragioneSociale,
      studio.partitaIva,
      studio.profilo,
      studio.sede.codice,
      studio.sede.nome,
      studio.sede.provincia,
      studio.sede.cap,
      studio.codiceFiscale,
    ],
  );
  const studioId = requireId(rows);
  await client.query(
    `insert into intermediario (studio_id, tipo, codice_fiscale, ragione_sociale, comune, comune_descrizione, provincia, cap,
       rappresentante_cognome, rappresentante_nome, predefinito)
     select $1, 'Dichiarazione', $2, $3, $4, $5, $6, $7, $8, $9, true where $2 <> ''`,
    [
      studioId,
      studio.partitaIva,
      studio.ragioneSociale,
      studio.sede.codice,
      studio.sede.nome,
      studio.sede.provincia,
      studio.sede.cap,
      studio.utenti[0]?.cognome ?? '',
      studio.utenti[0]?.nome ?? '',
    ],
  );
  return studioId;
}

/** Where a user belongs: a studio, a gestore, or the vendor when neither is given. */
export interface Appartenenza {
  readonly studioId?: number;
  readonly gestoreId?: number;
  readonly isPrimo: boolean;
}

export async function insertUtente(
  client: pg.Client,
  utente: UtenteDemo,
  { studioId, gestoreId, isPrimo }: Appartenenza,
  hash: string,
): Promise<void> {
  await client.query(
    `with persona as (select id from utente where lower(email) = lower($3) and persona_id = id)
     insert into utente (studio_id, gestore_id, email, nome, cognome, tipologia_utente, primo_amministratore,
       password_hash, persona_id)
     values ($1, $2, $3, $4, $5, $6, $7, case when exists (select 1 from persona) then null else $8 end,
       (select id from persona))`,
    [
      studioId ?? null,
      gestoreId ?? null,
      utente.email,
      utente.nome,
      utente.cognome,
      utente.tipologia,
      isPrimo,
      hash,
    ],
  );
}

/** A group of a studio: an operator and its first clients by name. Call it inside `withProprietario`. */
export async function insertGruppo(client: pg.Client, studioId: number, gruppo: GruppoDemo): Promise<void> {
  await client.query(
    `with nuovo as (insert into gruppo (studio_id, nome, descrizione) values ($1, $2, $3) returning id),
       utenti as (insert into gruppo_utente (studio_id, gruppo_id, utente_id)
         select $1, nuovo.id, u.id from nuovo, utente u where u.studio_id = $1 and u.email = $4)
     insert into gruppo_anagrafica (studio_id, gruppo_id, anagrafica_id)
       select $1, nuovo.id, a.id from nuovo,
         (select id from anagrafica where studio_id = $1 order by denominazione_ricerca, id limit $5) a`,
    [studioId, gruppo.nome, gruppo.descrizione, gruppo.email, gruppo.clienti],
  );
}

function requireId(rows: readonly { id: number }[]): number {
  const riga = rows[0];
  if (riga === undefined) throw new Error('The demo row was not written');
  return riga.id;
}

/** Somebody a demo declaration can be for, and who works in that studio. */
export interface Posto {
  readonly studioId: number;
  readonly anagraficaId: string;
  readonly tipo: 'PF' | 'SD';
  readonly comune: string;
  readonly utenti: readonly number[];
}

/** The clients of the named studi, always in the same order. Call it inside `withProprietario`. */
export async function listPosti(client: pg.Client, studi: readonly string[]): Promise<Posto[]> {
  const { rows: trovati } = await client.query<{ id: number }>(
    'select id from studio where ragione_sociale = any ($1) order by id',
    [studi],
  );
  const ids = trovati.map(({ id }) => id);
  await showStudi(client, ids);
  const { rows } = await client.query<Posto>(
    `select a.studio_id as "studioId", a.id as "anagraficaId", a.tipo, a.domicilio_fiscale ->> 'comune' as comune,
       array(select u.id from utente u where u.studio_id = a.studio_id order by u.id) as utenti
     from anagrafica a where a.studio_id = any ($1)
     order by a.studio_id, a.codice_fiscale`,
    [ids],
  );
  return rows;
}

/** The studio of that name, made when it is not there, and how many clients it has; its rows are shown from now on. */
export async function ensureStudio(
  client: pg.Client,
  nome: string,
): Promise<{ id: number; anagrafiche: number }> {
  const trovato = await client.query<{ id: number }>('select id from studio where ragione_sociale = $1', [
    nome,
  ]);
  const creato = trovato.rows[0]
    ? trovato
    : await client.query<{ id: number }>(
        `insert into studio (gestore_id, ragione_sociale)
         values ((select id from gestore order by id limit 1), $1) returning id`,
        [nome],
      );
  const id = requireId(creato.rows);
  await showStudi(client, [id]);
  const { rows } = await client.query<{ quante: number }>(
    'select count(*)::int as quante from anagrafica where studio_id = $1',
    [id],
  );
  return { id, anagrafiche: rows[0]?.quante ?? 0 };
}

/** How many users a studio has. */
export async function countUtenti(client: pg.Client, studioId: number): Promise<number> {
  const { rows } = await client.query<{ quanti: number }>(
    'select count(*)::int as quanti from utente where studio_id = $1',
    [studioId],
  );
  return rows[0]?.quanti ?? 0;
}

/** Tells the planner that the table has grown. */
export async function analyzeAnagrafiche(client: pg.Client): Promise<void> {
  await client.query('analyze anagrafica');
}

/** Servers that start together take turns here, until the connection ends. */
const SERRATURA = 7_266_002;
export async function waitTurno(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [SERRATURA]);
}

const AZIONE = 'dati di prova';
type ContenutoDatabase = 'vuoto' | 'demo' | 'demo a metà' | 'altro';

/** What the database holds: nothing, the demo, half of it, or somebody's own work. Inside `withProprietario`. */
export async function readStatoDemo(client: pg.Client, gestore: string): Promise<ContenutoDatabase> {
  const { rows } = await client.query<{ studi: boolean; demo: boolean; finita: boolean }>(
    `select exists (select 1 from studio) as studi,
       exists (select 1 from gestore where codice = $2) as demo,
       exists (select 1 from registro where studio_id = 0 and azione = $1) as finita`,
    [AZIONE, gestore],
  );
  const riga = rows[0];
  if (riga?.finita) return 'demo';
  if (riga?.demo) return 'demo a metà';
  return riga?.studi ? 'altro' : 'vuoto';
}

/** Writes in the audit log that the demo is whole. Inside `withProprietario`. */
export async function markDemoFinita(client: pg.Client): Promise<void> {
  await client.query("insert into registro (studio_id, azione, entita) values (0, $1, 'demo')", [AZIONE]);
}
