import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NonGestito } from './albero.ts';
import { readFoglioDiStile } from './foglio-di-stile.ts';

const wrap = (dentro: string, sopra = '') =>
  `<?xml version="1.0"?><xsl:stylesheet version="1.1" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:a="urn:prova"><xsl:output method="html"/>${sopra}<xsl:template match="/">${dentro}</xsl:template></xsl:stylesheet>`;
const DOCUMENTO = `<p:Fattura xmlns:p="urn:prova" versione="FPR12"><Riga><N>1</N><D>uno &amp; &lt;b&gt;due&lt;/b&gt;</D></Riga>
  <Riga><N>12</N><D>tre</D></Riga></p:Fattura>`;
const apply = (dentro: string, sopra = '') => readFoglioDiStile(wrap(dentro, sopra))(DOCUMENTO);
const di = (dentro: string, sopra = '') => apply(`<p>${dentro}</p>`, sopra).replace(/^<!doctype html>/, '');

/** Beside the house, or beside the folder of who works on a copy of it. */
const [FOGLI = ''] = ['../../../../../../../../shared', '../../../../../../../../../shared']
  .map((dove) => join(import.meta.dirname, dove, 'data/fatturapa'))
  .filter((dove) => existsSync(dove));

describe('a style sheet of invoices', () => {
  it.each([
    ['<xsl:value-of select="a:Fattura/@versione"/>', 'FPR12'],
    ['<xsl:value-of select="count(a:Fattura/Riga)"/>', '2'],
    // Of another namespace, nothing.
    ['<xsl:value-of select="count(Fattura/Riga)"/>', '0'],
    [
      '<xsl:for-each select="a:Fattura/Riga"><xsl:value-of select="position()"/>:<xsl:value-of select="N"/>;</xsl:for-each>',
      '1:1;2:12;',
    ],
    [
      '<xsl:for-each select="a:Fattura/Riga"><xsl:if test="N &gt; 1 and position() = last()"><xsl:value-of select="../@versione"/></xsl:if></xsl:for-each>',
      'FPR12',
    ],
    [
      '<xsl:if test="a:Fattura/Riga/N=\'12\'">c’è</xsl:if><xsl:if test="a:Fattura/Riga/N=\'13\'">no</xsl:if>',
      'c’è',
    ],
    ['<xsl:if test="a:Fattura/Altro or not(a:Fattura/Riga)">no</xsl:if>', ''],
    [
      '<xsl:variable name="V"><xsl:value-of select="a:Fattura/Riga/D"/></xsl:variable><xsl:value-of select="substring($V,1,3)"/>',
      'uno',
    ],
    ['<xsl:choose><xsl:when test="false">no</xsl:when><xsl:otherwise>sì</xsl:otherwise></xsl:choose>', 'sì'],
  ])('reads %s', (dentro, atteso) => {
    expect(di(dentro)).toBe(`<p>${atteso}</p>`);
  });

  it('calls its own templates, with their parameters', () => {
    const sopra =
      '<xsl:template name="Giorno"><xsl:param name="d"/><xsl:value-of select="substring($d,9,2)"/>/<xsl:value-of select="substring($d,6,2)"/></xsl:template>';
    const chiama = `<xsl:call-template name="Giorno"><xsl:with-param name="d" select="'2026-03-19'"/></xsl:call-template>`;
    expect(di(chiama, sopra)).toBe('<p>19/03</p>');
  });

  it('writes what a document says as text, never as markup', () => {
    const pagina = di('<xsl:value-of select="a:Fattura/Riga/D"/>');
    expect(pagina).not.toContain('<b>');
    expect(pagina).toBe('<p>uno &#38; &#60;b&#62;due&#60;/b&#62;</p>');
  });

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<p onclick="x()">a</p>', 'onclick=""'],
    ['<a href="javascript:x()">a</a>', 'javascript:x()'],
    ['<iframe src="x"/>', '<iframe>'],
    ['<form action="https://altrove.example"/>', '<form>'],
    ['<img src="https://altrove.example/x.png"/>', '<img>'],
    ['<style>@import "x"</style>', 'style'],
    ['<xsl:copy-of select="."/>', 'xsl:copy-of'],
    ['<xsl:value-of select="document(\'file:///etc/passwd\')"/>', "document('file:///etc/passwd')"],
    ['<xsl:value-of select="//N"/>', '//N'],
    ['<xsl:value-of select="a:Fattura/Riga[1]"/>', 'a:Fattura/Riga[1]'],
    ['<xsl:value-of disable-output-escaping="yes" select="."/>', 'disable-output-escaping'],
  ])('refuses %s, and says what it is', (dentro, che) => {
    expect(() => readFoglioDiStile(wrap(dentro))).toThrow(expect.objectContaining({ che }));
  });

  it('refuses a file from outside, a DTD, and what is no style sheet', () => {
    const fuori = '<xsl:include href="https://altrove.example/x.xsl"/>';
    for (const testo of [wrap('', fuori), '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', '<a/>', 'niente', ''])
      expect(() => readFoglioDiStile(testo)).toThrow(NonGestito);
  });

  it('is stopped when it never ends', () => {
    const sopra = '<xsl:template name="T"><xsl:call-template name="T"/></xsl:template>';
    expect(() => apply('<xsl:call-template name="T"/>', sopra)).toThrow(NonGestito);
  });

  it('refuses what is so deep that who reads it would be exhausted', () => {
    const quanti = 100_000;
    expect(() => readFoglioDiStile(wrap('<b>'.repeat(quanti) + '</b>'.repeat(quanti)))).toThrow(NonGestito);
    const cammino = `${'('.repeat(quanti)}1${')'.repeat(quanti)}`;
    expect(() => readFoglioDiStile(wrap(`<xsl:value-of select="${cammino}"/>`))).toThrow(NonGestito);
    const foglio = readFoglioDiStile(wrap('<p>a</p>'));
    expect(() => foglio('<a>'.repeat(quanti) + '</a>'.repeat(quanti))).toThrow(NonGestito);
  });

  it.skipIf(FOGLI === '')(
    '[FAT-009] shows an official sample with the official style sheet, in the words of both',
    () => {
      const read = (nome: string) => readFileSync(join(FOGLI, nome), 'utf8');
      const foglio = readFoglioDiStile(read('xsl/Foglio_di_stile_fattura_ordinaria_ver1.2.2.xsl'));
      const pagina = foglio(read('esempi/IT01234567890_FPR01.xml'));
      const righe = pagina
        .replace(/<style[\s\S]*?<\/style>/, '')
        .replace(/<[^>]+>/g, '\n')
        .replace(/&#(\d+);/g, (_, n: string) => String.fromCodePoint(Number(n)))
        .split('\n')
        .map((riga) => riga.trim())
        .filter((riga) => riga !== '');
      expect(righe.slice(0, 8)).toEqual([
        ...['FATTURA ELETTRONICA', 'Versione FPR12', 'Dati relativi alla trasmissione'],
        ...['Identificativo del trasmittente:', 'IT01234567890', 'Progressivo di invio:', '00001'],
        'Formato Trasmissione:',
      ]);
      for (const detto of ['(Regime forfettario)', "SOCIETA' ALPHA SRL", 'TD01', '(fattura)', 'DITTA BETA'])
        expect(righe.join('\n')).toContain(detto);
      expect(pagina).not.toMatch(/<script|onload|url\(/i);
      for (const altro of ['Foglio_di_stile_fattura_PA_ver1.2.2.xsl', 'fatturasemplificata_v1.0.xsl'])
        expect(readFoglioDiStile(read(`xsl/${altro}`))).toBeTypeOf('function');
    },
  );
});
