import { describe, expect, it } from 'vitest';
import { casi2026 } from '../../casi/modelli/2026/redditi-pf.ts';
import { readDati } from '../../casi/modelli/caso.ts';
import { proposePassaggio } from '../confronto.ts';
import { type DatiModello, loadModello, type Modello } from '../index.ts';

const load = async (codice: '730' | 'redditi-pf', anno = 2026): Promise<Modello> => {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error('It is there');
  return modello;
};
const toDati = ({ voci }: ReturnType<typeof proposePassaggio>): DatiModello =>
  Object.fromEntries(voci.map(({ a, valore }) => [a, valore]));

describe('from a 730 to Redditi PF and back', () => {
  it('carries each quantity to its rigo, the note beside it, and names what has no place', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const dati = {
      ...{
        'FR3.1': 'F205',
        'FR10.1': true,
        'C1.1': '2',
        'C1.3': 30_000,
        'C5.1': 365,
        'C9.1': 5_000,
        'C10.1': 0,
      },
      ...{
        'B1.1': 500,
        'B1.2': '9',
        'B1.3': 365,
        'B1.4': 100,
        'B1.9': 'F205',
        'B1.13': '1',
        'E1.2': 700,
        'F6.7': 3,
      },
    };
    const passaggio = proposePassaggio(m730, pf, dati);
    expect(toDati(passaggio)).toMatchObject({
      ...{ 'FR3.1': 'F205', 'RC1.1': '2', 'RC1.3': 30_000, 'RC6.1': 365, 'RC10.1': 5_000, 'RC10.2': 0 },
      ...{ 'RB1.1': 500, 'RB1.2': '9', 'RB1.9': 'F205', 'RB1.20': '1', 'RP1.2': 700 },
    });
    expect(passaggio.senzaPosto.map(({ chiave, titolo }) => [chiave, titolo])).toEqual([
      ['FR10.1', 'Dichiarante'],
      ['F6.7', 'Numero di rate'],
    ]);
    const { voci, senzaPosto } = passaggio;
    expect(voci.length + senzaPosto.length).toBe(Object.keys(dati).length);
  });

  it('goes to the 730 only where every filled quadro is there', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const lavoro = { 'RC1.1': '2', 'RC1.3': 30_000, 'RC6.1': 365, 'RG2.5': 0 };
    expect(toDati(proposePassaggio(pf, m730, lavoro))).toEqual({ 'C1.1': '2', 'C1.3': 30_000, 'C5.1': 365 });
    expect(proposePassaggio(pf, m730, { ...lavoro, 'RE2.2': 1_000 })).toEqual({
      ...{ voci: [], senzaPosto: [], quadriAltrui: ['RE'] },
    });
  });

  it('takes what the 730 has under another letter, and names the sheet of the per mille', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const estero = { 'CE1.1': 'F001', 'CE1.4': 1_000, 'PM1.1': '1' };
    const dati = Object.fromEntries(
      Object.entries(estero).filter(([chiave]) => pf.findCasella(chiave) !== undefined),
    );
    const { voci, senzaPosto, quadriAltrui } = proposePassaggio(pf, m730, { 'RC1.3': 30_000, ...dati });
    expect(quadriAltrui).toEqual([]);
    expect(voci).toContainEqual({ da: 'CE1.4', a: 'G4.4', valore: 1_000 });
    expect(senzaPosto.map(({ chiave }) => chiave)).toContain('PM1.1');
  });

  it('is never silent: each casella is carried or named, and what is carried comes back the same', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    let provati = 0;
    for (const caso of casi2026) {
      const dati = readDati(caso, (chiave) => pf.findCasella(chiave)?.tipo);
      const andata = proposePassaggio(pf, m730, dati);
      if (andata.quadriAltrui.length > 0) continue;
      provati += 1;
      const dette = [...andata.voci.map(({ da }) => da), ...andata.senzaPosto.map(({ chiave }) => chiave)];
      const mute = Object.entries(dati).filter(
        ([k, v]) => !dette.includes(k) && v !== 0 && v !== false && v !== '',
      );
      expect([caso.nome, mute]).toEqual([caso.nome, []]);
      const ritorno = toDati(proposePassaggio(m730, pf, toDati(andata)));
      for (const { da, valore } of andata.voci)
        if (da in ritorno) expect([caso.nome, da, ritorno[da]]).toEqual([caso.nome, da, dati[da] ?? valore]);
    }
    expect(provati).toBeGreaterThan(10);
  });
});
