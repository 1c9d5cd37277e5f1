import type { Controllo, Scheda } from '../modelli/scheda.ts';
import { writeAnno } from './maschera.ts';

/** The levels of a check, as they are written and as the form has them. */
export const LIVELLI = { error: 'bloccante', warning: 'discordanza', info: 'informativa' } as const;

/** What the vendor says of the checks of a form that have one code, in place of what the form says. */
export interface MessaggioConfigurato {
  readonly codice: string;
  /** Null: the words of the form. {ANNO} is the year of the declaration. */
  readonly testo: string | null;
  /** Null: the level of the form. */
  readonly livello: keyof typeof LIVELLI | null;
  readonly attivo: boolean;
}

/**
 * Puts the messages into a form. What stops a declaration goes on stopping it, whatever is said of it: only its words
 * change. Pure.
 */
export function applyMessaggi(scheda: Scheda, messaggi: readonly MessaggioConfigurato[]): Scheda {
  if (messaggi.length === 0) return scheda;
  const perCodice = new Map(messaggi.map((messaggio) => [messaggio.codice, messaggio]));
  return {
    ...scheda,
    controlli: scheda.controlli.flatMap((controllo) => {
      const suo = perCodice.get(controllo.codice);
      if (suo === undefined) return [controllo];
      const isFermo = controllo.livello === 'bloccante';
      if (!(suo.attivo || isFermo)) return [];
      return [
        {
          ...controllo,
          frase: suo.testo === null ? controllo.frase : writeAnno(suo.testo, scheda.anno),
          livello: isFermo || suo.livello === null ? controllo.livello : LIVELLI[suo.livello],
        },
      ];
    }),
  };
}

/** A check of a form as the form has it. */
export type MessaggioDiModello = Pick<Controllo, 'codice' | 'frase' | 'livello' | 'fonte'>;

/** The checks of a form, by code. Pure. */
export const listMessaggi = ({ controlli }: Scheda): MessaggioDiModello[] =>
  controlli
    .map(({ codice, frase, livello, fonte }) => ({
      codice,
      frase,
      livello,
      ...(fonte === undefined ? {} : { fonte }),
    }))
    .sort((a, b) => (a.codice < b.codice ? -1 : 1));
