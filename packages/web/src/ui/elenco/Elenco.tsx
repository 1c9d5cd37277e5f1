import { LOADING_DELAY_MS } from '@quadra/contract';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { messaggiGriglia as m } from '../../messages/griglia.ts';
import { tastiElenco } from '../../messages/tasti.ts';
import { messaggiUi } from '../../messages/ui.ts';
import { Button } from '../comandi/Button.tsx';
import { useElencoTasti } from '../comandi/elenco-tasti.ts';
import { useModificheNonSalvate } from '../finestre/modifiche-non-salvate.ts';
import { createDeposito } from '../griglia/deposito.ts';
import { Griglia } from '../griglia/Griglia.tsx';
import type { GrigliaProps } from '../griglia/griglia-props.ts';
import { BarraTitolo } from '../pagina/BarraTitolo.tsx';
import { useStretta } from '../pagina/useStretta.ts';
import { EmptyState } from '../stati/EmptyState.tsx';
import { RiquadroErrore } from '../stati/RiquadroErrore.tsx';
import { Skeleton } from '../stati/Skeleton.tsx';
import { useAzioniElenco } from './azioni-elenco.ts';
import { BarraViste, type GestioneViste } from './BarraViste.tsx';
import css from './Elenco.module.css';
import { type CampoFiltro, FilterBar } from './FilterBar.tsx';
import { Paginazione } from './Paginazione.tsx';
import { PulsanteEsporta } from './PulsanteEsporta.tsx';
import type { Filtri } from './useFiltri.ts';

const RIGHE_IN_ARRIVO = 20;

type Dati<R> = { righe: readonly R[]; totale: number; pagina: number; righePerPagina: number };
type Props<R extends RowData> = Omit<GrigliaProps<R>, 'nome' | 'righe' | 'totale' | 'inizio' | 'deposito'> & {
  titolo: string;
  dettaglio?: ReactNode;
  azioni?: ReactNode;
  onEsporta?: ((formato: 'csv' | 'xlsx') => void) | undefined;
  /** Where the files exported before are. */
  onStorico?: (() => void) | undefined;
  /** Under the title: the report of what was done. */
  esito?: ReactNode;
  filtri: Filtri;
  campiFiltro: readonly CampoFiltro[];
  soloTutte?: boolean;
  viste?: { nomeTutte: string; gestione: GestioneViste } | undefined;
  dati: Dati<R> | undefined;
  errore: { testo: string; codiceRichiesta: string | null } | null;
  onRiprova: () => void;
  pagina: number;
  righePerPagina: number;
  onPagina: (pagina: number) => void;
  onRighe: (righe: number) => void;
  vuoto: { titolo: string; testo: string; titoloFiltri: string; azione?: ReactNode };
  /** What may be done with the chosen rows. */
  barra?: ReactNode;
  accanto?: ReactNode;
  /** Under the filters: what else the list is looked at by. */
  comandi?: ReactNode;
  /** What the signs of the rows mean. */
  legenda?: ReactNode;
  /** In place of the grid, where it would have to scroll sideways. */
  stretto?: ReactNode;
};

/** Cells written and not saved: they wait through pages, orders and filters; leaving the list asks first. */
function useCelleScritte(hasRighe: boolean) {
  const [deposito] = useState(createDeposito);
  useEffect(() => {
    if (!hasRighe) deposito.restart();
  }, [hasRighe, deposito]);
  useModificheNonSalvate(() => deposito.get().modifiche.size > 0, {
    isDentro: (percorso, da) => percorso === da,
    keep: async () => void (await Promise.allSettled(deposito.code.values())),
  });
  return deposito;
}

/** A whole list: title, views, filters, grid with its states, what is done with the chosen rows, pages. */
export function Elenco<R extends RowData>(props: Props<R>) {
  const { dati, errore, filtri } = props;
  useElencoTasti(tastiElenco);
  const isStretta = useStretta();
  // The first rows are drawn in small steps: what is typed in the filters meanwhile is answered.
  const isArrivata = useDeferredValue(dati !== undefined);
  const isPiena = dati !== undefined && dati.totale > 0;
  const hasRighe = isArrivata && isPiena;
  const deposito = useCelleScritte(hasRighe);
  const [scelti, azioni, viste] = [useRef(null), useRef(null), useRef(null)];
  useAzioniElenco([scelti, azioni, viste], {
    ...{ titolo: props.titolo, hasRighe, onEsporta: props.onEsporta, onStorico: props.onStorico },
    hasFiltri: Object.values(filtri.applicati.valori).some((valore) => valore.trim() !== ''),
    onPulisci: filtri.clear,
  });
  return (
    <>
      <BarraTitolo
        titolo={props.titolo}
        dettaglio={props.dettaglio}
        errore={
          errore ? (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={props.onRiprova}>{m.riprova}</Button>
            </RiquadroErrore>
          ) : (
            props.esito
          )
        }
      >
        {hasRighe && props.onEsporta && (
          <PulsanteEsporta onEsporta={props.onEsporta} onStorico={props.onStorico} />
        )}
        <div ref={azioni} className={css.parts}>
          {props.azioni}
        </div>
      </BarraTitolo>
      {props.viste && (
        <div ref={viste} className={css.parts}>
          <BarraViste {...props.viste} />
        </div>
      )}
      <div className={css.filters}>
        {isStretta && props.campiFiltro.length > 0 ? (
          <details className={css.folded}>
            <summary>{messaggiUi.filtri}</summary>
            <FilterBar filtri={filtri} campi={props.campiFiltro} soloTutte={props.soloTutte ?? false} />
          </details>
        ) : (
          <FilterBar filtri={filtri} campi={props.campiFiltro} soloTutte={props.soloTutte ?? false} />
        )}
      </div>
      {props.comandi}
      {(!dati || (isPiena && !isArrivata)) && !errore && <InArrivo />}
      {dati?.totale === 0 && <Vuoto vuoto={props.vuoto} filtri={filtri} campi={props.campiFiltro} />}
      {hasRighe && (
        <div className={css.panes} data-accanto={props.accanto ? true : undefined}>
          <div className={css.pane}>
            {props.stretto ?? (
              <Griglia
                {...props}
                deposito={deposito}
                nome={props.titolo}
                righe={dati.righe}
                totale={dati.totale}
                inizio={(dati.pagina - 1) * dati.righePerPagina}
              />
            )}
          </div>
          {props.accanto}
        </div>
      )}
      <div ref={scelti} className={css.parts}>
        {props.barra}
      </div>
      {hasRighe && (
        <Paginazione
          pagina={props.pagina}
          righePerPagina={props.righePerPagina}
          totale={dati.totale}
          onPagina={props.onPagina}
          onRighe={props.onRighe}
          legenda={props.legenda}
        />
      )}
    </>
  );
}

/** Rows on their way: shown only when they are slow. */
function InArrivo() {
  const [isLento, setIsLento] = useState(false);
  useEffect(() => {
    const attesa = setTimeout(() => setIsLento(true), LOADING_DELAY_MS);
    return () => clearTimeout(attesa);
  }, []);
  return isLento ? <Skeleton righe={RIGHE_IN_ARRIVO} /> : <div className={css.panes} />;
}

type VuotoProps = { vuoto: Props<RowData>['vuoto']; filtri: Filtri; campi: readonly CampoFiltro[] };

/** No row: says whether there is nothing yet or which filters hide the rows. */
function Vuoto({ vuoto, filtri, campi }: VuotoProps) {
  const { valori } = filtri.applicati;
  const attivi = campi.filter(({ chiave }) => (valori[chiave] ?? '').trim() !== '');
  const ultimo = attivi.at(-1);
  if (!ultimo)
    return (
      <EmptyState titolo={vuoto.titolo} testo={vuoto.testo}>
        {vuoto.azione}
      </EmptyState>
    );
  const nomi = attivi.map(({ nome, chiave, scelte }) => {
    const valore = valori[chiave] ?? '';
    return `${nome.toLowerCase()} «${scelte?.find(([voce]) => voce === valore)?.[1] ?? valore}»`;
  });
  return (
    <EmptyState titolo={vuoto.titoloFiltri} testo={m.filtriNascondono(nomi.join(', '))}>
      <Button aspetto="primary" onClick={filtri.clear}>
        {m.pulisciFiltri}
      </Button>
      {attivi.length > 1 && (
        <Button onClick={() => filtri.drop(ultimo.chiave)}>{m.togliSolo(ultimo.nome)}</Button>
      )}
    </EmptyState>
  );
}
