import { useEffect } from 'react';

/** What one can do on the screen, by name: for who would rather write it than look for its button. */
export type AzioneSchermata = {
  readonly nome: string;
  /** Other words by which it is found. */
  readonly parole?: string;
  /** The keys that do the same. */
  readonly tasti?: string;
  readonly run: () => void;
};

/** The acts of one part of the screen; `list` tells those that can be done now. */
export type AzioniSchermata = {
  /** Where one is: «Rossi Mario, quadro RN». */
  readonly dove: string;
  readonly list: () => readonly AzioneSchermata[];
};

let schermate: readonly AzioniSchermata[] = [];

/** The acts of what is on the screen now; the innermost part that told its own is the screen. Null: nothing told any. */
export const findAzioniSchermata = (): AzioniSchermata | null => schermate.at(-1) ?? null;

/** Tells the acts of a part of the screen for as long as it is there. `azioni` must be stable. */
export function useAzioniSchermata(azioni: AzioniSchermata): void {
  useEffect(() => {
    schermate = [...schermate, azioni];
    return () => {
      schermate = schermate.filter((altre) => altre !== azioni);
    };
  }, [azioni]);
}
