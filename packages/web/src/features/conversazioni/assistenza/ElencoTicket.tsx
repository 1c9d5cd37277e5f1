import { percorsi, prioritaTicket, statoTicket } from '@quadra/contract';
import { IconPlus } from '@tabler/icons-react';
import { readPromessa, StatoPromessa } from '../../../dominio/assistenza/promessa.tsx';
import type { Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askTicket } from './ask-ticket.tsx';
import { type RigaTicket, ticketElencoQuery } from './assistenza.api.ts';
import { Coda } from './Coda.tsx';
import { PannelloTicket } from './PannelloTicket.tsx';
import { tipoTicket } from './stato-ticket.ts';
import { useTastiTicket } from './useTastiTicket.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Numero', nome: m.numero, larghezza: 80 },
  { chiave: 'Oggetto', nome: m.oggetto, larghezza: 134 },
  {
    chiave: 'Stato',
    nome: m.stato,
    larghezza: 124,
    scelte: statoTicket.map((stato) => [stato, stato] as const),
  },
  {
    chiave: 'Priorita',
    nome: m.priorita,
    larghezza: 110,
    scelte: prioritaTicket.map((una) => [una, una] as const),
  },
  { chiave: 'Data', nome: m.data, larghezza: 152, tipo: 'periodo', chiavi: ['DataDa', 'DataA'] },
];
const ORDINE = ['AttendeDa', '-UltimoIl'];

const colonne = prepareColonne<RigaTicket>([
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
  { nome: 'chi', testo: m.apertoDa, larghezza: 104, valore: (t) => t.apertoDa ?? '' },
]);

type Props = {
  scelto: Ticket | null;
  chiave: string | null;
  /** The page who asks comes from. */
  da: string | null;
  onScegli: (id: string) => void;
  onCambiato: (ticket: Ticket) => void;
};

/** Who asks for help: the tickets of the studio, from who waits longest. */
export function ElencoTicket({ scelto, chiave, da, onScegli, onCambiato }: Props) {
  const { elenco } = useElenco({
    percorso: percorsi.ticketLista,
    nome: 'ticket',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: ticketElencoQuery,
  });
  const ask = async () => {
    const aperto = await askTicket(da);
    if (aperto) onCambiato(aperto);
  };
  const walk = (passo: number) => {
    const righe = elenco.dati?.righe ?? [];
    const posto = righe.findIndex(({ id }) => id === chiave);
    const altra = righe[Math.max(0, Math.min(righe.length - 1, posto + passo))];
    if (altra) onScegli(altra.id);
  };
  useTastiTicket({ j: () => walk(1), k: () => walk(-1) });
  const totale = elenco.dati?.totale;
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quanti(totale)}
      azioni={
        <Button aspetto="primary" icona={IconPlus} onClick={() => void ask()}>
          {m.apri}
        </Button>
      }
      campiFiltro={campiFiltro}
      chiaveDi={(t) => t.id}
      nomeDi={(t) => m.ticket(t.numero)}
      onOpen={({ id }) => onScegli(id)}
      attuale={chiave}
      esito={<Coda isSuo onOpen={onScegli} />}
      accanto={<PannelloTicket ticket={scelto} isSuo onCambiato={onCambiato} />}
      vuoto={{ titolo: m.nessuno, testo: m.nessunoTesto, titoloFiltri: m.nessunoConFiltri }}
    />
  );
}
