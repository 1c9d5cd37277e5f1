import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiTabella as m } from '../../../messages/tabella.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { computePermessi } from './permessi.ts';
import css from './Tabella.module.css';
import { tabelleQuery } from './tabella.api.ts';

/** The lookup tables: what each is, where its rows come from and of what day. */
export function TabellePage() {
  return computePermessi(useSessione().utente).legge ? <Elenco /> : <NonAutorizzato titolo={m.titolo} />;
}

function Elenco() {
  const { data, error } = useQuery(tabelleQuery);
  const errore = error === null ? null : toApiError(error);
  return (
    <>
      <BarraTitolo
        titolo={m.titolo}
        dettaglio={data && m.quante(data.length)}
        errore={errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      />
      <div className={css.body}>
        {data && (
          <table className={css.table}>
            <thead>
              <tr>
                {[m.nome, m.tipo, m.fonte, m.dataFonte].map((nome) => (
                  <th key={nome} scope="col">
                    {nome}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(({ tabella, nome, annuale, fonte, dataFonte }) => (
                <tr key={tabella}>
                  <td>
                    <Link to="/tabelle/$tabella" params={{ tabella }} className={css.link}>
                      {nome}
                    </Link>
                  </td>
                  <td>{annuale ? m.diOgniAnno : m.diSempre}</td>
                  <td className={css.source}>{fonte}</td>
                  <td className={`${css.day} figures`}>{formatGiorno(dataFonte)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  );
}
