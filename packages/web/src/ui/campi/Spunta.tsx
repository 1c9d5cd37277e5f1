import { type ReactNode, useId } from 'react';
import { Casella } from './Casella.tsx';
import css from './Spunta.module.css';

type Props = { etichetta: ReactNode; scelta: boolean; onChange: (scelta: boolean) => void };

/** A checkbox with its words beside: both can be pressed. */
export function Spunta({ etichetta, scelta, onChange }: Props) {
  const id = useId();
  return (
    <span className={css.row}>
      <Casella id={id} stato={scelta} onChange={onChange} />
      <label htmlFor={id}>{etichetta}</label>
    </span>
  );
}
