import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import type { Posto } from './celle/blocco.ts';
import { commitCella } from './celle/scrittura.ts';
import type { ColonnaPronta } from './colonna.ts';
import css from './Griglia.module.css';
import { goTo, type Motore } from './motore.ts';

type Props<R> = {
  motore: Motore<R>;
  posto: Posto;
  colonna: ColonnaPronta<R>;
  /** What is written when the editing begins; `isNuovo` when it replaces what was there. */
  iniziale: string;
  isNuovo: boolean;
};

/** A cell being edited. Enter goes down, Tab to the right, with Shift the other way; Esc gives up; leaving it commits. */
export function EditorCella<R>({ motore, posto, colonna, iniziale, isNuovo }: Props<R>) {
  const [testo, setTesto] = useState(iniziale);
  const campo = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const chiuso = useRef(false);
  useEffect(() => {
    campo.current?.focus();
    if (!isNuovo && campo.current instanceof HTMLInputElement) campo.current.select();
  }, [isNuovo]);
  const close = (meta: Posto | null, tieni: boolean) => {
    if (chiuso.current) return;
    chiuso.current = true;
    if (tieni) commitCella(motore, posto, testo);
    if (meta) goTo(motore.deposito, meta);
  };
  const handleKey = (evento: KeyboardEvent) => {
    evento.stopPropagation();
    const passo = evento.shiftKey ? -1 : 1;
    if (evento.key === 'Enter') close(shift(motore, posto, passo, 0), true);
    else if (evento.key === 'Tab') close(shift(motore, posto, 0, passo), true);
    else if (evento.key === 'Escape') close(posto, false);
    else if (evento.code === 'NumpadDecimal' && colonna.allineata === 'fine')
      setTesto((prima) => `${prima},`);
    else return;
    evento.preventDefault();
  };
  const scelte = computeScelte(colonna);
  const comuni = {
    ref: campo,
    className: css.editor,
    'aria-label': m.scrivi(colonna.campo.testo),
    value: testo,
    onKeyDown: handleKey,
    onBlur: () => close(null, true),
  };
  if (scelte)
    return (
      <select {...comuni} onChange={(evento) => setTesto(evento.target.value)}>
        {colonna.campo.nullo && <option value=""> </option>}
        {scelte.map((voce) => (
          <option key={voce}>{voce}</option>
        ))}
      </select>
    );
  return (
    <input
      {...comuni}
      autoComplete="off"
      inputMode={colonna.allineata === 'fine' ? 'decimal' : undefined}
      onChange={(evento) => setTesto(evento.target.value)}
    />
  );
}

const computeScelte = <R,>({ campo }: ColonnaPronta<R>): readonly string[] | null =>
  campo.scelte?.map(({ descrizione }) => descrizione) ?? (campo.tipo === 'bool' ? ['Si', 'No'] : null);

/** The cell beside, within the grid. */
function shift<R>({ righe, celle }: Motore<R>, { riga, colonna }: Posto, giu: number, destra: number): Posto {
  return {
    riga: Math.max(0, Math.min(righe.length - 1, riga + giu)),
    colonna: Math.max(0, Math.min(celle.length - 1, colonna + destra)),
  };
}
