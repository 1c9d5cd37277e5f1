import { useEffect } from 'react';

/** The title of the document follows the page. */
export function useTitoloPagina(titolo: string): void {
  useEffect(() => {
    document.title = titolo === '' ? 'Quadra' : `${titolo} – Quadra`;
  }, [titolo]);
}
