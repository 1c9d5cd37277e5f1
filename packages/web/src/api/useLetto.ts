import { type QueryKey, useQuery } from '@tanstack/react-query';
import { toApiError } from './errore.ts';

type Query<T> = { queryKey: QueryKey; queryFn: () => Promise<T>; staleTime?: number; enabled?: boolean };

/** Something read from the server, as the pages of one record show it: its value, or why there is none. */
export function useLetto<T>(query: Query<T>) {
  const { data, error, refetch } = useQuery(query);
  return { data, errore: error === null ? null : toApiError(error), onRiprova: () => void refetch() };
}
