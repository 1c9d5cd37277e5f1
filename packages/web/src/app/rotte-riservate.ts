import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ApiError } from '../api/errore.ts';
import { getConfigurazione } from '../api/sessione.api.ts';
import { isUtenteSalvato, readProfiloCliente } from '../api/sessione.ts';
import { endFinita, loadUtente, makeRitorno } from './accesso.ts';
import { setAvviso } from './avviso.ts';
import type { NomePagina } from './pagine.ts';
import { type Elenco, leggiElenco, leggiNumero } from './ricerca.ts';
import { radice } from './rotta-radice.ts';
import { computeRitornoAlPortale, isFuori } from './uscita.ts';

const aperte = new Map<NomePagina, ReturnType<typeof lazyRouteComponent>>();
/** A page behind the login: a new one adds its line in pagine.ts, its route here. One name is one component. */
export function openPagina(nome: NomePagina) {
  const gia = aperte.get(nome);
  if (gia) return gia;
  const pagina = lazyRouteComponent(async () => {
    const { pagine } = await import('./pagine.ts');
    return { default: await pagine[nome]() };
  });
  aperte.set(nome, pagina);
  return pagina;
}

async function loadChi(indirizzo: string) {
  try {
    const [utente, configurazione] = await Promise.all([loadUtente(), getConfigurazione()]);
    return { utente, configurazione };
  } catch (causa) {
    const isFinita = causa instanceof ApiError && causa.status === 401;
    if (causa instanceof ApiError && !isFinita) setAvviso(causa.testo);
    const { portale = null } = (await getConfigurazione().catch(() => null)) ?? {};
    const arrivo = computeRitornoAlPortale(portale, readProfiloCliente());
    const state = makeRitorno(indirizzo);
    if (isFinita && isUtenteSalvato()) endFinita();
    if (isFuori(arrivo)) throw redirect({ href: arrivo });
    throw redirect({ to: '/login', state });
  }
}
/** Everything behind the login: who is there is asked before any of its pages. */
export const riservata = createRoute({
  getParentRoute: () => radice,
  id: 'riservata',
  beforeLoad: async ({ location }) => {
    const chi = await loadChi(location.href);
    if (chi.utente.verificaDaAttivare && location.pathname !== '/sicurezza') {
      throw redirect({ to: '/sicurezza' });
    }
    return chi;
  },
  component: openPagina('Riservata'),
});
/** Pages with top bar, navigation and sheet. */
export const lavoro = createRoute({
  getParentRoute: () => riservata,
  id: 'lavoro',
  component: openPagina('Lavoro'),
});
/** A page of the sheet. */
export const routePagina = <const P extends string>(path: P, nome: NomePagina) =>
  createRoute({ getParentRoute: () => lavoro, path, component: openPagina(nome) });
/** A list of the sheet: its page, order and filters are in the address. */
export const routeElenco = <const P extends string>(path: P, nome: NomePagina) =>
  createRoute({
    getParentRoute: () => lavoro,
    path,
    validateSearch: leggiElenco,
    component: openPagina(nome),
  });
/** A list of the sheet for a fiscal year. */
export const routeElencoAnno = <const P extends string>(path: P, nome: NomePagina) =>
  createRoute({
    getParentRoute: () => lavoro,
    path,
    validateSearch: (cerca: Record<string, unknown>): { anno?: number } & Elenco => ({
      ...leggiNumero(cerca, 'anno'),
      ...leggiElenco(cerca),
    }),
    component: openPagina(nome),
  });
/** A page whose question is in the address: `leggi` says what is read of it. */
export const routeRicerca = <const P extends string, R extends object>(
  path: P,
  nome: NomePagina,
  leggi: (cerca: Record<string, unknown>) => R,
) => createRoute({ getParentRoute: () => lavoro, path, validateSearch: leggi, component: openPagina(nome) });
