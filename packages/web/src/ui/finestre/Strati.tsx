import { type ReactNode, useEffect, useState } from 'react';
import css from './Finestra.module.css';
import { FinestraAperta } from './FinestraAperta.tsx';
import { Ospite } from './Ospite.tsx';
import { isBloccato } from './riduttore.ts';
import type { Schermo, Strato } from './stato.ts';
import { updateSchermo } from './strati.ts';
import { useTastiStrati } from './tasti.ts';
import { useStrati } from './useStrati.ts';

/** The lowest layer of windows stands above panels, the notifications above every layer. */
const PRIMO_STRATO = 600;

/** What lies below the layers: still and out of reach while a modal is open. */
export function SottoStrati({ children }: { children: ReactNode }) {
  const stato = useStrati();
  return (
    <div className={css.below} inert={isBloccato(stato)}>
      {children}
    </div>
  );
}

/** The host of every window of the page; one in the shell. */
export function Strati() {
  const { strati, schermo } = useStrati();
  useTastiStrati();
  useEffect(() => {
    // With the first picture, which measures the page anyway: asked here, it would be measured twice.
    const prima = requestAnimationFrame(updateSchermo);
    window.addEventListener('resize', updateSchermo);
    return () => {
      cancelAnimationFrame(prima);
      window.removeEventListener('resize', updateSchermo);
    };
  }, []);
  return (
    <div id="finestre">
      {strati.map((strato, indice) => (
        <StratoAperto
          key={strato.id}
          strato={strato}
          schermo={schermo}
          livello={indice}
          isCima={indice === strati.length - 1}
        />
      ))}
    </div>
  );
}

type Props = { strato: Strato; schermo: Schermo; livello: number; isCima: boolean };

/** Drawn in the order of birth, stacked in the order of the layer: a window never moves in the document. */
function StratoAperto({ strato, schermo, livello, isCima }: Props) {
  const [liste, setListe] = useState<HTMLElement | null>(null);
  const nate = strato.finestre.toSorted((una, altra) => una.id - altra.id);
  return (
    <div
      className={css.layer}
      data-strato={livello}
      inert={!isCima}
      style={{ zIndex: PRIMO_STRATO + livello }}
    >
      {livello > 0 && <div className={css.veil} />}
      <Ospite liste={liste}>
        {nate.map((finestra) => (
          <FinestraAperta
            key={finestra.id}
            finestra={finestra}
            ordine={strato.finestre.indexOf(finestra) + 1}
            schermo={schermo}
          />
        ))}
      </Ospite>
      <div ref={setListe} className={css.lists} data-liste />
    </div>
  );
}
