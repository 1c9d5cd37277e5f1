import { useEffect, useRef } from 'react';
import { classi } from '../classi.ts';
import css from './Interruttore.module.css';

/** How long a switch without a value stays so: then it is off. */
const ATTESA_MS = 100;

type Props = {
  nome: string;
  /** null: not yet known; after 100 ms it is false. */
  acceso: boolean | null;
  onChange: (acceso: boolean) => void;
  /** Only to be read: a press does nothing. */
  solaLettura?: boolean;
};

/** A switch on its own row: the whole row can be pressed. */
export function Interruttore({ nome, acceso, onChange, solaLettura = false }: Props) {
  const emit = useRef(onChange);
  emit.current = onChange;
  const ignoto = acceso === null;
  useEffect(() => {
    if (!ignoto) return;
    const sveglia = setTimeout(() => emit.current(false), ATTESA_MS);
    return () => clearTimeout(sveglia);
  }, [ignoto]);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={acceso ?? 'mixed'}
      aria-readonly={solaLettura || undefined}
      className={classi(css.row, solaLettura && css.locked)}
      onClick={() => !solaLettura && onChange(!acceso)}
    >
      <span>{nome}</span>
      <span className={css.track} aria-hidden>
        <span className={css.thumb} />
      </span>
    </button>
  );
}
