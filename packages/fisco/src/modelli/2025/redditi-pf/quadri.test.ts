import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Calcolo,
  computeVersamenti,
  type DatiModello,
  loadModello,
  type Modello,
} from '../../../index.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('No modello');
  modello = caricato;
});
const compute = (dati: DatiModello): Calcolo => modello.createCalcolo(dati);
const read = (calcolo: Calcolo, chiave: string): number => Number(calcolo.get(chiave).valore ?? 0);
const codes = (dati: DatiModello): string[] =>
  compute(dati)
    .findings()
    .map(({ livello, codice, chiave }) => `${livello} ${codice} ${chiave}`);
const importo = fc.integer({ min: 0, max: 200_000 });
const GIRI = { numRuns: 60 };

/** The whole example of docs/casi/rn.md and docs/casi/rv.md. */
const esempio: DatiModello = {
  'FR3.1': 'F205',
  'FR4.1': 'F205',
  'FA1.1': 'C',
  'FA1.5': 12,
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': 40_000,
  'RC6.1': 365,
  'RC10.1': 8_000,
  'RC10.2': 596,
  'RC10.3': 90,
  'RC10.4': 230,
  'RC10.5': 96,
  'RL15.2': 2_000,
  'RL15.3': 500,
  'RL20.1': 400,
  'CR7.2': 500,
};

describe('the whole example', () => {
  it('gives every rigo of docs/casi/rn.md', () => {
    const calcolo = compute(esempio);
    const attesi = {
      'RL19.1': 1_500,
      'RN1.5': 41_500,
      'RN4.1': 41_500,
      'RN5.1': 11_165,
      'RN6.1': 664,
      'RN7.1': 738,
      'RN8.1': 1_402,
      'RN22.1': 1_402,
      'RN24.1': 500,
      'RN25.1': 500,
      'RN26.2': 9_263,
      'RN33.4': 8_400,
      'RN34.1': 863,
      'RN45.2': 863,
      'RN62.1': 345,
      'RN62.2': 518,
      'RX1.1': 863,
    };
    const letti = Object.fromEntries(Object.keys(attesi).map((chiave) => [chiave, read(calcolo, chiave)]));
    expect(letti).toEqual(attesi);
  });

  it('gives every rigo of docs/casi/rv.md', () => {
    const calcolo = compute(esempio);
    const attesi = {
      'RV1.1': 41_500,
      'RV2.2': 622,
      'RV3.3': 596,
      'RV7.1': 26,
      'RV8.1': 0,
      'RV10.2': 332,
      'RV11.6': 320,
      'RV15.1': 12,
      'RV16.1': 0,
      'RV17.5': 100,
      'RV17.8': 4,
      'RX2.1': 26,
      'RX3.1': 12,
    };
    const letti = Object.fromEntries(Object.keys(attesi).map((chiave) => [chiave, read(calcolo, chiave)]));
    expect(letti).toEqual(attesi);
  });

  it('[TAX-015] lists its taxes with the values of RN, RV and RX', () => {
    const calcolo = compute(esempio);
    const righe = modello.listImposte((chiave) => calcolo.get(chiave));
    expect(righe.map((riga) => riga.imposta)).toEqual([
      'IRPEF',
      'Addizionale regionale',
      'Addizionale comunale',
    ]);
    expect(righe[0]).toEqual({
      imposta: 'IRPEF',
      tributo: '4001',
      anno: 2024,
      lordo: read(calcolo, 'RN26.2'),
      versato: read(calcolo, 'RN33.4'),
      acconto: read(calcolo, 'RN62.1') + read(calcolo, 'RN62.2'),
      secondoAcconto: read(calcolo, 'RN62.2'),
      daVersare: read(calcolo, 'RX1.1'),
      credito: read(calcolo, 'RX1.2'),
      stato: 'completo',
      precisione: 'esatto',
      chiave: 'RX1.1',
      caselle: {
        lordo: ['RN26.2'],
        versato: ['RN33.4', 'RN38.6'],
        acconto: ['RN62.1', 'RN62.2'],
        daVersare: ['RX1.1'],
        credito: ['RX1.2'],
      },
    });
  });

  it('[TAX-015] says what each date asks: balances with the first advances, then the second ones', () => {
    const forfettario = { 'LM22.1': '620200', 'LM22.3': 40_000, 'LM22.6': '2' };
    const calcolo = compute({ ...forfettario, 'LM35.1': 5_000 });
    const righe = modello.listImposte((chiave) => calcolo.get(chiave));
    expect(righe.map(({ imposta }) => imposta)).toEqual(['Regimi di vantaggio e forfetario']);
    // 40.000 × 67% − 5.000 = 21.800 × 15% = 3.270: paid whole, then half and half for the year after.
    expect(computeVersamenti(righe)).toEqual({ primo: 3_270 + 1_635, secondo: 1_635 });
    const concordato = { 'LM32.1': 25_000, 'LM32.2': 20_000 };
    const accettato = compute({ ...forfettario, ...concordato });
    const accettate = modello.listImposte((chiave) => accettato.get(chiave));
    expect(accettate.map(({ tributo, daVersare }) => [tributo, daVersare])).toEqual([
      [null, accettato.get('RX31.1').valore],
      // 10% of 5.000, the income agreed beyond that of the year before.
      ['4073', 500],
    ]);
    const dipendente = compute(esempio);
    const sue = modello.listImposte((chiave) => dipendente.get(chiave));
    // A balance of 12 euro, as that of the comune here, is not paid.
    const saldi = ['RX1.1', 'RX2.1', 'RN62.1', 'RV17.8'];
    expect(computeVersamenti(sue)).toEqual({
      primo: saldi.reduce((somma, chiave) => somma + (read(dipendente, chiave) ?? 0), 0),
      secondo: read(dipendente, 'RN62.2'),
    });
    const ignote = sue.map((riga) => ({ ...riga, daVersare: null }));
    expect(computeVersamenti(ignote)).toMatchObject({ primo: null });
  });

  it('[TAX-015] lists nothing for an empty declaration, and no number where a result is missing', () => {
    const list = (dati: DatiModello) => {
      const calcolo = compute(dati);
      return modello.listImposte((chiave) => calcolo.get(chiave));
    };
    expect(list({})).toEqual([]);
    expect(list({ 'RC1.3': 24_000 })[0]).toMatchObject({
      imposta: 'IRPEF',
      daVersare: null,
      stato: 'incompleto',
    });
    expect(list({ 'CR8.1': 12 }).map((riga) => riga.imposta)).toEqual([]);
    expect(list({ 'CR8.1': 13 })[0]).toMatchObject({ imposta: 'IRPEF', credito: 13, chiave: 'RX1.2' });
  });
});

it.each([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026])(
  '[TAX-015] finds its taxes on the form of %i',
  async (anno) => {
    const altro = await loadModello(anno, 'redditi-pf');
    const calcolo = altro?.createCalcolo({ 'RL1.2': 20_000 });
    const [irpef] =
      altro?.listImposte((chiave) => calcolo?.get(chiave) ?? { stato: 'vuoto', precisione: 'esatto' }) ?? [];
    expect(irpef).toMatchObject({ imposta: 'IRPEF', anno: anno - 1, stato: 'completo' });
  },
);

it('keeps the righi of RN, RV and RX in the order of the form', async () => {
  for (const anno of [2020, 2022, 2024, 2025, 2026]) {
    const quadri = (await loadModello(anno, 'redditi-pf'))?.quadri ?? [];
    for (const codice of ['RN', 'RV', 'RX']) {
      const righi = quadri
        .filter((quadro) => quadro.codice === codice)
        .flatMap(({ sezioni }) => sezioni.flatMap((sezione) => sezione.righi.map(({ rigo }) => rigo)))
        .filter((rigo) => rigo < 900);
      expect([anno, codice, righi]).toEqual([anno, codice, righi.toSorted((a, b) => a - b)]);
    }
  }
});

describe('quadro CR', () => {
  const crediti = fc.record({ casa: importo, occupazione: importo, fondi: importo, arbitrato: importo });
  const toDati = (c: {
    casa: number;
    occupazione: number;
    fondi: number;
    arbitrato: number;
  }): DatiModello => ({
    'RL1.2': 60_000,
    'CR7.2': c.casa,
    'CR9.1': c.occupazione,
    'CR12.5': c.fondi,
    'CR31.1': '17',
    'CR31.2': c.arbitrato,
  });
  it('states each credit whole and carries what the tax cannot hold, never a euro more or less', () => {
    fc.assert(
      fc.property(crediti, (c) => {
        const calcolo = compute(toDati(c));
        const dichiarati = [1, 2, 3, 5].map((n) => read(calcolo, `RN24.${n}`));
        const residui = [11, 12, 13, 15].map((n) => read(calcolo, `RN47.${n}`));
        expect(dichiarati).toEqual([c.casa, c.occupazione, c.fondi, c.arbitrato]);
        const [tutti = 0, residuo = 0] = [dichiarati, residui].map((x) => x.reduce((a, b) => a + b, 0));
        expect(read(calcolo, 'RN25.1')).toBe(tutti);
        expect(residuo).toBe(Math.max(0, tutti - 18_440));
        expect(residui.every((resto, i) => resto <= (dichiarati[i] ?? 0))).toBe(true);
        expect(read(calcolo, 'RN26.2')).toBe(Math.max(0, 18_440 - tutti));
      }),
      GIRI,
    );
  });
  it('never asks more tax of who has more credit', () => {
    fc.assert(
      fc.property(crediti, importo, (c, altro) => {
        const prima = read(compute(toDati(c)), 'RN34.1');
        expect(read(compute({ ...toDati(c), 'CR14.2': altro, 'CR8.1': 10 }), 'RN34.1')).toBeLessThan(prima);
      }),
      GIRI,
    );
  });
  it('stops at an F24 that used more than the credit', () => {
    expect(codes({ 'CR7.2': 100, 'CR7.3': 101 })).toContain('bloccante CREDITO_COMPENSATO_primaCasa CR7.3');
    expect(codes({ 'CR7.2': 100, 'CR7.3': 100 })).toEqual([]);
  });
});

describe('quadri RH and RL', () => {
  const quota = (posto: number, reddito: number): DatiModello => {
    const modulo = Math.floor(posto / 4) + 1;
    return { [`RH${(posto % 4) + 1}.4${modulo === 1 ? '' : `#${modulo}`}`]: reddito };
  };
  const toDati = (quote: readonly number[]): DatiModello =>
    Object.assign({}, ...quote.map((reddito, posto) => quota(posto, reddito))) as DatiModello;
  const quote = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 9 });

  it('sums the shares of every modulo, whatever their order', () => {
    fc.assert(
      fc.property(quote, (redditi) => {
        const calcolo = compute(toDati(redditi));
        expect(read(calcolo, 'RN1.5')).toBe(redditi.reduce((a, b) => a + b, 0));
        expect(compute(toDati([...redditi].reverse())).computed()).toEqual(calcolo.computed());
      }),
      GIRI,
    );
  });
  it('loses no euro of a loss: what is not used is carried, and never taken from other income', () => {
    const quota = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(quota, quota, quota, importo, (prima, seconda, propria, altri) => {
        const calcolo = compute({
          'RH1.4': prima,
          'RH2.4': seconda,
          'RG2.2': Math.max(0, propria),
          'RG15.1': Math.max(0, -propria),
          'RL14.2': altri,
        });
        const perdite = Math.max(0, -(prima + seconda)) + Math.max(0, -propria);
        const usate = read(calcolo, 'RH902.1') + read(calcolo, 'RH10.1');
        const riportate = read(calcolo, 'RH902.3') + read(calcolo, 'RF902.3');
        expect(usate + riportate).toBe(perdite);
        const guadagni = Math.max(0, prima + seconda) + Math.max(0, propria);
        expect(read(calcolo, 'RN1.5')).toBe(guadagni - usate + altri);
      }),
      GIRI,
    );
  });
  it('does not count the loss of a società semplice, and says so', () => {
    const perdita = { 'RH1.4': 10_000, 'RH2.4': -1, 'RH2.2': '4' };
    expect(codes(perdita)).toContain('informativa PERDITA_PARTECIPAZIONE RH2.4');
    expect(read(compute(perdita), 'RN1.5')).toBe(10_000);
    expect(compute({ ...perdita, 'RH2.2': '3' }).get('RN1.5').precisione).toBe('indicativo');
  });
  it('never makes income out of expenses', () => {
    fc.assert(
      fc.property(importo, importo, importo, (redditi, spese, altri) => {
        const calcolo = compute({ 'RL14.2': redditi, 'RL14.3': spese, 'RL6.1': altri });
        expect(read(calcolo, 'RL19.1')).toBe(Math.max(0, redditi - spese) + altri);
      }),
      GIRI,
    );
  });
  it('asks the tax of rents at the flat rate, and looks at its amount', () => {
    const breve = { 'RL10.3': '1', 'RL10.4': 1_000 };
    expect(codes(breve)).toContain('bloccante CEDOLARE_RL10_SENZA_IMPOSTA LC1.2');
    for (const [aliquota, imposta, attesi] of [
      ['1', 209, ['discordanza CEDOLARE_RL10_IMPOSTA LC1.2']],
      ['1', 210, []],
      ['2', 260, []],
      ['2', 210, ['discordanza CEDOLARE_RL10_IMPOSTA LC1.2']],
    ] as const) {
      expect(codes({ ...breve, 'RL10.3': aliquota, 'LC1.2': imposta })).toEqual(attesi);
    }
  });
});

describe('quadri RM and RT', () => {
  it('taxes gains only, never less for a greater gain, and keeps every loss', () => {
    fc.assert(
      fc.property(importo, importo, importo, importo, (corrispettivi, costi, minus, aumento) => {
        const calcolo = compute({ 'RT11.1': corrispettivi, 'RT11.2': costi, 'RT13.1': minus });
        const [perdita, plus] = [read(calcolo, 'RT52.1'), read(calcolo, 'RT52.2')];
        expect(Math.min(perdita, plus)).toBe(0);
        expect(read(calcolo, 'RT72.1') - read(calcolo, 'RT901.1')).toBe(corrispettivi - costi - minus);
        const oltre = compute({ 'RT11.1': corrispettivi + aumento, 'RT11.2': costi, 'RT13.1': minus });
        expect(read(oltre, 'RX20.1')).toBeGreaterThanOrEqual(read(calcolo, 'RX20.1'));
      }),
      GIRI,
    );
  });
  it('lets what is left of the losses of four years before lapse, and asks that years and total agree', () => {
    const dati = { 'RT11.1': 150, 'RT13.1': 700, 'RT13.90': 400, 'RT13.93': 300 };
    const calcolo = compute(dati);
    expect(['RT72.1', 'RT901.1', 'RT102.1', 'RT102.4'].map((chiave) => read(calcolo, chiave))).toEqual([
      0, 300, 250, 300,
    ]);
    expect(codes(dati)).not.toContain('bloccante MINUSVALENZE_ANNI RT13.1');
    expect(codes({ ...dati, 'RT13.91': 1 })).toContain('bloccante MINUSVALENZE_ANNI RT13.1');
  });
  it('brings the stakes sold before 2019 into the income, and says that their part is not checked', () => {
    const calcolo = compute({ 'RL2.2': 10_000, 'RT921.1': 4_972 });
    expect(['RT921.2', 'RN1.5'].map((chiave) => read(calcolo, chiave))).toEqual([4_972, 14_972]);
    expect(calcolo.get('RN1.5').precisione).toBe('indicativo');
  });
  it('knows the two rates of foreign capital', () => {
    expect(codes({ 'RM31.3': 1_000, 'RM31.4': 12.5 })).toEqual([]);
    expect(codes({ 'RM31.3': 1_000, 'RM31.4': 26 })).toEqual([]);
    expect(codes({ 'RM31.3': 1_000, 'RM31.4': 20 })).toEqual(['discordanza ALIQUOTA_CAPITALE RM31.4']);
    expect(read(compute({ 'RM31.3': 1_000, 'RM31.4': 26 }), 'RX7.1')).toBe(260);
  });
});

describe('quadro RW', () => {
  const bene = fc.record({
    codice: fc.constantFrom('1', '2', '11', '15', '17', '21'),
    valore: importo,
    quota: fc.integer({ min: 1, max: 100 }),
    giorni: fc.integer({ min: 0, max: 365 }),
    mesi: fc.integer({ min: 0, max: 12 }),
  });
  type Bene = { codice: string; valore: number; quota: number; giorni: number; mesi: number };
  const toDati = (beni: readonly Bene[]): DatiModello =>
    Object.assign(
      {},
      ...beni.map((b, posto) => {
        const modulo = Math.floor(posto / 5) + 1;
        const chiave = (colonna: number) =>
          `RW${(posto % 5) + 1}.${colonna}${modulo === 1 ? '' : `#${modulo}`}`;
        return {
          [chiave(3)]: b.codice,
          [chiave(5)]: b.quota,
          [chiave(8)]: b.valore,
          [chiave(10)]: b.giorni,
          [chiave(11)]: b.mesi,
        };
      }),
    ) as DatiModello;
  const TOTALI = ['RW6.1', 'RW7.1', 'RW8.1', 'RX25.1', 'RX26.1', 'RX27.1'];

  it('never gives a negative tax, and the order of the moduli does not matter', () => {
    fc.assert(
      fc.property(fc.array(bene, { minLength: 1, maxLength: 12 }), (beni) => {
        const letti = TOTALI.map((chiave) => read(compute(toDati(beni)), chiave));
        expect(Math.min(...letti)).toBeGreaterThanOrEqual(0);
        expect(TOTALI.map((chiave) => read(compute(toDati([...beni].reverse())), chiave))).toEqual(letti);
      }),
      GIRI,
    );
  });
  it('[TAX-010] counts the main home abroad at 0.40%, with its deduction', () => {
    // PF2 2026 r. 3484: 200,000 at 0.40% for 9 months = 600, less 150 of the deduction of 200.
    const casa = { 'RW1.3': '19', 'RW1.8': 200_000, 'RW1.11': 9, 'RW1.13': 150 };
    const calcolo = compute(casa);
    expect(['RW1.31', 'RW1.32', 'RW7.1', 'RX25.1'].map((chiave) => read(calcolo, chiave))).toEqual([
      600, 450, 450, 450,
    ]);
    expect(codes({ 'RW1.3': '15', 'RW1.8': 200_000, 'RW1.13': 150 })).toContain(
      'discordanza DETRAZIONE_IVIE RW1.13',
    );
  });
});

describe('quadri RX, DI and AC', () => {
  it('puts every euro of credit in one of the two columns', () => {
    fc.assert(
      fc.property(importo, importo, fc.nat(100), (credito, eccedenza, parte) => {
        const rimborso = Math.floor(((credito + eccedenza) * parte) / 100);
        const calcolo = compute({ 'LC1.6': credito, 'RX4.3': eccedenza, 'RX4.4': rimborso });
        expect(rimborso + read(calcolo, 'RX4.5')).toBe(credito + eccedenza);
        expect(calcolo.findings().filter((f) => f.livello === 'bloccante')).toEqual([]);
      }),
      GIRI,
    );
  });
  it('refuses a refund above the credit, and says when it is too small', () => {
    expect(codes({ 'CR8.1': 100, 'RX1.4': 101 })).toContain('bloccante RIMBORSO_OLTRE_CREDITO_RX1 RX1.4');
    expect(codes({ 'CR8.1': 12, 'RX1.4': 12 })).toContain('discordanza RIMBORSO_SOTTO_MINIMO_RX1 RX1.4');
    expect(codes({ 'CR8.1': 13, 'RX1.4': 13 })).toEqual([]);
  });
  it('wants the credit of DI among those of the year before', () => {
    expect(codes({ 'DI1.3': 100 })).toContain('bloccante CREDITO_INTEGRATIVA DI1.3');
    expect(codes({ 'DI1.3': 100, 'RN36.2': 100 })).toEqual([]);
  });
  it('says which credit of DI stands among the excesses too', () => {
    const credito = { 'DI1.1': 4001, 'DI1.4': 100 };
    expect(codes({ ...credito, 'RN36.2': 100 })).toEqual(['discordanza INTEGRATIVA_DUE_VOLTE_RN36 RN36.2']);
    expect(codes({ ...credito, 'RN36.2': 99 })).toEqual([]);
    expect(codes({ 'DI2.1': 3844, 'DI2.4': 50, 'RV12.3': 80 })).toEqual([
      'discordanza INTEGRATIVA_DUE_VOLTE_RV12 RV12.3',
    ]);
    expect(codes({ ...credito, 'RV4.2': 100 })).toEqual([]);
  });
  it('says which credit of DI does not join its balance by itself', () => {
    expect(codes({ 'DI1.1': 1077, 'DI1.4': 100 })).toEqual(['discordanza CREDITO_INTEGRATIVA_ALTROVE DI1.4']);
    expect(codes({ 'DI1.1': 4001, 'DI1.4': 100 })).toEqual([]);
  });
  it('does not give back more withholdings than the family gave', () => {
    expect(codes({ 'RS6.6': 100, 'RX58.4': 101 })).toContain('bloccante RIATTRIBUITE_OLTRE RX58.4');
    expect(codes({ 'RS6.6': 100, 'RX58.4': 100 })).toEqual([]);
  });
  it('does not want small suppliers', () => {
    expect(codes({ 'AC4.8': 258 })).toEqual(['discordanza FORNITORE_SOTTO_SOGLIA AC4.8']);
    expect(codes({ 'AC4.8': 259, 'AC1.2#2': 'Condominio Aurora' })).toEqual([]);
  });
});

describe('every new casella', () => {
  it('can be explained, with a title and, where it computes, a formula', () => {
    const calcolo = compute({
      ...esempio,
      'RW1.3': '2',
      'RW1.8': 1_000,
      'RM31.3': 100,
      'RT11.1': 5_000,
      'RH1.4': 10,
    });
    for (const [chiave, { stato }] of Object.entries(calcolo.computed())) {
      const spiegazione = calcolo.explain(chiave);
      expect(spiegazione.titolo).not.toBe('');
      if (stato === 'completo') expect([chiave, spiegazione.fonti.length]).not.toEqual([chiave, 0]);
    }
  });
});
