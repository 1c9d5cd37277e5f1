import { Counter, Gauge } from 'prom-client';
import { listGiri } from '../features/base/lavoro/lavoro.public.ts';
import { listRitardi, listStati, readCoda } from '../features/consegna/strumento/strumento.public.ts';
import { readAttesaPosta } from '../gateways/posta/posta.queries.ts';
import type { Misure } from '../http/operations.ts';
import type { Servizi } from '../http/servizi.ts';

/** What is not known, with the database away, is not told: no number stands for it. */
const ask = <T>(domanda: Promise<T>): Promise<T | undefined> => domanda.catch(() => undefined);

function registerCoda(registri: Misure[], { db }: Servizi): void {
  const eta = new Gauge({
    name: 'quadra_jobs_oldest_seconds',
    help: 'Seconds the oldest waiting job has been waiting',
    registers: registri,
  });
  new Gauge({
    name: 'quadra_jobs',
    help: 'Background jobs waiting and running',
    labelNames: ['stato'],
    registers: registri,
    async collect() {
      const coda = await ask(readCoda(db));
      if (coda === undefined) return;
      this.set({ stato: 'in attesa' }, coda.attesa);
      this.set({ stato: 'in corso' }, coda.corso);
      eta.set(coda.eta);
    },
  });
}

function registerPosta(registri: Misure[], { db }: Servizi): void {
  const eta = new Gauge({
    name: 'quadra_mail_oldest_seconds',
    help: 'Seconds the oldest mail that waits has been waiting',
    registers: registri,
  });
  new Gauge({
    name: 'quadra_mail',
    help: 'Mails that wait, that stopped after their attempts, and that came back',
    labelNames: ['stato'],
    registers: registri,
    async collect() {
      const posta = await ask(readAttesaPosta(db));
      if (posta === undefined) return;
      this.set({ stato: 'in attesa' }, posta.attesa);
      this.set({ stato: 'ferme' }, posta.ferme);
      this.set({ stato: 'tornate' }, posta.tornate);
      eta.set(posta.eta);
    },
  });
}

function registerGiri(registri: Misure[], { db, now }: Servizi): void {
  new Gauge({
    name: 'quadra_periodic_late_seconds',
    help: 'Seconds since a periodic job should have been done well again; 0 while it keeps its pace',
    labelNames: ['nome'],
    registers: registri,
    async collect() {
      const giri = await ask(listGiri(db));
      if (giri === undefined) return;
      this.reset();
      for (const { nome, ogni_ms: ogni, ultimo_fatto_il: fatto } of giri)
        if (fatto) this.set({ nome }, Math.max(0, (now().getTime() - fatto.getTime() - ogni) / 1000));
    },
  });
}

function registerFuori(registri: Misure[], { db }: Servizi): void {
  new Gauge({
    name: 'quadra_service_up',
    help: 'Whether a service outside the house answered when it was last asked; those that are off are not here',
    labelNames: ['nome'],
    registers: registri,
    async collect() {
      const stati = await ask(listStati(db));
      if (stati === undefined) return;
      this.reset();
      for (const { nome, stato } of stati)
        if (stato !== 'Spento') this.set({ nome }, stato === 'Risponde' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'quadra_replica_lag_seconds',
    help: 'Seconds each copy that follows the database is behind; a copy whose delay is not known is not here',
    labelNames: ['copia'],
    registers: registri,
    async collect() {
      const ritardi = await ask(listRitardi(db));
      if (ritardi === undefined) return;
      this.reset();
      for (const [posto, secondi] of ritardi.entries())
        if (secondi !== null) this.set({ copia: String(posto + 1) }, secondi);
    },
  });
}

function registerReplica(registri: Misure[], { replica }: Servizi): void {
  if (replica === null) return;
  new Counter({
    name: 'quadra_replica_reads_total',
    help: 'Readings that a copy of the database may serve, by who answered: the copy, or the database because it was behind or away',
    labelNames: ['esito'],
    registers: registri,
    collect() {
      this.reset();
      for (const [esito, quante] of replica.letture) this.inc({ esito }, quante);
    },
  });
}

/** How what nobody looks at is doing: long work, mail, periodic jobs, who is outside, who is listening. */
export function registerMetricheLavori(registro: Misure, servizi: Servizi): void {
  const registri = [registro];
  registerCoda(registri, servizi);
  registerPosta(registri, servizi);
  registerGiri(registri, servizi);
  registerFuori(registri, servizi);
  registerReplica(registri, servizi);
  new Gauge({
    name: 'quadra_event_streams',
    help: 'Streams of events open on this process',
    registers: registri,
    collect() {
      this.set(servizi.flussi.aperti);
    },
  });
}
