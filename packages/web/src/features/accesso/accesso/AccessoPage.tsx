import { type FornitoreIdentita, testiClient } from '@quadra/contract';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError, type Verifica } from '../../../api/errore.ts';
import { openSessione } from '../../../api/sessione.api.ts';
import { isPasskeyPossibile } from '../../../api/verifica.api.ts';
import { messaggiAccesso as m } from '../../../messages/accesso.ts';
import { Campo, type Messaggio } from '../../../ui/campi/Campo.tsx';
import { PasswordField } from '../../../ui/campi/PasswordField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './AccessoPage.module.css';
import { PaginaPubblica } from './PaginaPubblica.tsx';

type Props = {
  /** Code of the gestore or intermediary in the address, if any. */
  codice?: string | undefined;
  sfondo: 'login' | 'aziende' | 'condominio';
  /** Sentence kept from before the redirect: server down, session over. */
  avviso?: string | null;
  /** Providers of identities of others; none, and nothing of them is shown. */
  fornitori: readonly FornitoreIdentita[];
  /** Runs after the session is open: loads the profile and says where to go. */
  onAccesso: () => Promise<string | null>;
};
/** Only for who has a second step, or enters with a passkey: it is not in the page of everybody. */
const SecondoPassaggio = lazy(() =>
  import('./SecondoPassaggio.tsx').then((modulo) => ({ default: modulo.SecondoPassaggio })),
);
const AccessoPasskey = lazy(() =>
  import('./AccessoPasskey.tsx').then((modulo) => ({ default: modulo.AccessoPasskey })),
);
const AccessoIdentita = lazy(() =>
  import('./AccessoIdentita.tsx').then((modulo) => ({ default: modulo.AccessoIdentita })),
);

/** `/login?debug=true`, for whoever develops. */
const isDebug = () => __DEBUG__ && new URLSearchParams(location.search).get('debug') === 'true';

type Mancanti = { email?: Messaggio; password?: Messaggio };

const checkCredenziali = (email: string, password: string): Mancanti => ({
  ...(email.trim() === '' && { email: { tipo: 'error', testo: m.emailObbligatoria } as const }),
  ...(password === '' && { password: { tipo: 'error', testo: m.passwordObbligatoria } as const }),
});

/** The credentials being sent: what is missing, why they were refused, the second step they ask for. */
function useAccesso({ codice, onAccesso }: Pick<Props, 'codice' | 'onAccesso'>) {
  const { history } = useRouter();
  const [mancanti, setMancanti] = useState<Mancanti>({});
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const [verifica, setVerifica] = useState<Verifica | null>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const enter = async () => {
    const meta = await onAccesso();
    if (meta !== null) history.push(meta);
  };
  const refuse = (letto: ApiError | null) => {
    setVerifica(letto?.verifica ?? null);
    setErrore(letto?.verifica ? null : letto);
  };
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (inCorso) return;
    const credenziali = [email.current?.value ?? '', password.current?.value ?? ''] as const;
    const trovati = checkCredenziali(...credenziali);
    setMancanti(trovati);
    setErrore(null);
    if (trovati.email) return email.current?.focus();
    if (trovati.password) return password.current?.focus();
    setInCorso(true);
    const [indirizzo, segreta] = credenziali;
    const dati = { email: indirizzo.trim(), password: segreta, codice, debug: isDebug() };
    const fail = (fallito: ApiError) => {
      refuse(fallito);
      setInCorso(false);
    };
    if (await openSessione(dati, fail)) await enter().catch((causa) => fail(toApiError(causa)));
  };
  return { mancanti, errore, setErrore, inCorso, verifica, email, password, enter, refuse, submit };
}

/** Login: e-mail and password; the session is a cookie that the page never sees. */
export function AccessoPage(props: Props) {
  const { sfondo, fornitori } = props;
  useTitoloPagina(m.titolo);
  const accesso = useAccesso(props);
  const { verifica, enter, refuse } = accesso;
  if (verifica)
    return (
      <PaginaPubblica sfondo={sfondo}>
        <Suspense>
          <SecondoPassaggio key={verifica.sfida} verifica={verifica} onFatto={enter} onRicomincia={refuse} />
        </Suspense>
      </PaginaPubblica>
    );
  return (
    <PaginaPubblica sfondo={sfondo}>
      <h1 className={css.title}>{m.titolo}</h1>
      <p className={css.subtitle}>{m.sottotitolo[sfondo]}</p>
      <Credenziali accesso={accesso} avviso={props.avviso} />
      <p className={css.register}>
        <Link to="/registrazione">{m.registrati}</Link>
      </p>
      {fornitori.length > 0 && (
        <Suspense>
          <AccessoIdentita fornitori={fornitori} onFatto={enter} onErrore={refuse} />
        </Suspense>
      )}
    </PaginaPubblica>
  );
}

type PropsCredenziali = { accesso: ReturnType<typeof useAccesso>; avviso: Props['avviso'] };

/** The form itself: the first field to write in has the focus, also on coming back from the second step. */
function Credenziali({ accesso, avviso }: PropsCredenziali) {
  const { errore, mancanti, email } = accesso;
  useEffect(() => email.current?.focus(), [email]);
  return (
    <form className={css.form} onSubmit={accesso.submit} noValidate>
      {errore && (
        <RiquadroErrore
          fuoco
          testo={errore.status >= 500 ? testiClient.ERRORE_LOGIN : errore.testo}
          codiceRichiesta={errore.codiceRichiesta}
        />
      )}
      {!errore && avviso && <RiquadroErrore testo={avviso} />}
      <Campo etichetta={m.email} messaggio={mancanti.email}>
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
      <PasswordField
        etichetta={m.password}
        messaggio={mancanti.password ?? null}
        azione={<Link to="/richiesta-password">{m.dimenticata}</Link>}
        ref={accesso.password}
        name="password"
        autoComplete="current-password"
      />
      <Button aspetto="primary" type="submit" className={css.submit} inCorso={accesso.inCorso}>
        {m.accedi}
      </Button>
      {isPasskeyPossibile() && (
        <Suspense>
          <AccessoPasskey onFatto={accesso.enter} onErrore={accesso.setErrore} />
        </Suspense>
      )}
    </form>
  );
}
