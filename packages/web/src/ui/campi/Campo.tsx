import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconInfoCircle,
  IconLock,
  IconLockFilled,
  IconLockOpen,
} from '@tabler/icons-react';
import { type FocusEvent, type InputEvent, type ReactNode, useId, useState } from 'react';
import { messaggiBase as m } from '../../messages/base.ts';
import { classi } from '../classi.ts';
import { IconButton } from '../comandi/Button.tsx';
import { Icona } from '../comandi/Icona.tsx';
import css from './Campo.module.css';
import { useFermoSottoPressione } from './pressione.ts';

/** A message under a field: error and warning stop the eye, info says where the value comes from. */
export type Messaggio = { tipo: 'error' | 'warning' | 'info'; testo: string };

/** What an input inside a Campo must carry to be labelled and described. */
type Attributi = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  readOnly: boolean | undefined;
  disabled: boolean | undefined;
  className: string;
};

/** The lock of a filter: it keeps its value when the page is left, and cannot be written until unlocked. */
export type Blocco = { readonly attivo: boolean; readonly onToggle: () => void };

/** What every field takes, whatever is written in it. */
export type PropsCampo = {
  etichetta: string;
  /** Word after the label, such as «facoltativo». */
  nota?: string | undefined;
  messaggio?: Messaggio | null | undefined;
  bloccato?: boolean | undefined;
  /** For a moment it cannot be written, and looks as it is. */
  fermo?: boolean | undefined;
  disabilitato?: boolean | undefined;
  /** Marked; left empty, it says so until it is filled. */
  obbligatorio?: boolean | undefined;
  blocco?: Blocco | undefined;
  /** Name used by the error summary to reach the field. */
  percorso?: string | undefined;
  /** Link or button at the right of the label. */
  azione?: ReactNode;
  className?: string | undefined;
};

type Props = PropsCampo & {
  /** Icon or button inside the box, at the right. */
  coda?: ReactNode;
  children: (attributi: Attributi) => ReactNode;
};

const icone = { error: IconAlertOctagon, warning: IconAlertTriangle, info: IconInfoCircle } as const;

const isStesso = (uno: Messaggio | null, altro: Messaggio | null): boolean =>
  uno?.tipo === altro?.tipo && uno?.testo === altro?.testo;

const isVuoto = ({ target }: { target: EventTarget }): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value.trim() === '';

/**
 * Tells that a required field was left empty; the first character takes the message away. The events are React's: one of
 * the browser would be told first, and drawing the field again would take that character back.
 */
function useObbligo(obbligatorio: boolean) {
  const [vuoto, setVuoto] = useState(false);
  const onBlur = (evento: FocusEvent) => setVuoto(isVuoto(evento));
  const onInput = (evento: InputEvent) => setVuoto((prima) => prima && isVuoto(evento));
  const messaggio = vuoto ? ({ tipo: 'error', testo: m.campoObbligatorio } as const) : null;
  return { ascolta: obbligatorio ? { onBlur, onInput } : {}, messaggio };
}

/** Label, input and message. States: empty, filled, error, warning, info, locked (README of the look, section 7). */
export function Campo(props: Props) {
  const id = useId();
  const { blocco } = props;
  const obbligo = useObbligo(props.obbligatorio ?? false);
  const messaggio = useFermoSottoPressione(props.messaggio ?? obbligo.messaggio, isStesso);
  const bloccato = props.bloccato || blocco?.attivo;
  const attributi: Attributi = {
    id,
    'aria-describedby': messaggio ? `${id}-m` : undefined,
    'aria-invalid': messaggio?.tipo === 'error' ? true : undefined,
    'aria-required': props.obbligatorio || undefined,
    readOnly: bloccato || props.fermo || undefined,
    disabled: props.disabilitato || undefined,
    className: classi(
      css.input,
      messaggio && css[messaggio.tipo],
      messaggio?.tipo === 'error' && 'not-valid',
      bloccato && (blocco?.attivo ? css.filterLocked : css.locked),
    ),
  };
  const lucchetto = bloccato && !blocco;
  const coda = lucchetto ? <Icona di={IconLock} className={css.padlock} /> : !bloccato && props.coda;
  return (
    <div
      {...obbligo.ascolta}
      className={classi(css.campo, Boolean(props.azione) && css.withAction, props.className)}
      data-percorso={props.percorso}
    >
      <div className={css.top}>
        <label htmlFor={id} className={classi(css.label, props.obbligatorio && css.required)}>
          {props.etichetta}
          {props.nota && <span className={css.nota}> {props.nota}</span>}
        </label>
      </div>
      <div className={classi(css.box, Boolean(coda) && css.withTail, blocco && css.withLock)}>
        {props.children(attributi)}
        {coda && <span className={css.tail}>{coda}</span>}
        {blocco && <Lucchetto nome={props.etichetta} blocco={blocco} />}
      </div>
      {/* Beside the label for the eye; with the keys it comes after what is to be written. */}
      {props.azione && <div className={css.action}>{props.azione}</div>}
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

/** The lock beside a filter. */
export function Lucchetto({ nome, blocco: { attivo, onToggle } }: { nome: string; blocco: Blocco }) {
  return (
    <IconButton
      icona={attivo ? IconLockFilled : IconLockOpen}
      nome={attivo ? m.sblocca(nome) : m.blocca(nome)}
      aria-label={m.blocca(nome)}
      aria-pressed={attivo}
      size={16}
      className={classi(css.lock, attivo && css.lockOn)}
      onClick={onToggle}
    />
  );
}
