import { describe, expect, it } from 'vitest';
import { makeInfornata } from './infornata.ts';

const casa = {};
const turno = () => new Promise((resolve) => setImmediate(resolve));

/** Doubles what it is asked, and keeps every question; the answers come when they are let go. */
function makeRaddoppio() {
  const domande: number[][] = [];
  const lasciate: (() => void)[] = [];
  const ask = makeInfornata(async (_: object, chiavi: readonly number[]) => {
    domande.push([...chiavi]);
    await new Promise<void>((resolve) => lasciate.push(resolve));
    if (chiavi.includes(0)) throw new Error('zero');
    return chiavi.map((chiave) => chiave * 2);
  });
  const letGo = () => {
    for (const lascia of lasciate.splice(0)) lascia();
  };
  return { ask, domande, letGo };
}

describe('what is asked together', () => {
  it('is one question, and each has its own answer', async () => {
    const { ask, domande, letGo } = makeRaddoppio();
    const risposte = [ask(casa, 3), ask(casa, 1), ask(casa, 3)];
    await turno();
    letGo();
    expect(await Promise.all(risposte)).toEqual([6, 2, 6]);
    expect(domande).toEqual([[3, 1, 3]]);
  });

  it('never gets the answer to a question that had already left', async () => {
    const { ask, domande, letGo } = makeRaddoppio();
    const prima = ask(casa, 1);
    await turno();
    const dopo = ask(casa, 1);
    await turno();
    expect(domande).toEqual([[1], [1]]);
    letGo();
    expect(await Promise.all([prima, dopo])).toEqual([2, 2]);
  });

  it('is not mixed with what is asked elsewhere', async () => {
    const { ask, domande, letGo } = makeRaddoppio();
    const risposte = [ask(casa, 1), ask({}, 2)];
    await turno();
    letGo();
    expect(await Promise.all(risposte)).toEqual([2, 4]);
    expect(domande).toEqual([[1], [2]]);
  });

  it('fails for all, and only for those', async () => {
    const { ask, letGo } = makeRaddoppio();
    const insieme = Promise.allSettled([ask(casa, 0), ask(casa, 1)]);
    await turno();
    const dopo = ask(casa, 1);
    await turno();
    letGo();
    expect((await insieme).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await dopo).toBe(2);
  });
});
