import { IconHistory } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { messaggiStoria as m } from '../../../../messages/anagrafica-storia.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { PannelloLaterale } from '../../../../ui/riquadri/PannelloLaterale.tsx';
import type { Anagrafica } from '../anagrafica.api.ts';
import { Storia } from './Storia.tsx';

const LARGHEZZA = 440;

/** Opens the history of the record beside it. */
export function PulsanteStoria({ salvata }: { salvata: Anagrafica }) {
  const [aperta, setAperta] = useState(false);
  const pulsante = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setAperta(false), []);
  return (
    <>
      <Button
        ref={pulsante}
        icona={IconHistory}
        data-apre-pannello
        aria-expanded={aperta}
        onClick={() => setAperta(!aperta)}
      >
        {m.storia}
      </Button>
      <PannelloLaterale
        aperto={aperta}
        onClose={close}
        titolo={m.titolo}
        larghezza={LARGHEZZA}
        pulsante={pulsante}
      >
        <Storia id={salvata.id} versione={salvata.versione} />
      </PannelloLaterale>
    </>
  );
}
