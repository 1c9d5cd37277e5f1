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
import { type DichiarazioneRiga, type Home, type Recente, recentiQuery } from './home.api.ts';
import { Ripresa } from './Ripresa.tsx';

/** How many are shown beside the work of the day. */
const POCHE = 6;

/** The declarations opened last; with `ripresa` (what was left, or null) they are the work one goes back to. */
export function Recenti({ ripresa }: { ripresa?: Home['ripresa'] }) {
  const isLavoro = ripresa !== undefined;
  const { annoFiscale } = useSessione().configurazione;
  const { data, isError, refetch } = useQuery(recentiQuery(annoFiscale));
  const parole = useParole();
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>{isLavoro ? m.riprendi : m.recenti}</h2>
        <Link to="/dichiarazioni">{m.tutte}</Link>
      </div>
      {ripresa && <Ripresa ripresa={ripresa} />}
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
        {data?.slice(0, isLavoro ? POCHE : undefined).map((riga) => (
          <Riga key={riga.id} riga={riga} isStretta={isLavoro} />
        ))}
      </ul>
    </section>
  );
}

function Riga({ riga, isStretta }: { riga: Recente; isStretta: boolean }) {
  const router = useRouter();
  const indirizzo = `/dichiarazione/${riga.anno}/${riga.id}`;
  const modello = [nameTipo(riga.tipo), riga.comune].filter(Boolean).join(' ');
  return (
    <li>
      <a
        href={indirizzo}
        className={classi(css.row, isStretta && css.rowNarrow)}
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
        {!isStretta && <Saldo riga={riga} />}
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
