import { useSyncExternalStore } from 'react';

const MISURA = '(max-width: 767px)';
const subscribe = (avvisa: () => void) => {
  const misura = matchMedia(MISURA);
  misura.addEventListener('change', avvisa);
  return () => misura.removeEventListener('change', avvisa);
};

/** The page is as narrow as on a telephone. */
export const useStretta = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(MISURA).matches);
