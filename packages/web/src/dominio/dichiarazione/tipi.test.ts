import { tipoDichiarazione } from '@quadra/contract';
import { expect, it } from 'vitest';
import { gruppiTipi } from './tipi.ts';

it('[DIC-002] the drop-down of creation has every type of declaration, with its variants, once', () => {
  const offerti = gruppiTipi.flatMap(([, tipi]) => tipi);
  expect([...offerti].sort()).toEqual([...tipoDichiarazione].sort());
  expect(offerti).toEqual(
    expect.arrayContaining([
      'Persone fisiche',
      'Società di capitali',
      'Società di capitali (simulazione)',
      'Società di persone',
      'Enti',
      'Consolidato',
      'IRAP',
      'IRAP (simulazione)',
      'ISA',
      'IVA',
      'IMU',
      'IMU-ENC',
      'IMU-IMPI',
      'CIR',
      'TASI',
      '770',
      'Certificazione unica',
    ]),
  );
});
