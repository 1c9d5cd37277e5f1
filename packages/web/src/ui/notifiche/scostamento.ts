import { type RefObject, useEffect, useState } from 'react';

type Riquadro = { left: number; top: number; right: number; bottom: number };
type Misura = { larghezza: number; altezza: number };
type Scostamento = { right: number; bottom: number };

const BORDO = 16;
const ARIA = 8;

/**
 * Where the panel stands, from the right and the bottom of the screen, in pixels, so that it does not cover a field:
 * in its corner, else above the field, else at its left.
 */
export function computeScostamento(campo: Riquadro | null, pannello: Misura, schermo: Misura): Scostamento {
  const angolo = { right: BORDO, bottom: BORDO };
  if (campo === null) return angolo;
  const sinistra = schermo.larghezza - BORDO - pannello.larghezza;
  const alto = schermo.altezza - BORDO - pannello.altezza;
  const isCoperto = campo.right > sinistra && campo.bottom > alto && campo.top < schermo.altezza - BORDO;
  if (!isCoperto) return angolo;
  if (campo.top - ARIA >= pannello.altezza)
    return { right: BORDO, bottom: schermo.altezza - campo.top + ARIA };
  const right = schermo.larghezza - campo.left + ARIA;
  return right + pannello.larghezza <= schermo.larghezza ? { right, bottom: BORDO } : angolo;
}

/** Keeps the notification panel away from the field that has the focus. */
export function useScostamento(pannello: RefObject<HTMLElement | null>, quante: number): Scostamento {
  const [scostamento, setScostamento] = useState<Scostamento>({ right: BORDO, bottom: BORDO });
  useEffect(() => {
    const update = () => {
      const elemento = pannello.current;
      if (elemento === null || quante === 0) return;
      const attivo = document.activeElement;
      const isCampo = attivo?.matches('input, textarea, select, button, a, [data-casella]') ?? false;
      if (elemento.contains(attivo)) return;
      const nuovo = computeScostamento(
        isCampo && attivo ? attivo.getBoundingClientRect() : null,
        { larghezza: elemento.offsetWidth, altezza: elemento.offsetHeight },
        { larghezza: window.innerWidth, altezza: window.innerHeight },
      );
      setScostamento((prima) =>
        prima.right === nuovo.right && prima.bottom === nuovo.bottom ? prima : nuovo,
      );
    };
    update();
    const smettere = new AbortController();
    document.addEventListener('focusin', update, { signal: smettere.signal });
    window.addEventListener('resize', update, { signal: smettere.signal });
    return () => smettere.abort();
  }, [pannello, quante]);
  return scostamento;
}
