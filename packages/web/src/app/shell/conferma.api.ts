import { percorsi, type provaPasskey, type statoSicurezza } from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { isPasskeyPossibile, signPasskey } from '../../api/verifica.api.ts';

/** The password with a code of the application or of recovery, or a passkey alone. */
export type Modo = 'codice' | 'recupero' | 'passkey';

/** The ways of this person to take the second step, the first one proposed; none: the password is enough. */
export async function listModi(): Promise<Modo[]> {
  const { data } = await send<{ data: z.infer<typeof statoSicurezza> }>('GET', percorsi.sicurezza, {
    silenziosa: true,
  });
  if (data.TotpDal === null && data.Passkey.length === 0) return [];
  const modi: Modo[] = [];
  if (data.TotpDal !== null) modi.push('codice');
  if (data.Passkey.length > 0 && isPasskeyPossibile()) modi.push('passkey');
  return [...modi, 'recupero'];
}

const confirm = (corpo: object) => send<null>('POST', percorsi.conferma, { corpo });

export const confirmConPassword = (Password: string) => confirm({ Password });
export const confirmConCodice = (Password: string, Codice: string) => confirm({ Password, Codice });
export const confirmConRecupero = (Password: string, Recupero: string) => confirm({ Password, Recupero });
export async function confirmConPasskey(): Promise<void> {
  const { data } = await send<{ data: z.infer<typeof provaPasskey> }>('POST', percorsi.confermaPasskey);
  await confirm({ Sfida: data.Sfida, Passkey: await signPasskey(data.Opzioni) });
}
