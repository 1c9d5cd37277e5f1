import { expect, it } from 'vitest';
import { readComando } from './tasti.ts';

const key = (
  nome: string,
  con: Partial<Record<'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey', boolean>> = {},
) => ({
  key: nome,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...con,
});

it('knows the keys of the quadri', () => {
  expect(readComando(key('s', { ctrlKey: true }), true, true)).toBe('salva');
  expect(readComando(key('S', { metaKey: true }), false, false)).toBe('salva');
  expect(readComando(key('z', { ctrlKey: true }), true, true)).toBe('annulla');
  expect(readComando(key('Z', { ctrlKey: true, shiftKey: true }), true, true)).toBe('ripeti');
  expect(readComando(key('y', { ctrlKey: true }), true, true)).toBe('ripeti');
  expect(readComando(key('g', { ctrlKey: true }), true, true)).toBe('vai al quadro');
  expect(readComando(key('PageDown', { altKey: true }), true, true)).toBe('quadro successivo');
  expect(readComando(key('F1', { shiftKey: true }), false, true)).toBe('spiega');
  expect(readComando(key('r', { altKey: true }), true, true)).toBe('riporta');
  expect(readComando(key('l', { altKey: true }), true, true)).toBe('affianca');
  expect(readComando(key('p', { altKey: true }), true, true)).toBe('confronta');
  expect(readComando(key('u', { altKey: true }), true, true)).toBe('passato');
  expect(readComando(key('r'), true, true)).toBeNull();
  expect(readComando(key('F1'), true, true)).toBe('aiuto');
  expect(readComando(key('a'), true, true)).toBeNull();
});

it('moves with Enter only inside a casella and only if the user wants it', () => {
  expect(readComando(key('Enter'), true, true)).toBe('avanti');
  expect(readComando(key('Enter', { shiftKey: true }), true, true)).toBe('indietro');
  expect(readComando(key('Enter'), true, false)).toBeNull();
  expect(readComando(key('Enter'), false, true)).toBeNull();
});
