import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Espressione, EspressioneError, FUNZIONI, isConfronto, OPERATORI } from './albero.ts';
import { parseEspressione } from './lettura.ts';
import { printEspressione } from './scrittura.ts';

const tratto = { inizio: 0, fine: 0 };
const cifre = fc.nat(999_999_999).map(String);
const decimale = fc
  .tuple(cifre, fc.nat(999_999))
  .map(([intere, frazione]) => `${intere}.${String(frazione).padStart(6, '0')}`.replace(/\.?0+$/, ''))
  .map((testo) => (testo === '' ? '0' : testo));
const casella = fc.tuple(
  fc.constantFrom('RN', 'RA', 'E', 'RP'),
  fc.integer({ min: 1, max: 60 }),
  fc.constantFrom('', '.1', '.12', '*.3'),
);
const giorno = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

const foglia = fc.oneof(
  decimale.map((valore): Espressione => ({ kind: 'numero', valore, ...tratto })),
  decimale.map((valore): Espressione => ({ kind: 'percento', valore, ...tratto })),
  giorno.map((valore): Espressione => ({ kind: 'data', valore, ...tratto })),
  fc
    .string()
    .map((t) => t.replaceAll('"', ''))
    .map((valore): Espressione => ({ kind: 'testo', valore, ...tratto })),
  fc.boolean().map((valore): Espressione => ({ kind: 'logico', valore, ...tratto })),
  fc.constant<Espressione>({ kind: 'anno', ...tratto }),
  casella.map((parti): Espressione => ({ kind: 'casella', chiave: parti.join(''), ...tratto })),
);
const QUANTI = { se: 3, percentuale: 2, presente: 1, minimo: 2, massimo: 2 };
const { espressione } = fc.letrec<{ espressione: Espressione }>((tie) => ({
  espressione: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    foglia,
    tie('espressione').map((di): Espressione => ({ kind: 'opposto', di, ...tratto })),
    tie('espressione').map((di): Espressione => ({ kind: 'non', di, ...tratto })),
    fc
      .tuple(fc.constantFrom(...OPERATORI), tie('espressione'), tie('espressione'))
      .map(([operatore, a, b]): Espressione => ({ kind: 'binario', operatore, a, b, ...tratto })),
    fc.tuple(fc.constantFrom(...FUNZIONI), fc.array(tie('espressione'), { minLength: 3, maxLength: 3 })).map(
      ([nome, tutti]): Espressione => ({
        kind: 'funzione',
        nome,
        argomenti: tutti.slice(0, nome in QUANTI ? QUANTI[nome as keyof typeof QUANTI] : 1),
        ...tratto,
      }),
    ),
  ),
}));

const forget = (e: Espressione): Espressione => {
  const qui = { ...e, ...tratto };
  if (qui.kind === 'opposto' || qui.kind === 'non') return { ...qui, di: forget(qui.di) };
  if (qui.kind === 'binario') return { ...qui, a: forget(qui.a), b: forget(qui.b) };
  return qui.kind === 'funzione' ? { ...qui, argomenti: qui.argomenti.map(forget) } : qui;
};
const refusal = (testo: string): EspressioneError => {
  try {
    parseEspressione(testo);
  } catch (errore) {
    if (errore instanceof EspressioneError) return errore;
    throw errore;
  }
  throw new Error(`taken: ${testo}`);
};

describe('the text of an expression', () => {
  it('[QUA-005] reads again what it wrote, whatever the expression', () => {
    fc.assert(
      fc.property(espressione, (intera) => {
        expect(forget(parseEspressione(printEspressione(intera)))).toEqual(intera);
      }),
      { numRuns: 1_000 },
    );
  });

  it('binds as in arithmetic, and as Italian does', () => {
    const same = (testo: string, chiaro: string) =>
      expect(forget(parseEspressione(testo))).toEqual(forget(parseEspressione(chiaro)));
    same('RN1 + RN2 * 2', 'RN1 + (RN2 * 2)');
    same('RN1 - RN2 - RN3', '(RN1 - RN2) - RN3');
    same('-RN1 * 2', '(-RN1) * 2');
    same('RN1 > 0 e RN2 > 0 o RN3 > 0', '((RN1 > 0) e (RN2 > 0)) o (RN3 > 0)');
    same('non RN1 = 2 e RN2 = 3', '(non (RN1 = 2)) e (RN2 = 3)');
    same('rn1.5 ≥ 1.234,50', 'RN1.5 >= 1234,5');
    expect(parseEspressione('RN1*2').kind).toBe('binario');
    expect(isConfronto('<>')).toBe(true);
  });

  it('says in Italian what is wrong and where', () => {
    const cases: readonly (readonly [string, string, number])[] = [
      ['RN1 +', 'L’espressione non è completa: manca un valore.', 5],
      ['RN1 + * 2', 'Qui è atteso un valore, non «*».', 6],
      ['(RN1 + 2', 'La parentesi non è chiusa.', 0],
      ['RN1 + 2)', 'C’è una parentesi chiusa in più.', 7],
      ['RN1 RN2', 'Manca un operatore prima di questo punto.', 4],
      ['RN1 * 1.5', 'I decimali si scrivono con la virgola.', 7],
      ['massimo(RN1, 2)', 'Gli argomenti si separano con il punto e virgola.', 11],
      ['sommma(RN1)', '«sommma» non è una funzione.', 0],
      ['se(RN1 > 2; 3)', 'La funzione se vuole 3 argomenti.', 0],
      ['RN1 > 31/02/2024', 'La data 31/02/2024 non esiste.', 6],
      ['1 < RN1 < 3', 'I confronti non si concatenano: unirli con «e».', 8],
      ['RN1 = "A', 'Il testo tra virgolette non è chiuso.', 6],
      ['', 'Scrivere l’espressione.', 0],
    ];
    for (const [testo, frase, inizio] of cases) {
      const errore = refusal(testo);
      expect(errore.message, testo).toContain(frase);
      expect(errore.inizio, testo).toBe(inizio);
    }
  });

  it('refuses anything else without breaking', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 80 }), fc.constant('('.repeat(1_900))), (testo) => {
        try {
          parseEspressione(testo);
        } catch (errore) {
          expect(errore).toBeInstanceOf(EspressioneError);
        }
      }),
    );
  });
});
