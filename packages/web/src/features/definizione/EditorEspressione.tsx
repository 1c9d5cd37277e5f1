import type { ProblemaDefinizione } from '@quadra/fisco';
import { messaggiDefinizione as m } from '../../messages/definizione.ts';
import { Campo, type PropsCampo } from '../../ui/Campo.tsx';
import { classi } from '../../ui/classi.ts';
import css from './Definizione.module.css';

type Props = PropsCampo & {
  valore: string;
  /** What the engine says of it, with its place. */
  problema: ProblemaDefinizione | undefined;
  onChange: (valore: string) => void;
  righe: number;
};

/** The text of an expression, in figures of one width; what is wrong is shown at its place. */
export function EditorEspressione({ valore, problema, onChange, righe, ...campo }: Props) {
  const frase = problema && valore.trim() !== '' ? describe(problema) : undefined;
  const messaggio = campo.messaggio ?? (frase ? ({ tipo: 'error', testo: frase } as const) : null);
  return (
    <div className={css.editor}>
      <Campo {...campo} messaggio={messaggio}>
        {(attributi) => (
          <textarea
            {...attributi}
            className={classi(attributi.className, css.code)}
            rows={righe}
            spellCheck={false}
            autoComplete="off"
            maxLength={2_000}
            value={valore}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Campo>
      {frase !== undefined && problema?.inizio !== undefined && (
        <pre className={css.place} aria-hidden>
          {valore.slice(0, problema.inizio)}
          <mark className={css.mark}>{valore.slice(problema.inizio, endOf(problema)) || ' '}</mark>
          {valore.slice(endOf(problema))}
        </pre>
      )}
    </div>
  );
}

/** The place of a mistake is at least one character wide. */
const endOf = ({ inizio = 0, fine = 0 }: ProblemaDefinizione): number => Math.max(fine, inizio + 1);

const describe = ({ frase, inizio }: ProblemaDefinizione): string =>
  inizio === undefined ? frase : m.alCarattere(frase, inizio + 1);
