import { useId } from 'react';
import { classi } from '../classi.ts';
import css from './Segmenti.module.css';

type Props<T extends string> = {
  nome: string;
  voci: readonly (readonly [valore: T, testo: string])[];
  valore: T;
  onChange: (valore: T) => void;
  disabilitato?: boolean;
};

/** A few exclusive choices side by side; arrows move between them, as in every radio group. */
export function Segmenti<T extends string>({ nome, voci, valore, onChange, disabilitato }: Props<T>) {
  const gruppo = useId();
  return (
    <div role="radiogroup" aria-label={nome} className={classi(css.group, disabilitato && css.off)}>
      {voci.map(([voce, testo]) => (
        <label key={voce} className={css.item}>
          <input
            type="radio"
            className="hidden"
            name={gruppo}
            checked={valore === voce}
            disabled={disabilitato}
            onChange={() => onChange(voce)}
          />
          {testo}
        </label>
      ))}
    </div>
  );
}
