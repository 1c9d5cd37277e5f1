import type { Finding } from '@quadra/fisco';
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { classi } from '../../../ui/classi.ts';
import { Icona } from '../../../ui/Icona.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import css from './Controlli.module.css';

const icone = {
  bloccante: IconAlertOctagon,
  discordanza: IconAlertTriangle,
  informativa: IconInfoCircle,
} as const;

/** Findings: kind, place, sentence, and the way there. */
export function RigheControlli({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul>
      {findings.map((finding) => (
        <Riga key={`${finding.codice}-${finding.chiave}`} finding={finding} />
      ))}
    </ul>
  );
}

function Riga({ finding: { livello, chiave, frase } }: { finding: Finding }) {
  const { modello, goTo, explain } = useApertura();
  const isCalcolata = modello.findCasella(chiave)?.inserita === false;
  return (
    <li className={css.row}>
      <span className={classi(css.kind, css[livello])}>
        <Icona di={icone[livello]} />
        {m.livelli[livello]}
      </span>
      <span className={classi('strong', 'figures')}>{nameCasella(chiave)}</span>
      <span>{frase}</span>
      <button
        type="button"
        className={css.link}
        aria-label={isCalcolata ? `${m.vediPerche} ${nameCasella(chiave)}` : m.vaiA(nameCasella(chiave))}
        onClick={() => (isCalcolata ? explain(chiave) : goTo(chiave))}
      >
        {isCalcolata ? m.vediPerche : m.vaiAlCampo}
      </button>
    </li>
  );
}
