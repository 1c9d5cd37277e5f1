import { tipologiaUtente } from '@quadra/contract';
import { useQuery } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { readChi } from '../../../api/sessione.ts';
import type { ContestoSuite } from '../../../api/suite.ts';
import { Insieme } from '../../../dominio/pagina/Insieme.tsx';
import { messaggiHome as m } from '../../../messages/home.ts';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import { HomeDiSe } from './HomeDiSe.tsx';
import { HomeStudio } from './HomeStudio.tsx';
import { HomeVenditore } from './HomeVenditore.tsx';
import { homeQuery } from './home.api.ts';

const { AMM_STU, OP_STU } = tipologiaUtente;

/** The home of who enters: of a studio, of who works for himself, of who sells. */
export function HomePage() {
  useTitoloPagina(m.titolo);
  const { utente, configurazione } = useSessione();
  const casa = useQuery(homeQuery);
  const suite: ContestoSuite = {
    mappa: configurazione.suite,
    profilo: utente.studio?.tipoProfiloCliente ?? null,
    host: location.hostname,
  };
  const isDiStudio = utente.tipologiaUtente === AMM_STU || utente.tipologiaUtente === OP_STU;
  const Sua = !isDiStudio ? HomeVenditore : readChi(utente) === 'studio' ? HomeStudio : HomeDiSe;
  return (
    <Insieme>
      <Sua suite={suite} casa={casa.data} />
    </Insieme>
  );
}
