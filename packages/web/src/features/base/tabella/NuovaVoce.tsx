import { useState } from 'react';
import { type ApiError, toApiError } from '../../../api/errore.ts';
import { messaggiTabella as m } from '../../../messages/tabella.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Tabella.module.css';
import { createVoce, type Dove } from './tabella.api.ts';

/** A row to add: its code and its words; the rest is written in place. */
export function NuovaVoce({ dove, onClose }: { dove: Dove; onClose: (aggiunta: boolean) => void }) {
  const [codice, setCodice] = useState('');
  const [descrizione, setDescrizione] = useState('');
  const [rifiuto, setRifiuto] = useState<ApiError | null>(null);
  const campo = (percorso: string, etichetta: string): PropsCampo => {
    const testo = rifiuto?.campi.find((uno) => uno.percorso === percorso)?.messaggio;
    return { percorso, etichetta, messaggio: testo === undefined ? null : { tipo: 'error', testo } };
  };
  const add = async () => {
    try {
      await createVoce(dove, codice, descrizione);
      notifiche.push('success', m.aggiunta);
      onClose(true);
    } catch (causa) {
      const errore = toApiError(causa);
      setRifiuto(errore);
      if (errore.campi.length === 0) notifiche.push('error', errore.testo);
    }
  };
  return (
    <form
      className={css.new}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        void add();
      }}
    >
      <TextField {...campo('Codice', m.codice)} valore={codice} massimo={40} onChange={setCodice} />
      <TextField
        {...campo('Descrizione', m.descrizione)}
        valore={descrizione}
        massimo={500}
        onChange={setDescrizione}
      />
      <span className={css.buttons}>
        <Button aspetto="primary" type="submit">
          {m.aggiungi}
        </Button>
        <Button onClick={() => onClose(false)}>{m.annulla}</Button>
      </span>
    </form>
  );
}
