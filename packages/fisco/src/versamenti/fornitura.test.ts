import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { f24a0, f24a0Elide } from '../telematico/f24a0.ts';
import type { RigoF24 } from './f24.ts';
import { checkFornituraF24, type FornituraF24, readFornituraF24, writeFornituraF24 } from './fornitura.ts';
import { splitF24 } from './riparto.ts';

const CSV = join(
  import.meta.dirname,
  '../../../../../shared/data/telematico/f24_contribuenti_ufficiale_2015.csv',
);
const persona = { codiceFiscale: 'RSSMRA85T10A562S', cognome: 'ROSSI', nome: 'MARIO' };
const righi: readonly RigoF24[] = [
  { sezione: 'erario', codice: '4001', rateazione: '0101', anno: '2024', debito: 123_456 },
  { sezione: 'erario', codice: '1842', anno: '2024', credito: 30_000 },
  { sezione: 'inps', codice: 'PXX', sede: '4900', da: '01/2024', a: '12/2024', debito: 50_000 },
  { sezione: 'regioni', codice: '3801', rateazione: '0101', anno: '2024', ente: '10', debito: 20_000 },
  {
    sezione: 'locali',
    codice: '3918',
    anno: '2025',
    ente: 'H501',
    acconto: true,
    immobili: 2,
    detrazione: 20_000,
    debito: 53_400,
  },
  {
    sezione: 'inail',
    codice: 'P',
    sede: '13200',
    posizione: '12345678',
    cc: '01',
    riferimento: '902025',
    debito: 700,
  },
  { sezione: 'altri', codice: 'CCSP', ente: '0003', sede: 'MI', da: '01/2025', a: '03/2025', debito: 900 },
];
const make = (modelli: readonly (readonly RigoF24[])[], altro: Partial<FornituraF24> = {}): FornituraF24 => ({
  tipo: 'ordinario',
  data: '2025-06-16',
  contribuente: persona,
  modelli,
  iban: 'IT60X0542811101000000123456',
  ...altro,
});

describe('the layout of the payments', () => {
  const nostri = [
    ...Object.values(f24a0.record).map((record) => ({ record, tipo: record.tipo === 'V' ? 'A' : '' })),
    { record: f24a0Elide.record.V, tipo: '8' },
  ];

  it.runIf(existsSync(CSV))('[TEL-004] has every field of the official one: number and positions', () => {
    const attesi = readFileSync(CSV, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((riga) => riga.split(';'))
      .filter(([, tipo]) => tipo !== 'B');
    const letti = nostri.flatMap(({ record, tipo }) =>
      (record?.campi ?? []).map((c) => [record?.tipo, tipo, c.numero, c.da, c.a, c.lunghezza].map(String)),
    );
    const compare = (a: readonly string[], b: readonly string[]) =>
      a.slice(0, 2).join() < b.slice(0, 2).join() ? -1 : a.slice(0, 2).join() > b.slice(0, 2).join() ? 1 : 0;
    expect(letti.sort(compare)).toEqual(attesi.map((riga) => riga.slice(0, 6)).sort(compare));
  });

  it('[TEL-004] every field is certain, every record has 1,900 characters', () => {
    for (const { record } of nostri) {
      expect(record?.campi.every(({ certezza }) => certezza === 'ufficiale')).toBe(true);
      expect(record?.campi.at(-1)?.a).toBe(1900);
    }
    expect(f24a0.diProva).toBeUndefined();
  });
});

describe('a file of payments', () => {
  const testo = writeFornituraF24(make([righi]));
  const righe = testo.split('\r\n');
  const at = (riga: number, da: number, a: number) => righe[riga]?.slice(da - 1, a);

  it('stands at its positions', () => {
    expect(checkFornituraF24(make([righi]))).toEqual([]);
    expect(righe.map(({ length }) => length)).toEqual([1898, 1898, 1898, 1898, 0]);
    expect([at(0, 16, 22), at(0, 23, 38), at(0, 522, 527)]).toEqual([
      'F24A004',
      'RSSMRA85T10A562S',
      '001001',
    ]);
    expect([at(1, 91, 91), at(1, 1741, 1767), at(1, 1869, 1897)]).toEqual([
      'E',
      'IT60X0542811101000000123456',
      'EURO2.184,56       16-06-2025',
    ]);
    // Erario: 1,234.56 less 300; in all with 500, 200, 534, 7 and 9.
    expect([at(2, 90, 90), at(2, 105, 162), at(2, 453, 498)]).toEqual([
      'A',
      `4001${' '.repeat(16)}01012024000000000123456000000000000000`,
      '000000000123456000000000030000P000000000093456',
    ]);
    expect([at(2, 499, 565), at(2, 813, 856)]).toEqual([
      `4900PXX ${' '.repeat(17)}012024122024000000000050000000000000000000`,
      '10380101012024000000000020000000000000000000',
    ]);
    const imu = ['H501', '0010', '002', '000000000020000', '3918', '    ', '2025', '000000000053400'];
    expect(at(2, 1053, 1120)).toBe(imu.join('') + '0'.repeat(15));
    expect([at(2, 1371, 1392), at(2, 1573, 1606)]).toEqual([
      '132001234567801902025P',
      `0003MI   CCSP${'0'.repeat(9)}012025032025`,
    ]);
    expect([at(2, 1793, 1815), at(3, 16, 33)]).toEqual(['00000000021845616062025', '000000001000000001']);
  });

  it('is read back as it was written', () => {
    expect(readFornituraF24(testo)).toEqual({
      tipo: 'ordinario',
      codiceFiscale: 'RSSMRA85T10A562S',
      data: '2025-06-16',
      modelli: [righi],
      problemi: [],
    });
  });

  it('an empty section has a blank sign, one with more credit an N', () => {
    const credito: RigoF24 = { sezione: 'erario', codice: '4001', anno: '2024', credito: 1000 };
    const inps: RigoF24 = { ...(righi[2] as RigoF24), debito: 1000 };
    const scritta = writeFornituraF24(make([[credito, inps]])).split('\r\n');
    expect([scritta[2]?.[482], scritta[2]?.[796], scritta[2]?.[1018]]).toEqual(['N', 'P', ' ']);
    // Nothing to charge: no account.
    expect(scritta[1]?.slice(1740, 1767).trim()).toBe('');
  });

  it('of rents is of another kind, with its rows alone', () => {
    const registro: RigoF24 = {
      sezione: 'elide',
      codice: '1500',
      tipo: 'F',
      elementi: 'TMB25T000123000XY',
      anno: '2025',
      debito: 6700,
    };
    const elide = make([[registro, { ...registro, codice: '1505', debito: 1600 }]], { tipo: 'elide' });
    expect(checkFornituraF24(elide)).toEqual([]);
    const scritta = writeFornituraF24(elide);
    expect(scritta.split('\r\n')[2]?.slice(89, 145)).toBe(
      `8   ${'0'.repeat(11)}FTMB25T000123000XY15002025000000000006700`,
    );
    expect(readFornituraF24(scritta)).toMatchObject({ tipo: 'elide', modelli: elide.modelli, problemi: [] });
  });

  it('a total that is not of its rows, a count, a position are told', () => {
    const rotto = testo.replace('000000000123456000000000030000P', '000000000123457000000000030000P');
    expect(readFornituraF24(rotto).problemi.map(({ codice, riga }) => [codice, riga])).toEqual([
      ['TOTALE', 3],
    ]);
    const contato = testo.replace('000000001000000001', '000000002000000001');
    expect(readFornituraF24(contato).problemi.map(({ codice }) => codice)).toEqual(['CONTEGGI']);
    expect(readFornituraF24(testo.slice(1)).problemi.length).toBeGreaterThan(0);
  });

  it('is refused without a name, with a balance below zero, with two deductions', () => {
    const codici = (fornitura: FornituraF24) => checkFornituraF24(fornitura).map(({ codice }) => codice);
    expect(codici(make([righi], { contribuente: { codiceFiscale: 'RSSMRA85T10A562S' } }))).toEqual(['NOME']);
    expect(codici(make([]))).toContain('MODELLI');
    const imu = righi[4] as RigoF24;
    expect(codici(make([[imu, imu]]))).toEqual(['DETRAZIONE']);
    expect(codici(make([[{ ...(righi[1] as RigoF24), credito: 100 }]]))).toEqual(['FORMATO', 'SALDO']);
    expect(codici(make([[{ ...imu, ente: 'ROMA1' }]]))).toEqual(['FORMATO']);
  });

  it('whatever the rows, what is split and written is read back, and sums are those', () => {
    const rigo = fc
      .tuple(
        fc.constantFrom(...righi.filter(({ codice }) => codice !== '1842' && codice !== '3918')),
        fc.integer({ min: 1, max: 10 ** 12 }),
      )
      .map(([base, debito]): RigoF24 => ({ ...base, debito }));
    fc.assert(
      fc.property(fc.array(rigo, { minLength: 1, maxLength: 30 }), (tutti) => {
        const modelli = splitF24('ordinario', tutti);
        const letta = readFornituraF24(writeFornituraF24(make(modelli)));
        expect(letta.problemi).toEqual([]);
        const sum = (di: readonly (readonly RigoF24[])[]) =>
          di.flat().reduce((somma, { debito = 0 }) => somma + debito, 0);
        expect([letta.modelli.length, sum(letta.modelli)]).toEqual([modelli.length, sum([tutti])]);
      }),
      { numRuns: 50 },
    );
  });
});
