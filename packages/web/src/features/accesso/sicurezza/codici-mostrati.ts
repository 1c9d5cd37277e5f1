let codici: readonly string[] | null = null;
const ascoltatori = new Set<() => void>();

/** Recovery codes just made: shown once, kept in this page alone until the person has put them away. */
export const codiciMostrati = {
  get: () => codici,
  set(nuovi: readonly string[] | null) {
    codici = nuovi;
    for (const avvisa of ascoltatori) avvisa();
  },
  subscribe(avvisa: () => void) {
    ascoltatori.add(avvisa);
    return () => void ascoltatori.delete(avvisa);
  },
};
