import { isData } from '@quadra/values';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { messaggiUi as m } from '../messages/ui.ts';
import { IconButton } from './Button.tsx';
import { Campo, type Messaggio } from './Campo.tsx';
import { classi } from './classi.ts';
import css from './DateField.module.css';
import { formatDataBreve, parseDataBreve } from './data-breve.ts';
import { toGiornoDiRoma } from './tempo.ts';

type Props = {
  etichetta: string;
  /** yyyy-mm-dd, '' when empty, or the text that is not a date. */
  valore: string;
  onChange: (valore: string) => void;
  messaggio?: Messaggio | null | undefined;
  bloccato?: boolean;
  percorso?: string;
  className?: string | undefined;
};

/** A date typed short (`5/3`) or picked; the value is a calendar day, without time zone. */
export function DateField({ etichetta, valore, onChange, messaggio, bloccato, percorso, className }: Props) {
  const [testo, setTesto] = useState(formatDataBreve(valore));
  const calendario = useRef<HTMLInputElement>(null);
  useEffect(() => setTesto(formatDataBreve(valore)), [valore]);
  const commit = () => {
    const scritto = testo.trim();
    const letto =
      scritto === ''
        ? ''
        : (parseDataBreve(scritto, Number(toGiornoDiRoma(new Date()).slice(0, 4))) ?? scritto);
    setTesto(formatDataBreve(letto));
    if (letto !== valore) onChange(letto);
  };
  const rifiutata = valore !== '' && !isData(valore);
  return (
    <Campo
      etichetta={etichetta}
      percorso={percorso}
      className={className}
      bloccato={bloccato}
      messaggio={messaggio ?? (rifiutata ? { tipo: 'error', testo: m.dataNonValida } : null)}
      coda={
        <IconButton
          icona={IconCalendarEvent}
          nome={m.apriCalendario}
          size={16}
          tabIndex={-1}
          onClick={() => calendario.current?.showPicker()}
        />
      }
    >
      {(attributi) => (
        <>
          <input
            {...attributi}
            className={classi(attributi.className, 'figures')}
            inputMode="numeric"
            autoComplete="off"
            placeholder="gg/mm/aaaa"
            maxLength={10}
            value={testo}
            onChange={(evento) => setTesto(evento.target.value)}
            onBlur={commit}
            onKeyDown={(evento) => evento.key === 'Enter' && commit()}
          />
          <input
            ref={calendario}
            type="date"
            className={css.picker}
            tabIndex={-1}
            aria-hidden
            value={isData(valore) ? valore : ''}
            onChange={(evento) => onChange(evento.target.value)}
          />
        </>
      )}
    </Campo>
  );
}
