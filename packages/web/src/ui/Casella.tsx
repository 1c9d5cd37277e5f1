import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import css from './Casella.module.css';
import { Icona } from './Icona.tsx';

type Props = {
  nome: string;
  stato: boolean | 'parte';
  onChange: (scelta: boolean) => void;
  tabIndex?: number;
};

/** A checkbox: full, empty, or in part when only some of its rows are chosen. */
export function Casella({ nome, stato, onChange, tabIndex }: Props) {
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
        tabIndex={tabIndex}
        checked={stato === true}
        onChange={(evento) => onChange(evento.target.checked)}
      />
      {stato !== false && <Icona di={stato === 'parte' ? IconMinus : IconCheck} size={13} />}
    </span>
  );
}
