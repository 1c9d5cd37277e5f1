/** The same items in an order nobody chose: no provider comes first by right. `estrai` answers from 0 to below 1. */
export function shuffle<T>(voci: readonly T[], estrai: () => number = Math.random): T[] {
  const mescolate = [...voci];
  for (let fine = mescolate.length - 1; fine > 0; fine -= 1) {
    const scelta = Math.floor(estrai() * (fine + 1));
    const [una, altra] = [mescolate[fine] as T, mescolate[scelta] as T];
    mescolate[fine] = altra;
    mescolate[scelta] = una;
  }
  return mescolate;
}
