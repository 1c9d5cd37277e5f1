import { tipologiaUtente } from '@quadra/contract';
import { daysBetween, scadenzaInvio } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useSessione } from '../../api/contesto.ts';
import type { ContestoSuite } from '../../api/suite.ts';
import { messaggiHome as m, makeFraseTermine } from '../../messages/home.ts';
import { formatGiornoDisteso } from '../../ui/formato.ts';
import { toGiornoDiRoma } from '../../ui/tempo.ts';
import { useTitoloPagina } from '../../ui/titolo-pagina.ts';
import { Applicazioni } from './Applicazioni.tsx';
import { ClientiRecenti } from './ClientiRecenti.tsx';
import { Crediti } from './Crediti.tsx';
import css from './HomePage.module.css';
import { conteggiQuery, homeQuery } from './home.api.ts';
import { Messaggi } from './Messaggi.tsx';
import { Recenti } from './Recenti.tsx';
import { Ripresa } from './Ripresa.tsx';

/** The home: what is left to do this year, the applications by year, where one was working. */
export function HomePage() {
  useTitoloPagina(m.titolo);
  const { utente, configurazione } = useSessione();
  const casa = useQuery(homeQuery);
  const suite: ContestoSuite = {
    mappa: configurazione.suite,
    profilo: utente.studio?.tipoProfiloCliente ?? null,
    host: location.hostname,
  };
  return (
    <div className={css.home}>
      <div className={css.head}>
        <Apertura />
        {casa.data?.ripresa && <Ripresa ripresa={casa.data.ripresa} />}
      </div>
      <Applicazioni suite={suite} />
      <div className={css.columns}>
        <Recenti />
        <ClientiRecenti />
        <div className={css.stack}>
          {casa.data && <Messaggi noteLette={casa.data.noteLette} />}
          {utente.tipologiaUtente === tipologiaUtente.AMM_STU && <Crediti />}
        </div>
      </div>
    </div>
  );
}

/** Date and sentence of the deadline: today as the server says, the deadline by the rule of the year. */
function Apertura() {
  const { annoFiscale, oggi = toGiornoDiRoma(new Date()) } = useSessione().configurazione;
  const { data: conteggi } = useQuery(conteggiQuery(annoFiscale));
  const termine = scadenzaInvio(annoFiscale);
  return (
    <header className={css.opening}>
      <p className={css.today}>{formatGiornoDisteso(new Date(`${oggi}T12:00:00Z`))}</p>
      <h1 className={css.sentence}>
        {makeFraseTermine(
          daysBetween(oggi, termine),
          formatTermine(termine, oggi),
          conteggi && conteggi.totale > 0
            ? { chiuse: conteggi.chiuse, aperte: conteggi.totale - conteggi.chiuse }
            : null,
        )}
      </h1>
    </header>
  );
}

/** «31 ottobre», with the year when it is not this one. */
function formatTermine(giorno: string, oggi: string): string {
  const conAnno = giorno.slice(0, 4) !== oggi.slice(0, 4);
  return new Intl.DateTimeFormat('it-IT', {
    day: 'numeric',
    month: 'long',
    ...(conAnno ? { year: 'numeric' as const } : {}),
    timeZone: 'UTC',
  }).format(new Date(`${giorno}T12:00:00Z`));
}
