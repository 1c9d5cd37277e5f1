import { useQuery } from '@tanstack/react-query';
import { StatoPromessa } from '../../../dominio/assistenza/promessa.tsx';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { Parte } from '../../../dominio/pagina/Parte.tsx';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import css from './Venditore.module.css';
import { ticketQuery } from './venditore.api.ts';

/** Who waits for an answer, what is late before, with the hour that was promised. */
export function TicketInCoda() {
  const letta = useQuery(ticketQuery);
  const { data } = letta;
  const totale = data?.totale ?? 0;
  return (
    <Parte
      titolo={m.ticket}
      di={letta}
      azione={
        <Collegamento verso="/help-desk">{totale > 0 ? m.tuttiTicket(totale) : m.helpDesk}</Collegamento>
      }
    >
      {totale === 0 && <p className={css.vuoto}>{m.nessunTicket}</p>}
      <ul>
        {data?.righe.map((ticket) => (
          <li key={ticket.id} className={css.riga}>
            <span className={css.linea}>
              <strong className={css.tronco} title={ticket.nomeStudio}>
                {ticket.nomeStudio}
              </strong>
              <Collegamento verso={`/help-desk?ticket=${ticket.id}`}>
                {m.rispondi}
                <span className="hidden"> a {ticket.nomeStudio}</span>
              </Collegamento>
            </span>
            <span className={css.linea}>
              <span className={css.sotto} title={ticket.oggetto}>
                {ticket.oggetto}
              </span>
              <span className={css.quando}>
                <StatoPromessa ticket={ticket} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Parte>
  );
}
