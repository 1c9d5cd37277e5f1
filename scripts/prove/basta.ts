/** The same signal comes twice to who is in the group of the terminal and is told by his parent too. */
const STESSO_MS = 1_000;

export interface Basta {
  isBasta(): boolean;
  /** A signal came. */
  hear(): void;
}
/** What is under way is finished at the first signal, and ended where it is at another one. */
export function makeBasta({
  onPrima,
  onAltra,
  now = () => performance.now(),
}: {
  readonly onPrima: () => void;
  readonly onAltra: () => void;
  readonly now?: () => number;
}): Basta {
  let da: number | undefined;
  return {
    isBasta: () => da !== undefined,
    hear: () => {
      if (da === undefined) {
        da = now();
        onPrima();
      } else if (now() - da > STESSO_MS) onAltra();
    },
  };
}
