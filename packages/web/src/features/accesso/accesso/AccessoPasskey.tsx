import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError, toApiError } from '../../../api/errore.ts';
import { enterConPasskey, PasskeyAnnullata } from '../../../api/verifica.api.ts';
import { messaggiVerifica as m } from '../../../messages/verifica.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './AccessoPage.module.css';

/** What went wrong with a passkey, as the page shows it. */
export const readErrorePasskey = (causa: unknown): ApiError =>
  causa instanceof PasskeyAnnullata
    ? new ApiError({
        status: 400,
        codice: 'PASSKEY_ANNULLATA',
        testo: m.passkeyAnnullata,
        campi: [],
        codiceRichiesta: null,
        differenze: [],
      })
    : toApiError(causa);

type Props = { onFatto: () => Promise<void>; onErrore: (errore: ApiError | null) => void };

/** Enters without password, with a passkey of this device. */
export function AccessoPasskey({ onFatto, onErrore }: Props) {
  const [inCorso, setInCorso] = useState(false);
  const enter = async () => {
    setInCorso(true);
    onErrore(null);
    try {
      await enterConPasskey();
      await onFatto();
    } catch (causa) {
      onErrore(readErrorePasskey(causa));
      setInCorso(false);
    }
  };
  return (
    <Button icona={IconFingerprint} className={css.submit} inCorso={inCorso} onClick={enter}>
      {m.usaPasskey}
    </Button>
  );
}
