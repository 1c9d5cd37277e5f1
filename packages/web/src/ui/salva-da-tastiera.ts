import { useEffect, useRef } from 'react';

/** Ctrl+S and Ctrl+Enter save. */
export function useSalvaDaTastiera(save: () => void): void {
  const ultima = useRef(save);
  useEffect(() => {
    ultima.current = save;
  });
  useEffect(() => {
    const handleKey = (evento: KeyboardEvent) => {
      if (!(evento.ctrlKey || evento.metaKey) || !['s', 'S', 'Enter'].includes(evento.key)) return;
      evento.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
      setTimeout(() => ultima.current());
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
