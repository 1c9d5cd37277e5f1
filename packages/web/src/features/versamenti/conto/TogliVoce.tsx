import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { toApiError } from '../../../api/errore.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { type Chiesto, contoQuery, removeVoce, type VoceConto } from './conto.api.ts';

/** Takes away what was written by hand, while no model has it. */
export function TogliVoce({ chiesto, voce }: { chiesto: Chiesto; voce: VoceConto }) {
  const cache = useQueryClient();
  const remove = async () => {
    try {
      await removeVoce(chiesto, voce.id);
      notifiche.push('success', m.tolta);
    } catch (causa) {
      const { testo, codiceRichiesta } = toApiError(causa);
      notifiche.push('error', testo, { codiceRichiesta });
    }
    await cache.invalidateQueries({ queryKey: contoQuery(chiesto).queryKey });
  };
  return (
    <Button aspetto="quiet" icona={IconTrash} onClick={() => void remove()}>
      {m.togli}
    </Button>
  );
}
