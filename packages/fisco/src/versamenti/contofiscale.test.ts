import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casiConto } from '../../casi/versamenti/conto.ts';
import { codiciModello, loadModello } from '../index.ts';
import { computeLipe } from '../lipe/calcolo.ts';
import type { VoceConto } from './caselle/voce.ts';
import {
  computeConto,
  computeMaggiorazioneIva,
  findDate,
  listVociConto,
  listVociImu,
  listVociLipe,
  type OpzioniConto,
  type VoceDelConto,
} from './contofiscale.ts';
import { computeTotale } from './f24.ts';
import { proposePagamenti } from './pagamenti.ts';
import { findCausale, findTributo } from './tributi.ts';

const describeVoce = ({ verso, codice, anno, importo, data, ente, mancano }: VoceDelConto) =>
  [
    verso === 'debito' ? 'D' : 'C',
    codice ?? '?',
    anno,
    importo / 100,
    data,
    ...(ente === undefined ? [] : [ente]),
    ...(mancano.length === 0 ? [] : ['manca', ...mancano]),
  ].join(' ');

describe('what a declaration leaves', () => {
  it.each(casiConto)('$nome ($modello $anno)', ({ modello, anno, righi, opzioni, attesi }) => {
    expect(computeConto(modello, anno, righi, opzioni).map(describeVoce)).toEqual(attesi);
  });

  it('is nothing for a form that pays nothing, and refused for a year without dates', () => {
    expect(computeConto('cu', 2025, {})).toEqual([]);
    expect(() => computeConto('redditi-pf', 2019, {})).toThrow(RangeError);
  });

  const listCodici = ({ codice }: VoceConto): string[] => {
    if (codice === null) return [];
    if (typeof codice === 'string') return [codice];
    return [...Object.values(codice.valori), ...(codice.altrimenti === null ? [] : [codice.altrimenti])];
  };
  const conConto = codiciModello.filter((modello) => listVociConto(modello) !== undefined);

  it.each(conConto)('of %s: caselle that the form has, codes in force in their section', async (modello) => {
    for (const voce of listVociConto(modello) ?? []) {
      const scheda = await loadModello(Math.max(voce.dal ?? 0, Math.min(2025, voce.al ?? 2025)), modello);
      expect([voce.casella, scheda?.findCasella(voce.casella)?.chiave]).toEqual([voce.casella, voce.casella]);
      for (const codice of listCodici(voce)) {
        const noto = voce.sezione === 'inps' ? findCausale(codice) : findTributo(codice);
        expect([codice, noto?.uso]).toEqual([
          codice,
          voce.verso === 'debito' ? expect.stringMatching(/[DE]/) : expect.anything(),
        ]);
        if (voce.sezione !== 'inps') expect(findTributo(codice)?.sezione).toBe(voce.sezione);
      }
    }
  });
});

describe('what is paid of it', () => {
  const conto = computeConto('redditi-pf', 2025, { 'RX1.1': 1000, 'RX4.5': 300 });

  it('1,000 to pay with 300 of credit: one model of 700', () => {
    const { f24, resti } = proposePagamenti(conto);
    expect(f24).toMatchObject([
      {
        data: '2025-06-30',
        scopo: 'pagamento',
        debito: 100_000,
        credito: 30_000,
        saldo: 70_000,
        rilievi: [],
      },
    ]);
    expect(f24[0]?.modelli[0]?.map(({ codice, rateazione }) => [codice, rateazione])).toEqual([
      ['4001', '0101'],
      ['1842', undefined],
    ]);
    expect(resti).toEqual([{ id: 'redditi-pf/2025/RX4.5', disponibile: 0 }]);
  });

  it('the same in six: the credit on a model that closes at zero, 700 in parts', () => {
    const { f24 } = proposePagamenti(conto, { rate: 6 });
    expect(f24.map(({ data, scopo, rata, saldo }) => [data, scopo, rata, saldo / 100])).toEqual([
      ['2025-06-30', 'compensazione', undefined, 0],
      ['2025-06-30', 'rata', 1, 116.66],
      // 116.66 by 0.18, 0.51, 0.84, 1.17; the last is 116.70 by 1.50.
      ['2025-07-16', 'rata', 2, 116.87],
      ['2025-08-20', 'rata', 3, 117.25],
      ['2025-09-16', 'rata', 4, 117.64],
      ['2025-10-16', 'rata', 5, 118.02],
      ['2025-11-17', 'rata', 6, 118.45],
    ]);
    expect(f24.flatMap(({ rilievi }) => rilievi.map(({ codice }) => codice))).toEqual(['SALDO_ZERO']);
  });

  it('0.40% is on what no credit pays', () => {
    const { f24 } = proposePagamenti(conto, { maggiorazione: 4_000 });
    expect(f24[0]).toMatchObject({ debito: 100_280, saldo: 70_280 });
  });

  it('what a credit does not pay in June it pays in December', () => {
    const voci = computeConto('redditi-pf', 2025, {
      'RN62.1': 100,
      'RN62.2': 500,
      'RX1.5': 350,
    });
    expect(proposePagamenti(voci).f24.map(({ data, saldo }) => [data, saldo])).toEqual([
      ['2025-06-30', 0],
      ['2025-12-01', 25_000],
    ]);
  });

  it('a voce without a code is told apart, one without its ente is told on its field', () => {
    const voci = computeConto('redditi-pf', 2025, { 'RX13.1': 100, 'RX2.1': 200 });
    const { f24, fuori } = proposePagamenti(voci);
    expect(fuori.map(({ nome }) => nome)).toEqual(['Riallineamenti']);
    expect(f24[0]?.rilievi).toMatchObject([{ campo: 'righi[0].ente', codice: 'REGIONE' }]);
  });

  it('whatever the amounts: sums are those of the account, the same when asked again', () => {
    const euro = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(euro, euro, euro, euro, fc.integer({ min: 1, max: 7 }), (a, b, c, d, rate) => {
        const righi = { 'RX1.1': a, 'RN62.1': b, 'RN62.2': c, 'RX4.5': d };
        const voci = computeConto('redditi-pf', 2025, righi);
        const { f24, usi, resti } = proposePagamenti(voci, { rate });
        const sum = (verso: VoceDelConto['verso']) =>
          voci.filter((voce) => voce.verso === verso).reduce((somma, { importo }) => somma + importo, 0);
        const interessi = f24
          .flatMap(({ modelli }) => modelli.flat())
          .filter(({ codice }) => codice === '1668')
          .reduce((somma, { debito = 0 }) => somma + debito, 0);
        const usato = usi.reduce((somma, { importo }) => somma + importo, 0);
        expect(f24.reduce((somma, { debito }) => somma + debito, 0)).toBe(sum('debito') + interessi);
        expect(f24.reduce((somma, { credito }) => somma + credito, 0)).toBe(usato);
        expect(usato + resti.reduce((somma, { disponibile }) => somma + disponibile, 0)).toBe(sum('credito'));
        for (const { modelli } of f24)
          for (const modello of modelli) expect(computeTotale(modello).saldo).toBeGreaterThanOrEqual(0);
        expect(proposePagamenti(voci, { rate })).toMatchObject({ f24, usi, resti });
      }),
    );
  });
});

describe('the IVA paid with the income taxes', () => {
  it.each([
    ['2025-03-17', 0],
    ['2025-03-18', 0.4],
    ['2025-04-16', 0.4],
    ['2025-04-17', 0.8],
    ['2025-05-16', 0.8],
    ['2025-06-16', 1.2],
    ['2025-06-30', 1.6],
  ])('on %s grows by %d%%', (giorno, atteso) => {
    expect(computeMaggiorazioneIva(2025, giorno) / 10_000).toBe(atteso);
  });
});

describe('the annual IVA with the balances', () => {
  const voci = (opzioni: OpzioniConto) => [
    ...computeConto('iva', 2025, { 'VX1.1': 1000 }, opzioni),
    ...computeConto('redditi-sc', 2025, { 'RX1.1': 2000, 'RX901.5': 400 }, opzioni),
  ];
  const pay = (opzioni: OpzioniConto, rate = 1) => {
    const { saldo, maggiorazione } = findDate(2025, opzioni);
    return proposePagamenti(voci(opzioni), { ...opzioni, saldo, maggiorazione, rate }).f24;
  };
  const brief = (f24: ReturnType<typeof pay>) => f24.map(({ data, saldo }) => [data, saldo / 100]);

  it('grows by 1.6% in June and by 0.4% of that in July, on what no credit pays; in March by nothing', () => {
    // The credit of 400 pays the first that comes: 600 × 1.6% = 9.60; 609.60 × 0.4% = 2.44, 2,000 × 0.4% = 8.
    expect(brief(pay({}))).toEqual([
      ['2025-03-17', 600],
      ['2025-06-30', 2000],
    ]);
    expect(brief(pay({ ivaConSaldi: true }))).toEqual([['2025-06-30', 2609.6]]);
    expect(brief(pay({ ivaConSaldi: true, differito: true }))).toEqual([['2025-07-30', 2620.04]]);
    expect(brief(pay({ differito: true }))).toEqual([
      ['2025-03-17', 600],
      ['2025-07-30', 2008],
    ]);
  });

  it('tells what it grew by, and why', () => {
    const [f24] = pay({ ivaConSaldi: true, differito: true });
    expect(f24?.passi.map(({ voce, formula, importo }) => [voce, formula, importo])).toEqual([
      ['IVA annuale, 0,40% al mese', '600,00 × 1,6%', 960],
      ['IVA annuale, differimento', '609,60 × 0,4%', 244],
      ['IRES, differimento', '2.000,00 × 0,4%', 800],
    ]);
    expect(f24?.passi[0]?.fonti).toMatchObject([{ atto: 'D.P.R. 542/1999', articolo: 'art. 6' }]);
    expect(pay({})[0]?.passi).toEqual([]);
  });

  it('is divided with the balances, and left whole in March', () => {
    expect(brief(pay({}, 2))).toEqual([
      ['2025-03-17', 600],
      ['2025-06-30', 1000],
      ['2025-07-16', 1001.8],
    ]);
    const insieme = pay({ ivaConSaldi: true }, 2);
    expect(insieme.map(({ data, scopo }) => [data, scopo])).toEqual([
      ['2025-06-30', 'compensazione'],
      ['2025-06-30', 'rata'],
      ['2025-07-16', 'rata'],
    ]);
  });

  it('alone is divided from March on, as it always may', () => {
    const { saldo, maggiorazione } = findDate(2025, {});
    const sole = computeConto('iva', 2025, { 'VX1.1': 1000 });
    const { f24 } = proposePagamenti(sole, { saldo, maggiorazione, rate: 2 });
    expect(f24.map(({ data, rata }) => [data, rata])).toEqual([
      ['2025-03-17', 1],
      ['2025-04-16', 2],
    ]);
  });

  it('what falls with the second advances is never divided, however many instalments were chosen', () => {
    const { saldo, maggiorazione, secondo } = findDate(2025, {});
    const una = computeConto('iva', 2025, { 'VX1.1': 1000 }).map((voce) => ({ ...voce, data: secondo }));
    for (const rate of [2, 6])
      expect(proposePagamenti(una, { saldo, maggiorazione, secondo, rate }).f24).toMatchObject([
        { data: secondo, scopo: 'pagamento', saldo: 100_000 },
      ]);
  });

  it('whatever the amounts asks what is due, what it grew by and the interest, and nothing else', () => {
    const euro = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(euro, euro, euro, fc.integer({ min: 1, max: 6 }), fc.boolean(), fc.boolean(), (...di) => {
        const [iva, ires, credito, rate, ivaConSaldi, differito] = di;
        const opzioni = { ivaConSaldi, differito };
        const tutte = [
          ...computeConto('iva', 2025, { 'VX1.1': iva }, opzioni),
          ...computeConto('redditi-sc', 2025, { 'RX1.1': ires, 'RX901.5': credito }, opzioni),
        ];
        const { f24 } = proposePagamenti(tutte, { ...opzioni, ...findDate(2025, opzioni), rate });
        const sum = (importi: readonly number[]) => importi.reduce((somma, uno) => somma + uno, 0);
        const dovuti = tutte.filter(({ verso }) => verso === 'debito').map(({ importo }) => importo);
        const interessi = f24
          .flatMap(({ modelli }) => modelli.flat())
          .filter(({ codice }) => codice === '1668')
          .map(({ debito = 0 }) => debito);
        const cresciuto = f24.flatMap(({ passi }) => passi.map(({ importo }) => importo));
        expect(sum(f24.map(({ debito }) => debito))).toBe(sum([...dovuti, ...interessi, ...cresciuto]));
      }),
    );
  });
});

describe('the IMU of two comuni', () => {
  const voci = listVociImu(2025, [
    {
      comune: 'H501',
      nome: 'Roma',
      righi: [{ codice: '3918', immobili: 2, acconto: 534, saldo: 534 }],
    },
    {
      comune: 'F205',
      nome: 'Milano',
      righi: [
        { codice: '3925', immobili: 1, acconto: 1297, saldo: 1297 },
        { codice: '3930', immobili: 1, acconto: 0, saldo: 512 },
      ],
    },
  ]);
  it('is one row for each comune, code and instalment: in June and in December, each with its box', () => {
    const { f24 } = proposePagamenti(voci.map((voce) => ({ ...voce, isFissa: true })));
    expect(
      f24.map(({ data, modelli }) => [
        data,
        ...modelli
          .flat()
          .map(({ ente, codice, debito, acconto, saldo, immobili }) =>
            [ente, codice, debito, acconto && 'acconto', saldo && 'saldo', immobili]
              .filter(Boolean)
              .join(' '),
          ),
      ]),
    ).toEqual([
      ['2025-06-16', 'H501 3918 53400 acconto 2', 'F205 3925 129700 acconto 1'],
      ['2025-12-16', 'H501 3918 53400 saldo 2', 'F205 3925 129700 saldo 1', 'F205 3930 51200 saldo 1'],
    ]);
    for (const { rilievi } of f24) expect(rilievi).toEqual([]);
  });
  it('takes neither the instalments nor the increase of the balances of the year', () => {
    const irpef: VoceDelConto = {
      ...{ id: 'irpef', nome: 'IRPEF', verso: 'debito', codice: '4001', sezione: 'erario', anno: 2024 },
      ...{ importo: 100_000, data: '2025-07-30', casella: 'RX1.1', mancano: [] },
    };
    const imu = voci.map((voce): VoceDelConto => ({ ...voce, isFissa: true }));
    const { f24 } = proposePagamenti([...imu, irpef], {
      rate: 2,
      maggiorazione: 4_000,
    });
    expect(f24.map(({ data, scopo, debito }) => [data, scopo, debito])).toEqual([
      ['2025-06-16', 'pagamento', 183_100],
      ['2025-07-30', 'rata', 50_200],
      ['2025-08-20', 'rata', 50_290],
      ['2025-12-16', 'pagamento', 234_300],
    ]);
  });
});

describe('the IVA of each month', () => {
  it('is paid on the 16th of the next, with the credit of the year before', () => {
    const { periodi } = computeLipe({
      anno: 2025,
      periodicita: 'mensile',
      periodi: [
        { numero: 1, esigibile: 300_000, detratta: 100_000 },
        { numero: 2, esigibile: 50_000, detratta: 90_000 },
        { numero: 3, esigibile: 190_000, detratta: 0 },
      ],
    });
    const voci = listVociLipe(2025, periodi);
    // March: 1,900 less the 400 of February.
    expect(voci.map(describeVoce)).toEqual(['D 6001 2025 2000 2025-02-17', 'D 6003 2025 1500 2025-04-16']);
    const credito = computeConto('iva', 2025, { 'VX5.1': 2500 });
    const { f24, usi } = proposePagamenti([...voci, ...credito]);
    expect(f24.map(({ data, saldo, rilievi }) => [data, saldo, rilievi.map(({ codice }) => codice)])).toEqual(
      [
        ['2025-02-17', 0, ['SALDO_ZERO']],
        ['2025-04-16', 100_000, []],
      ],
    );
    expect(usi.every(({ propria }) => propria)).toBe(true);
  });
});
