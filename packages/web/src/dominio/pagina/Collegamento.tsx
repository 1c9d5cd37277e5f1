import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link of the house: opened here, or where who asks wants it. */
export function Collegamento({
  verso,
  className,
  children,
}: {
  verso: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { history } = useRouter();
  return (
    <a
      href={verso}
      className={className}
      onClick={(evento) => {
        if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
        evento.preventDefault();
        history.push(verso);
      }}
    >
      {children}
    </a>
  );
}
