import type { Quadro } from '@quadra/fisco';
import { type KeyboardEvent, useId, useState } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Finestra } from '../../../../ui/finestre/Finestra.tsx';
import { isQuadroInterno } from '../dati/interni.ts';
import { searchQuadri } from '../dati/ordine.ts';
import { NumeroInterno } from '../quadro/NumeroInterno.tsx';
import { useApertura } from './contesto.ts';
import { StatoQuadro, useStatoQuadro } from './StatoQuadro.tsx';
import css from './VaiAlQuadro.module.css';

/** Ctrl G: a code, a rigo or a name leads to its quadro. */
export function VaiAlQuadro({ onClose }: { onClose: () => void }) {
  const { modello, openQuadro, goTo } = useApertura();
  const [testo, setTesto] = useState('');
  const [indice, setIndice] = useState(0);
  const lista = useId();
  const voci = searchQuadri(modello.quadri, testo);
  const attiva = voci[Math.min(indice, voci.length - 1)];
  const pick = (voce: (typeof voci)[number] | undefined) => {
    if (voce === undefined) return;
    onClose();
    if (voce.chiave === null) openQuadro(voce.quadro.codice);
    else goTo(voce.chiave);
  };
  const pressKey = (evento: KeyboardEvent) => {
    const passo = evento.key === 'ArrowDown' ? 1 : evento.key === 'ArrowUp' ? -1 : 0;
    if (passo !== 0 && voci.length > 0) {
      evento.preventDefault();
      setIndice((Math.min(indice, voci.length - 1) + passo + voci.length) % voci.length);
    }
    if (evento.key !== 'Enter') return;
    // The focus goes back to where it was: a button there would take this Enter for its own.
    evento.preventDefault();
    pick(attiva);
  };
  return (
    <Finestra tipo="modale" titolo={m.vaiAlQuadro} larghezza={460} onChiusa={onClose} chiusura>
      <input
        className={css.search}
        data-autofocus
        role="combobox"
        aria-expanded={voci.length > 0}
        aria-controls={lista}
        aria-activedescendant={attiva ? `${lista}-${attiva.quadro.codice}` : undefined}
        aria-label={m.vaiAlQuadro}
        placeholder={m.vaiAlQuadroSegnaposto}
        value={testo}
        onChange={(evento) => {
          setTesto(evento.target.value);
          setIndice(0);
        }}
        onKeyDown={pressKey}
      />
      {voci.length === 0 && <p className={css.text}>{m.nessunQuadroTrovato}</p>}
      <div id={lista} role="listbox" aria-label={m.quadri} className={css.results}>
        {voci.map((voce) => (
          <Voce
            key={voce.quadro.codice}
            id={`${lista}-${voce.quadro.codice}`}
            quadro={voce.quadro}
            attiva={voce === attiva}
            onPick={() => pick(voce)}
          />
        ))}
      </div>
    </Finestra>
  );
}

type PropsVoce = { id: string; quadro: Quadro; attiva: boolean; onPick: () => void };

function Voce({ id, quadro, attiva, onPick }: PropsVoce) {
  const stato = useStatoQuadro(quadro);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={attiva}
      className={css.result}
      ref={(nodo) => (attiva ? nodo?.scrollIntoView({ block: 'nearest' }) : undefined)}
      onPointerDown={(evento) => {
        evento.preventDefault();
        onPick();
      }}
    >
      <span className={css.code}>{quadro.codice}</span>
      <span>
        {quadro.titolo} {isQuadroInterno(quadro) && <NumeroInterno parola={m.numeriInterni} />}
      </span>
      <span>
        <StatoQuadro stato={stato} />
      </span>
    </div>
  );
}
