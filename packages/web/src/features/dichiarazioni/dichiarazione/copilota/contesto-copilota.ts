import { createContext, use } from 'react';
import type { Copilota } from './useCopilota.ts';

export const ContestoCopilota = createContext<Copilota | null>(null);

/** The copilot of the open declaration; null for who has not got it. */
export function useCopilotaAperto(): Copilota | null {
  const copilota = use(ContestoCopilota);
  return copilota?.isAttivo ? copilota : null;
}
