import { Readable } from 'node:stream';
import { type EventoFilo, eventiAnswer, percorsi } from '@quadra/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTenant } from '../../../db/tenancy.ts';
import { authenticate } from '../../../http/authenticate.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { EVENTI_PER_VOLTA, listEventi, readUltimo } from './evento.queries.ts';

/** A comment at least this often: proxies keep the line open, and a session that ended is noticed. */
const BATTITO_MS = 15_000;
/** The browser comes back after this long. */
const RITORNO_MS = 2_000;

/** The last event the page has, as the browser says it when it comes back; undefined the first time. */
function readDopo(richiesta: FastifyRequest): number | undefined {
  const { dopo } = richiesta.query as { dopo?: unknown };
  const detto = richiesta.headers['last-event-id'] ?? dopo;
  return typeof detto === 'string' && /^\d{1,15}$/.test(detto) ? Number(detto) : undefined;
}

const read = <T>(
  { db }: Servizi,
  { studioId }: Sessione,
  fn: (trx: Parameters<typeof listEventi>[0], studio: number) => Promise<T>,
) =>
  withTenant(db, { studi: [studioId ?? 0] }, (trx) => fn(trx, studioId ?? 0), {
    isLettura: true,
    isRipetuta: true,
  });

async function readNuovi(servizi: Servizi, sessione: Sessione, dopo: number): Promise<EventoFilo[]> {
  const righe = await read(servizi, sessione, (trx, studio) =>
    listEventi(trx, studio, sessione.utenteId, dopo),
  );
  return righe.map(
    ({ id, tipo, dati }) =>
      ({ Id: id, Tipo: tipo, [tipo === 'lavoro' ? 'Lavoro' : 'Notifica']: dati }) as EventoFilo,
  );
}

const readInizio = (servizi: Servizi, sessione: Sessione, richiesta: FastifyRequest): Promise<number> =>
  Promise.resolve(
    readDopo(richiesta) ??
      read(servizi, sessione, (trx, studio) => readUltimo(trx, studio, sessione.utenteId)),
  );

/** A bell that remembers having rung while nobody listened. */
function makeSveglia() {
  let suonata = false;
  let resolve: (() => void) | undefined;
  return {
    ring: () => {
      suonata = true;
      resolve?.();
    },
    /** False when the time passed in silence. */
    async wait(ms: number): Promise<boolean> {
      if (!suonata) {
        let attesa: NodeJS.Timeout | undefined;
        await new Promise<void>((fatto) => {
          resolve = fatto;
          attesa = setTimeout(fatto, ms);
        });
        clearTimeout(attesa);
        resolve = undefined;
      }
      const esito = suonata;
      suonata = false;
      return esito;
    },
  };
}

async function* streamEventi(
  servizi: Servizi,
  richiesta: FastifyRequest,
  sessione: Sessione,
  linea: { sveglia: ReturnType<typeof makeSveglia>; isChiusa: () => boolean },
): AsyncGenerator<string> {
  const { flussi } = servizi;
  let ultimo = await flussi.readInTurno(() => readInizio(servizi, sessione, richiesta));
  yield `retry: ${RITORNO_MS}\nid: ${ultimo}\nevent: inizio\ndata: {}\n\n`;
  while (!linea.isChiusa()) {
    const dopo = ultimo;
    const nuovi = await flussi.readInTurno(() => readNuovi(servizi, sessione, dopo));
    for (const evento of nuovi) {
      yield `id: ${evento.Id}\nevent: ${evento.Tipo}\ndata: ${JSON.stringify(evento)}\n\n`;
      ultimo = evento.Id;
    }
    // What came after the reading rings again: only one that was full has more to read at once.
    if (nuovi.length < EVENTI_PER_VOLTA && !(await linea.sveglia.wait(BATTITO_MS))) yield ': battito\n\n';
    // Asked again before anything else is told: a stream is worth what its session is worth now.
    if (!(await isViva(servizi, richiesta))) return;
  }
}

async function isViva(servizi: Servizi, richiesta: FastifyRequest): Promise<boolean> {
  try {
    await authenticate(richiesta, servizi, { isAttivita: false });
    return true;
  } catch {
    return false;
  }
}

function openFlusso(
  servizi: Servizi,
  sessione: Sessione,
  richiesta: FastifyRequest,
  risposta: FastifyReply,
): Readable {
  const sveglia = makeSveglia();
  const leave = servizi.flussi.subscribe(sessione.utenteId, sveglia.ring);
  let isLasciata = false;
  risposta.raw.once('close', () => {
    isLasciata = true;
    leave();
    sveglia.ring();
  });
  // The connection ends with its stream: a process that stops has not to wait for who keeps it for later.
  risposta.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  const isChiusa = () => isLasciata || servizi.flussi.isChiuso;
  return Readable.from(streamEventi(servizi, richiesta, sessione, { sveglia, isChiusa }));
}

const eventi = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.eventi,
  titolo:
    'Eventi del proprio utente: con Accept text/event-stream restano aperti, altrimenti quelli dopo ?dopo=',
  isAttesa: true,
  handle: async ({ servizi, sessione, richiesta, risposta }) => {
    if (richiesta.headers.accept?.includes('text/event-stream'))
      return openFlusso(servizi, sessione, richiesta, risposta);
    const dopo = await readInizio(servizi, sessione, richiesta);
    const data = await readNuovi(servizi, sessione, dopo);
    return eventiAnswer.parse({ data, Ultimo: data.at(-1)?.Id ?? dopo });
  },
});

export const eventoRotte: readonly Rotta[] = [eventi];
