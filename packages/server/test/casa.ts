import { vi } from 'vitest';
import { startGiri } from '../src/jobs/giri.ts';
import { startLavoratore } from '../src/jobs/lavoratore.ts';
import type { AppDiProva } from './make-app.ts';

const muto = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Does every job that is waiting, then makes each round of the house once. */
export async function runCasa(app: AppDiProva): Promise<void> {
  const count = async (testo: string) => (await app.sql<{ quanti: number }>(testo))[0]?.quanti;
  const lavoratore = await startLavoratore(app.servizi, muto);
  lavoratore.wake();
  const inAttesa = 'select count(*)::int as quanti from lavoro where finito_il is null';
  await vi.waitFor(
    async () => {
      if ((await count(inAttesa)) !== 0) throw new Error('Jobs are still waiting');
    },
    { timeout: 120_000, interval: 200 },
  );
  await lavoratore.stop();
  const turni: (() => void)[] = [];
  const orologio = vi.spyOn(globalThis, 'setInterval').mockImplementation((turno) => {
    turni.push(turno as () => void);
    return { unref: () => undefined } as never;
  });
  const ferme = startGiri(app.servizi, muto as never, false);
  orologio.mockRestore();
  for (const turno of turni) turno();
  for (const ferma of ferme) await ferma();
}
