/**
 * A block of cells as spreadsheets write it on the clipboard: cells divided by tabs, rows by line ends; a cell with tabs,
 * line ends or a quote at its start stands in quotes, with its quotes doubled.
 */
export function formatTsv(righe: readonly (readonly string[])[]): string {
  const linee = righe.map((celle) => celle.map(formatCellaTsv).join('\t'));
  // Without an end of its own a last empty row would not be seen.
  const fine = linee.length > 1 && linee.at(-1) === '' ? '\r\n' : '';
  return linee.join('\r\n') + fine;
}

const formatCellaTsv = (testo: string): string =>
  /[\t\r\n]/.test(testo) || testo.startsWith('"') ? `"${testo.replaceAll('"', '""')}"` : testo;

/** Reads a block from the clipboard; the line end after the last row does not make another one. */
export function parseTsv(testo: string): string[][] {
  const righe: string[][] = [];
  let celle: string[] = [];
  let posto = 0;
  const intero = testo.replace(/\r\n?/g, '\n');
  const fine = intero.endsWith('\n') ? intero.length - 1 : intero.length;
  while (posto <= fine) {
    const [cella, dopo] = readCella(intero.slice(0, fine), posto);
    celle.push(cella);
    if (intero[dopo] !== '\t') {
      righe.push(celle);
      celle = [];
    }
    posto = dopo + 1;
  }
  return righe;
}

/** The cell that begins at `da`, and where it ends. */
function readCella(testo: string, da: number): [string, number] {
  if (testo[da] === '"') {
    const trovata = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
    trovata.lastIndex = da;
    const letta = trovata.exec(testo);
    if (letta) return [(letta[1] ?? '').replaceAll('""', '"'), trovata.lastIndex];
  }
  const resto = /[\t\n]/g;
  resto.lastIndex = da;
  const fine = resto.exec(testo)?.index ?? testo.length;
  return [testo.slice(da, fine), fine];
}
