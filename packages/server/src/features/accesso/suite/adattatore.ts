import type { IncomingMessage } from 'node:http';
import { DURATA_SESSIONE_SECONDI } from '@quadra/contract';
import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Servizi } from '../../../http/servizi.ts';
import { findClient } from './client.ts';
import {
  consumeModello,
  deleteConcessi,
  deleteModello,
  findModello,
  findSessioneSuite,
  type SessioneSuite,
  upsertModello,
} from './modelli.queries.ts';

/** Sessions of Quadra at the two ends of one request: the one of its cookie, and the one its provider session lives with. */
interface Legame {
  readonly quadra: string | null;
  /** The user of the cookie's session. */
  readonly utenteId: number | null;
  suite: string | null;
}
const legami = new WeakMap<IncomingMessage, Legame>();
const nessuno = (): Legame => ({ quadra: null, utenteId: null, suite: null });

/** Remembers who makes a request, before the provider reads it. */
export const bindRichiesta = (
  richiesta: IncomingMessage,
  sessione: { id: string; utenteId: number } | null,
): void => {
  legami.set(richiesta, {
    quadra: sessione?.id ?? null,
    utenteId: sessione?.utenteId ?? null,
    suite: null,
  });
};

export const readLegame = (richiesta: IncomingMessage): Legame => legami.get(richiesta) ?? nessuno();

function readLegameCorrente(): Legame {
  const richiesta = Provider.ctx?.req;
  return richiesta ? readLegame(richiesta) : nessuno();
}

/**
 * The session of Quadra that a session of the provider is to live with: a login that has just been answered takes the
 * cookie's, and only when it is of the same user; otherwise it stays with the one it had.
 */
function computeSessione(accountId: unknown): string | null {
  const { quadra, utenteId, suite } = readLegameCorrente();
  const propria = String(utenteId) === accountId ? quadra : null;
  const isNuova = Provider.ctx?.oidc.result?.login !== undefined;
  return isNuova || suite === null ? propria : suite;
}

function readTrovata(trovata: SessioneSuite | undefined): AdapterPayload | undefined {
  if (trovata === undefined) return undefined;
  readLegameCorrente().suite = trovata.sessioneId;
  return trovata.dati;
}

const asTesto = (valore: unknown): string | null => (typeof valore === 'string' ? valore : null);

/** Whoever has the row must still have the secret: the id is put back by who knows it. */
const withId = (dati: AdapterPayload | undefined, id: string): AdapterPayload | undefined =>
  dati && { ...dati, jti: id };

/** Where the provider keeps its things: our PostgreSQL, whatever the process. */
export function makeAdattatore({ db, config }: Pick<Servizi, 'db' | 'config'>): (modello: string) => Adapter {
  return (modello) => ({
    async upsert(id, { jti: _, ...dati }, secondi = DURATA_SESSIONE_SECONDI) {
      const isSessione = modello === 'Session';
      await upsertModello(db, modello, id, {
        dati,
        concessione: asTesto(dati.grantId),
        uid: isSessione ? asTesto(dati.uid) : null,
        sessioneId: isSessione && dati.accountId ? computeSessione(dati.accountId) : null,
        secondi,
      });
    },
    async find(id) {
      if (modello === 'Client') return findClient(db, id);
      if (modello === 'Session') {
        const libera = await findModello(db, modello, id);
        if (libera === undefined || libera.dati.accountId === undefined) return withId(libera?.dati, id);
        return withId(readTrovata(await findSessioneSuite(db, { id }, config.inattivitaMinuti)), id);
      }
      const trovato = await findModello(db, modello, id);
      return withId(trovato && { ...trovato.dati, ...(trovato.consumato ? { consumed: true } : {}) }, id);
    },
    async findByUid(uid) {
      return readTrovata(await findSessioneSuite(db, { uid }, config.inattivitaMinuti));
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      if (!(await consumeModello(db, modello, id))) throw new errors.InvalidGrant('already consumed');
    },
    destroy: (id) => deleteModello(db, modello, id),
    revokeByGrantId: (concessione) => deleteConcessi(db, modello, concessione),
  });
}
