import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSolaLettura } from '../../api/contesto.ts';
import { homeQuery } from '../../features/consegna/home/home.api.ts';
import { usePreferenzaHome } from '../../features/consegna/home/usePreferenzaHome.ts';
import { messaggiTasti as m, tastiOvunque } from '../../messages/tasti.ts';
import { Segmenti } from '../../ui/campi/Segmenti.tsx';
import { Spunta } from '../../ui/campi/Spunta.tsx';
import { elencoTasti, useElencoTasti } from '../../ui/comandi/elenco-tasti.ts';
import { Finestra } from '../../ui/finestre/Finestra.tsx';
import css from './ElencoTasti.module.css';

const isScrittura = (dove: EventTarget | null): boolean =>
  dove instanceof HTMLElement &&
  (dove.isContentEditable || dove.closest('input, textarea, select, [role="gridcell"]') !== null);

export type ParteAiuto = 'tasti' | 'stati';
/** Which part is shown; null: nothing is open. */
type Props = { parte: ParteAiuto | null; onParte: (parte: ParteAiuto | null) => void };

/** Read when they are asked for. */
const Stati = lazy(async () => ({ default: (await import('./Stati.tsx')).Stati }));
const parti = [
  ['tasti', m.tasti],
  ['stati', m.stati],
] as const;

/**
 * `?` outside the fields, or Ctrl / anywhere: the keys of this screen, and what the words of state mean. The first of the two
 * can be turned off.
 */
export function ElencoTasti({ parte, onParte }: Props) {
  useElencoTasti(tastiOvunque);
  const { data } = useQuery(homeQuery);
  // Until the choice of the user is known the key does nothing: it could have been turned off.
  const conTasto = data?.tastoAiuto ?? false;
  useEffect(() => {
    const listen = (evento: KeyboardEvent) => {
      if (evento.defaultPrevented || evento.isComposing) return;
      const isComando = (evento.ctrlKey || evento.metaKey) && evento.key === '/';
      const isDomanda =
        conTasto && evento.key === '?' && !evento.ctrlKey && !evento.metaKey && !isScrittura(evento.target);
      if (!isComando && !isDomanda) return;
      evento.preventDefault();
      onParte('tasti');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [conTasto, onParte]);
  if (parte === null) return null;
  return (
    <Finestra
      tipo="modale"
      titolo={parte === 'tasti' ? m.titolo : m.titoloStati}
      larghezza={560}
      chiusura
      onChiusa={() => onParte(null)}
    >
      <div className={css.list} data-autofocus tabIndex={-1}>
        <div className={css.parts}>
          <Segmenti nome={m.parti} voci={parti} valore={parte} onChange={onParte} />
        </div>
        {parte === 'tasti' ? (
          <Tasti conTasto={conTasto} />
        ) : (
          <Suspense fallback={null}>
            <Stati />
          </Suspense>
        )}
      </div>
    </Finestra>
  );
}

function Tasti({ conTasto }: { conTasto: boolean }) {
  const isSolaLettura = useSolaLettura();
  const change = usePreferenzaHome();
  const gruppi = useSyncExternalStore(elencoTasti.subscribe, elencoTasti.get);
  return (
    <>
      {gruppi.toReversed().map(({ nome, tasti }) => (
        <table key={nome} className={css.group}>
          <caption className={css.name}>{nome}</caption>
          <thead className="hidden">
            <tr>
              <th scope="col">{m.tasto}</th>
              <th scope="col">{m.azione}</th>
            </tr>
          </thead>
          <tbody>
            {tasti.map(([premuti, azione]) => (
              <tr key={premuti}>
                <th scope="row" className={css.keys}>
                  <kbd>{premuti}</kbd>
                </th>
                <td>{azione}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {!isSolaLettura && (
        <Spunta etichetta={m.apriCon} scelta={conTasto} onChange={(tastoAiuto) => change({ tastoAiuto })} />
      )}
    </>
  );
}
