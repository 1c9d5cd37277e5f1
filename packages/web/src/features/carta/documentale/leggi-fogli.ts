import { readCodiceFoglio } from '@quadra/contract';
import { openPdf } from '../../../ui/pagina/apri-pdf.ts';
import type { Foglio } from './fogli.ts';

/** Pixels of the long side of a sheet: at 200 dpi a code of 16 mm has four for each of its squares. */
const LATO = 2_340;
/** Of the foot of a sheet, where the code is printed: looked at alone when it is not seen in the whole. */
const PIEDE = 0.2;
/** Milliseconds that a code hard to read may take. */
const PAZIENZA_MS = 400;

type Decode = typeof import('qr/decode.js').default;

function findCodice(decode: Decode, tela: HTMLCanvasElement): Foglio['codice'] {
  const disegno = tela.getContext('2d', { willReadFrequently: true });
  if (!disegno) return null;
  const { width, height } = tela;
  // A sheet that was scanned upside down has its foot at the head.
  const piede = Math.round(height * PIEDE);
  const zone = [
    [0, height],
    [height - piede, piede],
    [0, piede],
  ] as const;
  for (const [y, alta] of zone) {
    const { data } = disegno.getImageData(0, y, width, alta);
    try {
      const letto = readCodiceFoglio(decode({ width, height: alta, data }, { timeLimit: PAZIENZA_MS }));
      if (letto) return letto;
    } catch {
      // No code here.
    }
  }
  return null;
}

function makeTela(width: number, height: number): HTMLCanvasElement {
  const tela = document.createElement('canvas');
  tela.width = Math.round(width);
  tela.height = Math.round(height);
  return tela;
}

async function readPdf(decode: Decode, file: File): Promise<Foglio[]> {
  const pdf = await openPdf(file);
  try {
    const fogli: Foglio[] = [];
    for (let numero = 1; numero <= pdf.numPages; numero += 1) {
      const pagina = await pdf.getPage(numero);
      const { width, height } = pagina.getViewport({ scale: 1 });
      const viewport = pagina.getViewport({ scale: LATO / Math.max(width, height) });
      const tela = makeTela(viewport.width, viewport.height);
      await pagina.render({ canvas: tela, viewport }).promise;
      fogli.push({ numero, codice: findCodice(decode, tela) });
    }
    return fogli;
  } finally {
    void pdf.loadingTask.destroy();
  }
}

async function readFoto(decode: Decode, file: File): Promise<Foglio[]> {
  const foto = await createImageBitmap(file);
  const scala = Math.min(1, LATO / Math.max(foto.width, foto.height));
  const tela = makeTela(foto.width * scala, foto.height * scala);
  tela.getContext('2d')?.drawImage(foto, 0, 0, tela.width, tela.height);
  foto.close();
  return [{ numero: 1, codice: findCodice(decode, tela) }];
}

/** The sheets of a scan, each with the code at its foot; the file does not leave the browser. @throws what is no PDF nor picture */
export async function readFogli(file: File): Promise<Foglio[]> {
  const { default: decode } = await import('qr/decode.js');
  return file.type === 'application/pdf' ? readPdf(decode, file) : readFoto(decode, file);
}
