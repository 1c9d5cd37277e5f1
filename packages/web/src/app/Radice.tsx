import { Outlet } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { caricamento } from '../api/caricamento.ts';
import { Indicatore } from '../ui/Indicatore.tsx';

/** The root: the page, and the sign that it is waiting. */
export function Radice() {
  const inAttesa = useSyncExternalStore(caricamento.subscribe, caricamento.isAttivo);
  return (
    <>
      <Outlet />
      {inAttesa && <Indicatore />}
    </>
  );
}
