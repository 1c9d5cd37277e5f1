import type { StatoSessione } from './orologio.ts';
import type { Preferenze } from './sessione.api.ts';

/** What the tabs of one browser tell each other; nothing of it is a right, nothing of it is secret. */
export type Avviso =
  | { tipo: 'uscita' }
  /** Somebody entered, or the same person in another profile: the key of who works now. */
  | { tipo: 'accesso'; utente: number }
  | { tipo: 'aspetto'; preferenze: Preferenze }
  | { tipo: 'attiva'; stato: StatoSessione };

const canale = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('quadra');

/** Tells the other tabs. */
export const tellSchede = (avviso: Avviso): void => canale?.postMessage(avviso);

/** Hears the other tabs until the function it gives is called. */
export function hearSchede(hear: (avviso: Avviso) => void): () => void {
  const handle = ({ data }: MessageEvent<Avviso>) => hear(data);
  canale?.addEventListener('message', handle);
  return () => canale?.removeEventListener('message', handle);
}
