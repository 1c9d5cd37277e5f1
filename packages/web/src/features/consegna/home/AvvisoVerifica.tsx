import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiVerifica as m } from '../../../messages/verifica.ts';
import css from './HomePage.module.css';

/** Until when an administrator may do without the second step, and where to activate it; nothing for the others. */
export function AvvisoVerifica() {
  const { verificaEntro } = useSessione().utente;
  if (verificaEntro === undefined) return null;
  return (
    <p role="note" className={css.verifica}>
      {m.entro(verificaEntro)} <Link to="/sicurezza">{m.attivaOra}</Link>
    </p>
  );
}
