import { describe, expect, it } from 'vitest';
import { splitTesto } from './segnaposti.ts';

describe('the preview of a text', () => {
  it('tells what is filled from what nothing fills, and loses nothing of the words', () => {
    const pezzi = splitTesto('Il {cliente} dà {conto} {', { cliente: 'Rossi Mario' });
    expect(pezzi).toEqual([
      { tipo: 'parole', testo: 'Il ' },
      { tipo: 'noto', testo: 'Rossi Mario' },
      { tipo: 'parole', testo: ' dà ' },
      { tipo: 'ignoto', testo: '{conto}' },
      { tipo: 'parole', testo: ' {' },
    ]);
  });
});
