import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Icona } from '../comandi/Icona.tsx';
import css from './Casella.module.css';

type Props = {
  /** The name, when no label stands beside. */
  nome?: string;
  id?: string;
  /** -1 inside a grid, which has one tab stop of its own. */
  tabIndex?: number;
  disabled?: boolean;
  stato: boolean | 'parte';
  onChange: (scelta: boolean) => void;
};

/** A checkbox: full, empty, or in part when only some of its rows are chosen. */
export function Casella({ nome, id, tabIndex, disabled, stato, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = stato === 'parte';
  }, [stato]);
  return (
    <span className={css.box}>
      <input
        ref={input}
        type="checkbox"
        aria-label={nome}
        id={id}
        tabIndex={tabIndex}
        disabled={disabled}
        checked={stato === true}
        onChange={(evento) => onChange(evento.target.checked)}
      />
      {stato !== false && <Icona di={stato === 'parte' ? IconMinus : IconCheck} size={13} />}
    </span>
  );
}
