import { formatIt, type NumeroOpzioni, parseIt } from '@quadra/values';
import {
  type ClipboardEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { annuncio } from '../annuncio.ts';
import { acceptTyping } from './digitazione.ts';

export type OpzioniNumero = NumeroOpzioni & { readonly mostraZero?: boolean };
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

/** A number as Italians type it. Plain text while it has the focus, formatted on leaving. Arrow keys do not step. */
export function NumericInput(props: Props) {
  const {
    valore,
    opzioni = {},
    onValore,
    onTyping,
    onRifiuto,
    onAvviso,
    onInvio,
    zeroVisibile,
    rifiutato,
    ref,
    ...resto
  } = props;
  const formato = zeroVisibile ? { ...opzioni, nullable: false } : opzioni;
  const [scritto, setScritto] = useState<string | null>(null);
  const campo = useTasti(opzioni);
  const daSelezionare = useRef(false);
  /** The click that gave the focus must not undo the selection. */
  const appenaEntrato = useRef(false);
  /** What a refused paste left in the field: leaving it so keeps the refusal. */
  const dopoRifiuto = useRef<string | null>(null);
  // The plain text takes the place of the formatted one: only then it can be selected, before the next key comes.
  useLayoutEffect(() => {
    if (!daSelezionare.current || scritto === null) return;
    daSelezionare.current = false;
    campo.current?.select();
  }, [scritto, campo]);

  const read = (testo: string) => {
    const letto = parseIt(testo, opzioni);
    const avviso = letto.avviso ? `${letto.avviso.charAt(0).toUpperCase()}${letto.avviso.slice(1)}.` : null;
    if (avviso) annuncio.say(avviso);
    onAvviso?.(avviso);
    return letto;
  };
  const commit = () => {
    if (scritto === null || scritto === dopoRifiuto.current) return valore;
    const letto = read(scritto).valore;
    onValore(letto);
    return letto;
  };
  const paste = (evento: ClipboardEvent<HTMLInputElement>) => {
    evento.preventDefault();
    if (resto.readOnly) return;
    const testo = evento.clipboardData.getData('text');
    const letto = read(testo);
    const nuovo = formatIt(letto.valore, { ...formato, semplice: true, corto: true });
    evento.currentTarget.select();
    insert(evento.currentTarget, nuovo);
    if (!letto.rifiutato) return;
    dopoRifiuto.current = nuovo;
    onValore(letto.valore);
    onRifiuto?.(testo.trim());
  };

  return (
    <input
      autoComplete="off"
      {...resto}
      ref={(nodo) => {
        campo.current = nodo;
        if (typeof ref === 'function') ref(nodo);
        else if (ref) ref.current = nodo;
      }}
      type="text"
      inputMode="decimal"
      value={scritto ?? rifiutato ?? formatIt(valore, formato)}
      onChange={(evento) => {
        setScritto(evento.target.value);
        dopoRifiuto.current = null;
        const { min: _min, max: _max, ...libere } = opzioni;
        onTyping?.(parseIt(evento.target.value, libere).valore);
      }}
      onFocus={(evento) => {
        resto.onFocus?.(evento);
        daSelezionare.current = true;
        appenaEntrato.current = true;
        if (!resto.readOnly)
          setScritto(rifiutato ?? formatIt(valore, { ...formato, semplice: true, corto: true }));
      }}
      onBlur={(evento) => {
        commit();
        setScritto(null);
        dopoRifiuto.current = null;
        resto.onBlur?.(evento);
      }}
      onPointerUp={(evento) => {
        const input = evento.currentTarget;
        if (appenaEntrato.current && input.selectionStart === input.selectionEnd) input.select();
        appenaEntrato.current = false;
      }}
      onPaste={paste}
      onKeyDown={(evento: KeyboardEvent<HTMLInputElement>) => {
        if (evento.key === 'Enter') {
          const dato = commit();
          onInvio?.(dato);
        }
        resto.onKeyDown?.(evento);
      }}
    />
  );
}
