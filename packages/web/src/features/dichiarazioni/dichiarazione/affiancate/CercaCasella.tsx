import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { messaggiAffiancate as m } from '../../../../messages/affiancate.ts';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import css from './Affiancate.module.css';
import { type CasellaTrovata, searchCaselle } from './cerca-caselle.ts';

type Props = { usate: () => Iterable<string>; onScelta: (chiave: string) => void };

/** A code or the words of a title lead to a casella; the focus stays in the box. */
export function CercaCasella({ usate, onScelta }: Props) {
  const { modello } = useApertura();
  const [testo, setTesto] = useState('');
  const [indice, setIndice] = useState(0);
  const lista = useId();
  const campo = useRef<HTMLInputElement>(null);
  useEffect(() => campo.current?.focus({ preventScroll: true }), []);
  const voci = searchCaselle(modello, testo, usate());
  const posto = Math.min(indice, voci.length - 1);
  const write = (nuovo: string) => {
    setTesto(nuovo);
    setIndice(0);
  };
  const pick = (voce: CasellaTrovata | undefined) => {
    if (voce === undefined) return;
    write('');
    onScelta(voce.chiave);
  };
  const pressKey = (evento: KeyboardEvent) => {
    const passo = evento.key === 'ArrowDown' ? 1 : evento.key === 'ArrowUp' ? -1 : 0;
    if (passo !== 0 && voci.length > 0) setIndice((posto + passo + voci.length) % voci.length);
    else if (evento.key === 'Enter') pick(voci[posto]);
    else if (evento.key === 'Escape' && testo !== '') write('');
    else return;
    evento.preventDefault();
    evento.stopPropagation();
  };
  return (
    <div className={css.search}>
      <input
        ref={campo}
        role="combobox"
        aria-label={m.cerca}
        aria-expanded={voci.length > 0}
        aria-controls={voci.length > 0 ? lista : undefined}
        aria-activedescendant={voci.length > 0 ? `${lista}-${posto}` : undefined}
        placeholder={`${m.cerca}: ${m.cercaSegnaposto}`}
        autoComplete="off"
        spellCheck={false}
        value={testo}
        onChange={(evento) => write(evento.target.value)}
        onKeyDown={pressKey}
        onBlur={() => setTesto('')}
      />
      {testo.trim().length > 1 && voci.length === 0 && (
        <p className={css.none} role="status">
          {m.nessunaTrovata}
        </p>
      )}
      {voci.length > 0 && (
        <div id={lista} role="listbox" aria-label={m.trovate} className={css.list}>
          {voci.map((voce, i) => (
            <div
              key={voce.chiave}
              id={`${lista}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === posto}
              className={css.option}
              onPointerDown={(evento) => {
                evento.preventDefault();
                pick(voce);
              }}
            >
              <span className="strong figures">{nameCasella(voce.chiave)}</span>
              <span>{voce.nome}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
