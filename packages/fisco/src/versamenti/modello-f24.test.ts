import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChiave, withModulo } from '../modelli/chiave.ts';
import { capienze, computeTotale, type RigoF24, type SezioneF24, type TipoF24 } from './f24.ts';
import { colonneF24, getModelloF24, writeDatiF24 } from './modello-f24.ts';

const tipi: readonly TipoF24[] = ['ordinario', 'semplificato', 'elide'];
const caselleDi = (tipo: TipoF24) =>
  getModelloF24(tipo).quadri.flatMap(({ sezioni }) =>
    sezioni.flatMap(({ righi }) => righi.flatMap(({ caselle }) => caselle)),
  );
const testata = { cognome: 'Rossi', nome: 'Mario', data: '2026-06-30' };

const rigo = (sezione: SezioneF24): fc.Arbitrary<RigoF24> =>
  fc
    .record({
      codice: fc.constantFrom('4001', '3918', 'DM10'),
      importo: fc.integer({ min: 1, max: 9_999_999 }),
      isCredito: fc.boolean(),
      ravvedimento: fc.boolean(),
    })
    .map(({ codice, importo, isCredito, ravvedimento }) => ({
      ...{ sezione, codice, anno: '2025', ravvedimento },
      ...(isCredito ? { credito: importo } : { debito: importo }),
    }));

describe('the F24 as a form', () => {
  it.each(tipi)('%s has each casella once, and finds it', (tipo) => {
    const chiavi = caselleDi(tipo).map(({ chiave }) => chiave);
    expect(new Set(chiavi).size).toBe(chiavi.length);
    for (const chiave of chiavi) {
      expect(isChiave(chiave)).toBe(true);
      expect(getModelloF24(tipo).findCasella(chiave)?.chiave).toBe(chiave);
    }
    expect(getModelloF24(tipo).findCasella('ER99.1')).toBeUndefined();
  });

  it('says every value of every row in a casella that exists, and totals that are theirs', () => {
    const sezioni = Object.entries(capienze.ordinario) as [SezioneF24, number][];
    const foglio = fc
      .tuple(...sezioni.map(([sezione, posti]) => fc.array(rigo(sezione), { maxLength: posti })))
      .map((liste) => liste.flat());
    const esistenti = new Set(caselleDi('ordinario').map(({ chiave }) => chiave));
    fc.assert(
      fc.property(fc.array(foglio, { minLength: 1, maxLength: 3 }), (fogli) => {
        const dati = writeDatiF24('ordinario', testata, fogli);
        for (const chiave of Object.keys(dati)) expect(esistenti).toContain(chiave.replace(/#\d+$/, ''));
        for (const [n, righi] of fogli.entries()) {
          expect(dati[withModulo('FI1.1', n + 1)]).toBe(computeTotale(righi).saldo / 100);
          const suoi = righi.filter(({ sezione }) => sezione === 'erario');
          for (const [posto, { codice, debito, credito }] of suoi.entries()) {
            const read = (colonna: number) => dati[withModulo(`ER${posto + 1}.${colonna}`, n + 1)];
            expect([read(1), read(4), read(5)]).toEqual([
              codice,
              debito === undefined ? undefined : debito / 100,
              credito === undefined ? undefined : credito / 100,
            ]);
          }
        }
      }),
    );
  });

  it('writes once for the model what the paper asks once', () => {
    const righi: RigoF24[] = [
      { sezione: 'erario', codice: '9001', debito: 100, ufficio: 'TF2', atto: '12345678901' },
      { sezione: 'locali', codice: '3944', debito: 200, ente: 'F257', operazione: 'OPERAZIONE1' },
    ];
    expect(colonneF24.erario.filter(({ delModello }) => delModello).map(({ titolo }) => titolo)).toEqual([
      'Ufficio',
      'Atto',
    ]);
    expect(writeDatiF24('ordinario', testata, [righi])).toEqual({
      ...{ 'CO1.1': 'Rossi', 'CO1.2': 'Mario', 'CO4.1': '2026-06-30' },
      ...{ 'ER1.1': '9001', 'ER1.4': 1, 'ER7.1': 1, 'ER7.3': 1 },
      ...{ 'LO1.1': 'F257', 'LO1.7': '3944', 'LO1.11': 2, 'LO5.1': 2, 'LO5.3': 2 },
      ...{ 'FI1.1': 3, 'FI2.1': 'TF2', 'FI2.2': '12345678901', 'FI2.3': 'OPERAZIONE1' },
    });
  });

  it('has one list of the short paper, each row with the letters of its section', () => {
    const righi: RigoF24[] = [
      { sezione: 'erario', codice: '4001', debito: 100 },
      { sezione: 'locali', codice: '3918', debito: 200, ente: 'F257' },
    ];
    const dati = writeDatiF24('semplificato', testata, [righi]);
    expect([dati['SE1.1'], dati['SE1.2'], dati['SE2.1'], dati['SE2.3'], dati['SE11.1']]).toEqual([
      ...['ER', '4001', 'EL', 'F257', 3],
    ]);
  });
});
