import { useState } from 'react';
import { type ApiError, toApiError } from '../../../../api/errore.ts';
import { messaggiUi } from '../../../../messages/ui.ts';
import { messaggiUnione as m } from '../../../../messages/unione.ts';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import type { Anagrafica } from '../anagrafica.api.ts';
import css from './Unione.module.css';
import { Unione } from './Unione.tsx';
import { correctCodice } from './unione.api.ts';

type Props = { salvata: Anagrafica; onClose: () => void; onFatta: (id: string) => void };

/** The right codice fiscale of a client; when another client has it, the two are shown side by side. */
export function CorreggiCodice({ salvata, onClose, onFatta }: Props) {
  const [corretto, setCorretto] = useState('');
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const { codiceFiscale: errato, idStudio } = salvata;
  const campo = errore?.campi[0];
  const send = async () => {
    setErrore(null);
    setInCorso(true);
    try {
      const { aggiornate, id } = await correctCodice({ errato, corretto: corretto.trim(), idStudio });
      notifiche.push('success', m.corretto(aggiornate));
      onFatta(id);
    } catch (causa) {
      setErrore(toApiError(causa));
    } finally {
      setInCorso(false);
    }
  };
  if (errore?.codice === 'UNIONE_DA_CONFERMARE')
    return (
      <Unione va={errato} resta={corretto.trim()} idStudio={idStudio} onClose={onClose} onFatta={onFatta} />
    );
  return (
    <Finestra tipo="modale" titolo={m.correggi} larghezza={460} onChiusa={onClose}>
      <form
        onSubmit={(evento) => {
          evento.preventDefault();
          evento.stopPropagation();
          void send();
        }}
      >
        <p className={css.soft}>{m.correggiTesto}</p>
        {errore && !campo && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
        <div className={css.codes}>
          <TextField etichetta={m.codiceAttuale} valore={errato} onChange={() => {}} bloccato codice />
          <TextField
            etichetta={m.codiceCorretto}
            valore={corretto}
            onChange={setCorretto}
            massimo={30}
            codice
            messaggio={campo ? { tipo: 'error', testo: campo.messaggio } : null}
          />
        </div>
        <PulsantiFinestra>
          <Button onClick={onClose}>{messaggiUi.annulla}</Button>
          <Button type="submit" aspetto="primary" disabled={corretto.trim() === ''} inCorso={inCorso}>
            {messaggiUi.ok}
          </Button>
        </PulsantiFinestra>
      </form>
    </Finestra>
  );
}
