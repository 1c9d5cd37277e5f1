import { beforeAll, describe, expect, it } from 'vitest';
import { redditiPf2026 as scheda } from './2026/redditi-pf/index.ts';
import { createModello } from './costruzione.ts';
import type { DatiModello } from './modello.ts';

/** Work, and two moduli of buildings: sizes of their own. */
const dati: DatiModello = {
  ...{ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 30_000, 'RC6.1': 365, 'RC10.1': 5_000 },
  ...{ 'RB1.1': 900, 'RB1.2': '2', 'RB1.3': 365, 'RB1.4': 100, 'RB1.1#2': 700 },
};

describe('a calculation made in steps', () => {
  beforeAll(() => scheda.prepare?.(), 60_000);

  it('stops between one piece and the next, once, and computes what it would have computed at once', async () => {
    const [aPassi, insieme] = [createModello(scheda), createModello(scheda)];
    let pause = 0;
    const pausa = async () => {
      pause += 1;
    };
    await aPassi.prepareCalcolo(dati, pausa);
    expect(pause).toBeGreaterThan(1_000);
    const prima = pause;
    await aPassi.prepareCalcolo({ ...dati, 'RC1.3': 31_000 }, pausa);
    expect(pause).toBe(prima);
    const [uno, altro] = [aPassi.createCalcolo(dati), insieme.createCalcolo(dati)];
    expect(uno.computed()).toEqual(altro.computed());
    expect(uno.computed()).not.toEqual(aPassi.createCalcolo().computed());
  });

  it('takes no notice of a casella that the form has not', async () => {
    const modello = createModello(scheda);
    await modello.prepareCalcolo({ ...dati, 'ZZ1.1': 1 }, async () => undefined);
    expect(() => modello.createCalcolo(dati)).not.toThrow();
  });
});
