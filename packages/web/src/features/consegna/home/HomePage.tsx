import { tipologiaUtente } from '@quadra/contract';
import { formatIt } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useSessione } from '../../../api/contesto.ts';
import { readChi } from '../../../api/sessione.ts';
import type { ContestoSuite } from '../../../api/suite.ts';
import { formatGiornoDisteso } from '../../../formato/formato.ts';
import { messaggiHome as m, makeFraseTermine } from '../../../messages/home.ts';
import { messaggiScadenze } from '../../../messages/scadenze.ts';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import { Applicazioni } from './Applicazioni.tsx';
import { AvvisoVerifica } from './AvvisoVerifica.tsx';
import { ClientiRecenti } from './ClientiRecenti.tsx';
import { type Prossima, tipoDi, useCalendario } from './calendario.ts';
import { DaVersare } from './DaVersare.tsx';
import { HomeDiSe } from './HomeDiSe.tsx';
import css from './HomePage.module.css';
import { HomeStudio } from './HomeStudio.tsx';
import { conteggiQuery, homeQuery, sumConteggi } from './home.api.ts';
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
  const { AMM_STU, OP_STU } = tipologiaUtente;
  const isDiStudio = utente.tipologiaUtente === AMM_STU || utente.tipologiaUtente === OP_STU;
  if (isDiStudio) {
    const Sua = readChi(utente) === 'studio' ? HomeStudio : HomeDiSe;
    return <Sua suite={suite} casa={casa.data} />;
  }
  return (
    <div className={css.home}>
      <div className={css.head}>
        <Apertura />
        <AvvisoVerifica />
        {casa.data?.ripresa && <Ripresa ripresa={casa.data.ripresa} />}
      </div>
      <Applicazioni suite={suite} />
      <div className={css.columns}>
        <Recenti />
        <ClientiRecenti />
        <div className={css.stack}>
          <DaVersare />
          {casa.data && <Messaggi noteLette={casa.data.noteLette} />}
        </div>
      </div>
    </div>
  );
}

/** Date, and the sentence of the term that comes next: today as the server says, the term as the calendar has it. */
function Apertura() {
  const { oggi, prossima } = useCalendario();
  return (
    <header className={css.opening}>
      <p className={css.today}>
        {formatGiornoDisteso(new Date(`${oggi}T12:00:00Z`))}
        {prossima && !prossima.verificato && ` · ${messaggiScadenze.daRiscontrare}`}
      </p>
      {prossima && <Termine prossima={prossima} oggi={oggi} />}
      {prossima === null && <h1 className={css.sentence}>{m.nessunTermine}</h1>}
    </header>
  );
}

function Termine({ prossima, oggi }: { prossima: Prossima; oggi: string }) {
  const { adempimento, anno, data, giorni, maggiorazione } = prossima;
  const tipo = tipoDi[adempimento];
  const { data: anni } = useQuery({ ...conteggiQuery, enabled: tipo !== undefined });
  const conteggi = anni && sumConteggi(anni, anno, tipo);
  const nome = [
    messaggiScadenze.adempimenti[adempimento],
    maggiorazione && messaggiScadenze.maggiorazione(formatIt(maggiorazione / 100, { decimali: 2 })),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <h1 className={css.sentence}>
      {makeFraseTermine(
        { giorni, giorno: formatTermine(data, oggi), nome },
        conteggi && conteggi.totale > 0
          ? { chiuse: conteggi.chiuse, aperte: conteggi.totale - conteggi.chiuse }
          : null,
      )}
    </h1>
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
