import type { ClipboardEvent, InputHTMLAttributes, Ref } from 'react';
import { classi } from '../classi.ts';
import { Campo, type PropsCampo } from './Campo.tsx';

type Nativi = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'name' | 'onBlur' | 'placeholder' | 'spellCheck'
>;
type Props = PropsCampo &
  Nativi & {
    valore: string;
    onChange: (valore: string) => void;
    /** Characters, no more. */
    massimo?: number | undefined;
    /** Dots in place of the characters; nothing is offered to remember them. */
    mascherato?: boolean | undefined;
    /** What is copied begins with this. */
    prefissoCopia?: string | undefined;
    /** Above 1 it is a text area with these lines. */
    righe?: number | undefined;
    /** A code: figures, in capitals. */
    codice?: boolean | undefined;
    /** Its window opens on it. */
    fuoco?: boolean | undefined;
    ref?: Ref<HTMLInputElement>;
  };

/** Puts the prefix before the text chosen in the field. */
function copyWith(prefisso: string, evento: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { value, selectionStart, selectionEnd } = evento.currentTarget;
  const scelto = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  if (scelto === '') return;
  evento.preventDefault();
  evento.clipboardData.setData('text/plain', `${prefisso}${scelto}`);
}

/** A text on one line or more: longest length, masked, with a prefix for the copies. */
export function TextField(props: Props) {
  const {
    valore,
    onChange,
    massimo,
    mascherato,
    prefissoCopia,
    righe = 1,
    codice,
    fuoco,
    ref,
    ...resto
  } = props;
  const { autoComplete = 'off', inputMode, name, onBlur, placeholder, spellCheck, ...campo } = resto;
  return (
    <Campo {...campo}>
      {(attributi) => {
        const comuni = {
          ...attributi,
          ...{ autoComplete, inputMode, name, placeholder, spellCheck },
          'data-autofocus': fuoco || undefined,
          className: classi(attributi.className, codice && 'figures'),
          value: valore,
          maxLength: massimo,
          onChange: ({ target: { value } }: { target: { value: string } }) =>
            onChange(codice ? value.toUpperCase() : value),
          ...(prefissoCopia && {
            onCopy: (evento: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              copyWith(prefissoCopia, evento),
          }),
        };
        if (righe > 1) return <textarea {...comuni} rows={righe} />;
        return <input {...comuni} ref={ref} type={mascherato ? 'password' : 'text'} onBlur={onBlur} />;
      }}
    </Campo>
  );
}
