import type { ParteCoda, PrioritaTicket } from '@quadra/contract';
import {
  type Icon,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronsUp,
  IconChevronUp,
  IconMinus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { StatoPromessa, writeDa } from '../../../dominio/assistenza/promessa.tsx';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { classi } from '../../../ui/classi.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { contiCodaQuery, parteQuery, RIGHE_CODA, type RigaTicket } from './assistenza.api.ts';
import css from './Banco.module.css';

const icone: Readonly<Record<PrioritaTicket, Icon>> = {
  Urgente: IconChevronsUp,
  Alta: IconChevronUp,
  Normale: IconMinus,
  Bassa: IconChevronDown,
};
/** How soon it is wanted: a chevron and its word. */
export const Priorita = ({ priorita }: { priorita: PrioritaTicket }) => (
  <span className={classi(css.priority, (priorita === 'Alta' || priorita === 'Urgente') && css.high)}>
    <Icona di={icone[priorita]} size={13} />
    {priorita}
  </span>
);

const titoli: Readonly<Record<ParteCoda, readonly [string, string]>> = {
  noi: [m.attendonoTitolo, m.attendonoNota],
  miei: [m.mieiTitolo, m.mieiNota],
  studio: [m.studioTitolo, m.studioNota],
  risolti: [m.risoltiTitolo, m.risoltiNota],
};

type Scelta = { chiave: string | null; onScegli: (id: string) => void };

function Riga({ ticket, chiave, onScegli }: Scelta & { ticket: RigaTicket }) {
  const attende = ticket.attendeDa !== null;
  return (
    <li>
      <button
        type="button"
        className={css.row}
        aria-current={ticket.id === chiave ? 'true' : undefined}
        onClick={() => onScegli(ticket.id)}
      >
        <span className={css.pair}>
          <strong className={css.studio}>{ticket.nomeStudio}</strong>
          <span className={css.end}>
            {attende
              ? ticket.mio
                ? m.mio
                : (ticket.presoDa ?? m.libero)
              : writeDa(ticket.ultimoIl, new Date())}
          </span>
        </span>
        <span className={css.pair}>
          <span className={css.subject}>{ticket.oggetto}</span>
          {attende && <Priorita priorita={ticket.priorita} />}
        </span>
        {ticket.attendeDa !== null && (
          <span className={css.pair}>
            <span className={css.soft}>{writeDa(ticket.attendeDa, new Date())}</span>
            <StatoPromessa ticket={ticket} />
          </span>
        )}
      </button>
    </li>
  );
}

type PropsParte = Scelta & {
  parte: ParteCoda;
  cerca: string;
  pagina: number;
  onPagina: (pagina: number) => void;
};

/** One part of the queue, a page at a time. */
export function ParteDellaCoda({ parte, cerca, pagina, onPagina, ...scelta }: PropsParte) {
  const { data } = useQuery(parteQuery(parte, pagina, cerca));
  if (!data) return null;
  const [titolo, nota] = cerca === '' ? titoli[parte] : [m.trovatiTitolo, m.trovatiNota];
  const primo = (pagina - 1) * RIGHE_CODA + 1;
  const ultimo = Math.min(pagina * RIGHE_CODA, data.totale);
  return (
    <section aria-label={titolo}>
      <div className={css.part}>
        <h2>{titolo}</h2>
        <span className={css.soft}>{nota}</span>
      </div>
      {data.totale === 0 && <p className={css.empty}>{cerca === '' ? m.vuoti[parte] : m.nonTrovato}</p>}
      <ol className={css.rows}>
        {data.righe.map((ticket) => (
          <Riga key={ticket.id} ticket={ticket} {...scelta} />
        ))}
      </ol>
      {data.totale > RIGHE_CODA && (
        <p className={css.pages}>
          <IconButton
            icona={IconChevronLeft}
            nome={m.precedenti}
            size={16}
            disabled={pagina <= 1}
            onClick={() => onPagina(pagina - 1)}
          />
          {m.altri(primo, ultimo, data.totale)}
          <IconButton
            icona={IconChevronRight}
            nome={m.seguenti}
            size={16}
            disabled={ultimo >= data.totale}
            onClick={() => onPagina(pagina + 1)}
          />
        </p>
      )}
    </section>
  );
}

/** Whether a promise was broken: counted over the whole queue. */
export function OltreLaPromessa() {
  const { data } = useQuery(contiCodaQuery);
  if (!data) return null;
  return (
    <p className={css.foot}>
      {data.oltre === 0 ? (
        <Stato tipo="fatto" testo={m.nessunoOltre} />
      ) : (
        <Stato tipo="errore" testo={m.quantiOltre(data.oltre)} />
      )}
    </p>
  );
}
