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
      // What is being typed becomes a value on leaving the field; the focus stays where one works.
      const attivo = document.activeElement as HTMLElement | null;
      attivo?.blur();
      attivo?.focus({ preventScroll: true });
      setTimeout(() => ultima.current());
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
