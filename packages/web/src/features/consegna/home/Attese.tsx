import type { GenereAttesa } from '@quadra/contract';
import {
  type Icon,
  IconAlertOctagon,
  IconAlertTriangle,
  IconGitBranch,
  IconMessageReply,
  IconPaperclip,
  IconSignature,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { formatQuantoFa } from '../../../formato/tempo.ts';
import { messaggiStagione as m } from '../../../messages/stagione.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Attese.module.css';
import home from './HomePage.module.css';
import { scadenzeQuery } from './home.api.ts';
import { atteseQuery } from './stagione.ts';

const ICONE: Record<GenereAttesa, Icon> = {
  Scarto: IconAlertOctagon,
  Conflitto: IconGitBranch,
  Messaggio: IconMessageReply,
  Risposta: IconMessageReply,
  Documento: IconPaperclip,
  Firma: IconSignature,
};
/** Those that are seen at once. */
const VISTE = 6;

/** What waits for who enters: what blocks first, then from the oldest; each leads where it is done. */
export function Attese() {
  const { data, isError, refetch } = useQuery(atteseQuery);
  const arretrati = useQuery(scadenzeQuery).data?.arretrati;
  const [tutte, setTutte] = useState(false);
  const scaduti = arretrati && arretrati.clienti > 0 ? arretrati : null;
  return (
    <section>
      <div className={home.recentHead}>
        <h2 className={home.heading}>{m.attese}</h2>
        {data && data.bloccano > 0 && (
          <span className={css.blocca}>
            <Stato tipo="errore" testo={m.bloccano(data.bloccano)} />
          </span>
        )}
        {data && data.righe.length > VISTE && (
          <Button
            aspetto="quiet"
            className={css.tutte}
            aria-expanded={tutte}
            onClick={() => setTutte(!tutte)}
          >
            {tutte ? m.meno : m.tutte(data.totale)}
          </Button>
        )}
      </div>
      {isError && (
        <p className={home.none}>
          {m.nonCaricato} <Button onClick={() => refetch()}>{m.riprova}</Button>
        </p>
      )}
      {data?.righe.length === 0 && !scaduti && <p className={home.none}>{m.nessunaAttesa}</p>}
      <ul>
        {scaduti && (
          <li className={css.riga}>
            <span className={classi(css.genere, css.Conflitto)}>
              <Icona di={IconAlertTriangle} size={13} /> {m.scaduto}
            </span>
            <span className={css.testo}>{m.scaduti(scaduti.clienti, formatImporto(scaduti.importo))}</span>
            <span />
            <Collegamento verso="/pianificatore">{m.pianifica}</Collegamento>
          </li>
        )}
        {data?.righe.slice(0, tutte ? undefined : VISTE - (scaduti ? 1 : 0)).map((riga) => (
          <li key={`${riga.percorso} ${riga.quando} ${riga.nome}`} className={css.riga}>
            <span className={classi(css.genere, css[riga.genere])}>
              <Icona di={ICONE[riga.genere]} size={13} /> {riga.genere}
            </span>
            <span className={css.testo} title={`${riga.nome}, ${riga.testo}`}>
              <strong>{riga.nome}</strong> {riga.testo}
            </span>
            <span className={classi(css.quando, 'figures')}>{formatQuantoFa(riga.quando, new Date())}</span>
            <Collegamento verso={riga.percorso}>
              {m.verbo(riga.genere)}
              <span className="hidden"> {riga.nome}</span>
            </Collegamento>
          </li>
        ))}
      </ul>
      {tutte && data && data.totale > data.righe.length && (
        <p className={home.none}>{m.lePrime(data.righe.length, data.totale)}</p>
      )}
    </section>
  );
}
