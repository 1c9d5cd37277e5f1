/** How many characters have to be added, taken away, changed or swapped with the next to make one text of another. */
export function countDifferenze(uno: string, altro: string): number {
  let prima: readonly number[] = [];
  let riga: readonly number[] = Array.from({ length: altro.length + 1 }, (_, i) => i);
  for (let i = 1; i <= uno.length; i += 1) {
    const nuova = [i];
    for (let j = 1; j <= altro.length; j += 1) {
      const isUguale = uno[i - 1] === altro[j - 1];
      const costi = [at(riga, j) + 1, at(nuova, j - 1) + 1, at(riga, j - 1) + (isUguale ? 0 : 1)];
      const isScambio = i > 1 && j > 1 && uno[i - 1] === altro[j - 2] && uno[i - 2] === altro[j - 1];
      if (isScambio) costi.push(at(prima, j - 2) + 1);
      nuova.push(Math.min(...costi));
    }
    [prima, riga] = [riga, nuova];
  }
  return at(riga, altro.length);
}

const at = (riga: readonly number[], posto: number): number => riga[posto] ?? 0;

/** The first of the texts least far from the one that was written; none that is further than that. */
export function findVicino(
  scritto: string,
  noti: readonly string[],
  massima: number,
  farOf: (noto: string) => number = (noto) => countDifferenze(scritto, noto),
): string | undefined {
  let vicino: string | undefined;
  let distanza = massima;
  for (const noto of noti) {
    const qui = farOf(noto);
    if (qui > distanza || (qui === distanza && vicino !== undefined)) continue;
    [vicino, distanza] = [noto, qui];
  }
  return vicino;
}
