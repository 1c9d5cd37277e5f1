import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { FinestraBloccata, FinestraChiusa } from '../../../api/finestra-esterna.ts';
import { linkIdentita, unlinkIdentita } from '../../../api/identita.api.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiAccount } from '../../../messages/account.ts';
import { messaggiIdentita as m } from '../../../messages/identita.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './PannelloAccount.module.css';

function tellErrore(causa: unknown): void {
  if (causa instanceof FinestraBloccata) return void notifiche.push('warning', m.bloccata);
  if (causa instanceof FinestraChiusa) return void notifiche.push('warning', m.annullato);
  const { codice, testo, codiceRichiesta } = toApiError(causa);
  // Who leaves the question of who is there has done nothing.
  if (codice !== 'CONFERMA_RICHIESTA') notifiche.push('error', testo, { codiceRichiesta });
}

/** Links or unlinks the identity of others, and reads the user again. */
function useCollegamento() {
  const router = useRouter();
  const [viaggio, setViaggio] = useState<AbortController | null>(null);
  const inCorso = useRef(viaggio);
  inCorso.current = viaggio;
  useEffect(() => () => inCorso.current?.abort(), []);
  const run = async (atto: (segnale: AbortSignal) => Promise<void>, fatto: string) => {
    const nuovo = new AbortController();
    setViaggio(nuovo);
    try {
      await atto(nuovo.signal);
      notifiche.push('success', fatto);
      await router.invalidate();
    } catch (causa) {
      tellErrore(causa);
    }
    setViaggio(null);
  };
  return { viaggio, run };
}

/** The identity of others with which one may enter: what it is when there is one, else how to link one. */
export function CollegamentoIdentita() {
  const { utente, configurazione } = useSessione();
  const { viaggio, run } = useCollegamento();
  const { myProviderAccount: collegata } = utente;
  const unlink = async () => {
    const isSicuro = await askConferma({ titolo: m.scollegaDomanda, testo: m.scollegaTesto, pericolo: true });
    if (isSicuro) await run(unlinkIdentita, m.scollegata);
  };
  if (collegata) {
    return (
      <div className={css.form}>
        <p>{messaggiAccount.giaCollegato}</p>
        <p className={css.hint}>
          {collegata.provider}. {m.dal(formatDataOra(collegata.linkedAt))}
        </p>
        <Button inCorso={viaggio !== null} onClick={unlink}>
          {m.scollega}
        </Button>
      </div>
    );
  }
  if (configurazione.identita.length === 0) return <p className={css.hint}>{m.nessunFornitore}</p>;
  return (
    <div className={css.form}>
      <p className={css.hint}>{viaggio ? m.inAttesa : m.collegaTesto}</p>
      {viaggio ? (
        <Button onClick={() => viaggio.abort()}>{m.annulla}</Button>
      ) : (
        configurazione.identita.map(({ id, etichetta }) => (
          <Button key={id} onClick={() => run((segnale) => linkIdentita(id, segnale), m.collegata)}>
            {m.collega(etichetta)}
          </Button>
        ))
      )}
    </div>
  );
}
