import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { closeFinestra, openFinestra } from './apertura.ts';
import css from './Finestra.module.css';
import { focusDentro } from './fuoco.ts';
import { Ospite } from './Ospite.tsx';
import type { EsitoFinestra, OpzioniFinestra } from './stato.ts';
import { strati } from './strati.ts';

type Props = Omit<OpzioniFinestra, 'contenuto' | 'pulsanti' | 'onChiusa'> & {
  onChiusa: (esito: EsitoFinestra) => void;
  children: ReactNode;
};

/** A window that lives as long as this element does, with content that keeps the contexts of its place. */
export function Finestra({ children, onChiusa, ...opzioni }: Props) {
  const [corpo, setCorpo] = useState<HTMLElement | null>(null);
  const attuali = useRef({ onChiusa, opzioni });
  attuali.current = { onChiusa, opzioni };
  const id = useRef(0);
  useEffect(() => {
    let isViva = true;
    id.current = openFinestra({
      ...attuali.current.opzioni,
      contenuto: <div ref={setCorpo} />,
      onChiusa: (esito) => isViva && attuali.current.onChiusa(esito),
    });
    return () => {
      isViva = false;
      closeFinestra(id.current);
    };
  }, []);
  const { titolo } = opzioni;
  useEffect(() => strati.dispatch({ tipo: 'change', id: id.current, opzioni: { titolo } }), [titolo]);
  useEffect(() => {
    const finestra = corpo?.closest<HTMLElement>('[data-finestra]');
    if (finestra?.contains(document.activeElement)) focusDentro(finestra);
  }, [corpo]);
  if (corpo === null) return null;
  const liste = corpo.closest('[data-strato]')?.querySelector<HTMLElement>('[data-liste]') ?? null;
  return createPortal(<Ospite liste={liste}>{children}</Ospite>, corpo);
}

/** The buttons of a window whose content decides them: at the right, Annulla before what goes on. */
export function PulsantiFinestra({ children }: { children: ReactNode }) {
  return <div className={css.buttons}>{children}</div>;
}
