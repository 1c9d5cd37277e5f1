import { useQuery } from '@tanstack/react-query';
import { formatDataOra, formatMomento } from '../../../formato/formato.ts';
import { messaggiLavori as m } from '../../../messages/lavori.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './GiriPeriodici.module.css';
import { type Giro, giriQuery } from './lavori.api.ts';

/** What the house does by itself: how often, when it was last, how it went, when it is next. */
export function GiriPeriodici() {
  const { data: giri } = useQuery(giriQuery);
  if (giri === undefined || giri.length === 0) return null;
  return (
    <section className={css.section} aria-label={m.periodici}>
      <h2 className={css.title}>{m.periodici}</h2>
      <p className={css.hint}>{m.periodiciTesto}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.lavoro}</th>
            <th scope="col">{m.cadenza}</th>
            <th scope="col">{m.ultima}</th>
            <th scope="col">{m.esitoGiro}</th>
            <th scope="col" className={css.number}>
              {m.durata}
            </th>
            <th scope="col" className={css.number}>
              {m.prossima}
            </th>
          </tr>
        </thead>
        <tbody>
          {giri.map((giro) => (
            <Riga key={giro.nome} giro={giro} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Riga({
  giro: { nome, ogniSecondi, ultima, esito, durataMs, ultimaRiuscita, prossima },
}: {
  giro: Giro;
}) {
  const isFallito = esito === 'Fallito';
  return (
    <tr>
      <th scope="row">{nome}</th>
      <td>{m.ogni(ogniSecondi)}</td>
      <td className="figures">{ultima === null ? m.mai : formatMomento(ultima)}</td>
      <td>
        {esito !== null && (
          <Stato
            tipo={isFallito ? 'errore' : 'fatto'}
            testo={isFallito ? m.fallitoDa(ultimaRiuscita && formatDataOra(ultimaRiuscita)) : m.fatto}
          />
        )}
      </td>
      <td className={css.number}>{durataMs !== null && m.secondi(durataMs)}</td>
      <td className={css.number}>{prossima !== null && formatMomento(prossima)}</td>
    </tr>
  );
}
