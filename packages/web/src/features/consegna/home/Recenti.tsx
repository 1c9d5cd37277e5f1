import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useParole, useSessione } from '../../../api/contesto.ts';
import { computeStatoDichiarazione } from '../../../dominio/dichiarazione/stato-dichiarazione.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { formatQuantoFa } from '../../../formato/tempo.ts';
import { nameTipo } from '../../../messages/dichiarazione.ts';
import { messaggiHome as m } from '../../../messages/home.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './HomePage.module.css';
import { type DichiarazioneRiga, type Recente, recentiQuery } from './home.api.ts';

/** The declarations opened last. */
export function Recenti() {
  const { annoFiscale } = useSessione().configurazione;
  const { data, isError, refetch } = useQuery(recentiQuery(annoFiscale));
  const parole = useParole();
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>{m.recenti}</h2>
        <Link to="/dichiarazioni">{m.tutte}</Link>
      </div>
      {isError && (
        <p className={css.none}>
          {m.recentiNonLette} <Button onClick={() => refetch()}>{m.riprova}</Button>
        </p>
      )}
      {data?.length === 0 && (
        <p className={css.none}>
          {parole.daDoveSiCrea} <Link to="/anagrafica">{m.vaiA(parole.anagrafica)}</Link>
        </p>
      )}
      <ul>
        {data?.map((riga) => (
          <Riga key={riga.id} riga={riga} />
        ))}
      </ul>
    </section>
  );
}

function Riga({ riga }: { riga: Recente }) {
  const router = useRouter();
  const indirizzo = `/dichiarazione/${riga.anno}/${riga.id}`;
  const modello = [nameTipo(riga.tipo), riga.comune].filter(Boolean).join(' ');
  return (
    <li>
      <a
        href={indirizzo}
        className={css.row}
        onClick={(evento) => {
          if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
          evento.preventDefault();
          router.history.push(indirizzo);
        }}
      >
        <span className={css.rowName}>{riga.denominazione}</span>
        <span className={css.rowForm} title={modello}>
          {modello}
        </span>
        <span className={classi(css.rowWhen, 'figures')}>{formatQuantoFa(riga.quando, new Date())}</span>
        <Stato {...computeStatoDichiarazione(riga)} />
        <Saldo riga={riga} />
      </a>
    </li>
  );
}

function Saldo({ riga }: { riga: DichiarazioneRiga }) {
  const { aDebito, aCredito } = riga;
  const importo = aDebito ?? aCredito;
  if (importo === null) return <span className={css.amount}>{m.daCalcolare}</span>;
  return (
    <span className={css.amount}>
      {aDebito === null ? m.credito : m.debito}{' '}
      <span className={classi(css.amountValue, 'figures')}>{formatIntero(importo)}</span>
    </span>
  );
}
