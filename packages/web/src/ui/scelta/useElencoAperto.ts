import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { isAvanzaConInvio } from '../comandi/enter-advance.ts';
import { annuncio } from '../notifiche/annuncio.ts';
import type { OpzioniMotore } from './motore.ts';
import { useMotore } from './useMotore.ts';
import { findEsatta, findPrima, type Voce } from './voci.ts';

type Opzioni<V extends Voce> = {
  ricerca: Pick<OpzioniMotore<V>, 'cerca' | 'minimo' | 'vuotoElenca' | 'attesaMs'>;
  testo: string;
  chiave: string | null;
  svuotabile: boolean;
  /** Locked or disabled: the list does not open. */
  fermo: boolean;
  apreAlClick: boolean;
  onOpen: (() => void) | undefined;
  onScelta: (voce: V | null) => void;
};

/** The row Enter runs: the one of the value while its text stands, otherwise the first that fits. */
function findEvidenziata<V extends Voce>(
  voci: readonly V[],
  cercato: string,
  { testo, chiave, ricerca }: Opzioni<V>,
): number {
  if (cercato === '' || cercato === testo) return voci.findIndex((voce) => voce.chiave === chiave);
  return cercato.length < ricerca.minimo ? findPrima(voci, cercato) : 0;
}

/** Says how many rows were found; null while there is nothing to say. */
function useAnnuncio(quante: number | null): void {
  useEffect(() => {
    if (quante !== null) annuncio.say(quante === 0 ? m.nessunRisultato : m.risultati(quante));
  }, [quante]);
}

/** The text being typed and its list: what is shown, when it opens, what a text becomes when the field is left. */
function useRicerca<V extends Voce>(opzioni: Opzioni<V>) {
  const { ricerca, testo, svuotabile, fermo, onScelta } = opzioni;
  const [scritto, setScritto] = useState<string | null>(null);
  const [aperta, setAperta] = useState(false);
  /** The field was left while the answer to its text was on the way. */
  const [sospeso, setSospeso] = useState(false);
  const close = () => {
    setAperta(false);
    setScritto(null);
    setSospeso(false);
    motore.reset();
  };
  const choose = (voce: V) => {
    close();
    onScelta(voce);
  };
  const { motore, stato } = useMotore<V>({
    ...ricerca,
    evidenzia: (voci, cercato) => findEvidenziata(voci, cercato, opzioni),
    onScelta: choose,
  });
  const search = (cercato: string) => {
    if (!aperta) opzioni.onOpen?.();
    setAperta(true);
    setSospeso(false);
    motore.search(cercato);
  };
  const open = () => {
    if (!fermo && !aperta) search(ricerca.vuotoElenca ? '' : testo);
  };
  /** What was typed, when the field is left: nothing, an exact row, or a text that is none. */
  const settle = () => {
    const esatta = scritto === null ? undefined : findEsatta(stato.voci, scritto);
    const vuoto = scritto !== null && scritto.trim() === '' && svuotabile && testo !== '';
    close();
    if (vuoto) onScelta(null);
    else if (esatta !== undefined && scritto?.trim() !== '') onScelta(esatta);
  };
  useEffect(() => {
    if (sospeso && !stato.inCorso) settle();
  });
  useAnnuncio(aperta && !stato.inCorso && scritto !== null ? stato.voci.length : null);
  return {
    stato,
    motore,
    scritto,
    setScritto,
    aperta,
    sospeso,
    setSospeso,
    close,
    choose,
    search,
    open,
    settle,
  };
}

/**
 * A text field with its list. Click toggles (dropdown), F4, F2 and Alt+Down open, Up and Down move, Enter runs the
 * highlighted row, Esc gives the old text back, Canc takes the value away. Leaving with an exact text or code chooses
 * it, also when its answer is still on the way.
 */
export function useElencoAperto<V extends Voce>(opzioni: Opzioni<V>) {
  const { ricerca, testo, svuotabile, fermo, onScelta } = opzioni;
  const ricercata = useRicerca(opzioni);
  const { stato, motore, scritto, aperta, open, close, setSospeso } = ricercata;
  const pressEnter = (evento: KeyboardEvent): boolean => {
    const subito = !stato.inCorso && stato.indice < stato.voci.length;
    if (!motore.enter()) close();
    return !(subito && isAvanzaConInvio(evento.currentTarget));
  };
  /** True when the key was for the list. */
  const pressOpen = (evento: KeyboardEvent): boolean => {
    if (evento.key === 'ArrowDown' || evento.key === 'ArrowUp') {
      motore.move(evento.key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (evento.key === 'Enter') return pressEnter(evento);
    if (evento.key === 'Escape') close();
    else if (evento.key === 'Delete' && svuotabile && scritto === null) {
      close();
      if (testo !== '') onScelta(null);
    } else return false;
    return true;
  };
  const handleKey = (evento: KeyboardEvent) => {
    const apre = ['ArrowDown', 'F4', 'F2'].includes(evento.key);
    if (!aperta && apre && !fermo) open();
    else if (!aperta || evento.nativeEvent.isComposing || !pressOpen(evento)) return;
    evento.preventDefault();
    evento.stopPropagation();
  };
  return {
    stato,
    motore,
    scritto,
    aperta: aperta && !ricercata.sospeso && (ricerca.vuotoElenca || (scritto ?? testo).trim() !== ''),
    choose: ricercata.choose,
    eventi: {
      onKeyDown: handleKey,
      onChange: (evento: ChangeEvent<HTMLInputElement>) => {
        ricercata.setScritto(evento.target.value);
        ricercata.search(evento.target.value);
      },
      onClick: () => {
        if (!opzioni.apreAlClick) return;
        if (aperta) close();
        else open();
      },
      onFocus: (evento: FocusEvent<HTMLInputElement>) => {
        setSospeso(false);
        evento.target.select();
      },
      onBlur: () => {
        if (scritto !== null && stato.inCorso && scritto.trim() !== '') setSospeso(true);
        else ricercata.settle();
      },
    },
  };
}
