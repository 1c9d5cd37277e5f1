import { describe, expect, it } from 'vitest';
import { loadModello } from '../index.ts';
import {
  computeCurva,
  computeInteressiLegali,
  computeIrpef,
  computeIva,
  computeNetto,
  computeTermineGiorni,
  type DomandaIrpef,
  explainCodiceFiscale,
  explainIban,
  explainPartitaIva,
  listAliquoteIva,
} from './index.ts';

const testi = (parti: readonly { testo: string }[]) => parti.map(({ testo }) => testo);

describe('a code is read', () => {
  it('of a person: name, birth, place, check, and whether letters stand for figures', () => {
    const letto = explainCodiceFiscale('mrc pla 74e22 f205p', 2026);
    expect(testi(letto.parti)).toEqual(['MRC', 'PLA', '74', 'E', '22', 'F205', 'P']);
    expect(letto.luogo).toBe('F205');
    expect(letto.parti[2]?.nota).toBe('1974');
    expect(explainCodiceFiscale('MRCPLA74E22F205Q', 2026).errore).toBe(
      'Il carattere di controllo non corrisponde.',
    );
  });

  it('of who has a partita IVA: the sum that gives its last figure', () => {
    const letta = explainPartitaIva('IT 01234567897');
    expect(testi(letta.parti)).toEqual(['0123456', '789', '7']);
    // 0+2+4+6+8 in the odd places; 1→2, 3→6, 5→1, 7→5, 9→9 in the even ones: 43, to 50 seven are missing.
    expect(letta.parti[2]?.nota).toBe('Posti dispari 20 + doppi dei posti pari 23 = 43: a 50 mancano 7.');
    expect(explainPartitaIva('01234567890').errore).not.toBeNull();
  });

  it('of an account: bank, branch, number; abroad it is not split', () => {
    expect(testi(explainIban('IT60 X054 2811 1010 0000 0123 456').parti)).toEqual([
      ...['IT', '60', 'X', '05428', '11101', '000000123456'],
    ]);
    expect(testi(explainIban('DE89370400440532013000').parti)).toEqual(['DE', '89', '370400440532013000']);
    expect(explainIban('IT61X0542811101000000123456').errore).not.toBeNull();
  });
});

describe('an amount is explained', () => {
  it('with its VAT, added or taken out, to the cent', () => {
    expect(listAliquoteIva(2025)).toEqual([4, 5, 10, 22]);
    expect(computeIva(122_000, 22, true)).toMatchObject({ imponibile: 100_000, iva: 22_000 });
    // 100 / 1.22 = 81.967...: 81.97 and 18.03.
    const scorporo = computeIva(10_000, 22, true);
    expect([scorporo.imponibile, scorporo.iva, scorporo.totale]).toEqual([8_197, 1_803, 10_000]);
    expect(scorporo.passi[0]).toMatchObject({ formula: '100,00 / 122%' });
    expect(computeIva(9_999, 10, false)).toMatchObject({ iva: 1_000, totale: 10_999 });
  });

  it('with legal interest, each period at its rate', () => {
    const { giorni, interessi, passi } = computeInteressiLegali(100_000, '2024-12-01', '2025-01-31');
    // 30 days at 2.5% and 31 at 2%: 2.0547... + 1.6986... = 3.7534.
    expect([giorni, interessi, passi.length]).toEqual([61, 375, 2]);
    expect(passi.map(({ importo }) => importo)).toEqual([205, 170]);
    expect(passi[1]?.fonti.map(({ atto }) => atto)).toEqual(['Codice civile', 'D.M. 10/12/2024']);
  });
});

describe('a term is counted', () => {
  it('without its first day, out of Saturdays, Sundays and feasts, payments out of August', () => {
    // 30 days after 2 July 2025 is Friday 1 August.
    const agosto = computeTermineGiorni('2025-07-02', 30);
    expect([agosto.adempimento, agosto.versamento, agosto.passi.length]).toEqual([
      '2025-08-01',
      '2025-08-20',
      3,
    ]);
    // 15 November 2025 is a Saturday.
    expect(computeTermineGiorni('2025-11-10', 5).adempimento).toBe('2025-11-17');
  });
});

describe('the IRPEF of one income', () => {
  it('is that of the form: figure by figure, with its law', async () => {
    const modello = await loadModello(2025, 'redditi-pf');
    if (modello === undefined) throw new Error('No form of 2025');
    const cifre = computeIrpef(modello, {
      ...{ natura: 'lavoro', reddito: 28_000, giorni: 365, comune: 'F205' },
      ...{ contributi: 0, sanitarie: 0, ritenute: 4_300 },
    });
    expect(cifre.map(({ chiave, esito }) => [chiave, esito.valore])).toEqual([
      ['RN1.5', 28_000],
      ['RN4.1', 28_000],
      ['RN5.1', 6_440],
      ['RN22.1', 1_975],
      ['RN26.2', 4_465],
      ['RV2.2', 390],
      ['RV10.2', 224],
      ['RN45.2', 165],
    ]);
    expect(cifre[2]?.spiegazione.fonti.length).toBeGreaterThan(0);
  });
});

describe('what is left of an income', () => {
  const domanda: DomandaIrpef = {
    ...{ natura: 'lavoro' as const, reddito: 34_000, giorni: 365, comune: 'F257' },
    ...{ contributi: 0, sanitarie: 0, ritenute: 0 },
    carichi: { coniuge: false, figli: 1, quota: 50 },
  };
  const load = async (anno: number) => {
    const modello = await loadModello(anno, 'redditi-pf');
    if (modello === undefined) throw new Error(`No form of ${anno}`);
    return modello;
  };

  it('is the income without the taxes of the form, each with its deductions', async () => {
    const conto = computeNetto(await load(2026), domanda);
    expect(conto).toMatchObject({ irpef: 6_031, addizionali: 898, aggiunte: 0, netto: 27_071 });
    expect(conto?.voci.map(({ nome, esito }) => [nome, esito.valore])).toEqual([
      ['lorda', 8_540],
      ['figli', 305],
      ['lavoro', 1_454],
      ['ulteriore', 750],
      ['netta', 6_031],
      ['regionale', 626],
      ['comunale', 272],
    ]);
  });

  it('counts what is given with a small income, and in a year that has no such sum gives none', async () => {
    const piccolo = { ...domanda, reddito: 14_000, carichi: { coniuge: true, figli: 0, quota: 50 } };
    const dopo = computeNetto(await load(2026), piccolo);
    const prima = computeNetto(await load(2025), piccolo);
    // L. 207/2024, art. 1, c. 4: 5.3% of an income between 8,500 and 15,000.
    expect(dopo?.voci.find(({ nome }) => nome === 'somma')?.esito.valore).toBe(742);
    expect(prima?.voci.some(({ nome }) => nome === 'somma')).toBe(false);
    expect(dopo?.netto).toBe(14_000 - (dopo?.irpef ?? 0) - (dopo?.addizionali ?? 0) + (dopo?.aggiunte ?? 0));
  });

  it('says what each further thousand weighs, and why', async () => {
    const modello = await load(2026);
    const { passo, tratti, pesi } = computeCurva(modello, domanda);
    const qui = tratti.find(({ reddito }) => reddito === 34_000);
    const [ora, dopo] = [
      computeNetto(modello, domanda),
      computeNetto(modello, { ...domanda, reddito: 35_000 }),
    ];
    expect(passo).toBe(1_000);
    expect(qui?.marginale).toBeCloseTo((1_000 - (dopo?.netto ?? 0) + (ora?.netto ?? 0)) / 10, 6);
    expect(qui?.marginale).toBeGreaterThan(59);
    // 35% of the third bracket, and 125 of the further deduction, which ends at 40,000 in eight thousand steps.
    expect(pesi.slice(0, 2)).toEqual([
      { nome: 'lorda', euro: 350 },
      { nome: 'ulteriore', euro: 125 },
    ]);
    const [oltre] = tratti.filter(({ reddito }) => reddito === 41_000);
    expect(oltre?.marginale).toBeLessThan(qui?.marginale ?? 0);
    expect(tratti).toHaveLength(41);
    const minimo = computeCurva(modello, { ...domanda, reddito: 900 }).tratti[0];
    expect([minimo?.reddito, minimo?.netto]).toEqual([900, 900 + (minimo?.aggiunte ?? 0)]);
  });
});
