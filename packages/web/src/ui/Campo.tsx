import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import css from './Campo.module.css';
import { classi } from './classi.ts';
import { Icona } from './Icona.tsx';

/** A message under a field: error and warning stop the eye, info says where the value comes from. */
export type Messaggio = { tipo: 'error' | 'warning' | 'info'; testo: string };

/** What an input inside a Campo must carry to be labelled and described. */
type Attributi = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  readOnly: boolean | undefined;
  className: string;
};

type Props = {
  etichetta: string;
  /** Word after the label, such as «facoltativo». */
  nota?: string | undefined;
  messaggio?: Messaggio | null | undefined;
  bloccato?: boolean | undefined;
  /** Name used by the error summary to reach the field. */
  percorso?: string | undefined;
  /** Link or button at the right of the label. */
  azione?: ReactNode;
  className?: string | undefined;
  /** Icon or button inside the box, at the right. */
  coda?: ReactNode;
  children: (attributi: Attributi) => ReactNode;
};

const icone = { error: IconAlertOctagon, warning: IconAlertTriangle, info: IconInfoCircle } as const;

/** Label, input and message. States: empty, filled, error, warning, info, locked (README of the look, section 7). */
export function Campo(props: Props) {
  const id = useId();
  const { messaggio, bloccato } = props;
  const attributi: Attributi = {
    id,
    'aria-describedby': messaggio ? `${id}-m` : undefined,
    'aria-invalid': messaggio?.tipo === 'error' ? true : undefined,
    readOnly: bloccato || undefined,
    className: classi(css.input, messaggio && css[messaggio.tipo], bloccato && css.locked),
  };
  const coda = bloccato ? <Icona di={IconLock} className={css.padlock} /> : props.coda;
  return (
    <div className={classi(css.campo, props.className)} data-percorso={props.percorso}>
      <div className={css.top}>
        <label htmlFor={id} className={css.label}>
          {props.etichetta}
          {props.nota && <span className={css.nota}> {props.nota}</span>}
        </label>
        {props.azione}
      </div>
      <div className={classi(css.box, Boolean(coda) && css.withTail)}>
        {props.children(attributi)}
        {coda && <span className={css.tail}>{coda}</span>}
      </div>
      {messaggio && <RigaMessaggio id={`${id}-m`} messaggio={messaggio} />}
    </div>
  );
}

function RigaMessaggio({ id, messaggio }: { id?: string; messaggio: Messaggio }) {
  return (
    <p id={id} className={classi(css.message, css[`${messaggio.tipo}Text`])}>
      <Icona di={icone[messaggio.tipo]} size={13} />
      <span>{messaggio.testo}</span>
    </p>
  );
}
