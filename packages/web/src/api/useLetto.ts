import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { toApiError } from './errore.ts';

/** Something read from the server, as the pages of one record show it: its value, or why there is none. */
export function useLetto<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>) {
  const { data, error, refetch } = useQuery(query);
  return { data, errore: error === null ? null : toApiError(error), onRiprova: () => void refetch() };
}
