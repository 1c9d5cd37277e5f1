import { describeProblema, type Esempio, type NomeCasella, type ProblemaDefinizione } from '@quadra/fisco';
import { IconCircleCheck } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Campo, type PropsCampo } from '../../../ui/campi/Campo.tsx';
import { classi } from '../../../ui/classi.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { AiutoEspressione } from './AiutoEspressione.tsx';
import css from './Espressione.module.css';
import { ListaSuggerimenti } from './ListaSuggerimenti.tsx';
import { insertTesto, useCompletamento } from './useCompletamento.ts';

/** What is known of an expression after the pause that follows the last key. */
export type Letta = {
  /** The text that was read: what is written now may already be another. */
  testo: string;
  problema: ProblemaDefinizione | undefined;
  /** Said when nothing is wrong: what it gives. */
  frase: string;
};

type Props = PropsCampo & {
  valore: string;
  letta: Letta | undefined;
  nomi: readonly NomeCasella[];
  esempi: readonly Esempio[];
  /** With its examples and functions under it. */
  conAiuto?: boolean;
  onChange: (valore: string) => void;
  righe: number;
};

/** The text of an expression, in figures of one width: what can be written, what is wrong and where, what it gives. */
export function EditorEspressione(props: Props) {
  const { valore, letta, nomi, esempi, conAiuto, onChange, righe, ...campo } = props;
  const completamento = useCompletamento({ nomi, esempi });
  const isScritta = valore.trim() !== '' && letta !== undefined && letta.testo.trim() !== '';
  // A word for which something is offered is not a mistake yet.
  const problema = isScritta && !completamento.aperta ? letta.problema : undefined;
  const messaggio =
    campo.messaggio ?? (problema ? ({ tipo: 'error', testo: describeProblema(problema) } as const) : null);
  const insert = (testo: string, indietro = 0) => {
    const nodo = completamento.campo.current;
    if (!nodo || nodo.readOnly) return;
    const [inizio, fine] = [nodo.selectionStart ?? valore.length, nodo.selectionEnd ?? valore.length];
    insertTesto(nodo, { inizio, fine, testo: '' }, testo, indietro);
  };
  return (
    <div className={css.editor}>
      <Campo {...campo} messaggio={messaggio}>
        {(attributi) => (
          <>
            <textarea
              {...attributi}
              {...completamento.attributi}
              ref={completamento.campo as Ref<HTMLTextAreaElement>}
              className={classi(attributi.className, css.code)}
              rows={righe}
              spellCheck={false}
              autoComplete="off"
              maxLength={2_000}
              value={valore}
              onChange={({ target }) => {
                onChange(target.value);
                completamento.handleInput(target);
              }}
            />
            <ListaSuggerimenti di={completamento} />
          </>
        )}
      </Campo>
      {isScritta && problema?.inizio !== undefined && <Posto testo={letta.testo} problema={problema} />}
      <p className={css.right} role="status">
        {isScritta && !letta.problema && messaggio === null && letta.frase !== '' && (
          <>
            <Icona di={IconCircleCheck} size={16} className={css.check} />
            <span>{letta.frase}</span>
          </>
        )}
      </p>
      {conAiuto && !campo.bloccato && (
        <AiutoEspressione
          esempi={esempi}
          nome={campo.etichetta}
          apertoSuEsempi={valore.trim() === ''}
          onInserisci={insert}
          onCaselle={completamento.openQui}
        />
      )}
    </div>
  );
}

/** The text with the place of the mistake, which is at least one character wide. */
function Posto({ testo, problema }: { testo: string; problema: ProblemaDefinizione }) {
  const { inizio = 0, fine = 0 } = problema;
  const oltre = Math.max(fine, inizio + 1);
  return (
    <pre className={css.place} aria-hidden>
      {testo.slice(0, inizio)}
      <mark className={css.mark}>{testo.slice(inizio, oltre) || ' '}</mark>
      {testo.slice(oltre)}
    </pre>
  );
}
