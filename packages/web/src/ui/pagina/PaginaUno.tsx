import type { ReactNode } from 'react';
import { messaggiUi as m } from '../../messages/ui.ts';
import { Button } from '../comandi/Button.tsx';
import { RiquadroErrore } from '../stati/RiquadroErrore.tsx';
import { Skeleton } from '../stati/Skeleton.tsx';
import { BarraTitolo } from './BarraTitolo.tsx';

type Props<T> = {
  titolo: string;
  letto: {
    data: T | undefined;
    errore: { testo: string; codiceRichiesta: string | null; status: number } | null;
    onRiprova: () => void;
  };
  onElenco: () => void;
  children: (dato: T) => ReactNode;
};

/** A record that is being read: its page, or why it is not there and the way on. */
export function PaginaUno<T>({ titolo, letto: { data, errore, onRiprova }, onElenco, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (errore === null)
    return (
      <>
        <BarraTitolo titolo={titolo} />
        <Skeleton righe={12} />
      </>
    );
  return (
    <BarraTitolo
      titolo={titolo}
      inErrore
      errore={
        <RiquadroErrore fuoco testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
          <Button onClick={errore.status === 404 ? onElenco : onRiprova}>
            {errore.status === 404 ? m.tornaAllElenco : m.riprova}
          </Button>
        </RiquadroErrore>
      }
    />
  );
}
