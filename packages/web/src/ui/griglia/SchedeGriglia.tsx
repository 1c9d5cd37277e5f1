import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Casella } from '../campi/Casella.tsx';
import { classi } from '../classi.ts';
import { type ColonnaPronta, formatCella } from './colonna.ts';
import type { GrigliaProps } from './griglia-props.ts';
import { OrdineSchede } from './OrdineSchede.tsx';
import css from './SchedeGriglia.module.css';
import { computeScheda } from './scheda.ts';
import { computeStatoPagina, isScelta, nessuna, setScelte } from './selezione.ts';
import { useTabella } from './useTabella.ts';

/** One page of a list where it would have to scroll sideways: each row a card, by thumb, and by Tab for who has no thumb. */
export function SchedeGriglia<R extends RowData>(props: GrigliaProps<R>) {
  const { righe, chiaveDi, onSelezione, selezione = nessuna } = props;
  const { visibili } = useTabella(props.colonne, props.stato);
  const colonne = visibili.map(({ colonna }) => colonna);
  const chiavi = onSelezione ? righe.map(chiaveDi) : [];
  return (
    <div className={css.scroll}>
      <div className={css.head}>
        {onSelezione && (
          <span className={css.tick}>
            <Casella
              nome={messaggiUi.selezionaPagina}
              stato={computeStatoPagina(selezione, chiavi)}
              onChange={(scegli) => onSelezione(setScelte(selezione, chiavi, scegli))}
            />
          </span>
        )}
        <OrdineSchede colonne={props.colonne} ordine={props.ordine} onOrdine={props.onOrdine} />
      </div>
      <ul className={css.cards} aria-label={props.nome}>
        {righe.map((riga, indice) => (
          <Scheda
            key={chiaveDi(riga)}
            {...props}
            riga={riga}
            posto={props.inizio + indice + 1}
            colonne={colonne}
          />
        ))}
      </ul>
    </div>
  );
}

type PropsScheda<R> = GrigliaProps<R & RowData> & {
  riga: R & RowData;
  /** In the whole list, from 1. */
  posto: number;
  colonne: readonly ColonnaPronta<R & RowData>[];
};

function Scheda<R>(props: PropsScheda<R>) {
  const { riga, colonne, onSelezione, selezione = nessuna } = props;
  const { titolo, stato, inVista, altri } = computeScheda(colonne, riga);
  const chiave = props.chiaveDi(riga);
  const scelta = isScelta(selezione, chiave);
  const scheda = useRaggiungibile();
  return (
    <li
      ref={scheda}
      className={classi(css.card, (scelta || props.attuale === chiave) && css.selected)}
      aria-setsize={props.totale}
      aria-posinset={props.posto}
      onPointerEnter={() => props.onSfiora?.(riga)}
    >
      {onSelezione && (
        <span className={css.tick}>
          <Casella
            nome={messaggiUi.seleziona(props.nomeDi(riga))}
            stato={scelta}
            onChange={(nuova) => onSelezione(setScelte(selezione, [chiave], nuova))}
          />
        </span>
      )}
      <div className={css.body}>
        <Titolo {...props} titolo={titolo} isAttuale={props.attuale === chiave} />
        {stato && <p className={css.state}>{drawCella(stato, riga)}</p>}
        <Dati colonne={inVista} riga={riga} />
        {altri.length > 0 && (
          <details className={css.more}>
            <summary>{m.altriDati(altri.length)}</summary>
            <Dati colonne={altri} riga={riga} />
          </details>
        )}
      </div>
    </li>
  );
}

const drawCella = <R,>(colonna: ColonnaPronta<R>, riga: R): ReactNode =>
  colonna.render?.(riga) ?? formatCella(colonna, riga);

type PropsTitolo<R> = Pick<PropsScheda<R>, 'riga' | 'nomeDi' | 'onOpen' | 'onSfiora'> & {
  titolo: ColonnaPronta<R & RowData> | undefined;
  isAttuale: boolean;
};

/** Who or what the row is; where it opens, the whole card is its button. */
function Titolo<R>({ riga, nomeDi, onOpen, onSfiora, titolo, isAttuale }: PropsTitolo<R>) {
  const testo = (titolo && formatCella(titolo, riga)) || nomeDi(riga);
  if (onOpen)
    return (
      <button
        type="button"
        className={css.title}
        aria-current={isAttuale || undefined}
        onFocus={() => onSfiora?.(riga)}
        onClick={() => onOpen(riga, titolo?.nome ?? '')}
      >
        {testo}
      </button>
    );
  return <p className={css.name}>{(titolo && drawCella(titolo, riga)) || testo}</p>;
}

function Dati<R>({ colonne, riga }: { colonne: readonly ColonnaPronta<R>[]; riga: R }) {
  if (colonne.length === 0) return null;
  return (
    <dl className={css.data}>
      {colonne.map((colonna) => (
        <div key={colonna.nome}>
          <dt>{colonna.campo.testo}</dt>
          <dd className={colonna.cifre ? 'figures' : undefined}>{drawCella(colonna, riga)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** In a grid what a cell holds waits for the arrows; here it is reached as everything else. */
function useRaggiungibile() {
  const scheda = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    for (const nodo of scheda.current?.querySelectorAll('a[tabindex="-1"], button[tabindex="-1"]') ?? [])
      nodo.removeAttribute('tabindex');
  });
  return scheda;
}
