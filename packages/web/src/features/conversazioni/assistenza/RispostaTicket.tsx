import { promessaTicket, TICKET_TESTO_MASSIMO } from '@quadra/contract';
import {
  IconCheck,
  IconClock,
  IconCopy,
  IconLock,
  IconMessages,
  IconPaperclip,
  IconRefresh,
  IconSend,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { writeMomento } from '../../../dominio/assistenza/promessa.tsx';
import { attachFile, type Ticket } from '../../../dominio/assistenza/ticket.api.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiAssistenza as m } from '../../../messages/assistenza.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { chooseFile } from '../../../ui/comandi/scegli-file.ts';
import css from './Assistenza.module.css';
import { moveTicket, sendMessaggio, sendNota, vedutaQuery } from './assistenza.api.ts';
import { RispostePronte } from './RispostePronte.tsx';
import { useTastiTicket } from './useTastiTicket.ts';

const ACCETTATI = '.pdf,.png,.jpg,.jpeg,.docx,.xlsx,.p7m,.txt,.csv';
const RIGHE = 4;
export type Cambia = { isSuo: boolean; onCambiato: (ticket: Ticket) => void };

/** By when, and why then; or why the clock stands. */
const Promessa = ({ ticket: { priorita, entroIl, fermo } }: { ticket: Ticket }) =>
  (entroIl !== null || fermo) && (
    <p className={css.promise}>
      <Icona di={IconClock} size={16} />
      <span>
        {entroIl === null
          ? m.fermo
          : `${m.promessa(priorita, promessaTicket[priorita], writeMomento(entroIl, new Date()))} ${m.orario}`}
      </span>
    </p>
  );

const modi = [
  ['risposta', m.risposta],
  ['nota', m.nota],
] as const;
type Modo = (typeof modi)[number][0];
const VUOTI: Readonly<Record<Modo, string>> = { risposta: '', nota: '' };

/** What is written, each kind apart: a note never becomes an answer by a click. */
function useScritto(ticket: Ticket, { isSuo, onCambiato }: Cambia) {
  const [testi, setTesti] = useState(VUOTI);
  const [scelto, setModo] = useState<Modo>('risposta');
  const { run, inCorso } = useAtto();
  const modo = isSuo ? 'risposta' : scelto;
  const testo = testi[modo];
  const act = async (atto: () => Promise<Ticket>, fatto: string, isScritto = true) => {
    const dopo = await run(atto, fatto);
    if (!dopo) return;
    if (isScritto) setTesti({ ...testi, [modo]: '' });
    onCambiato(dopo);
  };
  return {
    ...{ modo, setModo, testo, inCorso, act, isVuoto: testo.trim() === '' },
    write: (nuovo: string) => setTesti({ ...testi, [modo]: nuovo }),
    insert: (pezzo: string) =>
      setTesti({ ...testi, risposta: [testi.risposta.trimEnd(), pezzo].filter(Boolean).join('\n') }),
    send: (chiude = false) =>
      modo === 'nota'
        ? act(() => sendNota(ticket.id, testo), m.notaScritta)
        : act(() => sendMessaggio(ticket.id, testo, chiude), chiude ? m.risolto : m.inviato),
  };
}

/** What comes next in a ticket: an answer, a note, a file, its end. */
export function RispostaTicket({ ticket, ...cambia }: Cambia & { ticket: Ticket }) {
  const { isSuo } = cambia;
  const scritto = useScritto(ticket, cambia);
  const { modo, testo, inCorso, isVuoto } = scritto;
  const [conPronte, setConPronte] = useState(false);
  const riquadro = useRef<HTMLDivElement>(null);
  const focus = () => riquadro.current?.querySelector('textarea')?.focus();
  const write = (come: Modo) => {
    scritto.setModo(come);
    focus();
  };
  useTastiTicket({
    r: () => write('risposta'),
    ...(!isSuo && { n: () => write('nota') }),
    invia: () => {
      if (!isVuoto && !inCorso) void scritto.send();
    },
  });
  const attach = async () => {
    const file = await chooseFile(ACCETTATI);
    if (file) await scritto.act(() => attachFile(ticket.id, [file], testo), m.allegato);
  };
  const insert = (pezzo: string) => {
    scritto.insert(pezzo);
    setConPronte(false);
    focus();
  };
  const isNota = modo === 'nota';
  return (
    <div className={css.reply}>
      {ticket.stato === 'Chiuso' && <p className={css.soft}>{m.riapreScrivendo}</p>}
      <Promessa ticket={ticket} />
      {!isSuo && <Segmenti nome={m.comeScrivere} voci={modi} valore={modo} onChange={scritto.setModo} />}
      <div ref={riquadro} className={isNota ? css.writing : undefined}>
        <TextField
          etichetta={isNota ? m.scriviNota : m.rispondi}
          righe={RIGHE}
          massimo={TICKET_TESTO_MASSIMO}
          valore={testo}
          onChange={scritto.write}
        />
      </div>
      {!isNota && (
        <div className={css.tools}>
          <Button aspetto="quiet" icona={IconPaperclip} onClick={() => void attach()}>
            {m.allega}
          </Button>
          {!isSuo && (
            <>
              <Button
                aspetto="quiet"
                icona={IconMessages}
                aria-expanded={conPronte}
                onClick={() => setConPronte(!conPronte)}
              >
                {m.rispostaPronta}
              </Button>
              <Cita ticket={ticket} onCita={insert} />
              {ticket.apertoDa !== null && <span className={css.soft}>{m.avvisa(ticket.apertoDa)}</span>}
            </>
          )}
        </div>
      )}
      {!isNota && conPronte && <RispostePronte onInserisci={insert} />}
      <div className={css.actions}>
        <Button
          aspetto={isSuo || isNota ? 'primary' : 'secondary'}
          icona={isNota ? IconLock : IconSend}
          inCorso={inCorso}
          disabled={isVuoto}
          onClick={() => void scritto.send()}
        >
          {isNota ? m.salvaNota : m.invia}
        </Button>
        {!isSuo && !isNota && (
          <Button
            aspetto="primary"
            icona={IconCheck}
            inCorso={inCorso}
            disabled={isVuoto}
            onClick={() => void scritto.send(true)}
          >
            {m.inviaRisolto}
          </Button>
        )}
        <Mosse
          {...{ ticket, isSuo }}
          move={(stato, fatto) => void scritto.act(() => moveTicket(ticket, stato), fatto, false)}
        />
      </div>
    </div>
  );
}

/** Puts into the answer the number the ticket comes from, where it is shown. */
function Cita({ ticket: { id, veduta }, onCita }: { ticket: Ticket; onCita: (testo: string) => void }) {
  const isMostrato = veduta?.parti.includes('numero') ?? false;
  // The same reading as the panel beside: it is not made twice.
  const { data } = useQuery({ ...vedutaQuery(id, veduta?.parti ?? []), enabled: isMostrato });
  if (!data?.numero) return null;
  const { rigo, titolo, valore } = data.numero;
  return (
    <Button aspetto="quiet" icona={IconCopy} onClick={() => onCita(m.citato(rigo, titolo, valore))}>
      {m.cita(rigo)}
    </Button>
  );
}

type PropsMosse = {
  ticket: Pick<Ticket, 'stato'>;
  isSuo: boolean;
  move: (a: Ticket['stato'], fatto: string) => void;
};

/** Where a ticket may go from where it is. */
const Mosse = ({ ticket: { stato }, isSuo, move }: PropsMosse) => (
  <>
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
