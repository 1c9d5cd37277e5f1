import { randomUUID } from 'node:crypto';
import { withTenant } from '../packages/server/src/db/tenancy.ts';
import { verifyConti } from '../packages/server/src/features/crediti/credito/credito.public.ts';
import { addCrediti } from '../packages/server/src/features/crediti/credito/movimento.service.ts';
import type { ServerAvviato } from '../packages/server/src/main.ts';
import { enter, insertRete, quantile, tell, withServer } from './rete.ts';

/**
 * Credits burnt through the API, one at a time: all of one studio, then of a thousand studi of one gestore. A constant rate
 * for ten seconds, each answer measured from when the request was due (a stall counts in all who wait behind it), then as
 * many as sixteen callers manage. Server, database and generator share the machine. Prints; asserts nothing.
 * `node bench/crediti.ts [requests a second, one studio] [a thousand studi]`, on a data folder of its own (.quadra/bench-crediti).
 */
const [ritmoUno = 150, ritmoMille = 300] = process.argv.slice(2).map(Number);
const SECONDI = 10;
const CHIAMANTI = 16;

interface Scena {
  readonly nome: string;
  readonly email: string;
  readonly studi: readonly number[];
  readonly ritmo: number;
}
interface Esiti {
  readonly tempi: number[];
  errori: number;
}

/** A gestore with its administrator and `quanti` studi, each with credits to burn. */
async function makeRete(server: ServerAvviato, quanti: number): Promise<Omit<Scena, 'nome' | 'ritmo'>> {
  const rete = await insertRete(server, quanti);
  for (const id of rete.studi) {
    const lotti = [{ quantita: 1_000_000, pacchettoId: null, compratoIl: new Date(), scadeIl: null }];
    const scritto = { tipo: 'Acquisto manuale', causale: 'Misura', autore: null } as const;
    await withTenant(server.servizi.db, { studi: [id] }, (trx) =>
      addCrediti(trx, server.servizi, id, { lotti, scritto }),
    );
  }
  return rete;
}

async function burn(server: ServerAvviato, token: string, IdStudio: number): Promise<boolean> {
  const risposta = await fetch(`${server.indirizzo}/api/crediti/scalacrediti`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ IdStudio, Crediti: 1, Motivazione: 'Misura' }),
  });
  await risposta.text();
  return risposta.status === 200;
}

async function measure(server: ServerAvviato, { nome, email, studi, ritmo }: Scena): Promise<void> {
  const token = await enter(server, email);
  const studioOf = (n: number) => studi[n % studi.length] ?? 0;
  for (let n = 0; n < 50; n += 1) await burn(server, token, studioOf(n));
  const esiti: Esiti = { tempi: [], errori: 0 };
  const send = async (n: number, dovuta: number) => {
    const isFatta = await burn(server, token, studioOf(n)).catch(() => false);
    if (!isFatta) esiti.errori += 1;
    esiti.tempi.push(performance.now() - dovuta);
  };
  const inizio = performance.now();
  const inCorso: Promise<void>[] = [];
  for (let n = 0; n < ritmo * SECONDI; n += 1) {
    const dovuta = inizio + (n * 1000) / ritmo;
    const resta = dovuta - performance.now();
    if (resta > 1) await new Promise((resolve) => setTimeout(resolve, resta));
    inCorso.push(send(n, dovuta));
  }
  await Promise.all(inCorso);
  const [mediana, p95, p99] = [0.5, 0.95, 0.99].map((q) => quantile(esiti.tempi, q).toFixed(1));
  tell(
    `${nome}, ${ritmo}/s costanti: mediana ${mediana} ms, p95 ${p95} ms, p99 ${p99} ms, errori ${esiti.errori} di ${esiti.tempi.length}`,
  );
  const fine = performance.now() + (SECONDI * 1000) / 2;
  let fatte = 0;
  const call = async (primo: number) => {
    for (let n = primo; performance.now() < fine; n += CHIAMANTI)
      if (await burn(server, token, studioOf(n))) fatte += 1;
  };
  await Promise.all(Array.from({ length: CHIAMANTI }, (_, n) => call(n)));
  tell(`${nome}, ${CHIAMANTI} chiamanti senza pausa: ${Math.round(fatte / (SECONDI / 2))}/s`);
}

await withServer('bench-crediti', async (server) => {
  tell('preparazione: un gestore con uno studio, uno con mille');
  const uno = await makeRete(server, 1);
  const mille = await makeRete(server, 1000);
  await measure(server, { nome: 'uno studio', ritmo: ritmoUno, ...uno });
  await measure(server, { nome: 'mille studi', ritmo: ritmoMille, ...mille });
  const inizio = performance.now();
  const { conti, movimenti, difformita } = await verifyConti(server.servizi.db);
  tell(
    `verifica: ${conti} conti e ${movimenti} movimenti in ${((performance.now() - inizio) / 1000).toFixed(1)} s, ${difformita.length} difformità`,
  );
});
