const OGNI_MS = 1_000;

/**
 * Tells facts that come in crowds: the first at once; of those that come within a moment of it, how many, once the moment is
 * over, with the last of them; and so on, until a moment passes without any.
 */
export function makeRiassunto<T>(tell: (fatto: T, quanti: number) => void): (fatto: T) => void {
  let isAttesa = false;
  let taciuti = 0;
  let ultimo: T | undefined;
  const wait = () => {
    isAttesa = true;
    setTimeout(() => {
      isAttesa = false;
      if (taciuti === 0) return;
      const [fatto, quanti] = [ultimo as T, taciuti];
      [ultimo, taciuti] = [undefined, 0];
      wait();
      tell(fatto, quanti);
    }, OGNI_MS).unref();
  };
  return (fatto) => {
    if (isAttesa) {
      ultimo = fatto;
      taciuti += 1;
      return;
    }
    wait();
    tell(fatto, 1);
  };
}
