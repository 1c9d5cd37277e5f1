import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classi } from '../classi.ts';
import { computePosto } from './posto.ts';
import css from './RiquadroSospeso.module.css';

type Props = ComponentProps<'div'> & {
  /** The edge shared with what it hangs from. */
  allinea?: 'inizio' | 'fine';
};

/** Puts the box beside what it hangs from, and takes it out of sight when that is scrolled away. */
function place(riquadro: HTMLElement, ancora: Element, allinea: 'inizio' | 'fine'): void {
  const campo = ancora.getBoundingClientRect();
  riquadro.style.setProperty('--campo', `${campo.width}px`);
  const schermo = { larghezza: innerWidth, altezza: innerHeight };
  const { top, bottom, left, altezza } = computePosto(campo, riquadro.offsetWidth, schermo, allinea);
  Object.assign(riquadro.style, {
    top: top === null ? 'auto' : `${top}px`,
    bottom: bottom === null ? 'auto' : `${bottom}px`,
    left: `${left}px`,
    maxHeight: `${altezza}px`,
  });
}

/**
 * What opens under a field, or above it where there is more room: over windows and bars, cut by none of them. It stays
 * in the document beside its field, so that keys, focus and whoever reads the page find it there.
 */
export function RiquadroSospeso({ allinea = 'inizio', className, ...resto }: Props) {
  const riquadro = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const nodo = riquadro.current;
    const ancora = nodo?.parentElement;
    if (!nodo || !ancora) return;
    nodo.showPopover();
    const follow = () => place(nodo, ancora, allinea);
    follow();
    const misura = new ResizeObserver(follow);
    misura.observe(nodo);
    const vista = new IntersectionObserver(([voce]) => {
      nodo.style.visibility = voce?.isIntersecting ? 'visible' : 'hidden';
    });
    vista.observe(ancora);
    const ascolto = new AbortController();
    addEventListener('scroll', follow, { capture: true, passive: true, signal: ascolto.signal });
    addEventListener('resize', follow, { signal: ascolto.signal });
    return () => {
      misura.disconnect();
      vista.disconnect();
      ascolto.abort();
    };
  }, [allinea]);
  return <div {...resto} ref={riquadro} popover="manual" className={classi(css.box, className)} />;
}
