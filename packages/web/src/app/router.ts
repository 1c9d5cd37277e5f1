import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { getConfigurazione, profilo } from '../api/sessione.api.ts';
import { isUtenteSalvato } from '../api/sessione.ts';
import type { Ritorno } from './accesso.ts';
import { PaginaRotta } from './PaginaRotta.tsx';
import { PaginaAssente, radice } from './rotta-radice.ts';
import type { albero } from './rotte.ts';
import { rotteAccesso } from './rotte-accesso.ts';

type Albero = typeof albero;

/** Who is there is asked while the files of the page are on their way; what is answered is read by the route. */
function askChi(): void {
  if (!isUtenteSalvato()) return;
  for (const attesa of [profilo.get(), getConfigurazione()]) attesa.catch(() => undefined);
}

/** The first address that asks for a login brings the tree of all of them, and is read again in it. */
const altrove = createRoute({
  getParentRoute: () => radice,
  path: '$',
  beforeLoad: async ({ location }) => {
    askChi();
    await import('./rotte.ts');
    router.setRoutes(router.buildRouteTree());
    const { pathname: to, search, hash, state } = location;
    throw redirect({ to, search, hash, state, replace: true } as never);
  },
});

export const router = createRouter({
  // Of the whole tree, until it is asked for, the pages that want no login; its types are those of the whole.
  routeTree: radice.addChildren([...rotteAccesso, altrove]) as unknown as Albero,
  defaultPreload: false,
  scrollRestoration: true,
  // A page that scrolls inside starts from its top too: without its name here the place of the one before is kept.
  scrollToTopSelectors: ['#contenuto'],
  defaultNotFoundComponent: PaginaAssente,
  defaultErrorComponent: PaginaRotta,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    ritorno?: Ritorno;
  }
}
