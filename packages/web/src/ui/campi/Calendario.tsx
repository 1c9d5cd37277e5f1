import { giornoDiRoma } from '@quadra/values';
import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import 'dayjs/locale/it';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { RiquadroSospeso } from '../riquadri/RiquadroSospeso.tsx';
import css from './Calendario.module.css';

const breve = new Intl.DateTimeFormat('it-IT', { weekday: 'short', timeZone: 'UTC' });
const intero = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' });
/** The name of a day of the week: short to the eye, whole to who points at it or listens. */
const renderGiorno = (giorno: string) => {
  const quando = new Date(`${giorno.slice(0, 10)}T00:00:00Z`);
  return <abbr title={intero.format(quando)}>{breve.format(quando)}</abbr>;
};

type Props = {
  nome: string;
  /** yyyy-mm-dd. */
  valore: string | null;
  minimo: string;
  massimo: string | undefined;
  onScelta: (giorno: string) => void;
  /** Esc: back to the field. */
  onClose: () => void;
  /** The focus went elsewhere. */
  onLeave: () => void;
};

/** A month to pick a day from: arrows along the days, the head goes to months and years, Esc closes. */
export default function Calendario(props: Props) {
  const { nome, valore, minimo, massimo, onScelta, onClose, onLeave } = props;
  const riquadro = useRef<HTMLDivElement>(null);
  useEffect(() => {
    riquadro.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
  }, []);
  const handleKey = (evento: KeyboardEvent) => {
    if (evento.key !== 'Escape') return;
    evento.preventDefault();
    evento.stopPropagation();
    onClose();
  };
  const leave = (evento: FocusEvent<HTMLDivElement>) => {
    const verso = evento.relatedTarget;
    if (verso !== null && !evento.currentTarget.contains(verso)) onLeave();
  };
  return (
    <RiquadroSospeso className={css.box}>
      <div ref={riquadro} role="dialog" aria-label={m.calendario(nome)} onKeyDown={handleKey} onBlur={leave}>
        <DatePicker
          locale="it"
          firstDayOfWeek={1}
          weekdayFormat={renderGiorno}
          monthsListFormat="MMMM"
          value={valore}
          defaultDate={valore ?? giornoDiRoma(new Date())}
          minDate={minimo}
          {...(massimo !== undefined && { maxDate: massimo })}
          onChange={(giorno) => giorno !== null && onScelta(giorno)}
          allowDeselect={false}
          classNames={{ day: css.day, calendarHeaderControl: css.control, calendarHeaderLevel: css.level }}
          ariaLabels={{
            previousMonth: m.mesePrecedente,
            nextMonth: m.meseSuccessivo,
            previousYear: m.annoPrecedente,
            nextYear: m.annoSuccessivo,
            previousDecade: m.decennioPrecedente,
            nextDecade: m.decennioSuccessivo,
            monthLevelControl: m.scegliMese,
            yearLevelControl: m.scegliAnno,
          }}
        />
      </div>
    </RiquadroSospeso>
  );
}
