import { useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { TextField } from '../../ui/campi/TextField.tsx';
import { Button } from '../../ui/comandi/Button.tsx';
import css from '../../ui/pagina/FoglioCliente.module.css';
import { RiquadroErrore } from '../../ui/stati/RiquadroErrore.tsx';

/** What the step says. */
type Parole = {
  codiceTesto: (email: string) => string;
  mandaCodice: string;
  mandato: (email: string) => string;
  codice: string;
  apri: string;
  altro: string;
  mancaCodice: string;
};
type Props = {
  email: string;
  parole: Parole;
  mandaCodice: () => Promise<string>;
  /** What the code opens; what is wrong with it is shown here. */
  onCodice: (codice: string) => Promise<unknown>;
};

/** Who holds a link asks for the code that opens it, and writes it. */
export function PassoCodice({ email, parole: m, mandaCodice, onCodice }: Props) {
  const [mandato, setMandato] = useState<string | null>(null);
  const [codice, setCodice] = useState('');
  const [errore, setErrore] = useState<{ campo: string | null; testo: string } | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const run = async (atto: () => Promise<unknown>) => {
    setInCorso(true);
    setErrore(null);
    try {
      await atto();
    } catch (causa) {
      const { campi, testo } = toApiError(causa);
      setErrore({ campo: campi[0]?.percorso ?? null, testo: campi[0]?.messaggio ?? testo });
    } finally {
      setInCorso(false);
    }
  };
  const ask = () => void run(async () => setMandato(await mandaCodice()));
  const submit = () => {
    if (codice.trim() === '') return setErrore({ campo: 'Codice', testo: m.mancaCodice });
    void run(() => onCodice(codice));
  };
  const altrove = errore !== null && errore.campo !== 'Codice' && (
    <RiquadroErrore testo={errore.testo} fuoco />
  );
  if (mandato === null)
    return (
      <div className={css.form}>
        <p>{m.codiceTesto(email)}</p>
        {altrove}
        <Button aspetto="primary" className={css.main_button} inCorso={inCorso} onClick={ask}>
          {m.mandaCodice}
        </Button>
      </div>
    );
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        submit();
      }}
    >
      <p role="status">{m.mandato(mandato)}</p>
      <TextField
        etichetta={m.codice}
        obbligatorio
        codice
        autoComplete="one-time-code"
        inputMode="numeric"
        massimo={10}
        {...(errore?.campo === 'Codice' && { messaggio: { tipo: 'error', testo: errore.testo } })}
        valore={codice}
        onChange={setCodice}
      />
      {altrove}
      <Button aspetto="primary" className={css.main_button} inCorso={inCorso} type="submit">
        {m.apri}
      </Button>
      <Button aspetto="quiet" className={css.other} onClick={ask}>
        {m.altro}
      </Button>
    </form>
  );
}
