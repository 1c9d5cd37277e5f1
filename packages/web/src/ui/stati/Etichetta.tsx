import { useId } from 'react';
import { classi } from '../classi.ts';
import css from './Etichetta.module.css';

/** Roles of the skins: each is readable in all of them. */
export type ColoreEtichetta = 'grigio' | 'blu' | 'azzurro' | 'verde' | 'giallo' | 'rosso' | 'viola';

/** A word with a colour: the word says it, the colour helps to find it. */
export function Etichetta({ testo, colore }: { testo: string; colore: ColoreEtichetta }) {
  return <span className={classi(css.tag, css[colore])}>{testo}</span>;
}

type Voce = { id: string; nome: string; colore: ColoreEtichetta };
type VociProps = { voci: readonly Voce[]; massimo?: number };

/** The words of a row on one line: beyond the first ones, how many more; all of them on the pointer and to who listens. */
export function Etichette({ voci, massimo = 2 }: VociProps) {
  if (voci.length === 0) return null;
  const altre = voci.slice(massimo);
  const nomi = voci.map(({ nome }) => nome).join(', ');
  return (
    <span className={css.row} title={nomi}>
      {voci.slice(0, massimo).map(({ id, nome, colore }) => (
        <Etichetta key={id} testo={nome} colore={colore} />
      ))}
      {altre.length > 0 && (
        <span className={css.more}>
          <span aria-hidden>+{altre.length}</span>
          <span className="hidden">{altre.map(({ nome }) => nome).join(', ')}</span>
        </span>
      )}
    </span>
  );
}

type SceltaProps<C extends ColoreEtichetta> = {
  nome: string;
  voci: readonly (readonly [colore: C, testo: string])[];
  valore: C;
  onChange: (colore: C) => void;
};

/** One colour among a few, each shown as it will be; arrows move between them. */
export function SceltaColore<C extends ColoreEtichetta>({ nome, voci, valore, onChange }: SceltaProps<C>) {
  const gruppo = useId();
  return (
    <div role="radiogroup" aria-label={nome} className={css.colours}>
      {voci.map(([colore, testo]) => (
        <label key={colore} className={css.colour}>
          <input
            type="radio"
            className="hidden"
            name={gruppo}
            checked={valore === colore}
            onChange={() => onChange(colore)}
          />
          <Etichetta testo={testo} colore={colore} />
        </label>
      ))}
    </div>
  );
}
