import { RITORNO_IDENTITA } from '@quadra/contract';
import type { FornitoreIdentita } from '../../../../config-identita.ts';
import {
  FornitoreAssente,
  type IdentitaProvata,
  IdentitaRifiutata,
  type SegretiViaggio,
} from '../../../../gateways/identita/port.ts';
import { DomainError } from '../../../../http/domain-error.ts';
import { hashSegreto } from '../../../../http/segreto.ts';
import type { Servizi } from '../../../../http/servizi.ts';
import { insertRichiesta, takeRichiesta } from './identita.queries.ts';
import { computeFraseRifiuto } from './rifiuto.rules.ts';

/** Who comes back: what the provider sent, the secret of the browser, and the session that wanted a link (null: a login). */
export interface Rientro {
  readonly ritorno: string;
  readonly browser: string;
  readonly sessioneId: string | null;
}

/** Who came back, and from which provider. */
export interface IdentitaTornata {
  readonly identita: IdentitaProvata;
  readonly fornitore: FornitoreIdentita;
}

const computeIndirizzo = (servizi: Servizi) => `${servizi.indirizzoPubblico()}${RITORNO_IDENTITA}`;
const computeContesto = (statoHash: Buffer) => `identita:${statoHash.toString('hex')}`;

/** What went wrong at the provider, as the person reads it. */
function toDomainError(causa: unknown): DomainError {
  if (causa instanceof DomainError) return causa;
  if (causa instanceof FornitoreAssente) return new DomainError('FORNITORE_NON_RAGGIUNGIBILE');
  if (!(causa instanceof IdentitaRifiutata)) return new DomainError('IDENTITA_NON_VALIDA');
  const messaggio = computeFraseRifiuto(causa.errore, causa.descrizione);
  return new DomainError('IDENTITA_RIFIUTATA', messaggio ? { messaggio } : {});
}

/**
 * Begins a trip to a provider for one browser.
 * @throws NON_TROVATO (no such provider), FORNITORE_NON_RAGGIUNGIBILE
 */
export async function beginViaggio(
  servizi: Servizi,
  fornitoreId: string,
  { browser, sessioneId }: Pick<Rientro, 'browser' | 'sessioneId'>,
): Promise<{ indirizzo: string; stato: string }> {
  const fornitore = servizi.config.identita.find(({ id }) => id === fornitoreId);
  if (fornitore === undefined) throw new DomainError('NON_TROVATO');
  const { indirizzo, segreti } = await servizi.identita
    .begin(fornitore, computeIndirizzo(servizi))
    .catch((causa: unknown) => {
      throw toDomainError(causa);
    });
  const statoHash = hashSegreto(segreti.stato);
  const chiusi = servizi.cifratura.seal(JSON.stringify(segreti), computeContesto(statoHash));
  const nuova = {
    statoHash,
    browserHash: hashSegreto(browser),
    fornitore: fornitoreId,
    segreti: chiusi,
    sessioneId,
  };
  await insertRichiesta(servizi.db, nuova, servizi.now());
  return { indirizzo, stato: segreti.stato };
}

/**
 * Ends a trip: spent before anything is asked to the provider, whatever comes of it.
 * @throws IDENTITA_SCADUTA, IDENTITA_RIFIUTATA, IDENTITA_NON_VALIDA, FORNITORE_NON_RAGGIUNGIBILE
 */
export async function completeViaggio(
  servizi: Servizi,
  { ritorno, browser, sessioneId }: Rientro,
): Promise<IdentitaTornata> {
  const parametri = new URLSearchParams(ritorno);
  const statoHash = hashSegreto(parametri.get('state') ?? '');
  const chiave = { statoHash, browserHash: hashSegreto(browser), sessioneId };
  const richiesta = await takeRichiesta(servizi.db, chiave, servizi.now());
  const fornitore = servizi.config.identita.find(({ id }) => id === richiesta?.fornitore);
  if (richiesta === undefined || fornitore === undefined) throw new DomainError('IDENTITA_SCADUTA');
  const segreti: SegretiViaggio = JSON.parse(
    servizi.cifratura.open(richiesta.segreti, computeContesto(statoHash)),
  );
  const url = new URL(`${computeIndirizzo(servizi)}?${parametri}`);
  const identita = await servizi.identita.complete(fornitore, url, segreti).catch((causa: unknown) => {
    throw toDomainError(causa);
  });
  return { identita, fornitore };
}
