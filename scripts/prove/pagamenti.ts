import { createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { percorsi, percorso } from '../../packages/contract/src/index.ts';
import { SEGRETO_NOTIFICHE, startCarta } from '../../packages/server/demo/servizi/carta.ts';
import { startPostgresLocale } from '../../packages/server/src/db/postgres-locale.ts';
import { ensureDatabase } from '../../packages/server/src/db/prepare.ts';
import { type Avviato, ends, login, post, runComando, start } from './casa.ts';
import { runSql } from './provvista.ts';

export interface OpzioniPagamenti {
  /** A folder of its own. */
  readonly cartella: string;
  /** Rounds in which nobody is killed, and rounds in which one of the two processes is, in the middle. */
  readonly quieti: number;
  readonly uccisioni: number;
  readonly onPasso?: (frase: string) => void;
}

export interface EsitoPagamenti {
  readonly pagati: number;
  readonly uccisioni: number;
  /** Words of the gateway, and returns of who paid, that a kill left without an answer. */
  readonly senzaRisposta: number;
  /** Answers that were neither good nor «later». */
  readonly inattese: string[];
  /** Payments that are not paid, credited, invoiced and told once: how many of each. */
  readonly storti: string[];
  /** Sellers, years and sezionali whose numbers have a gap, or one twice. */
  readonly buchi: string[];
  /** Credits more, or less, than those that were paid. */
  readonly creditiFuoriConto: number;
  readonly ledger: string;
  readonly audit: string;
}

const CHIAVE = 'una chiave della prova, lunga abbastanza';
/** Paid at once; the gateway says nothing by itself: what is said, and when, is decided here. */
const CARTA_MUTA = '4000000000000028';
const ATTESA_MS = 60_000;
const nameEnv = (cartella: string, nome: string) => {
  const dati = join(cartella, nome);
  mkdirSync(dati, { recursive: true });
  return dati;
};

/** Two processes of the house on one database, and who buys. */
interface Scena {
  readonly amministratore: pg.ClientConfig;
  readonly env: readonly Record<string, string>[];
  readonly case: Avviato[];
  readonly token: string;
  readonly studioId: number;
  readonly venditore: string;
  readonly pacchetto: { id: string; crediti: number };
}
interface Pagato {
  readonly id: string;
  readonly esternoId: string;
}

async function openScena(amministratore: pg.ClientConfig, env: Scena['env']): Promise<Scena> {
  const case_ = await Promise.all(env.map((uno) => start({ env: uno })));
  const [prima] = case_;
  if (prima === undefined) throw new Error('No house');
  const token = await login(prima);
  const chi = await post(prima.indirizzo, token, percorsi.whoami, {});
  const { data } = (await chi.json()) as { data: { StudioId: number } };
  await runSql(
    amministratore,
    "update studio set via = coalesce(via, 'Via Prova'), comune = coalesce(comune, 'F257'), provincia = coalesce(provincia, 'MO'), cap = coalesce(cap, '41121'), codice_sdi = coalesce(codice_sdi, 'ABC1234') where id = $1",
    [data.StudioId],
  );
  const [venditore] = await runSql<{ id: string }>(
    amministratore,
    'select v.id from venditore v join studio s on s.gestore_id = v.gestore_id where s.id = $1',
    [data.StudioId],
  );
  const [pacchetto] = await runSql<{ id: string; crediti: number }>(
    amministratore,
    "select id, crediti from pacchetto where nome = 'Avvio' limit 1",
  );
  if (venditore === undefined || pacchetto === undefined) throw new Error('Nothing is sold');
  return {
    ...{ amministratore, env, case: case_, token, pacchetto },
    ...{ studioId: data.StudioId, venditore: venditore.id },
  };
}

/** A purchase begun on one process, and paid on the page of the gateway. */
async function pay({ case: tutte, token, pacchetto, amministratore }: Scena, n: number): Promise<Pagato> {
  const { indirizzo } = tutte[n % tutte.length] as Avviato;
  const risposta = await post(indirizzo, token, percorsi.carta, { IdPacchetto: pacchetto.id });
  if (risposta.status !== 200) throw new Error(`Not begun: ${await risposta.text()}`);
  const { data } = (await risposta.json()) as { data: { id: string; redirectUrl: string } };
  await fetch(data.redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ numero: CARTA_MUTA, atto: 'paga', scadenza: '08/2030' }),
  });
  const [riga] = await runSql<{ esterno_id: string }>(
    amministratore,
    'select esterno_id from pagamento where id = $1',
    [data.id],
  );
  return { id: data.id, esternoId: riga?.esterno_id ?? '' };
}

/** The gateway says to a process that a payment is done, signed now. */
function notify({ studioId, venditore }: Scena, { indirizzo }: Avviato, { id, esternoId }: Pagato) {
  const corpo = JSON.stringify({
    ...{ id: `evt_${id}`, object: 'event', type: 'checkout.session.completed' },
    data: { object: { id: esternoId, metadata: { studio: String(studioId), pagamento: id } } },
  });
  const t = Math.floor(Date.now() / 1000);
  const v1 = createHmac('sha256', SEGRETO_NOTIFICHE).update(`${t}.${corpo}`).digest('hex');
  return fetch(indirizzo + percorso(percorsi.cartaNotifica, { venditore }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
    body: corpo,
  });
}

/** Who paid comes back on a process. */
const comeBack = ({ token }: Scena, { indirizzo }: Avviato, { id }: Pagato) =>
  fetch(indirizzo + percorso(percorsi.cartaEsito, { id }), { headers: { authorization: `Bearer ${token}` } });

interface Conto {
  senzaRisposta: number;
  readonly inattese: string[];
}
async function listen(conto: Conto, risposta: Promise<Response>): Promise<number | undefined> {
  try {
    const { status } = await risposta;
    if (status !== 200 && status !== 503) conto.inattese.push(String(status));
    return status;
  } catch {
    conto.senzaRisposta += 1;
    return undefined;
  }
}

/** Everything about some payments is said to both processes in the same instant. */
const sayTutto = (scena: Scena, conto: Conto, pagati: readonly Pagato[]): Promise<unknown> =>
  Promise.all(
    pagati.flatMap((uno) =>
      scena.case.flatMap((casa) => [
        listen(conto, notify(scena, casa, uno)),
        listen(conto, comeBack(scena, casa, uno)),
      ]),
    ),
  );

/** As the gateway does with what was not answered: it says it again, until somebody listens. */
async function insist(scena: Scena, conto: Conto, pagati: readonly Pagato[]): Promise<void> {
  for (const uno of pagati) {
    const scadenza = performance.now() + ATTESA_MS;
    for (let n = 0; ; n += 1) {
      const casa = scena.case[n % scena.case.length] as Avviato;
      if ((await listen(conto, notify(scena, casa, uno))) === 200) break;
      if (performance.now() > scadenza) throw new Error('Nobody listens');
      await sleep(100);
    }
  }
}

/** One of the two is killed while both are told; then it comes back. */
async function killUna(scena: Scena, conto: Conto, n: number): Promise<Pagato[]> {
  const pagati = [await pay(scena, n), await pay(scena, n + 1), await pay(scena, n)];
  const quale = n % scena.case.length;
  const vittima = scena.case[quale] as Avviato;
  const prima = conto.senzaRisposta;
  const detto = sayTutto(scena, conto, pagati);
  // As far into the work as it goes: a kill that cuts nothing proves nothing.
  await sleep(5 + Math.random() * 40);
  vittima.processo.kill('SIGKILL');
  await Promise.all([detto, ends(vittima.processo)]);
  const tagliati = conto.senzaRisposta - prima;
  scena.case[quale] = await start({ env: scena.env[quale] ?? {} });
  await insist(scena, conto, pagati);
  return tagliati > 0 ? pagati : [...pagati, ...(await killUna(scena, conto, n))];
}

const readResidui = async ({ case: [casa], token }: Scena): Promise<number> => {
  const risposta = await fetch((casa as Avviato).indirizzo + percorsi.creditiResidui, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await risposta.json()) as { data: number }).data;
};

/** Letters that say that something was bought. */
const countLettere = async ({ amministratore }: Scena): Promise<number> =>
  (
    await runSql<{ quante: number }>(
      amministratore,
      "select count(*)::int as quante from messaggio_posta where oggetto = 'Quadra: acquisto completato'",
    )
  )[0]?.quante ?? 0;

/** What is wrong with each payment: the number of its movements and invoices; `dette`: the letters about all of them. */
async function listStorti(
  { amministratore }: Scena,
  pagati: readonly Pagato[],
  dette: number,
): Promise<string[]> {
  const righe = await runSql<Record<'id' | 'stato', string> & Record<'movimenti' | 'fatture', number>>(
    amministratore,
    `select p.id, p.stato,
       (select count(*)::int from movimento m where m.effetto = 'pagamento/' || p.id) as movimenti,
       (select count(*)::int from fattura f where f.effetto = 'pagamento:' || p.id) as fatture
     from pagamento p where p.id = any ($1)`,
    [pagati.map(({ id }) => id)],
  );
  return [
    ...righe
      .filter(({ stato, movimenti, fatture }) => stato !== 'Completato' || movimenti !== 1 || fatture !== 1)
      .map((riga) => JSON.stringify(riga)),
    ...(righe.length === pagati.length ? [] : [`${righe.length} pagamenti, ${pagati.length} pagati`]),
    ...(dette === pagati.length ? [] : [`${dette} lettere, ${pagati.length} pagati`]),
  ];
}

const listBuchi = async ({ amministratore }: Scena): Promise<string[]> =>
  (
    await runSql<{ quale: string }>(
      amministratore,
      `select concat_ws(' ', gestore_id, anno, sezionale) as quale from fattura group by gestore_id, anno, sezionale
       having count(*) <> max(progressivo) or count(distinct progressivo) <> count(*)`,
    )
  ).map(({ quale }) => quale);

async function runGiri(scena: Scena, { quieti, uccisioni, onPasso }: OpzioniPagamenti, conto: Conto) {
  const pagati: Pagato[] = [];
  for (let n = 0; n < quieti; n += 1) {
    const uno = await pay(scena, n);
    await sayTutto(scena, conto, [uno]);
    pagati.push(uno);
  }
  for (let n = 1; n <= uccisioni; n += 1) {
    pagati.push(...(await killUna(scena, conto, n)));
    onPasso?.(`${n}/${uccisioni}: ${pagati.length} pagati, ${conto.senzaRisposta} senza risposta`);
  }
  return pagati;
}

/**
 * Payments on two processes with one database: what the gateway says and the return of who paid reach both in the same instant,
 * and one of the two is killed in the middle, again and again. Answers what the database holds in the end.
 */
export async function runPagamenti(opzioni: OpzioniPagamenti): Promise<EsitoPagamenti> {
  const { cartella, uccisioni } = opzioni;
  const postgres = await startPostgresLocale(nameEnv(cartella, 'database'));
  const carta = await startCarta('http://127.0.0.1:0', () => 'http://127.0.0.1:9');
  try {
    const amministratore = await ensureDatabase(postgres.amministratore, 'quadra');
    const file = join(cartella, 'servizi.json');
    writeFileSync(file, JSON.stringify({ carta: { indirizzo: carta.indirizzo, simulato: true } }));
    const socket = encodeURIComponent(String(amministratore.host));
    const env = ['uno', 'due'].map((nome) => ({
      DATABASE_URL: `postgres://postgres@localhost/quadra?host=${socket}`,
      QUADRA_DATI: nameEnv(cartella, nome),
      QUADRA_CHIAVE: CHIAVE,
      QUADRA_SERVIZI: file,
      QUADRA_SCENA: 'no',
    }));
    const scena = await openScena(amministratore, env);
    const iniziali = await readResidui(scena);
    const lettere = await countLettere(scena);
    const conto: Conto = { senzaRisposta: 0, inattese: [] };
    const pagati = await runGiri(scena, opzioni, conto);
    // All said once more, when it is over: nothing changes.
    await insist(scena, conto, pagati);
    const verify = async (...parole: string[]) =>
      (await runComando({ file: 'scripts/admin.ts', parole, env: env[0] ?? {} })).righe.join('\n');
    const esito = {
      ...{ pagati: pagati.length, uccisioni, ...conto },
      storti: await listStorti(scena, pagati, (await countLettere(scena)) - lettere),
      buchi: await listBuchi(scena),
      creditiFuoriConto: (await readResidui(scena)) - iniziali - pagati.length * scena.pacchetto.crediti,
      ledger: await verify('ledger', 'verify'),
      audit: await verify('audit', 'verify'),
    };
    for (const { processo } of scena.case) processo.kill('SIGTERM');
    await Promise.all(scena.case.map(({ processo }) => ends(processo)));
    return esito;
  } finally {
    await carta.stop();
    await postgres.stop();
  }
}
