import { ProfiloPage } from '../features/accesso/profilo/ProfiloPage.tsx';
import { completeProfilo } from './accesso.ts';

/** Reached after the access, or later from the account panel. */
export function PaginaProfilo() {
  return <ProfiloPage computeMeta={completeProfilo} />;
}
