import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { messaggiTag as m } from '../../messages/tag.ts';
import type { CampoFiltro } from '../../ui/elenco/FilterBar.tsx';
import type { Colonna } from '../../ui/griglia/colonna.ts';
import { Etichette } from '../../ui/stati/Etichetta.tsx';
import { askTag } from './ask-tag.tsx';
import { type Genere, type Tag, tuttiQuery } from './tag.api.ts';

/** The filter of a list by tag: with what the studio has, when it has any. */
export function useFiltroTag(): readonly CampoFiltro[] {
  const { data: tag = [] } = useQuery(tuttiQuery);
  return useMemo(
    () => [
      {
        chiave: 'Tag',
        nome: m.tag,
        larghezza: 140,
        raro: true,
        scelte: tag.map(({ id, nome }) => [id, nome] as const),
      },
    ],
    [tag],
  );
}

/** How many letters of tags stand in the column without a word cut. */
const LETTERE = 22;

/** Two tags when both stand whole in the column, else the first and how many more. */
const countInteri = ([primo, secondo]: readonly Tag[]): number =>
  primo && secondo && primo.nome.length + secondo.nome.length > LETTERE ? 1 : 2;

/** The tags of a row, one beside the other. */
export const makeColonnaTag = <R extends { readonly tag: readonly Tag[] }>(): Colonna<R> => ({
  nome: 'tag',
  esporta: 'Tag',
  testo: m.tag,
  larghezza: 184,
  valore: ({ tag }) => tag.map(({ nome }) => nome).join(', '),
  render: ({ tag }) => <Etichette voci={tag} massimo={countInteri(tag)} />,
});

/** Puts tags on many records at once. */
export function useTagInMassa(genere: Genere) {
  const cache = useQueryClient();
  const { utente } = useSessione();
  return (chiavi: readonly string[]) =>
    askTag({
      titolo: (genere === 'anagrafica' ? m.suiClienti : m.sulleDichiarazioni)(chiavi.length),
      portati: null,
      genere,
      chiavi,
      crea: utente.studioId !== null,
      cache,
    });
}
