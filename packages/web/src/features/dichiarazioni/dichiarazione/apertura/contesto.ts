import { hasLettera } from '@quadra/contract';
import type { EsitoCasella, Modello, Quadro } from '@quadra/fisco';
import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { readChi } from '../../../../api/sessione.ts';
import type { Bozze } from '../../../../dominio/bozza/bozze.ts';
import type { Campi, Istantanea } from '../dati/campi.ts';
import type { Dichiarazione } from '../dichiarazione.api.ts';

/** The views of the whole declaration, as they are in the address. */
export const visteIntere = [
  'riepilogo',
  'collegamenti',
  'cascata',
  'anni',
  'confronto',
  'passato',
  'affiancate',
  'telematico',
  'lettera',
] as const;
export type VistaIntera = (typeof visteIntere)[number];

/** What every part of an open declaration can reach. */
export type Apertura = {
  dichiarazione: Dichiarazione;
  modello: Modello;
  campi: Campi;
  bozze: Bozze;
  /** Drafts of another sitting wait to be taken or thrown away. */
  conBozzaInAttesa: boolean;
  solaLettura: boolean;
  quadro: Quadro;
  /** What is on the page in place of the quadro; null for the quadro itself. */
  vistaIntera: VistaIntera | null;
  modulo: number;
  setModulo: (modulo: number) => void;
  /** The casella explained in the panel; null when the panel waits. */
  spiegata: string | null;
  explain: (chiave: string) => void;
  /** Shows the quadro of a casella and gives it the focus. */
  goTo: (chiave: string) => void;
  openQuadro: (codice: string) => void;
  /** Shows a view of the whole declaration in place of the quadro. */
  openVista: (vista: VistaIntera) => void;
  save: () => Promise<boolean>;
  /** When the last save of this sitting went through, as an hour. */
  salvataAlle: string | null;
  /** Takes the declaration as an act of the server answered it. */
  adopt: (dichiarazione: Dichiarazione) => Promise<void>;
  /** Reads the declaration again: after an act that does not answer it. */
  reload: () => Promise<void>;
};

export const ContestoApertura = createContext<Apertura | null>(null);

export function useApertura(): Apertura {
  const apertura = use(ContestoApertura);
  if (apertura === null) throw new Error('useApertura outside an open declaration');
  return apertura;
}

/** Whether this declaration is told in a letter: who works for himself writes none to himself. */
export function useConLettera(): boolean {
  const { modello } = useApertura();
  const { utente } = useSessione();
  return hasLettera(modello) && readChi(utente) === 'studio';
}

const VUOTO: EsitoCasella = { stato: 'vuoto', precisione: 'esatto' };
/** Whether the form says the way from the income to the balance. */
export const hasCascata = (modello: Modello): boolean => modello.listCascata(() => VUOTO).length > 0;

/** One casella: the component draws again only when this casella changes. */
export function useIstantanea(chiave: string): Istantanea {
  const { campi } = useApertura();
  return useSyncExternalStore(
    useCallback((avvisa) => campi.subscribe(chiave, avvisa), [campi, chiave]),
    () => campi.get(chiave),
  );
}

/** For parts that look at the whole declaration: draws again at every change. */
export function useVersione(): number {
  const { campi } = useApertura();
  return useSyncExternalStore(campi.subscribeTutto, campi.versione);
}

/** As useVersione, for parts that may wait: what is typed is painted first, then they draw again. */
export function useVersioneDifferita(): number {
  const { campi } = useApertura();
  const [versione, setVersione] = useState(campi.versione());
  useEffect(() => campi.subscribeTutto(() => startTransition(() => setVersione(campi.versione()))), [campi]);
  return versione;
}
