import { HEADER_APP, type TipologiaUtente } from '@quadra/contract';
import { inject } from 'vitest';
import { rotte } from '../src/app.ts';
import { type Attesa, type Luogo, luoghi } from './attesa.ts';
import { type Client, loginAs } from './client.ts';
import type { Mondo, Posto } from './posti.ts';
import { type Richiesta, richieste } from './richieste.ts';
import { listSegreti } from './segreti.ts';

/** A call of the document: method and path as they are written there. */
interface Chiamata {
  readonly chiave: string;
  readonly metodo: string;
  readonly percorso: string;
  readonly isFile: boolean;
}
interface Risposta {
  readonly stato: number;
  readonly testo: string;
}
interface DocumentoApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Which calls want a file: the document cannot say it. */
const conFile = new Set(
  rotte
    .filter(({ formato }) => formato === 'multipart')
    .map(({ metodo, percorso }) => `${metodo} ${percorso.replace(/:(\w+)/g, '{$1}')}`),
);

/** Every call of the document of a server, in its order. */
export const listChiamate = (documento: DocumentoApi): Chiamata[] =>
  Object.entries(documento.paths).flatMap(([percorso, metodi]) =>
    Object.keys(metodi).map((metodo) => {
      const chiave = `${metodo.toUpperCase()} ${percorso}`;
      return { chiave, metodo: metodo.toUpperCase(), percorso, isFile: conFile.has(chiave) };
    }),
  );

const ASSENTE = '00000000-0000-4000-8000-000000000000';
const COMUNI: Readonly<Record<string, string>> = {
  id: ASSENTE,
  anno: '2025',
  prefisso: 'pf',
  testo: 'Di',
  codice: 'H501',
  tipo: 'Persone fisiche',
  gruppo: ASSENTE,
  quadro: 'FR',
  azione: 'completa',
  chiave: 'RC1.3',
  giorno: '2025-06-01',
  nome: 'nessuna',
  tabella: 'province',
  servizio: 'firma',
  username: 'nessuno@example.it',
};
const fill = (percorso: string, parametri: Readonly<Record<string, string>> = {}) =>
  percorso.replace(/\{(\w+)\}/g, (_, nome: string) =>
    encodeURIComponent(parametri[nome] ?? COMUNI[nome] ?? 'x'),
  );

const TABELLA = ['a.csv', 'CodiceFiscale;Denominazione\n'] as const;

function makeBody(
  { isFile, metodo }: Chiamata,
  { corpo, campi = {}, file = TABELLA }: Richiesta,
): string | FormData | undefined {
  if (isFile) {
    const modulo = new FormData();
    for (const [nome, valore] of Object.entries(campi)) modulo.append(nome, valore);
    modulo.append('uploadFile0', new Blob([file[1]]), file[0]);
    return modulo;
  }
  return metodo === 'GET' ? undefined : JSON.stringify(corpo ?? {});
}

/** One call, as a browser makes it; the cookies that come back are not kept. A stream is left at its first word. */
async function send(client: Client, chiamata: Chiamata, richiesta: Richiesta): Promise<Risposta> {
  const body = makeBody(chiamata, richiesta);
  const segnale = new AbortController();
  const risposta = await fetch(client.indirizzo + fill(chiamata.percorso, richiesta.parametri), {
    method: chiamata.metodo,
    redirect: 'manual',
    signal: segnale.signal,
    headers: {
      origin: client.indirizzo,
      [HEADER_APP]: 'prova',
      ...(client.cookie ? { cookie: client.cookie } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  if (risposta.headers.get('content-type')?.startsWith('text/event-stream')) {
    segnale.abort();
    return { stato: risposta.status, testo: '' };
  }
  return { stato: risposta.status, testo: await risposta.text() };
}

const findPrepara = ({ chiave, percorso }: Chiamata) =>
  richieste[chiave] ?? richieste[`POST ${percorso.replace(/\/\{testo\}$/, '')}`];
const prepare = async (chiamata: Chiamata, posto: Posto): Promise<Richiesta> =>
  (await findPrepara(chiamata)?.(posto)) ?? {};

/** By what a place is known in an answer. */
const listSegni = ({ parola, gestore, studioId, gestoreId }: Posto): string[] => [
  parola,
  gestore,
  String(studioId),
  String(gestoreId),
];
const isVisto = (testo: string, posto: Posto) => listSegni(posto).some((segno) => testo.includes(segno));

/** Places that are named in an answer to somebody who reaches other ones, if any, and did not name them himself. */
function listTrapelati(mondo: Mondo, testo: string, raggiunti: readonly Luogo[], chiesto: string): Luogo[] {
  const noti = raggiunti.flatMap((luogo) => listSegni(mondo.posti[luogo]));
  return luoghi.filter(
    (luogo) =>
      !raggiunti.includes(luogo) &&
      listSegni(mondo.posti[luogo]).some(
        (segno) => testo.includes(segno) && !noti.includes(segno) && !chiesto.includes(segno),
      ),
  );
}

/** Why the server failed, as its log says it; nothing for an answer that is no failure. */
function findCausa({ app }: Mondo, { stato, testo }: Risposta): string {
  if (stato < 500) return '';
  const codice = /"CodiceRichiesta":"([^"]+)"/.exec(testo)?.[1];
  const righe = codice === undefined ? [] : app.log.filter((riga) => riga.includes(codice));
  return ` (${righe.findLast((riga) => riga.includes('"err"')) ?? testo})`;
}

/**
 * Without the filters of the queries, who reaches many studi may meet rows of one in the place of another's: the keys that
 * hold the studio refuse to write them, and that is the wall that stands. With the filters the same is asked to answer.
 */
const isRespintaDaiMuri = (causa: string): boolean =>
  inject('senzaFiltri') && /"code":"23\d{3}"|purchases do not hold/.test(causa);

const isRisposto = (stato: number, metodo: string) =>
  metodo === 'GET' ? stato === 200 || stato === 204 : ![401, 403, 404].includes(stato) && stato < 500;

/** One cell of the matrix: who asks (null: nobody), of which place. */
interface Casella {
  readonly chiamata: Chiamata;
  readonly attesa: Attesa;
  readonly tipo: TipologiaUtente | null;
  readonly luogo: Luogo;
}

/** A cell ready to be tried. */
interface Prova {
  readonly casella: Casella;
  readonly client: Client;
  readonly richiesta: Richiesta;
}

/** What is wrong with an answer, in words; undefined when it is as expected. */
function checkStato({ chiamata, attesa, tipo, luogo }: Casella, { stato }: Risposta): string | undefined {
  const says = (atteso: string, giusto: boolean) => (giusto ? undefined : `${stato}, atteso ${atteso}`);
  if (tipo === null) return attesa.anonimo ? says('una risposta', stato < 500) : says('401', stato === 401);
  if (attesa.anonimo) return says('una risposta', stato < 500 && stato !== 403);
  if (!attesa.chi.includes(tipo)) return says('403', stato === 403);
  if (attesa.genere === 'mai') return says('una risposta', stato < 500 && stato !== 401 && stato !== 403);
  if (attesa.genere === 'elenco') return says('200', stato === 200);
  if (attesa.portata[tipo].includes(luogo) && attesa.negato.includes(tipo)) return says('403', stato === 403);
  if (attesa.portata[tipo].includes(luogo)) return says('una risposta', isRisposto(stato, chiamata.metodo));
  return attesa.genere === 'righe'
    ? says('una risposta', stato === 404 || isRisposto(stato, chiamata.metodo))
    : says('404', stato === 404);
}

/** Of a list: which places must be seen and are not. */
const listMancanti = (mondo: Mondo, { attesa, tipo }: Casella, testo: string): Luogo[] =>
  attesa.genere === 'elenco' && tipo !== null && attesa.chi.includes(tipo)
    ? attesa.portata[tipo].filter((luogo) => !isVisto(testo, mondo.posti[luogo]))
    : [];

/** The places a type may hear of: where it works, whatever the call. */
const ambiti = (mondo: Mondo, tipo: TipologiaUtente | null): readonly Luogo[] => {
  if (tipo === null) return [];
  const { studioId } = mondo.riserve.get(tipo) ?? {};
  return typeof studioId === 'number' ? ['proprio'] : tipo <= 1 ? luoghi : ['proprio', 'fratello'];
};

const findClient = ({ chi, nessuno }: Mondo, { tipo }: Casella): Client =>
  (tipo === null ? undefined : chi.get(tipo)) ?? nessuno;

/** Calls that end or change the session of who makes them. */
const cambianoSessione: readonly string[] = [
  'POST /token',
  'POST /api/token',
  'POST /api/commons/call/login',
  'POST /api/commons/call/logout',
  'POST /api/utente/profili/scegli',
  'POST /api/utente/sessione',
  'POST /api/utente/sessioni/altre',
  'POST /api/utente/entracome',
  'POST /api/utente/entracome/fine',
];

/** For a call that will be answered: of somebody else of the same type, when it ends the session of who makes it. */
async function makeClient(mondo: Mondo, casella: Casella): Promise<Client> {
  const riserva = casella.tipo === null ? undefined : mondo.riserve.get(casella.tipo);
  const isNuovo = riserva !== undefined && cambianoSessione.includes(casella.chiamata.chiave);
  return isNuovo ? loginAs(mondo.app, riserva) : findClient(mondo, casella);
}

async function tryCasella(mondo: Mondo, { casella, client, richiesta }: Prova): Promise<string[]> {
  const { chiamata, tipo, luogo } = casella;
  const risposta = await send(client, chiamata, richiesta);
  const trapelati = listTrapelati(mondo, risposta.testo, ambiti(mondo, tipo), JSON.stringify(richiesta));
  const mancanti = listMancanti(mondo, casella, risposta.testo);
  const causa = findCausa(mondo, risposta);
  const stato = isRespintaDaiMuri(causa) ? undefined : checkStato(casella, risposta);
  const chi = `${chiamata.chiave} di ${luogo}, ${tipo === null ? 'anonimo' : `tipo ${tipo}`}`;
  return [
    ...(stato ? [`${chi}: ${stato}${causa}`] : []),
    ...trapelati.map((altro) => `${chi}: mostra ${altro}`),
    ...mancanti.map((altro) => `${chi}: non mostra ${altro}`),
    ...listSegreti(risposta.testo).map((segreto) => `${chi}: dice ${segreto}`),
  ];
}

const isFuori = ({ attesa, tipo, luogo }: Casella): boolean =>
  tipo === null
    ? !attesa.anonimo
    : !attesa.chi.includes(tipo) ||
      (attesa.genere !== 'mai' && attesa.genere !== 'elenco' && !attesa.portata[tipo].includes(luogo));

/** What a refusal leaves: the line that somebody tried, and its place among those to be sealed. */
const senzaTentativi: Readonly<Record<string, string>> = {
  registro: "and azione <> 'importazione rifiutata'",
  registro_coda: "and registro_id not in (select id from registro where azione = 'importazione rifiutata')",
};

type Impronta = ReadonlyMap<string, string>;
/**
 * A print of every row of the studi of the matrix, table by table: equal when nothing was written, save the attempt. Asked
 * of more than a hundred tables before and after each call: planning it takes twenty times what reading it does.
 */
async function readImpronta({ app, posti }: Mondo, tabelle: readonly string[]): Promise<Impronta> {
  const studi = Object.values(posti).map(({ studioId }) => studioId);
  const somme = tabelle.map(
    (tabella) =>
      `select '${tabella}' as tabella, count(*) || ' ' || sum(hashtext(ctid::text || ' ' || xmin::text)::bigint) as somma
       from ${tabella} where studio_id = any ($1) ${senzaTentativi[tabella] ?? ''}`,
  );
  const righe = await app.sql<{ tabella: string; somma: string | null }>(
    somme.join(' union all '),
    [studi],
    'impronta',
  );
  return new Map(righe.map(({ tabella, somma }) => [tabella, somma ?? '']));
}

/** Calls made at once: no more than the shortest queue of the server takes. */
const INSIEME = 4;
const chunk = <T>(voci: readonly T[], quante: number): T[][] =>
  Array.from({ length: Math.ceil(voci.length / quante) }, (_, n) => voci.slice(n * quante, (n + 1) * quante));

interface Giro {
  readonly mondo: Mondo;
  readonly tabelle: readonly string[];
  readonly isAncheRifiutati: boolean;
}

/** Every cell of one call. Who may not, or does not reach, goes first: after them not a row has changed. */
async function tryChiamata(
  { mondo, tabelle, isAncheRifiutati }: Giro,
  chiamata: Chiamata,
  attesa: Attesa,
): Promise<string[]> {
  const dove = attesa.genere === 'mai' || attesa.genere === 'elenco' ? luoghi.slice(0, 1) : luoghi;
  const caselle = dove
    .flatMap((luogo) =>
      [null, ...mondo.chi.keys()].map((tipo): Casella => ({ chiamata, attesa, tipo, luogo })),
    )
    .filter(({ tipo }) => isAncheRifiutati || (tipo !== null && attesa.chi.includes(tipo)));
  const isLettura = chiamata.metodo === 'GET';
  const isMutevole = !isLettura || dove.length > 1;
  const pronte = new Map<Luogo, Richiesta>();
  for (const luogo of dove) pronte.set(luogo, await prepare(chiamata, mondo.posti[luogo]));
  const esterne = caselle.filter(isFuori).map(
    (casella): Prova => ({
      casella,
      client: findClient(mondo, casella),
      richiesta: pronte.get(casella.luogo) ?? {},
    }),
  );
  const prima = isMutevole ? await readImpronta(mondo, tabelle) : new Map<string, string>();
  const fuori = await Promise.all(esterne.map((prova) => tryCasella(mondo, prova)));
  const dopo = isMutevole ? await readImpronta(mondo, tabelle) : prima;
  const toccate = tabelle.filter((tabella) => prima.get(tabella) !== dopo.get(tabella));
  const dentro: string[][] = [];
  for (const gruppo of chunk(
    caselle.filter((casella) => !isFuori(casella)),
    INSIEME,
  ))
    dentro.push(
      ...(await Promise.all(
        gruppo.map(async (casella) => {
          const client = await makeClient(mondo, casella);
          const pronta = isLettura ? pronte.get(casella.luogo) : undefined;
          const richiesta = pronta ?? (await prepare(chiamata, mondo.posti[casella.luogo]));
          return tryCasella(mondo, { casella, client, richiesta });
        }),
      )),
    );
  return [
    ...fuori.flat(),
    ...toccate.map((tabella) => `${chiamata.chiave}: chi non può ha cambiato righe di ${tabella}`),
    ...dentro.flat(),
  ];
}

/**
 * Asks every call of the document as everybody, everywhere, and answers in words each difference from what is expected. A
 * call that nobody declared is a difference. Those who are refused at the door, before any row is looked for, may be left out.
 */
export async function runMatrice(
  mondo: Mondo,
  chiamate: readonly Chiamata[],
  attese: ReadonlyMap<string, Attesa>,
  isAncheRifiutati = true,
): Promise<string[]> {
  const tabelle = (
    await mondo.app.sql<{ nome: string }>(
      `select c.relname as nome from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'studio_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not a.attisdropped
         and c.relname not in ('utente') order by 1`,
    )
  ).map(({ nome }) => nome);
  const diversi: string[] = [];
  for (const chiamata of chiamate) {
    const attesa = attese.get(chiamata.chiave);
    if (attesa === undefined)
      diversi.push(`${chiamata.chiave}: nessuno ha scritto chi può (test/poteri-attesi.ts)`);
    else diversi.push(...(await tryChiamata({ mondo, tabelle, isAncheRifiutati }, chiamata, attesa)));
  }
  return diversi;
}
