/** Limits and times that client and server share (specification, section 9). */
export const PREFISSO_COOKIE = 'ELMAS_';
export const DURATA_SESSIONE_SECONDI = 36_000;
export const PROFILE_CACHE_MS = 30_000;
export const LOADING_DELAY_MS = 500;
export const HEADER_APP = 'x-quadra-app';
export const HEADER_STUDIO = 'x-quadra-studio';
export const HEADER_RICHIESTA = 'x-request-id';
export const RIGHE_PER_PAGINA = 50;
export const RIGHE_PER_PAGINA_MASSIME = 500;
export const DICHIARAZIONI_PER_LOTTO = 50;
export const TESTO_FILTRO_MASSIMO = 200;
/** A draft is on the server at most this long after the last key. */
export const BOZZA_ENTRO_MS = 2_000;

export const skin = ['dark', 'light-blue', 'black', 'orange', 'green'] as const;
export type Skin = (typeof skin)[number];
export const caratteri = ['open sans', 'source sans pro', 'quicksand', 'jura'] as const;
export type Carattere = (typeof caratteri)[number];
export const densita = ['compatta', 'comoda'] as const;
export type Densita = (typeof densita)[number];
