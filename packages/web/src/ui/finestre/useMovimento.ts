import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { annuncio } from '../notifiche/annuncio.ts';
import { isStretto, type Lato, pullRettangolo } from './geometria.ts';
import { capacita, type Finestra, type Rettangolo } from './stato.ts';
import { strati } from './strati.ts';

const PASSO = 10;
const PASSO_FINE = 1;
const frecce: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

type Movimento = {
  /** null: the whole window moves; otherwise the side or corner that is pulled. */
  lato: Lato | null;
  /** Where it was: Esc goes back there. */
  partenza: Rettangolo;
  /** Where the pointer took it; null when the keys move it. */
  presa: { x: number; y: number } | null;
};

/** Moving and resizing a window, by pointer or by keys; nothing is lost until it is let go, Esc takes it back. */
export function useMovimento({ id, tipo, stato, rettangolo }: Finestra) {
  const [movimento, setMovimento] = useState<Movimento | null>(null);
  const attuale = useRef<Movimento | null>(null);
  const set = (nuovo: Movimento | null) => {
    attuale.current = nuovo;
    setMovimento(nuovo);
  };
  const { schermo } = strati.get();
  const isLibera = stato === 'aperta' && !isStretto(schermo);
  const puo = {
    sposta: isLibera && capacita[tipo].isMobile,
    ridimensiona: isLibera && capacita[tipo].isRidimensionabile,
  };
  const apply = ({ lato, partenza }: Movimento, dx: number, dy: number) => {
    const nuovo =
      lato === null
        ? { ...partenza, x: partenza.x + dx, y: partenza.y + dy }
        : pullRettangolo(partenza, lato, { dx, dy }, strati.get().schermo);
    strati.dispatch({ tipo: 'place', id, rettangolo: nuovo });
  };
  const revert = () => {
    const inCorso = attuale.current;
    if (inCorso === null) return;
    strati.dispatch({ tipo: 'place', id, rettangolo: inCorso.partenza });
    set(null);
  };
  const end = () => set(null);
  const startTasti = (lato: Lato | null) => {
    set({ lato, partenza: rettangolo, presa: null });
    annuncio.say(lato === null ? m.spostamento : m.ridimensionamento);
  };
  const grab = (evento: PointerEvent<HTMLElement>, lato: Lato | null) => {
    const isPulsante = (evento.target as Element).closest('button, [role="menu"]') !== null;
    if (evento.button !== 0 || isPulsante || !(lato === null ? puo.sposta : puo.ridimensiona)) return;
    evento.currentTarget.setPointerCapture(evento.pointerId);
    set({ lato, partenza: rettangolo, presa: { x: evento.clientX, y: evento.clientY } });
  };
  const drag = (evento: PointerEvent) => {
    const inCorso = attuale.current;
    if (inCorso === null || inCorso.presa === null) return;
    apply(inCorso, evento.clientX - inCorso.presa.x, evento.clientY - inCorso.presa.y);
  };
  const handleKey = (evento: KeyboardEvent) => {
    const inCorso = attuale.current;
    const freccia = frecce[evento.key];
    if (inCorso === null || (inCorso.presa === null && evento.key === 'Tab')) return end();
    if (evento.key === 'Escape') revert();
    else if (evento.key === 'Enter') end();
    else if (freccia && inCorso.presa === null) {
      const passo = evento.shiftKey ? PASSO_FINE : PASSO;
      apply({ ...inCorso, partenza: rettangolo }, freccia.dx * passo, freccia.dy * passo);
    } else return;
    evento.preventDefault();
  };
  useEscDuranteTrascinamento(movimento?.presa != null, revert);
  const presa = (lato: Lato | null) => ({
    onPointerDown: (evento: PointerEvent<HTMLElement>) => grab(evento, lato),
    onPointerMove: drag,
    onLostPointerCapture: end,
  });
  return { movimento, puo, presa, startTasti, handleKey, end };
}

/** The pointer may have been taken without moving the focus: Esc is heard anywhere while it drags. */
function useEscDuranteTrascinamento(inCorso: boolean, revert: () => void): void {
  const attuale = useRef(revert);
  attuale.current = revert;
  useEffect(() => {
    if (!inCorso) return;
    const listen = (evento: globalThis.KeyboardEvent) => {
      if (evento.key !== 'Escape') return;
      evento.preventDefault();
      evento.stopPropagation();
      attuale.current();
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [inCorso]);
}
