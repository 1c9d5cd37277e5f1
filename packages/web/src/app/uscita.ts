import { type Portale, profiloSuite } from '@quadra/contract';
import { computePaginaLogin } from './percorsi.ts';

/** Where the exit leads: the single portal in production, else the login page of the kind of client. */
export const computeUscita = (portale: Portale | null, profilo: number | null): string =>
  portale?.uscita ?? computePaginaLogin(profilo);

/**
 * Where a session that is over, or a server that is silent, leads: in production the portal of the kind of client (0 studio,
 * 1 privato, 2 azienda). Without a profile, or without an address for it, a login page of ours.
 */
export function computeRitornoAlPortale(portale: Portale | null, profilo: number | null): string {
  const nome = profilo === null ? undefined : profiloSuite[profilo];
  return (nome && portale?.[nome]) ?? computePaginaLogin(profilo);
}

/** True for an address that is not a page of ours: the browser leaves, the router cannot. */
export const isFuori = (indirizzo: string): boolean => !indirizzo.startsWith('/');
