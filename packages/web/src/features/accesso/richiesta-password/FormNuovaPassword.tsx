import { testiClient } from '@quadra/contract';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiPassword as m } from '../../../messages/password.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { PasswordField } from '../../../ui/campi/PasswordField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Fatto, FoglioStretto, formStretto } from '../../../ui/pagina/FoglioStretto.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { setPassword } from './richiesta-password.api.ts';
import { TornaAccesso } from './TornaAccesso.tsx';

type Mancanti = { nuova?: Messaggio; conferma?: Messaggio };

/** Both are required and equal; the strength is judged by the server. */
function checkNuovaPassword(nuova: string, conferma: string): Mancanti {
  const obbligatorio = { tipo: 'error', testo: `${testiClient.CAMPO_OBBLIGATORIO}.` } as const;
  const diversa = { tipo: 'error', testo: testiClient.CONFERMA_ERRATA } as const;
  if (nuova === '' || conferma === '')
    return {
      ...(nuova === '' && { nuova: obbligatorio }),
      ...(conferma === '' && { conferma: obbligatorio }),
    };
  return nuova === conferma ? {} : { nuova: diversa, conferma: diversa };
}

/** Sets the new password with the code of the link. */
export function FormNuovaPassword({ codice }: { codice: string }) {
  const [nuova, setNuova] = useState('');
  const [conferma, setConferma] = useState('');
  const [mancanti, setMancanti] = useState<Mancanti>({});
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [fatto, setFatto] = useState(false);
  const primo = useRef<HTMLInputElement>(null);
  const secondo = useRef<HTMLInputElement>(null);
  useEffect(() => primo.current?.focus(), []);

  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const trovati = checkNuovaPassword(nuova, conferma);
    setMancanti(trovati);
    setErrore(null);
    if (trovati.nuova || trovati.conferma) return (trovati.nuova ? primo : secondo).current?.focus();
    try {
      await setPassword(codice, nuova, conferma);
      setFatto(true);
    } catch (causa) {
      setErrore(toApiError(causa));
    }
  };

  return (
    <FoglioStretto fondo={<TornaAccesso />} titolo={m.nuova} testo={m.nuovaSpiegazione}>
      {fatto ? (
        <Fatto>{m.cambiata}</Fatto>
      ) : (
        <form className={formStretto} onSubmit={submit} noValidate>
          {errore && <RiquadroErrore fuoco testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
          <PasswordField
            etichetta={m.nuova}
            ref={primo}
            messaggio={mancanti.nuova ?? null}
            value={nuova}
            onChange={(evento) => setNuova(evento.target.value)}
            autoComplete="new-password"
          />
          <PasswordField
            etichetta={m.conferma}
            ref={secondo}
            messaggio={mancanti.conferma ?? null}
            value={conferma}
            onChange={(evento) => setConferma(evento.target.value)}
            autoComplete="new-password"
          />
          <Button aspetto="primary" type="submit">
            {m.salva}
          </Button>
        </form>
      )}
    </FoglioStretto>
  );
}
