import { daysBetween } from '@quadra/values';

/** A period of a property: who held it, or the contract it was let by. */
export type Tratto = { nome: string; dal: string; al: string | null; isContratto: boolean };

const ANNI_MOSTRATI = 6;

/** Where each period stands on a line from the first year to the current one, in percent; and the years to write. */
export function computeLinea(tratti: readonly Tratto[], annoCorrente: number) {
  const anni = tratti.flatMap(({ dal, al }) => [dal, al ?? dal]).map((giorno) => Number(giorno.slice(0, 4)));
  const primo = Math.min(annoCorrente, ...anni);
  const ultimo = Math.max(annoCorrente, ...anni);
  const inizio = `${primo}-01-01`;
  const giorni = daysBetween(inizio, `${ultimo + 1}-01-01`);
  const place = (giorno: string) => (daysBetween(inizio, giorno) / giorni) * 100;
  const posti = tratti.map((tratto) => {
    const da = place(tratto.dal);
    const fine = tratto.al === null ? 100 : place(tratto.al);
    return { tratto, inizio: da, ampiezza: Math.max(0, fine - da) };
  });
  const passo = Math.max(1, Math.ceil((ultimo - primo + 1) / ANNI_MOSTRATI));
  const scritti = Array.from(
    { length: Math.floor((ultimo - primo) / passo) + 1 },
    (_, i) => primo + i * passo,
  );
  return { posti, anni: scritti.map((anno) => ({ anno, posto: place(`${anno}-01-01`) })) };
}
