import { describe, expect, it } from 'vitest';
import type { ImuDiImmobile } from '../../../dichiarazioni/imu/imu.public.ts';
import { computeImportiImu } from './imu-tempo.rules.ts';
import type { Pagata } from './tempo.queries.ts';
import { findRenditaDellAnno } from './tempo.rules.ts';

const importo = (valore: number | null, stato: 'completo' | 'provvisorio' = 'completo') =>
  ({ concetto: 'x', stato, precisione: 'esatto', valore }) as NonNullable<ImuDiImmobile['importi']>['dovuto'];
const imu: ImuDiImmobile = {
  ...{ codici: ['3918'], isSolo: true },
  importi: {
    ...{ acconto: importo(545), dovuto: importo(1091) },
    conto: { base: 102_883.2, aliquota: 1.06, quota: 100, mesi: 12, annua: 1090.56 },
  },
};
const pagata = (euro: number | null, altro: Partial<Pagata> = {}): Pagata => ({
  ...{ anagraficaId: 'a', anno: '2026', codice: '3918', ultimo: '2026-06-16' },
  pagata: euro === null ? null : euro * 100,
  ...altro,
});
const rate = { acconto: '2026-06-16', saldo: '2026-12-16' };
const noto = { oggi: '2026-11-23', rate, imu, pagate: [pagata(481)], isEnte: false };

describe('the IMU of a building beside the register', () => {
  it('counts the first instalment alone until the second is due, and never a whole payment as too much', () => {
    expect(computeImportiImu(noto)).toMatchObject({
      ...{ Dovuta: 545, SoloAcconto: true, Pagata: 481, DaPagare: 64, PagataInPiu: 0, Saldo: 610 },
      UltimoPagamento: '2026-06-16',
    });
    expect(computeImportiImu({ ...noto, pagate: [pagata(1091)] })).toMatchObject({
      DaPagare: 0,
      PagataInPiu: 0,
    });
    expect(computeImportiImu({ ...noto, oggi: '2026-12-17' })).toMatchObject({
      ...{ Dovuta: 1091, SoloAcconto: false, DaPagare: 610, Saldo: null },
    });
    expect(computeImportiImu({ ...noto, oggi: '2026-06-16', pagate: [pagata(0)] }).DaPagare).toBe(0);
    expect(computeImportiImu({ ...noto, oggi: '2027-01-10', pagate: [pagata(1332)] }).PagataInPiu).toBe(241);
  });

  it('does not say what nobody knows', () => {
    const ignota = { Pagata: null, DaPagare: null, PagataInPiu: null };
    expect(computeImportiImu({ ...noto, pagate: [] })).toMatchObject({ ...ignota, ConAltri: false });
    expect(computeImportiImu({ ...noto, pagate: null })).toMatchObject(ignota);
    expect(computeImportiImu({ ...noto, pagate: [pagata(null)] })).toMatchObject(ignota);
    expect(computeImportiImu({ ...noto, imu: { ...imu, isSolo: false } })).toMatchObject({
      ...{ ...ignota, ConAltri: true },
    });
    expect(computeImportiImu({ ...noto, imu: { ...imu, importi: null } })).toMatchObject({
      ...{ ...ignota, Pagata: 481, Dovuta: null, Conto: null },
    });
    // A row of another code is of another kind of property.
    expect(computeImportiImu({ ...noto, pagate: [pagata(300, { codice: '3914' })] }).Pagata).toBeNull();
    // A body pays in three times: what of the year is due today is not told.
    expect(computeImportiImu({ ...noto, isEnte: true })).toMatchObject({ DaPagare: null, Dovuta: null });
    expect(computeImportiImu({ ...noto, imu: undefined })).toMatchObject({ Dovuta: 0, Pagata: null });
  });

  it('takes the rendita of a year only when every search around it says the same', () => {
    const letture = [
      ...[
        { data: '2020-02-11', rendita: 540 },
        { data: '2023-01-09', rendita: 540 },
      ],
      ...[
        { data: '2024-03-15', rendita: 612.4 },
        { data: '2024-09-01', rendita: null },
      ],
    ];
    const anni = [2019, 2020, 2022, 2023, 2024, 2025];
    expect(anni.map((anno) => findRenditaDellAnno(anno, letture))).toEqual([
      ...[null, 540, 540, null, null, 612.4],
    ]);
    expect(findRenditaDellAnno(2025, [])).toBeNull();
  });
});
