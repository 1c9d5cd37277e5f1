import { type ContoPortaRequest, percorsi, percorso, requisiti } from '@quadra/contract';
import { IconReceiptTax } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { send } from '../../api/client.ts';
import { useSessione } from '../../api/contesto.ts';
import { canScrivere } from '../../api/requisiti.ts';
import type { Utente } from '../../api/sessione.ts';
import { messaggiConto as m } from '../../messages/conto.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import { useAtto } from '../pagina/useAtto.ts';

type Props = {
  cliente: string;
  anno: number;
  da: ContoPortaRequest['Da'];
  disabilitato?: boolean;
  /** The IMU of a body that is not commercial. */
  treRate?: boolean;
};

/** Whether what is computed may be brought to the conto: the server decides. */
export const mayPortareNelConto = (utente: Utente): boolean =>
  canScrivere(utente, requisiti.scriviDichiarazioni);

/** Brings what is computed here to the conto of its year, and goes there; who only looks has no such button. */
export function PortaNelConto({ cliente, anno, da, disabilitato = false, treRate = false }: Props) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  if (!mayPortareNelConto(utente)) return null;
  const bring = async () => {
    const portato = await run(
      () =>
        send('POST', percorso(percorsi.contoPorta, { anno, id: cliente }), {
          corpo: { Da: da, TreRate: treRate },
        }),
      m.portato(anno),
    );
    if (portato === undefined) return;
    await cache.invalidateQueries({ queryKey: ['conto'] });
    void navigate({ to: '/conto-fiscale', search: { cliente, anno } });
  };
  return (
    <Button
      icona={IconReceiptTax}
      inCorso={inCorso}
      disabled={disabilitato}
      title={treRate ? m.portaTreRateTitolo : m.portaTitolo}
      onClick={() => void bring()}
    >
      {treRate ? m.portaTreRate : m.porta}
    </Button>
  );
}
