import { tipologiaUtente } from '@quadra/contract';
import { daysBetween, scadenzaInvio } from '@quadra/values';
import { IconFileText, IconMail, IconSchool, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSessione } from '../../api/contesto.ts';
import { type ContestoSuite, listAree } from '../../api/suite.ts';
import { messaggiHome as m, makeFraseTermine } from '../../messages/home.ts';
import { formatGiornoDisteso } from '../../ui/formato.ts';
import { toGiornoDiRoma } from '../../ui/tempo.ts';
import { useTitoloPagina } from '../../ui/titolo-pagina.ts';
import { ClientiRecenti } from './ClientiRecenti.tsx';
import { CollegamentoApplicazione } from './CollegamentoApplicazione.tsx';
import css from './HomePage.module.css';
import { clientiQuery, conteggiQuery, homeQuery } from './home.api.ts';
import { Messaggi } from './Messaggi.tsx';
import { Recenti } from './Recenti.tsx';
import { Ripresa } from './Ripresa.tsx';
import { Tessere } from './Tessere.tsx';

/** The home: what is left to do this year, the applications by year, where one was working. */
export function HomePage() {
  useTitoloPagina(m.titolo);
  const { utente, configurazione } = useSessione();
  const { annoFiscale } = configurazione;
  const clienti = useQuery(clientiQuery);
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
      <section className={css.section}>
        <h2 className={css.heading}>{m.applicazioni}</h2>
        <Tessere suite={suite} />
        <div className={css.links}>
          <CollegamentoApplicazione
            verso="/anagrafica"
            icona={IconUsers}
            nome={m.anagrafica}
            testo={clienti.data == null ? '' : m.clienti(clienti.data)}
          />
          <CollegamentoApplicazione
            verso="/dichiarazioni"
            icona={IconFileText}
            nome={m.dichiarazioni}
            testo={m.dichiarazioniTesto(annoFiscale)}
          />
          {listAree(suite).map((area) => (
            <CollegamentoApplicazione
              key={area.chiave}
              verso={area.indirizzo}
              icona={IconSchool}
              nome={area.nome}
              testo={m.formazioneTesto}
            />
          ))}
          {utente.tipologiaUtente === tipologiaUtente.AMM_ELMAS && (
            <CollegamentoApplicazione verso="/posta" icona={IconMail} nome={m.posta} testo={m.postaTesto} />
          )}
        </div>
      </section>
      <div className={css.columns}>
        <Recenti />
        <ClientiRecenti />
        {casa.data && <Messaggi noteLette={casa.data.noteLette} />}
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
