import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { eventi } from '../../../api/eventi.ts';
import { isRichiedente, type Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { tastiTicket } from '../../../messages/tasti.ts';
import { useElencoTasti } from '../../../ui/comandi/elenco-tasti.ts';
import { ticketQuery } from './assistenza.api.ts';
import { BancoAssistenza } from './BancoAssistenza.tsx';
import { ElencoTicket } from './ElencoTicket.tsx';

/** Nobody tells whoever answers that something came: he looks again. */
const GIRO_MS = 15_000;

/** Who asks for help and who gives it: the queue begins with who waits longest. */
export function HelpDeskPage() {
  const { utente } = useSessione();
  const isSuo = isRichiedente(utente);
  const cache = useQueryClient();
  const cerca: { ticket?: string; da?: string } = useSearch({ strict: false });
  const [chiave, setChiave] = useState(cerca.ticket ?? null);
  useEffect(() => {
    if (cerca.ticket) setChiave(cerca.ticket);
  }, [cerca.ticket]);
  useEffect(
    () =>
      eventi.subscribe((novita) => {
        if (novita.tipo === 'inizio' || novita.evento.Tipo === 'notifica')
          void cache.invalidateQueries({ queryKey: ['ticket'] });
      }),
    [cache],
  );
  const { data: scelto = null } = useQuery({
    ...ticketQuery(chiave ?? ''),
    enabled: chiave !== null,
    refetchInterval: isSuo ? false : GIRO_MS,
  });
  const show = (ticket: Ticket) => {
    cache.setQueryData(ticketQuery(ticket.id).queryKey, ticket);
    for (const quale of ['list', 'coda', 'parte', 'conti'])
      void cache.invalidateQueries({ queryKey: ['ticket', quale] });
    setChiave(ticket.id);
  };
  useElencoTasti(tastiTicket);
  const comuni = { scelto, chiave, onScegli: setChiave, onCambiato: show };
  return isSuo ? <ElencoTicket {...comuni} da={cerca.da ?? null} /> : <BancoAssistenza {...comuni} />;
}
