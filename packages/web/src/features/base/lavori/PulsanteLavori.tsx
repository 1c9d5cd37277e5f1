import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { messaggiLavori as m } from '../../../messages/lavori.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { PannelloLaterale } from '../../../ui/riquadri/PannelloLaterale.tsx';
import { LAVORI_RECENTI, lavoriQuery } from './lavori.api.ts';
import css from './PulsanteLavori.module.css';
import { isVivo } from './stato-lavoro.ts';
import { useEventiLavori } from './useEventiLavori.ts';
import { VoceLavoro } from './VoceLavoro.tsx';

const LARGHEZZA = 420;

/** The button of the top bar with how many jobs run, and the panel that hangs from it. */
export function PulsanteLavori() {
  useEventiLavori();
  const [aperto, setAperto] = useState(false);
  const pulsante = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setAperto(false), []);
  const navigate = useNavigate();
  const openResoconto = (lavoro: string) => {
    close();
    void navigate({ to: '/lavori', search: { lavoro } });
  };
  const { data } = useQuery(lavoriQuery(1, LAVORI_RECENTI));
  const righe = data?.righe ?? [];
  const vivi = righe.filter(isVivo).length;
  return (
    <>
      <span className={css.button}>
        <IconButton
          icona={IconListCheck}
          nome={m.pulsante(vivi)}
          ref={pulsante}
          aria-expanded={aperto}
          onClick={() => setAperto(!aperto)}
        />
        {vivi > 0 && (
          <span className={css.badge} aria-hidden>
            {vivi}
          </span>
        )}
      </span>
      <PannelloLaterale
        aperto={aperto}
        onClose={close}
        titolo={m.titolo}
        larghezza={LARGHEZZA}
        pulsante={pulsante}
        piede={
          <Link to="/lavori" search={{}} onClick={close}>
            {m.tutti}
          </Link>
        }
      >
        {righe.length === 0 ? (
          <div className={css.empty}>
            <p className="strong">{m.nessuno}</p>
            <p>{m.nessunoTesto}</p>
          </div>
        ) : (
          <ul>
            {righe.map((lavoro) => (
              <VoceLavoro key={lavoro.id} lavoro={lavoro} onResoconto={() => openResoconto(lavoro.id)} />
            ))}
          </ul>
        )}
      </PannelloLaterale>
    </>
  );
}
