import { describe, expect, it } from 'vitest';
import { parseTesto } from './html-sicuro.tsx';

describe('a message with markup', () => {
  it('keeps links to http addresses and line breaks', () => {
    expect(parseTesto('Vedi <a href="https://x.example/a">qui</a>.<br/>Fine\nvera')).toEqual([
      { tipo: 'testo', testo: 'Vedi ' },
      { tipo: 'collegamento', indirizzo: 'https://x.example/a', testo: 'qui' },
      { tipo: 'testo', testo: '.' },
      { tipo: 'aCapo' },
      { tipo: 'testo', testo: 'Fine' },
      { tipo: 'aCapo' },
      { tipo: 'testo', testo: 'vera' },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">x</a>',
    '<img src=x onerror=alert(1)>',
    '<a href="https://x.example" onclick="y"><b>x</b></a>',
  ])('leaves %s as the text it is', (testo) => {
    expect(parseTesto(testo)).toEqual([{ tipo: 'testo', testo }]);
  });
});
