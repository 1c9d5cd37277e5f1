import pdfmake from 'pdfmake';
import { expect, it } from 'vitest';
import { readPagine } from '../../../../test/pdf.ts';
import { openCaratteri } from './caratteri.ts';

const print = async (testo: string): Promise<string> => {
  const bytes = await pdfmake.createPdf({ content: testo }).getBuffer();
  return readPagine(Buffer.from(bytes)).join('');
};

it('the text of a print is read whole, whatever was printed before it', async () => {
  openCaratteri();
  // Signs made of others, which nobody has written yet.
  await print(':;…àèéìòùÀÈÉ');
  expect(await print('1.000,50 €: Differenza dell’area')).toBe('1.000,50 €: Differenza dell’area');
});
