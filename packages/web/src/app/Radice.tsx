import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { caricamento } from '../api/caricamento.ts';
import { Indicatore } from '../ui/Indicatore.tsx';

/** The control that had the focus went away with its page: the focus goes to the new page, not to nowhere. */
function useFuocoSullaPagina(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || document.activeElement !== document.body) return;
        document.getElementById('contenuto')?.focus({ preventScroll: true });
      }),
    [router],
  );
}

/** The root: the page, and the sign that it is waiting. */
export function Radice() {
  useFuocoSullaPagina();
  const inAttesa = useSyncExternalStore(caricamento.subscribe, caricamento.isAttivo);
  return (
    <>
      <Outlet />
      {inAttesa && <Indicatore />}
    </>
  );
}
