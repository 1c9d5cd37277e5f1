import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './BarraSelezione.module.css';
import { IconButton } from './Button.tsx';

type Props = {
  testo: string;
  nota: ReactNode;
  annulla: string;
  onClear: () => void;
  /** Chooses everything the filters find, also what is not on the page. */
  tutte?: { testo: string; onTutte: () => void } | undefined;
  children: ReactNode;
};

/** What can be done with the chosen rows; it takes its own row and covers nothing. */
export function BarraSelezione({ testo, nota, annulla, onClear, tutte, children }: Props) {
  return (
    <section className={css.bar} aria-label={testo}>
      <p className="strong" role="status">
        {testo}
      </p>
      {tutte && (
        <button type="button" className={css.all} onClick={tutte.onTutte}>
          {tutte.testo}
        </button>
      )}
      <div className={css.actions}>{children}</div>
      <p className={css.note}>{nota}</p>
      <IconButton icona={IconX} nome={annulla} size={16} onClick={onClear} />
    </section>
  );
}
