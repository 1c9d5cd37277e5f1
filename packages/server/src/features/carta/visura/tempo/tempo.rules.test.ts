import type { RigaVisuraFilo } from '@quadra/contract';
import { describe, expect, it } from 'vitest';
import type { Lettura } from './tempo.queries.ts';
import {
  computeRilievoQuota,
  computeRilievoRendita,
  computeRilievoUtilizzo,
  findCambiati,
  joinPorzioni,
  listAnni,
  listTratti,
} from './tempo.rules.ts';

const riga: RigaVisuraFilo = {
  ...{ Catasto: 'Fabbricati', Comune: 'H223', ComuneDescrizione: null, Provincia: null, Sezione: null },
  ...{ Foglio: '112', Particella: '48', Subalterno: '7', Indirizzo: null, Categoria: 'A/3', Classe: '3' },
  ...{ Consistenza: null, Rendita: 540, RenditaDominicale: null, RenditaAgraria: null, Superficie: null },
  Intestati: [],
};
const lettura = (data: string, altro: Partial<RigaVisuraFilo> = {}): Lettura => ({
  ...{ id: data, data, tipo: 'Immobile', costoCrediti: 2, conPDF: true, simulata: true },
  riga: { ...riga, ...altro },
});
const letture = [
  lettura('2020-02-11'),
  lettura('2023-01-09'),
  lettura('2026-11-18', { Rendita: 612.4, Categoria: 'A/2' }),
];

describe('land that a search tells in portions', () => {
  const porzione = (id: string, dominicale: number | null, Classe: string) =>
    lettura(id, { Classe, RenditaDominicale: dominicale, RenditaAgraria: 10, Superficie: 500 });

  it('is one, with the incomes of all; a row said twice is counted once, and what one does not say is unknown', () => {
    const letture = [
      ...[porzione('a', 20, '1'), porzione('a', 30.5, '2'), porzione('a', 20, '1')],
      ...[porzione('b', 20, '1'), porzione('b', null, '2')],
    ];
    const tre = [10.1, 20.2, 30.3].map((dominicale, i) => porzione('c', dominicale, String(i)));
    expect(joinPorzioni(tre)).toEqual(joinPorzioni(tre.toReversed()));
    expect(joinPorzioni(tre)[0]?.riga.RenditaDominicale).toBe(60.6);
    expect(
      joinPorzioni(letture).map(({ id, riga: una }) => [id, una.RenditaDominicale, una.RenditaAgraria]),
    ).toEqual([
      ['a', 50.5, 20],
      ['b', null, 20],
    ]);
  });
});

describe('a building in time', () => {
  it('keeps a value from the first search that says it, and does not say when it changed between two', () => {
    expect(listTratti(letture).filter(({ Campo }) => Campo === 'Rendita')).toEqual([
      { Campo: 'Rendita', Valore: '540,00 €', Dal: '2020-02-11', Al: '2023-01-09' },
      { Campo: 'Rendita', Valore: null, Dal: '2023-01-09', Al: '2026-11-18' },
      { Campo: 'Rendita', Valore: '612,40 €', Dal: '2026-11-18', Al: null },
    ]);
    expect(listTratti([])).toEqual([]);
  });

  it('says what each search changed, from the last', () => {
    expect(findCambiati(letture)?.map(({ Data, Prima, Cambiati }) => [Data, Prima, Cambiati])).toEqual([
      [
        ...(['2026-11-18', false] as const),
        [
          { Campo: 'Categoria', Prima: 'A/3', Dopo: 'A/2' },
          { Campo: 'Rendita', Prima: '540,00 €', Dopo: '612,40 €' },
        ],
      ],
      ['2023-01-09', false, []],
      ['2020-02-11', true, []],
    ]);
  });

  it('finds a rendita wrong beside the searches around its year, to be checked where it may have changed', () => {
    const note = letture.map(({ data, riga: { Rendita } }) => ({ data, rendita: Rendita }));
    const find = (dichiarata: number, anno: number) => computeRilievoRendita(dichiarata, anno, note);
    expect(find(540, 2021)).toBeNull();
    expect(find(500, 2021)).toBe('errore');
    // Between the last that says one thing and the first that says another.
    expect([find(540, 2024), find(612, 2024), find(600, 2024)]).toEqual([
      'attenzione',
      'attenzione',
      'errore',
    ]);
    expect([find(612, 2026), find(540, 2026)]).toEqual([null, 'errore']);
    // Only a later search says otherwise.
    expect([find(540, 2019), find(600, 2019)]).toEqual([null, 'attenzione']);
    expect(computeRilievoRendita(600, 2024, [])).toBeNull();
  });

  it('looks at the share and at the use beside possessions and contracts', () => {
    expect([computeRilievoQuota(50, [50, 100]), computeRilievoQuota(40, [50])]).toEqual([null, 'attenzione']);
    expect([computeRilievoQuota(null, [50]), computeRilievoQuota(40, [])]).toEqual([null, null]);
    expect([computeRilievoUtilizzo(['3'], true), computeRilievoUtilizzo(['2', '3'], true)]).toEqual([
      null,
      null,
    ]);
    expect([computeRilievoUtilizzo(['3'], false), computeRilievoUtilizzo(['2'], true)]).toEqual([
      ...(['attenzione', 'attenzione'] as const),
    ]);
  });

  it('shows the tax years from the first of which something is known, seven at most', () => {
    expect(listAnni(['2024-05-01', '2025-01-01'], '2026-11-29')).toEqual([2024, 2025, 2026]);
    expect(listAnni(['1999-05-01'], '2026-11-29')).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026]);
    expect(listAnni([], '2026-11-29')).toEqual([2026]);
  });
});
