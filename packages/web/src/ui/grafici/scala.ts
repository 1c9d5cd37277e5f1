/** A scale of euro: from where to where it goes, and where its numbers stand. */
export interface Scala {
  readonly da: number;
  readonly a: number;
  readonly tacche: readonly number[];
}

const TACCHE = 4;

/** The step of a scale: 1, 2, 2,5 or 5 and zeros. */
function findPasso(ampiezza: number): number {
  const grezzo = ampiezza / TACCHE;
  const decina = 10 ** Math.floor(Math.log10(grezzo));
  return (([1, 2, 2.5, 5].find((n) => n * decina >= grezzo) ?? 10) as number) * decina;
}

const listTacche = (da: number, a: number, passo: number): number[] =>
  Array.from({ length: Math.round((a - da) / passo) + 1 }, (_, i) => da + i * passo).filter((n) => n <= a);

/** The scale that holds some amounts, zero always among them. */
export function makeScala(importi: readonly number[]): Scala {
  const [minimo, massimo] = [Math.min(0, ...importi), Math.max(0, ...importi)];
  const passo = findPasso(Math.max(1, massimo - minimo));
  const da = Math.floor(minimo / passo) * passo;
  const a = Math.max(passo, Math.ceil(massimo / passo) * passo);
  return { da, a, tacche: listTacche(da, a, passo) };
}

const RIDUZIONI = [20, 10, 5, 4, 2];

/** The scale of smaller amounts as a whole part of another, where there is one: so many times as large on the page. */
export function reduceScala(intera: Scala, importi: readonly number[]): { scala: Scala; volte: number } {
  const ampiezza = intera.a - intera.da;
  for (const volte of RIDUZIONI) {
    const passo = findPasso(ampiezza / volte);
    const da = Math.floor(Math.min(0, ...importi) / passo) * passo;
    const a = da + ampiezza / volte;
    if (Math.max(0, ...importi) <= a) return { scala: { da, a, tacche: listTacche(da, a, passo) }, volte };
  }
  const isDentro = importi.every((n) => n >= intera.da && n <= intera.a);
  return isDentro ? { scala: intera, volte: 1 } : { scala: makeScala(importi), volte: 0 };
}

/** Where an amount stands, in hundredths of the width. */
export const placeOn = ({ da, a }: Scala, importo: number): number => ((importo - da) / (a - da)) * 100;
