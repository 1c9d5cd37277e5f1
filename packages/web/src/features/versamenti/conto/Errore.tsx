import type { ApiError } from '../../../api/errore.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './Conto.module.css';

type Props = {
  /** What the last attempt of this page met. */
  errore: ApiError | null;
  /** What the last attempt of the server met. */
  tenuto: string | null;
  onRiprova: (() => void) | null;
};

/** Why the conto could not be made, and the way to try again. */
export function Errore({ errore, tenuto, onRiprova }: Props) {
  const testo = errore?.testo ?? tenuto;
  if (testo === null) return null;
  return (
    <RiquadroErrore testo={testo} codiceRichiesta={errore?.codiceRichiesta ?? null}>
      {onRiprova && (
        <p className={css.retry}>
          <Button onClick={onRiprova}>{m.riprova}</Button>
        </p>
      )}
    </RiquadroErrore>
  );
}
