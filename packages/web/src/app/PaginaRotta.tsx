import { messaggiBase as m } from '../messages/base.ts';
import { Button } from '../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../ui/stati/RiquadroErrore.tsx';

/** In the place of a page that failed while it was drawn. It is in the first file: what failed may be the reading of one. */
export const PaginaRotta = () => (
  <main id="contenuto" tabIndex={-1}>
    <RiquadroErrore titolo={m.paginaRotta} testo={m.paginaRottaTesto} fuoco>
      <Button onClick={() => location.reload()}>{m.ricarica}</Button>
    </RiquadroErrore>
  </main>
);
