import { IconFingerprint } from '@tabler/icons-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError, type Verifica } from '../../../api/errore.ts';
import { completeVerifica, enterConPasskey, isPasskeyPossibile } from '../../../api/verifica.api.ts';
import { messaggiVerifica as m } from '../../../messages/verifica.ts';
import { Campo } from '../../../ui/campi/Campo.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './AccessoPage.module.css';
import { readErrorePasskey } from './AccessoPasskey.tsx';

type Modo = 'codice' | 'recupero' | 'passkey' | 'posta';
const testi: Record<Modo, string> = {
  codice: m.conCodice,
  recupero: m.conRecupero,
  passkey: m.conPasskey,
  posta: m.conPosta,
};
const nomi: Record<Modo, string> = {
  codice: m.usaCodice,
  recupero: m.usaRecupero,
  passkey: m.usaPasskey,
  posta: m.codicePosta,
};
const etichette: Record<Modo, string> = { ...nomi, codice: m.codice, recupero: m.recupero };

const cifre: Record<Modo, number> = { codice: 7, posta: 9, recupero: 40, passkey: 0 };

/** The ways this login may be completed here, the first one proposed. */
function listModi(metodi: readonly string[]): Modo[] {
  if (metodi.includes('email')) return ['posta'];
  const modi: Modo[] = [];
  if (metodi.includes('totp')) modi.push('codice');
  if (metodi.includes('passkey') && isPasskeyPossibile()) modi.push('passkey');
  return [...modi, 'recupero'];
}

type Props = {
  verifica: Verifica;
  /** The session is open. */
  onFatto: () => Promise<void>;
  /** Back to e-mail and password, with the reason when it was not a choice. */
  onRicomincia: (errore: ApiError | null) => void;
};

/** After the password: the code of the application, a recovery code, a passkey, or the code of a mail. */
export function SecondoPassaggio({ verifica, onFatto, onRicomincia }: Props) {
  useTitoloPagina(m.titolo);
  const modi = listModi(verifica.metodi);
  const [modo, setModo] = useState<Modo>(modi[0] ?? 'recupero');
  const [errore, setErrore] = useState<ApiError | null>(null);
  const [isVuoto, setVuoto] = useState(false);
  const [inCorso, setInCorso] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (modo !== 'passkey') campo.current?.focus();
  }, [modo]);

  const run = async (passo: () => Promise<void>) => {
    setInCorso(true);
    setErrore(null);
    try {
      await passo();
      await onFatto();
    } catch (causa) {
      const letto = modo === 'passkey' ? readErrorePasskey(causa) : toApiError(causa);
      if (letto.codice === 'expired_token' || letto.verifica) return onRicomincia(letto);
      setErrore(letto);
      setInCorso(false);
    }
  };
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (inCorso) return;
    if (modo === 'passkey') return run(() => enterConPasskey(verifica.sfida));
    const codice = campo.current?.value.trim() ?? '';
    setVuoto(codice === '');
    if (codice === '') return campo.current?.focus();
    const prova = modo === 'recupero' ? { recupero: codice } : { codice };
    await run(() => completeVerifica(verifica.sfida, prova));
  };
  return (
    <>
      <h1 className={css.title}>{modo === 'posta' ? m.titoloPosta : m.titolo}</h1>
      <p className={css.subtitle}>{testi[modo]}</p>
      <form className={css.form} onSubmit={submit} noValidate>
        {errore && <RiquadroErrore fuoco testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
        {modo !== 'passkey' && (
          <Campo
            key={modo}
            etichetta={etichette[modo]}
            messaggio={isVuoto ? { tipo: 'error', testo: m.codiceObbligatorio } : null}
          >
            {(attributi) => (
              <input
                {...attributi}
                ref={campo}
                name={modo}
                inputMode={modo === 'recupero' ? 'text' : 'numeric'}
                autoComplete={modo === 'recupero' ? 'off' : 'one-time-code'}
                maxLength={cifre[modo]}
              />
            )}
          </Campo>
        )}
        <Button
          aspetto="primary"
          type="submit"
          className={css.submit}
          inCorso={inCorso}
          {...(modo === 'passkey' ? { icona: IconFingerprint } : {})}
        >
          {modo === 'passkey' ? m.usaPasskey : m.verifica}
        </Button>
        <div className={css.others}>
          {modi
            .filter((altro) => altro !== modo)
            .map((altro) => (
              <Button key={altro} aspetto="quiet" onClick={() => setModo(altro)}>
                {nomi[altro]}
              </Button>
            ))}
          <Button aspetto="quiet" onClick={() => onRicomincia(null)}>
            {m.ricomincia}
          </Button>
        </div>
      </form>
    </>
  );
}
