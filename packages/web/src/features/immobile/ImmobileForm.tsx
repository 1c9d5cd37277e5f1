import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { toApiError } from '../../api/errore.ts';
import { messaggiImmobile as m } from '../../messages/immobile.ts';
import { BarraVista } from '../../ui/BarraVista.tsx';
import { Button } from '../../ui/Button.tsx';
import type { PropsCampo } from '../../ui/Campo.tsx';
import { askConferma } from '../../ui/Conferma.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { advanceOnEnter } from '../../ui/enter-advance.ts';
import { notifiche } from '../../ui/notifiche.ts';
import { Sezione } from '../../ui/Sezione.tsx';
import { useSalvaDaTastiera } from '../../ui/salva-da-tastiera.ts';
import { Contratti } from './Contratti.tsx';
import { DatiCatastali } from './DatiCatastali.tsx';
import { makeEtichetta } from './errori.ts';
import css from './Immobile.module.css';
import { type Genere, type Immobile, indirizzi, removeImmobile } from './immobile.api.ts';
import { Linea } from './Linea.tsx';
import { Proprietari } from './Proprietari.tsx';
import { isScrivente } from './permessi.ts';
import { useSalvataggio } from './useSalvataggio.ts';

const describe = ({ comuneDescrizione, comune, foglio, particella, subalterno }: Immobile): string =>
  [comuneDescrizione ?? comune, foglio, particella, subalterno].filter(Boolean).join(' / ');

/** A property, new or saved: where it is, who holds it, by which contracts it is let. */
export function ImmobileForm({ genere, salvato: iniziale }: { genere: Genere; salvato: Immobile | null }) {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const query = useQueryClient();
  const scrive = isScrivente(utente);
  const parole = m.generi[genere];
  const { salvato, valori, change, errori, findErrore, vista, inCorso, save, leave } = useSalvataggio(
    genere,
    iniziale,
  );
  useSalvaDaTastiera(() => scrive && void save());
  const goToElenco = () => void navigate({ to: indirizzi[genere].pagina });
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    void save();
  };
  const remove = async (id: string) => {
    if (!(await askConferma({ titolo: parole.eliminare, testo: m.eliminareTesto, pericolo: true }))) return;
    try {
      await removeImmobile(genere, id);
      leave();
      void query.invalidateQueries({ queryKey: ['immobile', genere, 'list'] });
      notifiche.push('success', parole.eliminato);
      goToElenco();
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo);
    }
  };
  const makeCampo = (percorso: string): PropsCampo => {
    const testo = findErrore(percorso);
    return {
      percorso,
      etichetta: makeEtichetta(percorso.split('.').at(-1) ?? ''),
      bloccato: !scrive,
      messaggio: testo === undefined ? null : { tipo: 'error', testo },
    };
  };
  const sezione = { genere, valori, change, scrive, makeCampo };
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
            titolo: salvato === null ? parole.nuovo : `${parole.titolo}: ${describe(salvato)}`,
            pulsanti: { ...vista.pulsanti, annulla: scrive, salva: scrive },
          }}
          azioni={{ indietro: goToElenco, annulla: goToElenco }}
          inCorso={inCorso}
          inErrore={errori !== null}
        >
          {salvato !== null && scrive && (
            <Button aspetto="quiet" onClick={() => void remove(salvato.id)}>
              {m.elimina}
            </Button>
          )}
        </BarraVista>
      </div>
      <div className={css.body}>
        {errori && (
          <div className={css.summary}>
            <ErrorSummary titolo={m.nonSalvato(errori.voci.length)} {...errori} />
          </div>
        )}
        <DatiCatastali {...sezione} />
        <Proprietari {...sezione} />
        {salvato === null ? (
          <Sezione titolo={m.contratti} testo={m.contrattiTesto}>
            <p className={css.empty}>{m.contrattiDopo}</p>
          </Sezione>
        ) : (
          <>
            <Contratti idImmobile={salvato.id} scrive={scrive} />
            <Linea immobile={salvato} />
          </>
        )}
      </div>
    </form>
  );
}
