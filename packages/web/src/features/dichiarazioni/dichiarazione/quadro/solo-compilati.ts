let acceso = false;
const ascoltatori = new Set<() => void>();

/** Whether a quadro shows only the righi where something is said: the same for every quadro, as long as the page lives. */
export const soloCompilati = {
  get: () => acceso,
  set(nuovo: boolean) {
    acceso = nuovo;
    for (const avvisa of ascoltatori) avvisa();
  },
  subscribe(avvisa: () => void) {
    ascoltatori.add(avvisa);
    return () => void ascoltatori.delete(avvisa);
  },
};
