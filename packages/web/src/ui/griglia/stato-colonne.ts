/** Pixels under which a column can no longer be read or taken. */
export const LARGHEZZA_MINIMA = 40;
export const LARGHEZZA_MASSIMA = 2000;
export const PASSO_LARGHEZZA = 20;

/** Order, hidden columns and widths of a grid, by name of column. */
export type StatoColonne = {
  readonly ordine: readonly string[];
  readonly nascoste: readonly string[];
  readonly larghezze: Readonly<Record<string, number>>;
};
/** A column as a view keeps it. */
export type ColonnaVista = {
  readonly campo: string;
  readonly visibile: boolean;
  readonly larghezza: number | null;
};
type Definita = { readonly nome: string; readonly fissa?: boolean; readonly visibile?: boolean };

/** The columns as the list declares them. */
export const makeStatoColonne = (colonne: readonly Definita[]): StatoColonne => ({
  ordine: colonne.map(({ nome }) => nome),
  nascoste: colonne.filter(({ visibile, fissa }) => visibile === false && !fissa).map(({ nome }) => nome),
  larghezze: {},
});

/**
 * The columns of a view on those of today: unknown ones are dropped, new ones keep the place the list gives them, the one
 * that names the row is always there.
 */
export function mergeColonne(colonne: readonly Definita[], vista: readonly ColonnaVista[]): StatoColonne {
  const base = makeStatoColonne(colonne);
  const note = new Map(
    vista.filter(({ campo }) => base.ordine.includes(campo)).map((voce) => [voce.campo, voce]),
  );
  if (note.size === 0) return base;
  const ordine = [...note.keys()];
  for (const [posto, nome] of base.ordine.entries()) {
    if (note.has(nome)) continue;
    const prima = base.ordine.slice(0, posto).findLast((altra) => ordine.includes(altra));
    ordine.splice(prima === undefined ? 0 : ordine.indexOf(prima) + 1, 0, nome);
  }
  const fisse = new Set(colonne.filter(({ fissa }) => fissa).map(({ nome }) => nome));
  const nascoste = ordine.filter((nome) =>
    fisse.has(nome)
      ? false
      : note.has(nome)
        ? note.get(nome)?.visibile === false
        : base.nascoste.includes(nome),
  );
  const larghezze: Record<string, number> = {};
  for (const [nome, { larghezza }] of note)
    if (larghezza !== null) larghezze[nome] = clampLarghezza(larghezza);
  return { ordine, nascoste, larghezze };
}

/** The columns as a view keeps them. */
export const toColonneVista = ({ ordine, nascoste, larghezze }: StatoColonne): ColonnaVista[] =>
  ordine.map((campo) => ({
    campo,
    visibile: !nascoste.includes(campo),
    larghezza: larghezze[campo] ?? null,
  }));

/** Moves a column beside the next visible one (`passo` 1 right, -1 left); at the edge nothing changes. */
export function shiftColonna(stato: StatoColonne, nome: string, passo: 1 | -1): StatoColonne {
  const visibili = stato.ordine.filter((altra) => !stato.nascoste.includes(altra) || altra === nome);
  const vicina = visibili[visibili.indexOf(nome) + passo];
  return vicina === undefined ? stato : placeColonna(stato, nome, vicina);
}

/** Puts a column in the place of another, which makes room. */
export function placeColonna(stato: StatoColonne, nome: string, al: string): StatoColonne {
  const da = stato.ordine.indexOf(nome);
  const a = stato.ordine.indexOf(al);
  if (da < 0 || a < 0 || da === a) return stato;
  const ordine = stato.ordine.filter((altra) => altra !== nome);
  ordine.splice(a, 0, nome);
  return { ...stato, ordine };
}

export const setVisibile = (stato: StatoColonne, nome: string, visibile: boolean): StatoColonne => ({
  ...stato,
  nascoste: visibile
    ? stato.nascoste.filter((altra) => altra !== nome)
    : [...stato.nascoste.filter((altra) => altra !== nome), nome],
});

const clampLarghezza = (pixel: number) =>
  Math.round(Math.min(LARGHEZZA_MASSIMA, Math.max(LARGHEZZA_MINIMA, pixel)));

/** Sets the width of a column in pixels; null gives back the one of the list. */
export function setLarghezza(stato: StatoColonne, nome: string, pixel: number | null): StatoColonne {
  const { [nome]: _via, ...altre } = stato.larghezze;
  return { ...stato, larghezze: pixel === null ? altre : { ...altre, [nome]: clampLarghezza(pixel) } };
}
