import { testiClient } from '@quadra/contract';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiPassword as m } from '../../../messages/password.ts';
import { Campo } from '../../../ui/campi/Campo.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Fatto, FoglioStretto, formStretto } from '../../../ui/pagina/FoglioStretto.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { askLink } from './richiesta-password.api.ts';
import { TornaAccesso } from './TornaAccesso.tsx';

/** Asks for the link by e-mail; the confirmation never tells whether the address is known. */
export function FormEmail() {
  const [mancante, setMancante] = useState(false);
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [fatto, setFatto] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const [isGestore, setIsGestore] = useState(false);
  useEffect(() => email.current?.focus(), []);

  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const indirizzo = email.current?.value.trim() ?? '';
    setMancante(indirizzo === '');
    setErrore(null);
    if (indirizzo === '') return email.current?.focus();
    try {
      await askLink(indirizzo, isGestore);
      setFatto(true);
    } catch (causa) {
      setErrore(toApiError(causa));
    }
  };

  return (
    <FoglioStretto fondo={<TornaAccesso />} titolo={m.titolo} testo={m.spiegazione}>
      {fatto ? (
        <Fatto>{m.inviata}</Fatto>
      ) : (
        <form className={formStretto} onSubmit={submit} noValidate>
          {errore && (
            <RiquadroErrore
              fuoco
              testo={errore.status >= 500 ? testiClient.RECUPERO_PASSWORD : errore.testo}
              codiceRichiesta={errore.codiceRichiesta}
            />
          )}
          <Campo
            etichetta={m.email}
            messaggio={mancante ? { tipo: 'error', testo: m.emailObbligatoria } : null}
          >
            {(attributi) => (
              <input
                {...attributi}
                ref={email}
                type="email"
                name="username"
                autoComplete="username"
                maxLength={254}
              />
            )}
          </Campo>
          <Spunta etichetta={m.gestore} scelta={isGestore} onChange={setIsGestore} />
          <Button aspetto="primary" type="submit">
            {m.invia}
          </Button>
        </form>
      )}
    </FoglioStretto>
  );
}
