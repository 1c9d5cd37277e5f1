import { describe, expect, it } from 'vitest';
import { proposePassaggio } from '../confronto.ts';
import { type DatiModello, loadModello, type Modello } from '../index.ts';

const load = async (codice: '730' | 'redditi-pf', anno: number): Promise<Modello> => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error('It is there');
  return modello;
};
const ANNI = [2024, 2025, 2026];
const toDati = ({ voci }: ReturnType<typeof proposePassaggio>): DatiModello =>
  Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));

describe('income of capital between the 730 and Redditi PF', () => {
  it.each(ANNI)('carries D1 and D2 to RL1 and RL2 and back, and they come to the same (%i)', async (anno) => {
    const [m730, pf] = [await load('730', anno), await load('redditi-pf', anno)];
    const dati = { 'D1.1': 5, 'D1.2': 4_972, 'D1.4': 1_000, 'D2.1': 3, 'D2.2': 800, 'D2.4': 200 };
    const passaggio = proposePassaggio(m730, pf, dati);
    const inPf = { 'RL1.1': 5, 'RL1.2': 4_972, 'RL1.3': 1_000, 'RL2.1': 3, 'RL2.2': 800, 'RL2.3': 200 };
    expect(toDati(passaggio)).toEqual(inPf);
    expect(passaggio.senzaPosto).toEqual([]);
    const calcolo = pf.createCalcolo(toDati(passaggio));
    expect([calcolo.get('RL3.2').valore, calcolo.get('RL3.3').valore]).toEqual([5_772, 1_200]);
    const ritorno = proposePassaggio(pf, m730, inPf);
    expect(toDati(ritorno)).toEqual(dati);
    expect(ritorno.senzaPosto).toEqual([]);
  });

  it('sums the moduli of one type, and names those of more than one', async () => {
    const [m730, pf] = [await load('730', 2026), await load('redditi-pf', 2026)];
    const dati = { 'D1.1': 9, 'D1.2': 100, 'D1.4': 26, 'D1.1#2': 9, 'D1.2#2': 50 };
    const uguali = proposePassaggio(m730, pf, dati);
    expect(toDati(uguali)).toEqual({ 'RL1.1': 9, 'RL1.2': 150, 'RL1.3': 26 });
    expect(uguali.senzaPosto).toEqual([]);
    const diversi = proposePassaggio(m730, pf, { ...dati, 'D1.1#2': 5 });
    expect(diversi.voci).toEqual([]);
    expect(diversi.senzaPosto.map(({ chiave }) => chiave)).toEqual(
      expect.arrayContaining(['D1.2', 'D1.2#2']),
    );
  });

  it.each([undefined, 4, 8])('leaves D2 of type %s where it is', async (tipo) => {
    const [m730, pf] = [await load('730', 2026), await load('redditi-pf', 2026)];
    const { voci, senzaPosto } = proposePassaggio(m730, pf, {
      'D2.2': 800,
      ...(tipo === undefined ? {} : { 'D2.1': tipo }),
    });
    expect(voci).toEqual([]);
    expect(senzaPosto.map(({ chiave }) => chiave)).toContain('D2.2');
  });
});
