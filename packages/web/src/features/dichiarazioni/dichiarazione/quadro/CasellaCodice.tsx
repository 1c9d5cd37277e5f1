import { type KeyboardEvent, useId, useState } from 'react';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './Casella.module.css';
import type { PropsCasella } from './Casella.tsx';
import { useCampo } from './campo.ts';
import { ListaScelte, optionIdOf } from './ListaScelte.tsx';

/** The code being typed or chosen: the open list, what is highlighted, when a text becomes the value. */
function useCodice({ casella, chiave, nomeRigo }: PropsCasella) {
  const { modello, solaLettura } = useApertura();
  const { dato, rifiutato, set, refuse, flush, attributi } = useCampo(casella, chiave, nomeRigo);
  const [scritto, setScritto] = useState<string | null>(null);
  const [indice, setIndice] = useState<number | null>(null);
  const opzioni = casella.opzioni ?? [];
  const attuale = scritto ?? rifiutato?.testo ?? String(dato ?? '');
  const scelta = indice === null ? undefined : opzioni[indice];

  const open = () => {
    if (solaLettura) return;
    const posto = opzioni.findIndex((opzione) => opzione.codice === attuale);
    setIndice(Math.max(0, posto));
  };
  const close = () => {
    setScritto(null);
    setIndice(null);
  };
  const pick = (codice: string) => {
    close();
    set(codice);
  };
  const type = (testo: string) => {
    const codice = testo.trim().toUpperCase();
    setScritto(codice);
    if (codice === '' || modello.checkValore(chiave, codice) === null) set(codice === '' ? null : codice);
    const trovata = opzioni.findIndex((opzione) => opzione.codice.startsWith(codice));
    if (indice !== null && trovata !== -1) setIndice(trovata);
  };
  const commit = () => {
    const codice = scritto?.trim() ?? '';
    const frase = codice === '' ? null : modello.checkValore(chiave, codice);
    if (frase !== null) refuse(codice, frase);
    close();
  };
  const enter = () => {
    if (scelta && scritto === null) pick(scelta.codice);
    else commit();
  };
  return { attributi, flush, opzioni, attuale, indice, setIndice, open, pick, type, commit, enter };
}

/** A code of a list: typed blind, or chosen from the list (F4, Alt and down arrow, click). */
export function CasellaCodice(props: PropsCasella) {
  const { casella, conDescrizione } = props;
  const { attributi, flush, opzioni, attuale, indice, setIndice, ...codice } = useCodice(props);
  const lista = useId();
  const aperta = indice !== null;
  const descrizione = opzioni.find((opzione) => opzione.codice === attuale)?.descrizione;
  const pressKey = (evento: KeyboardEvent) => {
    if (evento.key === 'F4' || (evento.altKey && evento.key === 'ArrowDown')) {
      evento.preventDefault();
      codice.open();
    } else if (aperta && (evento.key === 'ArrowDown' || evento.key === 'ArrowUp')) {
      evento.preventDefault();
      const passo = evento.key === 'ArrowDown' ? 1 : -1;
      setIndice((indice + passo + opzioni.length) % opzioni.length);
    } else if (aperta && evento.key === 'Escape') {
      evento.preventDefault();
      evento.stopPropagation();
      setIndice(null);
    } else if (evento.key === 'Enter') codice.enter();
  };
  return (
    <span className={classi(css.pair, conDescrizione && css.described)}>
      <input
        {...attributi}
        role="combobox"
        aria-expanded={aperta}
        aria-controls={aperta ? lista : undefined}
        aria-activedescendant={aperta ? optionIdOf(lista, indice) : undefined}
        title={descrizione ?? attributi.title}
        value={attuale}
        onChange={(evento) => codice.type(evento.target.value)}
        onKeyDown={pressKey}
        onDoubleClick={codice.open}
        onFocus={(evento) => evento.currentTarget.select()}
        onBlur={() => {
          codice.commit();
          flush();
        }}
      />
      {conDescrizione && descrizione && <span className={css.description}>{descrizione}</span>}
      {aperta && (
        <ListaScelte
          id={lista}
          nome={casella.titolo}
          voci={opzioni.map((opzione) => ({ codice: opzione.codice, nome: opzione.descrizione }))}
          indice={indice}
          onScelta={(posto) => codice.pick(opzioni[posto]?.codice ?? '')}
        />
      )}
    </span>
  );
}
