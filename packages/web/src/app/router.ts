import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { Ritorno } from './accesso.ts';
import { PaginaRotta } from './PaginaRotta.tsx';
import { PaginaAssente, radice } from './rotta-radice.ts';
import type { albero } from './rotte.ts';
import { rotteAccesso } from './rotte-accesso.ts';

type Albero = typeof albero;

/** The first address that asks for a login brings the tree of all of them, and is read again in it. */
const altrove = createRoute({
  getParentRoute: () => radice,
  path: '$',
  beforeLoad: async ({ location }) => {
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
