import { setTimeout as sleep } from 'node:timers/promises';
import { makeCifratura } from '../../../packages/server/src/cifratura.ts';
import { openConnessioni } from '../../../packages/server/src/db/pool.ts';
import { verifyRegistro } from '../../../packages/server/src/features/base/registro/registro.public.ts';
import { verifyConti } from '../../../packages/server/src/features/crediti/credito/credito.public.ts';
import { runSql } from '../provvista.ts';
import type { Bersaglio } from '../scritture.ts';
import { compare } from '../uccisioni.ts';
import { type Casella, type Giorno, readCasella } from './gente.ts';
import type { CasaInPezzi } from './pezzi.ts';

/** What is not as it was promised. */
export interface Riscontro {
  readonly perduti: string[];
  readonly doppi: string[];
  /** Of the audit log and of the ledger. */
  readonly difformita: string[];
}

const freeze = (giorno: Giorno) => ({
  clienti: [...giorno.clienti],
  importati: [...giorno.importati],
  importatiForse: [...giorno.importatiForse],
  lavori: new Map(giorno.lavori),
  spese: [...giorno.spese],
  visure: [...giorno.visure],
  invitati: [...giorno.invitati],
});
type Fotografia = ReturnType<typeof freeze>;

/** How far what was promised went, at a moment. */
export type Segno = Readonly<Record<Exclude<keyof Fotografia, 'importatiForse'>, number>>;
export const markSegno = (giorno: Giorno): Segno => ({
  clienti: giorno.clienti.length,
  importati: giorno.importati.length,
  lavori: giorno.lavori.size,
  spese: giorno.spese.size,
  visure: giorno.visure.length,
  invitati: giorno.invitati.length,
});
/** What was promised after that moment. */
const freezeDa = (giorno: Giorno, segno: Segno): Fotografia => ({
  clienti: giorno.clienti.slice(segno.clienti),
  importati: giorno.importati.slice(segno.importati),
  importatiForse: [],
  lavori: new Map([...giorno.lavori].slice(segno.lavori)),
  spese: [...giorno.spese].slice(segno.spese),
  visure: giorno.visure.slice(segno.visure),
  invitati: giorno.invitati.slice(segno.invitati),
});

/** Which of these are not there once, of those a statement counts by name. */
async function count(
  { amministratore }: CasaInPezzi,
  che: string,
  promessi: readonly string[],
  testo: string,
  valori: unknown[],
): Promise<Pick<Riscontro, 'perduti' | 'doppi'>> {
  const righe = await runSql<{ nome: string; quante: number }>(amministratore, testo, valori);
  const presenti = new Map(righe.map(({ nome, quante }) => [nome, quante]));
  return {
    perduti: promessi.filter((nome) => !presenti.get(nome)).map((nome) => `${che} ${nome}`),
    doppi: righe.filter(({ quante }) => quante > 1).map(({ nome }) => `${che} ${nome}`),
  };
}

/** Every write that was confirmed, against the rows of the database; `soli`: against no other row. */
async function comparePromesse(
  casa: CasaInPezzi,
  idStudio: number,
  foto: Fotografia,
  opzioni: { soli?: boolean } = {},
) {
  const { amministratore } = casa;
  const pick = (nomi: readonly string[]) => (opzioni.soli ? nomi : null);
  const clienti = await compare(amministratore, { idStudio }, foto, opzioni);
  return [
    { perduti: [...clienti.perduti, ...clienti.sconosciuti], doppi: [...clienti.doppi, ...clienti.aMeta] },
    await count(
      ...([casa, 'spesa', foto.spese] as const),
      "select chiave as nome, count(*)::int as quante from idempotenza where studio_id = $1 and chiave like 'spesa-%' and ($2::text[] is null or chiave = any($2)) group by 1",
      [idStudio, pick(foto.spese)],
    ),
    await count(
      ...([casa, 'visura', foto.visure] as const),
      `select v.id::text as nome, (count(*) filter (where v.costo_crediti = 0 or m.id is not null))::int as quante
       from visura v left join movimento m on m.studio_id = v.studio_id and m.riferimento_tipo = 'visura' and m.riferimento_id = v.id::text
       where v.studio_id = $1 and v.esito = 'Trovata' and v.id = any($2::uuid[]) group by 1`,
      [idStudio, foto.visure],
    ),
    await count(
      ...([casa, 'utente', foto.invitati] as const),
      "select email as nome, count(*)::int as quante from utente where email like 'invitato-%@prova.example' and ($1::text[] is null or email = any($1)) group by 1",
      [pick(foto.invitati)],
    ),
    await count(
      ...([casa, 'messaggio', foto.invitati] as const),
      "select destinatario as nome, count(*)::int as quante from messaggio_posta where destinatario like 'invitato-%@prova.example' and ($1::text[] is null or destinatario = any($1)) group by 1",
      [pick(foto.invitati)],
    ),
  ];
}

/**
 * A box holds the last value that was confirmed, or one of those nobody knows of. While somebody writes, values only grow:
 * what was confirmed before asking is the least, what is in the air after it the most.
 */
async function compareCasella(bersaglio: Bersaglio, casella: Casella): Promise<string[]> {
  for (let n = 0; n < 40; n += 1) {
    const minimo = casella.confermato;
    const valore = await readCasella(bersaglio, casella);
    const ammessi = [casella.confermato, ...casella.forse];
    if (valore === undefined) await sleep(250);
    else if (
      bersaglio.isFinito ? ammessi.includes(valore) : valore >= minimo && valore <= Math.max(...ammessi)
    )
      return [];
    else return [`casella ${casella.indirizzo}: ${valore}, atteso ${minimo} o ${ammessi.join(' o ')}`];
  }
  return [`casella ${casella.indirizzo}: non si legge`];
}

/** Chain of the audit log and ledger of the credits, as `npm run admin` verifies them. */
async function verifyLibri({ amministratore, chiave, dati }: CasaInPezzi): Promise<string[]> {
  const { db, stop } = openConnessioni(amministratore, 2, () => undefined);
  try {
    const conti = await verifyConti(db);
    const registro = await verifyRegistro(db, makeCifratura(chiave), dati);
    return [
      ...conti.difformita.map(
        ({ studioId, tipo, id }) => `crediti dello studio ${studioId}: ${tipo} ${id ?? ''}`,
      ),
      ...registro.guasti.map(
        ({ studioId, tipo, numero }) => `registro dello studio ${studioId}: ${tipo} ${numero ?? ''}`,
      ),
    ];
  } finally {
    await stop();
  }
}

/** Reads back everything that was promised until now, whoever goes on working meanwhile. */
export async function readBack(casa: CasaInPezzi, bersaglio: Bersaglio, giorno: Giorno): Promise<Riscontro> {
  const caselle = await Promise.all(giorno.caselle.map((una) => compareCasella(bersaglio, una)));
  const righe = await comparePromesse(casa, bersaglio.idStudio, freeze(giorno));
  return {
    perduti: [...righe.flatMap(({ perduti }) => perduti), ...caselle.flat()],
    doppi: [...righe.flatMap(({ doppi }) => doppi), ...giorno.rifatte.map((chiave) => `rifatta ${chiave}`)],
    difformita: await verifyLibri(casa),
  };
}

/** Reads back what was promised since a moment; the books are for the end. */
export async function readBackDa(
  casa: CasaInPezzi,
  bersaglio: Bersaglio,
  giorno: Giorno,
  segno: Segno,
): Promise<Omit<Riscontro, 'difformita'>> {
  const caselle = await Promise.all(giorno.caselle.map((una) => compareCasella(bersaglio, una)));
  const foto = freezeDa(giorno, segno);
  const righe = await comparePromesse(casa, bersaglio.idStudio, foto, { soli: true });
  return {
    perduti: [...righe.flatMap(({ perduti }) => perduti), ...caselle.flat()],
    doppi: righe.flatMap(({ doppi }) => doppi),
  };
}

/** Credits that are gone, and those that what is written explains: spent, and taken by searches that found something. */
export async function countCrediti({ amministratore }: CasaInPezzi, idStudio: number) {
  const [riga] = await runSql<{ saldo: number; visure: number }>(
    amministratore,
    `select saldo, (select coalesce(sum(costo_crediti), 0)::int from visura where studio_id = $1) as visure
     from conto where studio_id = $1`,
    [idStudio],
  );
  return riga ?? { saldo: 0, visure: 0 };
}

/** Every mail of the invited: how it stands, and how many times it was taken with a confirmation. */
export async function comparePosta({ amministratore, posta }: CasaInPezzi) {
  const righe = await runSql<{ id: string; stato: string }>(
    amministratore,
    "select id::text as id, stato from messaggio_posta where destinatario like 'invitato-%@prova.example'",
  );
  return {
    spediti: righe.filter(({ stato }) => stato === 'Inviata').length,
    nonSpediti: righe.filter(({ stato }) => stato !== 'Inviata').length,
    /** Said to be sent, and nobody ever took them. */
    maiPresi: righe
      .filter(({ id, stato }) => stato === 'Inviata' && !posta.confermati.has(id))
      .map(({ id }) => `messaggio ${id}`),
    /** Twice with the same Message-ID: who sent it fell before writing that it was confirmed. */
    ripetuti: [...posta.confermati.values()].filter((volte) => volte > 1).length,
  };
}
/** The time of the next attempt comes, for all that wait. */
export const hastenPosta = ({ amministratore }: CasaInPezzi) =>
  runSql(
    amministratore,
    `with mossi as (update messaggio_posta set prossimo_tentativo = now(), tentativi = least(tentativi, 2)
       where stato = 'In attesa' returning id)
     select pg_notify('quadra_posta', '') from mossi limit 1`,
  );
