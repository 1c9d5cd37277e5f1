import { LOGO, LOGO_STAMPA } from '@quadra/contract';

export type QualeLogo = 'logo' | 'stampa';

/** Where an image stands in a box it must not overflow, in its own proportions: in the middle. */
export function computeRiquadro(
  immagine: { width: number; height: number },
  riquadro: { larghezza: number; altezza: number },
) {
  const scala = Math.min(riquadro.larghezza / immagine.width, riquadro.altezza / immagine.height);
  const [width, height] = [Math.round(immagine.width * scala), Math.round(immagine.height * scala)];
  return {
    width,
    height,
    x: Math.round((riquadro.larghezza - width) / 2),
    y: Math.round((riquadro.altezza - height) / 2),
  };
}

/**
 * An image chosen by a person as a PNG of the size the logo has: reduced or enlarged, never stretched. The one of the
 * pages fills its box with nothing around; the one of the prints keeps its own proportions.
 * @throws whatever the browser says of a file that is no image
 */
export async function makeLogo(file: Blob, quale: QualeLogo): Promise<Blob> {
  const immagine = await createImageBitmap(file);
  const riquadro = quale === 'logo' ? LOGO : LOGO_STAMPA;
  const dove = computeRiquadro(immagine, riquadro);
  const tela = document.createElement('canvas');
  tela.width = quale === 'logo' ? riquadro.larghezza : dove.width;
  tela.height = quale === 'logo' ? riquadro.altezza : dove.height;
  const pennello = tela.getContext('2d');
  if (pennello === null) throw new Error('The browser draws nothing');
  pennello.imageSmoothingQuality = 'high';
  const [x, y] = quale === 'logo' ? [dove.x, dove.y] : [0, 0];
  pennello.drawImage(immagine, x, y, dove.width, dove.height);
  immagine.close();
  return new Promise((resolve, reject) =>
    tela.toBlob((png) => (png === null ? reject(new Error('No image')) : resolve(png)), 'image/png'),
  );
}

const LATO_FOTO = 2_000;
const FOTO_GRANDE = 1_000_000;

/** A photograph of a sheet, still easy to read and about a tenth of the bytes; as it is where it is small, or no picture. */
export async function shrinkFoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size <= FOTO_GRANDE) return file;
  try {
    const immagine = await createImageBitmap(file);
    const scala = Math.min(1, LATO_FOTO / Math.max(immagine.width, immagine.height));
    const tela = document.createElement('canvas');
    tela.width = Math.round(immagine.width * scala);
    tela.height = Math.round(immagine.height * scala);
    tela.getContext('2d')?.drawImage(immagine, 0, 0, tela.width, tela.height);
    immagine.close();
    const foto = await new Promise<Blob | null>((resolve) => tela.toBlob(resolve, 'image/jpeg', 0.85));
    if (foto === null || foto.size >= file.size) return file;
    return new File([foto], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
