import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { readChi } from '../../../api/sessione.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiHome as m } from '../../../messages/home.ts';
import { classi } from '../../../ui/classi.ts';
import css from './HomePage.module.css';
import { findAnnoDelConto } from './stagione.ts';
import { useScadenze } from './useScadenze.ts';

/** What is to be paid at the next terms, of how many clients, and what is past; nothing where nothing is owed. */
export function DaVersare() {
  const isDiSe = readChi(useSessione().utente) !== 'studio';
  const { data } = useScadenze();
  if (!data || (data.prossime.length === 0 && data.arretrati.clienti === 0)) return null;
  const { prossime, arretrati } = data;
  return (
    <section>
      <div className={css.recentHead}>
        <h2 className={css.heading}>{m.daVersare}</h2>
        {isDiSe ? (
          <Link to="/da-pagare">{m.tuttoDaPagare}</Link>
        ) : (
          <Link to="/pianificatore">{m.pianificatore}</Link>
        )}
      </div>
      {arretrati.clienti > 0 && (
        <p className={css.warned}>
          {m.scaduti(isDiSe ? null : arretrati.clienti)}{' '}
          <span className="figures">{formatImporto(arretrati.importo)}</span>
        </p>
      )}
      <ul>
        {prossime.map(({ data: giorno, clienti, importo, daPreparare }) => (
          <li key={giorno} className={css.movement}>
            <span className={css.rowName}>
              {isDiSe ? (
                m.entro(formatGiorno(giorno))
              ) : (
                <Link to="/f24/massa" search={{ anno: findAnnoDelConto(giorno), scadenza: giorno }}>
                  {m.entro(formatGiorno(giorno))}
                </Link>
              )}
            </span>
            <span className={classi(css.amount, css.amountValue, 'figures')}>{formatImporto(importo)}</span>
            <span className={css.movementWhy}>
              {[!isDiSe && m.clienti(clienti), daPreparare > 0 && m.daPreparare(formatImporto(daPreparare))]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
