import { useEffect, useRef, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { classi } from '../classi.ts';
import { Campo, type Messaggio, type PropsCampo } from './Campo.tsx';
import css from './NumberField.module.css';
import { NumericInput, type OpzioniNumero } from './numeric-input/NumericInput.tsx';

type Props = PropsCampo & {
  /** An integer scaled by `decimali` (2: cents). */
  valore: number | null;
  onValore: (valore: number | null) => void;
  opzioni?: OpzioniNumero | undefined;
  /** After the box: `€`, `%`, `giorni`. */
  unita?: string | undefined;
  /** A nullable field where a zero is a value: it is shown. */
  zeroVisibile?: boolean | undefined;
  onInvio?: ((valore: number | null) => void) | undefined;
};

/**
 * A number with its label. What was clamped or rounded is said under the field until it is typed again; what is not a number
 * stays as it was typed, with its error.
 */
export function NumberField(props: Props) {
  const { valore, onValore, opzioni, unita, zeroVisibile, onInvio, ...campo } = props;
  const [avviso, setAvviso] = useState<Messaggio | null>(null);
  const [rifiutato, setRifiutato] = useState<string | null>(null);
  const isAppenaRifiutato = useRef(false);
  const visto = useRef(valore);
  useEffect(() => {
    // A value given from outside takes the place of the text.
    if (visto.current !== valore && !isAppenaRifiutato.current) setRifiutato(null);
    visto.current = valore;
    isAppenaRifiutato.current = false;
  });
  return (
    <Campo
      {...campo}
      messaggio={(rifiutato === null ? campo.messaggio : avviso) ?? avviso}
      coda={unita && <span className={css.unit}>{unita}</span>}
    >
      {({ className, ...attributi }) => (
        <NumericInput
          {...attributi}
          className={classi(className, 'figures', css.number)}
          valore={valore}
          onValore={onValore}
          opzioni={opzioni ?? {}}
          zeroVisibile={zeroVisibile ?? false}
          rifiutato={rifiutato}
          onTyping={() => {
            setAvviso(null);
            setRifiutato(null);
          }}
          onAvviso={(testo) => setAvviso(testo === null ? null : { tipo: 'info', testo })}
          onRifiuto={(testo, letto) => {
            isAppenaRifiutato.current = true;
            setRifiutato(testo);
            const frase = letto.negativo ? m.numeroNegativo : m.testoNonNumerico(shorten(testo));
            setAvviso({ tipo: 'error', testo: frase });
          }}
          {...(onInvio && { onInvio })}
        />
      )}
    </Campo>
  );
}

/** A refused text may be a whole page: its beginning says enough. */
const shorten = (testo: string): string => (testo.length > 40 ? `${testo.slice(0, 40)} ...` : testo);
