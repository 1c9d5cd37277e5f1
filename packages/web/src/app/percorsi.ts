/** Paths without title bar: they start with one of these. */
const senzaBarra = ['/login', '/richiesta-attivazione', '/richiesta-password', '/home'] as const;

const startsWith = (percorso: string, inizio: string) =>
  percorso === inizio || percorso.startsWith(`${inizio}/`);

export const isNotLogged = (percorso: string): boolean =>
  senzaBarra.some((inizio) => startsWith(percorso, inizio));
export const isHome = (percorso: string): boolean => startsWith(percorso, '/home');
export const isLogin = (percorso: string): boolean =>
  startsWith(percorso, '/login') || startsWith(percorso, '/aziende');

export type GruppoRotte = 'studi' | 'privati' | 'aziende';

/** Login destination of each route group. */
export const destinazioneLogin: Record<GruppoRotte, 'login' | 'aziende'> = {
  studi: 'login',
  privati: 'login',
  aziende: 'aziende',
};

/** The login page of a client profile (0 studio, 1 privato, 2 azienda); without a profile the common one. */
export function computePaginaLogin(profilo: number | null): '/login' | '/aziende' {
  const gruppo: GruppoRotte = profilo === 2 ? 'aziende' : profilo === 1 ? 'privati' : 'studi';
  return `/${destinazioneLogin[gruppo]}`;
}
