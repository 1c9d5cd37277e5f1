import { type Finding, quadroOf } from '@quadra/fisco';
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
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

function Riga({ finding: { livello, chiave, frase, fonte } }: { finding: Finding }) {
  const { modello, goTo, explain, openQuadro } = useApertura();
  const casella = modello.findCasella(chiave);
  const via = casella === undefined ? 'quadro' : casella.inserita ? 'campo' : 'perche';
  const vie = {
    quadro: {
      testo: m.vaiAlQuadro,
      nome: m.vaiAQuadro(quadroOf(chiave)),
      go: () => openQuadro(quadroOf(chiave)),
    },
    campo: { testo: m.vaiAlCampo, nome: m.vaiA(nameCasella(chiave)), go: () => goTo(chiave) },
    perche: { testo: m.vediPerche, nome: m.perche(nameCasella(chiave)), go: () => explain(chiave) },
  };
  const { testo, nome, go } = vie[via];
  return (
    <li className={css.row}>
      <span className={classi(css.kind, css[livello])}>
        <Icona di={icone[livello]} />
        {m.livelli[livello]}
      </span>
      <span className={classi('strong', 'figures')}>{nameCasella(chiave)}</span>
      <span>
        {frase}
        {fonte && <span className={css.fonte}>{fonte}</span>}
      </span>
      <button type="button" className={css.link} aria-label={nome} onClick={go}>
        {testo}
      </button>
    </li>
  );
}
