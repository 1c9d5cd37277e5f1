import { listNotifiche } from '../finestre/riduttore.ts';
import { type Strati, strati } from '../finestre/strati.ts';
import { computeDurata, type Notifica, type TipoNotifica } from './notifica.ts';

type Attesa = { durata: number; timer: ReturnType<typeof setTimeout> | null };

/** Closes each notification when its time is over; a paused one starts again from the beginning. */
function createScadenze(pila: Strati) {
  const attese = new Map<number, Attesa>();
  const start = (chiave: number, durata: number) =>
    attese.set(chiave, {
      durata,
      timer: setTimeout(() => pila.dispatch({ tipo: 'remove', chiave }), durata),
    });
  const stop = (chiave: number) => {
    const timer = attese.get(chiave)?.timer;
    if (timer) clearTimeout(timer);
    attese.delete(chiave);
  };
  pila.subscribe(() => {
    const voci = listNotifiche(pila.get());
    const presenti = new Set(voci.map(({ chiave }) => chiave));
    for (const chiave of [...attese.keys()]) if (!presenti.has(chiave)) stop(chiave);
    for (const voce of voci) {
      const durata = computeDurata(voce);
      if (attese.get(voce.chiave)?.durata === durata) continue;
      stop(voce.chiave);
      if (durata !== null) start(voce.chiave, durata);
    }
  });
  return {
    pause(chiave: number) {
      const attesa = attese.get(chiave);
      if (!attesa?.timer) return;
      clearTimeout(attesa.timer);
      attesa.timer = null;
    },
    resume(chiave: number) {
      const attesa = attese.get(chiave);
      if (attesa && attesa.timer === null) start(chiave, attesa.durata);
    },
  };
}

/** The notifications of the page: features push, the shell draws them on the layers. */
export function createNotifiche(pila: Strati) {
  const scadenze = createScadenze(pila);
  return {
    ...scadenze,
    /** Adds a notification to the layer on top; answers its key. */
    push(
      tipo: TipoNotifica,
      testo: string,
      resto: Partial<Omit<Notifica, 'chiave' | 'tipo' | 'testo'>> = {},
    ): number {
      const chiave = pila.get().prossimo;
      pila.dispatch({ tipo: 'push', notifica: { id: 0, ...resto, tipo, testo } });
      return chiave;
    },
    /** Changes one that is shown: its progress, then its end. */
    update: (chiave: number, notifica: Partial<Omit<Notifica, 'chiave'>>) =>
      pila.dispatch({ tipo: 'update', chiave, notifica }),
    remove: (chiave: number) => pila.dispatch({ tipo: 'remove', chiave }),
    clear: () => pila.dispatch({ tipo: 'clear' }),
    get: () => listNotifiche(pila.get()),
  };
}

export const notifiche = createNotifiche(strati);
