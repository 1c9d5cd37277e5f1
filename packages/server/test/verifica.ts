import { percorsi } from '@quadra/contract';
import { Secret, TOTP } from 'otpauth';
import type { Client, Risposta } from './client.ts';

/** What the telephone shows for a secret at an instant. */
export const computeCodice = (segreto: string, quando: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(segreto), timestamp: quando.getTime() });

/** Activates the code application of who is logged in: its secret, and the recovery codes. */
export async function activateTotp(
  client: Client,
  quando: Date,
): Promise<{ segreto: string; recupero: string[] }> {
  const inizio = await client.post(percorsi.sicurezzaTotp);
  const segreto: string = inizio.corpo.data.Segreto;
  const attiva = await client.post(percorsi.sicurezzaTotpAttiva, { Codice: computeCodice(segreto, quando) });
  if (attiva.status !== 200) throw new Error(`Enrolment of the test refused: ${attiva.testo}`);
  return { segreto, recupero: attiva.corpo.data.CodiciRecupero };
}

/** The second step of a login, as the page sends it. */
export const completeVerifica = (client: Client, sfida: string, prova: object): Promise<Risposta> =>
  client.send('POST', percorsi.verifica, { sfida, ...prova });
