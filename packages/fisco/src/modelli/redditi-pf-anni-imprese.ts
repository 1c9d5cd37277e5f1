import { makeQuadroLM } from './2025/redditi-pf/lm.ts';
import type { Variazione } from './differenze.ts';

/** The forms whose instructions were read rigo by rigo. */
const LETTI = [2023, 2024, 2025, 2026];
const notaDi = (anno: number): string =>
  LETTI.includes(anno)
    ? `Letto sulle istruzioni del modello ${anno}.`
    : 'Differenze di modello da riscontrare.';

const notaLM = (anno: number): string =>
  anno === 2019
    ? `${notaDi(anno)} Il limite di ricavi del 2018, diverso per attività, non è controllato.`
    : notaDi(anno);

/** Quadri of fascicoli 2 and 3 of a form year, each as that year's form draws it. */
export const impreseDi = (anno: number): Readonly<Record<string, Variazione>> => ({
  LM: { nota: notaLM(anno), cambia: () => makeQuadroLM(anno) },
});
