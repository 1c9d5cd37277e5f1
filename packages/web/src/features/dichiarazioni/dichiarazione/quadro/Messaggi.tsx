import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { classi } from '../../../../ui/classi.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { nameCasella } from '../dati/chiave.ts';
import { messageIdOf, useDetti, useFindings } from './campo.ts';
import css from './Registro.module.css';

const icone = {
  bloccante: IconAlertOctagon,
  discordanza: IconAlertTriangle,
  informativa: IconInfoCircle,
} as const;
const colori = { bloccante: css.error, discordanza: css.warning, informativa: css.info } as const;

/** What the checks say of the caselle of a rigo, beside its name. */
export function NoteRigo({ chiavi }: { chiavi: readonly string[] }) {
  const findings = useFindings(chiavi);
  return findings.map(({ livello, frase, chiave }) => (
    <span key={`${chiave}-${frase}`} id={messageIdOf(chiave)} className={classi(css.note, colori[livello])}>
      <Icona di={icone[livello]} size={13} />
      {frase}
    </span>
  ));
}

/** Why what was typed is not a value, or was taken otherwise, under the rigo; with `note` also what the checks say, where the rigo has no room. */
export function ErroriRigo({ chiavi, note = false }: { chiavi: readonly string[]; note?: boolean }) {
  const { rifiutati, note: dette } = useDetti(chiavi);
  const findings = useFindings(chiavi);
  if (rifiutati.length + dette.length === 0 && !(note && findings.length > 0)) return null;
  return (
    <p className={css.messages} role="status">
      {note && <NoteRigo chiavi={chiavi} />}
      {rifiutati.map(({ chiave, frase }) => (
        <span key={chiave} id={messageIdOf(chiave)} className={classi(css.note, css.error)}>
          <Icona di={IconAlertOctagon} size={13} />
          {frase}
        </span>
      ))}
      {dette.map(({ chiave, frase }) => (
        <span key={`nota-${chiave}`} className={classi(css.note, css.info)}>
          <Icona di={IconInfoCircle} size={13} />
          {nameCasella(chiave)}: {frase}
        </span>
      ))}
    </p>
  );
}
