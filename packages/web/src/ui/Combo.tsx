import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useState } from 'react';
import { messaggiUi as m } from '../messages/ui.ts';
import { Campo, type Messaggio } from './Campo.tsx';
import css from './Combo.module.css';
import { Icona } from './Icona.tsx';
import { type Cerca, useRicerca } from './ricerca.ts';

type Props<T> = {
  etichetta: string;
  /** Text of the value chosen now; '' when none. */
  testo: string;
  cerca: Cerca<T>;
  chiaveDi: (voce: T) => string;
  testoDi: (voce: T) => string;
  dettaglioDi?: (voce: T) => string;
  onScelta: (voce: T | null) => void;
  messaggio?: Messaggio | null | undefined;
  percorso?: string;
  bloccato?: boolean;
  className?: string | undefined;
  segnaposto?: string;
};

/** A choice from a list kept on the server: search from one letter, arrows, Enter picks the highlighted or the first. */
export function Combo<T>(props: Props<T>) {
  const { testo, testoDi, onScelta } = props;
  const id = useId();
  const [scritto, setScritto] = useState(testo);
  const [aperta, setAperta] = useState(false);
  useEffect(() => setScritto(testo), [testo]);
  const choose = useCallback(
    (voce: T) => {
      setAperta(false);
      setScritto(testoDi(voce));
      onScelta(voce);
    },
    [onScelta, testoDi],
  );
  const ricerca = useRicerca({ aperta, testo: scritto, cerca: props.cerca, minimo: 1, onScelta: choose });
  const close = () => {
    setAperta(false);
    const uguale = ricerca.voci.find((voce) => testoDi(voce).toLowerCase() === scritto.trim().toLowerCase());
    if (scritto.trim() === '') {
      if (testo !== '') onScelta(null);
    } else if (aperta && uguale !== undefined) choose(uguale);
    else setScritto(testo);
  };
  const handleKey = (evento: KeyboardEvent) => {
    if (evento.key === 'Escape' && aperta) {
      setAperta(false);
      setScritto(testo);
    } else if (evento.key === 'ArrowDown' && !aperta) setAperta(true);
    else if (evento.key === 'F4' || evento.key === 'F2') setAperta(true);
    else if (evento.key === 'ArrowDown') ricerca.move(1);
    else if (evento.key === 'ArrowUp' && aperta) ricerca.move(-1);
    else if (evento.key === 'Enter' && aperta && ricerca.pick()) evento.stopPropagation();
    else return;
    evento.preventDefault();
  };
  const lista = aperta && scritto.trim() !== '';
  return (
    <Campo
      etichetta={props.etichetta}
      percorso={props.percorso}
      messaggio={props.messaggio}
      bloccato={props.bloccato}
      className={props.className}
      coda={<Icona di={IconSearch} />}
    >
      {(attributi) => (
        <>
          <input
            {...attributi}
            role="combobox"
            aria-expanded={lista}
            aria-controls={`${id}-l`}
            aria-autocomplete="list"
            aria-activedescendant={lista && ricerca.indice >= 0 ? `${id}-${ricerca.indice}` : undefined}
            autoComplete="off"
            placeholder={props.segnaposto}
            value={scritto}
            onChange={(evento) => {
              setScritto(evento.target.value);
              setAperta(true);
            }}
            onFocus={(evento) => evento.target.select()}
            onBlur={close}
            onKeyDown={handleKey}
          />
          <Elenco
            id={id}
            nome={props.etichetta}
            visibile={lista}
            ricerca={ricerca}
            props={props}
            onChoose={choose}
          />
        </>
      )}
    </Campo>
  );
}

type ElencoProps<T> = {
  id: string;
  nome: string;
  visibile: boolean;
  ricerca: ReturnType<typeof useRicerca<T>>;
  props: Pick<Props<T>, 'chiaveDi' | 'testoDi' | 'dettaglioDi'>;
  onChoose: (voce: T) => void;
};

function Elenco<T>({ id, nome, visibile, ricerca, props, onChoose }: ElencoProps<T>) {
  return (
    <div
      id={`${id}-l`}
      role="listbox"
      tabIndex={-1}
      aria-label={nome}
      className={css.list}
      hidden={!visibile}
    >
      {visibile &&
        ricerca.voci.map((voce, indice) => (
          <div
            key={props.chiaveDi(voce)}
            id={`${id}-${indice}`}
            role="option"
            tabIndex={-1}
            aria-selected={indice === ricerca.indice}
            aria-setsize={ricerca.voci.length}
            aria-posinset={indice + 1}
            className={css.option}
            onPointerMove={() => ricerca.setIndice(indice)}
            onPointerDown={(evento) => {
              evento.preventDefault();
              onChoose(voce);
            }}
          >
            <span className={css.text}>{props.testoDi(voce)}</span>
            {props.dettaglioDi && <span className={css.detail}>{props.dettaglioDi(voce)}</span>}
          </div>
        ))}
      {visibile && ricerca.voci.length === 0 && (
        <p className={css.none} role="status">
          {ricerca.inCorso ? m.ricerca : m.nessunRisultato}
        </p>
      )}
    </div>
  );
}
