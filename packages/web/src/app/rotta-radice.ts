import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Radice } from './Radice.tsx';

export const PaginaAssente = lazyRouteComponent(() => import('./PaginaAssente.tsx'), 'PaginaAssente');
/** What every page stands in. */
export const radice = createRootRoute({ component: Radice, notFoundComponent: PaginaAssente });
