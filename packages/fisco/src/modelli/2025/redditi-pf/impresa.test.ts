import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Calcolo, type DatiModello, loadModello, type Modello } from '../../../index.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('No modello');
  modello = caricato;
});
const compute = (dati: DatiModello): Calcolo => modello.createCalcolo(dati);
const read = (calcolo: Calcolo, chiave: string): number => Number(calcolo.get(chiave).valore ?? 0);
const readAll = (dati: DatiModello, chiavi: readonly string[]): number[] => {
  const calcolo = compute(dati);
  return chiavi.map((chiave) => read(calcolo, chiave));
};
const codesOf = (dati: DatiModello): string[] =>
  compute(dati)
    .findings()
    .map((f) => f.codice);

const dipendente = (reddito: number): DatiModello => ({
  'RC1.1': '2',
  'RC1.2': '1',
  'RC1.3': reddito,
  'RC6.1': 365,
  'RC10.1': 0,
});
const forfettario = (ricavi: number): DatiModello => ({
  'LM22.1': '620200',
  'LM22.3': ricavi,
  'LM22.6': '2',
});
const professionista = { 'RE2.2': 40_000, 'RE9.1': 4_000, 'RE14.1': 2_000, 'RE12.1': 4_000, 'RE26.1': 8_000 };

describe('withholdings that come with the shares', () => {
  it.each(['RF102', 'RG37'])('are among all those of %s: no more than they are', (rigo) => {
    const codes = (dati: DatiModello) =>
      codesOf(dati).filter((codice) => codice.startsWith('RITENUTE_TRASFERITE'));
    expect(codes({ [`${rigo}.5`]: 150, [`${rigo}.6`]: 100 })).toEqual([`RITENUTE_TRASFERITE_${rigo}`]);
    expect(codes({ [`${rigo}.5`]: 150 })).toEqual([`RITENUTE_TRASFERITE_${rigo}`]);
    expect(codes({ [`${rigo}.5`]: 150, [`${rigo}.6`]: 150 })).toEqual([]);
  });
});

describe('where the income lands in RN', () => {
  it.each([
    [
      'a professional: income, deduction of c. 5, withholdings',
      professionista,
      { 'RN1.5': 30_000, 'RN5.1': 7_140, 'RN7.4': 455, 'RN26.2': 6_685, 'RN33.4': 8_000, 'RN34.1': -1_315 },
    ],
    [
      'a loss of self-employment lowers the rest',
      { ...dipendente(30_000), 'RE2.2': 10_000, 'RE9.1': 14_000 },
      { 'RE25.1': -4_000, 'RN1.5': 26_000, 'RN5.1': 5_980, 'RN7.4': 0 },
    ],
    [
      'the losses of a profession beyond the rest are told with their sign, and nothing is taxed',
      { ...dipendente(3_000), 'RE2.2': 10_000, 'RE9.1': 14_000 },
      { 'RN1.5': -1_000, 'RN1.1': 0, 'RN4.1': 0, 'RN5.1': 0 },
    ],
    [
      'a business loss touches no other income',
      { ...dipendente(30_000), 'RG2.2': 10_000, 'RG15.1': 14_000 },
      { 'RG31.1': -4_000, 'RF902.3': 4_000, 'RF903.1': 0, 'RN1.5': 30_000 },
    ],
    [
      'simplified accounting: income, deduction of c. 5, withholdings',
      { 'RG2.2': 50_000, 'RG15.1': 30_000, 'RG37.6': 500 },
      { 'RN1.5': 20_000, 'RN5.1': 4_600, 'RN7.4': 772, 'RN33.4': 500, 'RN34.1': 3_328 },
    ],
    [
      'ordinary accounting: variations, no deduction of c. 5',
      { 'RF4.1': 20_000, 'RF16.1': 3_000, 'RF18.1': 800, 'RF47.2': 950, 'RF61.1': 100, 'RF58.1': 250 },
      {
        'RF32.1': 3_800,
        'RF56.1': 950,
        'RF57.1': 22_850,
        'RF63.1': 23_000,
        'RF903.1': 23_000,
        'RN1.5': 23_000,
        'RN7.4': 0,
      },
    ],
    [
      'losses carried forward: 80%, then the full ones',
      { 'RF4.1': 10_000, 'RF901.1': 9_000, 'RF901.2': 1_500 },
      { 'RF901.3': 9_500, 'RF902.1': 1_000, 'RF902.2': 0, 'RN1.5': 500 },
    ],
    [
      'a profit in one book and a loss in the other',
      { 'RF5.1': 3_000, 'RG2.2': 10_000, 'RG15.1': 2_000 },
      { 'RF63.1': -3_000, 'RG31.1': 8_000, 'RF903.1': 5_000, 'RN1.5': 5_000 },
    ],
    ['livestock', { 'RD901.1': 4_000, 'RD19.1': 100 }, { 'RN1.5': 4_000, 'RN5.1': 920, 'RN33.4': 100 }],
    [
      'the flat regime counts for limits, not for the tax',
      { ...dipendente(20_000), ...forfettario(30_000) },
      { 'LM38.1': 20_100, 'RN1.1': 40_100, 'RN1.5': 20_000, 'RN5.1': 4_600, 'RN7.1': 860 },
    ],
    [
      'contributions beyond the flat income are deducted from the rest',
      { ...dipendente(20_000), ...forfettario(6_000), 'LM35.1': 5_000 },
      { 'LM49.1': 980, 'RP39.1': 980, 'RN4.1': 19_020 },
    ],
    [
      'an agreement takes the place of the accounts; the increase pays by itself',
      { ...professionista, 'CP2.1': 36_000, 'CP2.2': 30_000, 'CP2.4': '1' },
      { 'CP2.3': 6_000, 'CP2.5': 600, 'CP9.3': 30_000, 'RE21.5': 30_000, 'RX39.1': 600, 'RN1.5': 30_000 },
    ],
    [
      'an agreement without the option is all in the IRPEF',
      { ...professionista, 'CP2.1': 36_000 },
      { 'CP2.5': 0, 'RN1.5': 36_000 },
    ],
    [
      'an agreement is never under 2,000 euro',
      { ...professionista, 'CP2.1': 1_500 },
      { 'CP9.3': 2_000, 'RN1.5': 2_000 },
    ],
    [
      'foreign tax: up to the Italian one on the same income',
      { ...dipendente(40_000), 'CE1.3': 10_000, 'CE1.4': 3_000, 'CE2.3': 4_000, 'CE2.4': 500 },
      { 'CE1.10': 2_660, 'CE1.11': 2_660, 'CE2.11': 500, 'CE26.1': 3_160, 'RN29.2': 3_160 },
    ],
    [
      'the balance of the flat regime goes to RX31',
      { ...forfettario(24_000), 'LM45.2': 3_000, 'RX31.4': 500 },
      { 'LM47.1': 588, 'RX31.2': 588, 'RX31.5': 88 },
    ],
    [
      'credits of businesses, State aids, substitute taxes',
      { 'RU2.1': 500, 'RU5.3': 1_000, 'RU6.1': 700, 'RU9.1': 100, 'RQ901.4': 80, 'RS401.17': 2_000 },
      { 'RU12.2': 700, 'RU907.4': 700, 'RU907.6': 700, 'RQ907.4': 80, 'RS901.1': 2_000 },
    ],
  ] as const)('%s', (_, dati, attesi) => {
    expect(readAll(dati, Object.keys(attesi))).toEqual(Object.values(attesi));
  });

  it.each([
    ['2', 720],
    ['3', 900],
  ])('band %s of the score gives its rate on the increase', (fascia, imposta) => {
    const dati = { 'CP1.1': 36_000, 'CP1.2': 30_000, 'CP1.4': fascia };
    expect(readAll(dati, ['CP1.5'])).toEqual([imposta]);
  });
});

describe('what is not known, or not handled', () => {
  it('asks for the code of the activity before it computes', () => {
    const calcolo = compute({ 'LM22.3': 24_000, 'LM22.6': '2' });
    expect(calcolo.get('LM39.2').stato).toBe('incompleto');
    expect(calcolo.missing('LM39.2')[0]?.dati).toEqual([{ chiave: 'LM22.1', titolo: 'Codice ATECO' }]);
  });

  it('has no coefficient for a code that is not in the table, and says how to write it', () => {
    const calcolo = compute({ 'LM22.1': '040000', 'LM22.3': 24_000 });
    expect(calcolo.missing('LM39.2')[0]?.frase).toContain('Nessun coefficiente per il gruppo ATECO 04.0');
    expect(modello.checkValore('LM22.1', '6202')).toBe('Inserire 6 cifre.');
    expect(modello.checkValore('LM22.1', '014300')).toBeNull();
  });

  it('computes the tax without knowing who gets the contributions, but not their base', () => {
    const calcolo = compute({ 'LM22.1': '620200', 'LM22.3': 24_000 });
    expect(calcolo.get('LM39.2')).toMatchObject({ stato: 'completo', valore: 2_412 });
    expect(calcolo.get('LM34.2').stato).toBe('incompleto');
  });

  it('[TAX-010] above 100,000 euro the regime ends in the year: no income, and none in RN', () => {
    const calcolo = compute(forfettario(100_001));
    expect(['LM34.3', 'LM39.2', 'RN1.1'].map((chiave) => calcolo.get(chiave).stato)).toEqual([
      'incompleto',
      'incompleto',
      'incompleto',
    ]);
    expect(calcolo.missing('LM39.2')[0]?.frase).toContain('oltre 100.000 euro');
    const maternita = { 'LM23.1': '620200', 'LM23.3': 20_000, 'LM23.6': '2', 'LM23.7': '1' };
    expect(compute({ ...forfettario(90_000), ...maternita }).get('LM34.3').valore).toBe(73_700);
  });

  it('gives as exact what rests on the law alone, as indicative what rests on unchecked numbers', () => {
    expect(compute(forfettario(24_000)).get('LM39.2').precisione).toBe('esatto');
    expect(compute(professionista).get('RE25.1').precisione).toBe('esatto');
    expect(compute({ 'RR5.2': 16_080, 'RR5.14': 'C' }).get('RR5.15').precisione).toBe('esatto');
    expect(compute({ 'RR5.2': 130_000, 'RR5.14': 'C' }).get('RR902.1').precisione).toBe('indicativo');
    const conProventi = { 'RE2.2': 40_000, 'RE3.1': 10_000, 'RE4.1': 500, 'RE15.91': 2_000 };
    expect(compute(conProventi).get('RE15.1')).toMatchObject({ valore: 1_000, precisione: 'esatto' });
    expect(compute({ 'LM22.1': '620200', 'LM22.3': 2_100 }).get('LM903.1').precisione).toBe('indicativo');
  });

  it('computes the year on the default months, and says so', () => {
    const calcolo = compute({ 'RR2.3': 20_000, 'RR2.91': '1' });
    expect(calcolo.get('RR2.11')).toMatchObject({ stato: 'provvisorio', valore: 4_420 });
  });

  it('explains every computed casella down to the law', () => {
    const calcolo = compute({ ...forfettario(24_000), ...professionista, 'RR5.2': 30_000, 'RR5.14': 'C' });
    for (const [chiave, { stato }] of Object.entries(calcolo.computed())) {
      if (stato === 'vuoto' || !/^(LM|RE|RR)/.test(chiave)) continue;
      const spiegazione = calcolo.explain(chiave);
      expect([chiave, spiegazione.titolo, spiegazione.fonti.length > 0]).toEqual([
        chiave,
        expect.stringMatching(/\S/),
        true,
      ]);
    }
    const reddito = calcolo.explain('LM22.5');
    expect(reddito.formulaOggi).toBe('24.000 × 0,67 = 16.080');
    expect(reddito.operandi.map((o) => o.chiave)).toEqual(['LM22.3', 'LM22.2']);
  });
});

describe('checks', () => {
  it.each([
    [{ 'LM22.1': '702209', 'LM22.3': 85_000 }, []],
    [{ 'LM22.1': '702209', 'LM22.3': 85_001 }, ['FORFETTARIO_LIMITE']],
    [{ 'LM22.1': '702209', 'LM22.3': 100_000 }, ['FORFETTARIO_LIMITE']],
    [{ 'LM22.1': '702209', 'LM22.3': 100_001 }, ['FORFETTARIO_USCITA']],
    [{ 'LM22.1': '702209', 'LM22.3': 42_384, 'LM901.2': 182 }, ['FORFETTARIO_LIMITE']],
    [{ 'LM22.1': '702209', 'LM22.3': 42_383, 'LM901.2': 182 }, []],
    [{ 'LM901.4': 20_000 }, []],
    [{ 'LM901.4': 20_001 }, ['FORFETTARIO_PERSONALE']],
    [{ 'LM901.5': 30_000 }, []],
    [{ 'LM901.5': 30_001 }, ['FORFETTARIO_LAVORO_DIPENDENTE']],
    [{ 'LM21.3': true, 'LM901.3': 2020 }, []],
    [{ 'LM21.3': true, 'LM901.3': 2019 }, ['FORFETTARIO_NUOVA_ATTIVITA']],
    [{ ...{ 'LM22.1': '702209', 'LM22.3': 1_000 }, 'LM2.1': 100 }, ['DUE_REGIMI']],
    [{ 'LM2.1': 30_000 }, []],
    [{ 'LM2.1': 30_001 }, ['VANTAGGIO_LIMITE']],
    [{ 'RE2.2': 1_000 }, ['AUTONOMO_SENZA_RITENUTE']],
    [{ 'RE2.2': 1_000, 'RE26.1': 0 }, []],
    [{ 'RF4.1': 1, 'RF5.1': 1 }, ['UTILE_E_PERDITA']],
    [{ 'RF4.1': 1, 'RG2.2': 1 }, ['DUE_CONTABILITA']],
    [{ 'CP1.1': 5_000 }, ['CONCORDATO_SENZA_QUADRO', 'ACCONTI_DA_RICALCOLARE']],
    [{ 'CP1.1': 5_000, 'RF4.1': 9_000, 'RN61.1': true, 'RN61.4': 500 }, []],
    [
      { 'CP2.1': 5_000, 'CP2.2': 4_000, 'RE2.2': 9_000, 'RE26.1': 0, 'RN61.1': true, 'RN61.4': 500 },
      ['CONCORDATO_SENZA_ALIQUOTA_2'],
    ],
    [{ 'CP11.1': '2', 'RF4.1': 9_000 }, []],
    [
      { 'CP11.1': '2', 'CP1.1': 5_000, 'RF4.1': 9_000, 'RN61.1': true, 'RN61.4': 500 },
      ['CONCORDATO_CESSATO_1'],
    ],
    [{ 'CP11.2': '5', 'CP11.3': 2024 }, []],
    [{ 'CP11.2': '5', 'CP11.3': 2025 }, ['CONCORDATO_DECADUTO_1']],
    [{ 'CP11.2': '5' }, ['CONCORDATO_DECADUTO_1']],
    [{ 'CP12.3': 2024 }, ['CONCORDATO_DECADUTO_2']],
    [{ 'RF4.1': 10_000, 'RF98.4': 4_900 }, []],
    [{ 'RF4.1': 10_000, 'RF98.4': 4_901 }, ['QUOTA_FAMILIARI']],
    [{ 'RF4.1': 1, 'RF58.1': 1, 'RF58.93': 1 }, ['CONCORDATO_QUOTE_ZERO_RF58']],
    [{ 'RG2.2': 1, 'RG26.92': 1, 'RG26.94': 2 }, ['CONCORDATO_QUOTE_ZERO_RG26']],
    [{ 'RF4.1': 1, 'RF58.91': 5_000, 'RF59.1': 2_000 }, ['CONCORDATO_PERDITE_RF58']],
    [{ 'RF4.1': 1, 'RF58.91': 5_000, 'RF59.1': 2_000, 'RF59.91': 0 }, []],
    [{ 'RG2.2': 1, 'RG26.91': 5_000, 'RG27.1': 2_000 }, ['CONCORDATO_PERDITE_RG26']],
    [{ 'RF31.1': '99' }, ['CODICE_SENZA_IMPORTO']],
    [{ 'RG22.2': 10 }, ['VARIAZIONE_SENZA_CODICE']],
    [{ 'RR2.3': 20_000, 'RR2.4': 1, 'RR2.5': 12, 'RR2.91': '1', 'RG2.2': 20_000 }, []],
    [{ 'RR2.3': 20_001, 'RR2.4': 1, 'RR2.5': 12, 'RR2.91': '1', 'RG2.2': 20_000 }, ['BASE_ARTIGIANI']],
    [{ 'RR2.3': 0, 'RR2.4': 6, 'RR2.5': 3, 'RR2.91': '1' }, ['MESI_ISCRIZIONE']],
    [{ 'RR2.3': 0, 'RR2.91': '1', 'RR2.7': 'D' }, []],
    [{ 'RR2.95': 0, 'RR2.91': '1' }, []],
    [{ 'RR2.95': 0, 'RR2.96': 0, 'RR2.91': '1' }, ['CONCORDATO_DUE_BASI']],
    [{ 'RR2.95': 0, 'RR2.97': true, 'RR2.91': '1' }, ['CONCORDATO_DUE_BASI']],
    [{ 'RR2.3': 0, 'RR2.97': true, 'RR2.91': '1' }, []],
    [{ 'RR2.3': 0, 'RR2.91': '1', 'RR2.20': 5, 'RR2.21': 5 }, []],
    [{ 'RR2.3': 0, 'RR2.91': '1', 'RR2.20': 5, 'RR2.21': 6 }, ['CREDITO_CONTRIBUTI_USATO']],
    [{ 'RR2.3': 0, 'RR2.91': '1', 'RR2.31': 5, 'RR2.32': 5 }, []],
    [{ 'RR2.3': 0, 'RR2.91': '1', 'RR2.31': 5, 'RR2.32': 6 }, ['RIMBORSO_CONTRIBUTI']],
    [{ 'RR9.9': 5, 'RR11.3': 5, 'RP21.1': 5 }, []],
    [{ 'RR9.9': 5, 'RR11.3': 6, 'RP21.1': 5 }, ['RIMBORSO_SEPARATA']],
    [{ 'RR5.2': 1_000, 'RR5.14': 'C', 'RE2.2': 1_000, 'RE26.1': 0 }, []],
    [{ 'RR5.2': 900, 'RR5.14': 'C', 'RE2.2': 1_000, 'RE26.1': 0 }, ['BASE_SEPARATA']],
    [{ 'RR5.16': 500, 'RP21.1': 499 }, ['CONTRIBUTI_NON_DEDOTTI']],
    [{ 'RR5.16': 500, 'RP21.1': 500 }, []],
    [{ 'RU1.1': '01', 'RU5.3': 10, 'RU6.1': 11 }, ['CREDITO_OLTRE_SPETTANTE']],
    [{ 'RU1.1': '01', 'RU5.3': 250_001, 'RU6.1': 250_001 }, ['CREDITI_OLTRE_LIMITE']],
    [{ 'RS902.1': true }, ['QUADRO_FC']],
    [{ 'RS902.2': true }, ['QUADRO_NR']],
    [{ 'RS902.3': true }, ['QUADRO_TR']],
  ] as [DatiModello, string[]][])('%j finds %j', (dati, attesi) => {
    expect(codesOf(dati)).toEqual(attesi);
  });
});

describe('laws that always hold', () => {
  const euro = (max: number) => fc.integer({ min: 0, max });
  it('RE: one more euro of fees never gives less income; limits are never passed', () => {
    fc.assert(
      fc.property(
        euro(200_000),
        euro(5_000),
        euro(20_000),
        euro(20_000),
        euro(20_000),
        (compensi, oltre, a, r, f) => {
          const dati = (c: number) => ({ 'RE2.2': c, 'RE15.91': a, 'RE16.2': r, 'RE17.91': f });
          const calcolo = compute(dati(compensi));
          expect(read(compute(dati(compensi + oltre)), 'RE25.1')).toBeGreaterThanOrEqual(
            read(calcolo, 'RE25.1'),
          );
          expect(read(calcolo, 'RE15.1')).toBeLessThanOrEqual(Math.ceil(compensi * 0.02));
          expect(read(calcolo, 'RE16.3')).toBeLessThanOrEqual(Math.ceil(compensi * 0.01));
          expect(read(calcolo, 'RE17.4')).toBeLessThanOrEqual(10_000);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('RR: contributions never fall as income grows, and stop growing at the ceiling', () => {
    const iscritto = (reddito: number, gestione: string): DatiModello => ({
      'RR2.3': reddito,
      'RR2.4': 1,
      'RR2.5': 12,
      'RR2.91': gestione,
    });
    fc.assert(
      fc.property(euro(150_000), euro(50_000), fc.constantFrom('1', '2'), (reddito, aumento, gestione) => {
        const [prima, dopo] = [reddito, reddito + aumento].map((x) => {
          const calcolo = compute(iscritto(x, gestione));
          return read(calcolo, 'RR2.11') + read(calcolo, 'RR2.25');
        }) as [number, number];
        expect(dopo).toBeGreaterThanOrEqual(prima);
        if (reddito >= 91_680) expect(dopo).toBe(prima);
      }),
      { numRuns: 40 },
    );
  });

  it('RF: losses of the past never make a loss, and no income of business is lost on the way to RN', () => {
    const segno = fc.integer({ min: -50_000, max: 50_000 });
    fc.assert(
      fc.property(segno, segno, euro(60_000), euro(60_000), (ordinaria, semplificata, limitate, piene) => {
        const calcolo = compute({
          ...(ordinaria < 0 ? { 'RF5.1': -ordinaria } : { 'RF4.1': ordinaria }),
          ...(semplificata < 0 ? { 'RG15.1': -semplificata } : { 'RG2.2': semplificata }),
          'RF901.1': limitate,
          'RF901.2': piene,
        });
        const somma = ordinaria + semplificata;
        expect(read(calcolo, 'RF903.1') + read(calcolo, 'RF901.3') - read(calcolo, 'RF902.3')).toBe(somma);
        expect(read(calcolo, 'RF903.1')).toBeGreaterThanOrEqual(0);
        expect(read(calcolo, 'RN1.5')).toBe(read(calcolo, 'RF903.1'));
      }),
      { numRuns: 40 },
    );
  });
});
