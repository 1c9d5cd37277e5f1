import { renameRighi } from './trasposizione.ts';

interface Posto {
  readonly quadro: string;
  readonly rigo: number;
  readonly colonna: number;
}

/** What the righi of Redditi PF are called on the 730 of a year. */
export interface Nomi {
  readonly add: (casella: string, posto: Posto) => void;
  /** The same, for a rigo that has one place alone. */
  readonly replace: (casella: string, posto: Posto) => void;
  readonly rename: (testo: string) => string;
}

const QUADRI = 'FA|RA|RB|RC|RL|RP|CR|AC|RM|RT|RW|RN|RV|LC';
const RIGO = new RegExp(`\\b(${QUADRI})(\\d+)?(?: col\\. (\\d+))?`, 'g');

/** The names of the righi that the 730 numbers its own way; the others keep the number they have among the internal ones. */
export function makeNomi(): Nomi {
  const caselle = new Map<string, Posto>();
  const righi = new Map<string, Posto[]>();
  const nameRigo = (rigo: string): string | undefined => {
    const posti = righi.get(rigo);
    const primo = posti?.[0];
    const ultimo = posti?.at(-1);
    if (!primo || !ultimo) return undefined;
    const nome = `${primo.quadro}${primo.rigo}`;
    const altro = `${ultimo.quadro}${ultimo.rigo}`;
    return nome === altro || primo.quadro !== ultimo.quadro ? nome : `${nome}-${altro}`;
  };
  return {
    add(casella, posto) {
      caselle.set(casella, posto);
      const rigo = casella.split('.')[0] ?? casella;
      const noti = righi.get(rigo) ?? [];
      if (!noti.some((p) => p.quadro === posto.quadro && p.rigo === posto.rigo)) {
        righi.set(
          rigo,
          [...noti, posto].sort((a, b) => a.rigo - b.rigo),
        );
      }
    },
    replace(casella, posto) {
      caselle.set(casella, posto);
      righi.set(casella.split('.')[0] ?? casella, [posto]);
    },
    rename: (testo) =>
      testo.replace(RIGO, (intero, quadro: string, rigo?: string, colonna?: string) => {
        const nome = `${quadro}${rigo ?? ''}`;
        const posto = caselle.get(`${nome}.${colonna ?? ''}`);
        if (posto) return `${posto.quadro}${posto.rigo} col. ${posto.colonna}`;
        const suo = colonna === undefined ? nameRigo(nome) : undefined;
        return suo ?? renameRighi(intero);
      }),
  };
}
