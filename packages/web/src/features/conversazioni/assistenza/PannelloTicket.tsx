import { promessaTicket, TICKET_TESTO_MASSIMO } from '@quadra/contract';
import {
  IconCheck,
  IconClock,
  IconLock,
  IconPaperclip,
  IconRefresh,
  IconSend,
  IconTool,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { attachFile, type Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatPeso } from '../../../formato/formato.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Assistenza.module.css';
import { computeAllegato, moveTicket, sendMessaggio, sendNota } from './assistenza.api.ts';
import { StatoPromessa, writeMomento } from './promessa.tsx';
import { tipoTicket } from './stato-ticket.ts';
import { useTastiTicket } from './useTastiTicket.ts';

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
        {ticket.entroIl !== null && <StatoPromessa ticket={ticket} />}
      </p>
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
      <ol className={css.messages}>{listParole(ticket).map(({ riga }) => riga)}</ol>
      <Risposta ticket={ticket} {...cambia} />
    </article>
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

/** By when, and why then. */
const Promessa = ({ ticket: { priorita, entroIl } }: { ticket: Ticket }) =>
  entroIl !== null && (
    <p className={css.promise}>
      <Icona di={IconClock} size={16} />
      <span>
        {m.promessa(priorita, promessaTicket[priorita], writeMomento(entroIl, new Date()))} {m.orario}
      </span>
    </p>
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

const modi = [
  ['risposta', m.risposta],
  ['nota', m.nota],
] as const;

function Risposta({ ticket, isSuo, onCambiato }: Cambia & { ticket: Ticket }) {
  const [testo, setTesto] = useState('');
  const [modo, setModo] = useState<(typeof modi)[number][0]>('risposta');
  const { run, inCorso } = useAtto();
  const isNota = !isSuo && modo === 'nota';
  const act = async (atto: () => Promise<Ticket>, fatto: string, isScritto = true) => {
    const dopo = await run(atto, fatto);
    if (!dopo) return;
    if (isScritto) setTesto('');
    onCambiato(dopo);
  };
  const send = () =>
    isNota
      ? act(() => sendNota(ticket.id, testo), m.notaScritta)
      : act(() => sendMessaggio(ticket.id, testo), m.inviato);
  const riquadro = useRef<HTMLDivElement>(null);
  const write = (come: typeof modo) => {
    setModo(come);
    riquadro.current?.querySelector('textarea')?.focus();
  };
  useTastiTicket({
    r: () => write('risposta'),
    ...(!isSuo && { n: () => write('nota') }),
    invia: () => {
      if (testo.trim() !== '' && !inCorso) void send();
    },
  });
  const attach = async () => {
    const file = await chooseFile(ACCETTATI);
    if (file) await act(() => attachFile(ticket.id, [file], testo), m.allegato);
  };
  const move = (stato: Ticket['stato'], fatto: string) =>
    void act(() => moveTicket(ticket, stato), fatto, false);
  return (
    <div className={css.reply} ref={riquadro}>
      {ticket.stato === 'Chiuso' && <p className={css.soft}>{m.riapreScrivendo}</p>}
      <Promessa ticket={ticket} />
      {!isSuo && <Segmenti nome={m.comeScrivere} voci={modi} valore={modo} onChange={setModo} />}
      <TextField
        etichetta={isNota ? m.scriviNota : m.rispondi}
        righe={RIGHE}
        massimo={TICKET_TESTO_MASSIMO}
        valore={testo}
        onChange={setTesto}
      />
      <div className={css.actions}>
        <Button
          aspetto="primary"
          icona={isNota ? IconLock : IconSend}
          inCorso={inCorso}
          disabled={testo.trim() === ''}
          onClick={() => void send()}
        >
          {isNota ? m.salvaNota : m.invia}
        </Button>
        {!isNota && (
          <Button icona={IconPaperclip} onClick={() => void attach()}>
            {m.allega}
          </Button>
        )}
        <Mosse stato={ticket.stato} isSuo={isSuo} move={move} />
      </div>
    </div>
  );
}

type PropsMosse = {
  stato: Ticket['stato'];
  isSuo: boolean;
  move: (a: Ticket['stato'], fatto: string) => void;
};

/** Where a ticket may go from where it is. */
const Mosse = ({ stato, isSuo, move }: PropsMosse) => (
  <>
    {!isSuo && stato === 'Aperto' && (
      <Button icona={IconTool} onClick={() => move('In lavorazione', m.cambiato)}>
        {m.lavora}
      </Button>
    )}
    {stato !== 'Chiuso' && (
      <Button aspetto="quiet" icona={IconCheck} onClick={() => move('Chiuso', m.chiuso)}>
        {m.chiudi}
      </Button>
    )}
    {!isSuo && stato === 'Chiuso' && (
      <Button aspetto="quiet" icona={IconRefresh} onClick={() => move('Aperto', m.cambiato)}>
        {m.riapri}
      </Button>
    )}
  </>
);
