/** Anything the home can open: `chiave` is what the favourites remember. */
type Voce = { readonly chiave: string; readonly nome: string; readonly testo: string };

const normalize = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether every word of the text is in the name or in the words under it, without accents or case. */
export const matches = ({ nome, testo }: Pick<Voce, 'nome' | 'testo'>, cercato: string): boolean =>
  normalize(cercato)
    .split(/\s+/)
    .every((parola) => normalize(`${nome} ${testo}`).includes(parola));

/** What to show for a text: the favourites first, in the order they were chosen, then the rest in its own. */
export function listVoci<V extends Voce>(
  voci: readonly V[],
  preferiti: readonly string[],
  cercato: string,
): V[] {
  const posto = ({ chiave }: V) => {
    const indice = preferiti.indexOf(chiave);
    return indice === -1 ? preferiti.length : indice;
  };
  return voci.filter((voce) => matches(voce, cercato)).sort((a, b) => posto(a) - posto(b));
}

/** The favourites with one added at the end, or taken away. */
export const togglePreferito = (preferiti: readonly string[], chiave: string): string[] =>
  preferiti.includes(chiave) ? preferiti.filter((altra) => altra !== chiave) : [...preferiti, chiave];
