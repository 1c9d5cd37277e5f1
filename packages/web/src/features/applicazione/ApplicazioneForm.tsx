import { useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { messaggiApplicazione as m } from '../../messages/applicazione.ts';
import { BarraVista } from '../../ui/BarraVista.tsx';
import type { PropsCampo } from '../../ui/Campo.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { advanceOnEnter } from '../../ui/enter-advance.ts';
import { useSalvaDaTastiera } from '../../ui/salva-da-tastiera.ts';
import css from './Applicazione.module.css';
import type { Applicazione } from './applicazione.api.ts';
import { computePermessi } from './permessi.ts';
import { Segreto } from './Segreto.tsx';
import { AccessoUnico, Dati, Partenza, type PropsSezione } from './Sezioni.tsx';
import { makeEtichetta, useSalvataggio } from './useSalvataggio.ts';

/** An application, new or saved: errors lead to their field, nothing is lost by leaving. */
export function ApplicazioneForm({ salvata: iniziale }: { salvata: Applicazione | null }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const { scrive } = computePermessi(utente);
  const { salvata, setSalvata, valori, change, errori, findErrore, vista, inCorso, save } =
    useSalvataggio(iniziale);
  useSalvaDaTastiera(() => scrive && void save());

  const goToElenco = () => void navigate({ to: '/applicazioni' });
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    void save();
  };
  const makeCampo = (percorso: string): PropsCampo => {
    const testo = findErrore(percorso);
    return {
      percorso,
      etichetta: makeEtichetta(percorso),
      bloccato: !scrive,
      messaggio: testo === undefined ? null : { tipo: 'error', testo },
    };
  };
  const sezione: PropsSezione = { valori, change, scrive, makeCampo, isNuova: salvata === null };
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
            titolo: salvata?.nome ?? m.nuova,
            pulsanti: { ...vista.pulsanti, annulla: scrive, salva: scrive },
          }}
          azioni={{ indietro: goToElenco, annulla: goToElenco }}
          inCorso={inCorso}
          inErrore={errori !== null}
        >
          {!scrive && <span className={css.badge}>{m.solaLettura}</span>}
        </BarraVista>
      </div>
      <div className={css.body}>
        {errori && (
          <div className={css.summary}>
            <ErrorSummary titolo={m.nonSalvata(errori.voci.length)} {...errori} />
          </div>
        )}
        <Dati {...sezione} />
        <Partenza {...sezione} />
        <AccessoUnico {...sezione} />
        {salvata !== null && <Segreto applicazione={salvata} scrive={scrive} onCambiata={setSalvata} />}
      </div>
    </form>
  );
}
