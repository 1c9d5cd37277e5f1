import { tipologiaUtente } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useSessione } from '../../api/contesto.ts';
import { isInAttesa, ricevuteQuery } from '../../dominio/richiesta/ricevute.api.ts';
import { daPagareQuery, isDetta } from '../../dominio/versamenti/da-pagare.api.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { classi } from '../../ui/classi.ts';
import { Icona } from '../../ui/comandi/Icona.tsx';
import { listPrincipali } from '../navigazione.ts';
import css from './BarraBassa.module.css';

/** How many things wait behind an entry. */
function useQuanti(isDiSe: boolean): Readonly<Record<string, number>> {
  const isAmministratore = useSessione().utente.tipologiaUtente === tipologiaUtente.AMM_STU;
  const daPagare = useQuery({ ...daPagareQuery, enabled: isDiSe }).data;
  const ricevute = useQuery({ ...ricevuteQuery, enabled: isDiSe && isAmministratore }).data;
  return {
    '/da-pagare': daPagare?.daPagare.filter((voce) => !isDetta(voce)).length ?? 0,
    '/richieste-ricevute': ricevute?.filter(isInAttesa).length ?? 0,
  };
}

/** On the phone of who works for himself: the five things of every day, by thumb. The rest is behind Menu. */
export function BarraBassa() {
  const { utente } = useSessione();
  const { pathname } = useLocation();
  const voci = listPrincipali(utente);
  const quanti = useQuanti(voci.length > 0);
  if (voci.length === 0) return null;
  return (
    <nav className={css.barra} aria-label={m.vociPrincipali} data-regione>
      <ul>
        {voci.map(({ percorso, nome, icona }) => (
          <li key={percorso}>
            <Link to={percorso} className={classi(css.voce, pathname.startsWith(percorso) && css.qui)}>
              <span className={css.segno}>
                <Icona di={icona} size={20} />
                {(quanti[percorso] ?? 0) > 0 && <span className={css.quanti}>{quanti[percorso]}</span>}
              </span>
              <span className={css.nome}>{nome}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
