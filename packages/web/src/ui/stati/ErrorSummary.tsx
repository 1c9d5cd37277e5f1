import { IconAlertOctagon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { focusCampo } from '../campi/focus-campo.ts';
import { Icona } from '../comandi/Icona.tsx';
import css from './ErrorSummary.module.css';
import { CodiceRichiesta } from './RiquadroErrore.tsx';

export type VoceErrore = { percorso: string; etichetta: string; messaggio: string };
type Props = { titolo: string; voci: readonly VoceErrore[]; codiceRichiesta?: string | null };

/** What stops the save, each with the way to its field. The focus comes here when it appears. */
export function ErrorSummary({ titolo, voci, codiceRichiesta }: Props) {
  const riquadro = useRef<HTMLElement>(null);
  useEffect(() => {
    if (voci.length > 0) riquadro.current?.focus();
  }, [voci]);
  return (
    <section ref={riquadro} role="alert" tabIndex={-1} className={css.box}>
      <Icona di={IconAlertOctagon} size={18} className={css.icon} />
      <div className={css.body}>
        <h2 className={css.title}>{titolo}</h2>
        <ul className={css.list}>
          {voci.map((voce) => (
            <li key={`${voce.percorso}${voce.messaggio}`} className={css.item}>
              <a
                href={`#${voce.percorso}`}
                onClick={(evento) => {
                  evento.preventDefault();
                  focusCampo(voce.percorso);
                }}
              >
                {voce.etichetta}
              </a>
              <span>{voce.messaggio}</span>
            </li>
          ))}
        </ul>
      </div>
      {codiceRichiesta && <CodiceRichiesta codice={codiceRichiesta} />}
    </section>
  );
}
