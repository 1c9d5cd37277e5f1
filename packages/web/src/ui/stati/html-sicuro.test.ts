import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseTesto, TestoConCollegamenti } from './html-sicuro.tsx';

const draw = (testo: string) => renderToStaticMarkup(createElement(TestoConCollegamenti, { testo }));
/** The tags that a browser would see. */
const tags = (testo: string) => [...draw(testo).matchAll(/<([a-z]+)/g)].map(([, nome]) => nome);

describe('a message with markup', () => {
  it('keeps links to http and mail addresses, and line breaks', () => {
    expect(parseTesto('Vedi <a href="https://x.example/a">qui</a>.<br/>Fine\nvera')).toEqual([
      { tipo: 'testo', testo: 'Vedi ' },
      { tipo: 'collegamento', indirizzo: 'https://x.example/a', testo: 'qui' },
      { tipo: 'testo', testo: '.' },
      { tipo: 'aCapo' },
      { tipo: 'testo', testo: 'Fine' },
      { tipo: 'aCapo' },
      { tipo: 'testo', testo: 'vera' },
    ]);
    expect(draw(`<a class="x" href='mailto:a@b.it' onclick="y">scrivere</a>`)).toBe(
      '<a href="mailto:a@b.it" rel="noopener noreferrer">scrivere</a>',
    );
    expect(draw('<a href="https://x.example/?a=1&amp;b=2">qui</a>')).toBe(
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">qui</a>',
    );
  });

  it('shows what was escaped as the characters they are', () => {
    expect(parseTesto('Indirizzo IP non valido: &#60;a href=&#34;https://x&#34;&#62;x&#60;/a&#62;')).toEqual([
      { tipo: 'testo', testo: 'Indirizzo IP non valido: <a href="https://x">x</a>' },
    ]);
    expect(parseTesto('&amp;lt;b&amp;gt; &sconosciuta; &#0;')).toEqual([
      { tipo: 'testo', testo: '&lt;b&gt; &sconosciuta; &#0;' },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://x.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#x0A;script:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" \u0001javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="https:\\\\evil.example">x</a>',
    '<a href=https://x.example>senza virgolette</a>',
    '<a href="https://x.example" onclick="y"><b>x</b></a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>*{background:url(https://x.example)}</style>',
    '<form action="https://x.example"><input name=password></form>',
    '<base href="https://x.example/">',
    '<a title="x" data-href="https://x.example">x</a>',
  ])('[bad input 26] leaves %s as text', (testo) => {
    expect(tags(testo).filter((nome) => nome !== 'span' && nome !== 'br')).toEqual([]);
    expect(draw(testo)).not.toMatch(/<[^>]+\s(on\w+|href|src|style)=/i);
  });

  it('[bad input 26] keeps of nested links one alone, without its other attributes', () => {
    const disegnato = draw('<a href="https://x.example"><a href="https://y.example" onclick="z()">y</a></a>');
    expect(disegnato.match(/<a /g)).toHaveLength(1);
    expect(disegnato).not.toMatch(/<a [^>]*onclick/);
  });

  it('[bad input 26] is read in an instant even when it is one million characters long', () => {
    for (const pezzo of ['<a href="https://x.example">', '<br', '&#60;', '<a ', ' href="']) {
      const inizio = performance.now();
      const disegnato = draw(pezzo.repeat(1_000_000 / pezzo.length));
      expect(disegnato.length).toBeLessThan(200_000);
      expect(performance.now() - inizio).toBeLessThan(1000);
    }
  });
});
