import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Trx } from '../db/pool.ts';
import { withTenant } from '../db/tenancy.ts';
import { readDallaReplica } from './lettura.ts';
import { azioniDiLettura, canVedereLimitati, type Permesso } from './policy.ts';
import type { Servizi } from './servizi.ts';
import type { Sessione } from './sessione/sessione.ts';
import { recordSguardo } from './sguardo.ts';

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Content types a body may have: JSON unless said otherwise. */
type Formato = 'json' | 'form' | 'json o form' | 'multipart';

/**
 * What a call is for who acts in place of another: a look, a change (only when changes were asked for at the start), or
 * something of the person alone.
 */
type Sostituibile = 'legge' | 'scrive' | 'mai';

/** One call of the API, as `app.ts` registers it, OpenAPI describes it and the tests replay it. */
export interface Rotta {
  readonly metodo: Metodo;
  readonly percorso: string;
  /** What it does, in Italian: the documentation shows it. */
  readonly titolo: string;
  /** Nobody in particular, anybody with a session, or who has the right. */
  readonly accesso: 'pubblico' | 'sessione' | Permesso;
  readonly sostituibile: Sostituibile;
  readonly corpo?: z.ZodType | undefined;
  readonly parametri?: z.ZodType | undefined;
  readonly risposta?: z.ZodType | undefined;
  readonly stato: number;
  readonly formato: Formato;
  readonly rispondeComeToken: boolean;
  /** Waits for news: the session does not live longer for it, and nothing keeps its lines back to compress them. */
  readonly isAttesa: boolean;
  /** Takes a key in the header `Idempotency-Key`: the same request with it is done once. */
  readonly isRipetibile: boolean;
  /** Somebody signed its body: it is kept byte for byte. */
  readonly isFirmata: boolean;
  /** A heavy reading, that writes nothing: a copy of the database may answer it. */
  readonly daReplica: boolean;
  /** A sensitive act: wants a proof of who is there not older than five minutes. */
  readonly conferma: boolean;
  /** Open also to who must still activate the second step: what is needed to do it. */
  readonly primaDellaVerifica: boolean;
  /** At most `quante` calls in `secondi` from one user or, without a session, from one address. */
  readonly limite?: { readonly quante: number; readonly secondi: number } | undefined;
  /** Of a list: the fields that a text of the address is looked for in. */
  readonly campiTesto?: readonly string[] | undefined;
  readonly execute: (servizi: Servizi, richiesta: FastifyRequest, risposta: FastifyReply) => Promise<unknown>;
}

interface Descrizione<B extends z.ZodType, P extends z.ZodType, R extends z.ZodType> {
  metodo: Metodo;
  percorso: string;
  titolo: string;
  corpo?: B;
  parametri?: P;
  risposta?: R;
  stato?: 200 | 201 | 204;
  formato?: Formato;
  rispondeComeToken?: boolean;
  isAttesa?: boolean;
  isRipetibile?: boolean;
  isFirmata?: boolean;
  daReplica?: boolean;
  conferma?: boolean;
  primaDellaVerifica?: boolean;
  limite?: { quante: number; secondi: number };
  campiTesto?: readonly string[];
  /** Only where the rule of `computeSostituibile` is not the right one. */
  sostituibile?: Sostituibile;
}

interface Chiamata<B extends z.ZodType, P extends z.ZodType> {
  readonly corpo: z.output<B>;
  readonly parametri: z.output<P>;
  readonly richiesta: FastifyRequest;
  readonly risposta: FastifyReply;
  readonly servizi: Servizi;
}
interface ConSessione {
  readonly sessione: Sessione;
}
interface ConTransazione extends ConSessione {
  readonly trx: Trx;
}

const readChiamata = <B extends z.ZodType, P extends z.ZodType>(
  servizi: Servizi,
  richiesta: FastifyRequest,
  risposta: FastifyReply,
): Chiamata<B, P> => ({
  corpo: richiesta.body as z.output<B>,
  parametri: richiesta.params as z.output<P>,
  richiesta,
  risposta,
  servizi,
});

/** GET and the rights that only look are looks; the other calls of the work are changes; sensitive acts and those of one's own account are nobody else's. */
function computeSostituibile(
  {
    metodo,
    sostituibile,
    conferma,
  }: Pick<Descrizione<never, never, never>, 'metodo' | 'sostituibile' | 'conferma'>,
  accesso: Rotta['accesso'],
): Sostituibile {
  if (sostituibile) return sostituibile;
  if (conferma) return 'mai';
  if (metodo === 'GET') return 'legge';
  if (accesso === 'pubblico') return 'legge';
  if (accesso === 'sessione') return 'mai';
  return azioniDiLettura.includes(accesso.azione) ? 'legge' : 'scrive';
}

const base = <B extends z.ZodType, P extends z.ZodType, R extends z.ZodType>(
  d: Descrizione<B, P, R>,
  accesso: Rotta['accesso'],
) => ({
  accesso,
  sostituibile: computeSostituibile(d, accesso),
  metodo: d.metodo,
  percorso: d.percorso,
  titolo: d.titolo,
  corpo: d.corpo,
  parametri: d.parametri,
  risposta: d.risposta,
  stato: d.stato ?? 200,
  formato: d.formato ?? 'json',
  rispondeComeToken: d.rispondeComeToken ?? false,
  isAttesa: d.isAttesa ?? false,
  isRipetibile: d.isRipetibile ?? false,
  isFirmata: d.isFirmata ?? false,
  daReplica: d.daReplica ?? false,
  conferma: d.conferma ?? false,
  primaDellaVerifica: d.primaDellaVerifica ?? false,
  limite: d.limite,
  campiTesto: d.campiTesto,
});

function requireSessione(richiesta: FastifyRequest): Sessione {
  if (richiesta.sessione === null) throw new Error('A route with a session ran without one');
  return richiesta.sessione;
}

const isLettura = (accesso: Rotta['accesso']): boolean =>
  typeof accesso !== 'string' && azioniDiLettura.includes(accesso.azione);

/** Where a call is done: a heavy reading where a copy may answer it, anything else where it is written. */
const runDove = <T>(
  servizi: Servizi,
  { daReplica }: { daReplica: boolean },
  run: (casa: Servizi) => Promise<T> | T,
): Promise<T> | T => (daReplica ? readDallaReplica(servizi, run) : run(servizi));

/** A call of the studio: session, right, then one transaction that sees the studi of the session and nothing else. */
export function rotta<B extends z.ZodType, P extends z.ZodType, R extends z.ZodType>(
  descrizione: Descrizione<B, P, R> & {
    accesso: Permesso;
    handle(chiamata: Chiamata<B, P> & ConTransazione): Promise<z.input<R>>;
  },
): Rotta {
  const comune = base(descrizione, descrizione.accesso);
  return {
    ...comune,
    execute: async (servizi, richiesta, risposta) => {
      const sessione = requireSessione(richiesta);
      const isLetta = isLettura(comune.accesso);
      const limitati = canVedereLimitati(sessione) && isLetta;
      const esito = await runDove(servizi, comune, (casa) =>
        withTenant(
          casa.db,
          { ...sessione, limitati },
          (trx) => descrizione.handle({ ...readChiamata<B, P>(casa, richiesta, risposta), sessione, trx }),
          { isLettura: isLetta },
        ),
      );
      await recordSguardo(servizi.db, comune, sessione, richiesta, esito);
      return esito;
    },
  };
}

/** A call about the session itself: no tenant transaction. */
export function rottaDiSessione<B extends z.ZodType, P extends z.ZodType, R extends z.ZodType>(
  descrizione: Descrizione<B, P, R> & {
    accesso?: Permesso;
    handle(chiamata: Chiamata<B, P> & ConSessione): Promise<z.input<R>> | z.input<R>;
  },
): Rotta {
  const comune = base(descrizione, descrizione.accesso ?? 'sessione');
  return {
    ...comune,
    execute: async (servizi, richiesta, risposta) => {
      const sessione = requireSessione(richiesta);
      const esito = await runDove(servizi, comune, (casa) =>
        descrizione.handle({ ...readChiamata<B, P>(casa, richiesta, risposta), sessione }),
      );
      await recordSguardo(servizi.db, comune, sessione, richiesta, esito);
      return esito;
    },
  };
}

/** A call that anybody may make. */
export function rottaPubblica<B extends z.ZodType, P extends z.ZodType, R extends z.ZodType>(
  descrizione: Descrizione<B, P, R> & { handle(chiamata: Chiamata<B, P>): Promise<z.input<R>> | z.input<R> },
): Rotta {
  return {
    ...base(descrizione, 'pubblico'),
    execute: async (servizi, richiesta, risposta) =>
      descrizione.handle(readChiamata<B, P>(servizi, richiesta, risposta)),
  };
}
