import { type SubmitEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { confermaIdentita } from '../../api/conferma-identita.ts';
import { toApiError } from '../../api/errore.ts';
import { PasskeyAnnullata } from '../../api/verifica.api.ts';
import { messaggiVerifica as m } from '../../messages/verifica.ts';
import { Campo } from '../../ui/campi/Campo.tsx';
import { PasswordField } from '../../ui/campi/PasswordField.tsx';
import { Button } from '../../ui/comandi/Button.tsx';
import { Finestra } from '../../ui/finestre/Finestra.tsx';
import { RiquadroErrore } from '../../ui/stati/RiquadroErrore.tsx';
import css from './ConfermaIdentita.module.css';
import {
  confirmConCodice,
  confirmConPasskey,
  confirmConPassword,
  confirmConRecupero,
  listModi,
  type Modo,
} from './conferma.api.ts';

const nomi: Record<Modo, string> = {
  codice: m.usaCodice,
  recupero: m.usaRecupero,
  passkey: m.usaPasskey,
};

/** The one dialog that asks who is there, for the calls that want to know. One in the shell. */
export function ConfermaIdentita() {
  const aperta = useSyncExternalStore(confermaIdentita.subscribe, confermaIdentita.isAperta);
  return aperta ? <Aperta /> : null;
}

/** Drawn once it is known what to ask: a field that came later would move what is being typed. */
function Aperta() {
  const [modi, setModi] = useState<readonly Modo[] | null>(null);
  useEffect(() => {
    let viva = true;
    listModi().then(
      (trovati) => viva && setModi(trovati),
      () => viva && confermaIdentita.answer(false),
    );
    return () => {
      viva = false;
    };
  }, []);
  if (modi === null) return null;
  return (
    <Finestra tipo="modale" titolo={m.conferma} onChiusa={() => confermaIdentita.answer(false)}>
      <Domanda modi={modi} />
    </Finestra>
  );
}

type Errori = Partial<Record<'password' | 'codice' | 'tutto', string>>;

/** The errors of the server, each beside its field. */
function readErrori(causa: unknown, modo: Modo | undefined): Errori {
  if (causa instanceof PasskeyAnnullata) return { tutto: m.passkeyAnnullata };
  const { codice, testo } = toApiError(causa);
  if (codice === 'PASSWORD_ERRATA') return { password: testo };
  return codice === 'VERIFICA_ERRATA' && modo !== 'passkey' ? { codice: testo } : { tutto: testo };
}

function Domanda({ modi }: { modi: readonly Modo[] }) {
  const [modo, setModo] = useState(modi[0]);
  const [password, setPassword] = useState('');
  const [codice, setCodice] = useState('');
  const [errori, setErrori] = useState<Errori>({});
  const [inCorso, setInCorso] = useState(false);
  const run = async (con: Modo | undefined, prova: () => Promise<unknown>) => {
    setInCorso(true);
    setErrori({});
    try {
      await prova();
      confermaIdentita.answer(true);
    } catch (causa) {
      setErrori(readErrori(causa, con));
      setInCorso(false);
    }
  };
  const choose = (nuovo: Modo) => {
    setModo(nuovo);
    setCodice('');
    setErrori({});
    if (nuovo === 'passkey') void run(nuovo, confirmConPasskey);
  };
  const haCodice = modo === 'codice' || modo === 'recupero';
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (inCorso) return;
    if (modo === 'passkey') return run(modo, confirmConPasskey);
    const mancano: Errori = {
      ...(password === '' ? { password: m.passwordObbligatoria } : {}),
      ...(haCodice && codice.trim() === '' ? { codice: m.codiceObbligatorio } : {}),
    };
    if (Object.keys(mancano).length > 0) return setErrori(mancano);
    await run(modo, () => {
      if (modo === 'codice') return confirmConCodice(password, codice.trim());
      if (modo === 'recupero') return confirmConRecupero(password, codice.trim());
      return confirmConPassword(password);
    });
  };
  return (
    <>
      <p className={css.text}>{m.perche}</p>
      <form className={css.form} onSubmit={submit} noValidate>
        {errori.tutto && <RiquadroErrore testo={errori.tutto} />}
        {modo === 'passkey' ? (
          <p>{m.conPasskey}</p>
        ) : (
          <PasswordField
            etichetta={m.password}
            messaggio={toMessaggio(errori.password)}
            value={password}
            autoComplete="current-password"
            data-autofocus
            onChange={(evento) => setPassword(evento.target.value)}
          />
        )}
        {haCodice && (
          <CampoCodice key={modo} modo={modo} errore={errori.codice} valore={codice} onScritto={setCodice} />
        )}
        <AltriModi modi={modi.filter((altro) => altro !== modo)} onScelto={choose} />
        <div className={css.buttons}>
          <Button onClick={() => confermaIdentita.answer(false)}>{m.annulla}</Button>
          <Button aspetto="primary" type="submit" inCorso={inCorso}>
            {modo === 'passkey' ? m.usaPasskey : m.continua}
          </Button>
        </div>
      </form>
    </>
  );
}

const toMessaggio = (testo: string | undefined) =>
  testo === undefined ? null : ({ tipo: 'error', testo } as const);

type CodiceProps = {
  modo: 'codice' | 'recupero';
  errore: string | undefined;
  valore: string;
  onScritto: (valore: string) => void;
};
function CampoCodice({ modo, errore, valore, onScritto }: CodiceProps) {
  const isRecupero = modo === 'recupero';
  return (
    <Campo etichetta={isRecupero ? m.recupero : m.codice} messaggio={toMessaggio(errore)}>
      {(attributi) => (
        <input
          {...attributi}
          value={valore}
          inputMode={isRecupero ? 'text' : 'numeric'}
          autoComplete={isRecupero ? 'off' : 'one-time-code'}
          maxLength={isRecupero ? 40 : 7}
          onChange={(evento) => onScritto(evento.target.value)}
        />
      )}
    </Campo>
  );
}

function AltriModi({ modi, onScelto }: { modi: readonly Modo[]; onScelto: (modo: Modo) => void }) {
  if (modi.length === 0) return null;
  return (
    <div className={css.ways}>
      {modi.map((altro) => (
        <Button key={altro} aspetto="quiet" onClick={() => onScelto(altro)}>
          {nomi[altro]}
        </Button>
      ))}
    </div>
  );
}
