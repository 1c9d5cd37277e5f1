/** Names, times and addresses of the session that client and server share (specification, section 9): the login page reads these. */
export const PREFISSO_COOKIE = 'ELMAS_';
export const DURATA_SESSIONE_SECONDI = 36_000;
export const PROFILE_CACHE_MS = 30_000;
export const LOADING_DELAY_MS = 500;
export const HEADER_APP = 'x-quadra-app';
export const HEADER_STUDIO = 'x-quadra-studio';
/** A call nobody asked for: it does not keep the session alive. */
export const HEADER_SFONDO = 'x-quadra-sfondo';
/** The end of a session is told this long before. */
export const PREAVVISO_SESSIONE_SECONDI = 300;
export const HEADER_RICHIESTA = 'x-request-id';
/** The header that makes a request repeatable without doing it twice. */
export const HEADER_CHIAVE = 'idempotency-key';
/** A read without an answer is asked again this many times, waiting longer each time: milliseconds of the first wait. */
export const ripetizioni = { volte: 3, attesaMs: 250 } as const;
/** Where the provider of identities sends the browser back to: a page of the portal. */
export const RITORNO_IDENTITA = '/identita/ritorno';
/** Pixels of the logo of the pages, exactly. */
export const LOGO = { larghezza: 176, altezza: 50 } as const;
/** Browser storage key of the single sign-on record. */
export const CHIAVE_REDIRECT = 'redirect';
/** Key of an address of the training area in the map of the configuration. */
export const chiaveLms = (numero: number | string): string => `_${numero}`;

export const skin = ['dark', 'light-blue', 'black', 'orange', 'green'] as const;
export type Skin = (typeof skin)[number];
export const caratteri = ['open sans', 'source sans pro', 'quicksand', 'jura'] as const;
export type Carattere = (typeof caratteri)[number];
export const densita = ['compatta', 'comoda'] as const;
export type Densita = (typeof densita)[number];
/** Profiles of client by their number on the wire (TipoProfiloCliente): each may have addresses of its own in the suite. */
export const profiloSuite = ['studio', 'privato', 'azienda'] as const;
export type ProfiloSuite = (typeof profiloSuite)[number];
/** Key of a yearly application: the last two digits of the year. */
export const chiaveAnno = (anno: number): string => String(anno % 100).padStart(2, '0');
/** Where the provider of identities is mounted, and the only shape of address the login page goes back to. */
export const PERCORSO_SUITE = '/oidc';
export const RITORNO_SUITE = /^\/oidc\/interaction\/[A-Za-z0-9_-]{1,64}$/;
/** The single sign-on record: for how long it counts, how long its query may be, what it never carries on. */
export const redirectLimiti = {
  durataMs: 600_000,
  caratteri: 2048,
  vietate: ['__proto__', 'constructor', 'prototype', 'token', 'code'],
} as const;
export const CHIAVE_REDIRECT_ISTANTE = 'redirect-istante';
