/** How the text of a file is written. */
export type Codifica = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** The first bytes say it when they are a mark; UTF-8 is known by reading it all without a fault. */
export async function detectCodifica(pezzi: AsyncIterable<Buffer>): Promise<Codifica> {
  const severo = new TextDecoder('utf-8', { fatal: true });
  let isPrimo = true;
  for await (const pezzo of pezzi) {
    if (isPrimo && pezzo.length >= 2) {
      if (pezzo[0] === 0xff && pezzo[1] === 0xfe) return 'utf-16le';
      if (pezzo[0] === 0xfe && pezzo[1] === 0xff) return 'utf-16be';
    }
    isPrimo = false;
    try {
      severo.decode(pezzo, { stream: true });
    } catch {
      return 'windows-1252';
    }
  }
  return 'utf-8';
}

/** The text of the bytes, piece by piece; the mark at the beginning is left out. */
export async function* decodePezzi(pezzi: AsyncIterable<Buffer>, codifica: Codifica): AsyncGenerator<string> {
  const lettore = new TextDecoder(codifica);
  for await (const pezzo of pezzi) {
    const testo = lettore.decode(pezzo, { stream: true });
    if (testo !== '') yield testo;
  }
  const resto = lettore.decode();
  if (resto !== '') yield resto;
}
