import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiRicevute as m } from '../../../messages/richiesta-documento.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from '../../../ui/pagina/FoglioCliente.module.css';

type Props = { say: (motivo: string) => Promise<unknown>; onDetto: () => void; onAnnulla: () => void };
/** Why a document is not there, in the page: also where no window can be opened. */
export function FormMancante({ say, onDetto, onAnnulla }: Props) {
  const [motivo, setMotivo] = useState('');
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const submit = async () => {
    setInCorso(true);
    setErrore(null);
    try {
      await say(motivo);
      onDetto();
    } catch (causa) {
      const { campi, testo } = toApiError(causa);
      setErrore(campi[0]?.messaggio ?? testo);
    } finally {
      setInCorso(false);
    }
  };
  return (
    <form
      className={css.form}
      aria-label={m.nonCeLHo}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        void submit();
      }}
    >
      <TextField
        etichetta={m.perCheMotivo}
        obbligatorio
        righe={3}
        massimo={500}
        {...(errore !== null && { messaggio: { tipo: 'error', testo: errore } })}
        valore={motivo}
        onChange={setMotivo}
      />
      <p className={css.soft}>{m.motivoTesto}</p>
      <Button aspetto="primary" className={css.main_button} inCorso={inCorso} type="submit">
        {m.rispondi}
      </Button>
      <Button aspetto="quiet" className={css.other} onClick={onAnnulla}>
        {m.annulla}
      </Button>
    </form>
  );
}
