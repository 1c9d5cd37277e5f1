import { frasiErrore, limiti } from '@quadra/contract';
import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';
import { normalizeIp } from './ip-abilitati.ts';

/** Uploads of one user, or of one address without a session, at once. */
const PER_UTENTE = 3;
/** What the uploads of who is logged in may hold all together in the memory of this process: four of the largest. */
const LARGHI_INSIEME = 4;
/** Who has no session sends some photographs of a sheet. */
const PUBBLICO_BYTE = 4 * limiti.fileByte;
const PUBBLICI_INSIEME = 6;

/** A memory of its own for some uploads, and how many each holds at once. */
interface Stanza {
  readonly inMano: Map<number | string, number>;
  byte: number;
}
const riservata: Stanza = { inMano: new Map(), byte: 0 };
/** Apart: who comes from outside, however many, takes no room from who works. */
const pubblica: Stanza = { inMano: new Map(), byte: 0 };

/** What an upload may come to hold: what it declares or, when it does not say, the most there can be. */
const computeIngombro = ({ headers }: FastifyRequest, massimo: number): number =>
  Math.min(Number(headers['content-length'] ?? massimo), massimo);

function enter(stanza: Stanza, chi: number | string, quanti: number): () => void {
  const suoi = stanza.inMano.get(chi) ?? 0;
  if (suoi >= quanti) throw new DomainError('TROPPE_RICHIESTE', { riprovaFra: 5 });
  stanza.inMano.set(chi, suoi + 1);
  return () => {
    const restano = (stanza.inMano.get(chi) ?? 1) - 1;
    if (restano === 0) stanza.inMano.delete(chi);
    else stanza.inMano.set(chi, restano);
  };
}

function take(stanza: Stanza, ingombro: number, capienza: number): () => void {
  if (stanza.byte + ingombro > capienza) throw new DomainError('SERVIZIO_NON_DISPONIBILE', { riprovaFra: 5 });
  stanza.byte += ingombro;
  return () => {
    stanza.byte -= ingombro;
  };
}

/** Does what is taken one after the other; what was taken is given back when one is refused. */
function takeTutti(prese: readonly (() => () => void)[]): () => void {
  const fatte: (() => void)[] = [];
  const leave = () => {
    for (const una of fatte.splice(0)) una();
  };
  try {
    for (const presa of prese) fatte.push(presa());
  } catch (errore) {
    leave();
    throw errore;
  }
  return leave;
}

const whoIs = ({ sessione, ip }: FastifyRequest) => sessione?.utenteId ?? normalizeIp(ip) ?? '';

/** Takes the room of an upload in memory; answers how to give it back. @throws TROPPE_RICHIESTE, SERVIZIO_NON_DISPONIBILE */
export const takePosto = (richiesta: FastifyRequest, massimoByte: number): (() => void) =>
  takeTutti([
    () => enter(riservata, whoIs(richiesta), PER_UTENTE),
    () => take(riservata, computeIngombro(richiesta, massimoByte), LARGHI_INSIEME * massimoByte),
  ]);

/**
 * The same for who has no session, in a room apart: one at a time for each link, some for each address.
 * @throws MESSAGGIO_TROPPO_GRANDE, TROPPE_RICHIESTE, SERVIZIO_NON_DISPONIBILE
 */
export function takePostoPubblico(richiesta: FastifyRequest, link: string): () => void {
  const dichiarati = Number(richiesta.headers['content-length'] ?? 0);
  if (dichiarati > PUBBLICO_BYTE) throw new DomainError('MESSAGGIO_TROPPO_GRANDE');
  return takeTutti([
    () => enter(pubblica, `link ${link}`, 1),
    () => enter(pubblica, whoIs(richiesta), PER_UTENTE),
    () => take(pubblica, computeIngombro(richiesta, PUBBLICO_BYTE), PUBBLICI_INSIEME * PUBBLICO_BYTE),
  ]);
}

/** A telephone with little signal does more: for some seconds nobody counts, then this many bytes a second at least. */
const GRAZIA_MS = 5_000;
const BYTE_AL_SECONDO = 8_192;
const OGNI_MS = 500;
/** The answer has left by then: what still comes after it is of no use to anybody. */
const CONGEDO_MS = 1_000;

/**
 * Reads a body that must come with some haste: who sends it a byte now and then is let go, and holds no room.
 * @throws RICHIESTA_NON_LEGGIBILE, besides what `read` throws
 */
export async function readInFretta<T>({ raw }: FastifyRequest, read: () => Promise<T>): Promise<T> {
  const { socket } = raw;
  const [inizio, prima] = [performance.now(), socket.bytesRead];
  const { promise: lento, reject } = Promise.withResolvers<never>();
  const orologio = setInterval(() => {
    const trascorsi = performance.now() - inizio;
    const arrivati = socket.bytesRead - prima;
    const isLento = trascorsi > GRAZIA_MS && (arrivati / trascorsi) * 1000 < BYTE_AL_SECONDO;
    // Chunked or not, a body without end holds no more than one of this kind may.
    if (raw.complete || !(isLento || arrivati > PUBBLICO_BYTE)) return;
    reject(
      isLento
        ? new DomainError('RICHIESTA_NON_LEGGIBILE', { messaggio: frasiErrore.CARICAMENTO_LENTO })
        : new DomainError('MESSAGGIO_TROPPO_GRANDE'),
    );
    setTimeout(() => raw.destroy(), CONGEDO_MS).unref();
  }, OGNI_MS);
  const letto = read();
  letto.catch(() => undefined);
  try {
    return await Promise.race([letto, lento]);
  } finally {
    clearInterval(orologio);
  }
}
