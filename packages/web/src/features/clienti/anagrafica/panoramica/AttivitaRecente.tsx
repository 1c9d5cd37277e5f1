import { useQuery } from '@tanstack/react-query';
import { Collegamento } from '../../../../dominio/pagina/Collegamento.tsx';
import { Parte } from '../../../../dominio/pagina/Parte.tsx';
import { formatGiorno, formatMomento } from '../../../../formato/formato.ts';
import { nameTipo } from '../../../../messages/dichiarazione.ts';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import css from './Panoramica.module.css';
import { fattiDiQuery } from './panoramica.api.ts';

/** What was done for the client, the last first; each opens its place. */
export function AttivitaRecente({ id }: { id: string }) {
  const letti = useQuery(fattiDiQuery(id));
  return (
    <Parte titolo={m.attivita} di={letti}>
      {letti.data?.length === 0 && <p className={css.vuoto}>{m.senzaAttivita}</p>}
      <ul>
        {letti.data?.map(({ quando, tipo, nome, atto, autore, percorso }) => (
          <li key={`${quando} ${percorso} ${atto}`} className={css.fatto}>
            <span className={css.figura} title={formatMomento(quando)}>
              {formatGiorno(quando).slice(0, 5)}
            </span>
            <Collegamento verso={percorso} className={css.tronco}>
              {tipo === null ? nome : `${nameTipo(tipo)} ${nome}`}: {atto}
            </Collegamento>
            <span className={css.soffice}>{autore}</span>
          </li>
        ))}
      </ul>
    </Parte>
  );
}
