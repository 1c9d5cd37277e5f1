import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Skeleton } from '../../ui/stati/Skeleton.tsx';
import css from './Insieme.module.css';

/** What has not come by then is drawn when it comes. */
const LIMITE_MS = 1_500;
const RIGHE = 20;
const isSenzaRisposta = ({ state }: Query) => state.status === 'pending';

/**
 * Parts that ask each for its data are shown together, when all that they ask has come or was refused: nothing that is read
 * moves because what stands above it has come after. Until then they are there, and ask, but take no place.
 */
export function Insieme({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const [isPronto, setPronto] = useState(false);
  // What the cache holds already is drawn at the first frame.
  useLayoutEffect(() => {
    if (cache.getQueryCache().findAll({ predicate: isSenzaRisposta }).length === 0) setPronto(true);
  }, [cache]);
  // The parts ask before this: an effect of theirs runs before one of who holds them.
  useEffect(() => {
    if (isPronto) return;
    let sveglia: ReturnType<typeof setTimeout> | undefined;
    // After what came is drawn: a part that is there only with an answer asks for its own then.
    const look = () => {
      clearTimeout(sveglia);
      sveglia = setTimeout(() => {
        if (cache.isFetching({ predicate: isSenzaRisposta }) === 0) setPronto(true);
      });
    };
    look();
    const leave = cache.getQueryCache().subscribe(look);
    const limite = setTimeout(() => setPronto(true), LIMITE_MS);
    return () => {
      leave();
      clearTimeout(sveglia);
      clearTimeout(limite);
    };
  }, [cache, isPronto]);
  return (
    <>
      {!isPronto && (
        <div className={css.wait}>
          <Skeleton righe={RIGHE} />
        </div>
      )}
      <div hidden={!isPronto} aria-busy={!isPronto}>
        {children}
      </div>
    </>
  );
}
