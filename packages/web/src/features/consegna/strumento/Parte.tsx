import { type ReactNode, useId } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiStrumento } from '../../../messages/strumento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './StatoCasa.module.css';

const m = messaggiStrumento.casa;
type Letta = { isError: boolean; error: unknown; isPending: boolean; refetch: () => unknown };

type Props = {
  titolo: string;
  nota?: ReactNode;
  azione?: ReactNode;
  /** What it is read from; a part without it has nothing to wait for. */
  di?: Letta;
  children: ReactNode;
};

/** A part of the page: it waits alone and fails alone, with the code of the call. */
export function Parte({ titolo, nota, azione, di, children }: Props) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.partHead}>
        <h2 id={id}>{titolo}</h2>
        <span className={css.soft}>{nota}</span>
        {azione}
      </div>
      {di?.isError && <NonCaricata di={di} />}
      {di?.isPending && <Skeleton righe={3} />}
      {!di?.isError && !di?.isPending && children}
    </section>
  );
}

function NonCaricata({ di: { error, refetch } }: { di: Letta }) {
  const { testo, codiceRichiesta } = toApiError(error);
  return (
    <p role="alert">
      {m.nonCaricato} {testo} {codiceRichiesta && <span className="figures">{codiceRichiesta}</span>}{' '}
      <Button onClick={() => void refetch()}>{m.riprova}</Button>
    </p>
  );
}
