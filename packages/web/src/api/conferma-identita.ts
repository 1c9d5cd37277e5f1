/** The question «who is there», asked by any call that wants it and answered by one dialog. */
function createDomanda() {
  let aperta: { risposta: Promise<boolean>; rispondi: (esito: boolean) => void } | null = null;
  const ascoltatori = new Set<() => void>();
  const set = (nuova: typeof aperta) => {
    aperta = nuova;
    for (const avvisa of ascoltatori) avvisa();
  };
  return {
    /** True when the person confirmed, false when the dialog was left. Calls that ask together share one dialog. */
    ask(): Promise<boolean> {
      if (aperta) return aperta.risposta;
      let rispondi: (esito: boolean) => void = () => {};
      const risposta = new Promise<boolean>((resolve) => {
        rispondi = resolve;
      });
      set({ risposta, rispondi });
      return risposta;
    },
    answer(esito: boolean) {
      const precedente = aperta;
      set(null);
      precedente?.rispondi(esito);
    },
    isAperta: () => aperta !== null,
    subscribe(avvisa: () => void) {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
  };
}

export const confermaIdentita = createDomanda();
