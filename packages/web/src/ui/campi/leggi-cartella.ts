/** All the entries of a folder: the browser gives them some at a time. */
async function listVoci(cartella: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const lettore = cartella.createReader();
  const voci: FileSystemEntry[] = [];
  for (;;) {
    const alcune = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      lettore.readEntries(resolve, reject),
    );
    if (alcune.length === 0) return voci;
    voci.push(...alcune);
  }
}

async function readVoce(voce: FileSystemEntry): Promise<File[]> {
  if (voce.isFile)
    return [
      await new Promise<File>((resolve, reject) => (voce as FileSystemFileEntry).file(resolve, reject)),
    ];
  const dentro = await listVoci(voce as FileSystemDirectoryEntry);
  return (await Promise.all(dentro.map(readVoce))).flat();
}

/** The files that were dropped, those of the folders too. */
export async function readTrascinati({ items, files }: DataTransfer): Promise<File[]> {
  // To be asked before anything is waited for: afterwards what was dropped is gone.
  const voci = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return voci.length === 0 ? [...files] : (await Promise.all(voci.map(readVoce))).flat();
}
