import { TESTO_DOCUMENTO_MASSIMO } from '@quadra/contract';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { answerInCorsia } from '../../../http/in-corsia.ts';

/** The text of a PDF, page after page, as long as it is kept; empty of one that cannot be read. */
async function readTesto(contenuto: Uint8Array): Promise<string> {
  const lettura = getDocument({
    data: new Uint8Array(contenuto),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await lettura.promise;
    let testo = '';
    for (let numero = 1; numero <= pdf.numPages && testo.length < TESTO_DOCUMENTO_MASSIMO; numero += 1) {
      const pagina = await pdf.getPage(numero);
      const { items } = await pagina.getTextContent();
      testo += ` ${items.map((voce) => ('str' in voce ? voce.str : '')).join(' ')}`;
      pagina.cleanup();
    }
    return testo;
  } catch {
    return '';
  } finally {
    await lettura.destroy();
  }
}

answerInCorsia(
  (contenuto) => readTesto(contenuto as Uint8Array),
  () => 'ILLEGGIBILE',
);
