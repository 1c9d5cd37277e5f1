import { percorsi, tipologiaUtente } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../../../../test/client.ts';
import { makeGestore, makeStudio, makeUtente } from '../../../../test/factories.ts';
import { type AppDiProva, makeApp } from '../../../../test/make-app.ts';
import { withFotografia, withTenant } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import type { Scritto } from './movimento.queries.ts';
import { addCrediti, burnCrediti, moveCrediti } from './movimento.service.ts';
import { reserveCrediti, settlePrenotazione, voidPrenotazione } from './prenotazione.service.ts';
import { expireCrediti } from './scadenza.ts';
import { listDifformita } from './verifica.queries.ts';
import { verifyConti } from './verifica.ts';

const LAVORATORI = 16;
const DURATA_MS = 3_000;
let app: AppDiProva;
beforeAll(async () => {
  app = await makeApp({ connessioni: 12 });
});
afterAll(() => app.stop());

/** Mulberry32: the same numbers for the same seed. */
function makeCaso(seme: number) {
  let stato = seme;
  return (massimo: number): number => {
    stato = (stato + 0x6d2b79f5) | 0;
    let t = Math.imul(stato ^ (stato >>> 15), 1 | stato);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * massimo);
  };
}

const scritto = (tipo: Scritto['tipo']): Scritto => ({ tipo, causale: 'Prova', autore: null });
const isPochi = (errore: unknown) =>
  errore instanceof DomainError && errore.codice === 'CREDITI_INSUFFICIENTI';

describe('the bank of credits', () => {
  it('adds up at every instant, whoever buys, uses, moves, reserves and lets expire at the same time', async () => {
    const seme = Number(process.env.QUADRA_SEME ?? Date.now() % 1_000_000);
    const { db } = app.servizi;
    const studi = await Promise.all(Array.from({ length: 4 }, async () => (await makeStudio(app)).id));
    const dentro = <T>(alcuni: readonly number[], fn: Parameters<typeof withTenant<T>>[2]) =>
      withTenant(db, { studi: alcuni }, fn);
    const attesi = new Map(studi.map((id) => [id, 0]));
    const note = (id: number, quanti: number) => attesi.set(id, (attesi.get(id) ?? 0) + quanti);
    let fatte = 0;
    const fine = Date.now() + DURATA_MS;

    async function act(caso: (massimo: number) => number): Promise<void> {
      const da = studi[caso(studi.length)] ?? 0;
      const a = studi[caso(studi.length)] ?? 0;
      const n = 1 + caso(9);
      const quale = caso(6);
      const adesso = new Date();
      if (quale === 0) {
        const scadeIl = caso(3) === 0 ? '2020-01-01' : null;
        const lotti = [{ quantita: n * 2, pacchettoId: null, compratoIl: adesso, scadeIl }];
        await dentro([da], (trx) =>
          addCrediti(trx, app.servizi, da, { lotti, scritto: scritto('Acquisto manuale') }),
        );
        note(da, n * 2);
      } else if (quale === 1 && da !== a) {
        await dentro([da, a], (trx) =>
          moveCrediti(trx, app.servizi, { da, a, quantita: n }, (verso) =>
            scritto(verso === 'uscita' ? 'Spostamento in uscita' : 'Spostamento in entrata'),
          ),
        );
        note(da, -n);
        note(a, n);
      } else if (quale === 2) {
        const id = await dentro([da], (trx) =>
          reserveCrediti(trx, da, { quantita: n, causale: 'Prova', adesso }),
        );
        if (caso(2) === 0) {
          await dentro([da], (trx) => voidPrenotazione(trx, da, { id, adesso }));
        } else {
          const opzioni = { id, adesso, scritto: scritto('Consumo') };
          await dentro([da], (trx) => settlePrenotazione(trx, app.servizi, da, opzioni));
          note(da, -n);
        }
      } else {
        await dentro([da], (trx) =>
          burnCrediti(trx, app.servizi, da, { quantita: n, scritto: scritto('Consumo manuale') }),
        );
        note(da, -n);
      }
    }
    async function work(quale: number): Promise<void> {
      const caso = makeCaso(seme + quale);
      // A slow machine works longer, not less.
      while (Date.now() < fine || fatte <= 100) {
        await act(caso).then(
          () => {
            fatte += 1;
          },
          (errore) => {
            if (!isPochi(errore)) throw errore;
          },
        );
      }
    }
    const letture: unknown[] = [];
    async function look(): Promise<void> {
      while (Date.now() < fine) {
        await withFotografia(db, { studi }, async (trx) => {
          letture.push(...(await listDifformita(trx)));
          const sotto = await trx.selectFrom('conto').select('studio_id').where('saldo', '<', 0).execute();
          letture.push(...sotto);
        });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    async function expire(): Promise<void> {
      while (Date.now() < fine) {
        await expireCrediti(app.servizi, new Date());
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    await Promise.all([...Array.from({ length: LAVORATORI }, (_, n) => work(n)), look(), expire()]);

    const scaduti = await app.sql<{ studio_id: number; quanti: number }>(
      "select studio_id, sum(quantita)::int as quanti from movimento where tipo = 'Scadenza' group by studio_id",
    );
    for (const { studio_id, quanti } of scaduti) note(studio_id, quanti);
    const conti = await app.sql<{ studio_id: number; saldo: number }>('select studio_id, saldo from conto');
    const racconto = `seme ${seme}`;
    expect([racconto, letture]).toEqual([racconto, []]);
    expect([racconto, (await verifyConti(db)).difformita]).toEqual([racconto, []]);
    for (const { studio_id, saldo } of conti)
      expect([racconto, studio_id, saldo]).toEqual([racconto, studio_id, attesi.get(studio_id)]);
    expect(fatte).toBeGreaterThan(100);
  }, 90_000);

  it('[CRE-003] gives the last ten credits to ten of the five hundred requests that race for them', async () => {
    const { id } = await makeStudio(app);
    const lotti = [{ quantita: 10, pacchettoId: null, compratoIl: new Date(), scadeIl: null }];
    await withTenant(app.servizi.db, { studi: [id] }, (trx) =>
      addCrediti(trx, app.servizi, id, { lotti, scritto: scritto('Acquisto manuale') }),
    );
    const fornitore = await loginAs(
      app,
      await makeUtente(app, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
    );
    const corpo = { IdStudio: id, Crediti: 1, Motivazione: 'Gara' };
    let prossima = 0;
    const stati: number[] = [];
    const run = async () => {
      while (prossima < 500) {
        prossima += 1;
        const chiave = { 'idempotency-key': `gara-${prossima}` };
        stati.push((await fornitore.send('POST', percorsi.creditiScala, corpo, chiave)).status);
      }
    };
    await Promise.all(Array.from({ length: 50 }, run));
    expect(stati.filter((stato) => stato === 200)).toHaveLength(10);
    expect(stati.filter((stato) => stato === 400)).toHaveLength(490);
    const [conto] = await app.sql('select saldo from conto where studio_id = $1', [id]);
    expect(conto).toEqual({ saldo: 0 });
  }, 90_000);

  it('moves credits both ways between two studi on thirty-two connections: no deadlock reaches a client', async () => {
    const casa = await makeApp({ connessioni: 48 });
    try {
      const { id: gestore_id } = await makeGestore(casa);
      const [uno, altro] = await Promise.all(
        Array.from({ length: 2 }, async () => (await makeStudio(casa, { gestore_id })).id),
      );
      const studi = [uno ?? 0, altro ?? 0];
      for (const id of studi) {
        const lotti = [{ quantita: 1_000, pacchettoId: null, compratoIl: new Date(), scadeIl: null }];
        await withTenant(casa.servizi.db, { studi: [id] }, (trx) =>
          addCrediti(trx, casa.servizi, id, { lotti, scritto: scritto('Acquisto manuale') }),
        );
      }
      const fornitore = await loginAs(
        casa,
        await makeUtente(casa, { tipologia_utente: tipologiaUtente.AMM_ELMAS }),
      );
      const countDeadlock = async () =>
        (
          await casa.sql<{ quanti: number }>(
            'select deadlocks::int as quanti from pg_stat_database where datname = current_database()',
          )
        )[0]?.quanti;
      const prima = await countDeadlock();
      const daFare = Array.from({ length: 400 }, (_, n) => n);
      const stati: number[] = [];
      /** As a client does: told that the house is busy, it asks again with the same key. */
      const send = async (dove: string, corpo: object, chiave: string): Promise<number> => {
        for (;;) {
          const risposta = await fornitore.send('POST', dove, corpo, { 'idempotency-key': chiave });
          // The one before is still under way: its answer will come under the same key.
          const isAncora = risposta.status === 503 || risposta.corpo.Codice === 'RICHIESTA_IN_CORSO';
          if (!isAncora) return risposta.status;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      const run = async () => {
        for (let n = daFare.pop(); n !== undefined; n = daFare.pop()) {
          const [DaIdStudio, AIdStudio] = n % 2 === 0 ? studi : studi.toReversed();
          const corpo = { DaIdStudio, AIdStudio, Crediti: 1, Motivazione: 'Incrocio' };
          stati.push(await send(percorsi.creditiSpostamento, corpo, `incrocio-${n}`));
          // Who burns by hand takes the same locks in between.
          if (n % 10 > 1) continue;
          const uso = { IdStudio: DaIdStudio, Crediti: 1, Motivazione: 'Incrocio' };
          stati.push(await send(percorsi.creditiScala, uso, `uso-${n}`));
        }
      };
      await Promise.all(Array.from({ length: 32 }, run));
      expect(stati.filter((stato) => stato !== 200)).toEqual([]);
      expect(stati).toHaveLength(480);
      // The server counts at most once a second.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(await countDeadlock()).toBe(prima);
      const conti = await casa.sql('select saldo from conto order by studio_id');
      expect(conti).toEqual([{ saldo: 960 }, { saldo: 960 }]);
      expect((await verifyConti(casa.servizi.db)).difformita).toEqual([]);
    } finally {
      await casa.stop();
    }
  }, 120_000);
});
