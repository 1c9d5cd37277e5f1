import type { AdapterPayload } from 'oidc-provider';
import type { Db } from '../../../db/pool.ts';
import { findClientAttivo } from '../applicazione/applicazione.queries.ts';

/** An active application as the provider knows it. Its secret is known by the hash alone. */
export async function findClient(db: Db, clientId: string): Promise<AdapterPayload | undefined> {
  const applicazione = await findClientAttivo(db, clientId);
  if (applicazione === undefined || applicazione.ritorni.length === 0) return undefined;
  const { segretoHash, indirizzoUscita } = applicazione;
  return {
    client_id: applicazione.clientId,
    client_name: applicazione.nome,
    application_type: 'web',
    redirect_uris: [...applicazione.ritorni],
    post_logout_redirect_uris: [...applicazione.ritorniUscita],
    response_types: ['code'],
    grant_types: ['authorization_code'],
    ...(segretoHash === null
      ? { token_endpoint_auth_method: 'none' as const }
      : {
          token_endpoint_auth_method: 'client_secret_basic' as const,
          client_secret: segretoHash.toString('hex'),
        }),
    ...(indirizzoUscita === null
      ? {}
      : { backchannel_logout_uri: indirizzoUscita, backchannel_logout_session_required: true }),
  };
}
