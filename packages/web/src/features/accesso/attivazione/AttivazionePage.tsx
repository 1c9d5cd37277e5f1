import { testiClient } from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiAttivazione as m } from '../../../messages/attivazione.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { PasswordField } from '../../../ui/campi/PasswordField.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Fatto, FoglioStretto, formStretto } from '../../../ui/pagina/FoglioStretto.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { activate, type Invito, readInvito } from './attivazione.api.ts';

const versoLogin = <Link to="/login">{m.vaiAccesso}</Link>;

/** The page of the link of an invitation, on the login address: a password to choose, or only a yes to say. */
export function AttivazionePage({ codice }: { codice: string }) {
  const [data, setData] = useState<Invito | null>(null);
  const [errore, setErrore] = useState<string | null>(null);
  const read = useCallback(
    () => readInvito(codice).then(setData, (causa) => setErrore(toApiError(causa).testo)),
    [codice],
  );
  useEffect(() => void read(), [read]);
  if (errore !== null) return <Avviso testo={errore} />;
  if (data === null) return null;
  if (data.Serve === 'nulla') return <Avviso testo={m.nonValido} />;
  return (
    <Modulo
      codice={codice}
      conPassword={data.Serve === 'password'}
      invitante={data.Invitante}
      onRifiutato={read}
    />
  );
}

const Avviso = ({ testo }: { testo: string }) => (
  <FoglioStretto titolo={m.titolo} testo="" fondo={versoLogin}>
    <RiquadroErrore fuoco testo={testo} />
  </FoglioStretto>
);

type Campi = { password?: Messaggio; conferma?: Messaggio };
const sbagliato = (testo: string): Messaggio => ({ tipo: 'error', testo });

function checkCampi(password: string, conferma: string): Campi {
  if (password === '' || conferma === '')
    return {
      ...(password === '' && { password: sbagliato(m.obbligatorio) }),
      ...(conferma === '' && { conferma: sbagliato(m.obbligatorio) }),
    };
  return password === conferma ? {} : { conferma: sbagliato(testiClient.CONFERMA_ERRATA) };
}

/** What the server said of each field. */
function readCampi({ campi }: ApiError): Campi {
  const find = (nome: string) => campi.find(({ percorso }) => percorso === nome)?.messaggio;
  const [password, conferma] = [find('Password'), find('PasswordConferma')];
  return {
    ...(password !== undefined && { password: sbagliato(password) }),
    ...(conferma !== undefined && { conferma: sbagliato(conferma) }),
  };
}

type PropsModulo = {
  codice: string;
  conPassword: boolean;
  invitante: string | null;
  /** What the link asks for may have changed since the page was opened. */
  onRifiutato: () => Promise<void>;
};

function Modulo({ codice, conPassword, invitante, onRifiutato }: PropsModulo) {
  const [password, setPassword] = useState('');
  const [conferma, setConferma] = useState('');
  const [informativa, setInformativa] = useState(false);
  const [campi, setCampi] = useState<Campi>({});
  const [rifiuto, setRifiuto] = useState<ApiError | null>(null);
  const [isFatto, setFatto] = useState(false);
  const [inCorso, setInCorso] = useState(false);

  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (inCorso) return;
    const trovati = conPassword ? checkCampi(password, conferma) : {};
    setCampi(trovati);
    setRifiuto(null);
    if (Object.keys(trovati).length > 0) return;
    setInCorso(true);
    try {
      await activate({
        codice,
        password: conPassword ? password : '',
        conferma: conPassword ? conferma : '',
        informativa,
      });
      setFatto(true);
    } catch (causa) {
      const letto = toApiError(causa);
      setCampi(readCampi(letto));
      setRifiuto(letto);
      await onRifiutato();
    } finally {
      setInCorso(false);
    }
  };
  const testo = conPassword ? m.conPassword(invitante) : m.senzaPassword(invitante);
  return (
    <FoglioStretto titolo={m.titolo} testo={testo} fondo={versoLogin}>
      {isFatto ? (
        <Fatto>{m.completata}</Fatto>
      ) : (
        <form className={formStretto} onSubmit={submit} noValidate>
          {rifiuto && (
            <RiquadroErrore fuoco testo={rifiuto.testo} codiceRichiesta={rifiuto.codiceRichiesta} />
          )}
          {conPassword && (
            <>
              <PasswordField
                etichetta={m.password}
                messaggio={campi.password ?? { tipo: 'info', testo: m.regole }}
                value={password}
                onChange={(evento) => setPassword(evento.target.value)}
                autoComplete="new-password"
              />
              <PasswordField
                etichetta={m.conferma}
                messaggio={campi.conferma ?? null}
                value={conferma}
                onChange={(evento) => setConferma(evento.target.value)}
                autoComplete="new-password"
              />
            </>
          )}
          <Spunta etichetta={m.informativa} scelta={informativa} onChange={setInformativa} />
          <Button aspetto="primary" type="submit" inCorso={inCorso}>
            {conPassword ? m.attiva : m.accetta}
          </Button>
        </form>
      )}
    </FoglioStretto>
  );
}
