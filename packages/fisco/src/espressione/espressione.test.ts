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
      ['RN1 +', 'Dopo «+» manca un valore: una casella, un numero o una funzione.', 4],
      ['RN1 + * 2', 'Dopo «+» è atteso un valore, non «*»', 6],
      ['RC5.5 > (3', 'Manca la parentesi chiusa di quella aperta al carattere 9.', 8],
      ['somma(RN1; (RN2 + 3)', 'Manca la parentesi chiusa di quella aperta al carattere 6.', 5],
      ['RN1 + 2)', 'C’è una parentesi chiusa in più.', 7],
      ['RN1 RN2', 'Manca un operatore prima di «RN2».', 4],
      ['minimo(RN1 RN2)', 'prima di «RN2», o il punto e virgola se comincia un altro argomento.', 11],
      ['RN1 * 1.5', 'I decimali si scrivono con la virgola: 1,5.', 7],
      ['massimo(RN1, 2)', 'Gli argomenti si separano con il punto e virgola', 11],
      ['sommma(RN1)', '«sommma» non è una funzione: forse «somma».', 0],
      ['pippo(RN1)', 'Le funzioni sono: somma, minimo', 0],
      ['RN1 + reddito', '«reddito» non è né una casella né una funzione', 6],
      ['RN1 > 0 and RN2 > 0', '«and» qui si scrive «e».', 8],
      ['IF(RN1 > 0; 1; 2)', '«IF» qui si scrive «se».', 0],
      ['RC5. + 1', '«RC5.» non è il nome intero di una casella', 0],
      ['= RN1', 'senza «=» all’inizio', 0],
      ['RN1 == 2', 'Per l’uguaglianza basta un solo «=».', 5],
      ['RN1 && RN2', 'Due condizioni si uniscono con «e».', 4],
      ['somma', 'Dopo «somma» va aperta una parentesi: somma(a; b; …).', 0],
      ['se(RN1 > 2; 3)', 'vuole 3 argomenti, qui ce ne sono 2: se(condizione; valore; altrimenti).', 0],
      ['RN1 > 31/02/2024', 'La data 31/02/2024 non esiste.', 6],
      ['1 < RN1 < 3', 'I confronti non si concatenano: unirli con «e».', 8],
      ['RN1 = "A', 'Il testo tra virgolette non è chiuso.', 6],
      ['1'.padEnd(2_001), 'L’espressione supera i 2000 caratteri.', 2_000],
      [`1${'*9'.repeat(901)}`, 'L’espressione ha più di 50 moltiplicazioni.', 101],
      ['', 'Scrivere l’espressione.', 0],
    ];
    for (const [testo, frase, inizio] of cases) {
      const errore = refusal(testo);
      expect(errore.message, testo).toContain(frase);
      expect(errore.inizio, testo).toBe(inizio);
    }
  });

  it('[QUA-005] tells, of whatever is cut short, a place that the text has', () => {
    fc.assert(
      fc.property(espressione, fc.nat(), (intera, quanto) => {
        const testo = printEspressione(intera);
        const monca = testo.slice(0, 1 + (quanto % testo.length));
        fc.pre(monca.trim() !== '');
        try {
          parseEspressione(monca);
        } catch (errore) {
          if (!(errore instanceof EspressioneError)) throw errore;
          const { inizio, fine } = errore;
          expect([inizio >= 0, inizio < fine, fine <= monca.length], monca).toEqual([true, true, true]);
          expect(errore.message).toMatch(/\.$/);
        }
      }),
      { numRuns: 2_000 },
    );
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
