import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherFornitura, readRighe, writeFornitura } from './index.ts';
import { anyFornitura, fornituraImu, prune } from './prove.ts';
import { tas00 } from './tas00.ts';
import { tat00 } from './tat00.ts';

const DATI = join(import.meta.dirname, '../../../../../shared/data/telematico');
const ufficiali = [
  { tracciato: tat00, csv: 'imu_tat00.csv' },
  { tracciato: tas00, csv: 'imu_enc_tas00.csv' },
];

const readCsv = (nome: string) =>
  readFileSync(join(DATI, nome), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((riga) => riga.split(';'));

describe.each(ufficiali)('$tracciato.codice', ({ tracciato, csv }) => {
  it.runIf(existsSync(DATI))(
    '[TEL-004] has every field of the official layout: number, positions, format; none written of more',
    () => {
      const attesi = readCsv(csv).map(([, , record, campo, da, a, lunghezza, formato, , certezza]) => [
        record,
        ...[campo, da, a, lunghezza].map(Number),
        formato,
        certezza,
      ]);
      const nostri = Object.values(tracciato.record).flatMap(({ tipo, campi }) =>
        campi.map((c) => [tipo, c.numero, c.da, c.a, c.lunghezza, c.formato, c.certezza]),
      );
      expect(nostri).toEqual(attesi);
    },
  );

  it('[TEL-004] fills every record to 1,900 characters without gaps', () => {
    for (const { campi } of Object.values(tracciato.record)) {
      expect(campi.map((c) => c.da)).toEqual([1, ...campi.slice(0, -1).map((c) => c.a + 1)]);
      expect(campi.at(-1)?.a).toBe(1900);
    }
  });

  it('[TEL-004] reads back what it wrote, whatever it was; each line has its length and Z its counts', () => {
    fc.assert(
      fc.property(anyFornitura(tracciato), (fornitura) => {
        const testo = writeFornitura(tracciato, fornitura);
        expect(testo.split('\r\n').map((riga) => riga.length)).toEqual([
          ...Array.from({ length: testo.length / 1900 }, () => 1898),
          0,
        ]);
        const { righe, problemi } = readRighe(tracciato, testo);
        expect(problemi).toEqual([]);
        expect(prune(tracciato, gatherFornitura(tracciato, righe))).toEqual(prune(tracciato, fornitura));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a line that is not of the layout', () => {
  const testo = writeFornitura(tat00, fornituraImu());
  const spoil = (riga: number, da: number, nuovo: string) => {
    const inizio = (riga - 1) * 1900 + da - 1;
    return testo.slice(0, inizio) + nuovo + testo.slice(inizio + nuovo.length);
  };
  const read = (quale: string) =>
    readRighe(tat00, quale).problemi.map(({ riga, posizione, codice }) => [riga, posizione, codice]);

  it.each([
    ['a letter among digits', spoil(2, 90, '20X5'), [2, 90, 'FORMATO']],
    ['small letters', spoil(2, 102, 'milano'), [2, 102, 'FORMATO']],
    ['a text that is not at the left', spoil(2, 102, ' MILANO'), [2, 102, 'FORMATO']],
    ['a date that does not exist', spoil(4, 423, '31022024'), [4, 423, 'FORMATO']],
    ['something in a blank', spoil(1, 50, 'X'), [1, 40, 'FORMATO']],
    ['another last character', spoil(3, 1898, 'B'), [3, 1898, 'FORMATO']],
    ['a mark that is not 0 or 1', spoil(4, 320, '2'), [4, 320, 'FORMATO']],
    ['another count', spoil(6, 2, '000000002'), [6, 2, 'CONTEGGI']],
    ['another record', spoil(3, 1, 'Q'), [3, 1, 'TIPO_RECORD']],
    ['no trailer', testo.slice(0, -1900), [5, 1, 'ORDINE']],
    ['a shorter line', testo.slice(0, 1890) + testo.slice(1898), [1, 1, 'LUNGHEZZA']],
  ])('[TEL-004] with %s is refused with its line and position', (_, quale, atteso) => {
    expect(read(quale)[0]).toEqual(atteso);
  });
});
