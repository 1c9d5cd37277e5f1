import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatIntero } from '../../formato/formato.ts';
import { messaggiUi as m } from '../../messages/ui.ts';
import { TextField } from '../campi/TextField.tsx';
import { Icona } from '../comandi/Icona.tsx';
import css from './DueElenchi.module.css';
import type { Fonte, Voce } from './voci.ts';

/** How long after the last key the rows are asked. */
const ATTESA_MS = 200;
/** Rows of a side that are drawn: the others are reached by searching. */
const RIGHE_MOSTRATE = 200;

type Props = {
  nome: string;
  disponibili: string;
  scelte: string;
  cerca: string;
  /** Where the rows that may be chosen come from. */
  fonte: Fonte;
  valore: readonly Voce[];
  solaLettura?: boolean;
  onChange: (valore: readonly Voce[]) => void;
};

/** The rows of a source for what is typed; the last answer counts. */
function useTrovate(fonte: Fonte, testo: string): readonly Voce[] {
  const [trovate, setTrovate] = useState<readonly Voce[]>([]);
  useEffect(() => {
    const controllo = new AbortController();
    const ask = () =>
      void fonte.cerca(testo.trim(), controllo.signal, 0).then(
        ({ voci }) => !controllo.signal.aborted && setTrovate(voci),
        () => {},
      );
    const sveglia = setTimeout(ask, fonte.locale || testo === '' ? 0 : ATTESA_MS);
    return () => {
      clearTimeout(sveglia);
      controllo.abort();
    };
  }, [fonte, testo]);
  return trovate;
}

const fold = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Two lists side by side: what may be chosen at the left, what is chosen at the right; a press moves a row. */
export function DueElenchi(props: Props) {
  const { fonte, valore, solaLettura = false, onChange } = props;
  const [testo, setTesto] = useState('');
  const trovate = useTrovate(fonte, testo);
  const chiavi = new Set(valore.map(({ chiave }) => chiave));
  const libere = trovate.filter(({ chiave }) => !chiavi.has(chiave));
  const cercato = fold(testo.trim());
  const mostrate = valore.filter((voce) => fold(`${voce.testo} ${voce.dettaglio ?? ''}`).includes(cercato));
  const add = (voce: Voce) =>
    onChange([...valore, voce].sort((una, altra) => una.testo.localeCompare(altra.testo, 'it')));
  const remove = (voce: Voce) => onChange(valore.filter(({ chiave }) => chiave !== voce.chiave));
  return (
    <div>
      <TextField
        etichetta={props.cerca}
        className={css.search}
        valore={testo}
        massimo={80}
        onChange={setTesto}
      />
      <div className={css.pair}>
        <Lato
          nome={`${props.nome}: ${props.disponibili}`}
          titolo={props.disponibili}
          voci={libere}
          quante={null}
          onPress={solaLettura ? null : add}
          verso="aggiungi"
        />
        <Lato
          nome={`${props.nome}: ${props.scelte}`}
          titolo={props.scelte}
          voci={mostrate}
          quante={valore.length}
          onPress={solaLettura ? null : remove}
          verso="togli"
        />
      </div>
    </div>
  );
}

type PropsLato = {
  nome: string;
  titolo: string;
  voci: readonly Voce[];
  quante: number | null;
  verso: 'aggiungi' | 'togli';
  onPress: ((voce: Voce) => void) | null;
};

function Lato({ nome, titolo, voci, quante, verso, onPress }: PropsLato) {
  const id = useId();
  const elenco = useRef<HTMLUListElement>(null);
  const press = (voce: Voce, posto: number) => {
    onPress?.(voce);
    // The next row takes the place of the one that left: the focus stays there.
    requestAnimationFrame(() => {
      const righe = elenco.current?.querySelectorAll('button');
      righe?.[Math.min(posto, righe.length - 1)]?.focus();
    });
  };
  return (
    <section className={css.side} aria-label={nome}>
      <div className={css.head}>
        <p id={id} className={css.title}>
          {titolo}
          {quante !== null && <span className={css.count}>{formatIntero(quante)}</span>}
        </p>
      </div>
      {voci.length === 0 && <p className={css.empty}>{m.nessunaVoce}</p>}
      <ul ref={elenco} className={css.list} hidden={voci.length === 0}>
        {voci.slice(0, RIGHE_MOSTRATE).map((voce, posto) => (
          <li key={voce.chiave}>
            <button
              type="button"
              className={css.item}
              disabled={onPress === null}
              title={voce.testo}
              aria-label={m.spostaVoce[verso](voce.testo)}
              onClick={() => press(voce, posto)}
            >
              <span className={css.name}>{voce.testo}</span>
              <span className={css.detail}>{voce.dettaglio}</span>
              {onPress && <Icona di={verso === 'aggiungi' ? IconPlus : IconMinus} size={13} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
