import { describe, expect, it } from 'vitest';
import { type DatiModello, loadModello, type Modello } from '../../index.ts';
import type { F24, RigoF24 } from '../../versamenti/f24.ts';
import { squareCertificazioni } from './quadratura.ts';
import { proposeVersamenti } from './versamenti.ts';

async function require(anno: number, codice: '770' | 'cu'): Promise<Modello> {
  const modello = await loadModello(anno, codice);
  if (!modello) throw new Error(`No ${codice} ${anno}`);
  return modello;
}
const f24 = (data: string, ...righi: RigoF24[]): F24 => ({
  tipo: 'ordinario',
  data: data as F24['data'],
  righi,
});
const erario = (codice: string, mese: string, debito: number, altro: Partial<RigoF24> = {}): RigoF24 => ({
  ...{ sezione: 'erario', codice, rateazione: `00${mese}`, anno: '2024', debito },
  ...altro,
});
async function propose(anno: number, pagati: F24[], attuali: DatiModello = {}) {
  const { voci, daDecidere } = proposeVersamenti(await require(anno, '770'), pagati, attuali);
  return { voci, daDecidere, righi: Object.fromEntries(voci.map((v) => [v.chiave, v.valore])) };
}

describe('the 770 from the F24', () => {
  it('[QUA-002] a rigo for each row, in the order of the days, each in its sezione', async () => {
    const { righi, daDecidere } = await propose(2025, [
      f24('2024-05-16', erario('1040', '04', 20_000), {
        ...{
          sezione: 'regioni',
          codice: '3802',
          rateazione: '0004',
          anno: '2024',
          ente: '09',
          debito: 3_050,
        },
      }),
      f24('2024-04-16', erario('1001', '03', 100_050), {
        ...{
          sezione: 'locali',
          codice: '3848',
          rateazione: '0003',
          anno: '2024',
          ente: 'F205',
          debito: 1_001,
        },
      }),
    ]);
    expect(righi).toEqual({
      ...{ 'ST2.1': 32_024, 'ST2.2': 1_000.5, 'ST2.7': 1_000.5, 'ST2.11': '1001', 'ST2.14': '2024-04-16' },
      ...{ 'ST3.1': 42_024, 'ST3.2': 200, 'ST3.7': 200, 'ST3.11': '1040', 'ST3.14': '2024-05-16' },
      ...{
        'ST921.1': 42_024,
        'ST921.2': 30.5,
        'ST921.7': 30.5,
        'ST921.11': '3802',
        'ST921.14': '2024-05-16',
      },
      ...{ 'SV911.1': 32_024, 'SV911.2': 10.01, 'SV911.7': 10.01, 'SV911.11': '3848', 'SV911.13': 'F205' },
      'SV911.14': '2024-04-16',
    });
    expect(daDecidere).toEqual([]);
    // What is proposed has nothing wrong, and square with itself.
    expect((await require(2025, '770')).createCalcolo(righi).findings()).toEqual([]);
    expect((await propose(2025, [f24('2024-04-16', erario('1001', '03', 100_050))], righi)).voci).toEqual([]);
  });

  it('[QUA-002] the thirteenth rigo is of the second modulo; a rigo in use is left', async () => {
    const dodici = Array.from({ length: 12 }, (_, i) =>
      f24(
        `2024-${String(i + 1).padStart(2, '0')}-16`,
        erario('1001', String(i + 1).padStart(2, '0'), 100 * (i + 1)),
      ),
    );
    const { righi } = await propose(2025, dodici, { 'ST2.7': 5 });
    expect([righi['ST2.7'], righi['ST3.7'], righi['ST13.7'], righi['ST2.7#2']]).toEqual([
      undefined,
      1,
      11,
      12,
    ]);
  });

  it('[QUA-002] a rigo of the same period and code is not written twice: only what F24 says otherwise', async () => {
    const scritto = { 'ST2.1': 32_024, 'ST2.2': 90, 'ST2.7': 90, 'ST2.11': '1001' };
    const { righi } = await propose(
      2025,
      [f24('2024-04-16', erario('1001', '03', 10_000)), f24('2024-05-16', erario('1001', '04', 100))],
      scritto,
    );
    expect(righi).toEqual({
      ...{ 'ST2.2': 100, 'ST2.7': 100, 'ST2.14': '2024-04-16' },
      ...{ 'ST3.1': 42_024, 'ST3.2': 1, 'ST3.7': 1, 'ST3.11': '1001', 'ST3.14': '2024-05-16' },
    });
    // Of another day it is another payment.
    const altro = await propose(2025, [f24('2024-04-16', erario('1001', '03', 10_000))], {
      ...scritto,
      'ST2.14': '2024-04-30',
    });
    expect(Object.keys(altro.righi)).toEqual(['ST3.1', 'ST3.2', 'ST3.7', 'ST3.11', 'ST3.14']);
  });

  it('[QUA-002] with ravvedimento what was withheld is typed; the regione has its column until 2024', async () => {
    const { righi } = await propose(2025, [
      f24('2024-05-20', erario('1001', '03', 100_233, { ravvedimento: true })),
    ]);
    expect(righi).toEqual({
      ...{ 'ST2.1': 32_024, 'ST2.7': 1_002.33, 'ST2.9': true, 'ST2.11': '1001', 'ST2.14': '2024-05-20' },
    });
    const regione = {
      sezione: 'regioni',
      codice: '3802',
      rateazione: '0004',
      anno: '2023',
      ente: '09',
      debito: 100,
    };
    expect((await propose(2024, [f24('2023-05-16', regione as RigoF24)])).righi['ST921.13']).toBe(9);
  });

  it('[QUA-002] the credits used, and the rows whose place is not known', async () => {
    const credito = (codice: string, quanto: number, anno = '2024'): RigoF24 => ({
      ...{ sezione: 'erario', codice, anno, credito: quanto },
    });
    const { righi, daDecidere } = await propose(2025, [
      f24('2024-04-16', credito('1627', 1_000), credito('1701', 5_000), credito('6781', 300, '2023')),
      f24(
        '2024-05-16',
        credito('1701', 100),
        credito('1704', 7),
        erario('1045', '04', 400),
        erario('1039', '04', 9),
      ),
      f24('2024-06-16', erario('1001', '05', 100, { anno: '2023' }), erario('1001', '', 1)),
      f24('2024-07-16', erario('4001', '01', 100)),
    ]);
    expect(righi).toEqual({ 'SX4.3': 13, 'SX49.92': 51 });
    expect(daDecidere.map(({ codice, importo }) => [codice, importo])).toEqual([
      ['1045', 4],
      ['1039', 0.09],
      ['1001', 1],
      ['1001', 0.01],
    ]);
  });
});

describe('the 770 squared with its CU', () => {
  const cu: DatiModello = {
    ...{ 'DB1.1': 20_000, 'DB6.1': 365, 'DB21.1': 3_000.25, 'DB22.1': 300, 'DB26.1': 40, 'DB27.1': 90 },
    ...{ 'DB801.1': 1_000, 'DB804.1': 230, 'AU1.1': 'A', 'AU4.1': 1_000, 'AU9.1': 200 },
  };
  it('[QUA-002] lists every kind with what is certified, withheld, and between them', async () => {
    const modello = await require(2025, 'cu');
    const dati: DatiModello = {
      ...{
        'ST2.2': 2_000,
        'ST2.11': '1001',
        'ST3.2': 1_000.25,
        'ST3.11': '1001',
        'ST2.2#2': 200,
        'ST2.11#2': '1040',
      },
      ...{
        'ST4.2': 229.99,
        'ST4.11': '1012',
        'ST921.2': 300,
        'ST921.11': '3802',
        'ST5.2': 21,
        'ST5.11': '1919',
      },
      ...{ 'SV911.2': 130, 'SV911.11': '3848', 'ST6.2': 999, 'ST6.11': '4731' },
    };
    const righe = squareCertificazioni(modello, modello.createCalcolo(cu), dati);
    expect(righe.map((r) => [r.voce, r.certificate, r.operate, r.differenza])).toEqual([
      ['Lavoro dipendente e assimilati', 3_000.25, 3_000.25, 0],
      ['TFR e altre indennità', 230, 229.99, -0.01],
      ['Lavoro autonomo, provvigioni e redditi diversi', 200, 200, 0],
      ['Locazioni brevi', 0, 21, 21],
      ['Addizionale regionale', 300, 300, 0],
      ['Addizionale comunale', 130, 130, 0],
    ]);
    const prima = await require(2021, 'cu');
    expect(squareCertificazioni(prima, prima.createCalcolo(cu), {})).toHaveLength(5);
  });
});
