import { cacheElenco } from '@quadra/contract';
import { subscribeVita } from '../../vita/vita-sessione.ts';

type Voce = { readonly url: string; pronta: boolean; dati: unknown };

const pause = (ms: number, segnale: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(sveglia);
      reject(segnale.reason);
    };
    const sveglia = setTimeout(() => {
      segnale.removeEventListener('abort', stop);
      resolve();
    }, ms);
    segnale.addEventListener('abort', stop, { once: true });
  });

/**
 * Answers of the lists, by address and question. A question already on its way for another field is waited for (100 ms,
 * 20 times); then, or when it failed, the field asks by itself. Opening a field forgets the answers of its address.
 */
export function createCacheElenchi() {
  const voci = new Map<string, Voce>();

  async function waitFor(chiave: string, segnale: AbortSignal): Promise<Voce | null> {
    for (let giro = 0; giro < cacheElenco.tentativi; giro += 1) {
      await pause(cacheElenco.attesaMs, segnale);
      const voce = voci.get(chiave);
      if (voce === undefined || voce.pronta) return voce ?? null;
    }
    return null;
  }

  async function askNew<T>(chiave: string, url: string, ask: () => Promise<T>): Promise<T> {
    const voce: Voce = { url, pronta: false, dati: null };
    voci.set(chiave, voce);
    try {
      voce.dati = await ask();
      voce.pronta = true;
      return voce.dati as T;
    } finally {
      if (!voce.pronta && voci.get(chiave) === voce) voci.delete(chiave);
    }
  }

  return {
    /** The answer to a question: remembered, waited for, or asked now. */
    async get<T>(url: string, domanda: unknown, segnale: AbortSignal, ask: () => Promise<T>): Promise<T> {
      const chiave = `${url}\n${JSON.stringify(domanda)}`;
      const presente = voci.get(chiave);
      const voce = presente === undefined || presente.pronta ? presente : await waitFor(chiave, segnale);
      return voce?.pronta ? (voce.dati as T) : askNew(chiave, url, ask);
    },
    /** Forgets the answers of an address; what is still on its way stays. */
    clear(url: string): void {
      for (const [chiave, voce] of voci) if (voce.url === url && voce.pronta) voci.delete(chiave);
    },
    /** Forgets everything, at logout. */
    clearAll: () => voci.clear(),
  };
}

export const cacheElenchi = createCacheElenchi();
subscribeVita({ forget: cacheElenchi.clearAll });
