import { requisiti } from '@quadra/contract';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { canScrivere } from '../../../api/requisiti.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiRavvedimento as m } from '../../../messages/ravvedimento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { createRavvedimento, type Domanda } from './ravvedimento.api.ts';

type Props = {
  chiesta: { cliente?: string; anno?: number; voce?: string };
  domanda: Domanda;
};

/** Makes the model that pays late a debt of the conto, and opens it; a question that is of no conto has no such button. */
export function PreparaF24({ chiesta: { cliente, anno, voce }, domanda }: Props) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  if (cliente === undefined || anno === undefined || voce === undefined) return null;
  if (!canScrivere(utente, requisiti.scriviDichiarazioni)) return null;
  const make = async () => {
    const id = await run(() => createRavvedimento({ id: cliente, anno }, voce, domanda), m.preparato);
    if (id === undefined) return;
    await cache.invalidateQueries({ queryKey: ['conto'] });
    void navigate({ to: '/f24/$id', params: { id } });
  };
  return (
    <Button aspetto="primary" icona={IconFileInvoice} inCorso={inCorso} onClick={() => void make()}>
      {m.prepara}
    </Button>
  );
}
