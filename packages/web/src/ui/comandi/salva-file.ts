/** How long the address of a file stays good for a browser that is slow to take it. */
const DURATA_INDIRIZZO_MS = 60_000;

/** Gives a file to the browser to be kept, under a name. */
export function saveFile(file: Blob, nome: string): void {
  const indirizzo = URL.createObjectURL(file);
  const ancora = document.createElement('a');
  ancora.href = indirizzo;
  ancora.download = nome;
  ancora.click();
  setTimeout(() => URL.revokeObjectURL(indirizzo), DURATA_INDIRIZZO_MS);
}
