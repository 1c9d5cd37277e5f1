import type { NomeCasella } from '@quadra/fisco';
import type { Ref } from 'react';
import { Campo, type PropsCampo } from '../../../ui/campi/Campo.tsx';
import { classi } from '../../../ui/classi.ts';
import { ListaSuggerimenti } from './ListaSuggerimenti.tsx';
import { useCompletamento } from './useCompletamento.ts';

type Props = PropsCampo & {
  valore: string;
  nomi: readonly NomeCasella[];
  onChange: (valore: string) => void;
};

/** The name of a casella, found by its code or by what it is; one that the form does not have may be typed. */
export function CampoCasella({ valore, nomi, onChange, ...campo }: Props) {
  const completamento = useCompletamento({ nomi, soloNomi: true });
  return (
    <Campo {...campo} messaggio={completamento.aperta ? null : campo.messaggio}>
      {(attributi) => (
        <>
          <input
            {...attributi}
            {...completamento.attributi}
            ref={completamento.campo as Ref<HTMLInputElement>}
            className={classi(attributi.className, 'figures')}
            autoComplete="off"
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
  );
}
