import {
  type ClipboardEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { messaggiUi } from '../../messages/ui.ts';
import { annuncio } from '../annuncio.ts';
import {
  acceptTyping,
  formatEdit,
  formatIt,
  type NumeroLetto,
  type OpzioniNumero,
  parseIt,
} from './numero.ts';

type Nativi = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'min' | 'max' | 'type'>;
type Props = Nativi & {
  valore: number | null;
  opzioni?: OpzioniNumero;
  /** The value after blur or Enter: within its limits and rounded. */
  onValore: (valore: number | null) => void;
  /** The value at each key, not yet clamped. */
  onTyping?: (valore: number | null) => void;
  /** A pasted text that is not a number. */
  onRifiuto?: (testo: string) => void;
  /** Enter, after the value was given. */
  onInvio?: (evento: KeyboardEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
};

function announce(letto: NumeroLetto, opzioni: OpzioniNumero): void {
  const mostrato = formatIt(letto.valore, { ...opzioni, mostraZero: true });
  if (letto.nota === 'massimo') annuncio.say(messaggiUi.valorePortatoAlMassimo(mostrato));
  if (letto.nota === 'minimo') annuncio.say(messaggiUi.valorePortatoAlMinimo(mostrato));
  if (letto.nota === 'arrotondato') annuncio.say(messaggiUi.valoreArrotondato(mostrato));
}

/** Writes at the caret through the browser, so that Ctrl+Z gives back what was there. */
function insert(campo: HTMLInputElement, testo: string): void {
  campo.focus();
  if (!document.execCommand('insertText', false, testo)) {
    campo.setRangeText(testo, campo.selectionStart ?? 0, campo.selectionEnd ?? 0, 'end');
    campo.dispatchEvent(new Event('input', { bubbles: true }));
  }
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
      if (!evento.inputType.startsWith('insert') || evento.inputType === 'insertFromPaste') return;
      const scritto = evento.data ?? '';
      const isVirgola = scritto === '.' && (codice === 'NumpadDecimal' || codice === '');
      const posto = {
        testo: input.value,
        inizio: input.selectionStart ?? input.value.length,
        fine: input.selectionEnd ?? input.value.length,
      };
      const accettato = acceptTyping(isVirgola ? ',' : scritto, posto, attuali.current);
      if (accettato === scritto) return;
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
  const { valore, opzioni = {}, onValore, onTyping, onRifiuto, onInvio, ref, ...resto } = props;
  const [scritto, setScritto] = useState<string | null>(null);
  const campo = useTasti(opzioni);

  const commit = () => {
    if (scritto === null) return;
    const letto = parseIt(scritto, opzioni);
    announce(letto, opzioni);
    onValore(letto.valore);
  };
  const paste = (evento: ClipboardEvent<HTMLInputElement>) => {
    evento.preventDefault();
    const testo = evento.clipboardData.getData('text');
    const letto = parseIt(testo, opzioni);
    if (letto.nota === 'non numerico') {
      onRifiuto?.(testo.trim());
      return;
    }
    evento.currentTarget.select();
    insert(evento.currentTarget, formatEdit(letto.valore, opzioni));
    announce(letto, opzioni);
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
      value={scritto ?? formatIt(valore, opzioni)}
      onChange={(evento) => {
        setScritto(evento.target.value);
        onTyping?.(parseIt(evento.target.value, { ...opzioni, min: -Infinity, max: Infinity }).valore);
      }}
      onFocus={(evento) => {
        resto.onFocus?.(evento);
        const input = evento.currentTarget;
        if (!resto.readOnly) setScritto(formatEdit(valore, opzioni));
        requestAnimationFrame(() => document.activeElement === input && input.select());
      }}
      onBlur={(evento) => {
        commit();
        setScritto(null);
        resto.onBlur?.(evento);
      }}
      onPaste={paste}
      onKeyDown={(evento) => {
        if (evento.key === 'Enter') {
          commit();
          onInvio?.(evento);
        }
        resto.onKeyDown?.(evento);
      }}
    />
  );
}
