import { useQueries } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { messaggiHome as m } from '../../messages/home.ts';
import { classi } from '../../ui/classi.ts';
import { formatIntero } from '../../ui/formato.ts';
import { computeAnni } from './anni.ts';
import css from './HomePage.module.css';
import { type Conteggi, conteggiQuery } from './home.api.ts';

/** One tile per year of the active applications, the current one first and wider. */
export function Tessere() {
  const { utente, configurazione } = useSessione();
  const anni = computeAnni(utente.applicativiAttiviDettaglio, configurazione.annoFiscale);
  const conteggi = useQueries({ queries: anni.map(conteggiQuery) });
  return (
    <ul className={css.tiles}>
      {anni.map((anno, indice) => (
        <li key={anno} className={anno === configurazione.annoFiscale ? css.current : undefined}>
          <Tessera
            anno={anno}
            attuale={anno === configurazione.annoFiscale}
            conteggi={conteggi[indice]?.data}
          />
        </li>
      ))}
    </ul>
  );
}

type Props = { anno: number; attuale: boolean; conteggi: Conteggi | null | undefined };

const computeTesto = ({ attuale, conteggi }: Props): string => {
  if (conteggi === undefined) return '';
  if (conteggi === null) return m.nonDisponibile;
  if (attuale) return m.redditi;
  if (conteggi.totale === 0) return m.vuoto;
  return conteggi.chiuse === conteggi.totale ? m.completo : m.daFinire;
};

function Tessera(props: Props) {
  const { anno, attuale, conteggi } = props;
  const router = useRouter();
  const indirizzo = `/dichiarazioni?anno=${anno}`;
  const go = (evento: MouseEvent) => {
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.button !== 0) return;
    evento.preventDefault();
    router.history.push(indirizzo);
  };
  return (
    <a href={indirizzo} className={classi(css.tile, attuale && css.tileCurrent)} onClick={go}>
      <span className={classi(css.year, 'figures')}>{anno}</span>
      {attuale && <span className={css.badge}>{m.inCorso}</span>}
      <span className={css.tileText}>{computeTesto(props)}</span>
      {conteggi && <Avanzamento attuale={attuale} conteggi={conteggi} />}
    </a>
  );
}

function Avanzamento({ attuale, conteggi }: { attuale: boolean; conteggi: Conteggi }) {
  const { chiuse, totale } = conteggi;
  if (totale === 0) return attuale ? <span className={css.closed}>{m.vuoto}</span> : null;
  if (!attuale)
    return (
      <span className={css.closed}>
        <strong className="figures">{formatIntero(chiuse)}</strong> {m.chiuse}
      </span>
    );
  const parte = Math.round((chiuse / totale) * 100);
  return (
    <span className={css.closed}>
      <span className={css.progress}>
        <span>
          <strong className="figures">{formatIntero(chiuse)}</strong> {m.di}{' '}
          <span className="figures">{formatIntero(totale)}</span> {m.chiuse}
        </span>
        <span className="figures">{parte}%</span>
      </span>
      <svg className={css.track} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="3" className={css.trackEmpty} />
        <rect width={parte} height="3" className={css.trackFull} />
      </svg>
    </span>
  );
}
