import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { AggiungiVoce } from './AggiungiVoce.tsx';
import css from './Conto.module.css';
import { type Chiesto, type Conto, mayPreparare } from './conto.api.ts';
import { Errore } from './Errore.tsx';
import { useElaborazione } from './useElaborazione.ts';

/** No conto yet: which open declaration it waits for, or what stopped it. */
export function NonCreato({ chiesto, conto }: { chiesto: Chiesto; conto: Conto }) {
  const { inCorso, errore, elabora } = useElaborazione(chiesto);
  const scrive = mayPreparare(useSessione().utente);
  const { aperte } = conto;
  const create = () => void elabora({}, m.creato);
  return (
    <>
      <Errore {...{ errore, tenuto: conto.errore }} onRiprova={scrive ? create : null} />
      <EmptyState
        titolo={m.nonCreato}
        testo={
          conto.inAttesa ? m.inAttesa : aperte.length > 0 ? m.nonCreatoAperte : m.nonCreatoVuoto(chiesto.anno)
        }
      >
        <Aperte aperte={aperte} anno={chiesto.anno} />
        {scrive && (
          <>
            <Button inCorso={inCorso} onClick={create}>
              {m.crea}
            </Button>
            <AggiungiVoce chiesto={chiesto} />
          </>
        )}
      </EmptyState>
    </>
  );
}

/** The declarations that are still open, each with its way. */
export const Aperte = ({ aperte, anno }: { aperte: Conto['aperte']; anno: number }) =>
  aperte.map(({ id, tipo }) => (
    <Link key={id} to="/dichiarazione/$anno/$id" params={{ anno: String(anno), id }} className={css.link}>
      {m.aperta(tipo)}
    </Link>
  ));
