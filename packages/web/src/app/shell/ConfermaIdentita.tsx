import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { confermaIdentita } from '../../api/conferma-identita.ts';
import { toApiError } from '../../api/errore.ts';
import { PasskeyAnnullata } from '../../api/verifica.api.ts';
import { messaggiVerifica as m } from '../../messages/verifica.ts';
import { Button } from '../../ui/Button.tsx';
import { Campo } from '../../ui/Campo.tsx';
import { Finestra } from '../../ui/finestre/Finestra.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import css from './ConfermaIdentita.module.css';
import {
  confirmConCodice,
  confirmConPasskey,
  confirmConPassword,
  listModi,
  type Modo,
} from './conferma.api.ts';

const nomi: Record<Modo, string> = {
  password: m.usaPassword,
  codice: m.usaCodice,
  passkey: m.usaPasskey,
};

/** The one dialog that asks who is there, for the calls that want to know. One in the shell. */
export function ConfermaIdentita() {
  const aperta = useSyncExternalStore(confermaIdentita.subscribe, confermaIdentita.isAperta);
  if (!aperta) return null;
  return (
    <Finestra tipo="modale" titolo={m.conferma} onChiusa={() => confermaIdentita.answer(false)}>
      <Domanda />
    </Finestra>
  );
}

function Domanda() {
  const [modi, setModi] = useState<readonly Modo[]>(['password']);
  const [modo, setModo] = useState<Modo>('password');
  const [valore, setValore] = useState('');
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  useEffect(() => {
    let viva = true;
    listModi().then(
      (trovati) => viva && setModi(trovati),
      () => {},
    );
    return () => {
      viva = false;
    };
  }, []);
  const choose = (nuovo: Modo) => {
    setModo(nuovo);
    setValore('');
    setErrore(null);
    if (nuovo === 'passkey') void run(confirmConPasskey);
  };
  const run = async (prova: () => Promise<unknown>) => {
    setInCorso(true);
    try {
      await prova();
      confermaIdentita.answer(true);
    } catch (causa) {
      setErrore(causa instanceof PasskeyAnnullata ? m.passkeyAnnullata : toApiError(causa).testo);
      setInCorso(false);
    }
  };
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (inCorso) return;
    if (modo === 'passkey') return run(confirmConPasskey);
    if (valore === '') {
      setErrore(modo === 'password' ? m.passwordObbligatoria : m.codiceObbligatorio);
      return;
    }
    await run(() => (modo === 'password' ? confirmConPassword(valore) : confirmConCodice(valore)));
  };
  const messaggio = errore === null ? null : ({ tipo: 'error', testo: errore } as const);
  return (
    <>
      <p className={css.text}>{m.perche}</p>
      <form className={css.form} onSubmit={submit} noValidate>
        {modo === 'password' && (
          <PasswordField
            etichetta={m.password}
            messaggio={messaggio}
            value={valore}
            autoComplete="current-password"
            data-autofocus
            onChange={(evento) => setValore(evento.target.value)}
          />
        )}
        {modo === 'codice' && (
          <Campo etichetta={m.codice} messaggio={messaggio}>
            {(attributi) => (
              <input
                {...attributi}
                value={valore}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                onChange={(evento) => setValore(evento.target.value)}
              />
            )}
          </Campo>
        )}
        {modo === 'passkey' && <p role="status">{errore ?? m.conPasskey}</p>}
        {modi.length > 1 && (
          <div className={css.ways}>
            {modi
              .filter((altro) => altro !== modo)
              .map((altro) => (
                <Button key={altro} aspetto="quiet" onClick={() => choose(altro)}>
                  {nomi[altro]}
                </Button>
              ))}
          </div>
        )}
        <div className={css.buttons}>
          <Button onClick={() => confermaIdentita.answer(false)}>{m.annulla}</Button>
          <Button aspetto="primary" type="submit" inCorso={inCorso}>
            {m.continua}
          </Button>
        </div>
      </form>
    </>
  );
}
