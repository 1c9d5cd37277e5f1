import { Link } from '@tanstack/react-router';
import { messaggiShell } from '../messages/shell.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useTitoloPagina } from '../ui/titolo-pagina.ts';

/** An address that leads nowhere. */
export function PaginaAssente() {
  useTitoloPagina(messaggiShell.paginaAssente);
  return (
    <main id="contenuto">
      <EmptyState titolo={messaggiShell.paginaAssente} livello={1} testo={messaggiShell.paginaAssenteTesto}>
        <Link to="/home">{messaggiShell.tornaAllaHome}</Link>
      </EmptyState>
    </main>
  );
}
