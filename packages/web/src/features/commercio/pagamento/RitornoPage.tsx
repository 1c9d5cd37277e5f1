import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { abandonPagamento, checkPagamento, type Pagamento } from '../../../dominio/acquisto/acquisto.api.ts';
import { messaggiAcquisto as m } from '../../../messages/acquisto.ts';
import { messaggiDaPagare as md } from '../../../messages/da-pagare.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Pagamento.module.css';

const isAnnullato = (): boolean => new URLSearchParams(window.location.search).get('esito') === 'annullato';

const frasi: Readonly<Record<Pagamento['stato'], (uno: Pagamento) => string>> = {
  Completato: ({ crediti, idRichiesta, motivo }) => {
    if (idRichiesta === null) return m.comprati(crediti);
    return motivo === null ? md.completata : md.doppio;
  },
  Fallito: ({ motivo }) => m.fallito(motivo),
  Annullato: () => m.annullato,
  'In sospeso': () => m.ancora,
};

/** Back from the page of a gateway: what became of it is asked of the gateway, not of the address. */
export function RitornoPage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['pagamento', 'ritorno', id] as const,
    queryFn: () => (isAnnullato() ? abandonPagamento(id) : checkPagamento(id)),
    retry: false,
    staleTime: 0,
  });
  useEffect(() => {
    if (!data) return;
    void cache.invalidateQueries({ queryKey: ['crediti'] });
    void cache.invalidateQueries({ queryKey: ['da-pagare'] });
  }, [data, cache]);
  const isPagato = data?.stato === 'Completato';
  const richiesta = data?.idRichiesta ?? null;
  return (
    <>
      <BarraTitolo titolo={m.ritorno} />
      <div className={css.page}>
        {!data && !error && <Skeleton righe={2} />}
        {error && <p role="alert">{toApiError(error).testo}</p>}
        {data && (
          <p role="status">
            <Stato tipo={isPagato ? 'fatto' : 'attenzione'} testo={data.stato} /> {frasi[data.stato](data)}
          </p>
        )}
        {richiesta ? (
          <Button
            aspetto={isPagato ? 'primary' : 'secondary'}
            onClick={() => void navigate({ to: '/da-pagare/$id', params: { id: richiesta } })}
          >
            {isPagato ? md.alDocumento : md.riprova}
          </Button>
        ) : (
          <>
            <p className={css.soft}>{m.ritornoChiudi}</p>
            <Button onClick={() => void navigate({ to: '/pacchetti' })}>{m.aiPacchetti}</Button>
          </>
        )}
      </div>
    </>
  );
}
