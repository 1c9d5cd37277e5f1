import type { Configurazione, QuadroConfigurato, Scritta, TipoConfigurato } from './configurazione.api.ts';

export type TipoScritto = Scritta['tipi'][number];
export type QuadroScritto = Scritta['quadri'][number];

/** Between a quadro and the next there is room for others. */
const PASSO = 10;

export const findTipo = ({ tipi }: Configurazione, codice: string): TipoConfigurato | undefined =>
  tipi.find((tipo) => tipo.codice === codice);

/** The quadri of the form of a type, in their order. None: that year has no such form. */
export const listQuadriDi = (
  { quadri }: Configurazione,
  { modello }: TipoConfigurato,
): readonly QuadroConfigurato[] => quadri.filter((quadro) => quadro.modello === modello);

/** What is written of a type. */
export const toTipo = ({ anno: _anno, modello: _modello, ...tipo }: TipoConfigurato): TipoScritto => tipo;

/** What is written of a quadro. */
export const toQuadro = ({
  configurato: _configurato,
  delModello: _delModello,
  ...quadro
}: QuadroConfigurato): QuadroScritto => quadro;

/** A quadro to add, after those there are. */
export const makeQuadro = (
  modello: QuadroScritto['modello'],
  quadri: readonly QuadroConfigurato[],
): QuadroScritto => ({
  modello,
  codice: '',
  titolo: '',
  ordine: Math.max(0, ...quadri.map(({ ordine }) => ordine)) + PASSO,
  obbligatorio: false,
  multimodulo: false,
  copertura: 'non gestito',
});
