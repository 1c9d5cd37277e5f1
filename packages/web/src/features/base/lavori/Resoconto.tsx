import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../../api/errore.ts';
import { messaggiLavori as m } from '../../../messages/lavori.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Stato, type TipoStato } from '../../../ui/stati/Stato.tsx';
import { indirizzoResoconto, type Lavoro, type RigaLavoro, righeQuery } from './lavori.api.ts';
import css from './Resoconto.module.css';

const segni: Record<RigaLavoro['esito'], TipoStato> = {
  'da fare': 'daFare',
  riuscita: 'fatto',
  scartata: 'errore',
};

/** The report of a job, row by row. */
export function Resoconto({ lavoro }: { lavoro: Lavoro }) {
  const { data = [], error } = useQuery(righeQuery(lavoro.id, lavoro.fatte));
  return (
    <section className={css.report} aria-label={m.resocontoDi(lavoro.titolo)}>
      <header className={css.head}>
        <h2 className={css.title}>{m.resocontoDi(lavoro.titolo)}</h2>
        <a className={css.link} href={indirizzoResoconto(lavoro.id)} download>
          <Icona di={IconDownload} />
          {m.scaricaResoconto}
        </a>
      </header>
      {error && <RiquadroErrore testo={toApiError(error).testo} />}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.riga}</th>
            <th scope="col">{m.esitoRiga}</th>
            <th scope="col">{m.motivo}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((riga) => (
            <tr key={riga.numero}>
              <td>{riga.descrizione}</td>
              <td>
                <Stato tipo={segni[riga.esito]} testo={m.esiti[riga.esito]} />
              </td>
              <td>{riga.messaggio}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
