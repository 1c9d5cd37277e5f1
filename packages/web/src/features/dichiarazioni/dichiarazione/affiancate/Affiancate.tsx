import { IconColumnInsertRight } from '@tabler/icons-react';
import { useCallback, useRef } from 'react';
import { messaggiAffiancate as m } from '../../../../messages/affiancate.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { useApertura } from '../apertura/contesto.ts';
import css from './Affiancate.module.css';
import { CercaCasella } from './CercaCasella.tsx';
import { COLONNE_MASSIME } from './colonne.ts';
import { TabellaAffiancate } from './TabellaAffiancate.tsx';
import { useColonne } from './useColonne.ts';

/** «Simulazioni affiancate»: the declaration and up to three copies of it, with what each change is worth in euro. */
export default function Affiancate() {
  const { solaLettura } = useApertura();
  const colonne = useColonne();
  const foglio = useRef<HTMLDivElement>(null);
  const { choose } = colonne;
  /** The box of the first simulation is where one writes next. */
  const chooseAndGo = useCallback(
    (chiave: string) => {
      choose(chiave);
      requestAnimationFrame(() =>
        foglio.current?.querySelector<HTMLElement>(`[data-casella="${CSS.escape(chiave)}"]`)?.focus(),
      );
    },
    [choose],
  );
  return (
    <div ref={foglio} className={css.sheet} id="contenuto" tabIndex={-1}>
      <h2>{m.titolo}</h2>
      <p className={css.note}>{m.testo}</p>
      {solaLettura && <p className={css.note}>{m.solaLettura}</p>}
      <div className={css.tools}>
        <CercaCasella usate={colonne.usate} onScelta={chooseAndGo} />
        {colonne.colonne.length < COLONNE_MASSIME - 1 && (
          <Button icona={IconColumnInsertRight} onClick={colonne.add}>
            {m.aggiungiColonna}
          </Button>
        )}
      </div>
      <TabellaAffiancate colonne={colonne} />
    </div>
  );
}
