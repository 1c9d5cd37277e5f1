import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { classi } from '../../../../ui/classi.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { nameCasella } from '../dati/chiave.ts';
import css from './Diagnostico.module.css';
import type { RigaDiagnostico } from './vita.api.ts';

type Props = { righe: readonly RigaDiagnostico[]; onVai: (riga: RigaDiagnostico) => void };

/** What the checks say of many declarations: each row leads to its field. */
export function Diagnostico({ righe, onVai }: Props) {
  if (righe.length === 0) return <p>{m.nessunRilievo}</p>;
  return (
    <ul className={css.list}>
      {righe.map((riga) => (
        <li key={`${riga.codice}-${riga.chiave}-${riga.messaggio}`} className={css.row}>
          <span className={classi(css.kind, riga.tipo === 'bloccante' && css.blocking)}>
            <Icona di={riga.tipo === 'bloccante' ? IconAlertOctagon : IconAlertTriangle} size={16} />
            {m.tipi[riga.tipo]}
          </span>
          <span className={css.who}>{riga.denominazione}</span>
          <button
            type="button"
            className={css.link}
            aria-label={m.vaiAlCampo(nameCasella(riga.chiave), riga.denominazione)}
            onClick={() => onVai(riga)}
          >
            {nameCasella(riga.chiave)}
          </button>
          <span className={css.text}>{riga.messaggio}</span>
        </li>
      ))}
    </ul>
  );
}
