type Ascoltatore = () => void;

/** One polite live region for the whole page: rows found, saved, copied. */
function createAnnuncio() {
  let testo = '';
  const ascoltatori = new Set<Ascoltatore>();
  return {
    say(nuovo: string) {
      // The same sentence twice is announced twice: a hard space makes it new.
      testo = nuovo === testo ? `${nuovo}\u00a0` : nuovo;
      for (const avvisa of ascoltatori) avvisa();
    },
    get: () => testo,
    subscribe(avvisa: Ascoltatore) {
      ascoltatori.add(avvisa);
      return () => void ascoltatori.delete(avvisa);
    },
  };
}

export const annuncio = createAnnuncio();
