import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { caricamento } from '../api/caricamento.ts';
import { useFuocoTenuto } from '../ui/finestre/fuoco-tenuto.ts';
import { Indicatore } from '../ui/stati/Indicatore.tsx';

/** A declaration is one page, whatever quadro of it is shown; every other address is a page of its own. */
const computePagina = (percorso: string): string =>
  percorso.startsWith('/dichiarazione/') ? percorso.split('/', 4).join('/') : percorso;

/** On a new page the focus goes to the page: not to nowhere, nor left on the bar or the panel that led there. */
function useFuocoSullaPagina(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined) return;
        if (computePagina(fromLocation.pathname) === computePagina(toLocation.pathname)) return;
        if (document.activeElement?.closest('#contenuto, #finestre, [data-notifiche]')) return;
        document.getElementById('contenuto')?.focus({ preventScroll: true });
      }),
    [router],
  );
}

/** The root: the page, and the sign that it is waiting. */
export function Radice() {
  useFuocoSullaPagina();
  useFuocoTenuto();
  const inAttesa = useSyncExternalStore(caricamento.subscribe, caricamento.isAttivo);
  return (
    <>
      <Outlet />
      {inAttesa && <Indicatore />}
    </>
  );
}
