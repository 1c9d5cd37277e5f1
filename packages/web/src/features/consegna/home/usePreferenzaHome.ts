import { useMutation, useQueryClient } from '@tanstack/react-query';
import { homeQuery, type PreferenzaHome, savePreferenzaHome } from './home.api.ts';

const mutationKey = ['home', 'preferenza'];

/** Changes what the home remembers: on the page at once, on the server after; put back when the server refuses. */
export function usePreferenzaHome(): (nuova: PreferenzaHome) => void {
  const cache = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: savePreferenzaHome,
    onMutate: async (nuova: PreferenzaHome) => {
      // An answer on its way was read before the change: it must not arrive after it.
      await cache.cancelQueries(homeQuery);
      const prima = cache.getQueryData(homeQuery.queryKey);
      if (prima) cache.setQueryData(homeQuery.queryKey, { ...prima, ...nuova });
      return prima;
    },
    onError: (_errore, _nuova, prima) => void cache.setQueryData(homeQuery.queryKey, prima),
    onSettled: () =>
      cache.isMutating({ mutationKey }) === 1 ? cache.invalidateQueries(homeQuery) : undefined,
  });
  return mutate;
}
