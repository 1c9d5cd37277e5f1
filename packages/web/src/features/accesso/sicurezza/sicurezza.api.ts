import {
  type codiciRecupero,
  fromWire,
  type Interno,
  type nuovoTotp,
  percorsi,
  percorso,
  type provaPasskey,
  type statoSicurezza,
} from '@quadra/contract';
import type { z } from 'zod';
import { send } from '../../../api/client.ts';
import { PasskeyAnnullata } from '../../../api/verifica.api.ts';

type StatoFilo = z.infer<typeof statoSicurezza>;
type StatoSicurezza = Interno<StatoFilo>;
export type PasskeyRegistrata = StatoSicurezza['passkey'][number];
type NuovoFilo = z.infer<typeof nuovoTotp>;
export type NuovoTotp = Interno<NuovoFilo>;
type Codici = { data: z.infer<typeof codiciRecupero> };

export const sicurezzaQuery = {
  queryKey: ['sicurezza'] as const,
  queryFn: () =>
    send<{ data: StatoFilo }>('GET', percorsi.sicurezza).then(({ data }) => fromWire<StatoFilo>(data)),
} as const;

export const beginTotp = (): Promise<NuovoTotp> =>
  send<{ data: NuovoFilo }>('POST', percorsi.sicurezzaTotp).then(({ data }) => fromWire<NuovoFilo>(data));

/** Answers the recovery codes when this is the first second step. */
export const activateTotp = (codice: string): Promise<string[] | null> =>
  send<Codici>('POST', percorsi.sicurezzaTotpAttiva, { corpo: { Codice: codice } }).then(
    ({ data }) => data.CodiciRecupero,
  );

export const removeTotp = () => send<null>('DELETE', percorsi.sicurezzaTotp);

export const renewCodici = (): Promise<string[] | null> =>
  send<Codici>('POST', percorsi.sicurezzaCodici).then(({ data }) => data.CodiciRecupero);

/** Makes a passkey on this device and registers it. Answers the recovery codes when this is the first second step. */
export async function addPasskey(nome: string): Promise<string[] | null> {
  const { data } = await send<{ data: z.infer<typeof provaPasskey> }>(
    'POST',
    percorsi.sicurezzaPasskeyOpzioni,
  );
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Opzioni = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const creata = await startRegistration({ optionsJSON: data.Opzioni as unknown as Opzioni }).catch(
    (causa) => {
      throw new PasskeyAnnullata('passkey not made', { cause: causa });
    },
  );
  const corpo = { Sfida: data.Sfida, Nome: nome, Passkey: creata };
  return send<Codici>('POST', percorsi.sicurezzaPasskey, { corpo }).then(
    (esito) => esito.data.CodiciRecupero,
  );
}

export const renamePasskey = (id: string, nome: string) =>
  send<null>('PUT', percorso(percorsi.sicurezzaPasskeyUna, { id }), { corpo: { Nome: nome } });

export const removePasskey = (id: string) =>
  send<null>('DELETE', percorso(percorsi.sicurezzaPasskeyUna, { id }));
