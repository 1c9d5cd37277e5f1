import type { Data } from '@quadra/values';
import { useState } from 'react';
import type { Modello } from './pianificatore.api.ts';
import type { Giorni } from './scenario.ts';

/** Scenarios beside the plan as it is, which is the first and is moved by none. */
const LETTERE = ['A', 'B', 'C'] as const;

type Scenari = {
  readonly giorni: readonly Giorni[];
  readonly attivo: number;
  readonly scelto: string | null;
};
const inizio: Scenari = { giorni: [{}], attivo: 0, scelto: null };

const drop = (giorni: Giorni, id: string): Giorni =>
  Object.fromEntries(Object.entries(giorni).filter(([chiave]) => chiave !== id));

/** The scenarios of a plan: nothing of them is kept until one is used. */
export function useScenari() {
  const [stato, setStato] = useState<Scenari>(inizio);
  const add = () =>
    setStato((prima) =>
      prima.giorni.length === LETTERE.length
        ? prima
        : {
            ...prima,
            giorni: [...prima.giorni, { ...prima.giorni[prima.attivo] }],
            attivo: prima.giorni.length,
          },
    );
  /** Moves a model in the scenario that is open; the plan as it is gives way to a new one. */
  const move = ({ id, data: sua }: Modello, data: Data) =>
    setStato(({ giorni, attivo }) => {
      const tutti = attivo === 0 && giorni.length === 1 ? [...giorni, {}] : giorni;
      const dove = attivo === 0 ? 1 : attivo;
      const nuovi = tutti.map((uno, n) =>
        n === dove ? (data === sua ? drop(uno, id) : { ...uno, [id]: data }) : uno,
      );
      return { giorni: nuovi, attivo: dove, scelto: id };
    });
  const reset = ({ id }: Modello) =>
    setStato((prima) => ({
      ...prima,
      giorni: prima.giorni.map((uno, n) => (n === prima.attivo ? drop(uno, id) : uno)),
    }));
  const open = (attivo: number) => setStato((prima) => ({ ...prima, attivo }));
  const clear = () => setStato(inizio);
  return {
    ...stato,
    lettere: LETTERE.slice(0, stato.giorni.length),
    canAdd: stato.giorni.length < LETTERE.length,
    isCambiato: stato.giorni.some((giorni) => Object.keys(giorni).length > 0),
    ...{ add, move, reset, open, clear },
  };
}
