import { tipologiaUtente } from '@quadra/contract';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import type { ContestoSuite } from '../../../api/suite.ts';
import { writeMomento } from '../../../dominio/assistenza/promessa.tsx';
import { useCalendario } from '../../../dominio/calendario/calendario.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatGiornoDisteso } from '../../../formato/formato.ts';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { ApplicazioniInRiga } from './ApplicazioniInRiga.tsx';
import { AvvisoVerifica } from './AvvisoVerifica.tsx';
import { askRicariche } from './ask-ricariche.tsx';
import { Fermi } from './Fermi.tsx';
import home from './HomePage.module.css';
import type { Home } from './home.api.ts';
import { MeseVenditore } from './MeseVenditore.tsx';
import { MesiVenditore } from './MesiVenditore.tsx';
import { Messaggi } from './Messaggi.tsx';
import { StudiInEsaurimento } from './StudiInEsaurimento.tsx';
import { TicketInCoda } from './TicketInCoda.tsx';
import css from './Venditore.module.css';
import { canProporre, fermiQuery, studiQuery, ticketQuery } from './venditore.api.ts';
import { computeApertura } from './venditore.ts';

/** The home of who sells: whom to call, what is stuck, how the month goes. No datum of a client of a studio is in it. */
export function HomeVenditore({ suite, casa }: { suite: ContestoSuite; casa: Home | undefined }) {
  const { utente } = useSessione();
  const cache = useQueryClient();
  const { run, inCorso } = useAtto();
  const propose = () => void run(() => askRicariche(cache));
  return (
    <div className={home.home}>
      <Testata onProponi={propose} inCorso={inCorso} />
      <AvvisoVerifica />
      <div className={css.sopra}>
        <StudiInEsaurimento onProponi={canProporre(utente) ? propose : null} />
        <Fermi />
        <TicketInCoda />
      </div>
      <MeseVenditore />
      <MesiVenditore />
      <div className={css.fondo}>
        <ApplicazioniInRiga suite={suite} />
        {casa && <Messaggi noteLette={casa.noteLette} />}
      </div>
    </div>
  );
}

/** Today, the sentence of what comes first, and the button that does it. */
function Testata({ onProponi, inCorso }: { onProponi: () => void; inCorso: boolean }) {
  const { history } = useRouter();
  const { utente } = useSessione();
  const { oggi } = useCalendario();
  const [studi, fermi, ticket] = [useQuery(studiQuery), useQuery(fermiQuery), useQuery(ticketQuery)];
  const isPronta = !studi.isPending && !fermi.isPending && !ticket.isPending;
  const adesso = new Date();
  const { frase, passo } = computeApertura(
    // What is on the page of a call that failed since is not known to be so any more.
    {
      studi: studi.isError ? undefined : studi.data,
      fermi: fermi.isError ? undefined : fermi.data,
      ticket: ticket.isError ? undefined : ticket.data?.righe,
    },
    { propone: canProporre(utente), writeQuando: (iso) => writeMomento(iso, adesso) },
  );
  const crea = utente.tipologiaUtente !== tipologiaUtente.CON_ELMAS;
  return (
    <div className={home.head}>
      <header>
        <p className={home.today}>{formatGiornoDisteso(new Date(`${oggi}T12:00:00Z`))}</p>
        {isPronta && <h1 className={home.sentence}>{frase}</h1>}
      </header>
      <div className={home.acts}>
        {crea && (
          <Button icona={IconPlus} onClick={() => history.push('/studi/nuovo')}>
            {m.nuovoStudio}
          </Button>
        )}
        {isPronta && passo?.fa === 'proponi' && (
          <Button aspetto="primary" icona={IconSend} inCorso={inCorso} onClick={onProponi}>
            {m.proponi(passo.quanti)}
          </Button>
        )}
        {isPronta && passo?.fa === 'va' && (
          <Button aspetto="primary" onClick={() => history.push(passo.verso)}>
            {passo.nome}
          </Button>
        )}
      </div>
    </div>
  );
}
