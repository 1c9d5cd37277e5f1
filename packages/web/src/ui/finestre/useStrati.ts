import { createContext, use, useSyncExternalStore } from 'react';
import type { Stato } from './stato.ts';
import { strati } from './strati.ts';

/** The layers as they are now. */
export const useStrati = (): Stato => useSyncExternalStore(strati.subscribe, strati.get);

export const ContestoOspite = createContext<HTMLElement | null>(null);

/** Where a list or a menu of this place opens: the layer of its window, null for the page. */
export const useOspite = (): HTMLElement | null => use(ContestoOspite);
