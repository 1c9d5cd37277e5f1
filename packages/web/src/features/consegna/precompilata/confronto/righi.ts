import { type FontePrecompilata, fontePrecompilata } from '@quadra/contract';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiConfrontoPrecompilata as m } from '../../../../messages/confronto-precompilata.ts';
import type { Confronto, Rigo } from './confronto.api.ts';

export type Filtro = 'differenze' | 'daScegliere' | 'tutti';
type Valore = Rigo['Fonti'][number]['Valori'][string];

export const isDaScegliere = ({ Uguale, Scelta }: Rigo): boolean => !Uguale && Scelta === null;
/** The righi that a filter shows; one chosen a moment ago stays until the filter changes. */
export const filterRighi = ({ Righi }: Confronto, filtro: Filtro): Rigo[] =>
  Righi.filter((rigo) => {
    if (filtro === 'tutti') return true;
    return filtro === 'differenze' ? !rigo.Uguale : isDaScegliere(rigo);
  });

/** How many righi differ, are still to be chosen, are equal. */
export function countRighi({ Righi }: Confronto) {
  const differenze = Righi.filter(({ Uguale }) => !Uguale).length;
  const daScegliere = Righi.filter(isDaScegliere).length;
  return { tutti: Righi.length, differenze, daScegliere, uguali: Righi.length - differenze };
}

const writeValore = (valore: Valore | undefined): string => {
  if (valore === undefined) return '';
  if (typeof valore === 'boolean') return valore ? 'Si' : 'No';
  return typeof valore === 'number' ? formatIntero(valore) : valore;
};

export const getFonte = ({ Fonti }: Rigo, quale: FontePrecompilata) =>
  Fonti.find(({ Fonte }) => Fonte === quale) ?? { Fonte: quale, Valori: {}, Effetto: null, Nota: null };
export const isAssente = (rigo: Rigo, quale: FontePrecompilata): boolean =>
  Object.keys(getFonte(rigo, quale).Valori).length === 0;

/** What a source says of a rigo, in a word. */
export const writeFonte = (rigo: Rigo, quale: FontePrecompilata): string =>
  isAssente(rigo, quale) ? m.assente : writeValore(getFonte(rigo, quale).Valori[rigo.Principale]) || '–';

/** What the rigo is of, besides its amount: its codes, where the sources agree on them. */
export function writeDettaglio(rigo: Rigo): string {
  const parti = rigo.Caselle.filter(({ Casella }) => Casella !== rigo.Principale).flatMap(
    ({ Casella, Titolo }) => {
      const detti = new Set(
        fontePrecompilata.map((f) => writeValore(getFonte(rigo, f).Valori[Casella])).filter(Boolean),
      );
      const [unico] = detti;
      return detti.size === 1 && unico ? [`${Titolo.toLowerCase()} ${unico}`] : [];
    },
  );
  if (parti.length > 0) return parti.join(', ');
  const titolo = rigo.Caselle.find(({ Casella }) => Casella === rigo.Principale)?.Titolo ?? '';
  return titolo === rigo.Titolo ? '' : titolo;
}

/** What the choices make one at a time; null while one of them is not known. */
export const sumEffetti = ({ Righi }: Confronto): number | null =>
  Righi.reduce<number | null>((somma, rigo) => {
    if (rigo.Scelta === null || somma === null) return somma;
    const effetto = getFonte(rigo, rigo.Scelta).Effetto;
    return effetto === null ? null : somma + effetto;
  }, 0);

/** The rigo to go to from one: the next that asks for a choice, from the top after the last. */
export function findProssimo(righi: readonly Rigo[], attuale: string | null): string | null {
  const posto = righi.findIndex(({ Rigo: suo }) => suo === attuale);
  const dopo = [...righi.slice(posto + 1), ...righi.slice(0, posto + 1)];
  return dopo.find(isDaScegliere)?.Rigo ?? null;
}

/** The last choice that was kept. */
export const findUltima = ({ Righi }: Confronto): string | null =>
  Righi.map(({ SceltaIl }) => SceltaIl)
    .filter((quando) => quando !== null)
    .sort()
    .at(-1) ?? null;
