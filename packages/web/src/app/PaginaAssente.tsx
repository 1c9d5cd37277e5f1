import { useNavigate } from '@tanstack/react-router';
import { messaggiShell } from '../messages/shell.ts';
import { Button } from '../ui/comandi/Button.tsx';
import { Marchio } from '../ui/pagina/Marchio.tsx';
import { useTitoloPagina } from '../ui/pagina/titolo-pagina.ts';
import { EmptyState } from '../ui/stati/EmptyState.tsx';
import css from './PaginaAssente.module.css';

/** An address that leads nowhere. */
export function PaginaAssente() {
  useTitoloPagina(messaggiShell.paginaAssente);
  const navigate = useNavigate();
  return (
    <>
      <header className={css.head}>
        <Marchio size={20} nome="Quadra" />
      </header>
      <main id="contenuto" tabIndex={-1}>
        <EmptyState titolo={messaggiShell.paginaAssente} livello={1} testo={messaggiShell.paginaAssenteTesto}>
          <Button aspetto="primary" onClick={() => navigate({ to: '/home' })}>
            {messaggiShell.tornaAllaHome}
          </Button>
        </EmptyState>
      </main>
    </>
  );
}
