import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { makeNomeCompleto } from '../../api/profilo.ts';
import { useSalvataggio } from '../../api/useSalvataggio.ts';
import { messaggiDiritti } from '../../messages/diritti.ts';
import { etichetteUtente, messaggiUtente as m } from '../../messages/utente.ts';
import { BarraVista } from '../../ui/BarraVista.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { advanceOnEnter } from '../../ui/enter-advance.ts';
import { Stato } from '../../ui/Stato.tsx';
import { useSalvaDaTastiera } from '../../ui/salva-da-tastiera.ts';
import { Azioni } from './Azioni.tsx';
import { computePermessi } from './permessi.ts';
import { Abilitazioni, Accesso, Dati } from './Sezioni.tsx';
import { statoDi } from './stato.ts';
import css from './Utente.module.css';
import { changeUtente, inviteUtente, type Scheda, utenteQuery } from './utente.api.ts';
import { toInvito, toValori, type Valori } from './valori.ts';

function write(salvato: Scheda | null, valori: Valori): Promise<Scheda> {
  if (salvato === null) return inviteUtente(toInvito(valori));
  const { idStudio: _studio, idGestore: _gestore, ...modifica } = valori;
  return changeUtente(salvato.id, { ...modifica, versione: salvato.versione });
}

/** A user, to invite or saved: errors lead to their field, nothing is lost by leaving. */
export function UtenteForm({ salvato: iniziale }: { salvato: Scheda | null }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const query = useQueryClient();
  const { scrive } = computePermessi(utente);
  const scheda = useSalvataggio<Scheda, Valori>({
    iniziale,
    toValori,
    write,
    etichette: etichetteUtente,
    salvata: iniziale === null ? m.invitato : m.salvato,
    onSalvata: async (nuovo, isNuovo) => {
      query.setQueryData(utenteQuery(nuovo.id).queryKey, nuovo);
      void query.invalidateQueries({ queryKey: ['utente', 'list'] });
      if (isNuovo) await navigate({ to: '/utenti/$id', params: { id: String(nuovo.id) }, replace: true });
    },
  });
  const { record, errori, vista, inCorso, save } = scheda;
  useSalvaDaTastiera(() => scrive && void save());
  const goToElenco = () => void navigate({ to: '/utenti' });
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    void save();
  };
  return (
    <form
      className={css.form}
      onSubmit={submit}
      onKeyDown={utente.invioPassaAlSuccessivo ? advanceOnEnter : undefined}
      data-invio={utente.invioPassaAlSuccessivo ? 'avanza' : undefined}
      noValidate
    >
      <div className={css.head}>
        <BarraVista
          vista={{
            ...vista,
            titolo: record === null ? m.nuovo : makeNomeCompleto(record),
            pulsanti: { ...vista.pulsanti, annulla: scrive, salva: scrive },
          }}
          azioni={{ indietro: goToElenco, annulla: goToElenco }}
          inCorso={inCorso}
          inErrore={errori !== null}
          dettaglio={record?.ruolo}
        >
          {record !== null && (
            <Button
              onClick={() => navigate({ to: '/utenti/$id/diritti', params: { id: String(record.id) } })}
            >
              {messaggiDiritti.titolo}
            </Button>
          )}
          {record !== null && <Stato tipo={statoDi[record.stato]} testo={record.stato} />}
          {!scrive && <span className={css.badge}>{m.solaLettura}</span>}
        </BarraVista>
      </div>
      <div className={css.body}>
        {errori && (
          <div className={css.summary}>
            <ErrorSummary titolo={m.nonSalvato(errori.voci.length)} {...errori} />
          </div>
        )}
        <Dati scheda={scheda} scrive={scrive} chi={utente} />
        <Accesso scheda={scheda} scrive={scrive} chi={utente} />
        <Abilitazioni scheda={scheda} scrive={scrive} chi={utente} />
        {record !== null && scrive && <Azioni utente={record} onCambiato={scheda.replace} />}
      </div>
    </form>
  );
}
