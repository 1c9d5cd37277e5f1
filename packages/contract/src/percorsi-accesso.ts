/** The paths that the login page asks too, by themselves: the others must not weigh on it. */
export const percorsiAccesso = {
  token: '/token',
  login: '/api/commons/call/login',
  logout: '/api/commons/call/logout',
  verifica: '/api/commons/call/verifica',
  verificaPasskey: '/api/commons/call/passkey',
  identitaInizio: '/api/commons/call/identita',
  identitaAccesso: '/api/commons/call/identita/accesso',
  configurazione: '/api/commons/call/config',
  versione: '/api/version',
  whoami: '/api/utente/whoami',
  cambioPassword: '/api/utente/changepassword',
  preferenze: '/api/utente/skin',
  statoSessione: '/api/utente/sessione',
  gestoreDelCodice: '/api/commons/call/gestore/:codice',
  fornitore: '/api/elmas',
} as const;

/** A path with its parameters put in, each URL-encoded. */
export function percorso(modello: string, parametri: Record<string, string | number> = {}): string {
  return modello.replace(/:([a-z]+)/gi, (_, nome: string) => encodeURIComponent(String(parametri[nome])));
}

/**
 * The address of a call on a host: `utente/whoami` and `/api/utente/whoami` are the same. Without a host, on the one the
 * page came from. The login answers outside `/api` too, and there it is called.
 */
export function apiUrl(percorso: string, host = ''): string {
  const nudo = percorso.replace(/^\/+/, '');
  const base = host.replace(/\/+$/, '');
  return /^(api\/|token$)/.test(nudo) ? `${base}/${nudo}` : `${base}/api/${nudo}`;
}
