import { percorsiAccesso, type provaPasskey } from '@quadra/contract';
import type { z } from 'zod';
import { send } from './client.ts';
import { profilo } from './sessione.api.ts';

type Prova = z.infer<typeof provaPasskey>;

/** Passkeys need the browser to know them, and a name: an address in numbers has none. */
export const isPasskeyPossibile = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);

/** The person, or the device, said no; or there was nothing to use. */
export class PasskeyAnnullata extends Error {}

/** Asks the browser for a signature; the library comes only now. @throws PasskeyAnnullata */
export async function signPasskey(opzioni: Prova['Opzioni']): Promise<object> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Opzioni = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON: opzioni as unknown as Opzioni }).catch((causa) => {
    throw new PasskeyAnnullata('passkey not used', { cause: causa });
  });
}

/** Completes the login that `sfida` names; the cookie is set by the server. */
export async function completeVerifica(
  sfida: string,
  prova: { codice: string } | { recupero: string } | { passkey: object },
): Promise<void> {
  profilo.clear();
  await send('POST', percorsiAccesso.verifica, { corpo: { sfida, ...prova }, autonoma: true });
}

/** Enters with a passkey: as the second step of the login `sfida`, or without password. @throws PasskeyAnnullata */
export async function enterConPasskey(sfida?: string): Promise<void> {
  const corpo = sfida === undefined ? {} : { sfida };
  const { data } = await send<{ data: Prova }>('POST', percorsiAccesso.verificaPasskey, {
    corpo,
    autonoma: true,
  });
  await completeVerifica(data.Sfida, { passkey: await signPasskey(data.Opzioni) });
}
