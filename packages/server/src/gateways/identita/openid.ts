import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { FornitoreIdentita } from '../../config-identita.ts';
import { FornitoreAssente, type Identita, IdentitaNonValida, IdentitaRifiutata } from './port.ts';

const ATTESA_SECONDI = 8;
const SCOPERTA_MS = 3_600_000;

interface Scoperta {
  readonly quando: number;
  readonly configurazione: Promise<Configuration>;
}

const discover = ({ issuer, clientId, segreto }: FornitoreIdentita): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, segreto, segreto === undefined ? None() : undefined, {
    timeout: ATTESA_SECONDI,
    // The settings admit plain http only for this machine.
    execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
  });

/** The road to the provider failed: no answer, too late, or a failure of its own. */
function isGuasto(errore: unknown): boolean {
  if (!(errore instanceof Error)) return false;
  const codice = 'code' in errore ? errore.code : undefined;
  if (codice === 'OAUTH_TIMEOUT' || codice === 'OAUTH_ABORT') return true;
  if (errore.cause instanceof Response) return errore.cause.status >= 500;
  return errore instanceof TypeError && codice === undefined;
}

/**
 * The client of the providers; what each says of itself is asked once an hour. `onGuasto` hears why a provider could not
 * be used or believed: a person is told only that it was so.
 */
export function makeIdentita(onGuasto: (fornitore: string, causa: unknown) => void): Identita {
  const scoperte = new Map<string, Scoperta>();
  const configure = async (fornitore: FornitoreIdentita): Promise<Configuration> => {
    const nota = scoperte.get(fornitore.id);
    if (nota && performance.now() - nota.quando < SCOPERTA_MS) return nota.configurazione;
    const configurazione = discover(fornitore);
    scoperte.set(fornitore.id, { quando: performance.now(), configurazione });
    try {
      return await configurazione;
    } catch (causa) {
      scoperte.delete(fornitore.id);
      onGuasto(fornitore.id, causa);
      throw new FornitoreAssente(`discovery of ${fornitore.id}`, { cause: causa });
    }
  };
  return {
    async begin(fornitore, ritorno) {
      const configurazione = await configure(fornitore);
      const segreti = {
        stato: randomState(),
        nonce: randomNonce(),
        verificatore: randomPKCECodeVerifier(),
      };
      const indirizzo = buildAuthorizationUrl(configurazione, {
        ...fornitore.parametri,
        redirect_uri: ritorno,
        scope: fornitore.ambito,
        state: segreti.stato,
        nonce: segreti.nonce,
        code_challenge: await calculatePKCECodeChallenge(segreti.verificatore),
        code_challenge_method: 'S256',
      });
      return { indirizzo: indirizzo.href, segreti };
    },
    async complete(fornitore, ritorno, segreti) {
      const configurazione = await configure(fornitore);
      try {
        const risposta = await authorizationCodeGrant(configurazione, ritorno, {
          pkceCodeVerifier: segreti.verificatore,
          expectedState: segreti.stato,
          expectedNonce: segreti.nonce,
          idTokenExpected: true,
        });
        const detto = risposta.claims();
        if (detto === undefined) throw new IdentitaNonValida('no id token');
        return { issuer: detto.iss, subject: detto.sub };
      } catch (causa) {
        if (causa instanceof AuthorizationResponseError) {
          throw new IdentitaRifiutata(causa.error, causa.error_description ?? '', causa);
        }
        onGuasto(fornitore.id, causa);
        if (isGuasto(causa)) throw new FornitoreAssente(`answer of ${fornitore.id}`, { cause: causa });
        throw new IdentitaNonValida(`answer of ${fornitore.id} refused`, { cause: causa });
      }
    },
  };
}
