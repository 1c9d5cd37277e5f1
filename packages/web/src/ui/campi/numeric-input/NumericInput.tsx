import { type FormatoOpzioni, formatIt, type NumeroLetto, type NumeroOpzioni, parseIt } from '@quadra/values';
import {
  type ClipboardEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { annuncio } from '../../notifiche/annuncio.ts';
import { acceptTyping, explainScarto } from './digitazione.ts';

export type OpzioniNumero = NumeroOpzioni & Pick<FormatoOpzioni, 'mostraZero' | 'semplice'>;
type Nativi = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'min' | 'max' | 'type'>;
type Props = Nativi & {
  /** An integer scaled by `decimali` (2: cents). */
  valore: number | null;
  opzioni?: OpzioniNumero;
  /** The value after blur, Enter or paste: within its limits and rounded; how it was read, and from which text. */
  onValore: (valore: number | null, letto: NumeroLetto, testo: string) => void;
  /** What is read at each key, not yet within its limits, and the text it is read from. */
  onTyping?: (letto: NumeroLetto, testo: string) => void;
  /** A nullable field where a zero is a value: it is shown. */
  zeroVisibile?: boolean;
  /** A text that was refused, shown in place of the value until it is corrected. */
  rifiutato?: string | null;
  /**
   * At leaving, Enter or paste: a text that is not a number, or is below zero where it may not be. The value is null (or 0),
   * the text stays as it was typed when it is given back as `rifiutato`.
   */
  onRifiuto?: (testo: string, letto: NumeroLetto) => void;
  /** What was changed at leaving or Enter, or a key that was not taken; null when nothing was. */
  onAvviso?: (avviso: string | null) => void;
  /** Enter, after the value was given. */
  onInvio?: (valore: number | null) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Writes at the caret through the browser, so that Ctrl+Z gives back what was there. */
function insert(campo: HTMLInputElement, testo: string): void {
  campo.focus();
  const fatto =
    testo === '' ? document.execCommand('delete') : document.execCommand('insertText', false, testo);
  if (fatto) return;
  campo.setRangeText(testo, campo.selectionStart ?? 0, campo.selectionEnd ?? 0, 'end');
  campo.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Digits, one comma, one minus; the numpad decimal key and the dot of a soft keyboard give a comma. A sign that would have
 * made another number of what is typed is not dropped in silence.
 */
function useTasti(opzioni: OpzioniNumero, onScartato: (avviso: string) => void) {
  const campo = useRef<HTMLInputElement>(null);
  const attuali = useRef({ opzioni, onScartato });
  attuali.current = { opzioni, onScartato };
  useEffect(() => {
    const input = campo.current;
    if (input === null) return;
    let codice = '';
    const rememberCodice = (evento: globalThis.KeyboardEvent) => {
      codice = evento.code;
    };
    const filter = (evento: InputEvent) => {
      if (evento.inputType !== 'insertText' || evento.data === null) return;
      const isVirgola = evento.data === '.' && (codice === 'NumpadDecimal' || codice === '');
      const posto = {
        testo: input.value,
        inizio: input.selectionStart ?? input.value.length,
        fine: input.selectionEnd ?? input.value.length,
      };
      // What comes whole (a paste, a completion) was already read: only single keys are filtered.
      if (evento.data.length > 1) return;
      const accettato = acceptTyping(isVirgola ? ',' : evento.data, posto, attuali.current.opzioni);
      if (accettato === evento.data) return;
      evento.preventDefault();
      if (accettato !== null) return insert(input, accettato);
      const avviso = explainScarto(evento.data, attuali.current.opzioni);
      if (avviso !== null) attuali.current.onScartato(avviso);
    };
    input.addEventListener('keydown', rememberCodice);
    input.addEventListener('beforeinput', filter);
    return () => {
      input.removeEventListener('keydown', rememberCodice);
      input.removeEventListener('beforeinput', filter);
    };
  }, []);
  return campo;
}

const isAnnulla = (evento: KeyboardEvent): boolean =>
  (evento.ctrlKey || evento.metaKey) &&
  !evento.altKey &&
  !evento.shiftKey &&
  evento.key.toLowerCase() === 'z';

const toFrase = (avviso: string | undefined): string | null =>
  avviso ? `${avviso.charAt(0).toUpperCase()}${avviso.slice(1)}.` : null;

/** The text of the field while it has the focus: how it is read, given as a value, pasted over. */
function useTesto(props: Props) {
  const { valore, opzioni = {}, zeroVisibile, rifiutato } = props;
  const [scritto, setScritto] = useState<string | null>(null);
  /** What was said of a key that was not taken: it holds until the field is entered again. */
  const scarto = useRef<string | null>(null);
  /** What the field showed when it was entered. */
  const entrando = useRef('');
  const formato = zeroVisibile ? { ...opzioni, nullable: false } : opzioni;
  const formatSemplice = (numero: number | null) =>
    formatIt(numero, { ...formato, semplice: true, corto: true });
  const say = (avviso: string | null) => {
    if (avviso) annuncio.say(avviso);
    props.onAvviso?.(avviso);
  };
  /** Gives what a text says; a text that is no number stays as it is, and is told. */
  const give = (testo: string, letto: NumeroLetto) => {
    if (letto.rifiutato) props.onAvviso?.(null);
    else say(toFrase(letto.avviso) ?? scarto.current);
    props.onValore(letto.valore, letto, testo.trim());
    if (letto.rifiutato) props.onRifiuto?.(testo.trim(), letto);
  };
  return {
    scritto,
    mostrato: scritto ?? rifiutato ?? formatIt(valore, formato),
    write: setScritto,
    type: (testo: string) => {
      setScritto(testo);
      const { min: _min, max: _max, ...libere } = opzioni;
      props.onTyping?.(parseIt(testo, libere), testo);
      if (scarto.current !== null) props.onAvviso?.(scarto.current);
    },
    /** Back to the text the field was entered with; the browser's own way would go on into another field. */
    restore: (evento: KeyboardEvent<HTMLInputElement>) => {
      const entrato = entrando.current;
      // A casella that was only entered leaves the key to the declaration, which goes back over all its changes.
      if (scritto === entrato && 'data-casella' in props) return;
      evento.preventDefault();
      if (props.readOnly || scritto === entrato) return;
      setScritto(entrato);
      props.onTyping?.(parseIt(entrato, opzioni), entrato);
    },
    drop: (avviso: string) => {
      scarto.current = avviso;
      say(avviso);
    },
    open: () => {
      scarto.current = null;
      entrando.current = rifiutato ?? formatSemplice(valore);
      setScritto(entrando.current);
    },
    commit: () => {
      // As it was shown at entering: nothing was typed, nothing is said again.
      if (scritto === null || scritto === (rifiutato ?? formatSemplice(valore))) return valore;
      const letto = parseIt(scritto, opzioni);
      give(scritto, letto);
      return letto.valore;
    },
    paste: (evento: ClipboardEvent<HTMLInputElement>) => {
      evento.preventDefault();
      if (props.readOnly) return;
      const testo = evento.clipboardData.getData('text').trim();
      const letto = parseIt(testo, opzioni);
      evento.currentTarget.select();
      insert(evento.currentTarget, letto.rifiutato ? testo : formatSemplice(letto.valore));
      give(testo, letto);
    },
  };
}

/** All is selected at entering, also by a click: the plain text first takes the place of the formatted one. */
function useSelezione(campo: RefObject<HTMLInputElement | null>, scritto: string | null) {
  const daSelezionare = useRef(false);
  /** The click that gave the focus must not undo the selection. */
  const appenaEntrato = useRef(false);
  // Before the next key comes.
  useLayoutEffect(() => {
    if (!daSelezionare.current || scritto === null) return;
    daSelezionare.current = false;
    campo.current?.select();
  }, [scritto, campo]);
  return {
    enter: () => {
      daSelezionare.current = true;
      appenaEntrato.current = true;
    },
    release: ({ currentTarget: input }: PointerEvent<HTMLInputElement>) => {
      if (appenaEntrato.current && input.selectionStart === input.selectionEnd) input.select();
      appenaEntrato.current = false;
    },
  };
}

/** A number as Italians type it. Plain text while it has the focus, formatted on leaving. Arrow keys do not step. */
export function NumericInput(props: Props) {
  const { valore, opzioni = {}, onValore, onTyping, onRifiuto, onAvviso, onInvio, ...altri } = props;
  const { zeroVisibile, rifiutato, ref, ...nativi } = altri;
  const testo = useTesto(props);
  const campo = useTasti(opzioni, testo.drop);
  const selezione = useSelezione(campo, testo.scritto);
  return (
    <input
      autoComplete="off"
      {...nativi}
      ref={(nodo) => {
        campo.current = nodo;
        if (typeof ref === 'function') ref(nodo);
        else if (ref) ref.current = nodo;
      }}
      type="text"
      inputMode="decimal"
      // A form is not saved over it.
      data-rifiutato={rifiutato === undefined || rifiutato === null ? undefined : ''}
      value={testo.mostrato}
      onChange={(evento) => testo.type(evento.target.value)}
      onFocus={(evento) => {
        nativi.onFocus?.(evento);
        selezione.enter();
        if (!nativi.readOnly) testo.open();
      }}
      onBlur={(evento) => {
        testo.commit();
        testo.write(null);
        nativi.onBlur?.(evento);
      }}
      onPointerUp={selezione.release}
      onPaste={testo.paste}
      onKeyDown={(evento) => {
        if (isAnnulla(evento)) testo.restore(evento);
        if (evento.key === 'Enter') {
          const dato = testo.commit();
          onInvio?.(dato);
        }
        nativi.onKeyDown?.(evento);
      }}
    />
  );
}
