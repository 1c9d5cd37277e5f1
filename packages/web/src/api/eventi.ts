import { EVENTI_OGNI_MS, type EventoFilo, percorsi } from '@quadra/contract';
import { send } from './client.ts';

/** News for the pages: an event, or that they must read again because something may have been missed. */
type Novita = { tipo: 'evento'; evento: EventoFilo } | { tipo: 'inizio'; ultimo: number };
type Ascoltatore = (novita: Novita) => void;

const NOME = 'quadra-eventi';
/** Readings without a stream before the stream is tried again. */
const LETTURE = 12;

/**
 * The events of the user: one stream for the whole browser. The tab that holds the lock reads and tells the others; when
 * it closes, the next one goes on from the last event it was told. Without a stream it reads every five seconds.
 */
function createEventi() {
  const ascoltatori = new Set<Ascoltatore>();
  let ultimo: number | null = null;
  let fine: AbortController | null = null;
  let canale: BroadcastChannel | null = null;

  /** False for what was already told. */
  function receive(novita: Novita): boolean {
    const numero = novita.tipo === 'evento' ? novita.evento.Id : novita.ultimo;
    if (novita.tipo === 'evento' && ultimo !== null && numero <= ultimo) return false;
    ultimo = Math.max(ultimo ?? 0, numero);
    for (const avvisa of ascoltatori) avvisa(novita);
    return true;
  }
  const tell = (novita: Novita) => {
    if (receive(novita)) canale?.postMessage(novita);
  };
  const indirizzo = () => (ultimo === null ? percorsi.eventi : `${percorsi.eventi}?dopo=${ultimo}`);

  async function readOnce(): Promise<void> {
    const { data, Ultimo } = await send<{ data: EventoFilo[]; Ultimo: number }>('GET', indirizzo(), {
      silenziosa: true,
    });
    if (ultimo === null) tell({ tipo: 'inizio', ultimo: Ultimo });
    for (const evento of data) tell({ tipo: 'evento', evento });
  }

  /** Until the stream is closed for good: the browser comes back by itself from a line that falls. */
  const stream = (segnale: AbortSignal) =>
    new Promise<void>((resolve) => {
      const flusso = new EventSource(indirizzo());
      const close = () => {
        flusso.close();
        resolve();
      };
      segnale.addEventListener('abort', close, { once: true });
      flusso.addEventListener('inizio', ({ lastEventId }) =>
        tell({ tipo: 'inizio', ultimo: Number(lastEventId) }),
      );
      for (const tipo of ['lavoro', 'notifica'] satisfies EventoFilo['Tipo'][])
        flusso.addEventListener(tipo, ({ data }) =>
          tell({ tipo: 'evento', evento: JSON.parse(data) as EventoFilo }),
        );
      flusso.addEventListener('error', () => {
        if (flusso.readyState === EventSource.CLOSED) close();
      });
    });

  const wait = (ms: number, segnale: AbortSignal) =>
    new Promise<void>((resolve) => {
      const attesa = setTimeout(resolve, ms);
      segnale.addEventListener('abort', () => {
        clearTimeout(attesa);
        resolve();
      });
    });

  async function lead(segnale: AbortSignal): Promise<void> {
    while (!segnale.aborted) {
      await stream(segnale);
      for (let letture = 0; letture < LETTURE && !segnale.aborted; letture += 1) {
        await readOnce().catch(() => undefined);
        await wait(EVENTI_OGNI_MS, segnale);
      }
    }
  }

  function start(): void {
    const nuova = new AbortController();
    fine = nuova;
    canale = new BroadcastChannel(NOME);
    canale.addEventListener('message', ({ data }: MessageEvent<Novita>) => void receive(data));
    if (navigator.locks === undefined) {
      void lead(nuova.signal);
      return;
    }
    const held = navigator.locks.request(NOME, { signal: nuova.signal }, () => lead(nuova.signal));
    // The wait for the lock ends with the page, or with the session: nothing to say.
    held.catch(() => undefined);
  }
  function stop(): void {
    fine?.abort();
    canale?.close();
    fine = null;
    canale = null;
    // Whoever comes next may be another user: nothing of his was told yet.
    ultimo = null;
  }
  return {
    /** Hears the news until the answered function is called; the first one opens the line, the last one closes it. */
    subscribe(avvisa: Ascoltatore): () => void {
      ascoltatori.add(avvisa);
      if (fine === null) start();
      return () => {
        ascoltatori.delete(avvisa);
        if (ascoltatori.size === 0) stop();
      };
    },
  };
}

export const eventi = createEventi();
