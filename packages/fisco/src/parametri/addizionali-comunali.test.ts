import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Fase, findValore } from '../engine/index.ts';
import {
  addizionaliComunali,
  addTabellaComunale,
  isDaIndicare,
  profiloPerComune,
  regionePerComune,
} from './addizionali-comunali.ts';
import { campione } from './comunali/campione.ts';
import { encodeComune } from './comuni.ts';

const ANNI = [2019, 2020, 2021, 2022, 2023, 2024, 2025] as const;
const tabelle = await Promise.all([
  import('./comunali/2019.ts').then((m) => m.addizionali2019),
  import('./comunali/2020.ts').then((m) => m.addizionali2020),
  import('./comunali/2021.ts').then((m) => m.addizionali2021),
  import('./comunali/2022.ts').then((m) => m.addizionali2022),
  import('./comunali/2023.ts').then((m) => m.addizionali2023),
  import('./comunali/2024.ts').then((m) => m.addizionali2024),
  import('./comunali/2025.ts').then((m) => m.addizionali2025),
]);
tabelle.forEach(addTabellaComunale);

function findFasi(codice: string, anno: number): readonly Fase[] | undefined {
  const profilo = findValore(profiloPerComune, anno)?.valore.get(encodeComune(codice));
  const regime = profilo === undefined ? undefined : addizionaliComunali.get(profilo);
  return regime && findValore(regime, anno)?.valore;
}

/** Tax on a base in cents, in units of 10⁻⁸ euro. */
function taxByFasi(fasi: readonly Fase[], base: number): number {
  const fase = fasi.find(({ finoA }) => finoA === undefined || base <= finoA);
  return (fase?.scaglioni ?? []).reduce((imposta, { oltre, aliquota }, i, righe) => {
    const fino = Math.min(base, righe[i + 1]?.oltre ?? base);
    return imposta + Math.max(0, fino - oltre) * aliquota;
  }, 0);
}

const readRegione = (codice: string, anno: number) =>
  findValore(regionePerComune, anno)?.valore.get(encodeComune(codice));

describe('municipal surcharge: chosen comuni, read one by one on the publication', () => {
  it.each(campione)('%s %s %i: exempt up to %d, %s', (codice, _nome, anno, esenzione, righe) => {
    const attesi = righe.split(' ').map((riga) => riga.split(':').map(Number));
    const fasi = findFasi(codice, anno);
    expect(fasi).toHaveLength(esenzione > 0 ? 2 : 1);
    if (esenzione > 0) expect(fasi?.[0]).toEqual({ finoA: Math.round(esenzione * 100), scaglioni: [] });
    const lette = fasi?.at(-1)?.scaglioni.map(({ oltre, aliquota }) => [oltre / 100, aliquota / 10_000]);
    expect(lette).toEqual(righe === '' ? [] : attesi);
  });

  it('covers at least forty comuni of all the country', () => {
    expect(new Set(campione.map(([codice]) => codice)).size).toBeGreaterThanOrEqual(40);
  });

  it('is a step: nothing at the exemption, the whole from one euro above', () => {
    const fasi = findFasi('D969', 2024) ?? [];
    expect([13_999, 14_000, 14_001].map((euro) => taxByFasi(fasi, euro * 100) / 1e8)).toEqual([0, 0, 140.01]);
  });
});

describe('municipal surcharge: the tables', () => {
  it.each(ANNI)('hold the comuni of %i, nearly all with what they apply', (anno) => {
    const regioni = findValore(regionePerComune, anno)?.valore.size ?? 0;
    const profili = findValore(profiloPerComune, anno)?.valore.size ?? 0;
    expect(regioni).toBeGreaterThan(7_890);
    expect(profili / regioni).toBeGreaterThan(0.97);
  });

  it('add a year once', () => {
    const prima = [profiloPerComune.valori.length, addizionaliComunali.size];
    tabelle.forEach(addTabellaComunale);
    expect([profiloPerComune.valori.length, addizionaliComunali.size]).toEqual(prima);
  });

  it('give no figure where the act is not surely readable, or was declared inapplicable', () => {
    // Piacenza: two exemptions, one by household. Setteville: new in 2024, without an act.
    const letti = ['G535', 'M437', 'B819'].map((codice) => findFasi(codice, 2024) !== undefined);
    expect(letti).toEqual([false, false, true]);
    expect(['G535', 'M437'].every((codice) => isDaIndicare(encodeComune(codice)))).toBe(true);
    expect(isDaIndicare(encodeComune('F257'))).toBe(false);
  });

  it.each([
    ['F257', 6],
    ['F205', 10],
    ['H501', 8],
    ['L378', 18],
    ['A952', 3],
    ['A326', 20],
    ['B354', 15],
    ['L424', 7],
    ['G942', 2],
    ['A345', 1],
  ] as const)('know the regione of %s', (codice, regione) => {
    expect(ANNI.map((anno) => readRegione(codice, anno))).toEqual(ANNI.map(() => regione));
  });

  it('do not know codes that never were', () => {
    expect([readRegione('X999', 2024), findFasi('X999', 2024)]).toEqual([undefined, undefined]);
  });
});

const cartella = join(import.meta.dirname, '../../../../../shared/data/addizionali');
const euro = (testo: string): number => {
  const senza = testo.replace(/,000$/, '').replace(/\.(?=\d{3}(?!\d))/g, '');
  return Math.round(Number(senza.replace(',', '.')) * 100);
};

interface Riga {
  readonly codice: string;
  readonly aliquote: readonly number[];
  readonly testi: readonly string[];
  readonly esente: number;
}

/** The publication, read again with nothing of the script that made the tables. */
function readPubblicazione(anno: number): Riga[] {
  const [testata = '', ...righe] = readFileSync(join(cartella, `Add_comunale_irpef${anno}.csv`), 'utf8')
    .trim()
    .split(/\r?\n/);
  const da = testata.split(';').indexOf('ALIQUOTA');
  return righe.map((riga) => {
    const colonne = riga.split(';');
    const posti = Array.from({ length: 12 }, (_, i) => da + i * 2).filter((i) => colonne[i] !== '');
    return {
      codice: colonne[0] ?? '',
      aliquote: posti.map((i) => Number(`0${(colonne[i] ?? '').replace('*', '').replace(',', '.')}`)),
      testi: posti.map((i) => colonne[i + 1] ?? ''),
      esente: euro(colonne.at(-1) || '0'),
    };
  });
}

/** Tax by the numbers alone: each rate up to the largest number of its band; exempt up to the one declared. */
function taxByPubblicazione({ aliquote, testi, esente }: Riga, base: number): number {
  const numeri = testi.map((t) => (t.match(/\d[\d.,]*\d|\d/g) ?? []).map(euro));
  const soglie = testi.flatMap((t, i) =>
    /^esenzione/i.test(t) ? [[Math.max(...(numeri[i] ?? [])), t] as const] : [],
  );
  const [soglia = 0, testo = ''] = soglie[0] ?? [];
  const stretta = /inferior/i.test(testo) && !/pari|ugual/i.test(testo) && !/=/.test(testo) ? 1 : 0;
  if (base <= Math.max(esente, soglia - stretta)) return 0;
  const fasce = testi.flatMap((t, i) => {
    if (/^esenzione/i.test(t)) return [];
    const suoi = numeri[i] ?? [];
    const isUltima = suoi.length === 0 || (suoi.length === 1 && !/fin|sino/i.test(t));
    return [{ fino: isUltima ? Number.POSITIVE_INFINITY : Math.max(...suoi), aliquota: aliquote[i] ?? 0 }];
  });
  let sotto = 0;
  let imposta = 0;
  for (const { fino, aliquota } of fasce.sort((a, b) => a.fino - b.fino)) {
    imposta += Math.max(0, Math.min(base, fino) - sotto) * Math.round(aliquota * 10_000);
    sotto = fino;
  }
  return imposta;
}

describe.runIf(existsSync(cartella))('municipal surcharge: against the whole publication', () => {
  it.each(ANNI)('gives in %i what each comune published, or nothing', (anno) => {
    const righe = readPubblicazione(anno);
    const note = righe.filter(({ codice }) => findFasi(codice, anno));
    const basi = [1, 700_000, 1_200_000, 1_500_000, 1_500_100, 2_800_000, 4_000_000, 5_000_100, 9_000_000];
    const diverse = note.filter((riga) => {
      const fasi = findFasi(riga.codice, anno) ?? [];
      const limite = fasi[0]?.finoA ?? 1_000_000;
      return [...basi, limite - 1, limite, limite + 1].some(
        (base) => taxByFasi(fasi, base) !== taxByPubblicazione(riga, base),
      );
    });
    expect(diverse.map(({ codice }) => codice)).toEqual([]);
    const ignote = righe.filter(({ codice }) => !findFasi(codice, anno));
    expect(ignote.every(({ codice }) => isDaIndicare(encodeComune(codice)))).toBe(true);
    expect(ignote.length / righe.length).toBeLessThan(0.025);
  });
});
