import type { tipoFinestra } from '@quadra/contract';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Notifica } from '../notifiche/notifica.ts';

/**
 * libera: the ordinary window. modale and avviso block what lies below; avviso has only OK. menu closes at a click
 * outside. popup is light and blocks nothing. fissa cannot be moved, bloccata cannot be closed by a person,
 * massimizzata starts as large as the screen allows.
 */
export type TipoFinestra = 'libera' | (typeof tipoFinestra)[keyof typeof tipoFinestra];

/** A closed window is no longer in its layer. */
type StatoFinestra = 'aperta' | 'ridotta' | 'massimizzata';
export type EsitoFinestra = 'confermata' | 'annullata' | 'chiusa';

export type Rettangolo = { x: number; y: number; larghezza: number; altezza: number };
export type Schermo = { larghezza: number; altezza: number };

export type PulsanteFinestra = {
  nome: string;
  aspetto?: 'primary' | 'secondary' | 'danger' | 'quiet';
  icona?: Icon;
  /** Runs first: false keeps the window as it is and nothing else happens. */
  controllo?: () => boolean | undefined | Promise<boolean | undefined>;
  azione?: () => void;
  /** How the window ends; left out: it stays open. */
  esito?: EsitoFinestra;
  fuoco?: boolean;
};

/** What a window is made of; sizes in pixels. */
export type OpzioniFinestra = {
  titolo: string;
  contenuto: ReactNode;
  tipo?: TipoFinestra;
  icona?: Icon;
  /** widget: 500 wide, the content 620 high (490 on small laptops); otherwise 400 wide, as high as its content. */
  misura?: 'normale' | 'widget';
  larghezza?: number;
  altezza?: number;
  /** Where it opens; left out: one step beside the last one. */
  posizione?: { x: number; y: number };
  /** Address of the help page: the icon appears only with it. */
  aiuto?: string;
  /** The close icon; a modal has none unless asked. */
  chiusura?: boolean;
  /** Only what it holds closes it: Esc does not. */
  obbligata?: boolean;
  /** It came when it could, and nobody waits for it with a question open: it stays with the page, below every modal. */
  dellaPagina?: boolean;
  schermoIntero?: boolean;
  /** No title bar: the content draws its own head, the title is only said. */
  senzaBarra?: boolean;
  pulsanti?: readonly PulsanteFinestra[];
  onChiusa?: (esito: EsitoFinestra) => void;
};

export type Finestra = {
  id: number;
  tipo: TipoFinestra;
  stato: StatoFinestra;
  rettangolo: Rettangolo;
  /** The geometry to give back when it stops being maximized. */
  precedente: Rettangolo | null;
  /** As high as its content, until a hand resizes it. */
  isAltezzaLibera: boolean;
  opzioni: OpzioniFinestra;
};

/** The windows from the lowest to the highest; a modal has a layer of its own, the others live in the one they were opened in. */
export type Strato = {
  id: number;
  finestre: readonly Finestra[];
  notifiche: readonly Notifica[];
};

/** The first layer is that of the page and never goes. */
export type Stato = {
  schermo: Schermo;
  strati: readonly [Strato, ...Strato[]];
  prossimo: number;
  /** The notification panel was hidden by hand. */
  isNascosto: boolean;
};

export type Evento =
  | { tipo: 'schermo'; schermo: Schermo }
  | { tipo: 'open'; opzioni: OpzioniFinestra }
  | { tipo: 'change'; id: number; opzioni: Partial<OpzioniFinestra> }
  | { tipo: 'close' | 'activate' | 'minimize' | 'maximize' | 'restore'; id: number }
  | { tipo: 'place'; id: number; rettangolo: Rettangolo }
  | { tipo: 'measure'; id: number; altezza: number }
  | { tipo: 'tile' }
  | { tipo: 'push'; notifica: Omit<Notifica, 'chiave'> }
  | { tipo: 'update'; chiave: number; notifica: Partial<Omit<Notifica, 'chiave'>> }
  | { tipo: 'remove'; chiave: number }
  | { tipo: 'clear' }
  | { tipo: 'hide'; isNascosto: boolean };

type Capacita = {
  isMobile: boolean;
  isRidimensionabile: boolean;
  isRiducibile: boolean;
  isChiudibile: boolean;
  isBloccante: boolean;
};

const normale: Capacita = {
  isMobile: true,
  isRidimensionabile: true,
  isRiducibile: true,
  isChiudibile: true,
  isBloccante: false,
};
const ferma = { ...normale, isMobile: false, isRidimensionabile: false };

/** What each kind allows a person to do. */
export const capacita: Record<TipoFinestra, Capacita> = {
  libera: normale,
  massimizzata: normale,
  bloccata: { ...normale, isChiudibile: false },
  fissa: ferma,
  popup: { ...normale, isRidimensionabile: false, isRiducibile: false },
  menu: { ...ferma, isRiducibile: false },
  modale: { ...ferma, isRiducibile: false, isBloccante: true },
  avviso: { ...ferma, isRiducibile: false, isBloccante: true },
};
