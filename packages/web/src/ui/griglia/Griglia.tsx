import type { RowData } from '@tanstack/react-table';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { classi } from '../classi.ts';
import { annuncio } from '../notifiche/annuncio.ts';
import { useStretta } from '../pagina/useStretta.ts';
import { BarraModifiche } from './BarraModifiche.tsx';
import { CorpoGriglia } from './CorpoGriglia.tsx';
import { makeEventi } from './celle/gesti.ts';
import type { ColonnaPronta } from './colonna.ts';
import { createDeposito } from './deposito.ts';
import css from './Griglia.module.css';
import type { GrigliaProps } from './griglia-props.ts';
import type { Motore } from './motore.ts';
import { findVerso, type Ordine, toggleOrdine } from './ordine.ts';
import { SchedeGriglia } from './SchedeGriglia.tsx';
import { computeStatoPagina, nessuna, setScelte } from './selezione.ts';
import { TestaGriglia } from './TestaGriglia.tsx';
import { useLarga } from './useLarga.ts';
import { useAltezzaRiga } from './useRigheVirtuali.ts';
import { type ColonnaVisibile, useTabella } from './useTabella.ts';

/** A table whose cells take the focus: with this role its cells are gridcells of ARIA. */
const GRIGLIA = { role: 'grid', 'aria-multiselectable': true };

/** Pixels of a row of two lines, as the style has it. */
const RIGA_ALTA = 40;

/** The state and the handlers of a grid, in one object that keeps its identity. */
function useMotore<R extends RowData>(
  props: GrigliaProps<R>,
  celle: Motore<R>['celle'],
  schermata: () => number,
) {
  const [deposito] = useState(() => props.deposito ?? createDeposito());
  const { righe, chiaveDi, onOpen, onSfiora, selezione, onSelezione, onSalva } = props;
  const azioni = { onOpen, onSfiora, onSelezione, onSalva };
  const attuale = { deposito, righe, celle, chiaveDi, selezione, schermata, ...azioni };
  const motore = useRef<Motore<R>>(attuale);
  motore.current = attuale;
  return motore;
}

/** The chosen rows: how many of the page, all of it at once, one of them. */
function useScelte<R extends RowData>(props: GrigliaProps<R>, motore: RefObject<Motore<R>>) {
  const { righe, chiaveDi, selezione = nessuna, onSelezione } = props;
  const hasScelta = onSelezione !== undefined;
  const pagina = useMemo(
    () => (hasScelta ? computeStatoPagina(selezione, righe.map(chiaveDi)) : false),
    [hasScelta, selezione, righe, chiaveDi],
  );
  const choose = useCallback(
    (chiave: string, scelta: boolean) => {
      const attuali = motore.current;
      attuali.onSelezione?.(setScelte(attuali.selezione ?? nessuna, [chiave], scelta));
    },
    [motore],
  );
  const togglePagina = (scegli: boolean) => onSelezione?.(setScelte(selezione, righe.map(chiaveDi), scegli));
  return { pagina, choose, togglePagina };
}

/** One page of a list: a grid, or its cards where the page is narrow. What is written in cells has no cards, nor what waits there. */
export function Griglia<R extends RowData>(props: GrigliaProps<R>) {
  const isStretta = useStretta();
  const siScrive = props.onSalva !== undefined && props.onOpen === undefined;
  const haScritte = (props.deposito?.get().modifiche.size ?? 0) > 0;
  return isStretta && !siScrive && !haScritte ? <SchedeGriglia {...props} /> : <TavolaGriglia {...props} />;
}

/**
 * As an ARIA grid: one tab stop, arrows between cells, order by one or more keys, columns that move and
 * change width, choice of rows, editing, copy and paste. Above 200 rows only those on the screen are drawn.
 */
function TavolaGriglia<R extends RowData>(props: GrigliaProps<R>) {
  const { righe, selezione = nessuna, onSelezione, colonne, stato } = props;
  const hasScelta = onSelezione !== undefined;
  const scorrevole = useRef<HTMLDivElement>(null);
  const tabella = useRef<HTMLTableElement>(null);
  const [menu, setMenu] = useState<string | null>(null);
  const { visibili, minima } = useTabella(colonne, stato);
  const celle = useMemo(
    () => [...(hasScelta ? [null] : []), ...visibili.map(({ colonna }) => colonna)],
    [visibili, hasScelta],
  );
  const altezzaRiga = useAltezzaRiga();
  const altezza = props.righeAlte ? RIGA_ALTA : altezzaRiga;
  const isLarga = useLarga(scorrevole);
  const motore = useMotore(props, celle, () =>
    Math.max(1, Math.floor((scorrevole.current?.clientHeight ?? 0) / altezza) - 2),
  );
  const { deposito } = motore.current;
  const { pagina, togglePagina, choose } = useScelte(props, motore);
  const pressMenu = (posto: number) => openMenu(tabella.current, posto);
  const changeMenu = (nome: string | null) => {
    setMenu(nome);
    if (nome === null) deposito.set({ fuoco: deposito.get().fuoco + 1 });
  };
  const order = (ordine: Ordine) => {
    props.onOrdine(ordine);
    annuncio.say(m.ordinatoPer(nameOrdine(colonne, ordine)));
  };
  const orderBy = (colonna: number, aggiungi: boolean) => {
    const prossima = celle[colonna];
    if (prossima === null) togglePagina(pagina !== true);
    else if (prossima?.ordina !== undefined) order(toggleOrdine(props.ordine, prossima.ordina, aggiungi));
  };
  return (
    <>
      <div ref={scorrevole} className={classi(css.scroll, isLarga && css.wide, props.righeAlte && css.high)}>
        <table
          ref={tabella}
          {...GRIGLIA}
          className={css.grid}
          style={{ minWidth: minima + (hasScelta ? 88 : 44) }}
          aria-label={props.nome}
          aria-rowcount={props.totale + 1}
          aria-colcount={celle.length}
          {...makeEventi(motore, { onOrdina: orderBy, onMenu: pressMenu })}
        >
          <Colonne visibili={visibili} hasScelta={hasScelta} />
          <TestaGriglia
            deposito={deposito}
            colonne={colonne}
            celle={celle}
            stato={stato}
            onStato={props.onStato}
            ordine={props.ordine}
            onOrdine={(campo, aggiungi) => order(toggleOrdine(props.ordine, campo, aggiungi))}
            onSetOrdine={order}
            pagina={pagina}
            onPagina={togglePagina}
            menu={menu}
            onMenu={changeMenu}
          />
          <CorpoGriglia
            motore={motore}
            scorrevole={scorrevole}
            altezza={altezza}
            righe={righe}
            inizio={props.inizio}
            celle={celle}
            nomeDi={props.nomeDi}
            selezione={selezione}
            attuale={props.attuale ?? null}
            onScegli={choose}
          />
        </table>
      </div>
      {props.onSalva && <BarraModifiche motore={motore} />}
    </>
  );
}

/** The menu of a head opens as from its button, once the key is over: the library would take it as a way out. */
function openMenu(tabella: HTMLElement | null, posto: number): void {
  const pulsante = tabella?.querySelector<HTMLElement>(`th[data-colonna="${posto}"] [aria-haspopup]`);
  setTimeout(() => {
    pulsante?.focus();
    pulsante?.click();
  });
}

/** The columns a list is in order of, by name. */
const nameOrdine = <R,>(colonne: readonly ColonnaPronta<R>[], ordine: Ordine): string =>
  ordine
    .flatMap((chiave) => {
      const colonna = colonne.find(({ ordina }) => ordina !== undefined && findVerso([chiave], ordina));
      return colonna ? [colonna.campo.testo] : [];
    })
    .join(', ');

type ColonneProps<R> = { visibili: readonly ColonnaVisibile<R>[]; hasScelta: boolean };

/** Widths of the columns; what they leave goes to the elastic ones, or to the tail. */
const Colonne = <R,>({ visibili, hasScelta }: ColonneProps<R>) => (
  <colgroup>
    {hasScelta && <col className={css.choiceCol} />}
    {visibili.map(({ colonna, larghezza }) => (
      <col key={colonna.nome} data-nome={colonna.nome} style={{ width: larghezza ?? undefined }} />
    ))}
    <col className={visibili.some(({ larghezza }) => larghezza === null) ? css.tailCol : undefined} />
  </colgroup>
);
