import type { IbanLetto } from '@quadra/contract';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiCodici as m } from '../../../messages/codici.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './Codici.module.css';
import { readIban } from './codici.api.ts';

function describeIban({ Abi, Cab, Banca, Agenzia }: IbanLetto): string {
  if (Abi === null || Cab === null) return `${m.ibanBuono}: ${m.estero}.`;
  const banca = Banca === null ? m.bancaIgnota(Abi) : [Banca, Agenzia].filter(Boolean).join(', ');
  return `${m.ibanBuono}: ${banca} (${m.sportello(Abi, Cab)}).`;
}

/** Whether an IBAN is good, and of which bank it is. */
export function VerificaIban() {
  const [iban, setIban] = useState('');
  const [messaggio, setMessaggio] = useState<Messaggio | null>(null);
  const check = async () => {
    try {
      setMessaggio({ tipo: 'info', testo: describeIban(await readIban(iban)) });
    } catch (causa) {
      const errore = toApiError(causa);
      setMessaggio({ tipo: 'error', testo: errore.campi[0]?.messaggio ?? errore.testo });
    }
  };
  return (
    <form
      className={css.iban}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        void check();
      }}
    >
      <TextField
        etichetta={m.iban}
        valore={iban}
        massimo={42}
        codice
        spellCheck={false}
        messaggio={messaggio}
        onChange={(nuovo) => {
          setIban(nuovo);
          setMessaggio(null);
        }}
      />
      <Button type="submit" disabled={iban.trim() === ''}>
        {m.verifica}
      </Button>
    </form>
  );
}
