import { type LavoroFilo, percorsi, percorso } from '@quadra/contract';
import { vi } from 'vitest';
import type { Client } from './client.ts';

/** A job as the server tells it now. */
export const readLavoro = async (client: Client, id: string): Promise<LavoroFilo> =>
  (await client.get(percorso(percorsi.lavoroUno, { id }))).corpo.data;

/** Waits for a job to end, or to satisfy the condition, and answers it. */
export async function waitLavoro(
  client: Client,
  id: string,
  isPronto: (lavoro: LavoroFilo) => boolean = ({ Fine }) => Fine !== null,
  entroMs = 60_000,
): Promise<LavoroFilo> {
  let lavoro: LavoroFilo | undefined;
  await vi.waitFor(
    async () => {
      lavoro = await readLavoro(client, id);
      if (!isPronto(lavoro)) throw new Error(`Not yet: ${JSON.stringify(lavoro)}`);
    },
    { timeout: entroMs, interval: 30 },
  );
  if (lavoro === undefined) throw new Error('No job');
  return lavoro;
}
