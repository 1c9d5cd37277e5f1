import { formatGiorno, formatOra } from '../../formato/formato.ts';
import { messaggiUi as m } from '../../messages/ui.ts';
import { useLinea } from './linea.ts';
import { Stato } from './Stato.tsx';
import css from './VistoIl.module.css';

/** Without a line, or when the last reading did not succeed: of when is what is on the page. `quando` in milliseconds. */
export function VistoIl({ quando, inErrore = false }: { quando: number; inErrore?: boolean }) {
  const isLinea = useLinea();
  if ((isLinea && !inErrore) || quando === 0) return null;
  const iso = new Date(quando).toISOString();
  return (
    <p className={css.visto} role="status">
      <Stato tipo="attenzione" testo={isLinea ? m.nonAggiornato : m.senzaRete} />{' '}
      {m.vistoIl(formatGiorno(iso), formatOra(iso))}
    </p>
  );
}
