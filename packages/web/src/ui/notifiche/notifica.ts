import { etichettaLivelloNotifica, livelloNotifica } from '@quadra/contract';

/** The four kinds of the specification, by the name they have there. */
type NomeLivello = keyof typeof livelloNotifica;
export type TipoNotifica = Lowercase<NomeLivello>;

const nomi: Readonly<Record<TipoNotifica, NomeLivello>> = {
  error: 'Error',
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
};
/** The title of a notification that was given none. */
export const getTitolo = (tipo: TipoNotifica): string =>
  etichettaLivelloNotifica[livelloNotifica[nomi[tipo]]];

/** A notification, as whoever raises it describes it. */
export type Notifica = {
  chiave: number;
  /** 0 closes by itself or on click; above 0 only by its button. */
  id: number;
  tipo: TipoNotifica;
  titolo?: string;
  testo: string;
  codiceRichiesta?: string | null;
  /** The higher stand first. */
  priorita?: number;
  /** Seconds it stays; -1 is five, -2 is ten. */
  secondi?: number;
  /** Stays until whoever raised it takes it away. */
  bloccata?: boolean;
  menu?: readonly { nome: string; azione: () => void }[];
  /** From 0 to 100: draws a bar. */
  avanzamento?: number;
  restaAperta?: boolean;
  /** Its own time, in milliseconds. */
  durata?: number;
  /** At least 500 px instead of 300: for what happens in the account panel. */
  larga?: boolean;
  /** The way out, beside the text. */
  collegamento?: { nome: string; indirizzo: string };
  /** With an id: the box that says it was read, in the words of the release notes or in the common ones. */
  lettura?: 'note di rilascio' | 'comune';
  /** Told once, with the id, when it is closed with its box ticked. */
  onLetta?: (id: number) => void;
};

const durate: Record<TipoNotifica, number> = { success: 1500, info: 3500, warning: 3500, error: 5000 };
const secondiDelPannello: Record<number, number> = { [-1]: 5, [-2]: 10 };

/** How long a notification stays, in milliseconds; null when it waits to be closed. */
export function computeDurata(
  notifica: Pick<Notifica, 'id' | 'tipo' | 'restaAperta' | 'bloccata' | 'secondi' | 'durata'>,
): number | null {
  const { id, tipo, restaAperta, bloccata, secondi, durata } = notifica;
  if (id > 0 || restaAperta || bloccata) return null;
  if (durata !== undefined) return durata;
  if (secondi !== undefined && secondi !== 0)
    return (secondiDelPannello[secondi] ?? Math.abs(secondi)) * 1000;
  return durate[tipo];
}

/** A click on it closes it: not one that has an id, nor one that is locked. */
export const isChiudibile = ({ id, bloccata }: Pick<Notifica, 'id' | 'bloccata'>): boolean =>
  id === 0 && !bloccata;
