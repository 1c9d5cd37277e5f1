import { isChiave, parseChiave, parseNome, quadroOf } from '@quadra/fisco';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FORMA_CASELLA, FORMA_QUADRO } from './chiave.ts';
import { chiaveCasella } from './dichiarazione.ts';

/** What is a key and what is nearly one. */
const quasi = fc.stringMatching(/^[A-Za-z]{0,5}[0-9]{0,5}\*?\.?[0-9]{0,4}(#[0-9]{0,4})?$/);
const buone = fc.stringMatching(/^[A-Z]{1,4}[1-9][0-9]{0,3}\*?\.[1-9][0-9]{0,2}(#[1-9][0-9]{0,2})?$/);
const prove = fc.oneof(quasi, buone);

it('takes on the wire the keys that fisco reads, and no other', () => {
  fc.assert(
    fc.property(prove, (prova) => {
      expect(chiaveCasella.safeParse(prova).success).toBe(isChiave(prova));
      expect(FORMA_CASELLA.test(prova)).toBe(parseNome(prova)?.colonna !== undefined);
      if (isChiave(prova)) expect(FORMA_QUADRO.test(quadroOf(prova))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it.each(['M1215.1', 'RC1.3#2', 'RC1.3#999', 'AAAA9999.999#999'])('takes %s', (chiave) => {
  expect([chiaveCasella.safeParse(chiave).success, parseChiave(chiave) !== undefined]).toEqual([true, true]);
});
