import { IconAlertOctagon, IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Collegamento } from '../../../dominio/pagina/Collegamento.tsx';
import { Parte } from '../../../dominio/pagina/Parte.tsx';
import { formatQuantoFa } from '../../../formato/tempo.ts';
import { messaggiCasa as m } from '../../../messages/casa-venditore.ts';
import { classi } from '../../../ui/classi.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Venditore.module.css';
import { fermiQuery } from './venditore.api.ts';
import { INDIRIZZO_FALLITI, INDIRIZZO_POSTA } from './venditore.ts';

/** What is stuck: jobs that failed, mails that no server took. Each count is that of the list it opens. */
export function Fermi() {
  const letta = useQuery(fermiQuery);
  const lavori = letta.data?.lavori;
  const posta = letta.data?.posta;
  const quanti = lavori?.totale ?? 0;
  const ferme = posta?.totale ?? 0;
  const altri = quanti - (lavori?.righe.length ?? 0);
  return (
    <Parte
      titolo={m.fermi}
      di={letta}
      stato={
        quanti > 0 && (
          <Collegamento verso={INDIRIZZO_FALLITI}>
            <Stato tipo="errore" testo={m.bloccati(quanti)} />
          </Collegamento>
        )
      }
      azione={<Collegamento verso="/lavori">{m.lavori}</Collegamento>}
    >
      {quanti + ferme === 0 && <p className={css.vuoto}>{m.nessunFermo}</p>}
      <ul>
        {lavori?.righe.map((riga) => (
          <li key={riga.id} className={css.riga}>
            <span className={css.linea}>
              <span className={classi(css.capo, css.errore)}>
                <Icona di={IconAlertOctagon} size={13} /> <span className={css.tronco}>{riga.titolo}</span>
              </span>
              <span className={css.quando}>{formatQuantoFa(riga.quando, new Date())}</span>
            </span>
            <span className={css.linea}>
              <span className={css.sotto}>
                {[riga.nomeStudio, riga.righe !== null && m.righe(riga.righe)].filter(Boolean).join(', ')}
              </span>
              <Collegamento verso={`/lavori?lavoro=${riga.id}`}>
                {m.vediPerche}
                <span className="hidden"> {riga.titolo}</span>
              </Collegamento>
            </span>
          </li>
        ))}
        {ferme > 0 && (
          <li className={css.riga}>
            <span className={css.linea}>
              <span className={classi(css.capo, css.attenzione)}>
                <Icona di={IconAlertTriangle} size={13} />{' '}
                <span className={css.tronco}>{m.postaTitolo(ferme)}</span>
              </span>
              <span className={css.quando}>{posta?.dal && formatQuantoFa(posta.dal, new Date())}</span>
            </span>
            <span className={css.linea}>
              <span className={css.sotto}>{m.postaTesto}</span>
              <Collegamento verso={INDIRIZZO_POSTA}>
                {m.elenco}
                <span className="hidden"> {m.postaTitolo(ferme)}</span>
              </Collegamento>
            </span>
          </li>
        )}
      </ul>
      {altri > 0 && (
        <p className={css.nota}>
          <Collegamento verso={INDIRIZZO_FALLITI}>{m.altriLavori(altri)}</Collegamento>
        </p>
      )}
    </Parte>
  );
}
