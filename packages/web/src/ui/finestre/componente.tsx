import { attesaComponente } from '@quadra/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { openFinestra } from './apertura.ts';
import type { OpzioniFinestra } from './stato.ts';

const noti = new Map<string, ComponentType>();

/** Gives a name to a component that a window may ask for, also after the window opened. */
export const registerComponente = (nome: string, componente: ComponentType): void =>
  void noti.set(nome, componente);

/**
 * Looks for a named component now and then every 100 ms, 50 times at most, and tells it once; nothing is told when it
 * never comes. A missing name is a mistake of the caller: one line in the console, no exception. Answers how to stop.
 */
export function waitComponente<T>(
  nome: string,
  find: (nome: string) => T | undefined,
  tell: (trovato: T) => void,
): () => void {
  if (nome === '') {
    console.error('window without the name of its component');
    return () => undefined;
  }
  let volte = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const trovato = find(nome);
    if (trovato !== undefined) return tell(trovato);
    if (volte++ < attesaComponente.volte) timer = setTimeout(look, attesaComponente.ogniMs);
  };
  look();
  return () => clearTimeout(timer);
}

function Componente({ nome }: { nome: string }) {
  const [Trovato, setTrovato] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      waitComponente(
        nome,
        (uno) => noti.get(uno),
        (componente) => setTrovato(() => componente),
      ),
    [nome],
  );
  return Trovato === null ? <p role="status">{m.caricamento}</p> : <Trovato />;
}

/** Opens a window whose content is a component known by name, which may still be on its way. */
export const openComponente = (nome: string, opzioni: Omit<OpzioniFinestra, 'contenuto'>): number =>
  openFinestra({ ...opzioni, contenuto: <Componente nome={nome} /> });
