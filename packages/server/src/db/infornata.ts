interface Domanda<K, V> {
  readonly chiave: K;
  resolve(valore: V): void;
  reject(errore: unknown): void;
}

/**
 * Asks together what is asked in the same turn of the process: whoever comes while the question is on its way is of the
 * next one, so no answer is older than its question. `ask` answers in the order of the keys; when it fails, it fails for
 * all of them.
 */
export function makeInfornata<S extends object, K, V>(
  ask: (a: S, chiavi: readonly K[]) => Promise<readonly V[]>,
): (a: S, chiave: K) => Promise<V> {
  const attese = new WeakMap<S, Domanda<K, V>[]>();

  async function answer(a: S): Promise<void> {
    const domande = attese.get(a) ?? [];
    attese.delete(a);
    try {
      const valori = await ask(
        a,
        domande.map(({ chiave }) => chiave),
      );
      for (const [posto, domanda] of domande.entries()) domanda.resolve(valori[posto] as V);
    } catch (errore) {
      for (const domanda of domande) domanda.reject(errore);
    }
  }

  return (a, chiave) =>
    new Promise<V>((resolve, reject) => {
      const domanda = { chiave, resolve, reject };
      const inAttesa = attese.get(a);
      if (inAttesa) inAttesa.push(domanda);
      else {
        attese.set(a, [domanda]);
        setImmediate(() => void answer(a));
      }
    });
}
