import { type ComponentProps, useRef } from 'react';
import css from './CampoSegnaposti.module.css';
import { TextField } from './TextField.tsx';

type Props = ComponentProps<typeof TextField> & {
  /** The names that may stand between braces in the text. */
  segnaposti: readonly string[];
  /** What those names are called together, and what pressing one does. */
  nomeSegnaposti: string;
  inserisci: (nome: string) => string;
};

/** A text of more lines with its places: each has a button that writes it where the caret is. */
export function CampoSegnaposti({ segnaposti, nomeSegnaposti, inserisci, ...campo }: Props) {
  const riquadro = useRef<HTMLDivElement>(null);
  const { valore, onChange } = campo;
  const insert = (nome: string) => {
    const area = riquadro.current?.querySelector('textarea');
    const [da, a] = [area?.selectionStart ?? valore.length, area?.selectionEnd ?? valore.length];
    const posto = `{${nome}}`;
    onChange(`${valore.slice(0, da)}${posto}${valore.slice(a)}`);
    area?.focus();
    // A value given from outside takes the caret to the end: one goes on writing after the place.
    requestAnimationFrame(() => area?.setSelectionRange(da + posto.length, da + posto.length));
  };
  return (
    <div ref={riquadro} className={css.box}>
      <TextField {...campo} />
      {!campo.bloccato && (
        <fieldset className={css.places}>
          <legend>{nomeSegnaposti}</legend>
          {segnaposti.map((nome) => (
            <button
              key={nome}
              type="button"
              className={css.place}
              aria-label={inserisci(nome)}
              onClick={() => insert(nome)}
            >
              {`{${nome}}`}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
