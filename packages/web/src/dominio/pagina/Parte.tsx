import { type ReactNode, useId } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiCasa as m } from '../../messages/casa-venditore.ts';
import { classi } from '../../ui/classi.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import { CodiceRichiesta } from '../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../ui/stati/Skeleton.tsx';
import css from './Parte.module.css';

type Letta = { isError: boolean; error: unknown; isPending: boolean; refetch: () => unknown };
type Props = {
  titolo: string;
  /** Beside the title, and at the end of its line. */
  stato?: ReactNode;
  azione?: ReactNode;
  di: Letta;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page: it waits alone and fails alone, and keeps its title. */
export function Parte({ titolo, stato, azione, di, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classi(css.parte, className)}>
      <div className={css.testa}>
        <h2 id={id} className={css.titolo}>
          {titolo}
        </h2>
        {!di.isError && <span className={css.stato}>{stato}</span>}
        {azione}
      </div>
      {di.isError && <NonCaricata di={di} />}
      {di.isPending && <Skeleton righe={4} />}
      {!di.isError && !di.isPending && children}
    </section>
  );
}

function NonCaricata({ di: { error, refetch } }: { di: Letta }) {
  const { testo, codiceRichiesta } = toApiError(error);
  return (
    <div role="alert" className={css.guasta}>
      <p>
        <strong>{m.nonCaricato}</strong> {testo}
      </p>
      {codiceRichiesta && <CodiceRichiesta codice={codiceRichiesta} />}
      <Button onClick={() => void refetch()}>{m.riprova}</Button>
    </div>
  );
}
