import fc from 'fast-check';
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

  it('carries the works with the instalment that the 730 works out, and both come back', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const dati = {
      ...{ 'E41.1': 2024, 'E41.3': 'RSSMRA80A01F205X', 'E41.8': 2, 'E41.9': 12_345, 'E41.10': 1 },
      ...{ 'E42.1': 2023, 'E42.2': '5', 'E42.8': 3, 'E42.9': 10_000, 'E42.110': 1_999 },
      ...{ 'E51.1': 1, 'E51.3': 'F205', 'E51.4': 'U', 'E51.6': '12', 'E51.8': '3', 'E53.8': '2025-03-04' },
      ...{
        'E56.1': '1',
        'E56.2': 2021,
        'E56.3': 5_000,
        'E56.5': 5,
        'E57.1': 2,
        'E57.2': 4_000,
        'E57.4': 900,
      },
      ...{ 'E59.1': 3, 'E59.2': 7_000, 'E61.1': '2', 'E61.2': 2022, 'E61.7': 4, 'E61.8': 8_000 },
    };
    const andata = proposePassaggio(m730, pf, dati);
    expect(andata.senzaPosto).toEqual([]);
    expect(toDati(andata)).toEqual({
      ...{ 'RP41.1': 2024, 'RP41.3': 'RSSMRA80A01F205X', 'RP41.8': 2, 'RP41.9': 12_345, 'RP41.10': 1_235 },
      // The instalment that was written wins over a fifth of the expense.
      ...{ 'RP41.11': 1, 'RP42.1': 2023, 'RP42.2': '5', 'RP42.8': 3, 'RP42.9': 10_000, 'RP42.10': 1_999 },
      ...{
        'RP51.1': 1,
        'RP51.3': 'F205',
        'RP51.4': 'U',
        'RP51.6': '12',
        'RP51.8': '3',
        'RP53.8': '2025-03-04',
      },
      ...{ 'RP56.1': '1', 'RP56.2': 2021, 'RP56.3': 5_000, 'RP56.5': 5, 'RP56.6': 1_000 },
      ...{ 'RP57.1': 2, 'RP57.2': 4_000, 'RP57.3': 400, 'RP57.5': 900, 'RP57.6': 90 },
      ...{ 'RP59.1': 3, 'RP59.2': 7_000, 'RP59.3': 700 },
      ...{ 'RP61.1': '2', 'RP61.2': 2022, 'RP61.7': 4, 'RP61.8': 8_000, 'RP61.10': 800 },
    });
    const ritorno = proposePassaggio(pf, m730, toDati(andata));
    expect(ritorno.senzaPosto).toEqual([]);
    expect(toDati(ritorno)).toMatchObject(dati);
    const detrazione = pf.createCalcolo(toDati(andata)).get('RP49.2').valore;
    expect(detrazione).toBe((1_235 + 1_999) / 2);
  });

  it('does so for the third modulo, whose righi Redditi PF has in a row', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const dati = { 'E41.1#3': 2024, 'E41.8#3': 2, 'E41.9#3': 1_000 };
    expect(toDati(proposePassaggio(m730, pf, dati))).toEqual({
      ...{ 'RP47.1': 2024, 'RP47.8': 2, 'RP47.9': 1_000, 'RP47.10': 100 },
    });
  });

  it('puts D5 and D3 in the rigo of their type, in the years whose table was read', async () => {
    const dati = {
      ...{
        'D5.1': '1',
        'D5.2': 1_000,
        'D5.3': 200,
        'D5.4': 50,
        'D5.1#2': '2',
        'D5.2#2': 3_000,
        'D5.3#2': 100,
        'D5.4#2': 600,
      },
      ...{ 'D5.1#3': '2', 'D5.2#3': 500, 'D5.3#3': 700, 'D3.1': '1', 'D3.2': 2_000, 'D3.3': 300 },
      ...{ 'D3.1#2': '2', 'D3.2#2': 1_000, 'D3.92#2': '5' },
    };
    for (const anno of [2024, 2025, 2026]) {
      const [m730, pf] = [await load('730', anno), await load('redditi-pf', anno)];
      const { voci, senzaPosto } = proposePassaggio(m730, pf, dati);
      expect([anno, senzaPosto]).toEqual([anno, []]);
      const portati = toDati({ voci, senzaPosto, quadriAltrui: [] });
      expect(portati).toMatchObject({
        ...{ 'RL14.2': 1_000, 'RL14.3': 200, 'RL15.2': 3_500, 'RL15.3': 600, 'RL20.1': 650, 'RL25.2': 2_000 },
        ...{ 'RL26.1': '5', 'RL26.2': '1', 'RL26.3': 1_000 },
      });
      // Expenses stop at the income each was spent for: 100 and 500. 25% of the works of the mind and 15% of the protests: the income is that of the 730.
      expect([portati['RL31.1'], portati['RL33.1']]).toEqual([650, 300]);
      const netti = ['D3.91', 'D3.91#2', 'D5.90', 'D5.90#2', 'D5.90#3'];
      const daQui = m730.createCalcolo(dati);
      const calcolo = pf.createCalcolo(portati);
      expect(Number(calcolo.get('RL19.1').valore) + Number(calcolo.get('RL32.1').valore)).toBe(
        netti.reduce((somma, chiave) => somma + Number(daQui.get(chiave).valore), 0),
      );
    }
  });

  it('names D3 and D5 where the table does not say: other types, one type earned in two places', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const due = { 'D5.1': '2', 'D5.2': 100, 'D5.92': '5', 'D5.1#2': '2', 'D5.2#2': 200 };
    const { voci, senzaPosto } = proposePassaggio(m730, pf, due);
    expect([voci, senzaPosto.map(({ chiave }) => chiave)]).toEqual([[], Object.keys(due)]);
    const vecchi = await Promise.all([load('730', 2023), load('redditi-pf', 2023)]);
    const altri = { 'D5.1': '4', 'D5.2': 100 };
    expect(proposePassaggio(...vecchi, altri).senzaPosto.map(({ chiave }) => chiave)).toEqual(
      Object.keys(altri),
    );
  });

  it('puts D4 in the rigo of its type, and RL5-RL13 in a D4 each, of the same net income', async () => {
    const d4: Readonly<
      Record<string, readonly [reddito: number, spese?: number | undefined, ritenute?: number]>
    > = {
      ...{ 1: [10_000, 4_000], 2: [90_000, 70_000], 3: [5_000, 6_000, 100], 4: [300], 5: [1_700] },
      ...{ 6: [750, undefined, 150], 8: [2_000], 9: [60] },
    };
    const dati: DatiModello = Object.fromEntries(
      Object.entries(d4).flatMap(([tipo, [reddito, spese, ritenute]], i) => {
        const at = (colonna: number) => `D4.${colonna}${i === 0 ? '' : `#${i + 1}`}`;
        return [
          ...[[at(3), tipo] as const, [at(4), reddito] as const],
          ...(spese === undefined ? [] : [[at(5), spese] as const]),
          ...(ritenute === undefined ? [] : [[at(6), ritenute] as const]),
        ];
      }),
    );
    for (const anno of [2024, 2025, 2026]) {
      const [m730, pf] = [await load('730', anno), await load('redditi-pf', anno)];
      const andata = proposePassaggio(m730, pf, { ...dati, 'D5.1': '2', 'D5.2': 400, 'D5.4': 80 });
      expect([anno, andata.senzaPosto]).toEqual([anno, []]);
      const portati = toDati(andata);
      // Expenses stop at the income; what was withheld is of D4 and D5 together.
      expect(portati).toEqual({
        ...{ 'RL5.1': 10_000, 'RL5.2': 4_000, 'RL6.1': 90_000, 'RL6.2': 70_000, 'RL10.1': 5_000 },
        ...{ 'RL10.2': 5_000, 'RL11.1': 300, 'RL12.1': 2_000, 'RL12.2': 1_700, 'RL12.3': 60 },
        ...{ 'RL13.1': 750, 'RL15.2': 400, 'RL20.1': 330 },
      });
      const daQui = m730.createCalcolo(dati);
      const netti = Object.keys(d4).map((_, i) =>
        Number(daQui.get(`D4.90${i === 0 ? '' : `#${i + 1}`}`).valore ?? 0),
      );
      expect(pf.createCalcolo(portati).get('RL19.1').valore).toBe(
        netti.reduce((somma, netto) => somma + netto, 400),
      );
      const ritorno = proposePassaggio(pf, m730, portati);
      expect(toDati(ritorno)).toMatchObject({ 'D4.3': '1', 'D4.4': 10_000, 'D4.5': 4_000, 'D5.2': 400 });
      expect(ritorno.voci.filter((voce) => voce.a.startsWith('D9'))).toEqual([]);
      expect(ritorno.senzaPosto).toMatchObject([{ chiave: 'RL20.1', isDaDividere: true }]);
    }
  });

  it('of D4 carries nothing where a type is not in the table, nor the expenses of one that has none', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const cori = { 'D4.3': '7', 'D4.4': 900, 'D4.3#2': '4', 'D4.4#2': 100 };
    const { voci, senzaPosto } = proposePassaggio(m730, pf, cori);
    expect([voci, senzaPosto.map(({ chiave }) => chiave)]).toEqual([[], Object.keys(cori)]);
    const conSpese = proposePassaggio(m730, pf, { 'D4.3': '4', 'D4.4': 100, 'D4.5': 30 });
    expect(toDati(conSpese)).toEqual({ 'RL11.1': 100 });
    expect(conSpese.senzaPosto).toMatchObject([{ chiave: 'D4.5', valore: 30 }]);
    const superbonus = { 'D4.3': '14', 'D4.4': 50_000, 'D4.5': 20_000, 'D4.6': 10 };
    const andata = toDati(proposePassaggio(m730, pf, superbonus));
    expect(andata).toEqual({ 'RL6.3': 50_000, 'RL6.4': 20_000, 'RL20.1': 10 });
    const affitto = { 'RL10.1': 400, 'RL20.1': 100 };
    expect(toDati(proposePassaggio(pf, m730, affitto))).toEqual({ 'D4.3': '3', 'D4.4': 400, 'D4.6': 100 });
  });

  it('puts each short rent of D4 in a modulo of RL10, taxed alike, and back', async () => {
    for (const anno of [2024, 2025, 2026]) {
      const [m730, pf] = [await load('730', anno), await load('redditi-pf', anno)];
      const [alla21, alla26] = anno === 2024 ? [true, true] : ['1', '2'];
      const cin = (in730: string, inPf: string) =>
        anno === 2024 ? [{}, {}] : [{ [in730]: 'IT058091C2' }, { [inPf]: 'IT058091C2' }];
      const [cin730, cinPf] = cin('D4.7', 'RL10.6');
      const dati = {
        ...{ 'D4.2': alla21, 'D4.3': '10', 'D4.4': 4_000, ...cin730 },
        ...{ 'D4.2#2': alla26, 'D4.3#2': '10', 'D4.4#2': 3_000 },
        ...{ 'D4.3#3': '10', 'D4.4#3': 1_000, 'D4.5#3': 250 },
      };
      const inPf = {
        ...{ 'RL10.3': alla21, 'RL10.4': 4_000, ...cinPf, 'RL10.3#2': alla26, 'RL10.4#2': 3_000 },
        ...{ 'RL10.4#3': 1_000, 'RL10.5#3': 250 },
      };
      const andata = proposePassaggio(m730, pf, dati);
      expect([anno, toDati(andata), andata.senzaPosto]).toEqual([anno, inPf, []]);
      expect(pf.createCalcolo(inPf).get('RL19.1').valore).toBe(750);
      const ritorno = proposePassaggio(pf, m730, inPf);
      expect([toDati(ritorno), ritorno.senzaPosto]).toEqual([dati, []]);
      // What was withheld of them is in F8 and LC1: it goes to no rigo of D4, nor to RL20.
      const trattenuto = proposePassaggio(m730, pf, { ...dati, 'D4.6': 840 });
      expect(trattenuto.senzaPosto).toMatchObject([{ chiave: 'D4.6', valore: 840 }]);
      expect(toDati(trattenuto)).toEqual(inPf);
      const conAffitto = proposePassaggio(pf, m730, { ...inPf, 'RL10.1': 500, 'RL20.1': 100 });
      expect(toDati(conAffitto)).toMatchObject({ 'D4.3': '3', 'D4.4': 500, 'D4.6': 100, 'D4.3#2': '10' });
    }
  });

  it('puts RL25-RL27 in a D3 each, when what was deducted is what the 730 works out', async () => {
    for (const anno of [2024, 2025, 2026]) {
      const [m730, pf] = [await load('730', anno), await load('redditi-pf', anno)];
      const dati: DatiModello = {
        ...{ 'D3.1': '1', 'D3.2': 2_001, 'D3.90': true, 'D3.1#2': '2', 'D3.2#2': 1_000, 'D3.92#2': '5' },
        ...{ 'D3.1#3': '3', 'D3.2#3': 700 },
      };
      const inPf = toDati(proposePassaggio(m730, pf, dati));
      expect(inPf).toMatchObject({ 'RL26.2': '1', 'RL31.1': 950 });
      const ritorno = proposePassaggio(pf, m730, inPf);
      expect([anno, toDati(ritorno), ritorno.senzaPosto]).toEqual([anno, dati, []]);
      // What was withheld is of one alone; of more, it is to be divided.
      const solo = { 'D3.1': '1', 'D3.2': 2_000, 'D3.3': 300 };
      const suo = toDati(proposePassaggio(m730, pf, solo));
      expect(toDati(proposePassaggio(pf, m730, suo))).toEqual(solo);
      const insieme = toDati(proposePassaggio(m730, pf, { ...dati, 'D3.3': 300 }));
      expect(proposePassaggio(pf, m730, insieme).senzaPosto).toMatchObject([
        { valore: 300, isDaDividere: true },
      ]);
    }
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    for (const altro of [
      { 'RL25.2': 2_000, 'RL31.1': 501 },
      { 'RL26.2': '2', 'RL26.3': 1_000, 'RL31.1': 150 },
    ])
      expect(proposePassaggio(pf, m730, altro).voci.filter(({ a }) => a.startsWith('D3.'))).toEqual([]);
  });

  it('puts RL14-RL16 in a D5 each, with what was withheld of one alone', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const uno = { 'D5.1': '2', 'D5.2': 3_000, 'D5.3': 100, 'D5.4': 600, 'D5.92': '5' };
    const andata = proposePassaggio(m730, pf, uno);
    expect(toDati(andata)).toEqual({ 'RL15.1': '5', 'RL15.2': 3_000, 'RL15.3': 100, 'RL20.1': 600 });
    expect(toDati(proposePassaggio(pf, m730, toDati(andata)))).toEqual(uno);
    const due = { 'RL14.2': 1_000, 'RL14.3': 10, 'RL16.2': 500, 'RL20.1': 300 };
    // Of which of two, or of other income of the section, what was withheld is not said: it goes nowhere, and is named.
    const divise = proposePassaggio(pf, m730, due);
    expect(toDati(divise)).toEqual({
      ...{ 'D5.1': '1', 'D5.2': 1_000, 'D5.3': 10, 'D5.1#2': '3', 'D5.2#2': 500 },
    });
    expect(divise.senzaPosto).toMatchObject([{ chiave: 'RL20.1', valore: 300, isDaDividere: true }]);
    const conAffitto = proposePassaggio(pf, m730, { 'RL15.2': 500, 'RL10.1': 400, 'RL20.1': 100 });
    expect(conAffitto.voci.map((voce) => voce.a)).not.toContain('D920.1');
    expect(conAffitto.senzaPosto.map(({ chiave }) => chiave)).toContain('RL20.1');
  });

  it('any work carried comes back with the same values', async () => {
    const [m730, pf] = [await load('730'), await load('redditi-pf')];
    const rigo = fc.record({
      ...{ anno: fc.integer({ min: 2017, max: 2025 }), numero: fc.integer({ min: 1, max: 10 }) },
      ...{ spesa: fc.integer({ min: 10, max: 96_000 }), ordine: fc.integer({ min: 1, max: 9 }) },
    });
    fc.assert(
      fc.property(fc.array(rigo, { minLength: 1, maxLength: 7 }), (righi) => {
        const dati: DatiModello = Object.fromEntries(
          righi.flatMap(({ anno, numero, spesa, ordine }, i) => {
            const at = (colonna: number) =>
              `E${41 + (i % 3)}.${colonna}${i < 3 ? '' : `#${Math.floor(i / 3) + 1}`}`;
            return [
              [at(1), anno],
              [at(8), numero],
              [at(9), spesa],
              [at(10), ordine],
            ];
          }),
        );
        const andata = proposePassaggio(m730, pf, dati);
        expect(andata.senzaPosto).toEqual([]);
        expect(toDati(proposePassaggio(pf, m730, toDati(andata)))).toMatchObject(dati);
      }),
      { numRuns: 50 },
    );
  });
});
