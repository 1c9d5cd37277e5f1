import { memo, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { classi } from '../classi.ts';
import { BarraFinestra } from './BarraFinestra.tsx';
import css from './Finestra.module.css';
import { focusDentro, giveBack } from './fuoco.ts';
import { computeMassimo, isStretto, type Lato } from './geometria.ts';
import { PiedeFinestra } from './PiedeFinestra.tsx';
import { capacita, type Finestra, type Rettangolo, type Schermo } from './stato.ts';
import { strati } from './strati.ts';
import { focusUltimo } from './tasti.ts';
import { useMovimento } from './useMovimento.ts';

const lati: readonly Lato[] = ['n', 's', 'e', 'o', 'ne', 'no', 'se', 'so'];

const toStile = ({ x, y, larghezza, altezza }: Rettangolo, isAltezzaLibera: boolean) => ({
  left: x,
  top: y,
  width: larghezza,
  height: isAltezzaLibera ? 'auto' : altezza,
});

/** What is drawn: the geometry of the state, the whole screen where it is narrow or where it was asked. */
function computeStile({ rettangolo, opzioni, tipo, stato, isAltezzaLibera }: Finestra, schermo: Schermo) {
  if (opzioni.schermoIntero)
    return { left: 0, top: 0, width: schermo.larghezza, height: schermo.altezza, maxHeight: 'none' };
  if (isStretto(schermo) && capacita[tipo].isRiducibile) return toStile(computeMassimo(schermo), false);
  return toStile(rettangolo, isAltezzaLibera && stato === 'aperta');
}

const computeRuolo = ({ tipo, opzioni }: Finestra, idTitolo: string, idCorpo: string) => ({
  role: tipo === 'avviso' ? 'alertdialog' : 'dialog',
  'aria-describedby': tipo === 'avviso' ? idCorpo : undefined,
  'aria-modal': capacita[tipo].isBloccante || undefined,
  ...(opzioni.senzaBarra ? { 'aria-label': opzioni.titolo } : { 'aria-labelledby': idTitolo }),
});

/** Focus: taken when the window opens or comes back, given back when it goes. */
function useFuoco({ id, stato }: Finestra) {
  const elemento = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const apritore = document.activeElement;
    const finestra = elemento.current;
    if (finestra !== null) focusDentro(finestra);
    return () => {
      const attivo = document.activeElement;
      const eraQui = attivo === document.body || finestra?.contains(attivo);
      if (eraQui) queueMicrotask(() => giveBack(apritore));
    };
  }, []);
  const prima = useRef(stato);
  useEffect(() => {
    if (prima.current === stato) return;
    const eraRidotta = prima.current === 'ridotta';
    prima.current = stato;
    if (stato === 'ridotta')
      document.querySelector<HTMLElement>(`[data-ripristina="${id}"]`)?.focus({ preventScroll: true });
    else if (eraRidotta && elemento.current !== null) focusUltimo(elemento.current);
  }, [id, stato]);
  return elemento;
}

/** Tells the layers how high a window is that its content decides. */
function useAltezza({ id, isAltezzaLibera }: Finestra, elemento: { current: HTMLElement | null }) {
  useLayoutEffect(() => {
    const finestra = elemento.current;
    if (finestra === null || !isAltezzaLibera) return;
    const tell = () => {
      if (finestra.offsetHeight > 0) strati.dispatch({ tipo: 'measure', id, altezza: finestra.offsetHeight });
    };
    tell();
    const osservatore = new ResizeObserver(tell);
    osservatore.observe(finestra);
    return () => osservatore.disconnect();
  }, [id, isAltezzaLibera, elemento]);
}

type Props = { finestra: Finestra; ordine: number; schermo: Schermo };

/** A window of a layer. Minimized it is hidden and stays in the page: what was typed in it survives. */
export const FinestraAperta = memo(function FinestraAperta({ finestra, ordine, schermo }: Props) {
  const { id, tipo, stato, opzioni, rettangolo } = finestra;
  const { isBloccante } = capacita[tipo];
  const elemento = useFuoco(finestra);
  useAltezza(finestra, elemento);
  const movimento = useMovimento(finestra);
  const inCorso = movimento.movimento;
  const idTitolo = useId();
  const idCorpo = useId();
  const raise = () => strati.dispatch({ tipo: 'activate', id });
  const eventi = {
    onPointerDownCapture: raise,
    onFocusCapture: raise,
    onKeyDown: movimento.handleKey,
    ...(inCorso?.presa === null && { onBlur: movimento.end }),
  };
  return (
    <>
      {inCorso && (
        <>
          <div className={css.trace} style={{ ...toStile(inCorso.partenza, false), zIndex: ordine }} />
          <div className={css.sheet} data-foglio />
        </>
      )}
      <section
        ref={elemento}
        data-finestra={id}
        data-tipo={tipo}
        data-stato={stato}
        {...computeRuolo(finestra, idTitolo, idCorpo)}
        {...eventi}
        tabIndex={-1}
        hidden={stato === 'ridotta'}
        className={classi(css.window, isBloccante && css.modal, inCorso && css.moving)}
        style={{ ...computeStile(finestra, schermo), zIndex: ordine }}
      >
        {inCorso && (
          <output className={classi(css.place, 'figures')}>
            {inCorso.lato === null
              ? m.posizione(rettangolo.x, rettangolo.y)
              : m.misura(rettangolo.larghezza, rettangolo.altezza)}
          </output>
        )}
        {!opzioni.senzaBarra && (
          <BarraFinestra
            finestra={finestra}
            idTitolo={idTitolo}
            movimento={movimento}
            onTasti={() => elemento.current?.focus({ preventScroll: true })}
          />
        )}
        <div id={idCorpo} className={classi(css.body, opzioni.senzaBarra && css.bare)} data-corpo>
          {opzioni.contenuto}
        </div>
        <PiedeFinestra {...finestra} />
        {movimento.puo.ridimensiona &&
          lati.map((lato) => (
            <div key={lato} aria-hidden className={css.edge} data-lato={lato} {...movimento.presa(lato)} />
          ))}
      </section>
    </>
  );
});
