import { addDays } from '@quadra/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkF24 } from './controlli.ts';
import type { RigoF24 } from './f24.ts';
import { moveModello, type RigaDelModello } from './spostamento.ts';

const acconto: RigoF24 = {
  ...{ sezione: 'erario', codice: '4034', anno: '2026' },
  debito: 360_000,
};
const toRighe = (righe: readonly RigoF24[]): RigaDelModello[] =>
  righe.map((rigo, n) => ({ id: String(n), rigo, base: rigo.debito ?? 0 }));
const shortOf = (rigo: RigoF24) => [rigo.codice, rigo.debito ?? -(rigo.credito ?? 0)];
const SCADENZA = '2026-11-30';

describe('a model paid on another day', () => {
  it('pays the second advance on 15 January with a ninth of the half sanction and the interest of each year', () => {
    const { giorni, righe, sanzione, interessi, provvisorio } = moveModello(
      toRighe([acconto]),
      SCADENZA,
      '2027-01-15',
    );
    // 3,600 × 25% / 2 / 9 = 50.00; 3,600 × 1.6% × 46 / 365 = 7.26 (D.Lgs. 472/1997, art. 13; code civil, art. 1284).
    expect([giorni, sanzione, interessi, provvisorio]).toEqual([46, 5_000, 726, true]);
    expect(righe.map(({ rigo }) => shortOf(rigo))).toEqual([
      ['4034', 360_000],
      ['8901', 5_000],
      ['1989', 726],
    ]);
    expect(checkF24({ data: '2027-01-15', tipo: 'ordinario', righi: righe.map(({ rigo }) => rigo) })).toEqual(
      [],
    );
  });

  it('adds nothing within the term, moved by the feast, and takes away what another delay had added', () => {
    const tardi = moveModello(toRighe([acconto]), SCADENZA, '2026-12-20');
    const scritte = tardi.righe.map(({ rigo }, n) => ({
      ...{ id: String(n), rigo },
      base: n === 0 ? 360_000 : (rigo.debito ?? 0),
    }));
    expect(moveModello(scritte, SCADENZA, SCADENZA).righe.map(({ rigo }) => rigo)).toEqual([acconto]);
    // 31 May 2026 is a Sunday, 1 June a Monday.
    expect(moveModello(toRighe([acconto]), '2026-05-31', '2026-06-01').giorni).toBe(0);
  });

  it('puts the interest of a withholding in its row, the sanction of the IMU too, and each month with its own code', () => {
    const ritenute: RigoF24[] = ['0010', '0011'].map((rateazione) => ({
      ...{ sezione: 'erario', codice: '1040', rateazione, anno: '2026', debito: 100_000 },
    }));
    const imu: RigoF24 = {
      ...{ sezione: 'locali', codice: '3918', ente: 'F257', anno: '2026', debito: 61_200 },
      ...{ saldo: true, immobili: 1 },
    };
    const { righe } = moveModello(toRighe([...ritenute, imu]), '2026-12-16', '2026-12-26');
    const [prima, , locale, ...sanzioni] = righe.map(({ rigo }) => rigo);
    expect(prima?.debito).toBe(100_044);
    expect([locale?.ravvedimento, (locale?.debito ?? 0) % 100, (locale?.debito ?? 0) > 61_200]).toEqual([
      true,
      0,
      true,
    ]);
    expect(sanzioni.map(({ codice, rateazione }) => [codice, rateazione])).toEqual([
      ['8948', '0010'],
      ['8948', '0011'],
    ]);
  });

  it('leaves credits and what it does not handle as they are, and says so', () => {
    const credito: RigoF24 = { sezione: 'erario', codice: '6099', anno: '2025', credito: 10_000 };
    const inps: RigoF24 = {
      ...{ sezione: 'inps', codice: 'AF', sede: '5000', posizione: '1', da: '012026', a: '122026' },
      debito: 115_000,
    };
    const { righe, nonGestiti, sanzione } = moveModello(toRighe([inps, credito]), SCADENZA, '2026-12-10');
    expect(righe.map(({ rigo }) => rigo)).toEqual([inps, credito]);
    expect([nonGestiti, sanzione]).toEqual([['AF'], 0]);
  });

  it('never costs less a day later, and comes back whole from any day to its term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 50_000_000 }),
        fc.integer({ min: 0, max: 400 }),
        (debito, n) => {
          const righe = toRighe([{ ...acconto, debito }]);
          const giorno = addDays(SCADENZA, n);
          const [oggi, domani] = [giorno, addDays(giorno, 1)].map((data) =>
            moveModello(righe, SCADENZA, data),
          );
          const costo = (m: typeof oggi) => (m?.sanzione ?? 0) + (m?.interessi ?? 0);
          expect(costo(domani)).toBeGreaterThanOrEqual(costo(oggi));
          const scritte = (oggi?.righe ?? []).map(({ id, rigo }) => ({
            ...{ id: id ?? rigo.codice, rigo },
            base: id === null ? (rigo.debito ?? 0) : debito,
          }));
          expect(moveModello(scritte, SCADENZA, SCADENZA).righe).toEqual([{ id: '0', rigo: righe[0]?.rigo }]);
        },
      ),
    );
  });
});
