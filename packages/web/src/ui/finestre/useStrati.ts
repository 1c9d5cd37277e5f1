import { useSyncExternalStore } from 'react';
import type { Stato } from './stato.ts';
import { strati } from './strati.ts';

/** The layers as they are now. */
export const useStrati = (): Stato => useSyncExternalStore(strati.subscribe, strati.get);
