import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { type ContestoSuite, computeMetaAnno } from '../../../api/suite.ts';
import { useAnnoInCorso } from '../../../dominio/calendario/calendario.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiHome as m } from '../../../messages/home.ts';
import { classi } from '../../../ui/classi.ts';
import { computeAnni } from './anni.ts';
import { matches } from './applicazioni.ts';
import css from './HomePage.module.css';
import { type Conteggi, conteggiQuery, sumConteggi } from './home.api.ts';

/** The years of the active applications that answer the text searched, latest first. */
export function useAnni({ mappa }: ContestoSuite, cercato: string): number[] {
  const { utente, configurazione } = useSessione();
  return computeAnni(
    utente.applicativiAttiviDettaglio,
    configurazione.annoFiscale,
    Object.keys(mappa.anni),
    configurazione.anni,
  ).filter((anno) => matches({ nome: String(anno), testo: m.diOgniTipo }, cercato));
}

/** One tile per year, wider the one that the calendar says is being worked on. */
export function Tessere({ suite, anni }: { suite: ContestoSuite; anni: readonly number[] }) {
  const { utente } = useSessione();
  const inCorso = useAnnoInCorso();
  const { data: conteggi, isError } = useQuery(conteggiQuery);
  return (
    <ul className={css.tiles}>
      {anni.map((anno) => (
        <li key={anno} className={anno === inCorso ? css.current : undefined}>
          <Tessera
            anno={anno}
            attuale={anno === inCorso}
            conteggi={conteggi ? sumConteggi(conteggi, anno) : isError ? null : undefined}
            isAttiva={utente.applicativiAttiviDettaglio.some((applicativo) => applicativo.anno === anno)}
            esterna={computeMetaAnno(suite, anno)}
          />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  anno: number;
  attuale: boolean;
  /** Null: the year is not one that Quadra works on. */
  conteggi: Conteggi | null | undefined;
  /** One of the user's own applications: it opens even before anything is in it. */
  isAttiva: boolean;
  /** The application of the suite for that year, if any. */
  esterna: string | null;
};

const computeTesto = ({ attuale, conteggi, esterna }: Props): string => {
  if (conteggi === undefined) return '';
  if (conteggi === null) return esterna === null ? m.nonDisponibile : m.altraApplicazione;
  if (attuale) return m.diOgniTipo;
  if (conteggi.totale === 0) return m.vuoto;
  return conteggi.chiuse === conteggi.totale ? m.completo : m.daFinire;
};

function Tessera(props: Props) {
  const { anno, attuale, conteggi, isAttiva, esterna } = props;
  const { history } = useRouter();
  const isEsterna = conteggi === null && esterna !== null;
  const indirizzo = isEsterna ? esterna : `/dichiarazioni?anno=${anno}`;
  const go = (evento: MouseEvent) => {
    if (isEsterna || evento.ctrlKey || evento.metaKey || evento.shiftKey || evento.button !== 0) return;
    evento.preventDefault();
    history.push(indirizzo);
  };
  const contenuto = (
    <>
      <span className={classi(css.year, 'figures')}>{anno}</span>
      {attuale && <span className={css.badge}>{m.inCorso}</span>}
      <span className={css.tileText}>{computeTesto(props)}</span>
      {conteggi && <Avanzamento attuale={attuale} conteggi={conteggi} />}
    </>
  );
  if (conteggi === null && !isEsterna && !isAttiva && !attuale)
    return <span className={classi(css.tile, css.tileAbsent)}>{contenuto}</span>;
  return (
    <a href={indirizzo} className={classi(css.tile, attuale && css.tileCurrent)} onClick={go}>
      {contenuto}
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
