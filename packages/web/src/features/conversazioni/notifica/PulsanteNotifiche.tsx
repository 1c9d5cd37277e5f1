import { etichettaPriorita } from '@quadra/contract';
import { IconArrowRight, IconBell, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiNotifica as m } from '../../../messages/notifica.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { PannelloLaterale } from '../../../ui/riquadri/PannelloLaterale.tsx';
import { TestoConCollegamenti } from '../../../ui/stati/html-sicuro.tsx';
import type { Notifica } from './notifica.api.ts';
import css from './PulsanteNotifiche.module.css';
import { Recapiti } from './Recapiti.tsx';
import { useAperta } from './useAperta.ts';
import { readNotifica, useNotifiche } from './useNotifiche.tsx';

const LARGHEZZA = 420;

/** The bell of the top bar with how many are unread, and the panel that hangs from it. */
export function PulsanteNotifiche() {
  const nonLette = useNotifiche();
  useAperta();
  const cache = useQueryClient();
  const [aperto, setAperto] = useState(false);
  const pulsante = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setAperto(false), []);
  const { history } = useRouter();
  const open = ({ percorso }: Notifica) => {
    close();
    if (percorso !== null) history.push(percorso);
  };
  return (
    <>
      <span className={css.button}>
        <IconButton
          icona={IconBell}
          nome={m.pulsante(nonLette.length)}
          ref={pulsante}
          aria-expanded={aperto}
          onClick={() => setAperto(!aperto)}
        />
        {nonLette.length > 0 && (
          <span className={css.badge} aria-hidden>
            {nonLette.length}
          </span>
        )}
      </span>
      <PannelloLaterale
        aperto={aperto}
        onClose={close}
        titolo={m.titolo}
        larghezza={LARGHEZZA}
        pulsante={pulsante}
      >
        {nonLette.length === 0 ? (
          <p className={css.empty}>{m.nessuna}</p>
        ) : (
          <ul>
            {nonLette.map((una) => (
              <li key={una.id} className={css.item}>
                <p className="strong">{una.oggetto}</p>
                <p className={css.when}>
                  {etichettaPriorita[una.priorita]}, {formatDataOra(una.dataPubblicazione)}
                </p>
                <p className={css.text}>
                  <TestoConCollegamenti testo={una.testo} />
                </p>
                {una.percorso !== null && (
                  <Button
                    icona={IconArrowRight}
                    aria-label={m.apriUna(una.oggetto)}
                    onClick={() => open(una)}
                  >
                    {m.apri}
                  </Button>
                )}
                <Button
                  icona={IconCheck}
                  aria-label={m.segna(una.oggetto)}
                  onClick={() => void readNotifica(cache, una.id)}
                >
                  {m.hoLetto}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {aperto && <Recapiti />}
      </PannelloLaterale>
    </>
  );
}
