const nomi: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The characters behind the entities of a text that was escaped; one turn only, unknown entities left alone. */
export const decodeEntita = (testo: string): string =>
  testo.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,5}));/gi, (intera, decimale, esadecimale, nome) => {
    if (nome !== undefined) return nomi[String(nome).toLowerCase()] ?? intera;
    const punto = decimale === undefined ? Number.parseInt(esadecimale, 16) : Number(decimale);
    return punto > 0 && punto <= 0x10ffff ? String.fromCodePoint(punto) : intera;
  });
