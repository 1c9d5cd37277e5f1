import type { FornitoreIdentita } from '@quadra/contract';
import { IconId, IconIdBadge2, IconUserCircle } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError, toApiError } from '../../../api/errore.ts';
import { FinestraBloccata, FinestraChiusa } from '../../../api/finestra-esterna.ts';
import { enterConIdentita } from '../../../api/identita.api.ts';
import { messaggiIdentita as m } from '../../../messages/identita.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './AccessoIdentita.module.css';
import { MenuFornitori } from './MenuFornitori.tsx';

type Props = {
  fornitori: readonly FornitoreIdentita[];
  onFatto: () => Promise<void>;
  onErrore: (errore: ApiError | null) => void;
};

const makeErrore = (codice: string, testo: string) =>
  new ApiError({ status: 400, codice, testo, campi: [], codiceRichiesta: null, differenze: [] });

/** What went wrong on the way to a provider, as the page shows it. */
function readErrore(causa: unknown): ApiError {
  if (causa instanceof FinestraBloccata) return makeErrore('FINESTRA_BLOCCATA', m.bloccata);
  if (causa instanceof FinestraChiusa) return makeErrore('FINESTRA_CHIUSA', m.annullato);
  return toApiError(causa);
}

const icone = { spid: IconUserCircle, cie: IconId, altro: IconIdBadge2 };
const nomi = { spid: 'SPID', cie: 'CIE' };

/** Enters with an identity of others: one button for each system, with a menu where there is a choice. */
export function AccessoIdentita({ fornitori, onFatto, onErrore }: Props) {
  const [viaggio, setViaggio] = useState<AbortController | null>(null);
  const inCorso = useRef(viaggio);
  inCorso.current = viaggio;
  useEffect(() => () => inCorso.current?.abort(), []);
  const enter = async (fornitore: string) => {
    const nuovo = new AbortController();
    setViaggio(nuovo);
    onErrore(null);
    try {
      await enterConIdentita(fornitore, nuovo.signal);
      await onFatto();
    } catch (causa) {
      onErrore(readErrore(causa));
    }
    setViaggio(null);
  };
  const altri = fornitori.filter(({ sistema }) => sistema === 'altro');
  return (
    <section className={css.section} aria-label={m.oppure}>
      <p className={css.divider}>{m.oppure}</p>
      {viaggio ? (
        <div className={css.waiting}>
          <p role="status">{m.inAttesa}</p>
          <Button onClick={() => viaggio.abort()}>{m.annulla}</Button>
        </div>
      ) : (
        <div className={css.buttons}>
          {(['spid', 'cie'] as const).map((sistema) => (
            <MenuFornitori
              key={sistema}
              nome={nomi[sistema]}
              icona={icone[sistema]}
              fornitori={fornitori.filter((voce) => voce.sistema === sistema)}
              onScelta={enter}
            />
          ))}
          {altri.map(({ id, etichetta }) => (
            <Button key={id} icona={icone.altro} className={css.other} onClick={() => enter(id)}>
              {m.entraCon(etichetta)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
