import { IconLifebuoy, IconLock, IconUserCheck, IconUserShare } from '@tabler/icons-react';
import { StatoPromessa } from '../../../dominio/assistenza/promessa.tsx';
import type { Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatPeso } from '../../../formato/formato.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Assistenza.module.css';
import { askPassaggio } from './ask-passaggio.tsx';
import { computeAllegato, takeTicket } from './assistenza.api.ts';
import { Priorita } from './CodaAssistenza.tsx';
import { Consenso } from './Consenso.tsx';
import { type Cambia, RispostaTicket } from './RispostaTicket.tsx';
import { tipoTicket } from './stato-ticket.ts';

/** The chosen ticket: what was said, and what comes next. */
export function PannelloTicket({ ticket, ...cambia }: Cambia & { ticket: Ticket | null }) {
  return (
    <section className={css.panel} aria-label={m.scelto}>
      {ticket === null ? (
        <p className={css.soft}>{m.scegliere}</p>
      ) : (
        <Scelto key={ticket.id} ticket={ticket} {...cambia} />
      )}
    </section>
  );
}

/** What is ticked begins again when what is shown, or asked for, changes. */
const keyOfConsenso = ({ veduta }: Ticket): string =>
  [...(veduta?.parti ?? []), '', ...(veduta?.chieste ?? [])].join();

function Scelto({ ticket, ...cambia }: Cambia & { ticket: Ticket }) {
  const { isSuo } = cambia;
  return (
    <article>
      <h2 className={css.title}>{ticket.oggetto}</h2>
      <p className={css.line}>
        {m.ticket(ticket.numero)}
        <Stato tipo={tipoTicket[ticket.stato]} testo={ticket.stato} />
        {ticket.entroIl !== null && <StatoPromessa ticket={ticket} />}
        {!isSuo && ticket.stato !== 'Chiuso' && <Presa ticket={ticket} onCambiato={cambia.onCambiato} />}
      </p>
      <p className={css.line}>
        <span className={css.soft}>{m.daChi(ticket.apertoDa ?? '', ticket.nomeStudio)}</span>
        <Priorita priorita={ticket.priorita} />
        {ticket.dallaPagina !== null && (
          <span className={css.soft}>
            {m.pagina} <span className={css.code}>{ticket.dallaPagina}</span>
          </span>
        )}
      </p>
      {ticket.veduta?.rigo && ticket.veduta.titolo && (
        <p className={css.soft}>
          <Icona di={IconLifebuoy} size={13} /> {m.apertoDaRigo(ticket.veduta.rigo, ticket.veduta.titolo)}
        </p>
      )}
      {isSuo && <Consenso key={keyOfConsenso(ticket)} ticket={ticket} onCambiato={cambia.onCambiato} />}
      <ol className={css.messages}>{listParole(ticket).map(({ riga }) => riga)}</ol>
      {ticket.presoDa !== null && (
        <p className={css.soft}>
          <Icona di={IconUserCheck} size={13} /> {m.presoDa(ticket.presoDa, formatDataOra(ticket.presoIl))}
        </p>
      )}
      <RispostaTicket ticket={ticket} {...cambia} />
    </article>
  );
}

/** Takes the ticket, leaves it to who will, or passes it to a colleague. */
function Presa({ ticket, onCambiato }: Pick<Cambia, 'onCambiato'> & { ticket: Ticket }) {
  const { run, inCorso } = useAtto();
  const take = async () => {
    const dopo = await run(() => takeTicket(ticket, !ticket.mio), ticket.mio ? m.lasciato : m.preso);
    if (dopo) onCambiato(dopo);
  };
  const pass = async () => {
    const dopo = await run(() => askPassaggio(ticket));
    if (dopo) onCambiato(dopo);
  };
  return (
    <>
      <Button aspetto="quiet" icona={IconUserCheck} inCorso={inCorso} onClick={() => void take()}>
        {ticket.mio ? m.lascia : m.prendi}
      </Button>
      <Button aspetto="quiet" icona={IconUserShare} onClick={() => void pass()}>
        {m.passa}
      </Button>
    </>
  );
}

/** What was said and what who answers noted, in order. */
const listParole = (ticket: Ticket) =>
  [
    ...ticket.messaggi.map((messaggio) => ({
      quando: messaggio.scrittoIl,
      riga: <Messaggio key={messaggio.id} ticket={ticket} messaggio={messaggio} />,
    })),
    ...ticket.note.map((nota) => ({ quando: nota.scrittoIl, riga: <Nota key={nota.id} nota={nota} /> })),
  ].toSorted((a, b) => a.quando.localeCompare(b.quando));

/** Of who answers: who asked never receives it. */
const Nota = ({ nota }: { nota: Ticket['note'][number] }) => (
  <li className={classi(css.message, css.note)}>
    <p className={css.soft}>
      <Icona di={IconLock} size={13} /> {m.notaChe} <strong>{nota.autore ?? ''}</strong>{' '}
      {formatDataOra(nota.scrittoIl)}
    </p>
    <p className={css.words}>{nota.testo}</p>
  </li>
);

type PropsMessaggio = { ticket: Ticket; messaggio: Ticket['messaggi'][number] };
const Messaggio = ({ ticket, messaggio }: PropsMessaggio) => (
  <li className={classi(css.message, messaggio.assistenza && css.answer)}>
    <p className={css.soft}>
      <strong>{messaggio.autore ?? ''}</strong>
      {messaggio.assistenza && `, ${m.assistenza}`} {formatDataOra(messaggio.scrittoIl)}
    </p>
    {messaggio.testo !== '' && <p className={css.words}>{messaggio.testo}</p>}
    {messaggio.allegati.map(({ id, nome, dimensione }) => (
      <p key={id}>
        <a href={computeAllegato(ticket.id, id)} download>
          {nome}
        </a>{' '}
        <span className={css.soft}>{m.peso(formatPeso(dimensione))}</span>
      </p>
    ))}
  </li>
);
