import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askVoce } from './ask-voce.tsx';
import { type Chiesto, contoQuery } from './conto.api.ts';

/** Writes by hand a debt or a credit of the year. */
export function AggiungiVoce({ chiesto }: { chiesto: Chiesto }) {
  const cache = useQueryClient();
  const add = async () => {
    const dopo = await askVoce(chiesto);
    if (dopo !== null) cache.setQueryData(contoQuery(chiesto).queryKey, dopo);
  };
  return (
    <Button aspetto="quiet" icona={IconPlus} onClick={() => void add()}>
      {m.aggiungi}
    </Button>
  );
}
