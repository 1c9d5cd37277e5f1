import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeBasta } from './prove/basta.ts';
import { isAlive } from './prove/casa.ts';
import { radice } from './web.ts';

describe('a trial that is told that it is enough', () => {
  it('finishes at the first signal, that may come twice, and ends at another one', () => {
    const detto: string[] = [];
    let ora = 5_000;
    const basta = makeBasta({
      onPrima: () => detto.push('si finisce'),
      onAltra: () => detto.push('si esce'),
      now: () => ora,
    });
    expect(basta.isBasta()).toBe(false);
    basta.hear();
    ora += 20;
    basta.hear();
    expect([basta.isBasta(), ...detto]).toEqual([true, 'si finisce']);
    ora += 2_000;
    basta.hear();
    expect(detto).toEqual(['si finisce', 'si esce']);
  });
});

/** Started as the trial starts the pieces of its house; it says who they are, and that a signal came. */
const PROVA = `
  import { IN_DISPARTE, killAll, startComando } from ${JSON.stringify(join(radice, 'scripts/prove/casa.ts'))};
  const { prefisso } = IN_DISPARTE;
  const { processo } = startComando({ ...IN_DISPARTE, prefisso: [...prefisso, 'sh', '-c', 'exec sleep 60'] });
  process.on('SIGINT', () => console.log('basta'));
  process.on('SIGTERM', () => { killAll(); process.exit(0); });
  processo.once('spawn', () => console.log(processo.pid));
`;

describe('Ctrl+C in the terminal of a trial', () => {
  const daFermare: number[] = [];
  afterEach(() => {
    for (const pid of daFermare.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });

  it('reaches the trial, and none of the pieces of its house', async () => {
    const parole = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', PROVA];
    // A group of its own, as that of a terminal is: this test is not in it.
    const prova = spawn(process.execPath, parole, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const gruppo = prova.pid as number;
    daFermare.push(gruppo);
    const righe = prova.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false });
    const pezzo = Number((await righe.next()).value);
    expect(pezzo).toBeGreaterThan(1);
    daFermare.push(pezzo);
    process.kill(-gruppo, 'SIGINT');
    expect((await righe.next()).value).toBe('basta\n');
    // Whoever was in the group has had the signal by now.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([prova.exitCode, isAlive(pezzo)]).toEqual([null, true]);
    process.kill(gruppo, 'SIGTERM');
    await once(prova, 'exit');
    await expect.poll(() => isAlive(pezzo)).toBe(false);
  });
});
