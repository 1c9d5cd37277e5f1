import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toApiError } from '../../api/errore.ts';
import { messaggiAcquisto as m } from '../../messages/acquisto.ts';
import { notifiche } from '../../ui/notifiche/notifiche.ts';
import { Skeleton } from '../../ui/stati/Skeleton.tsx';
import css from './Acquisto.module.css';
import { Attesa } from './Attesa.tsx';
import { type Avviata, beginAcquisto, type OffertaPagamento, offertaPagamentoQuery } from './acquisto.api.ts';
import { Prenotato } from './Prenotato.tsx';
import { type Scelta, Scelte } from './Scelte.tsx';

type Props = {
  mancano: number;
  /** What waits for the credits, in words; null when nothing does. */
  aspetta: string | null;
  /** The package that was pressed; null: the right one is proposed. */
  pacchetto: string | null;
  onFine: (comprati: boolean) => void;
};

/** The whole purchase in one window: what, how, for whom; then the page of the gateway, or the data of the transfer. */
export function FinestraAcquisto({ mancano, aspetta, pacchetto, onFine }: Props) {
  const cache = useQueryClient();
  const { data: offerta, error, refetch } = useQuery(offertaPagamentoQuery);
  const [avviata, setAvviata] = useState<Avviata | null>(null);
  const [ultima, setUltima] = useState<Scelta | null>(null);
  const [inCorso, setInCorso] = useState(false);
  /** Why the way to pay was refused. */
  const [errore, setErrore] = useState<string | null>(null);
  const chiave = useRef(crypto.randomUUID());

  if (error) return <p role="alert">{toApiError(error).testo}</p>;
  if (!offerta) return <Skeleton righe={6} />;
  const begin = async (scelta: Scelta) => {
    setInCorso(true);
    setErrore(null);
    setUltima(scelta);
    try {
      const nuova = await beginAcquisto(scelta, chiave.current);
      if (nuova.dove === 'pagina') window.open(nuova.indirizzo, '_blank', 'noopener');
      setAvviata(nuova);
    } catch (causa) {
      const { testo, codice, campi, codiceRichiesta } = toApiError(causa);
      const suo = campi.find(({ percorso }) => percorso === 'Metodo');
      setErrore(suo?.messaggio ?? null);
      if (!suo) notifiche.push('error', testo, { codiceRichiesta });
      // What is offered changed meanwhile: it is asked again, and the choice made on what there is.
      if (suo || codice === 'PAGAMENTI_NON_ATTIVI') await refetch();
    } finally {
      setInCorso(false);
    }
  };
  const end = (comprati: boolean) => {
    void cache.invalidateQueries({ queryKey: ['crediti'] });
    onFine(comprati);
  };
  if (avviata?.dove === 'pagina')
    return (
      <Attesa
        id={avviata.id}
        indirizzo={avviata.indirizzo}
        onPagato={() => end(true)}
        onLasciato={() => {
          chiave.current = crypto.randomUUID();
          setAvviata(null);
        }}
      />
    );
  if (avviata) return <Prenotato pagamento={avviata.pagamento} onFine={() => end(false)} />;
  return (
    <div className={css.body}>
      {mancano > 0 && (
        <p>
          <span className={css.missing}>{m.mancano(mancano)}.</span>{' '}
          {aspetta !== null && <span className={css.soft}>{m.aspetta(aspetta)}</span>}
        </p>
      )}
      {offerta.avviso === null ? (
        <Scelte
          offerta={offerta}
          mancano={mancano}
          isInAttesa={aspetta !== null}
          pacchetto={pacchetto}
          ultima={ultima}
          inCorso={inCorso}
          errore={errore}
          onPaga={(scelta) => void begin(scelta)}
          onFatturazione={() => void refetch()}
          onAnnulla={() => onFine(false)}
        />
      ) : (
        <SenzaPagamenti offerta={offerta} />
      )}
    </div>
  );
}

/** Nothing can be paid here: why, and whom to ask. */
const SenzaPagamenti = ({ offerta: { avviso, venditore } }: { offerta: OffertaPagamento }) => (
  <div>
    <p role="alert">{avviso}</p>
    <p>
      {m.contatti} {venditore.nome}
      {venditore.email && (
        <>
          {', '}
          <a href={`mailto:${venditore.email}`}>{venditore.email}</a>
        </>
      )}
      {venditore.telefono && `, ${venditore.telefono}`}
    </p>
  </div>
);
