import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { formatDataOra } from '../../../../formato/formato.ts';
import { messaggiMessaggio as m } from '../../../../messages/messaggio.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra } from '../../../../ui/finestre/Finestra.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import css from './ElencoMessaggi.module.css';
import { FinestraMessaggio } from './FinestraMessaggio.tsx';
import { type Messaggio, messaggiQuery } from './messaggi.api.ts';
import { StatoMessaggio } from './StatoMessaggio.tsx';
import { useInvio, useRilettura } from './useMessaggi.ts';

/** The messages of the open declaration, in a window beside the work: received and sent, each with whether it was read. */
export function ElencoMessaggi({ onChiusa }: { onChiusa: () => void }) {
  const { dichiarazione: d } = useApertura();
  return (
    <Finestra titolo={m.titolo} icona={IconMail} misura="widget" onChiusa={onChiusa}>
      <Sezione titolo={m.ricevuti} vuota={m.nessunRicevuto} filtro={{ IdDestinatario: d.id }} />
      <Sezione titolo={m.inviati} vuota={m.nessunInviato} filtro={{ IdMittente: d.id }} />
    </Finestra>
  );
}

type PropsSezione = { titolo: string; vuota: string; filtro: Parameters<typeof messaggiQuery>[1] };

function Sezione({ titolo, vuota, filtro }: PropsSezione) {
  const { dichiarazione: d } = useApertura();
  const { data, error } = useQuery(messaggiQuery(d.anno, filtro));
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  if (!data) return null;
  return (
    <section>
      <h3 className={css.title}>{titolo}</h3>
      {data.totale === 0 && <p className={css.soft}>{vuota}</p>}
      <ul>
        {data.righe.map((messaggio) => (
          <li key={messaggio.id} className={css.message}>
            <Riga messaggio={messaggio} />
          </li>
        ))}
      </ul>
      {data.totale > data.righe.length && <p className={css.soft}>{m.soloUltimi(data.righe.length)}</p>}
    </section>
  );
}

function Riga({ messaggio }: { messaggio: Messaggio }) {
  const { dichiarazione: d } = useApertura();
  const { readElenchi } = useRilettura();
  const [esito, setEsito] = useState<string | null>(null);
  const [aperto, setAperto] = useState(false);
  const isInviato = messaggio.idMittente === d.id;
  // Sent again from here: the list says what became of it, and nothing else moves.
  const { invia, inCorso, errore } = useInvio((messaggioInviato) => {
    setEsito(messaggioInviato);
    void readElenchi();
  });
  const { lettoIl, lettoDa, stato } = messaggio;
  return (
    <>
      <p className={css.who}>
        <span className={css.name}>{isInviato ? messaggio.destinatario : messaggio.mittente}</span>
        <span className="figures">{formatDataOra(messaggio.inviatoIl)}</span>
      </p>
      <p className={css.soft}>
        <span className="figures">
          {messaggio.righi.join(', ')} → {messaggio.quadro}
        </span>{' '}
        <StatoMessaggio messaggio={messaggio} />
      </p>
      <p className={css.soft}>
        {lettoIl === null ? m.daLeggere : m.letto(lettoDa ?? '', formatDataOra(lettoIl))}
      </p>
      {errore && <RiquadroErrore titolo={m.nonRiuscito} testo={errore.testo} />}
      {esito !== null && <p role="status">{esito}</p>}
      <p className={css.acts}>
        {!isInviato && <Button onClick={() => setAperto(true)}>{m.vedi}</Button>}
        {isInviato && messaggio.superato && stato !== 'Sostituito' && (
          <Button inCorso={inCorso} onClick={() => invia(messaggio.righi)}>
            {m.inviaDiNuovo}
          </Button>
        )}
      </p>
      {aperto && <FinestraMessaggio messaggio={messaggio} onChiusa={() => setAperto(false)} />}
    </>
  );
}
