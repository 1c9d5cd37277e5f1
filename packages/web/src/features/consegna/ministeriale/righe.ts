import {
  findTipoF24,
  isTipoDichiarazione,
  modelloDiTipo,
  type VoceMinisteriale,
  vociMinisteriali,
} from '@quadra/contract';
import { baseOf, type Casella, isChiave, loadModello, loadVersamenti, type Modello } from '@quadra/fisco';
import { messaggiMinisteriale as m } from '../../../messages/ministeriale.ts';
import type { CampoMinisteriale, Collegamento, Ministeriale } from './ministeriale.api.ts';

/** A field with what is written beside it; an empty casella is a field linked to nothing. */
export type Riga = CampoMinisteriale & Pick<Collegamento, 'casella' | 'valore' | 'parte'>;
export type Forma = Pick<Modello, 'findCasella'>;
export type Mostrati = keyof typeof m.mostrati;

/** One line for each field, in the order of the pages. */
export function toRighe({ campi, mappatura }: Ministeriale): Riga[] {
  const perCampo = new Map(mappatura.map((uno) => [uno.campo, uno]));
  return campi
    .map((campo) => {
      const suo = perCampo.get(campo.nome);
      return {
        ...campo,
        casella: suo?.casella ?? '',
        valore: suo?.valore ?? '',
        parte: suo?.parte ?? ('Intero' as const),
      };
    })
    .sort((a, b) => a.paginaModello - b.paginaModello);
}

/** What is sent: the fields with a casella. */
export const toMappatura = (righe: readonly Riga[]): Collegamento[] =>
  righe
    .filter(({ casella }) => casella.trim() !== '')
    .map(({ nome, casella, valore, parte }) => ({ campo: nome, casella: casella.trim(), valore, parte }));

const isVoce = (casella: string): casella is VoceMinisteriale =>
  (vociMinisteriali as readonly string[]).includes(casella);

/** The casella of the form; undefined for a voce, and for what the form does not have. */
export const findCasella = (modello: Forma | undefined, scritta: string): Casella | undefined =>
  isChiave(scritta.trim()) ? modello?.findCasella(baseOf(scritta.trim())) : undefined;

export interface Significato {
  readonly testo: string;
  readonly isErrore: boolean;
}

/** What a written casella is, in words. */
export function describeCasella(modello: Forma | undefined, scritta: string): Significato {
  const casella = scritta.trim();
  if (casella === '' || modello === undefined) return { testo: '', isErrore: false };
  if (isVoce(casella)) return { testo: m.voci[casella], isErrore: false };
  const trovata = findCasella(modello, casella);
  return trovata
    ? { testo: trovata.titolo, isErrore: false }
    : { testo: m.casellaSconosciuta, isErrore: true };
}

/** The fields that a search and a choice leave, in their order. */
export function filterRighe(
  righe: readonly Riga[],
  { cercato, mostrati }: { cercato: string; mostrati: Mostrati },
  isErrata: (riga: Riga) => boolean,
): Riga[] {
  const testo = cercato.trim().toLowerCase();
  return righe.filter((riga) => {
    if (testo !== '' && !`${riga.nome} ${riga.casella}`.toLowerCase().includes(testo)) return false;
    if (mostrati === 'vuoti') return riga.casella === '';
    if (mostrati === 'pieni') return riga.casella !== '';
    return mostrati === 'tutti' || isErrata(riga);
  });
}

/** The parts that a value of a casella has, besides the whole. */
export function listParti(casella: Casella | undefined): readonly Riga['parte'][] {
  if (casella?.tipo === 'data') return ['Intero', 'Giorno', 'Mese', 'Anno'];
  if (casella?.tipo === 'decimale') return ['Intero', 'Euro', 'Centesimi'];
  return casella?.tipo === 'comune' ? ['Intero', 'Comune', 'Provincia'] : ['Intero'];
}

/** What the names are of: the form of the year, or a paper of the F24; null where there is none. */
export async function loadForma({
  anno,
  tipoDichiarazione: tipo,
}: Pick<Ministeriale, 'anno' | 'tipoDichiarazione'>): Promise<Forma | null> {
  if (isTipoDichiarazione(tipo)) return (await loadModello(anno, modelloDiTipo[tipo].modello)) ?? null;
  const f24 = findTipoF24(tipo);
  return f24 === undefined ? null : (await loadVersamenti()).getModelloF24(f24);
}
