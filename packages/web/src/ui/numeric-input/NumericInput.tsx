import { type FormatoOpzioni, formatIt, type NumeroOpzioni, parseIt } from '@quadra/values';
import {
  type ClipboardEvent,
  type InputHTMLAttributes,
  type PointerEvent,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { annuncio } from '../annuncio.ts';
import { acceptTyping } from './digitazione.ts';

export type OpzioniNumero = NumeroOpzioni & Pick<FormatoOpzioni, 'mostraZero' | 'semplice'>;
type Nativi = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'min' | 'max' | 'type'>;
type Props = Nativi & {
  /** An integer scaled by `decimali` (2: cents). */
  valore: number | null;
  opzioni?: OpzioniNumero;
  /** The value after blur or Enter: within its limits and rounded. */
  onValore: (valore: number | null) => void;
  /** The value at each key, not yet within its limits. */
  onTyping?: (valore: number | null) => void;
  /** A nullable field where a zero is a value: it is shown. */
  zeroVisibile?: boolean;
  /** A text that was refused, shown in place of the value until it is corrected. */
  rifiutato?: string | null;
  /** A pasted text that is not a number: the field is now empty (or 0), Ctrl+Z gives back what was there. */
  onRifiuto?: (testo: string) => void;
  /** What was changed at leaving, Enter or paste: «Valore portato al massimo 100.»; null when nothing was. */
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

/** Digits, one comma, one minus; the numpad decimal key and the dot of a soft keyboard give a comma. */
function useTasti(opzioni: OpzioniNumero) {
  const campo = useRef<HTMLInputElement>(null);
  const attuali = useRef(opzioni);
  attuali.current = opzioni;
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
      const accettato = acceptTyping(isVirgola ? ',' : evento.data, posto, attuali.current);
      if (accettato === evento.data) return;
      evento.preventDefault();
      if (accettato !== null) insert(input, accettato);
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

/** The text of the field while it has the focus: how it is read, given as a value, pasted over. */
function useTesto(props: Props) {
  const { valore, opzioni = {}, zeroVisibile, rifiutato } = props;
  const [scritto, setScritto] = useState<string | null>(null);
  /** What a refused paste left in the field: leaving it so keeps the refusal. */
  const dopoRifiuto = useRef<string | null>(null);
  const formato = zeroVisibile ? { ...opzioni, nullable: false } : opzioni;
  const formatSemplice = (numero: number | null) =>
    formatIt(numero, { ...formato, semplice: true, corto: true });
  const write = (testo: string | null) => {
    setScritto(testo);
    dopoRifiuto.current = null;
  };
  const read = (testo: string) => {
    const letto = parseIt(testo, opzioni);
    const avviso = letto.avviso ? `${letto.avviso.charAt(0).toUpperCase()}${letto.avviso.slice(1)}.` : null;
    if (avviso) annuncio.say(avviso);
    props.onAvviso?.(avviso);
    return letto;
  };
  return {
    scritto,
    mostrato: scritto ?? rifiutato ?? formatIt(valore, formato),
    write,
    open: () => setScritto(rifiutato ?? formatSemplice(valore)),
    commit: () => {
      if (scritto === null || scritto === dopoRifiuto.current) return valore;
      const letto = read(scritto).valore;
      props.onValore(letto);
      return letto;
    },
    paste: (evento: ClipboardEvent<HTMLInputElement>) => {
      evento.preventDefault();
      if (props.readOnly) return;
      const testo = evento.clipboardData.getData('text');
      const letto = read(testo);
      const nuovo = formatSemplice(letto.valore);
      evento.currentTarget.select();
      insert(evento.currentTarget, nuovo);
      if (!letto.rifiutato) return;
      dopoRifiuto.current = nuovo;
      props.onValore(letto.valore);
      props.onRifiuto?.(testo.trim());
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
  const campo = useTasti(opzioni);
  const testo = useTesto(props);
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
      value={testo.mostrato}
      onChange={(evento) => {
        testo.write(evento.target.value);
        const { min: _min, max: _max, ...libere } = opzioni;
        onTyping?.(parseIt(evento.target.value, libere).valore);
      }}
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
        if (evento.key === 'Enter') {
          const dato = testo.commit();
          onInvio?.(dato);
        }
        nativi.onKeyDown?.(evento);
      }}
    />
  );
}
