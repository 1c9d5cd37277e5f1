import { percorsi, prioritaTicket, statoTicket } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { eventi } from '../../../api/eventi.ts';
import { isRichiedente, type Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { tastiTicket } from '../../../messages/tasti.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { useElencoTasti } from '../../../ui/comandi/elenco-tasti.ts';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askTicket } from './ask-ticket.tsx';
import { type RigaTicket, ticketElencoQuery, ticketQuery } from './assistenza.api.ts';
import { Coda } from './Coda.tsx';
import { PannelloTicket } from './PannelloTicket.tsx';
import { readPromessa, StatoPromessa } from './promessa.tsx';
import { tipoTicket } from './stato-ticket.ts';
import { useTastiTicket } from './useTastiTicket.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Numero', nome: m.numero, larghezza: 90 },
  { chiave: 'Oggetto', nome: m.oggetto, larghezza: 190 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 150,
    scelte: statoTicket.map((stato) => [stato, stato] as const),
  },
  {
    chiave: 'Priorita',
    nome: m.priorita,
    larghezza: 130,
    scelte: prioritaTicket.map((una) => [una, una] as const),
  },
  { chiave: 'Data', nome: m.data, larghezza: 180, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];
const ORDINE = ['AttendeDa', '-UltimoIl'];

const makeColonne = (isSuo: boolean) =>
  prepareColonne<RigaTicket>([
    {
      nome: 'numero',
      testo: m.numeroBreve,
      tipo: 'int',
      ordina: 'Numero',
      larghezza: 46,
      valore: (t) => t.numero,
    },
    {
      nome: 'oggetto',
      testo: m.oggetto,
      ordina: 'Oggetto',
      fissa: true,
      larghezza: 158,
      valore: (t) => t.oggetto,
    },
    {
      nome: 'stato',
      testo: m.stato,
      ordina: 'Stato',
      larghezza: 122,
      valore: (t) => t.stato,
      render: (t) => <Stato tipo={tipoTicket[t.stato]} testo={t.stato} />,
    },
    {
      nome: 'entro',
      testo: m.entro,
      ordina: 'AttendeDa',
      larghezza: 178,
      valore: (t) => readPromessa(t, new Date()).testo,
      render: (t) => <StatoPromessa ticket={t} />,
    },
    { nome: 'priorita', testo: m.priorita, larghezza: 76, valore: (t) => t.priorita },
    // Beside the panel there is room for one of the two: the panel says both.
    isSuo
      ? { nome: 'chi', testo: m.apertoDa, larghezza: 104, valore: (t) => t.apertoDa ?? '' }
      : { nome: 'studio', testo: m.studio, larghezza: 104, valore: (t) => t.nomeStudio },
  ]);

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
  const { data: scelto = null } = useQuery({ ...ticketQuery(chiave ?? ''), enabled: chiave !== null });
  const colonne = useMemo(() => makeColonne(isSuo), [isSuo]);
  const { elenco } = useElenco({
    percorso: percorsi.ticketLista,
    nome: 'ticket',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: ticketElencoQuery,
  });
  const show = (ticket: Ticket) => {
    cache.setQueryData(ticketQuery(ticket.id).queryKey, ticket);
    void cache.invalidateQueries({ queryKey: ['ticket', 'list'] });
    void cache.invalidateQueries({ queryKey: ['ticket', 'coda'] });
    setChiave(ticket.id);
  };
  const ask = async () => {
    const aperto = await askTicket(cerca.da ?? null);
    if (aperto) show(aperto);
  };
  const walk = (passo: number) => {
    const righe = elenco.dati?.righe ?? [];
    const posto = righe.findIndex(({ id }) => id === chiave);
    const altra = righe[Math.max(0, Math.min(righe.length - 1, posto + passo))];
    if (altra) setChiave(altra.id);
  };
  useElencoTasti(tastiTicket);
  useTastiTicket({ j: () => walk(1), k: () => walk(-1) });
  const totale = elenco.dati?.totale;
  const nuovo = isSuo && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void ask()}>
      {m.apri}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={nuovo}
      campiFiltro={campiFiltro}
      chiaveDi={(t) => t.id}
      nomeDi={(t) => m.ticket(t.numero)}
      onOpen={({ id }) => setChiave(id)}
      attuale={chiave}
      esito={<Coda isSuo={isSuo} onOpen={setChiave} />}
      accanto={<PannelloTicket ticket={scelto} isSuo={isSuo} onCambiato={show} />}
      vuoto={{
        titolo: m.nessuno,
        testo: isSuo ? m.nessunoTesto : m.nessunoAssistenza,
        titoloFiltri: m.nessunoConFiltri,
      }}
    />
  );
}
