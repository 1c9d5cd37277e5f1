import { useEffect, useRef } from 'react';

type Atti = Readonly<Partial<Record<'j' | 'k' | 'r' | 'n' | 'invia', () => void>>>;

const isScrittura = (dove: EventTarget | null): boolean =>
  dove instanceof HTMLElement && dove.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** Keys of the help desk: letters outside the fields, Ctrl Invio in what is being written. */
export function useTastiTicket(atti: Atti): void {
  const ultimi = useRef(atti);
  useEffect(() => {
    ultimi.current = atti;
  });
  useEffect(() => {
    const handleKey = (evento: KeyboardEvent) => {
      const conCtrl = evento.ctrlKey || evento.metaKey;
      const atto = readAtto(evento, conCtrl);
      const fai = atto && ultimi.current[atto];
      if (!fai) return;
      evento.preventDefault();
      fai();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function readAtto({ key, altKey, target }: KeyboardEvent, conCtrl: boolean): keyof Atti | undefined {
  if (conCtrl) return key === 'Enter' && target instanceof HTMLTextAreaElement ? 'invia' : undefined;
  if (altKey || isScrittura(target)) return undefined;
  return (['j', 'k', 'r', 'n'] as const).find((una) => una === key.toLowerCase());
}
