import { describe, expect, it } from 'vitest';
import { checkMaschera, FORMA_MASCHERA, writeAnno } from './maschera.ts';

describe('the mask of a code', () => {
  it('[QUA-015] wants the length, then each kind of character', () => {
    expect(checkMaschera('99AAa', '12AB')).toBe('Lunghezza errata, caratteri richiesti: 5');
    expect(checkMaschera('99AAa', '1xABc')).toBe('Formato errato (99AAa)');
    expect(checkMaschera('99AAa', '12ABC')).toBe('Formato errato (99AAa)');
    expect(checkMaschera('99AAa', '12ABc')).toBeNull();
    expect(FORMA_MASCHERA.test('99AAa')).toBe(true);
    expect(FORMA_MASCHERA.test('99-A')).toBe(false);
  });

  it('[QUA-018] puts the year where a text wants it', () => {
    expect(writeAnno('Redditi {ANNO}', 2025)).toBe('Redditi 2025');
    expect(writeAnno('{ANNO}/{ANNO}', 2024)).toBe('2024/2024');
  });
});
