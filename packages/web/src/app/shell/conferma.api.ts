import { percorsi, type provaPasskey, type statoSicurezza } from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../api/client.ts';
import { isPasskeyPossibile, signPasskey } from '../../api/verifica.api.ts';

export type Modo = 'password' | 'codice' | 'passkey';

/** The ways to confirm that this person has, besides the password. */
export async function listModi(): Promise<Modo[]> {
  const { data } = await send<{ data: z.infer<typeof statoSicurezza> }>('GET', percorsi.sicurezza, {
    silenziosa: true,
  });
  const modi: Modo[] = ['password'];
  if (data.TotpDal !== null) modi.push('codice');
  if (data.Passkey.length > 0 && isPasskeyPossibile()) modi.push('passkey');
  return modi;
}

const confirm = (corpo: object) => send<null>('POST', percorsi.conferma, { corpo });

export const confirmConPassword = (password: string) => confirm({ Password: password });
export const confirmConCodice = (codice: string) => confirm({ Codice: codice });
export async function confirmConPasskey(): Promise<void> {
  const { data } = await send<{ data: z.infer<typeof provaPasskey> }>('POST', percorsi.confermaPasskey);
  await confirm({ Sfida: data.Sfida, Passkey: await signPasskey(data.Opzioni) });
}
