import { testiClient } from '@quadra/contract';
import { type SubmitEvent, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { changePassword } from '../../../api/sessione.api.ts';
import { messaggiAccount as m } from '../../../messages/account.ts';
import { PasswordField } from '../../../ui/campi/PasswordField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { type CampoPassword, checkCambioPassword } from './cambio-password.ts';
import css from './PannelloAccount.module.css';

const vuoto: Record<CampoPassword, string> = { attuale: '', nuova: '', conferma: '' };
const campi: readonly [CampoPassword, string, string][] = [
  ['attuale', m.attuale, 'current-password'],
  ['nuova', m.nuova, 'new-password'],
  ['conferma', m.conferma, 'new-password'],
];
type Errore = { campi: readonly string[]; testo: string; codiceRichiesta: string | null };

/** Change of password: on success the fields are emptied and the panel closes. */
export function CambioPassword({ onFatto }: { onFatto: () => void }) {
  const [valori, setValori] = useState(vuoto);
  const [errore, setErrore] = useState<Errore | null>(null);
  const [inCorso, setInCorso] = useState(false);

  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const problema = checkCambioPassword(valori);
    setErrore(problema && { ...problema, codiceRichiesta: null });
    if (problema) return;
    setInCorso(true);
    try {
      await changePassword(valori.nuova, valori.attuale, valori.conferma);
      setValori(vuoto);
      notifiche.push('success', m.passwordCambiata, { larga: true });
      onFatto();
    } catch (causa) {
      const { testo, codiceRichiesta } = toApiError(causa);
      setErrore({ campi: [], testo, codiceRichiesta });
    } finally {
      setInCorso(false);
    }
  };

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {errore && <RiquadroErrore fuoco testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      {campi.map(([chiave, etichetta, completamento]) => (
        <PasswordField
          key={chiave}
          etichetta={etichetta}
          autoComplete={completamento}
          value={valori[chiave]}
          messaggio={
            errore?.campi.includes(chiave)
              ? {
                  tipo: 'error',
                  testo: valori[chiave] === '' ? `${testiClient.CAMPO_OBBLIGATORIO}.` : errore.testo,
                }
              : null
          }
          onChange={(evento) => setValori({ ...valori, [chiave]: evento.target.value })}
        />
      ))}
      <Button aspetto="primary" type="submit" inCorso={inCorso}>
        {m.salva}
      </Button>
    </form>
  );
}
