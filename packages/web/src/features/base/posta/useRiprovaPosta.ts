import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../api/errore.ts';
import { messaggiPosta as m } from '../../../messages/posta.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { retryPosta } from './posta.api.ts';

/** Puts mails back in the queue, says how many, and reads the outbox again. */
export function useRiprovaPosta() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: retryPosta,
    onSuccess: (quante) => notifiche.push('success', m.rimesse(quante)),
    onError: (causa) => {
      const { testo, codiceRichiesta } = toApiError(causa);
      notifiche.push('error', testo, { codiceRichiesta });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['posta'] }),
  });
}
