import { Gauge, type Registry } from 'prom-client';
import type { Servizi } from '../http/servizi.ts';
import { readProfondita } from './lavoratore.queries.ts';

/** How long work is doing: what waits, what runs, since when, and who is listening. */
export function registerMetricheLavori(registro: Registry, servizi: Servizi): void {
  const eta = new Gauge({
    name: 'quadra_jobs_oldest_seconds',
    help: 'Seconds the oldest waiting job has been waiting',
    registers: [registro],
  });
  new Gauge({
    name: 'quadra_jobs',
    help: 'Background jobs waiting and running',
    labelNames: ['stato'],
    registers: [registro],
    async collect() {
      const profondita = await readProfondita(servizi.db).catch(() => undefined);
      if (profondita === undefined) return;
      this.set({ stato: 'in attesa' }, profondita.attesa);
      this.set({ stato: 'in corso' }, profondita.corso);
      eta.set(profondita.eta);
    },
  });
  new Gauge({
    name: 'quadra_event_streams',
    help: 'Streams of events open on this process',
    registers: [registro],
    collect() {
      this.set(servizi.flussi.aperti);
    },
  });
}
