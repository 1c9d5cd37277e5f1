import { createContext, use } from 'react';

/** Opens a ticket on a number; null for who asks nobody. */
export const ContestoTicket = createContext<((chiave: string) => void) | null>(null);
export const useTicket = () => use(ContestoTicket);
