import { expect, it } from 'vitest';
import { listDaFare, listRilieviImu } from './imu-rilievi.ts';
import type { Imu, Tempo } from './tempo.api.ts';

const imu = (anno: number, altro: Partial<Imu>): Imu => ({
  ...{ anno, idAnagrafica: 'a', rendita: 540, rilievo: null, renditaCatasto: 612.4, conto: null },
  ...{ pagata: 481, conAltri: false, ultimoPagamento: null, dovuta: 1091, soloAcconto: false },
  ...{ daValore: false, provvisoria: false, daPagare: 610, saldo: null, pagataInPiu: 0 },
  ...altro,
});
const tempo = (oggi: string, voci: readonly Imu[]): Tempo =>
  ({
    immobile: { genere: 'fabbricato' },
    ...{ oggi, scadenzaSaldo: '2026-12-16', imu: voci },
    proprietari: [{ idAnagrafica: 'a', denominazione: 'Rossi Mario' }],
  }) as unknown as Tempo;

it('asks of the years that the comune can still ask of, and of no other', () => {
  const due = [imu(2020, {}), imu(2021, {})];
  const [rilievo, ...altri] = listRilieviImu(tempo('2026-11-30', due));
  expect(altri).toEqual([]);
  expect([rilievo?.titolo, rilievo?.figura]).toEqual(['IMU sulla rendita del catasto: 2021', '610 €']);
  expect(listDaFare(tempo('2026-11-30', due)).map(({ titolo }) => titolo)).toEqual([
    'Ravvedere l’IMU 2021: 610 €',
  ]);
  expect(listDaFare(tempo('2025-12-31', due)).map(({ titolo }) => titolo)).toEqual([
    'Ravvedere l’IMU 2021: 610 €',
    'Ravvedere l’IMU 2020: 610 €',
  ]);
});

it('says until when what was paid too much may be asked back', () => {
  const piu = (ultimoPagamento: string) =>
    listRilieviImu(tempo('2026-11-30', [imu(2022, { daPagare: 0, pagataInPiu: 240, ultimoPagamento })])).map(
      ({ testo }) => testo,
    );
  expect(piu('2022-12-16')[0]).toMatch(/16\/12\/2027/);
  expect(piu('2021-06-16')[0]).toMatch(/16\/06\/2026/);
  expect(piu('2022-12-16')[0]).not.toBe(piu('2021-06-16')[0]);
});

it('of a building area is to be checked, on the value of the record and not on the register', () => {
  const area = { ...tempo('2026-11-30', [imu(2024, { daValore: true })]), immobile: { genere: 'terreno' } };
  expect(listRilieviImu(area as Tempo).map(({ tipo, titolo }) => [tipo, titolo])).toEqual([
    ['attenzione', 'IMU sul valore della scheda: 2024'],
  ]);
});
