import { describe, expect, it } from 'vitest';
import { findValore, type Parametro } from '../engine/index.ts';
import * as concordato from './concordato.ts';
import * as familiari from './familiari.ts';
import * as finanza from './finanza.ts';
import * as forfettario from './forfettario.ts';
import * as inps from './inps.ts';
import * as oneri from './oneri.ts';
import * as deducibili from './oneri-deducibili.ts';
import * as codici from './spese-codici.ts';

const read = <T>(p: Parametro<T>, anno: number): T => {
  const trovato = findValore(p, anno);
  if (!trovato) throw new Error(`${p.id} ${anno}`);
  return trovato.valore;
};
const euro = (p: Parametro, anno: number) => read(p, anno) / 100;
const percento = (p: Parametro, anno: number) => read(p, anno) / 10_000;
const perChiave = (p: Parametro<ReadonlyMap<number, number>>, anno: number, chiave: number) =>
  (read(p, anno).get(chiave) ?? Number.NaN) / 10_000;

describe('the contributions of each year, as the circulars give them', () => {
  // Year, full rate, rate with other cover, ceiling, floor, artigiani, commercianti, first band, ceiling before 1996.
  const tabella = [
    [2019, 25.72, 24, 102_543, 15_878, 24, 24.09, 47_143, 78_572],
    [2020, 25.72, 24, 103_055, 15_953, 24, 24.09, 47_379, 78_965],
    [2021, 25.98, 24, 103_055, 15_953, 24, 24.09, 47_379, 78_965],
    [2022, 26.23, 24, 105_014, 16_243, 24, 24.48, 48_279, 80_465],
    [2023, 26.23, 24, 113_520, 17_504, 24, 24.48, 52_190, 86_983],
    [2024, 26.07, 24, 119_650, 18_415, 24, 24.48, 55_008, 91_680],
    [2025, 26.07, 24, 120_607, 18_555, 24, 24.48, 55_448, 92_413],
    [2026, 26.07, 24, 122_295, 18_808, 24, 24.48, 56_224, 93_707],
  ] as const;
  const leggi = (di: typeof inps.dellAnno, anno: number) => [
    euro(di.massimale, anno),
    euro(di.minimale, anno),
    perChiave(di.aliquote, anno, 1),
    perChiave(di.aliquote, anno, 2),
    euro(di.primaFascia, anno),
    euro(di.massimaleAnzianita, anno),
  ];
  it.each(tabella)('%i', (anno, piena, altra, ...altri) => {
    expect(leggi(inps.dellAnno, anno)).toEqual(altri);
    if (anno > 2019) expect(leggi(inps.successivo, anno - 1)).toEqual(altri);
    expect([
      perChiave(inps.aliquoteSeparata, anno, 2),
      perChiave(inps.aliquoteSeparata, anno, 1),
      euro(inps.massimaleSeparata, anno),
    ]).toEqual([piena, altra, altri[0]]);
  });

  // The floor by 24% and by 24.09% or 24.48%, with 7.44 of maternity: figures published on their own.
  const minimi = [
    [2019, 3_818.16, 3_832.45],
    [2020, 3_836.16, 3_850.52],
    [2021, 3_836.16, 3_850.52],
    [2022, 3_905.76, 3_983.73],
    [2023, 4_208.4, 4_292.42],
    [2024, 4_427.04, 4_515.43],
    [2025, 4_460.64, 4_549.7],
    [2026, 4_521.36, 4_611.64],
  ] as const;
  it.each(minimi)('%i: the contribution on the floor', (anno, artigiani, commercianti) => {
    const diChi = (chi: 1 | 2) => {
      const ivs = (euro(inps.dellAnno.minimale, anno) * perChiave(inps.dellAnno.aliquote, anno, chi)) / 100;
      return Math.round((ivs + euro(inps.maternita, anno)) * 100) / 100;
    };
    expect([diChi(1), diChi(2)]).toEqual([artigiani, commercianti]);
  });
});

describe('the coefficients of the flat regime', () => {
  // L. 190/2014, allegato 4, by divisions (two figures) or groups (three) of ATECO 2007.
  const gruppi: readonly (readonly [coefficiente: number, testo: string])[] = [
    [40, '10-11 45 462-469 471-477 479 55-56'],
    [62, '461'],
    [86, '41-43 68'],
    [78, '64-66 69-75 85 86-88'],
    [67, '01-03 05-09 12-33 35-39 49-53 58-63 77-82 84 90-99'],
  ];
  const expand = (voce: string): number[] => {
    const [da = '', a = da] = voce.split('-');
    const numeri = Array.from({ length: Number(a) - Number(da) + 1 }, (_, i) => Number(da) + i);
    return da.length === 3 ? numeri : numeri.flatMap((n) => Array.from({ length: 10 }, (_, i) => n * 10 + i));
  };
  it('are those of the annex, and of nothing else', () => {
    const attesi = new Map(
      gruppi.flatMap(([coefficiente, testo]) =>
        testo.split(' ').flatMap((voce) => expand(voce).map((n) => [n, coefficiente * 100] as const)),
      ),
    );
    const nostri = read(forfettario.coefficienti, 2024);
    expect([...nostri].sort(([a], [b]) => a - b)).toEqual([...attesi].sort(([a], [b]) => a - b));
    expect(read(forfettario.coefficienteAmbulantiAlimentari, 2024)).toBe(4_000);
    expect(read(forfettario.coefficienteAltriAmbulanti, 2024)).toBe(5_400);
  });
});

describe('the codes of the expenses', () => {
  // Code: rate, limit (or «-»), class (P falls with the income, I does not; * outside the ceiling; + with other codes), with what
  // differs in a year and the first year.
  const SENZA = '-';
  const tabella =
    `8 19 2065.83 I*|9 19 2582.28 I*|10 19 - +|11 19 - +|12 19 800 P 2018:786 2025:1000|13 19 - P|14 19 1550 P|15 19 2100 P|16 19 210 P
    |17 19 1000 P|18 19 2633 P|20 19 2065.83 I* al:2024|21 19 1500 P|22 19 1300 I|24 19 - I|25 19 - P|26 19 - P|27 19 - P|28 19 - I
    |29 19 550 P 2018:387.34 2019:387.34 2020:500|30 19 - P|31 19 - P|32 19 - I|33 19 632 I|35 19 - P|36 19 - +|38 19 - +|39 19 - +
    |40 19 250 P|43 19 - P*|44 19 - P|45 19 1000 P dal:2021|46 19 - + dal:2022|47 19 - + dal:2022|51 19 - + dal:2025|52 19 - + dal:2025
    |53 19 - + dal:2025|54 19 - P dal:2025|55 19 - + dal:2025|56 19 - + dal:2025|61 26 30000 +|62 26 30000 +|71 30 30000 +|76 35 30000 +
    |81 90 - +|98 19 - I dal:2025|99 19 - I*`
      .split('|')
      .map((riga) => riga.trim().split(' '));
  const CLASSI = ['', 'P', 'P*', 'I', 'I*', '+'];
  // 20 is not among the codes of the forms of 2026 (730-2026.txt, lines 3866-3882): its gifts are in 61.
  const ultimoAnno = (altro: readonly string[]) =>
    Number(altro.find((d) => d.startsWith('al:'))?.slice('al:'.length) ?? 9999);
  const primoAnno = (altro: readonly string[]) =>
    Number(altro.find((d) => d.startsWith('dal:'))?.slice('dal:'.length) ?? 0);

  it.each([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])(
    'are those known, with their rate, limit, franchigia and class in %i',
    (anno) => {
      const cella = (p: Parametro<ReadonlyMap<number, number>>, codice: number) => read(p, anno).get(codice);
      const dellAnno = tabella.filter(
        ([, , , , ...altro]) => primoAnno(altro) <= anno && anno <= ultimoAnno(altro),
      );
      expect([...read(codici.aliquotaSpesa, anno).keys()]).toEqual(
        dellAnno.map(([codice]) => Number(codice)),
      );
      for (const [codice = '', aliquota, limite, classe, ...diversi] of dellAnno) {
        const n = Number(codice);
        const diverso = diversi.find((d) =>
          d.startsWith('2025') ? anno >= 2025 : d.startsWith(String(anno)),
        );
        const atteso = diverso?.split(':')[1] ?? limite;
        const suo = cella(codici.limiteSpesa, n);
        expect([n, cella(codici.aliquotaSpesa, n)]).toEqual([n, Number(aliquota)]);
        expect([n, suo === Number.MAX_SAFE_INTEGER ? SENZA : String((suo ?? 0) / 100)]).toEqual([n, atteso]);
        expect([n, cella(codici.franchigiaSpesa, n)]).toEqual([n, n === 29 ? 12_911 : 0]);
        expect([n, cella(codici.minimoSpesa, n)]).toEqual([n, n === 62 ? 3_000 : 0]);
        expect([n, CLASSI[cella(codici.classeSpesa, n) ?? 0]]).toEqual([n, classe]);
      }
      expect(cella(codici.redditoMassimoSpesa, 15)).toBe(4_000_000);
      if (anno >= 2021) expect(cella(codici.redditoMassimoSpesa, 45)).toBe(3_600_000);
    },
  );
});

describe('single numbers of the law', () => {
  it.each([
    [deducibili.limiteServiziDomestici, 1_549.37],
    [deducibili.limiteIstituzioniReligiose, 1_032.91],
    [oneri.franchigiaSanitarie, 129.11],
    [oneri.limitePatologie, 6_197.48],
    [oneri.limiteVeicoli, 18_075.99],
    [oneri.sogliaRate, 15_493.71],
    [oneri.limiteMutuo, 4_000],
    [oneri.sogliaRiduzione, 120_000],
    [oneri.fineRiduzione, 240_000],
    [familiari.detrazioneFiglio, 950],
    [familiari.tettoFigli, 95_000],
    [familiari.tettoFigliAumento, 15_000],
    [familiari.detrazioneAltro, 750],
    [familiari.tettoAltri, 80_000],
    [concordato.minimo, 2_000],
    [finanza.ivafeConti, 34.2],
  ])('$id', (parametro, atteso) => {
    expect(euro(parametro, 2024)).toBe(atteso);
  });
  it('the ceiling on the expenses from 2025', () => {
    expect(
      [oneri.sogliaTetto, oneri.secondaSogliaTetto, oneri.primoTetto, oneri.secondoTetto].map((p) =>
        euro(p, 2025),
      ),
    ).toEqual([75_000, 100_000, 14_000, 8_000]);
    expect([0, 1, 2, 3].map((figli) => perChiave(oneri.coefficienteFigli, 2025, figli))).toEqual([
      50, 70, 85, 100,
    ]);
  });
  it.each([
    ['cripto', finanza.aliquotaCripto, { 2023: 26, 2024: 26, 2025: 26, 2026: 33 }],
    [
      'rivalutazione',
      finanza.aliquotaRivalutazione,
      { 2020: 11, 2021: 11, 2022: 14, 2023: 16, 2024: 16, 2025: 18 },
    ],
    ['IVIE', finanza.aliquotaIvie, { 2019: 0.76, 2023: 0.76, 2024: 1.06, 2025: 1.06 }],
    ['IVAFE', finanza.aliquotaIvafe, { 2019: 0.2, 2024: 0.2 }],
    ['IVAFE, privilegiati', finanza.aliquotaIvafePrivilegiati, { 2023: 0.2, 2024: 0.4 }],
    ['valore delle cripto', finanza.aliquotaCriptoDetenute, { 2022: 0, 2023: 0.2 }],
  ] as const)('%s, year by year', (_, parametro, attesi) => {
    for (const [anno, atteso] of Object.entries(attesi))
      expect(percento(parametro, Number(anno))).toBe(atteso);
  });
  it('the agreed increase by ISA score', () => {
    expect([1, 2, 3].map((fascia) => perChiave(concordato.aliquote, 2024, fascia))).toEqual([10, 12, 15]);
  });
  it('what limits the flat regime', () => {
    expect(findValore(forfettario.limiteRicavi, 2018)).toBeUndefined();
    const anni = [2019, 2022, 2023, 2024, 2025, 2026];
    expect(anni.map((anno) => euro(forfettario.limiteRicavi, anno))).toEqual([
      65_000, 65_000, 85_000, 85_000, 85_000, 85_000,
    ]);
    expect([2020, 2024, 2025, 2026].map((anno) => euro(forfettario.limiteLavoroDipendente, anno))).toEqual([
      30_000, 30_000, 35_000, 35_000,
    ]);
    expect([euro(forfettario.limiteUscita, 2023), euro(forfettario.limiteSpesePersonale, 2020)]).toEqual([
      100_000, 20_000,
    ]);
    expect([euro(finanza.franchigiaCripto, 2024), euro(finanza.franchigiaCripto, 2025)]).toEqual([2_000, 0]);
  });
});
