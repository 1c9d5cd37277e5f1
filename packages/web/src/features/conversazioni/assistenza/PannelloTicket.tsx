import { TICKET_TESTO_MASSIMO } from '@quadra/contract';
import { IconCheck, IconPaperclip, IconRefresh, IconSend, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatPeso } from '../../../formato/formato.ts';
import { formatQuantoFa } from '../../../formato/tempo.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Assistenza.module.css';
import { attachFile, computeAllegato, moveTicket, sendMessaggio, type Ticket } from './assistenza.api.ts';
import { tipoTicket } from './stato-ticket.ts';

const ACCETTATI = '.pdf,.png,.jpg,.jpeg,.docx,.xlsx,.p7m,.txt,.csv';
const RIGHE = 4;
type Cambia = { isSuo: boolean; onCambiato: (ticket: Ticket) => void };

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

function Scelto({ ticket, ...cambia }: Cambia & { ticket: Ticket }) {
  return (
    <article>
      <h2 className={css.title}>{ticket.oggetto}</h2>
      <p className={css.line}>
        {m.ticket(ticket.numero)}
        <Stato tipo={tipoTicket[ticket.stato]} testo={ticket.stato} />
      </p>
      {ticket.attendeDa !== null && (
        <p className={css.waits}>{m.attendeDa(formatQuantoFa(ticket.attendeDa, new Date()))}</p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>{m.priorita}</dt>
          <dd>{ticket.priorita}</dd>
        </div>
        <div>
          <dt>{m.apertoDa}</dt>
          <dd>
            {ticket.apertoDa ?? ''}, {ticket.nomeStudio}
          </dd>
        </div>
        {ticket.dallaPagina !== null && (
          <div>
            <dt>{m.pagina}</dt>
            <dd className={css.code}>{ticket.dallaPagina}</dd>
          </div>
        )}
      </dl>
      <ol className={css.messages}>
        {ticket.messaggi.map((messaggio) => (
          <Messaggio key={messaggio.id} ticket={ticket} messaggio={messaggio} />
        ))}
      </ol>
      <Risposta ticket={ticket} {...cambia} />
    </article>
  );
}

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

function Risposta({ ticket, isSuo, onCambiato }: Cambia & { ticket: Ticket }) {
  const [testo, setTesto] = useState('');
  const { run, inCorso } = useAtto();
  const isChiuso = ticket.stato === 'Chiuso';
  const act = async (atto: () => Promise<Ticket>, fatto: string, isScritto: boolean) => {
    const dopo = await run(atto, fatto);
    if (!dopo) return;
    if (isScritto) setTesto('');
    onCambiato(dopo);
  };
  const attach = async () => {
    const file = await chooseFile(ACCETTATI);
    if (file) await act(() => attachFile(ticket.id, [file], testo), m.allegato, true);
  };
  const move = (stato: Ticket['stato'], fatto: string) =>
    void act(() => moveTicket(ticket, stato), fatto, false);
  return (
    <div className={css.reply}>
      {isChiuso && <p className={css.soft}>{m.riapreScrivendo}</p>}
      <TextField
        etichetta={m.rispondi}
        righe={RIGHE}
        massimo={TICKET_TESTO_MASSIMO}
        valore={testo}
        onChange={setTesto}
      />
      <div className={css.actions}>
        <Button
          aspetto="primary"
          icona={IconSend}
          inCorso={inCorso}
          disabled={testo.trim() === ''}
          onClick={() => void act(() => sendMessaggio(ticket.id, testo), m.inviato, true)}
        >
          {m.invia}
        </Button>
        <Button icona={IconPaperclip} onClick={() => void attach()}>
          {m.allega}
        </Button>
        {!isSuo && ticket.stato === 'Aperto' && (
          <Button icona={IconTool} onClick={() => move('In lavorazione', m.cambiato)}>
            {m.lavora}
          </Button>
        )}
        {!isChiuso && (
          <Button aspetto="quiet" icona={IconCheck} onClick={() => move('Chiuso', m.chiuso)}>
            {m.chiudi}
          </Button>
        )}
        {!isSuo && isChiuso && (
          <Button aspetto="quiet" icona={IconRefresh} onClick={() => move('Aperto', m.cambiato)}>
            {m.riapri}
          </Button>
        )}
      </div>
    </div>
  );
}
