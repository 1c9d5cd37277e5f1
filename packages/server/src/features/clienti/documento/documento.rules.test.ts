import { describe, expect, it } from 'vitest';
import { makeZip } from '../../../../test/zip.ts';
import { recognizeFile } from './documento.rules.ts';

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ');

describe('a file that was sent', () => {
  it('is what its content says, not its name', () => {
    expect(recognizeFile('carta.pdf', PDF)).toEqual({ nome: 'carta.pdf', formato: 'application/pdf' });
    expect(recognizeFile('carta.exe', PDF)?.nome).toBe('carta.pdf');
    expect(recognizeFile('foto.JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))?.nome).toBe('foto.jpeg');
    expect(recognizeFile('note.txt', Buffer.from('però, tutto bene'))?.formato).toContain('text/plain');
  });

  it.each([
    ['carta.pdf', '<html><script>alert(1)</script>'],
    ['carta.pdf', 'MZ\x90\x00'],
    ['note.txt', '<svg onload=alert(1)>'],
    ['note.txt', 'a\0b'],
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['archivio.zip', 'PK\x03\x04'],
    ['firma.p7m', 'testo'],
    ['x', ''],
  ])('is refused when it is none of those that may be sent: %s', (nome, contenuto) => {
    expect(recognizeFile(nome, Buffer.from(contenuto, 'latin1'))).toBeUndefined();
  });

  it('is a document or a sheet when the zip is one, whatever it is called', () => {
    const docx = makeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
    const xlsx = makeZip({ 'xl/workbook.xml': '<workbook/>' });
    expect(recognizeFile('lettera.docx', docx)?.formato).toContain('wordprocessingml');
    expect(recognizeFile('conti.xlsx', xlsx)?.formato).toContain('spreadsheetml');
    const online = makeZip({ '_rels/.rels': '<Relationships/>', 'word/document2.xml': '<w:document/>' });
    expect(recognizeFile('lettera.docx', online)?.formato).toContain('wordprocessingml');
    expect(recognizeFile('conti.xlsx', makeZip({ 'xl/workbook12.xml': '' }))?.formato).toContain(
      'spreadsheetml',
    );
    expect(recognizeFile('lettera.docx', makeZip({ 'word/documents.xml': '' }))).toBeUndefined();
    expect(recognizeFile('conti.xlsx', docx)).toBeUndefined();
    const programma = makeZip({ 'virus.exe': 'MZ', 'note.txt': 'word/document.xml' });
    expect(recognizeFile('lettera.docx', programma)).toBeUndefined();
    const dentro = makeZip({ 'word/document.xml.exe': 'MZ', 'a/word/document.xml': 'x' });
    expect(recognizeFile('lettera.docx', dentro)).toBeUndefined();
    expect(
      recognizeFile('lettera.docx', Buffer.from('PK\x03\x04 word/document.xml', 'latin1')),
    ).toBeUndefined();
  });

  it('[bad input 23] never keeps the name as it came', () => {
    const nomi = [
      '../../etc/passwd.pdf',
      'C:\\x\\CON.pdf',
      '.pdf',
      'a\u202efdp.exe',
      `${'x'.repeat(300)}.pdf`,
      '\0.pdf',
    ];
    expect(nomi.map((nome) => recognizeFile(nome, PDF)?.nome)).toEqual([
      'passwd.pdf',
      'documento.pdf',
      'documento.pdf',
      'afdp.pdf',
      `${'x'.repeat(120)}.pdf`,
      'documento.pdf',
    ]);
  });

  it('[bad input 23] does not stop at a name without end', () => {
    const nome = `a${' '.repeat(500_000)}x.pdf`;
    expect(recognizeFile(nome, PDF)?.nome).toBe('a.pdf');
  });
});
