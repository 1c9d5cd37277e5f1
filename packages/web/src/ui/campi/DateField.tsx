import { formatData, giornoDiRoma, isData } from '@quadra/values';
import { IconCalendarEvent } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatDataBreve, parseDataBreve } from '../../formato/data-breve.ts';
import { messaggiUi as m } from '../../messages/ui.ts';
import { classi } from '../classi.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Campo, type Messaggio, type PropsCampo } from './Campo.tsx';

const Calendario = lazy(() => import('./Calendario.tsx'));
const DATA_MINIMA = '1800-01-01';

type Props = PropsCampo & {
  /** yyyy-mm-dd, '' when empty, or the text that is not a date. */
  valore: string;
  onChange: (valore: string) => void;
  /** First and last day, yyyy-mm-dd. */
  minimo?: string | undefined;
  massimo?: string | undefined;
};

/** What is wrong with a value: not a date, or out of its limits. Null when nothing is. */
function checkData(valore: string, minimo: string, massimo: string | undefined): Messaggio | null {
  if (valore === '') return null;
  if (!isData(valore)) return { tipo: 'error', testo: m.dataNonValida };
  if (valore < minimo) return { tipo: 'error', testo: m.dataTroppoPresto(formatData(minimo)) };
  if (massimo !== undefined && valore > massimo)
    return { tipo: 'error', testo: m.dataTroppoTardi(formatData(massimo)) };
  return null;
}

const read = (testo: string): string | null =>
  parseDataBreve(testo, Number(giornoDiRoma(new Date()).slice(0, 4)));

/** A date typed short (`5/3`, `050325`) or picked with F4; the value is a calendar day, without time zone. */
export function DateField(props: Props) {
  const { valore, onChange, minimo = DATA_MINIMA, massimo, ...campo } = props;
  const [testo, setTesto] = useState(formatDataBreve(valore));
  const [aperto, setAperto] = useState(false);
  const casella = useRef<HTMLInputElement>(null);
  useEffect(() => setTesto(formatDataBreve(valore)), [valore]);
  const fermo = Boolean(campo.bloccato || campo.fermo || campo.blocco?.attivo || campo.disabilitato);
  const letta = read(testo.trim());
  const commit = () => {
    const nuovo = testo.trim() === '' ? '' : (letta ?? testo.trim());
    setTesto(formatDataBreve(nuovo));
    if (nuovo !== valore) onChange(nuovo);
  };
  const close = () => {
    setAperto(false);
    casella.current?.focus();
  };
  const handleKey = (evento: KeyboardEvent) => {
    if (evento.key === 'Enter') commit();
    const apre = evento.key === 'F4' || (evento.altKey && evento.key === 'ArrowDown');
    if (!apre || fermo) return;
    evento.preventDefault();
    commit();
    setAperto(true);
  };
  const breve = letta !== null && formatDataBreve(letta) !== testo.trim();
  return (
    <Campo
      {...campo}
      nota={breve ? formatDataBreve(letta) : campo.nota}
      messaggio={campo.messaggio ?? checkData(valore, minimo, massimo)}
      coda={
        <IconButton
          icona={IconCalendarEvent}
          nome={m.apriCalendario}
          size={16}
          tabIndex={-1}
          disabled={fermo}
          aria-expanded={aperto}
          onClick={() => setAperto(!aperto)}
        />
      }
    >
      {(attributi) => (
        <>
          <input
            {...attributi}
            ref={casella}
            className={classi(attributi.className, 'figures')}
            inputMode="numeric"
            autoComplete="off"
            placeholder={m.formatoData}
            maxLength={10}
            value={testo}
            onChange={(evento) => setTesto(evento.target.value)}
            onBlur={commit}
            onKeyDown={handleKey}
          />
          {aperto && (
            <Suspense fallback={null}>
              <Calendario
                nome={props.etichetta}
                valore={isData(valore) ? valore : null}
                minimo={minimo}
                massimo={massimo}
                onClose={close}
                onLeave={() => setAperto(false)}
                onScelta={(giorno) => {
                  close();
                  onChange(giorno);
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </Campo>
  );
}
