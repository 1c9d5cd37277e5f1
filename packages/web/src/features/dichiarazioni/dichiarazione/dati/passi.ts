const PASSI_MASSIMI = 200;

/** A change of a casella: what stood in it before. */
type Passo<S> = { readonly chiave: string; readonly prima: S };

/**
 * The last changes of a sitting, to go back over them one at a time. What is typed in one casella is one change until it is
 * left; one that leaves it as it was is none.
 */
export function createPassi<S>(read: (chiave: string) => S, write: (chiave: string, stato: S) => void) {
  const indietro: Passo<S>[] = [];
  const avanti: Passo<S>[] = [];
  let aperta: string | null = null;
  const isFermo = ({ chiave, prima }: Passo<S>) => JSON.stringify(read(chiave)) === JSON.stringify(prima);
  const move = (da: Passo<S>[], a: Passo<S>[]): string | null => {
    aperta = null;
    while (da.at(-1) !== undefined && isFermo(da.at(-1) as Passo<S>)) da.pop();
    const passo = da.pop();
    if (passo === undefined) return null;
    a.push({ chiave: passo.chiave, prima: read(passo.chiave) });
    write(passo.chiave, passo.prima);
    return passo.chiave;
  };
  return {
    /** A casella is about to change. */
    record(chiave: string): void {
      if (aperta === chiave) return;
      aperta = chiave;
      indietro.push({ chiave, prima: read(chiave) });
      avanti.length = 0;
      if (indietro.length > PASSI_MASSIMI) indietro.shift();
    },
    /** The casella was left: what comes next is another change. */
    cut(): void {
      aperta = null;
    },
    /** Puts back the last change, or does again the last put back: its casella; null when there is none. */
    undo: () => move(indietro, avanti),
    redo: () => move(avanti, indietro),
    /** The casella that undo would put back. */
    last: (): string | null => indietro.findLast((passo) => !isFermo(passo))?.chiave ?? null,
  };
}
