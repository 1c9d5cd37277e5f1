import type { Esempio, NomeCasella } from '@quadra/fisco';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { idVoce } from '../../../ui/scelta/ListaVoci.tsx';
import { useMotore } from '../../../ui/scelta/useMotore.ts';
import { findParola, isIntera, makeCerca, type Parola, type Suggerimento } from './completamento.ts';

type CampoDiTesto = HTMLTextAreaElement | HTMLInputElement;

type Opzioni = {
  nomi: readonly NomeCasella[];
  esempi?: readonly Esempio[];
  /** Only caselle: the field holds one name. */
  soloNomi?: boolean;
};

/** Puts a text in place of a part of a field as if it were typed: the page hears of it, and Ctrl+Z takes it back. */
export function insertTesto(campo: CampoDiTesto, parola: Parola, inserisce: string, indietro = 0): void {
  campo.focus();
  campo.setSelectionRange(parola.inizio, parola.fine);
  document.execCommand('insertText', false, inserisce);
  const posto = parola.inizio + inserisce.length - indietro;
  campo.setSelectionRange(posto, posto);
}

/**
 * The list of what can be written at the caret. It opens while a word is typed and with Ctrl+Space; arrows move, Enter
 * puts in, Esc closes; Tab leaves the field as ever.
 */
export function useCompletamento({ nomi, esempi = [], soloNomi = false }: Opzioni) {
  const campo = useRef<CampoDiTesto>(null);
  const lista = useId();
  const [parola, setParola] = useState<Parola | null>(null);
  /** What is looked for: the word at the caret, or the whole of a field that holds one name. */
  const findQui = ({ value, selectionStart }: CampoDiTesto): Parola =>
    soloNomi
      ? { inizio: 0, fine: value.length, testo: value.trim() }
      : findParola(value, selectionStart ?? 0);
  const close = () => {
    setParola(null);
    motore.reset();
  };
  const choose = ({ inserisce, indietro }: Suggerimento) => {
    const dove = parola;
    close();
    if (campo.current && dove) insertTesto(campo.current, dove, inserisce, indietro);
  };
  const { motore, stato } = useMotore<Suggerimento>({
    cerca: makeCerca(nomi, esempi, !soloNomi),
    minimo: 1,
    vuotoElenca: true,
    attesaMs: 0,
    onScelta: choose,
  });
  const open = (trovata: Parola) => {
    setParola(trovata);
    motore.search(trovata.testo);
  };
  /** Opens on everything, or on the word at the caret. */
  const openQui = () => {
    const nodo = campo.current;
    if (!nodo || nodo.readOnly) return;
    nodo.focus();
    open(findQui(nodo));
  };
  const handleInput = (nodo: CampoDiTesto) => {
    const trovata = findQui(nodo);
    if (trovata.testo === '' || isIntera(trovata.testo, nomi)) close();
    else open(trovata);
  };
  const press = (evento: KeyboardEvent): boolean => {
    if (evento.key === ' ' && evento.ctrlKey) openQui();
    else if (parola === null || evento.nativeEvent.isComposing) return false;
    else if (evento.key === 'ArrowDown') motore.move(1);
    else if (evento.key === 'ArrowUp') motore.move(-1);
    else if (evento.key === 'Escape') close();
    else if (evento.key === 'Enter') return stato.voci.length > 0 && motore.enter();
    else return false;
    return true;
  };
  const aperta = parola !== null && stato.voci.length > 0;
  return {
    campo,
    stato,
    motore,
    lista,
    aperta,
    choose,
    openQui,
    close,
    attributi: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': aperta ? lista : undefined,
      'aria-activedescendant': aperta && stato.indice >= 0 ? idVoce(lista, stato.indice) : undefined,
      onKeyDown: (evento: KeyboardEvent) => {
        if (!press(evento)) return;
        evento.preventDefault();
        evento.stopPropagation();
      },
      onBlur: close,
      onClick: close,
    },
    handleInput,
  } as const;
}

export type Completamento = ReturnType<typeof useCompletamento>;
