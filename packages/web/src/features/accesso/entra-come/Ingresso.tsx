import { sostituzione as limiti } from '@quadra/contract';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { tellSchede } from '../../../api/canale.ts';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { makeNomeCompleto } from '../../../api/profilo.ts';
import { messaggiSessione as m } from '../../../messages/sessione.ts';
import { Campo } from '../../../ui/campi/Campo.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './EntraComePage.module.css';
import { beginSostituzione, type UtenteSostituibile } from './entra-come.api.ts';

/** Why one enters, and whether to change anything: asked before, shown to the studio afterwards. */
export function Ingresso({ utente }: { utente: UtenteSostituibile | null }) {
  const [scrittura, setScrittura] = useState(false);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const motivo = useRef<HTMLTextAreaElement>(null);
  const ticket = useRef<HTMLInputElement>(null);
  useEffect(() => motivo.current?.focus(), []);
  if (utente === null) return <aside className={css.pane}>{m.scegliUtente}</aside>;
  const nome = makeNomeCompleto(utente);
  const sbagliato = errore?.campi.find(({ percorso }) => percorso === 'Motivo');

  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (inCorso) return;
    setErrore(null);
    setInCorso(true);
    try {
      const testo = motivo.current?.value ?? '';
      await beginSostituzione({
        idUtente: utente.id,
        motivo: testo,
        ticket: ticket.current?.value ?? '',
        scrittura,
      });
      tellSchede({ tipo: 'accesso', utente: utente.id });
      // The whole page is loaded again: nothing read before belongs to whom one works for now.
      location.assign('/home');
    } catch (causa) {
      setErrore(toApiError(causa));
      setInCorso(false);
      motivo.current?.focus();
    }
  };

  return (
    <aside className={css.pane} aria-label={nome}>
      <h2 className={css.name}>{nome}</h2>
      <p className={css.hint}>{utente.nomeStudio ?? utente.nomeGestore}</p>
      <p className={css.how}>{m.comeFunziona}</p>
      <form className={css.form} onSubmit={submit} noValidate>
        {errore && !sbagliato && (
          <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} fuoco />
        )}
        <Campo
          etichetta={m.motivo}
          nota={m.motivoNota}
          messaggio={sbagliato && { tipo: 'error', testo: sbagliato.messaggio }}
        >
          {(attributi) => (
            <textarea {...attributi} ref={motivo} rows={3} maxLength={limiti.motivoMassimo} required />
          )}
        </Campo>
        <Campo etichetta={m.ticket} nota={m.ticketNota}>
          {(attributi) => <input {...attributi} ref={ticket} maxLength={limiti.ticketMassimo} />}
        </Campo>
        {utente.scrivibile ? (
          <div>
            <Interruttore nome={m.scrittura} acceso={scrittura} onChange={setScrittura} />
            <p className={css.hint}>{m.scritturaTesto}</p>
          </div>
        ) : (
          <p className={css.hint}>{m.soloLettura}</p>
        )}
        <Button aspetto="primary" type="submit" inCorso={inCorso}>
          {m.entra(nome)}
        </Button>
      </form>
    </aside>
  );
}
