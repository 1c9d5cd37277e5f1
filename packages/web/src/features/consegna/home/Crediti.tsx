import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Movimento, situazioneQuery, ultimiMovimentiQuery } from '../../../api/crediti.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { formatQuantoFa } from '../../../formato/tempo.ts';
import { messaggiCredito as m } from '../../../messages/credito.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './HomePage.module.css';

/** The credits of the studio: how many, what is to be known of them, the last movements. */
export function Crediti() {
  const { data: situazione } = useQuery(situazioneQuery);
  const { data, isError, refetch } = useQuery(ultimiMovimentiQuery);
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>
          {m.titoloWidget}
          {situazione && (
            <span className={classi(css.credits, 'figures')}> {formatIntero(situazione.residui)}</span>
          )}
        </h2>
        <Link to="/movimenti">{m.tuttiMovimenti}</Link>
      </div>
      {situazione?.sottoSoglia && situazione.soglia !== null && (
        <p className={css.warned}>
          {m.sottoSoglia(situazione.soglia)} <Link to="/pacchetti">{m.vaiAiPacchetti}</Link>
        </p>
      )}
      {situazione?.inScadenza.map(({ crediti, scadeIl }) => (
        <p key={scadeIl} className={css.warned}>
          {m.inScadenza(crediti, scadeIl)}
        </p>
      ))}
      {isError && (
        <p className={css.none}>
          {m.nonLetti} <Button onClick={() => refetch()}>{m.riprova}</Button>
        </p>
      )}
      {data?.righe.length === 0 && (
        <p className={css.none}>
          {m.nessunUltimo} <Link to="/pacchetti">{m.vaiAiPacchetti}</Link>
        </p>
      )}
      <ul>
        {data?.righe.map((riga) => (
          <Riga key={riga.id} riga={riga} />
        ))}
      </ul>
    </section>
  );
}

const Riga = ({ riga }: { riga: Movimento }) => (
  <li className={css.movement}>
    <span className={css.rowName}>{riga.tipoMovimento}</span>
    <span className={classi(css.amount, css.amountValue, 'figures')}>
      {riga.quantita > 0 ? '+' : ''}
      {formatIntero(riga.quantita)}
    </span>
    <span className={css.movementWhy}>{riga.causale}</span>
    <span className={css.movementWhen}>{formatQuantoFa(riga.data, new Date())}</span>
  </li>
);
